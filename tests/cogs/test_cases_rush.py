"""Many presses in a moment, and words and pictures at their worst (C9, C10).

In this process alone: pictures drawn are counted, drawing is broken on purpose, cards are made by hand.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from host.shown.card import Card
from host.words import clipped
from tests.press import Press
from tests.reading import said, text
from tests.scenarios.acts import answer
from tests.stage import stage


async def test_c09_twenty_presses_in_a_moment_make_few_pictures(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", seed=b"9" * 32) as made:
        table = await made.open("ana", "bo")
        [person] = await made.awaited(table)
        board = made.board()
        hand = f"b1:{table}:-:-:!hand"
        drawn, sent = made.bot.services.pictures.drawn, len(made.requests("POST", "/messages"))
        results = await made.at_once(*(Press(person, hand, board) for _ in range(20)))
        assert all(result.acknowledged for result in results)
        assert made.bot.services.pictures.drawn <= drawn + 1
        press = await answer(person, table)
        await made.at_once(*[press] * 20)
        assert (await made.load(table)).record.last_row == 1
        assert made.bot.services.pictures.drawn <= drawn + 6
        assert len(made.requests("POST", "/messages")) <= sent + 3
        assert len(made.boards()) == 1


def _rest(found: tuple[Any, str, list[str] | None]) -> tuple[str, Any, list[str] | None]:
    message, custom, values = found
    return custom, message, values


def test_c10_texts_stay_within_limits_and_whole_mentions() -> None:
    assert clipped("a" * 50 + " <@123456789012345678>", 60).endswith("a…")
    assert clipped("\u2068" + "x" * 90 + "\u2069", 40).count("\u2069") == 1
    assert len(clipped("\u2068" + "x" * 90 + "\u2069", 40)) <= 40
    assert len(clipped("x" * 90, 2)) <= 2
    card = Card().say("x" * 3000).tell("line\n" * 900, "long.txt")
    assert [name for name, _ in card.files] == ["long.txt"]
    total = sum(len(p.to_component_dict().get("content", "")) for p in card.parts)
    assert total <= 4000


async def test_c10_a_picture_that_cannot_be_drawn_is_told_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import render.fixer

    def fails(*_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(render.fixer, "board", fails)
    monkeypatch.setattr(render.fixer, "hand", fails)
    async with stage(tmp_path / "b.db", seed=b"9" * 32, pictures=True) as made:
        table = await made.open("ana", "bo")
        rng = Random(1)
        for _ in range(4):
            [person] = await made.awaited(table)
            assert "AB1" in text(made.board())
            assert "Your hand" in text(await person.panel(table))
            await person.act(rng, table)
        result = await person.press(made.board(), label="My hand")
        assert len(said(result)) > 100
