"""Hands by direct message: one message that asks for each person awaited."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec

from db.records import MessageRecord, PersonRecord, SeatRecord
from host.tables import telling
from host.tables.loaded import LoadedTable
from host.tables.tables import Tables

from . import hand_card
from .card import Card
from .messages import Messages
from .panels_seen import PanelsSeen
from .parts import Work
from .pictures import AHEAD, SHOWN, Pictures
from .refusals import DoorClosed, PlaceGone

log = logging.getLogger(__name__)
#: Panels of an earlier moment that are taken away with one showing, at most.
_AT_ONCE = 5
#: Finds the message of a table's board.
Link = Callable[[], Awaitable[int | None]]


def by_dm(person: PersonRecord) -> bool:
    """Whether a hand goes to this person by direct message."""
    return person.hand in ("dm", "both") and not person.dms_closed


def rings_by_board(person: PersonRecord) -> bool:
    """Whether the board's mention rings for this person: a direct message rings already."""
    return person.pings and (person.hand != "dm" or person.dms_closed)


def _waits_on(record: MessageRecord, since: dict[int, int]) -> bool:
    """Whether what a hand asks still waits for an answer, if by now in other words."""
    return record.ask is not None and record.seat in since and record.ask >= since[record.seat]


def _others(records: list[MessageRecord], panel: MessageRecord | None) -> list[MessageRecord]:
    return [record for record in records if panel is None or record.id != panel.id]


