"""Whatever matters to somebody has been told to them, where they see it, before they answer again."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engines.core.discover import specs
from engines.core.telling import Weight
from engines.core.words import plain
from host.tables import telling
from host.tables.teller import Circle, Line
from tests.reading import said, text
from tests.stage import Person, Stage, stage

#: Answers of people in each game.
ANSWERS = 30


@pytest.mark.parametrize("game", specs())
async def test_nobody_answers_before_hearing_what_matters(tmp_path: Path, game: str) -> None:
    """Two people and a computer or more. What was done to somebody, and what came of an own answer."""
    rng, heard = Random(f"{game} told"), 0
    # What each has read since their last answer: a page of a panel shows no more than its options.
    read: dict[int, str] = defaultdict(str)
    async with stage(tmp_path / "b.db", seed=b"t" * 32) as made:
        least = min(seats for seats in specs()[game].seats if seats >= 3)
        table = await made.open("ana", "bo", game=game, computers=least - 2)
        for _ in range(ANSWERS):
            waiting = await made.awaited(table)
            if not waiting:
                break
            person = rng.choice(waiting)
            panel = await person.panel(table)
            lines = await _owed(made, table, person)
            heard += len(lines)
            read[person.id] += text(panel)
            assert [line.text for line in lines if plain(line.text) not in read[person.id]] == []
            before = (await made.load(table)).record.last_row
            result = await person.act(rng, table, panel)
            # Computers may have answered since, and another panel have taken the place of this one.
            shown = said(result) + "".join(map(text, person.dms()))
            came = await _came(made, table, person, before + 1)
            if (await made.load(table)).record.last_row > before:
                read[person.id] = ""
            heard += len(came)
            # What computers did next may go on in the same sentence.
            assert [line.text for line in came if plain(line.text).rstrip(".") not in shown] == [], shown
    assert heard > ANSWERS // 3, "hardly anything mattered"


def _must(lines: list[Line]) -> list[Line]:
    return [line for line in lines if line.weight >= Weight.MATTERS and line.circle < Circle.REST]


async def _owed(made: Stage, table: str, person: Person) -> list[Line]:
    """What has befallen somebody since they answered last."""
    loaded = await made.load(table)
    seat = loaded.seat_of(person.id)
    assert seat is not None
    after = max(-1, await made.store.last_answer(table, seat.seat, person.id) - 1)
    rows, events = await made.store.rows(table, after), await made.store.events(table, after)
    return _must(telling.since(loaded, rows, events, seat=seat.seat, after=after))


async def _came(made: Stage, table: str, person: Person, row: int) -> list[Line]:
    """What came of an own answer, which is that row."""
    loaded: Any = await made.load(table)
    seat = loaded.seat_of(person.id)
    rows, events = await made.store.rows(table, row - 1), await made.store.events(table, row - 1, row)
    return _must(telling.since(loaded, rows, events, seat=seat.seat, after=row - 1, until=row))
