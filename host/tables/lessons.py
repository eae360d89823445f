"""Lessons: tables with a script, for one person and nobody else to see. How far a lesson has come is the
number of its answers; nothing else is kept."""

from __future__ import annotations

from typing import Any

import msgspec

from db.records import ACTIVE, Move, SeatRecord, TableRecord, TimerRecord
from engines.core.ask import Elapsed, Option
from engines.core.codec import parse
from engines.core.lesson import Given, Lesson
from engines.core.table import Table
from engines.players import names as player_names
from host.errors import Passed, Sorry
from host.games import Game
from host.words import host_words

from . import journal_records, lobby
from .clocks import clocks
from .loaded import LETTERS, LoadedTable
from .tables import Tables, now


class Wrong(Passed):
    """An answer that a lesson does not want; ``loaded`` is the table, as it was and is."""

    def __init__(self, loaded: LoadedTable, choice: Option) -> None:
        super().__init__("lesson-wrong")
        self.loaded, self.choice = loaded, choice


# -- beginning and ending ---------------------------------------------------------------------------


def lesson_of(game: Game) -> Lesson[Any]:
    """A game's lesson; raises Sorry if it has none."""
    if game.spec.lesson is None:
        raise Sorry("no-lesson", game=game.words()("name"))
    return game.spec.lesson


async def under_way(tables: Tables, user: int, game: str) -> LoadedTable | None:
    """The lesson in a game that a person has begun and not ended."""
    for record in await tables.store.tables_of(user):
        if record.lesson and record.game == game and record.status == "playing":
            try:
                return await tables.load(record.id)
            except Sorry:
                # It was rewritten, or cannot be opened: they begin anew.
                continue
    return None


async def begin(
    tables: Tables, game: Game, *, user: int, name: str, language: str, press: int
) -> LoadedTable:
    """A new lesson in a game, at its first step; earlier ones of that person end."""
    lesson, spec = lesson_of(game), game.spec
    for record in await tables.store.tables_of(user):
        if record.lesson and record.game == game.key:
            await end(tables, record.id, user)
    at, table = now(), await tables.new_id()
    live, moved = Table.start(spec, lesson.seats, lesson.settings, lesson.dice, position=lesson.position)
    record = TableRecord(
        id=table,
        game=game.key,
        status="playing",
        settings=msgspec.json.encode(lesson.settings),
        seats=lesson.seats,
        guild=0,
        channel=0,
        host=user,
        language=language,
        secret=lesson.seed,
        seed=live.g.chance.seed,
        lesson=game.lesson_mark,
        rules_version=spec.rules_version,
        made=at,
        touched=at,
    )
    others = iter(host_words(language)("computer-names").split("|"))
    seats = []
    for seat in range(lesson.seats):
        mine = seat == lesson.learner
        called = lobby.kept_name(name) if mine else next(others).strip()
        player = None if mine else player_names(spec)[0]
        seats.append(
            SeatRecord(
                table=table, seat=seat, user=user if mine else None, name=called, player=player, joined=at
            )
        )
    loaded = LoadedTable(record, seats, game, live)
    async with tables.lock(table):
        async with tables.store.transaction():
            await tables.store.add_table(record)
            for each in seats:
                await tables.store.put_seat(each)
            await tables.store.save(
                Move(
                    answer=journal_records.record_of(table, moved.row, at, user=user, interaction=press),
                    events=journal_records.events_of(table, moved),
                    checkpoint=journal_records.checkpoint_record(table, moved.checkpoint),
                    timers=clocks(loaded, [], tables.time.now()),
                    table=record,
                )
            )
        loaded.moved_on(msgspec.structs.replace(record, last_row=moved.row.n), [])
        await go_on(tables, loaded)
    return await tables.load(table)


async def end(tables: Tables, table: str, user: int | None) -> None:
    """End a lesson, if it is one that is not over: its learner may (``user`` None: the house)."""
    async with tables.lock(table):
        record = await tables.store.table(table)
        if record is None or not record.lesson or record.status not in ACTIVE:
            return
        if user is not None and record.host != user:
            raise Sorry("not-seated", table=table)
        at = now()
        async with tables.store.transaction():
            await tables.store.put_table(
                msgspec.structs.replace(record, status="void", why="lesson", ended=at, touched=at)
            )
            await tables.store.put_timers(table, [])
    tables.changed(table)


