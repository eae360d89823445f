"""Whole games through the real cogs: people and computers, from the slash command to the last card."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.stage import stage, text


@pytest.mark.parametrize(
    ("people", "computers", "options"),
    [
        (("ana",), 1, {}),
        (("ana", "bo"), 1, {}),
        (("ana", "bo", "cal"), 1, {}),
        (("ana", "bo"), 1, {"card_exchange": True, "long_game": True}),
    ],
)
async def test_a_game_with_people_and_computers_reaches_its_end(
    tmp_path: Path, people: tuple[str, ...], computers: int, options: dict[str, bool]
) -> None:
    async with stage(tmp_path / "b.db") as made:
        table = await made.open(*people, computers=computers, **options)
        count = await made.play(table, Random(str(people)))
        assert count > 5
        sitting = await made.sit(table)
        assert sitting.record.status == "finished"
        outcome = sitting.live().outcome
        assert outcome is not None
        last = text(made.channel.last_message)
        assert "the end" in last
        for seat, score in enumerate(outcome.scores):
            assert f"{sitting.names[seat]}** {score}" in last
        assert not made.boards()
