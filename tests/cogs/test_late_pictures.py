"""A private panel is answered at once; its picture follows, unless something newer is shown there.

In this process alone: drawings are counted, and answers are held back by hand.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from cogs.late import Late
from tests.reading import alts, said
from tests.stage import stage


async def test_my_hand_is_answered_before_it_is_drawn(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", seed=b"6" * 32) as made:
        table = await made.open("ana", "bo")
        [person] = await made.awaited(table)
        [other] = [p for p in made.people.values() if p is not person]
        drawn, asked = made.bot.pictures.drawn, len(made.env.http_requests)
        result = await other.press(made.board(), label="My hand")
        assert "Your hand" in said(result)
        answer, late = made.env.http_requests[asked:]
        assert answer.path.endswith("/callback")
        assert "attachment://" not in str(answer.json)
        assert late.method == "PATCH"
        assert late.path.endswith("/messages/@original")
        assert len(alts(result.response)) == 1
        assert made.bot.pictures.drawn == drawn + 1
        # Again: it is there, and nothing follows.
        asked = len(made.env.http_requests)
        assert len(alts((await other.press(made.board(), label="My hand")).response)) == 1
        assert len(made.env.http_requests) == asked + 1
        assert not made.bot.late._due


class Line:
    """An answer on the way to Discord."""

    def __init__(self) -> None:
        self.interaction = SimpleNamespace(id=1)
        self.shown = 5
        self.told: list[Any] = []
        self.arrives = asyncio.Event()

    async def amend(self, card: Any) -> None:
        await self.arrives.wait()
        self.told.append(card)


class House:
    def later(self, work: Any, name: str) -> None:
        self.task = asyncio.get_running_loop().create_task(work)


async def test_a_panel_pressed_meanwhile_keeps_what_it_shows() -> None:
    house, line = House(), Line()
    late, drawn = Late(house), asyncio.Event()  # type: ignore[arg-type]
    line.arrives.set()
    late.follow(line, drawn.wait(), lambda picture: picture)  # type: ignore[arg-type]
    await asyncio.sleep(0)
    await late.overtaken(5)
    drawn.set()
    await house.task
    assert not line.told
    assert not late._due


async def test_a_picture_on_its_way_arrives_before_the_next_answer() -> None:
    house, line = House(), Line()
    late = Late(house)  # type: ignore[arg-type]
    late.follow(line, asyncio.sleep(0, "drawn"), lambda picture: picture)  # type: ignore[arg-type]
    for _ in range(4):
        await asyncio.sleep(0)
    press = asyncio.create_task(late.overtaken(5))
    await asyncio.sleep(0)
    assert not press.done()
    line.arrives.set()
    await press
    assert line.told == ["drawn"]
    await house.task
    assert not late._due


async def test_a_newer_answer_on_the_same_panel_has_its_own_picture() -> None:
    house, line = House(), Line()
    late, drawn = Late(house), asyncio.Event()  # type: ignore[arg-type]
    line.arrives.set()
    late.follow(line, drawn.wait(), lambda picture: "old")  # type: ignore[arg-type,return-value]
    first = house.task
    await asyncio.sleep(0)
    await late.overtaken(5)
    late.follow(line, drawn.wait(), lambda picture: "new")  # type: ignore[arg-type,return-value]
    drawn.set()
    await asyncio.gather(first, house.task)
    assert line.told == ["new"]
    assert not late._due
