"""The commands of bot.py know the games that a setting names."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from PIL import Image
from typer.testing import CliRunner, Result

from bot import app
from tests.house import finish, house, open_table

from .handed_in import GAMES, SETTING, with_them

Run = Callable[..., Result]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Give a command in an empty folder."""
    monkeypatch.chdir(tmp_path)

    def given(*args: str, games: str = SETTING) -> Result:
        env = {"BACKROOM_GAMES": games, "BACKROOM_DATABASE": str(tmp_path / "b.db")}
        return CliRunner().invoke(app, list(args), env=env)

    return given


@pytest.mark.parametrize("game", [game.key for game in GAMES])
def test_simulate_draw_export_and_verify(tmp_path: Path, run: Run, game: str) -> None:
    ran = run("simulate", game, "--games", "20", "--players", "steady,random", "--json")
    figures = json.loads(ran.stdout)
    assert figures["finished"] == 20
    assert figures["wins"][0] > figures["wins"][1]

    ran = run(
        "picture", game, "--seats", "2", "--seat", "1", "--decisions", "2", "--out", "hand.png", "--json"
    )
    assert "seat B" in json.loads(ran.stdout)["alt"]
    assert Image.open(tmp_path / "hand.png").width == 1280

    table = asyncio.run(finished(tmp_path / "b.db", game))
    assert run("export", table, "--out", "game.json").exit_code == 0
    verdict = json.loads(run("verify", "game.json", "--json").stdout)
    assert (verdict["game"], len(verdict["winners"])) == (game, 1)
    assert json.loads(run("check", "--json").stdout) == {"good": 1, "bad": []}


async def finished(database: Path, game: str) -> str:
    """A store with a finished table, whose id is returned, and one that is not."""
    async with house(database, with_them()) as made:
        settings = with_them()[game].spec.settings()
        await open_table(made, game, 2, settings)
        loaded = await open_table(made, game, 2, settings)
        await finish(made, loaded.id, Random(1))
        return loaded.id


def test_a_name_that_leads_to_no_game_is_told(run: Run) -> None:
    for name, why in (("tests.games.nim:NOTHING", "names no game"), ("tests.games:__doc__", "is no game")):
        ran = run("simulate", "nim", games=name)
        assert ran.exit_code == 2
        assert why in ran.stderr
