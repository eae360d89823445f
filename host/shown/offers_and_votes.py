"""What stands beside the board: seats on offer, and votes."""

from __future__ import annotations

from db.records import MessageRecord
from host.tables import takeback
from host.tables.loaded import LoadedTable
from host.tables.tables import Tables

from . import board_card, vote_card
from .card import Card
from .messages import Messages
from .refusals import PlaceGone


class OffersAndVotes:
    """The part of the publisher about offers and votes."""

    def __init__(self, tables: Tables, messages: Messages) -> None:
        self.tables, self.messages = tables, messages

    async def show(self, loaded: LoadedTable, live: list[MessageRecord]) -> None:
        """Bring offers and votes of a table under way to what the store says."""
        await self._offers(loaded, [m for m in live if m.kind == "offer"])
        await self._votes(loaded, [m for m in live if m.kind == "vote"])

    async def close(self, loaded: LoadedTable, live: list[MessageRecord]) -> None:
        """The table does not go on: nothing is on offer, and no vote is open."""
        for record in live:
            if record.kind == "offer":
                await self._change(record, board_card.offer_over(loaded, record.seat), live=False)
        await self._votes(loaded, [m for m in live if m.kind == "vote"])

    async def _offers(self, loaded: LoadedTable, live: list[MessageRecord]) -> None:
        for record in live:
            # It may be somebody else's seat by now that is on offer.
            is_open, at = loaded.seats[record.seat].open, record.seat
            card = board_card.offer(loaded, at) if is_open else board_card.offer_over(loaded, at)
            await self._change(record, card, live=is_open)
        offered = {record.seat for record in live}
        for seat in loaded.seats:
            if seat.open and seat.seat not in offered:
                card = board_card.offer(loaded, seat.seat)
                await self.messages.send(loaded, "offer", card, seat=seat.seat)

    async def _votes(self, loaded: LoadedTable, live: list[MessageRecord]) -> None:
        shown = {record.vote: record for record in live}
        for vote in await takeback.votes(self.tables, loaded):
            record, card = shown.get(vote.id), vote_card.vote(loaded, vote)
            if record is not None:
                await self._change(record, card, live=vote.closed is None)
            elif vote.closed is None:
                await self.messages.send(loaded, "vote", card, vote=vote.id)

    async def _change(self, record: MessageRecord, card: Card, *, live: bool) -> None:
        try:
            changed = await self.messages.edit(record, card, live=live)
        except PlaceGone:
            changed = None
        if changed is None:
            await self.messages.forget(record)
