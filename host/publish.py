"""Everything Discord shows is a projection of the store, made again whenever a table has changed.

One task a table at a time; what changes while it works is shown by one more round, so that twenty
presses make one picture, and the last state wins.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import aiohttp
import discord
import msgspec

from db.errors import StoreError
from db.records import MessageRecord, PersonRecord

from . import history, lobby, seats
from .aside import Aside
from .errors import Sorry
from .hands import Hands, by_dm, rings_by_board
from .house import House
from .layout import board as board_layout
from .layout import end as end_layout
from .layout import lobby as lobby_layout
from .layout.card import Card
from .pictures import Pictures, warm
from .post import DoorClosed, Later, PlaceGone, Poster, new_message
from .sitting import Sitting
from .words import desk

log = logging.getLogger(__name__)
_RETRIES = (2.0, 10.0, 60.0, 300.0)
_TROUBLE = (Later, aiohttp.ClientError, OSError, TimeoutError, discord.DiscordServerError, StoreError)


class Mark(msgspec.Struct):
    """What a board message's record remembers (``moment``)."""

    turn: int
    since: int
    """Its lines begin after this row."""
    rang: list[int]
    """Users it has rung for."""
    picture: str = ""
    """The picture it shows."""


def _mark(record: MessageRecord) -> Mark:
    return msgspec.json.decode(record.moment, type=Mark)