class Hands:
    """The part of the publisher about hands."""

    def __init__(self, tables: Tables, messages: Messages, pictures: Pictures, seen: PanelsSeen) -> None:
        self.tables, self.messages, self.pictures, self.seen = tables, messages, pictures, seen
        self.store = tables.store
        self._tried: dict[tuple[str, int], int] = {}
        """By table and seat: since which row was asked what a hand was tried to be sent for."""
        self._given_up: dict[tuple[str, int], int] = {}
        """The same of those that no direct message reaches."""
        self._stuck: set[int] = set()
        """Records of panels that Discord has neither changed nor taken away: it is asked once."""
        self._astray: set[int] = set()
        """Records of panels that may lead to a board that is gone."""

    def reached(self, loaded: LoadedTable, people: dict[int, PersonRecord]) -> dict[int, PersonRecord]:
        """People (by user id) as the board should call them: whose hand was given up takes no direct messages
        for this question."""
        found = dict(people)
        since = loaded.opened().since
        for seat in loaded.awaited_people():
            if seat.user is not None and self._given_up.get((loaded.id, seat.seat)) == since[seat.seat]:
                found[seat.user] = msgspec.structs.replace(found[seat.user], dms_closed=True)
        return found

    def give_up(self, table: str, seat: int) -> bool:
        """A hand cannot be sent: no more is tried for this question. Whether one was tried."""
        since = self._tried.pop((table, seat), None)
        if since is not None:
            self._given_up[table, seat] = since
        return since is not None

    async def stray(self, table: str) -> None:
        """A board of a table is gone: with the next showing no hand leads to it."""
        self._astray |= {record.id for record in await self.messages.of(table) if record.kind == "hand"}

    async def works(
        self, loaded: LoadedTable, known: list[MessageRecord], *, people: dict[int, PersonRecord], board: Link
    ) -> dict[str, Work]:
        """What brings hands to what the table asks, by part: one for each seat. ``known``: all hands of the
        table; ``people`` by user id; ``board`` finds the board's message."""
        last = await self.store.rows(loaded.id, loaded.record.last_row - 1)
        acted = last[-1].seat if last and last[-1].by == "person" else None
        works: dict[str, Work] = {}
        for seat in loaded.seats:
            here = [record for record in known if record.seat == seat.seat]
            awaited = seat.user is not None and seat.seat in loaded.awaited
            if here or awaited:
                person = people[seat.user] if awaited and seat.user is not None else None
                works[f"hand {seat.seat}"] = partial(
                    self._show, loaded, seat, here, person=person, board=board, acted=acted == seat.seat
                )
        return works

    async def _show(
        self,
        loaded: LoadedTable,
        seat: SeatRecord,
        records: list[MessageRecord],
        *,
        person: PersonRecord | None,
        board: Link,
        acted: bool,
    ) -> None:
        """Bring one seat's hand to what the table asks; ``person`` is who is awaited there, if anybody.
        ``acted``: the last answer came from there."""
        found = await self.messages.found(records)
        mine = [record for record in found if record.user == seat.user]
        ids, since = loaded.opened().ids, loaded.opened().since
        ask = ids[seat.seat] if loaded.ask(seat.seat) is not None else None
        panel: MessageRecord | None = None
        if ask is not None:
            panel = await self._asking(loaded, mine, ask, acted=acted, board=board)
        if panel is None and person is not None and ask is not None:
            if by_dm(person) and not self.seen.sees(seat, since[seat.seat]):
                panel = await self._ring(loaded, seat, person=person, board=await board())
            else:
                # Drawn ahead, so that My hand shows it at once.
                drawing = self.pictures.hand(loaded, seat.seat, AHEAD)
                self.tables.background.run(drawing, f"hand at {loaded.id}")
        if panel is None and mine:
            panel = mine[-1]
            await self._rest(loaded, panel, board)
        await self._clear(loaded, seat, _others(found, panel))

    async def _asking(
        self, loaded: LoadedTable, mine: list[MessageRecord], ask: int, *, acted: bool, board: Link
    ) -> MessageRecord | None:
        """Of a person's hands, oldest first, the one that asks what is asked, brought up to date if need be;
        None if none can."""
        since = loaded.opened().since
        live = [record for record in reversed(mine) if record.live]
        for record in sorted(live, key=lambda record: record.ask != ask):
            if record.ask == ask and record.digest != "" and record.id not in self._astray:
                return record
            # A digest that is empty: it was answered in place, before its picture was drawn.
            if record.ask == ask or acted or _waits_on(record, since):
                found = await self._refresh(loaded, record, await board())
                if found is not None:
                    return found
        return None

    async def lacking(self, loaded: LoadedTable) -> bool:
        """Whether somebody awaited has no hand message that asks: a crash came before it was sent."""
        if loaded.record.status != "playing":
            return False
        live, since = await self.messages.live_hands(loaded.id), loaded.opened().since
        stand = {(m.seat, m.user) for m in live if m.message is not None and _waits_on(m, since)}
        for seat in loaded.awaited_people():
            assert seat.user is not None
            if (seat.seat, seat.user) not in stand and by_dm(await self.store.person(seat.user)):
                return True
        return False

    def closing(self, loaded: LoadedTable, known: list[MessageRecord]) -> dict[str, Work]:
        """What all hands become where the table does not go on, for now or for good, by part. ``known``: all
        hands of the table."""
        works: dict[str, Work] = {}
        for seat in loaded.seats:
            here = [record for record in known if record.seat == seat.seat]
            if loaded.record.status == "finished":
                works[f"hand {seat.seat}"] = partial(self._end, loaded, seat, here)
            elif here:
                works[f"hand {seat.seat}"] = partial(self._halt, loaded, seat, here)
        return works

    async def _halt(self, loaded: LoadedTable, seat: SeatRecord, records: list[MessageRecord]) -> None:
        """The table stands still: panels that ask say so; if it was ended, those that wait as well."""
        found = await self.messages.found(records)
        ended = loaded.record.status == "void"
        for record in found:
            if record.live or (ended and record is found[-1] and record.id not in self._stuck):
                await self._leave(loaded, seat, record, loaded.record.status)

    async def _end(self, loaded: LoadedTable, seat: SeatRecord, records: list[MessageRecord]) -> None:
        """The game is over: a person's panel tells how; whoever has none gets one, and no phone rings."""
        found = await self.messages.found(records)
        panel = next((record for record in reversed(found) if record.user == seat.user), None)
        if seat.user is not None:
            person, row = await self.store.person(seat.user), loaded.record.last_row
            told = panel is not None and not panel.live and panel.row >= row and panel.digest != ""
            if panel is not None and not told and panel.id not in self._stuck:
                card = await self._card(loaded, seat.seat, person=person, board=None)
                told = await self._change(seat, panel, card, row=row)
            if not told and by_dm(person) and (panel is None or panel.id in self._stuck):
                panel = await self._send(loaded, seat, person=person, board=None, quiet=True, live=False)
        await self._clear(loaded, seat, _others(found, panel))

    async def _ring(
        self, loaded: LoadedTable, seat: SeatRecord, *, person: PersonRecord, board: int | None
    ) -> MessageRecord | None:
        """Send a hand that asks. None: the door was found closed, and the board rings instead."""
        self._tried[loaded.id, seat.seat] = loaded.opened().since[seat.seat]
        ask = loaded.opened().ids[seat.seat]
        sent = await self._send(loaded, seat, person=person, board=board, quiet=not person.pings, ask=ask)
        self._tried.pop((loaded.id, seat.seat), None)
        self._given_up.pop((loaded.id, seat.seat), None)
        return sent

    async def _send(
        self, loaded: LoadedTable, seat: SeatRecord, *, person: PersonRecord, board: int | None, **shows: Any
    ) -> MessageRecord | None:
        """Send a person's panel. A door found closed is noted: then it is None."""
        try:
            channel = await self.messages.door(person.user)
            card = await self._card(loaded, seat.seat, person=person, board=board)
            return await self.messages.send(
                loaded, "hand", card, channel=channel, seat=seat.seat, user=person.user, **shows
            )
        except DoorClosed:
            log.info("table %s: %d takes no direct messages", loaded.id, person.user)
            known = await self.store.person(person.user)
            await self.store.put_person(msgspec.structs.replace(known, dms_closed=True))
            self.tables.changed(loaded.id)
            return None

    async def _card(self, loaded: LoadedTable, seat: int, *, person: PersonRecord, board: int | None) -> Card:
        """A seat's panel: what it is asked, or how the game has ended."""
        sheets = await self.pictures.panel(loaded, seat, SHOWN)
        locale, holder = person.locale or None, loaded.seats[seat]
        if loaded.record.status == "finished":
            note = await telling.outcome(self.tables, loaded, holder, locale)
            return hand_card.final(loaded, seat, sheets, note, board=board, locale=locale)
        ask = loaded.opened().ids[seat]
        note, advice = self.seen.noted(holder, ask), self.seen.advised(holder, ask)
        if not note:
            note = await telling.news(self.tables, loaded, holder, locale)
        return hand_card.hand(loaded, seat, sheets, note=note, advice=advice, locale=locale, board=board)

    async def _refresh(
        self, loaded: LoadedTable, record: MessageRecord, board: int | None
    ) -> MessageRecord | None:
        """Show what is asked now in a message that is there already: nothing rings."""
        person = await self.store.person(record.user or 0)
        card = await self._card(loaded, record.seat, person=person, board=board)
        ask, row = loaded.opened().ids[record.seat], loaded.record.last_row
        try:
            changed = await self.messages.edit(record, card, ask=ask, row=row)
        except (DoorClosed, PlaceGone):
            return None
        self._astray.discard(record.id)
        return changed

    async def _rest(self, loaded: LoadedTable, record: MessageRecord, board: Link) -> None:
        """A panel in which nothing is asked tells what overtook it (a clock, what others did), or what
        followed the answer given in it, once computers have done; and it leads to a board that is there."""
        if not record.live and (record.id in self._stuck or loaded.awaited_computers()):
            return
        if not (record.live or record.id in self._astray or await self._followed(loaded, record)):
            return
        person, holder = await self.store.person(record.user or 0), loaded.seats[record.seat]
        locale, row = person.locale or None, loaded.record.last_row
        note = await telling.outcome(self.tables, loaded, holder, locale)
        card = hand_card.resting(loaded, record.seat, note, board=await board(), locale=locale)
        await self._change(holder, record, card, row=row)
        self._astray.discard(record.id)

    async def _followed(self, loaded: LoadedTable, record: MessageRecord) -> bool:
        """Whether computers have answered since, or clocks, and nobody else: what people do is told when the
        next question comes."""
        if loaded.record.last_row <= record.row:
            return False
        return all(row.by != "person" for row in await self.store.rows(loaded.id, record.row))

    async def _clear(self, loaded: LoadedTable, seat: SeatRecord, behind: list[MessageRecord]) -> None:
        """Take away the panels before the one that stands, the newest first; those of people who do not sit
        there any more stay, and say so."""
        again = [record for record in reversed(behind) if record.id not in self._stuck]
        for record in [record for record in again if record.user == seat.user][:_AT_ONCE]:
            if await self.messages.delete(record):
                self._unseen(seat, record)
            else:
                await self._leave(loaded, seat, record, "newer")
                self._stuck.add(record.id)
        for record in [record for record in again if record.user != seat.user][:_AT_ONCE]:
            await self._leave(loaded, seat, record, "seat")

    async def _leave(self, loaded: LoadedTable, seat: SeatRecord, record: MessageRecord, why: str) -> None:
        """Let a panel say in a line that it is over."""
        person = await self.store.person(record.user or 0)
        card = hand_card.left(loaded, why, locale=person.locale or None)
        await self._change(seat, record, card)

    async def _change(self, seat: SeatRecord, record: MessageRecord, card: Card, **shows: Any) -> bool:
        """Change a panel that asks nothing any more; False if it cannot be changed."""
        try:
            changed = await self.messages.edit(record, card, live=False, **shows)
        except (DoorClosed, PlaceGone):
            changed = None
        if record.live:
            self._unseen(seat, record)
        if changed is None:
            self._stuck.add(record.id)
            await self.messages.forget(record)
        return changed is not None

    def _unseen(self, seat: SeatRecord, record: MessageRecord) -> None:
        """Who had looked at this very question meanwhile must not be taken to see it still."""
        if seat.user == record.user:
            self.seen.closed(seat, record.ask)
