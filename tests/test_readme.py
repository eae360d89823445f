"""README's table of commands is what the bot offers."""

from __future__ import annotations

import re
from pathlib import Path

from discord import app_commands

from cogs.client import Backroom
from host.games import Games
from tests.games.handed_in import GAMES, with_them
from tests.stage import stage

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
_ROW = re.compile(r"^\|(?P<commands> `/.*?)\|", re.MULTILINE)
_CODE = re.compile(r"`([^`]+)`")


def written(text: str) -> list[str]:
    """The commands of a table in Markdown: "/table show", "/settings". Within a row, ``show`` after
    ``/table list`` means ``/table show``."""
    found = []
    for row in _ROW.finditer(text):
        group = ""
        for name in _CODE.findall(row["commands"]):
            if name.startswith("/"):
                group = name.split()[0]
                found.append(name)
            else:
                found.append(f"{group} {name}")
    return found


def offered(bot: Backroom) -> list[str]:
    """The commands that a bot has told Discord."""
    found = []
    for command in bot.tree.get_commands():
        if isinstance(command, app_commands.Group):
            found += [f"/{command.name} {inner.name}" for inner in command.commands]
        else:
            found.append(f"/{command.name}")
    return found


async def test_the_table_has_every_command_once(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db") as made:
        assert sorted(written(README)) == sorted(offered(made.bot))
    missing = [key for key in Games.found() if f"/{key} new" not in _CODE.findall(README)]
    assert missing == [], "games of which README does not say how a table is opened"


async def test_games_that_are_handed_in_have_commands_as_well(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", games=with_them()) as made:
        more = [f"/{game.key} {name}" for game in GAMES for name in ("new", "rules")]
        assert sorted(offered(made.bot)) == sorted([*written(README), *more, "/nim take"])


def test_a_row_with_short_names_is_read() -> None:
    text = "| command | |\n|---|---|\n| `/a b` · `c` | `/no` |\n| `/d` | x |\n"
    assert written(text) == ["/a b", "/a c", "/d"]
