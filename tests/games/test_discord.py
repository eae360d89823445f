"""Games that are handed in, played by two people on a simulated Discord from the command to the rematch."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from engines.core import codec
from host.games import Game, Games
from host.tables.export import verify
from tests.reading import said, text
from tests.scenarios.acts import ended
from tests.stage import Stage, stage

from .handed_in import GAMES, with_them

#: What each game is opened with besides seats, and what its lobby says of it.
SETTINGS: dict[str, tuple[dict[str, Any], str]] = {
    "nim": ({"plates": 5, "last_loses": True, "clock": 8}, "Good manners"),
    "bluff": ({"deals": 6, "place": "here"}, "6 deals"),
}
#: What the first topic of its rules says.
RULES = {"nim": "one plate", "bluff": "one jar of honey"}


def parameters(made: Stage, command: str) -> dict[str, Any]:
    """The parameters of a slash command of the bot, as Discord is told them, by name."""
    group, name = command.split()
    [told] = [each for each in made.bot.tree.get_commands() if each.name == group]
    [new] = [each for each in told.to_dict(made.bot.tree)["options"] if each["name"] == name]
    return {each["name"]: each for each in new["options"]}


async def test_new_asks_for_what_the_form_has(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", games=with_them()) as made:
        asked = parameters(made, "nim new")
        assert list(asked) == ["seats", "plates", "last_loses", "clock", "place"]
        assert (asked["plates"]["min_value"], asked["plates"]["max_value"]) == (2, 5)
        assert asked["last_loses"]["description"] == "Whoever takes the last biscuit loses."
        asked = parameters(made, "bluff new")
        assert list(asked) == ["seats", "deals", "clock", "place"]
        assert [choice["name"] for choice in asked["deals"]["choices"]] == ["3 deals", "6 deals", "9 deals"]
        rules = parameters(made, "bluff rules")["topic"]["choices"]
        assert [choice["name"] for choice in rules] == ["A deal", "The animals", "Beginning, clocks, leaving"]


async def test_a_game_brings_commands_of_its_own(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", games=with_them()) as made:
        [group] = [each for each in made.bot.tree.get_commands() if each.name == "nim"]
        told = group.to_dict(made.bot.tree)["options"]
        assert [each["name"] for each in told] == ["new", "rules", "take"]
        assert len(parameters(made, "nim take")["plate"]["choices"]) == 5
        table = await made.open("ana", "bo", game="nim")
        [asked] = await made.awaited(table)
        assert "does not fit" in said(await asked.slash("nim take", plate="A", biscuits=4))
        assert "You take 3 from the saucer" in said(await asked.slash("nim take", plate="A", biscuits=3))
        [other] = await made.awaited(table)
        assert other is not asked
        assert (await made.load(table)).opened().g.s.biscuits["A"] == 0


async def test_commands_that_do_not_load_take_nothing_else_along(tmp_path: Path) -> None:
    lame = Game(GAMES[0].spec, GAMES[0].words_folder, lambda: GAMES[0].painter, commands="tests.games.none")
    async with stage(tmp_path / "b.db", games=Games.found([lame])) as made:
        groups = {each.name for each in made.bot.tree.get_commands()}
        assert "table" in groups
        assert "fixer" in groups
        assert lame.key not in groups


@pytest.mark.parametrize("game", [game.key for game in GAMES])
async def test_a_whole_game_of_two_people(tmp_path: Path, game: str) -> None:
    settings, told = SETTINGS[game]
    async with stage(tmp_path / "b.db", games=with_them()) as made:
        table = await made.open("ana", "bo", game=game, start=False, **settings)
        lobby = made.last(f"table {table}")
        assert told in text(lobby)
        await made.person("ana").press(lobby, label="Start")
        assert RULES[game] in said(await made.person("bo").slash(f"{game} rules"))
        rng = Random(7)

        async def every(count: int) -> None:
            if count == 2:
                await made.restart()
                [asked] = await made.awaited(table)
                assert len(asked.asking(table)) == 1
            if (await made.load(table)).record.status == "playing":
                await typed(made, table, rng)

        answers = await made.play(table, rng, every=every)
        assert answers > 2
        await ended(made, table)
        end = made.last("the end")
        exported = await made.person("bo").press(end, label="Export")
        verdict = verify((await made.content(exported.response))[1], games=with_them())
        assert verdict.answers == len(await made.store.rows(table)) - 1
        outcome = (await made.load(table)).opened().outcome
        assert outcome is not None
        assert verdict.winners == outcome.winners
        again = said(await made.person("bo").press(end, label="Play again")).split("**")[1]
        await made.person("ana").press(made.last(f"table {again}"), label="Join")
        await made.person("bo").press(made.last(f"table {again}"), label="Start")
        loaded = await made.load(again)
        assert loaded.record.status == "playing"
        assert loaded.settings == (await made.load(table)).settings


async def typed(made: Stage, table: str, rng: Random) -> None:
    """Whoever is asked answers by typing: the words of an option, or its text."""
    [person] = await made.awaited(table)
    loaded = await made.load(table)
    seat = loaded.seat_of(person.id)
    assert seat is not None
    ask = loaded.ask(seat.seat)
    assert ask is not None
    option = rng.choice(ask.options)
    words = loaded.words().describe("option", option, loaded.placed(safe_names=False))
    answer = rng.choice([codec.text(option), words])
    assert "You " in said(await person.slash("table play", answer=answer, table=table))
