"""Hands by direct message: one message that asks for each person awaited."""

from __future__ import annotations

import logging

import msgspec

from db.records import MessageRecord, PersonRecord, SeatRecord
from host.tables.loaded import LoadedTable
from host.tables.tables import Tables

from . import hand_card
from .card import Card
from .messages import Messages
from .panels_seen import PanelsSeen
from .pictures import AHEAD, SHOWN, Pictures
from .refusals import DoorClosed, PlaceGone

log = logging.getLogger(__name__)


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

    async def show(
        self,
        loaded: LoadedTable,
        live: list[MessageRecord],
        *,
        people: dict[int, PersonRecord],
        board: int | None,
    ) -> bool:
        """Bring hands to what the table asks; whether a person was found to take none. ``people`` by user
        id; ``board`` is the board's message."""
        asks, since = loaded.opened().ids, loaded.opened().since
        last = await self.store.rows(loaded.id, loaded.record.last_row - 1)
        acted = last[-1].seat if last and last[-1].by == "person" else None
        stand: dict[int, MessageRecord] = {}
        for record in live:
            holder = loaded.seats[record.seat]
            asked = record.seat in asks and holder.user == record.user
            found: MessageRecord | None = None
            if asked and record.ask == asks[record.seat]:
                found = record
            elif asked and (acted == record.seat or _waits_on(record, since)):
                found = await self._refresh(loaded, record, board)
            if found is not None:
                stand[record.seat] = found
            else:
                await self._close(loaded, record, board)
        closed = False
        for seat in loaded.awaited_people():
            assert seat.user is not None
            found = stand.get(seat.seat)
            if found is not None:
                if found.digest == "":
                    # Answered in place, before its picture was drawn.
                    await self._refresh(loaded, found, board)
            elif by_dm(people[seat.user]) and not self.seen.sees(seat, since[seat.seat]):
                closed |= not await self._ring(loaded, seat, person=people[seat.user], board=board)
            else:
                # Drawn ahead, so that My hand shows it at once.
                drawing = self.pictures.hand(loaded, seat.seat, AHEAD)
                self.tables.background.run(drawing, f"hand at {loaded.id}")
        return closed

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

    async def close(self, loaded: LoadedTable, live: list[MessageRecord]) -> None:
        """Take the buttons off all hands: the table does not go on, for now or for good."""
        for record in live:
            await self._close(loaded, record, None)

    async def _ring(
        self, loaded: LoadedTable, seat: SeatRecord, *, person: PersonRecord, board: int | None
    ) -> bool:
        """Send a hand; False if the door is closed, which is noted."""
        try:
            channel = await self.messages.door(person.user)
            card = await self._card(loaded, seat.seat, person=person, board=board)
            await self.messages.send(
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
            await self.store.put_person(msgspec.structs.replace(person, dms_closed=True))
            return False
        return True

    async def _card(self, loaded: LoadedTable, seat: int, *, person: PersonRecord, board: int | None) -> Card:
        picture = await self.pictures.hand(loaded, seat, SHOWN)
        note = self.seen.noted(loaded.seats[seat], loaded.opened().ids[seat])
        return hand_card.hand(loaded, seat, picture, note=note, locale=person.locale or None, board=board)

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
        card = hand_card.closed(loaded, board=board, locale=person.locale or None)
        try:
            changed = await self.messages.edit(record, card, live=False)
        except (DoorClosed, PlaceGone):
            changed = None
        holder = loaded.seats[record.seat]
        if holder.user == record.user:
            # Who had looked at this very question meanwhile must not be taken to see it still.
            self.seen.closed(holder, record.ask)
        if changed is None:
            await self.messages.forget(record)