class Publisher:
    """Shows tables. The bot owns one."""

    def __init__(self, house: House, client: discord.Client, pictures: Pictures) -> None:
        self.house = house
        self.pictures = pictures
        self.post = Poster(house, client)
        self.hands = Hands(house, self.post, pictures)
        self.aside = Aside(house, self.post)
        self._dirty: dict[str, int] = {}
        """Tables to be shown, with the number of tries so far."""
        self._busy: dict[str, asyncio.Task[Any]] = {}
        self._naps: dict[str, asyncio.Task[None]] = {}
        """Tables that wait for their next try."""
        self._warm: set[str] = set()
        self._warming = asyncio.Lock()
        house.stir = self.stir

    # -- when ----------------------------------------------------------------------------------

    def stir(self, table: str) -> None:
        """Show a table soon."""
        self._dirty[table] = 0
        if table in self._naps:
            self._naps[table].cancel()
        if table not in self._busy and not self.house.closing:
            self._busy[table] = self.house.later(self._show(table), f"showing {table}")

    def warm(self, game: str) -> None:
        """Make ready for a game's pictures, beside all else; once a process."""
        if game in self.house.games and game not in self._warm:
            self._warm.add(game)
            self.house.later(self._make_ready(game), f"warming {game}")

    async def _make_ready(self, game: str) -> None:
        # One after the other: threads that draw keep the event loop from its work.
        async with self._warming:
            await asyncio.to_thread(warm, game)

    async def look_after(self, table: str) -> None:
        """Show a table soon, and make sure that its public message is still there."""
        for record in await self.house.store.messages(table, live=True):
            if record.kind in ("lobby", "board"):
                await self.house.store.put_message(msgspec.structs.replace(record, digest=""))
        self.stir(table)

    async def _show(self, table: str) -> None:
        try:
            while table in self._dirty:
                await self.house.calm(table)
                tries = self._dirty.pop(table)
                try:
                    await self.publish(table)
                except _TROUBLE as error:
                    wait = _RETRIES[min(tries, len(_RETRIES) - 1)]
                    log.warning("table %s is shown again in %.0f s: %s", table, wait, error)
                    self._dirty[table] = tries + 1
                    await self._pause(table, wait)
                except Exception:
                    # Our own mistake: the same again would fail again, the next change may not.
                    log.exception("table %s cannot be shown", table)
        finally:
            self._busy.pop(table, None)

    async def _pause(self, table: str, wait: float) -> None:
        """Wait for the next try; a press at the table brings it forward, but never to less than two
        seconds: whoever is refused must not knock faster."""
        if self.house.closing:
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
            sitting = await self.house.sit(table)
        except Sorry:
            record = await self.house.store.table(table)
            if record is None or record.status != "frozen" or record.game not in self.house.games:
                return
            sitting = await self.house.sit(table, open_game=False)
        found = await self.house.store.messages(table)
        try:
            if any(intent.message is None for intent in found):
                for intent in found:
                    if intent.message is None:
                        await self.post.adopt(intent)
                found = await self.house.store.messages(table)
            await self._publish(sitting, await self._here(sitting, found))
        except PlaceGone as error:
            await self._lost(sitting, str(error))

    async def _here(self, sitting: Sitting, found: list[MessageRecord]) -> list[MessageRecord]:
        """The table's messages; public ones in a place it has left since are given up."""
        kept = []
        for record in found:
            if record.kind != "hand" and record.live and record.channel != sitting.place:
                await self.leave_behind(record, board_layout.moved(sitting))
            else:
                kept.append(record)
        return kept

    async def _publish(self, sitting: Sitting, shown: list[MessageRecord]) -> None:
        status = sitting.record.status
        lobbies = [m for m in shown if m.kind == "lobby" and m.live]
        if status == "lobby":
            await self._lobby(sitting, lobbies)
            return
        for record in lobbies:
            await self.leave_behind(record, lobby_layout.over(sitting))
        boards = [m for m in shown if m.kind == "board" and m.live]
        hands = [m for m in shown if m.kind == "hand" and m.live]
        aside = [m for m in shown if m.kind in ("offer", "vote") and m.live]
        if status == "playing":
            people = {
                seat.user: await self.house.store.person(seat.user)
                for seat in sitting.seats
                if seat.user is not None
            }
            board = await self._board(sitting, boards, people)
            if await self.hands.show(sitting, hands, people, board):
                # Somebody's door was found closed: the board rings instead.
                self.stir(sitting.id)
            await self.aside.show(sitting, aside)
            return
        await self.hands.close(sitting, hands)
        await self.aside.close(sitting, aside)
        if status == "finished":
            await self._end(sitting, boards, [m for m in shown if m.kind == "end"])
            return
        for record in boards:
            await self.leave_behind(record, board_layout.halted(sitting))
        if status == "frozen" and boards:
            await self._tell_seats(sitting)

    # -- the lobby and the end -----------------------------------------------------------------

    async def _lobby(self, sitting: Sitting, live: list[MessageRecord]) -> None:
        card = lobby_layout.lobby(sitting, await self.pictures.cover(sitting))
        # There is time until the first board; a game that nobody plays is not drawn.
        self.warm(sitting.spec.key)
        for record in live[-1:]:
            if await self.post.edit(record, card) is not None:
                return
            await self.forget(record)
        await self.post.send(new_message(sitting, "lobby"), card, sitting.record.guild)

    async def _end(self, sitting: Sitting, boards: list[MessageRecord], ends: list[MessageRecord]) -> None:
        table, picture = sitting.id, await self.pictures.board(sitting)
        thanked = await self.house.store.all_remembered(f"thanks:{table}")
        card = end_layout.end(sitting, picture, sorted(thanked.values()))
        shown = None
        for record in ends[-1:]:
            shown = await self.post.edit(record, card, row=sitting.record.last_row)
            if shown is None:
                await self.forget(record)
        if shown is None:
            # Before the boards are changed: in a thread that sleeps only a new message can be.
            await self.post.send(new_message(sitting, "end"), card, sitting.record.guild)
        for record in boards:
            await self._history(sitting, record)

    # -- the board -----------------------------------------------------------------------------

    async def _board(
        self, sitting: Sitting, live: list[MessageRecord], people: dict[int, PersonRecord]
    ) -> int | None:
        """Show the board; the id of its message."""
        if sitting.awaited and not sitting.awaited_people() and live:
            # Computers answer in a moment; one board shows all that they did.
            return live[-1].message
        picture = await self.pictures.board(sitting)
        turn = sitting.spec.moment(sitting.live().g.s).turn
        current = live[-1] if live else None
        since = -1
        if current is not None and not self._rings(sitting, _mark(current), turn, people):
            mark = _mark(current)
            mark.picture, since = picture.key if picture else "", mark.since
            card = board_layout.board(sitting, picture, await self._lines(sitting, since), people)
            moment, row = msgspec.json.encode(mark).decode(), sitting.record.last_row
            if await self.post.edit(current, card, row=row, moment=moment) is not None:
                for stray in live[:-1]:
                    await self._history(sitting, stray)
                return current.message
        elif current is not None:
            since = current.row
        card = board_layout.board(sitting, picture, await self._lines(sitting, since), people)
        mark = Mark(turn, since, list(card.mentions), picture.key if picture else "")
        new = new_message(sitting, "board", moment=msgspec.json.encode(mark).decode())
        sent = await self.post.send(new, card, sitting.record.guild)
        # After it: in a thread that sleeps nothing can be changed until a new message wakes it.
        for left in live:
            await self._history(sitting, left)
        return sent.message

    async def _lines(self, sitting: Sitting, since: int) -> list[str]:
        return await history.lines(self.house, sitting, None, since=since)

    def _rings(self, sitting: Sitting, mark: Mark, turn: int, people: dict[int, PersonRecord]) -> bool:
        """Whether a new board is due: a person's turn has come, or somebody must answer whom no
        direct message reaches."""
        awaited = [seat.user for seat in sitting.awaited_people() if seat.user is not None]
        if turn != mark.turn and awaited:
            return True
        unreached = [user for user in awaited if rings_by_board(people[user]) and not by_dm(people[user])]
        return any(user not in mark.rang for user in unreached)

    async def _history(self, sitting: Sitting, record: MessageRecord) -> None:
        """Leave a board behind: its picture and lines stay, its buttons go."""
        mark = _mark(record)
        picture = self.pictures.kept(mark.picture)
        if picture is None and (then := await history.at(self.house, sitting, record.row)) is not None:
            # Drawn anew, after a restart: what it showed, not what is now.
            picture = await self.pictures.board(then)
        lines = history.told(
            sitting,
            await self.house.store.rows(sitting.id, mark.since),
            await self.house.store.events(sitting.id, mark.since, record.row),
            None,
            since=mark.since,
            until=record.row,
        )
        await self.leave_behind(record, board_layout.history(sitting, picture, lines))

    async def leave_behind(self, record: MessageRecord, card: Card) -> None:
        """Change a message for the last time, if it can be changed at all."""
        try:
            changed = await self.post.edit(record, card, live=False)
        except (PlaceGone, DoorClosed):
            changed = None
        if changed is None:
            await self.forget(record)

    async def forget(self, record: MessageRecord) -> None:
        """A message that cannot be changed any more: its buttons say that the moment has passed."""
        await self.house.store.put_message(msgspec.structs.replace(record, live=False))

    # -- places that are gone ------------------------------------------------------------------

    async def _lost(self, sitting: Sitting, why: str) -> None:
        """Pause the table (a lobby: close it), keep everything, and tell its host once."""
        log.warning("table %s: its channel cannot be used: %s", sitting.id, why)
        status = sitting.record.status
        if status == "playing":
            await seats.pause(self.house, sitting.id, "place")
        elif status == "lobby":
            await lobby.cancel(self.house, sitting.id, None)
        else:
            return
        words = desk(sitting.record.language)
        text = words(f"lost-{status}", table=sitting.id, game=sitting.words()("name"))
        if not await self.post.tell(sitting.record.host, Card().say(text)):
            log.warning("table %s: its host cannot be told", sitting.id)
        self.stir(sitting.id)

    async def _tell_seats(self, sitting: Sitting) -> None:
        """A table stands still: those who sit there hear it once."""
        words = desk(sitting.record.language)
        text = words("halted-frozen", table=sitting.id, game=sitting.words()("name"))
        for seat in sitting.seats:
            if seat.user is not None:
                await self.post.tell(seat.user, Card().say(text))
