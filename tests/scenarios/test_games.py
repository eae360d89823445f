"""Whole games through the real cogs: people and computers, from the slash command to the last card."""

from __future__ import annotations

from random import Random

from .acts import ended, with_restarts
from .conftest import Opening


async def test_a_game_of_a_person_and_a_computer_reaches_its_end(opening: Opening) -> None:
    async with opening() as made:
        table = await made.open("ana", computers=1)
        assert await made.play(table, Random(1)) > 5
        await ended(made, table)


async def test_a_game_with_many_restarts_reaches_its_end(opening: Opening) -> None:
    async with opening(seed=b"r" * 32) as made:
        table = await made.open("ana", "bo")
        await with_restarts(made, table, Random(3), made.stamina)


async def test_messages_a_decision_in_a_game_of_three_people(opening: Opening) -> None:
    async with opening(seed=b"m" * 32) as made:
        table = await made.open("ana", "bo", "cal")
        asked = len(made.asked())
        count = await made.play(table, Random(7))
        await ended(made, table)
        shown = [r for r in made.asked()[asked:] if "/messages" in r.path and r.path.startswith("/channels/")]
        sends, edits = (sum(r.method == how for r in shown) / count for how in ("POST", "PATCH"))
        print(f"{count} decisions: {sends:.2f} sends, {edits:.2f} edits each")
        assert sends <= 2.0
        assert edits <= 2.0
