"""What stands beside the board: seats on offer, and votes."""

from __future__ import annotations

import msgspec

from db.records import MessageRecord

from . import undo
from .house import House
from .layout import board as board_layout
from .layout import vote as vote_layout
from .layout.card import Card
from .post import PlaceGone, Poster, new_message
from .sitting import Sitting


class Aside:
    """The part of the publisher about offers and votes."""

    def __init__(self, house: House, post: Poster) -> None:
        self.house, self.post = house, post

    async def show(self, sitting: Sitting, live: list[MessageRecord]) -> None:
        """Bring offers and votes of a table under way to what the store says."""
        await self._offers(sitting, [m for m in live if m.kind == "offer"])
        await self._votes(sitting, [m for m in live if m.kind == "vote"])

    async def close(self, sitting: Sitting, live: list[MessageRecord]) -> None:
        """The table does not go on: nothing is on offer, and no vote is open."""
        for record in live:
            if record.kind == "offer":
                await self._change(record, board_layout.offer_over(sitting, record.seat), live=False)
        await self._votes(sitting, [m for m in live if m.kind == "vote"])

    async def _offers(self, sitting: Sitting, live: list[MessageRecord]) -> None:
        for record in live:
            if not sitting.seats[record.seat].open:
                await self._change(record, board_layout.offer_over(sitting, record.seat), live=False)
        offered = {record.seat for record in live}
        for seat in sitting.seats:
            if seat.open and seat.seat not in offered:
                card = board_layout.offer(sitting, seat.seat)
                await self.post.send(
                    new_message(sitting, "offer", seat=seat.seat), card, sitting.record.guild
                )

    async def _votes(self, sitting: Sitting, live: list[MessageRecord]) -> None:
        shown = {record.moment: record for record in live}
        for vote in await undo.votes(self.house, sitting):
            record, card = shown.get(str(vote.id)), vote_layout.vote(sitting, vote)
            if record is not None:
                await self._change(record, card, live=vote.closed is None)
            elif vote.closed is None:
                await self.post.send(
                    new_message(sitting, "vote", moment=str(vote.id)), card, sitting.record.guild
                )

    async def _change(self, record: MessageRecord, card: Card, *, live: bool) -> None:
        try:
            changed = await self.post.edit(record, card, live=live)
        except PlaceGone:
            changed = None
        if changed is None:
            await self.house.store.put_message(msgspec.structs.replace(record, live=False))
