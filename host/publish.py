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
from db.records import MessageRecord, PersonRecord, SeatRecord

from . import history, seats
from .errors import Sorry
from .house import House, now
from .layout import board as board_layout
from .layout import end as end_layout
from .layout import hand as hand_layout
from .layout import lobby as lobby_layout
from .layout import vote as vote_layout
from .layout.card import Card
from .pictures import Picture, Pictures
from .play import wake
from .post import DoorClosed, Later, PlaceGone, Poster
from .sitting import Sitting
from .words import desk

log = logging.getLogger(__name__)
_RETRIES = (2.0, 10.0, 60.0, 300.0)


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
        self.client = client
        self.pictures = pictures
        self.post = Poster(house, client)
        self._dirty: dict[str, int] = {}
        """Tables to be shown, with the number of tries so far."""
        self._busy: dict[str, asyncio.Task[Any]] = {}
        house.stir = self.stir

    def stir(self, table: str) -> None:
        """Show a table soon."""
        self._dirty[table] = 0
        if table not in self._busy:
            self._busy[table] = self.house.later(self._show(table), f"showing {table}")

    async def _show(self, table: str) -> None:
        try:
            while table in self._dirty:
                tries = self._dirty.pop(table)
                try:
                    await self.publish(table)
                except (Later, aiohttp.ClientError, OSError, discord.DiscordServerError, StoreError) as error:
                    if table in self._dirty:
                        continue
                    wait = _RETRIES[min(tries, len(_RETRIES) - 1)]
                    log.warning("table %s is shown again in %.0f s: %s", table, wait, error)
                    self._dirty[table] = tries + 1
                    await asyncio.sleep(wait)
        finally:
            self._busy.pop(table, None)

    async def publish(self, table: str) -> None:
        """Bring every message of a table to what the store says."""
        try:
            sitting = await self.house.sit(table)
        except Sorry:
            record = await self.house.store.table(table)
            if record is None or record.status != "frozen" or record.game not in self.house.games:
                return
            sitting = await self.house.sit(table, open_game=False)
        shown = [m for m in await self.house.store.messages(table) if m.message is not None]
        try:
            await self._publish(sitting, shown)
        except PlaceGone as error:
            await self._lost(sitting, str(error))

    async def _publish(self, sitting: Sitting, shown: list[MessageRecord]) -> None:
        status = sitting.record.status
        lobbies = [m for m in shown if m.kind == "lobby" and m.live]
        if status == "lobby":
            await self._lobby(sitting, lobbies)
            return
        for record in lobbies:
            await self.post.edit(record, lobby_layout.over(sitting), live=False, row=sitting.record.last_row)
        boards = [m for m in shown if m.kind == "board" and m.live]
        hands = [m for m in shown if m.kind == "hand" and m.live]
        if status == "playing":
            people = {
                seat.user: await self.house.store.person(seat.user)
                for seat in sitting.seats
                if seat.user is not None
            }
            board = await self._board(sitting, boards, people)
            await self._hands(sitting, hands, people, board)
            await self._offers(sitting, [m for m in shown if m.kind == "offer" and m.live])
            await self._votes(sitting, [m for m in shown if m.kind == "vote" and m.live])
            return
        for record in hands:
            await self._close_hand(sitting, record)
        for record in shown:
            if record.live and record.kind == "offer":
                await self._leave_behind(record, board_layout.offer_over(sitting, record.seat), sitting)
        await self._votes(sitting, [m for m in shown if m.kind == "vote" and m.live])
        if status == "finished":
            await self._end(sitting, boards, [m for m in shown if m.kind == "end"])
        else:
            for record in boards:
                await self._leave_behind(record, board_layout.halted(sitting), sitting)

    # -- the lobby and the end ---------------------------------------------------------------

    async def _lobby(self, sitting: Sitting, live: list[MessageRecord]) -> None:
        card = lobby_layout.lobby(sitting, await self.pictures.cover(sitting))
        for record in live[-1:]:
            if await self.post.edit(record, card) is not None:
                return
            await self._forget(record)
        await self.post.send(self._new(sitting, "lobby"), card, sitting.record.guild)

    async def _end(self, sitting: Sitting, boards: list[MessageRecord], ends: list[MessageRecord]) -> None:
        for record in boards:
            await self._history(sitting, record)
        table, picture = sitting.id, await self.pictures.board(sitting)
        thanked = await self.house.store.settings(f"thanks:{table}")
        card = end_layout.end(sitting, picture, sorted(thanked.values()))
        for record in ends[-1:]:
            if await self.post.edit(record, card, row=sitting.record.last_row) is not None:
                return
            await self._forget(record)
        await self.post.send(self._new(sitting, "end"), card, sitting.record.guild)

    # -- the board ---------------------------------------------------------------------------

    async def _board(
        self, sitting: Sitting, live: list[MessageRecord], people: dict[int, PersonRecord]
    ) -> int | None:
        """Show the board; the id of its message."""
        if sitting.awaited and not sitting.awaited_people():
            # Computers answer in a moment; one board shows all that they did.
            if live:
                return live[-1].message
        picture = await self.pictures.board(sitting)
        turn = sitting.spec.moment(sitting.live().g.s).turn
        current = live[-1] if live else None
        for stray in live[:-1]:
            await self._history(sitting, stray)
        if current is not None and not self._rings(sitting, _mark(current), turn, people):
            mark = _mark(current)
            mark.picture = picture.key if picture else ""
            lines = await history.lines(self.house, sitting, None, since=mark.since)
            card = board_layout.board(sitting, picture, lines, people)
            moment = msgspec.json.encode(mark).decode()
            row = sitting.record.last_row
            if await self.post.edit(current, card, row=row, moment=moment) is not None:
                return current.message
            await self._forget(current)
            current = None
            since = mark.since
        else:
            since = current.row if current is not None else -1
        lines = await history.lines(self.house, sitting, None, since=since)
        card = board_layout.board(sitting, picture, lines, people)
        mark = Mark(turn, since, list(card.mentions), picture.key if picture else "")
        new = self._new(sitting, "board", moment=msgspec.json.encode(mark).decode())
        sent = await self.post.send(new, card, sitting.record.guild)
        if current is not None:
            await self._history(sitting, current)
        return sent.message

    def _rings(self, sitting: Sitting, mark: Mark, turn: int, people: dict[int, PersonRecord]) -> bool:
        """Whether a new board is due: a person's turn has come, or somebody must answer whom no
        direct message reaches."""
        awaited = [seat.user for seat in sitting.awaited_people() if seat.user is not None]
        if turn != mark.turn and awaited:
            return True
        unreached = [user for user in awaited if not _by_dm(people[user]) and people[user].pings]
        return any(user not in mark.rang for user in unreached)

    async def _history(self, sitting: Sitting, record: MessageRecord) -> None:
        """Leave a board behind: its picture and lines stay, its buttons go."""
        mark = _mark(record)
        picture: Picture | None = self.pictures.kept(mark.picture) or await self.pictures.board(sitting)
        lines = history.told(
            sitting,
            await self.house.store.rows(sitting.id, mark.since),
            await self.house.store.events(sitting.id, mark.since, record.row),
            None,
            since=mark.since,
        )
        await self._leave_behind(record, board_layout.history(sitting, picture, lines), sitting)

    async def _leave_behind(self, record: MessageRecord, card: Card, sitting: Sitting) -> None:
        try:
            changed = await self.post.edit(record, card, live=False)
        except (PlaceGone, DoorClosed):
            changed = None
        if changed is None:
            await self._forget(record)

    async def _forget(self, record: MessageRecord) -> None:
        """A message that cannot be changed any more: its buttons say that the moment has passed."""
        await self.house.store.put_message(msgspec.structs.replace(record, live=False))

    # -- hands -------------------------------------------------------------------------------

    async def _hands(
        self,
        sitting: Sitting,
        live: list[MessageRecord],
        people: dict[int, PersonRecord],
        board: int | None,
    ) -> None:
        game = sitting.live()
        last = await self.house.store.rows(sitting.id, sitting.record.last_row - 1)
        acted = last[-1].seat if last and last[-1].by == "person" else None
        for record in live:
            holder = sitting.seats[record.seat]
            asked = record.seat in game.asks and holder.user == record.user
            if not asked or str(game.ids[record.seat]) != record.moment:
                fresh = acted == record.seat and asked
                if not fresh or not await self._refresh(sitting, record, board):
                    await self._close_hand(sitting, record, board)
        stand = {m.seat for m in await self.house.store.messages(sitting.id, live=True, kind="hand")}
        for seat in sitting.awaited_people():
            if seat.user is None:
                continue
            # Drawn ahead, so that My hand shows it at once.
            picture = await self.pictures.hand(sitting, seat.seat)
            person = people[seat.user]
            if seat.seat in stand:
                await self._complete(sitting, live, seat, board)
            elif _by_dm(person) and acted != seat.seat:
                await self._ring(sitting, seat, person, picture, board)

    async def _complete(
        self, sitting: Sitting, live: list[MessageRecord], seat: SeatRecord, board: int | None
    ) -> None:
        """A hand that was answered in place, before its picture was drawn, gets the picture."""
        for record in live:
            if record.seat == seat.seat and record.digest == "":
                await self._refresh(sitting, record, board)

    async def _ring(
        self, sitting: Sitting, seat: SeatRecord, person: PersonRecord, picture: Picture | None, board: int | None
    ) -> None:
        locale = person.locale or None
        card = hand_layout.hand(sitting, seat.seat, picture, locale=locale, board=board)
        try:
            channel = await self.post.dm(person.user)
            new = self._new(
                sitting,
                "hand",
                seat=seat.seat,
                channel=channel,
                user=person.user,
                moment=str(sitting.live().ids[seat.seat]),
            )
            await self.post.send(new, card)
        except DoorClosed:
            log.info("table %s: %d takes no direct messages", sitting.id, person.user)
            closed = msgspec.structs.replace(person, dms_closed=True)
            await self.house.store.put_person(closed)
            # The board rings instead.
            self.stir(sitting.id)

    async def _refresh(self, sitting: Sitting, record: MessageRecord, board: int | None) -> bool:
        picture = await self.pictures.hand(sitting, record.seat)
        person = await self.house.store.person(record.user or 0)
        card = hand_layout.hand(sitting, record.seat, picture, locale=person.locale or None, board=board)
        moment = str(sitting.live().ids[record.seat])
        try:
            return await self.post.edit(record, card, moment=moment, row=sitting.record.last_row) is not None
        except DoorClosed:
            return False

    async def _close_hand(self, sitting: Sitting, record: MessageRecord, board: int | None = None) -> None:
        card = hand_layout.closed(sitting, board=board)
        await self._leave_behind(record, card, sitting)

    # -- offers and votes --------------------------------------------------------------------

    async def _offers(self, sitting: Sitting, live: list[MessageRecord]) -> None:
        for record in live:
            if not sitting.seats[record.seat].open:
                await self._leave_behind(record, board_layout.offer_over(sitting, record.seat), sitting)
        offered = {record.seat for record in live}
        for seat in sitting.seats:
            if seat.open and seat.seat not in offered:
                card = board_layout.offer(sitting, seat.seat)
                await self.post.send(self._new(sitting, "offer", seat=seat.seat), card, sitting.record.guild)

    async def _votes(self, sitting: Sitting, live: list[MessageRecord]) -> None:
        shown = {record.moment: record for record in live}
        votes = {str(vote.id): vote for vote in await self.house.store.votes(sitting.id, open=False)}
        for number, record in shown.items():
            if number in votes:
                vote = votes[number]
                card = vote_layout.vote(sitting, vote)
                if await self.post.edit(record, card, live=vote.closed is None) is None:
                    await self._forget(record)
        for number, vote in votes.items():
            if vote.closed is None and number not in shown and sitting.record.status == "playing":
                new = self._new(sitting, "vote", moment=number)
                await self.post.send(new, vote_layout.vote(sitting, vote), sitting.record.guild)

    # -- places that are gone ----------------------------------------------------------------

    async def _lost(self, sitting: Sitting, why: str) -> None:
        """Pause the table, keep everything, and tell its host once."""
        log.warning("table %s: its channel cannot be used: %s", sitting.id, why)
        was_playing = sitting.record.status == "playing"
        await seats.pause(self.house, sitting.id, "place")
        if not was_playing:
            return
        words = desk(sitting.record.language)
        text = words("paused-host", table=sitting.id, game=sitting.words()("name"))
        try:
            channel = await self.post.dm(sitting.record.host)
            await self.post.place(channel).send(view=Card().say(text).view())
        except (DoorClosed, Later, discord.HTTPException):
            log.warning("table %s: its host cannot be told", sitting.id)

    def _new(self, sitting: Sitting, kind: Any, **fields: Any) -> MessageRecord:
        made: dict[str, Any] = {
            "table": sitting.id,
            "kind": kind,
            "channel": sitting.place,
            "row": sitting.record.last_row,
            "made": now(),
        }
        return MessageRecord(**{**made, **fields})

    # -- after a restart ---------------------------------------------------------------------

    async def recover(self) -> None:
        """Finish what a crash left half done: find unfinished sendings, show tables that are behind,
        set computers and clocks going."""
        for intent in await self.house.store.unsent():
            await self.post.adopt(intent)
        for table in await self.house.store.behind():
            self.stir(table)
        for record in await self.house.store.tables("playing"):
            if record.game not in self.house.games:
                continue
            try:
                await wake(self.house, record.id)
            except Sorry:
                log.warning("table %s cannot be woken", record.id)
            await asyncio.sleep(0)


def _by_dm(person: PersonRecord) -> bool:
    return person.hand in ("dm", "both") and not person.dms_closed
