"""Everything Discord shows is a projection of the store, made again whenever a table has changed.

One task a table at a time; what changes while it works is shown by one more round, so that twenty
presses make one picture, and the last state wins.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterator
from typing import Any

import aiohttp
import discord

from db.errors import StoreError
from db.records import MessageRecord, PersonRecord
from host.errors import Sorry
from host.tables import history, lobby, seats
from host.tables.loaded import LoadedTable
from host.tables.tables import Tables
from host.words import host_words

from . import board_card, end_card, lobby_card
from .card import Card
from .hands import Hands, by_dm, rings_by_board
from .messages import Messages
from .offers_and_votes import OffersAndVotes
from .panels_seen import PanelsSeen
from .pictures import Pictures
from .refusals import Later, PlaceGone

log = logging.getLogger(__name__)
_RETRIES = (2.0, 10.0, 60.0, 300.0)
_TROUBLE = (Later, aiohttp.ClientError, OSError, TimeoutError, discord.DiscordServerError, StoreError)


#: Seconds that the publisher waits for presses under way.
_CALM = 2.0


class Publisher:
    """Shows tables. The bot owns one."""

    def __init__(self, tables: Tables, messages: Messages, pictures: Pictures, seen: PanelsSeen) -> None:
        self.tables, self.messages, self.pictures = tables, messages, pictures
        self.store, self.background = tables.store, tables.background
        self.hands = Hands(tables, messages, pictures, seen)
        self.beside = OffersAndVotes(tables, messages)
        self.failing: set[str] = set()
        """Tables of which Discord took less than all; they are shown again in a while."""
        self._dirty: dict[str, int] = {}
        """Tables to be shown, with the number of tries so far."""
        self._busy: dict[str, asyncio.Task[Any]] = {}
        self._naps: dict[str, asyncio.Task[None]] = {}
        """Tables that wait for their next try."""
        self._presses: dict[str, int] = {}
        """Presses being answered, by table."""
        self._calm: dict[str, asyncio.Event] = {}
        """By table with presses being answered: set when the last of them is."""
        self._warm: set[str] = set()
        self._warming = asyncio.Lock()
        """Held while a game is made ready: threads that draw keep the event loop from its work, so it is
        one game after the other."""
        tables.changed = self.show

    # -- when ----------------------------------------------------------------------------------

    def show(self, table: str) -> None:
        """Show a table (by id) soon."""
        self._dirty[table] = 0
        if table in self._naps:
            self._naps[table].cancel()
        if table not in self._busy and not self.background.closing:
            self._busy[table] = self.background.run(self._show(table), f"showing {table}")

    def warm(self, game: str) -> None:
        """Make ready for a game's pictures, beside all else; once a process."""
        if game in self.tables.games and game not in self._warm:
            self._warm.add(game)
            self.background.run(self._make_ready(game), f"warming {game}")

    async def _make_ready(self, game: str) -> None:
        async with self._warming:
            await asyncio.to_thread(self.tables.games[game].painter.warm)

    @contextlib.contextmanager
    def answering(self, table: str) -> Iterator[None]:
        """A press at a table (by id) is being answered: what it changes is shown after it, not beside it."""
        self._presses[table] = self._presses.get(table, 0) + 1
        self._calm.setdefault(table, asyncio.Event()).clear()
        try:
            yield
        finally:
            self._presses[table] -= 1
            if not self._presses[table]:
                del self._presses[table]
                self._calm.pop(table).set()

    async def _wait_for_answers(self, table: str) -> None:
        """Wait until no press at a table is being answered, but not for ever."""
        event = self._calm.get(table)
        if event is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(event.wait(), _CALM)

    async def look_after(self, table: str) -> None:
        """Show a table soon, and make sure that its public message is still there."""
        await self.messages.recheck(table)
        self.show(table)

    async def _show(self, table: str) -> None:
        try:
            while table in self._dirty:
                await self._wait_for_answers(table)
                tries = self._dirty.pop(table)
                try:
                    await self.publish(table)
                    self.failing.discard(table)
                except _TROUBLE as error:
                    self.failing.add(table)
                    wait = _RETRIES[min(tries, len(_RETRIES) - 1)]
                    log.warning("table %s is shown again in %.0f s: %s", table, wait, error)
                    self._dirty[table] = tries + 1
                    await self._pause(table, wait)
                except Exception:
                    # Our own mistake: the same again would fail again, the next change may not.
                    self.failing.discard(table)
                    log.exception("table %s cannot be shown", table)
        finally:
            self._busy.pop(table, None)

    async def _pause(self, table: str, wait: float) -> None:
        """Wait for the next try; a press at the table brings it forward, but never to less than two
        seconds: whoever is refused must not knock faster."""
        if self.background.closing:
            self._dirty.pop(table, None)
            return
        least = _RETRIES[0]
        await asyncio.sleep(min(wait, least))
        if wait <= least or self._dirty.get(table) == 0:
            return
        nap = self._naps[table] = asyncio.get_running_loop().create_task(asyncio.sleep(wait - least))
        try:
            await asyncio.wait({nap})
        finally:
            nap.cancel()
            del self._naps[table]

    # -- what ----------------------------------------------------------------------------------

    async def publish(self, table: str) -> None:
        """Bring every message of a table to what the store says."""
        try:
            loaded = await self.tables.load(table)
        except Sorry:
            record = await self.store.table(table)
            if record is None or record.status != "frozen" or record.game not in self.tables.games:
                return
            loaded = await self.tables.load(table, open_game=False)
        found = await self.messages.of(table)
        try:
            if any(intent.message is None for intent in found):
                for intent in found:
                    if intent.message is None:
                        await self.messages.adopt(intent)
                found = await self.messages.of(table)
            await self._publish(loaded, await self._here(loaded, found))
        except PlaceGone as error:
            await self._lost(loaded, str(error))

    async def _here(self, loaded: LoadedTable, found: list[MessageRecord]) -> list[MessageRecord]:
        """The table's messages; public ones in a place it has left since are given up."""
        kept = []
        for record in found:
            if record.kind != "hand" and record.live and record.channel != loaded.place:
                await self.messages.leave_behind(record, board_card.moved(loaded))
            else:
                kept.append(record)
        return kept

    async def _publish(self, loaded: LoadedTable, shown: list[MessageRecord]) -> None:
        status = loaded.record.status
        lobbies = [m for m in shown if m.kind == "lobby" and m.live]
        if status == "lobby":
            await self._lobby(loaded, lobbies)
            return
        for record in lobbies:
            await self.messages.leave_behind(record, lobby_card.over(loaded))
        boards = [m for m in shown if m.kind == "board" and m.live]
        hands = [m for m in shown if m.kind == "hand" and m.live]
        beside = [m for m in shown if m.kind in ("offer", "vote") and m.live]
        if status == "playing":
            people = {
                seat.user: await self.store.person(seat.user)
                for seat in loaded.seats
                if seat.user is not None
            }
            board = await self._board(loaded, boards, people)
            if await self.hands.show(loaded, hands, people=people, board=board):
                # Somebody's door was found closed: the board rings instead.
                self.show(loaded.id)
            await self.beside.show(loaded, beside)
            return
        await self.hands.close(loaded, hands)
        await self.beside.close(loaded, beside)
        if status == "finished":
            await self._end(loaded, boards, [m for m in shown if m.kind == "end"])
            return
        for record in boards:
            await self.messages.leave_behind(record, board_card.halted(loaded))
        if status == "frozen" and boards:
            await self._tell_seats(loaded)

    # -- the lobby and the end -----------------------------------------------------------------

    async def _lobby(self, loaded: LoadedTable, live: list[MessageRecord]) -> None:
        card = lobby_card.lobby(loaded, await self.pictures.cover(loaded))
        # There is time until the first board; a game that nobody plays is not drawn.
        self.warm(loaded.spec.key)
        for record in live[-1:]:
            if await self.messages.edit(record, card) is not None:
                return
            await self.messages.forget(record)
        await self.messages.send(loaded, "lobby", card)

    async def _end(self, loaded: LoadedTable, boards: list[MessageRecord], ends: list[MessageRecord]) -> None:
        table, picture = loaded.id, await self.pictures.board(loaded)
        thanked = await self.store.all_remembered(f"thanks:{table}")
        card = end_card.end(loaded, picture, sorted(thanked.values()))
        shown = None
        for record in ends[-1:]:
            shown = await self.messages.edit(record, card, row=loaded.record.last_row)
            if shown is None:
                await self.messages.forget(record)
        if shown is None:
            # Before the boards are changed: in a thread that sleeps only a new message can be.
            await self.messages.send(loaded, "end", card)
        for record in boards:
            await self._history(loaded, record)

    # -- the board -----------------------------------------------------------------------------

    async def _board(
        self, loaded: LoadedTable, live: list[MessageRecord], people: dict[int, PersonRecord]
    ) -> int | None:
        """Show the board; the id of its message."""
        if loaded.awaited and not loaded.awaited_people() and live:
            # Computers answer in a moment; one board shows all that they did.
            return live[-1].message
        picture = await self.pictures.board(loaded)
        key = picture.key if picture else ""
        turn = loaded.spec.moment(loaded.opened().g.s).turn
        current = live[-1] if live else None
        since = -1
        if current is not None and not self._rings(loaded, current, turn=turn, people=people):
            since = -1 if current.since is None else current.since
            card = board_card.board(loaded, picture, await self._lines(loaded, since), people)
            row = loaded.record.last_row
            if await self.messages.edit(current, card, row=row, picture=key) is not None:
                for stray in live[:-1]:
                    await self._history(loaded, stray)
                return current.message
        elif current is not None:
            since = current.row
        card = board_card.board(loaded, picture, await self._lines(loaded, since), people)
        rang = ",".join(map(str, card.mentions))
        sent = await self.messages.send(loaded, "board", card, turn=turn, since=since, rang=rang, picture=key)
        # After it: in a thread that sleeps nothing can be changed until a new message wakes it.
        for left in live:
            await self._history(loaded, left)
        return sent.message

    async def _lines(self, loaded: LoadedTable, since: int) -> list[str]:
        return await history.lines(self.tables, loaded, None, since=since)

    def _rings(
        self, loaded: LoadedTable, current: MessageRecord, *, turn: int, people: dict[int, PersonRecord]
    ) -> bool:
        """Whether a new board is due: a person's turn has come, or somebody must answer whom no
        direct message reaches."""
        awaited = [seat.user for seat in loaded.awaited_people() if seat.user is not None]
        if turn != current.turn and awaited:
            return True
        rang = current.rang.split(",")
        unreached = [user for user in awaited if rings_by_board(people[user]) and not by_dm(people[user])]
        return any(str(user) not in rang for user in unreached)

    async def _history(self, loaded: LoadedTable, record: MessageRecord) -> None:
        """Leave a board behind: its picture and lines stay, its buttons go."""
        since = -1 if record.since is None else record.since
        picture = self.pictures.kept(record.picture)
        if picture is None and (then := await history.at(self.tables, loaded, record.row)) is not None:
            # Drawn anew, after a restart: what it showed, not what is now.
            picture = await self.pictures.board(then)
        lines = history.told(
            loaded,
            await self.store.rows(loaded.id, since),
            events=await self.store.events(loaded.id, since, record.row),
            seat=None,
            since=since,
            until=record.row,
        )
        await self.messages.leave_behind(record, board_card.history(loaded, picture, lines))

    # -- places that are gone ------------------------------------------------------------------

    async def _lost(self, loaded: LoadedTable, why: str) -> None:
        """Pause the table (a lobby: close it), keep everything, and tell its host once."""
        log.warning("table %s: its channel cannot be used: %s", loaded.id, why)
        status = loaded.record.status
        if status == "playing":
            await seats.pause(self.tables, loaded.id, "place")
        elif status == "lobby":
            await lobby.cancel(self.tables, loaded.id, None)
        else:
            return
        words = host_words(loaded.record.language)
        text = words(f"lost-{status}", table=loaded.id, game=loaded.words()("name"))
        if not await self.messages.tell(loaded.record.host, Card().say(text)):
            log.warning("table %s: its host cannot be told", loaded.id)
        self.show(loaded.id)

    async def _tell_seats(self, loaded: LoadedTable) -> None:
        """A table stands still: those who sit there hear it once."""
        words = host_words(loaded.record.language)
        text = words("halted-frozen", table=loaded.id, game=loaded.words()("name"))
        for seat in loaded.seats:
            if seat.user is not None:
                await self.messages.tell(seat.user, Card().say(text))
