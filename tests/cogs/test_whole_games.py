"""More whole games, like those of tests/scenarios/test_games.py: here for their length alone."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.scenarios.acts import ended, with_restarts
from tests.stage import stage


@pytest.mark.parametrize(
    ("people", "computers", "options"),
    [
        (("ana", "bo", "cal"), 1, {}),
        (("ana", "bo"), 1, {"card_exchange": True, "long_game": True}),
    ],
)
async def test_a_game_with_people_and_computers_reaches_its_end(
    tmp_path: Path, people: tuple[str, ...], computers: int, options: dict[str, Any]
) -> None:
    async with stage(tmp_path / "b.db") as made:
        table = await made.open(*people, computers=computers, **options)
        assert await made.play(table, Random(str(people))) > 5
        await ended(made, table)


@pytest.mark.parametrize(
    ("people", "computers", "options"),
    [
        (("ana", "bo"), 1, {"card_exchange": True}),
        (("ana",), 3, {"long_game": True, "card_exchange": True}),
    ],
)
async def test_a_game_with_a_restart_after_every_third_press_reaches_its_end(
    tmp_path: Path, people: tuple[str, ...], computers: int, options: dict[str, Any]
) -> None:
    async with stage(tmp_path / "b.db", seed=b"r" * 32) as made:
        table = await made.open(*people, computers=computers, **options)
        await with_restarts(made, table, Random(3), 3)
