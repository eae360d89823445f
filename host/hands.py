"""The hands of a table, in direct messages: one that asks for each person awaited."""

from __future__ import annotations

import logging

import msgspec

from db.records import MessageRecord, PersonRecord, SeatRecord

from .house import House
from .layout import hand as hand_layout
from .layout.card import Card
from .pictures import AHEAD, SHOWN, Pictures
from .post import DoorClosed, PlaceGone, Poster, new_message
from .sitting import Sitting

log = logging.getLogger(__name__)


def by_dm(person: PersonRecord) -> bool:
    """Whether a hand goes to this person by direct message."""
    return person.hand in ("dm", "both") and not person.dms_closed


def rings_by_board(person: PersonRecord) -> bool:
    """Whether the board's mention rings for this person: a direct message rings already."""
    return person.pings and (person.hand != "dm" or person.dms_closed)


class Hands:
    """The part of the publisher about hands."""

    def __init__(self, house: House, post: Poster, pictures: Pictures) -> None:
        self.house, self.post, self.pictures = house, post, pictures

    async def show(
        self,
        sitting: Sitting,
        live: list[MessageRecord],
        people: dict[int, PersonRecord],
        board: int | None,
    ) -> bool:
        """Bring hands to what the table asks; whether a person was found to take none."""
        game = sitting.live()
        last = await self.house.store.rows(sitting.id, sitting.record.last_row - 1)
        acted = last[-1].seat if last and last[-1].by == "person" else None
        stand: dict[int, MessageRecord] = {}
        for record in live:
            holder = sitting.seats[record.seat]
            asked = record.seat in game.asks and holder.user == record.user
            found: MessageRecord | None = None
            if asked and record.moment == str(game.ids[record.seat]):
                found = record
            elif asked and acted == record.seat:
                found = await self._refresh(sitting, record, board)
            if found is not None:
                stand[record.seat] = found
            else:
                await self._close(sitting, record, board)
        closed = False
        for seat in sitting.awaited_people():
            assert seat.user is not None
            ask = game.ids[seat.seat]
            found = stand.get(seat.seat)
            if found is not None:
                if found.digest == "":
                    # Answered in place, before its picture was drawn.
                    await self._refresh(sitting, found, board)
            elif by_dm(people[seat.user]) and self._panel(sitting.id, seat.seat)[0] != ask:
                closed |= not await self._ring(sitting, seat, people[seat.user], board)
            else:
                # Drawn ahead, so that My hand shows it at once.
                self.house.later(self.pictures.hand(sitting, seat.seat, AHEAD), f"hand at {sitting.id}")
        return closed

    async def lacking(self, sitting: Sitting) -> bool:
        """Whether somebody awaited has no hand message that asks: a crash came before it was sent."""
        if sitting.record.status != "playing":
            return False
        live = await self.house.store.messages(sitting.id, live=True, kind="hand")
        stand = {(m.seat, m.user, m.moment) for m in live if m.message is not None}
        for seat in sitting.awaited_people():
            assert seat.user is not None
            mine = (seat.seat, seat.user, str(sitting.live().ids[seat.seat]))
            if mine not in stand and by_dm(await self.house.store.person(seat.user)):
                return True
        return False

    async def close(self, sitting: Sitting, live: list[MessageRecord]) -> None:
        """Take the buttons off all hands: the table does not go on, for now or for good."""
        for record in live:
            await self._close(sitting, record, None)

    async def _ring(
        self, sitting: Sitting, seat: SeatRecord, person: PersonRecord, board: int | None
    ) -> bool:
        """Send a hand; False if the door is closed, which is noted."""
        try:
            channel = await self.post.dm(person.user)
            new = new_message(
                sitting,
                "hand",
                seat=seat.seat,
                channel=channel,
                user=person.user,
                moment=str(sitting.live().ids[seat.seat]),
            )
            card = await self._card(sitting, seat.seat, person, board)
            await self.post.send(new, card, quiet=not person.pings)
        except DoorClosed:
            log.info("table %s: %d takes no direct messages", sitting.id, person.user)
            await self.house.store.put_person(msgspec.structs.replace(person, dms_closed=True))
            return False
        return True

    async def _card(self, sitting: Sitting, seat: int, person: PersonRecord, board: int | None) -> Card:
        picture = await self.pictures.hand(sitting, seat, SHOWN)
        ask, note = self._panel(sitting.id, seat)
        note = note if ask == sitting.live().ids[seat] else ""
        return hand_layout.hand(sitting, seat, picture, note=note, locale=person.locale or None, board=board)

    def _panel(self, table: str, seat: int) -> tuple[int, str]:
        return self.house.panels.get((table, seat), (-1, ""))

    async def _refresh(
        self, sitting: Sitting, record: MessageRecord, board: int | None
    ) -> MessageRecord | None:
        """Show what is asked now in a message that is there already: nothing rings."""
        person = await self.house.store.person(record.user or 0)
        card = await self._card(sitting, record.seat, person, board)
        moment = str(sitting.live().ids[record.seat])
        try:
            return await self.post.edit(record, card, moment=moment, row=sitting.record.last_row)
        except (DoorClosed, PlaceGone):
            return None

    async def _close(self, sitting: Sitting, record: MessageRecord, board: int | None) -> None:
        person = await self.house.store.person(record.user or 0)
        card = hand_layout.closed(sitting, board=board, locale=person.locale or None)
        try:
            changed = await self.post.edit(record, card, live=False)
        except (DoorClosed, PlaceGone):
            changed = None
        if str(self._panel(sitting.id, record.seat)[0]) == record.moment:
            # Who had looked at this very question meanwhile must not be taken to see it still.
            self.house.panels.pop((sitting.id, record.seat), None)
        if changed is None:
            await self.house.store.put_message(msgspec.structs.replace(record, live=False))
