"""Whole games through the real cogs: people and computers, from the slash command to the last card."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.stage import Stage, stage, text


async def ended(made: Stage, table: str) -> None:
    """The game is over and its last card says how; nothing is left that asks."""
    sitting = await made.sit(table)
    assert sitting.record.status == "finished"
    outcome = sitting.live().outcome
    assert outcome is not None
    last = text(made.last("the end"))
    for seat, score in enumerate(outcome.scores):
        assert f"{sitting.names[seat]}** {score}" in last
    assert not made.boards()
    assert not any(person.asking() for person in made.people.values())
    assert not await made.bot.house.store.timers(table)
    assert not await made.bot.house.store.unsent()


@pytest.mark.parametrize(
    ("people", "computers", "options"),
    [
        (("ana",), 1, {}),
        (("ana", "bo", "cal"), 1, {}),
        (("ana", "bo"), 1, {"card_exchange": True, "long_game": True}),
    ],
)
async def test_a_game_with_people_and_computers_reaches_its_end(
    tmp_path: Path, people: tuple[str, ...], computers: int, options: dict[str, bool]
) -> None:
    async with stage(tmp_path / "b.db") as made:
        table = await made.open(*people, computers=computers, **options)
        assert await made.play(table, Random(str(people))) > 5
        await ended(made, table)


@pytest.mark.parametrize(
    ("people", "computers", "options"),
    [
        (("ana", "bo"), 0, {}),
        (("ana", "bo"), 1, {"card_exchange": True}),
        (("ana",), 3, {"long_game": True, "card_exchange": True}),
    ],
)
async def test_a_game_with_a_restart_after_every_third_press_reaches_its_end(
    tmp_path: Path, people: tuple[str, ...], computers: int, options: dict[str, bool]
) -> None:
    async with stage(tmp_path / "b.db", seed=b"r" * 32) as made:
        table = await made.open(*people, computers=computers, **options)

        async def every(count: int) -> None:
            if count % 3:
                return
            await made.restart()
            if (await made.sit(table)).record.status == "playing":
                assert len(made.boards()) == 1
                for person in await made.awaited(table):
                    assert len(person.asking(table)) == 1

        await made.play(table, Random(3), every=every)
        await ended(made, table)


async def test_messages_a_decision_in_a_game_of_three_people(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", seed=b"m" * 32) as made:
        table = await made.open("ana", "bo", "cal")
        post = made.bot.publisher.post
        sent, edited = post.sent, post.edited
        count = await made.play(table, Random(7))
        await ended(made, table)
        sends, edits = (post.sent - sent) / count, (post.edited - edited) / count
        print(f"{count} decisions: {sends:.2f} sends, {edits:.2f} edits each")
        assert sends <= 2.0
        assert edits <= 2.0
