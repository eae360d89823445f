"""What Discord shows of the tables, and their votes."""

from __future__ import annotations

from db.base import Base
from db.errors import BadRecord
from db.records import MessageKind, MessageRecord, VoteRecord
from db.sql import params


class Shown(Base):
    """The part of the store about messages and votes."""

    async def messages(
        self, table: str, live: bool | None = None, kind: MessageKind | None = None
    ) -> list[MessageRecord]:
        """A table's messages, oldest first; only the live (or past) ones, only of one kind, if given."""
        if live:
            found = await self._all(MessageRecord, "messages_live", table=table)
        elif kind is not None:
            found = await self._all(MessageRecord, "messages_of_kind", table=table, kind=kind)
        else:
            found = await self._all(MessageRecord, "messages_of", table=table)
        return [m for m in found if live in (None, m.live) and kind in (None, m.kind)]

    async def add_message(self, message: MessageRecord) -> int:
        """Store a message, or the intent to send one; returns its id. Raises BadRecord without its table."""
        number: int = await self._run("add_message", **params(message))
        return number

    async def put_message(self, message: MessageRecord) -> bool:
        """Store a message's fields (not table and made) by its id; False if it is no longer there."""
        return await self._run("put_message", **params(message)) is not None

    async def drop_message(self, id: int) -> None:
        """Forget a message."""
        await self._run("drop_message", id=id)

    async def message_by(self, channel: int, message: int) -> MessageRecord | None:
        """The record of a Discord message; the newest if it was used twice."""
        return await self._one(MessageRecord, "message_by", channel=channel, message=message)

    async def unsent(self) -> list[MessageRecord]:
        """Intents of every table that never got a message id, oldest first."""
        return await self._all(MessageRecord, "messages_unsent")

    async def behind(self, since: float) -> list[str]:
        """Ids of the tables whose messages do not show how they stand.

        Playing: no live board that was sent shows the last row, or several are live, or a live hand is older,
        or what a board or a hand shows is not known (an empty digest), or a vote is open, or the card of one
        that is over is live, or a seat on offer has no live card, or one that is not has. Standing still: a
        board or a hand is live. Finished: no "end" card that was sent shows it, or a board or a hand is still
        live, or it has ended ``since`` (unix seconds) and a hand is older. A lobby: no card was sent, or it
        was touched ``since``; no lobby any more: its card is live.
        """
        return [row["id"] for row in await self._run("tables_behind", since=since)]

    async def waiting(self, lately: float) -> list[str]:
        """Ids of the playing tables that may wait for the bot itself, not for a person who was asked.

        A seat has no user, or the table's clock does not run, or no live hand shows the last row
        though somebody takes hands by direct message, or a clock runs for one of those who has no live hand.
        Without a clock also those that were touched at most ``lately`` (seconds) before the last of all.
        """
        return [row["id"] for row in await self._run("tables_waiting", lately=lately)]

    async def add_vote(self, vote: VoteRecord) -> int:
        """Open a vote; returns its id. Raises BadRecord if its table is not there."""
        number: int = await self._run("add_vote", **params(vote))
        return number

    async def vote(self, id: int) -> VoteRecord | None:
        """The vote ``id``, or None."""
        return await self._one(VoteRecord, "vote_by_id", id=id)

    async def votes(self, table: str, open: bool = True) -> list[VoteRecord]:
        """A table's votes, oldest first; ``open``: only those not closed."""
        found = await self._all(VoteRecord, "votes_of", table=table)
        return [vote for vote in found if vote.closed is None] if open else found

    async def votes_before(self, opened: float) -> list[VoteRecord]:
        """Open votes of every table that were opened before a time, oldest first."""
        return await self._all(VoteRecord, "votes_before", opened=opened)

    async def put_vote(self, vote: VoteRecord) -> None:
        """Store a vote's body, closed and outcome. Raises BadRecord if there is no such vote."""
        if await self._run("put_vote", **params(vote)) is None:
            raise BadRecord(f"there is no vote {vote.id}")
