"""A private panel is answered at once; its picture follows, unless something newer is shown there.

In this process alone: drawings are counted, and answers are held back by hand.
"""

from __future__ import annotations

import asyncio
import importlib
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from cogs import panels
from host.background import Background
from host.shown.card import Card
from host.shown.late_pictures import LatePictures
from tests.reading import alts, controls, said
from tests.stage import Person, Stage, stage


async def test_my_hand_is_answered_before_it_is_drawn(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", seed=b"6" * 32) as made:
        table = await made.open("ana", "bo")
        [person] = await made.awaited(table)
        [other] = [p for p in made.people.values() if p is not person]
        drawn, asked = made.bot.services.pictures.drawn, len(made.env.http_requests)
        result = await other.press(made.board(), label="My hand")
        assert "Your hand" in said(result)
        answer, late = made.env.http_requests[asked:]
        assert answer.path.endswith("/callback")
        assert "attachment://" not in str(answer.json)
        assert late.method == "PATCH"
        assert late.path.endswith("/messages/@original")
        assert len(alts(result.response)) == 1
        assert made.bot.services.pictures.drawn == drawn + 1
        # Again: it is there, and nothing follows.
        asked = len(made.env.http_requests)
        assert len(alts((await other.press(made.board(), label="My hand")).response)) == 1
        assert len(made.env.http_requests) == asked + 1
        assert not made.bot.services.late_pictures.due


async def test_only_games_that_are_played_are_made_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    warmed: list[str] = []
    for game in ("fixer", "fictions", "lepro", "fable", "suburb"):
        painter = importlib.import_module(f"render.{game}").PAINTER
        monkeypatch.setattr(painter, "warm", partial(warmed.append, game))
    async with stage(tmp_path / "b.db", pictures=True) as made:
        assert warmed == []
        await made.open("ana", game="suburb", computers=2, start=False)
        assert warmed == ["suburb"]
        await made.open("bo", "cal", game="fixer")
        await made.open("dee", "eve", game="fixer")
        assert warmed == ["suburb", "fixer"]
    warmed.clear()
    async with stage(tmp_path / "b.db", pictures=True) as made:
        # The lobby stands as it did; the tables under way may be asked for at once.
        assert warmed == ["fixer"]


GIVEN = Card()


class Line:
    """An answer on the way to Discord."""

    def __init__(self) -> None:
        self.interaction = SimpleNamespace(id=1, message=None)
        self.shown = 5
        self.told: list[Any] = []
        self.arrives = asyncio.Event()

    async def amend(self, card: Any) -> bool:
        await self.arrives.wait()
        self.told.append(card)
        return True


class Locks:
    """The locks of messages, as their owner gives them."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    def lock(self, message: int) -> asyncio.Lock:
        return self._lock


class Follower(LatePictures):
    """Late pictures at a server with one message."""

    def __init__(self) -> None:
        super().__init__(Locks(), Background())  # type: ignore[arg-type]

    def add(self, line: Line, picture: Any, **told: Any) -> None:
        """A picture that follows; the card is the picture, or what is ``told``."""

        def made(drawn: Any) -> Any:
            return told.get("card", drawn)

        self.follow(line, picture, made=made, given=GIVEN)  # type: ignore[arg-type]

    async def settle(self) -> None:
        """All that follows has followed."""
        await self.background.settle(5.0)


async def test_a_panel_pressed_meanwhile_keeps_what_it_shows() -> None:
    line, late, drawn = Line(), Follower(), asyncio.Event()
    line.arrives.set()
    late.add(line, drawn.wait())
    await asyncio.sleep(0)
    await late.overtaken(5)
    drawn.set()
    await late.settle()
    assert not line.told
    assert not late.due


async def test_a_picture_on_its_way_arrives_before_the_next_answer() -> None:
    line, late = Line(), Follower()
    late.add(line, asyncio.sleep(0, "drawn"))
    for _ in range(4):
        await asyncio.sleep(0)
    press = asyncio.create_task(late.overtaken(5))
    await asyncio.sleep(0)
    assert not press.done()
    line.arrives.set()
    await press
    assert line.told == ["drawn"]
    await late.settle()
    assert not late.due


async def test_a_newer_answer_on_the_same_panel_has_its_own_picture() -> None:
    line, late, drawn = Line(), Follower(), asyncio.Event()
    line.arrives.set()
    late.add(line, drawn.wait(), card="old")
    await asyncio.sleep(0)
    await late.overtaken(5)
    late.add(line, drawn.wait(), card="new")
    drawn.set()
    await late.settle()
    assert line.told == ["new"]
    assert not late.due


async def paged(made: Stage, monkeypatch: pytest.MonkeyPatch) -> tuple[str, Person, Any, str]:
    """A table, who is asked, the message that asks with more than one page, and the id that turns it; of no
    picture is there a copy."""
    table = await made.open("ana", "bo")
    [person] = await made.awaited(table)
    panel = person.asking(table)[-1]
    page = next(c["custom_id"] for c in controls(panel) if ":~" in c["custom_id"])
    monkeypatch.setattr(made.bot.services.pictures, "kept", lambda key: None)
    return table, person, panel, page


@pytest.mark.parametrize("slow", [True, False])
async def test_a_page_of_a_message_that_asks_waits_a_little_for_its_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, slow: bool
) -> None:

    async def waited(tasks: Any, timeout: float) -> None:
        # The simulator's time stands still while an answer is under way.
        assert timeout == panels.PICTURE_PATIENCE
        if not slow:
            await asyncio.wait(tasks)

    here = SimpleNamespace(create_task=asyncio.create_task, wait=waited, Task=asyncio.Task)
    monkeypatch.setattr(panels, "asyncio", here)
    async with stage(tmp_path / "b.db", seed=b"6" * 32) as made:
        table, person, panel, page = await paged(made, monkeypatch)
        asked = len(made.env.http_requests)
        draw, give, given = made.bot.services.pictures.hand, panels.give_panel, asyncio.Event()

        async def hand(*what: Any) -> Any:
            if slow:
                await given.wait()
            return await draw(*what)

        async def panel_given(*what: Any, **how: Any) -> None:
            await give(*what, **how)
            given.set()

        monkeypatch.setattr(made.bot.services.pictures, "hand", hand)
        monkeypatch.setattr(panels, "give_panel", panel_given)
        await person.press(panel, custom_id=page)
        [answer, *late] = made.env.http_requests[asked:]
        assert ("attachment://" in str(answer.json)) != slow
        assert len(late) == slow
        shown = next(message for message in person.dms() if message.id == panel.id)
        assert len(alts(shown)) == 1
        assert controls(shown) != controls(panel)
        # It shows what the store says: nothing is changed by looking after it.
        asked = len(made.env.http_requests)

        async def look() -> None:
            made.bot.services.tables.changed(table)

        await made.as_bot(look())
        assert not any(r.path.endswith(str(panel.id)) for r in made.env.http_requests[asked:])


async def test_a_message_that_was_closed_meanwhile_gets_no_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.panels.PICTURE_PATIENCE", 0.0)
    async with stage(tmp_path / "b.db", seed=b"6" * 32) as made:
        table, person, panel, page = await paged(made, monkeypatch)
        draw = made.bot.services.pictures.hand

        async def hand(loaded: Any, seat: int, *rank: int) -> Any:
            picture = await draw(loaded, seat, *rank)
            [record] = await made.store.messages(table, live=True, kind="hand")
            await made.store.put_message(msgspec.structs.replace(record, digest="changed", live=False))
            return picture

        monkeypatch.setattr(made.bot.services.pictures, "hand", hand)
        asked = len(made.env.http_requests)
        await person.press(panel, custom_id=page)
        assert len(made.env.http_requests) == asked + 1
        assert not made.bot.services.late_pictures.due
