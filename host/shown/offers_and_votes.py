"""What stands beside the board: seats on offer, and votes."""

from __future__ import annotations

from functools import partial

from db.records import MessageRecord, VoteRecord
from host.tables import takeback
from host.tables.loaded import LoadedTable
from host.tables.tables import Tables

from . import board_card, vote_card
from .card import Card
from .messages import Messages
from .parts import Work


class OffersAndVotes:
    """The part of the publisher about offers and votes."""

    def __init__(self, tables: Tables, messages: Messages) -> None:
        self.tables, self.messages = tables, messages

    async def works(self, loaded: LoadedTable, live: list[MessageRecord]) -> dict[str, Work]:
        """What brings the offers and votes of a table under way to what the store says, by part."""
        works: dict[str, Work] = {}
        for seat in loaded.seats:
            mine = [record for record in live if record.kind == "offer" and record.seat == seat.seat]
            if mine or seat.open:
                works[f"offer {seat.seat}"] = partial(self._offer, loaded, seat.seat, mine)
        return works | await self._votes(loaded, live)

    async def closing(self, loaded: LoadedTable, live: list[MessageRecord]) -> dict[str, Work]:
        """The same where the table does not go on: nothing is on offer, and no vote is open."""
        works: dict[str, Work] = {}
        for record in live:
            if record.kind == "offer":
                over = board_card.offer_over(loaded, record.seat)
                works[f"offer {record.seat}"] = partial(self._leave, record, over)
        return works | await self._votes(loaded, live)

    async def _offer(self, loaded: LoadedTable, seat: int, records: list[MessageRecord]) -> None:
        live = await self.messages.found(records)
        if not loaded.seats[seat].open:
            for record in live:
                await self.messages.leave_behind(record, board_card.offer_over(loaded, seat))
            return
        card = board_card.offer(loaded, seat)
        for record in live:
            # It may be somebody else's seat by now that is on offer.
            if await self.messages.edit(record, card) is not None:
                return
            await self.messages.forget(record)
        await self.messages.send(loaded, "offer", card, seat=seat)

    async def _votes(self, loaded: LoadedTable, live: list[MessageRecord]) -> dict[str, Work]:
        shown = {record.vote: record for record in live if record.kind == "vote"}
        works: dict[str, Work] = {}
        for vote in await takeback.votes(self.tables, loaded):
            if vote.id in shown or vote.closed is None:
                works[f"vote {vote.id}"] = partial(self._vote, loaded, vote, shown.get(vote.id))
        return works

    async def _vote(self, loaded: LoadedTable, vote: VoteRecord, record: MessageRecord | None) -> None:
        card = vote_card.vote(loaded, vote)
        for found in await self.messages.found([record]) if record is not None else []:
            if vote.closed is not None:
                await self.messages.leave_behind(found, card)
                return
            if await self.messages.edit(found, card) is not None:
                return
            await self.messages.forget(found)
        if vote.closed is None:
            await self.messages.send(loaded, "vote", card, vote=vote.id)

    async def _leave(self, record: MessageRecord, card: Card) -> None:
        for found in await self.messages.found([record]):
            await self.messages.leave_behind(found, card)
