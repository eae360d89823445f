"""Everything Discord shows is a projection of the store, made again whenever a table has changed.

One round a table at a time; what changes while it works is shown by one more round, so that twenty
presses make one picture, and the last state wins. A round only begins the work: each message is
brought up for itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterator
from functools import partial
from typing import Any

from db.records import MessageRecord, PersonRecord
from host.errors import Sorry
from host.tables import history, servers, story
from host.tables.loaded import LoadedTable
from host.tables.tables import Tables
from host.words import host_words

from . import board_card, end_card, lobby_card
from .board_lines import board_lines
from .card import Card
from .hands import Hands, by_dm, rings_by_board
from .messages import Messages
from .moments import Moments
from .offers_and_votes import OffersAndVotes
from .panels_seen import PanelsSeen
from .parts import Again, Failure, Parts, Work
from .pictures import Picture, Pictures
from .trouble import Trouble, past

log = logging.getLogger(__name__)
#: Seconds that the publisher waits for presses under way.
_CALM = 2.0
#: Seconds that a round waits for the messages it has begun, so that what changes meanwhile is shown at once.
_TOGETHER = 3.0
#: Seconds that hands wait for the board that they name.
_HEAD_START = 2.0
#: Tables of which the last boards are kept in mind.
_REMEMBERED = 500
#: The part of a table that begins all others.
_ROUND = "round"


async def _nowhere() -> None:
    """The board of a table that has no place."""


class Publisher:
    """Shows tables. The bot owns one."""

    def __init__(self, tables: Tables, messages: Messages, pictures: Pictures, seen: PanelsSeen) -> None:
        self.tables, self.messages, self.pictures = tables, messages, pictures
        self.store, self.background = tables.store, tables.background
        self.hands = Hands(tables, messages, pictures, seen)
        self.beside = OffersAndVotes(tables, messages)
        self.moments = Moments(tables, messages)
        self.parts = Parts(self.background, self._look, self._met)
        self.trouble = Trouble(tables, messages, self.hands, show=self.show, lost=self.parts.forget)
        self._changed: set[str] = set()
        """Tables that have changed since their last round began."""
        self._presses: dict[str, int] = {}
        """Presses being answered, by table."""
        self._calm: dict[str, asyncio.Event] = {}
        """By table with presses being answered: set when the last of them is."""
        self._warm: set[str] = set()
        #: What everybody saw on the last boards, by table and row: an old one is played again otherwise.
        self._seen: dict[str, dict[int, Any]] = {}
        self._warming = asyncio.Lock()
        """Held while a game is made ready: threads that draw keep the event loop from its work, so it is
        one game after the other."""
        tables.changed = self.show

    # -- when ----------------------------------------------------------------------------------

    def show(self, table: str) -> None:
        """Show a table (by id) soon: it has changed."""
        self._changed.add(table)
        self._look(table)

    def _look(self, table: str) -> None:
        """Look soon whether a table's messages show what the store says."""
        changed = table in self._changed
        self.parts.begin(table, _ROUND, partial(self._round, table), changed=changed)

    @property
    def failing(self) -> set[str]:
        """Tables that do not reach everybody: a board or a hand was not taken, and is tried again."""
        return self.parts.failing(("board", "hand", _ROUND))

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

    async def show_hand(self, table: str, user: int) -> None:
        """A person has changed their settings: bring their own hand at a table to that, and nothing else.
        They know whether they are awaited there: no board rings for it."""
        try:
            loaded = await self.tables.load(table)
        except Sorry:
            return
        seat = loaded.seat_of(user)
        if loaded.record.status != "playing" or seat is None:
            return
        if seat.seat in loaded.awaited:
            await self.messages.knows(table, user)
        known = [record for record in await self.messages.of(table) if record.kind == "hand"]
        people, board = self.hands.reached(loaded, await self._people(loaded)), partial(self._link, table)
        works = await self.hands.works(loaded, known, people=people, board=board)
        if (part := f"hand {seat.seat}") in works:
            self.parts.begin(table, part, works[part], changed=True)

    async def _met(self, failure: Failure) -> Again | None:
        return await self.trouble.met(failure)

    async def _round(self, table: str) -> None:
        await self._wait_for_answers(table)
        changed = table in self._changed
        self._changed.discard(table)
        try:
            await self.publish(table, changed=changed)
        except Exception:
            if changed:
                self._changed.add(table)
            raise

    # -- what ----------------------------------------------------------------------------------

    async def publish(self, table: str, *, changed: bool = True) -> None:
        """Begin to bring every message of a table to what the store says, and wait for them a little. Unless
        it has ``changed``, what Discord has refused for good is left alone."""
        try:
            loaded = await self.tables.load(table)
        except Sorry:
            record = await self.store.table(table)
            if record is None or record.status != "frozen" or record.game not in self.tables.games:
                return
            loaded = await self.tables.load(table, open_game=False)
        shown = await self.messages.of(table)
        works = await self._works(loaded, shown)
        begun = [self.parts.begin(table, part, work, changed=changed) for part, work in works.items()]
        leaving = {past(record) for record in shown if record.live and record.kind == "board"}
        self.parts.look_again(table, {_ROUND, *works, *leaving})
        if tasks := [task for task in begun if task is not None]:
            await asyncio.wait(tasks, timeout=_TOGETHER)

    async def _works(self, loaded: LoadedTable, shown: list[MessageRecord]) -> dict[str, Work]:
        """What is to be done for a table, by part; none of them waits for another."""
        status = loaded.record.status
        if loaded.private:
            return await self._in_hands_alone(loaded, shown)
        works: dict[str, Work] = {}
        here: list[MessageRecord] = []
        for record in shown:
            if record.kind != "hand" and record.live and record.channel != loaded.place:
                works[past(record)] = partial(self._leave, record, board_card.moved(loaded))
            else:
                here.append(record)
        live = [record for record in here if record.live or record.message is None]
        lobbies = [record for record in live if record.kind == "lobby"]
        if status == "lobby":
            return {**works, "lobby": partial(self._lobby, loaded, lobbies)}
        for record in lobbies:
            works[past(record)] = partial(self._leave, record, lobby_card.over(loaded))
        boards = [record for record in live if record.kind == "board"]
        hands = [record for record in here if record.kind == "hand"]
        beside = [record for record in live if record.kind in ("offer", "vote")]
        if status == "playing":
            people = self.hands.reached(loaded, await self._people(loaded))
            told = [record for record in here if record.kind == "moment"]
            works["board"] = partial(self._board, loaded, boards, people, told)
            works |= await self.hands.works(
                loaded, hands, people=people, board=partial(self._link, loaded.id)
            )
            return works | await self.beside.works(loaded, beside)
        if status == "finished":
            works["end"] = partial(self._end, loaded, [record for record in here if record.kind == "end"])
            works["board"] = partial(self._over, loaded, boards)
        elif boards:
            works["board"] = partial(self._halt, loaded, boards)
        works |= self.hands.closing(loaded, hands)
        return works | await self.beside.closing(loaded, beside)

    async def _in_hands_alone(self, loaded: LoadedTable, hands: list[MessageRecord]) -> dict[str, Work]:
        """The same for a table that has no place."""
        if loaded.record.status == "lobby":
            return {}
        if loaded.record.status != "playing":
            return self.hands.closing(loaded, hands)
        people = self.hands.reached(loaded, await self._people(loaded))
        return await self.hands.works(loaded, hands, people=people, board=_nowhere)

    async def _link(self, table: str) -> int | None:
        """The message of a table's board, for those that name it; a new one has a head start, no more."""
        await self.parts.wait(table, "board", _HEAD_START)
        return await self.messages.board(table)

    async def _people(self, loaded: LoadedTable) -> dict[int, PersonRecord]:
        """Who sits at a table, by user id."""
        return {
            seat.user: await self.store.person(seat.user) for seat in loaded.seats if seat.user is not None
        }

    async def _leave(self, record: MessageRecord, card: Card) -> None:
        for found in await self.messages.found([record]):
            await self.messages.leave_behind(found, card)

    async def _halt(self, loaded: LoadedTable, boards: list[MessageRecord]) -> None:
        """A table stands still: its boards say so; if it is frozen, those who sit there hear it once."""
        card = board_card.halted(loaded)
        await asyncio.gather(*(self._leave(record, card) for record in boards))
        if loaded.record.status == "frozen":
            words = host_words(loaded.record.language)
            text = words("halted-frozen", table=loaded.id, game=loaded.words()("name"))
            users = [seat.user for seat in loaded.seats if seat.user is not None]
            await self.messages.tell_all(users, Card().say(text))

    # -- the lobby and the end -----------------------------------------------------------------

    async def _lobby(self, loaded: LoadedTable, records: list[MessageRecord]) -> None:
        card = lobby_card.lobby(loaded, await self.pictures.cover(loaded))
        live = await self.messages.found(records)
        for record in live[-1:]:
            if (edited := await self.messages.edit(record, card)) is not None:
                if edited != record:
                    self.warm(loaded.spec.key)
                return
            await self.messages.forget(record)
        # There is time until the first board; a game that nobody plays is not drawn.
        self.warm(loaded.spec.key)
        await self.messages.send(loaded, "lobby", card)

    async def _end(self, loaded: LoadedTable, records: list[MessageRecord]) -> None:
        table, picture = loaded.id, await self.pictures.board(loaded)
        thanked = await self.store.all_remembered(f"thanks:{table}")
        memoir = await story.of_game(self.tables, loaded)
        card = end_card.end(loaded, picture, memoir=memoir, thanks=sorted(thanked.values()))
        ends = await self.messages.found(records)
        for record in ends[-1:]:
            if await self.messages.edit(record, card, row=loaded.record.last_row) is not None:
                return
            await self.messages.forget(record)
        await self.messages.send(loaded, "end", card)

    async def _over(self, loaded: LoadedTable, records: list[MessageRecord]) -> None:
        """The game is over: its boards stay as history, beside the last card."""
        await self.parts.wait(loaded.id, "end", _HEAD_START)
        await self._left(loaded, await self.messages.found(records))

    # -- the board -----------------------------------------------------------------------------

    async def _board(
        self,
        loaded: LoadedTable,
        records: list[MessageRecord],
        people: dict[int, PersonRecord],
        moments: list[MessageRecord],
    ) -> None:
        live = await self.messages.found(records)
        if loaded.awaited and not loaded.awaited_people() and live:
            # Computers answer in a moment; one board shows all that they did.
            return
        turn = loaded.spec.moment(loaded.opened().g.s).turn
        current = live[-1] if live else None
        stays = current is not None and not self._rings(loaded, current, turn=turn, people=people)
        since = -1
        if current is not None:
            since = current.row if not stays else -1 if current.since is None else current.since
        loaded.before = await self._then(loaded, since)
        self._remember(loaded, since)
        picture = await self.pictures.board(loaded)
        key = picture.key if picture else ""
        if current is not None and stays:
            lines = await board_lines(self.tables, loaded, after=since)
            card = board_card.board(loaded, picture, lines, people)
            row = loaded.record.last_row
            if await self.messages.edit(current, card, row=row, picture=key) is not None:
                await self._left(loaded, live[:-1])
                return
        # Before the board, which stays the newest message.
        begun = -1 if current is None or current.since is None else current.since
        await self.moments.show(loaded, moments, after=begun)
        lines = await board_lines(self.tables, loaded, after=since)
        card = board_card.board(loaded, picture, lines, people)
        rang = ",".join(map(str, card.mentions))
        await self.messages.send(loaded, "board", card, turn=turn, since=since, rang=rang, picture=key)
        await self._left(loaded, live)

    async def _left(self, loaded: LoadedTable, records: list[MessageRecord]) -> None:
        """Leave boards behind, beside all else; they are waited for, but not long."""
        begun = [
            self.parts.begin(loaded.id, past(record), partial(self._history, loaded, record), changed=True)
            for record in records
        ]
        if tasks := [task for task in begun if task is not None]:
            await asyncio.wait(tasks, timeout=_HEAD_START)

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
        """Leave a board behind: its lines stay, its buttons go, and its picture, unless the server keeps it.
        One without a line to stay for goes altogether."""
        since = -1 if record.since is None else record.since
        newest = (await self.store.messages(loaded.id, live=True, kind="board"))[-1:]
        # A board that could not be changed any more is told over again by the one in its place.
        again = any(other.id > record.id and other.since == record.since for other in newest)
        lines = [] if again else await board_lines(self.tables, loaded, after=since, until=record.row)
        keeps = await servers.keeps_pictures(self.store, loaded.record.guild)
        if (again or not (lines or keeps)) and await self.messages.delete(record):
            await self._gone(loaded)
            return
        picture = await self._picture_then(loaded, record) if keeps else None
        number = await story.round_at(self.tables, loaded, record.row)
        card = board_card.history(loaded, picture, lines, number=number)
        if not await self.messages.leave_behind(record, card, patient=True):
            await self._gone(loaded)

    async def _gone(self, loaded: LoadedTable) -> None:
        """A board is gone: hands that lead to it are to lead elsewhere. At the end they do so anyway."""
        if loaded.record.status == "playing":
            await self.hands.stray(loaded.id)
            self._look(loaded.id)

    async def _picture_then(self, loaded: LoadedTable, record: MessageRecord) -> Picture | None:
        """What a board showed; drawn anew after a restart."""
        picture = self.pictures.kept(record.picture)
        if picture is None and (then := await history.at(self.tables, loaded, record.row)) is not None:
            then.before = await self._then(loaded, -1 if record.since is None else record.since)
            picture = await self.pictures.board(then)
        return picture

    async def _then(self, loaded: LoadedTable, row: int) -> Any:
        """What everybody saw of a table after ``row``, the last one of an earlier board; None: nothing."""
        seen = self._seen.get(loaded.id, {})
        if row in seen or row < 0:
            return seen.get(row)
        then = await history.at(self.tables, loaded, row)
        return None if then is None else then.view(None)

    def _remember(self, loaded: LoadedTable, since: int) -> None:
        """Keep what everybody sees now, and what they saw after the row ``since``."""
        seen = {since: loaded.before, loaded.record.last_row: loaded.view(None)}
        self._seen.pop(loaded.id, None)
        self._seen[loaded.id] = seen
        if len(self._seen) > _REMEMBERED:
            del self._seen[next(iter(self._seen))]
