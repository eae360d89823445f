"""Hands by direct message: one message that asks for each person awaited."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from functools import partial

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


class Hands:
    """The part of the publisher about hands."""

    def __init__(self, tables: Tables, messages: Messages, pictures: Pictures, seen: PanelsSeen) -> None:
        self.tables, self.messages, self.pictures, self.seen = tables, messages, pictures, seen
        self.store = tables.store
        self._tried: dict[tuple[str, int], int] = {}
        """By table and seat: since which row was asked what a hand was tried to be sent for."""
        self._given_up: dict[tuple[str, int], int] = {}
        """The same of those that no direct message reaches."""

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

    async def works(
        self, loaded: LoadedTable, live: list[MessageRecord], *, people: dict[int, PersonRecord], board: Link
    ) -> dict[str, Work]:
        """What brings hands to what the table asks, by part: one for each seat. ``people`` by user id;
        ``board`` finds the board's message."""
        last = await self.store.rows(loaded.id, loaded.record.last_row - 1)
        acted = last[-1].seat if last and last[-1].by == "person" else None
        works: dict[str, Work] = {}
        for seat in loaded.seats:
            mine = [record for record in live if record.seat == seat.seat]
            awaited = seat.user is not None and seat.seat in loaded.awaited
            if mine or awaited:
                person = people[seat.user] if awaited and seat.user is not None else None
                works[f"hand {seat.seat}"] = partial(
                    self._show, loaded, seat, mine, person=person, board=board, acted=acted == seat.seat
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
        ask = loaded.opened().ids[seat.seat] if loaded.ask(seat.seat) is not None else None
        since = loaded.opened().since
        stand: MessageRecord | None = None
        behind: list[MessageRecord] = []
        for record in await self.messages.found(records):
            found: MessageRecord | None = None
            if ask is not None and seat.user == record.user:
                if record.ask == ask:
                    found = record
                elif acted or _waits_on(record, since):
                    found = await self._refresh(loaded, record, await board())
            if found is not None:
                stand = found
            else:
                behind.append(record)
        if stand is None and person is not None and ask is not None:
            if by_dm(person) and not self.seen.sees(seat, since[seat.seat]):
                stand = await self._ring(loaded, seat, person=person, board=await board())
            else:
                # Drawn ahead, so that My hand shows it at once.
                drawing = self.pictures.hand(loaded, seat.seat, AHEAD)
                self.tables.background.run(drawing, f"hand at {loaded.id}")
        elif stand is not None and stand.digest == "":
            # Answered in place, before its picture was drawn.
            await self._refresh(loaded, stand, await board())
        for record in behind:
            mine = stand is not None and record.user == seat.user
            if not mine or not await self.messages.delete(record):
                await self._close(loaded, record, await board())

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

    def closing(self, loaded: LoadedTable, live: list[MessageRecord]) -> dict[str, Work]:
        """What takes the buttons off all hands, by part: the table does not go on, for now or for good."""
        works: dict[str, Work] = {}
        for seat in {record.seat for record in live}:
            mine = [record for record in live if record.seat == seat]
            works[f"hand {seat}"] = partial(self._close_all, loaded, mine)
        return works

    async def _close_all(self, loaded: LoadedTable, records: list[MessageRecord]) -> None:
        for record in await self.messages.found(records):
            await self._close(loaded, record, None)

    async def _ring(
        self, loaded: LoadedTable, seat: SeatRecord, *, person: PersonRecord, board: int | None
    ) -> MessageRecord | None:
        """Send a hand, the one living panel: earlier ones go. None: the door was found closed, and the board
        rings instead."""
        sent: MessageRecord | None = None
        self._tried[loaded.id, seat.seat] = loaded.opened().since[seat.seat]
        try:
            channel = await self.messages.door(person.user)
            card = await self._card(loaded, seat.seat, person=person, board=board)
            sent = await self.messages.send(
                loaded,
                "hand",
                card,
                channel=channel,
                quiet=not person.pings,
                seat=seat.seat,
                user=person.user,
                ask=loaded.opened().ids[seat.seat],
            )
        except DoorClosed:
            log.info("table %s: %d takes no direct messages", loaded.id, person.user)
            known = await self.store.person(person.user)
            await self.store.put_person(msgspec.structs.replace(known, dms_closed=True))
            self.tables.changed(loaded.id)
        self._tried.pop((loaded.id, seat.seat), None)
        self._given_up.pop((loaded.id, seat.seat), None)
        if sent is not None:
            for record in await self.store.messages(loaded.id, live=False, kind="hand"):
                if record.user == seat.user:
                    await self.messages.delete(record)
        return sent

    async def _card(self, loaded: LoadedTable, seat: int, *, person: PersonRecord, board: int | None) -> Card:
        picture = await self.pictures.hand(loaded, seat, SHOWN)
        locale = person.locale or None
        note = self.seen.noted(loaded.seats[seat], loaded.opened().ids[seat])
        if not note:
            note = await telling.news(self.tables, loaded, loaded.seats[seat], locale)
        return hand_card.hand(loaded, seat, picture, note=note, locale=locale, board=board)

    async def _refresh(
        self, loaded: LoadedTable, record: MessageRecord, board: int | None
    ) -> MessageRecord | None:
        """Show what is asked now in a message that is there already: nothing rings."""
        person = await self.store.person(record.user or 0)
        card = await self._card(loaded, record.seat, person=person, board=board)
        ask, row = loaded.opened().ids[record.seat], loaded.record.last_row
        try:
            return await self.messages.edit(record, card, ask=ask, row=row)
        except (DoorClosed, PlaceGone):
            return None

    async def _close(self, loaded: LoadedTable, record: MessageRecord, board: int | None) -> None:
        person = await self.store.person(record.user or 0)
        locale, holder = person.locale or None, loaded.seats[record.seat]
        note = ""
        if loaded.record.status == "playing" and holder.user == record.user:
            # What has overtaken it: a clock, or what others did.
            note = await telling.news(self.tables, loaded, holder, locale)
        card = hand_card.closed(loaded, note, board=board, locale=locale)
        try:
            changed = await self.messages.edit(record, card, live=False)
        except (DoorClosed, PlaceGone):
            changed = None
        if holder.user == record.user:
            # Who had looked at this very question meanwhile must not be taken to see it still.
            self.seen.closed(holder, record.ask)
        if changed is None:
            await self.messages.forget(record)