async def expire(tables: Tables, timer: TimerRecord) -> None:
    """Nobody has gone on with a lesson for so long: it ends."""
    if timer in await tables.store.timers(timer.table):
        await end(tables, timer.table, None)


def no_lesson(loaded: LoadedTable) -> None:
    """Raise Sorry where a table is a lesson: nothing of it is taken back, and nobody else comes in."""
    if loaded.lesson is not None:
        raise Sorry("in-lesson")


# -- going on ---------------------------------------------------------------------------------------


def judge(loaded: LoadedTable, choice: Option) -> None:
    """Raise Wrong if a lesson wants another answer than this, which the rules would take."""
    step = loaded.step
    if loaded.lesson is not None and (step is None or not step.takes(choice)):
        raise Wrong(loaded, choice)


async def go_on(tables: Tables, loaded: LoadedTable) -> None:
    """Give the answers that the house gives in a lesson, up to the next question. Hold its lock."""
    while loaded.record.status == "playing" and isinstance(given := loaded.entry, Given):
        choice = parse((*loaded.spec.options, Elapsed), given.option)
        if choice is None:
            raise ValueError(f"nobody can answer {given.option}")
        by = "clock" if given.seat < 0 else "computer"
        moved = loaded.opened().answer(given.seat, choice, None, by)
        await tables.save(loaded, moved, show=False)


async def practise(tables: Tables, loaded: LoadedTable, *, user: int, press: int) -> LoadedTable:
    """What a lesson leads to: a real game of that person against computers, as private as the lesson, which
    is over; one that it has led to already, while that is under way. The caller answers the press and then
    tells of the change."""
    async with tables.lock(f"practise {loaded.id}"):
        known = await tables.store.remembered(f"table:{loaded.id}", "practise")
        record = None if known is None else await tables.store.table(known)
        if record is not None and record.status == "playing":
            return await tables.load(record.id)
        begun = await _practice(tables, loaded, user, press)
        await tables.store.remember(f"table:{loaded.id}", "practise", begun.id)
    await end(tables, loaded.id, user)
    return begun


async def _practice(tables: Tables, loaded: LoadedTable, user: int, press: int) -> LoadedTable:
    if loaded.lesson is None or loaded.record.host != user:
        raise Sorry("not-seated", table=loaded.id)
    lesson, name = loaded.lesson, loaded.seats[loaded.lesson.learner].name
    async with tables.store.transaction():
        made = await lobby.open_table(
            tables,
            loaded.record.game,
            lesson.practice,
            seats=lesson.seats,
            guild=0,
            channel=0,
            host=user,
            host_name=name,
            language=loaded.record.language,
            clock=0,
            press=press,
        )
        for _ in range(lesson.seats - 1):
            await lobby.add_computer(tables, made.id, user)
        return await lobby.start(tables, made.id, user=user, press=None)


# -- in words ---------------------------------------------------------------------------------------


def said(loaded: LoadedTable, locale: str | None = None) -> str:
    """What stands above the question; after the last step, how it goes on."""
    return _words(loaded, f"lesson-{loaded.step.key}" if loaded.step is not None else "lesson-end", locale)


def praise(loaded: LoadedTable, locale: str | None = None) -> str:
    """What is said of the step that was answered last; empty if the lesson leaves that to what came of it."""
    assert loaded.lesson is not None
    last = loaded.lesson.last(loaded.opened().n)
    key = "" if last is None else f"lesson-{last.key}.done"
    return _words(loaded, key, locale) if key and loaded.words(locale).has(key) else ""


def reproof(wrong: Wrong, locale: str | None = None) -> str:
    """What is said to a wrong answer: in the step's own words, or in general."""
    loaded, step = wrong.loaded, wrong.loaded.step
    name = None if step is None else step.names(wrong.choice)
    if step is None or name is None:
        return host_words(locale or loaded.record.language)("lesson-wrong")
    return _words(loaded, f"lesson-{step.key}.{name}", locale)


def _words(loaded: LoadedTable, key: str, locale: str | None) -> str:
    names = {LETTERS[at].lower(): name for at, name in enumerate(loaded.safe_names)}
    return loaded.words(locale)(key, **names)
