"""The command line, as somebody at a terminal uses it."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random

import msgspec
import pytest
from rich.console import Console
from typer.testing import CliRunner

import bot as front_door
from db.migrate import migrations
from engines.fixer.state import Settings
from host.tables import export
from tests.house import finish, house, open_table

ROOT = Path(__file__).resolve().parents[1]


@dataclass(frozen=True)
class Ran:
    """What a command came to."""

    returncode: int
    stdout: str
    stderr: str


def process(*args: str, cwd: Path) -> Ran:
    """Run ``python bot.py …`` in an empty folder, without a token."""
    clean = {
        name: value for name, value in os.environ.items() if not name.startswith(("BACKROOM_", "DISCORD_"))
    }
    done = subprocess.run(
        [sys.executable, str(ROOT / "bot.py"), *args],
        cwd=cwd,
        env=clean,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    return Ran(done.returncode, done.stdout, done.stderr)


def bot(*args: str, cwd: Path, **env: str) -> Ran:
    """The same in this process, which has loaded everything already."""
    with pytest.MonkeyPatch.context() as patched:
        patched.chdir(cwd)
        for name in os.environ:
            if name.startswith(("BACKROOM_", "DISCORD_")):
                patched.delenv(name)
        for console in ("out", "err"):
            # Made anew, so that it writes to where this run is listened to.
            patched.setattr(front_door, console, Console(stderr=console == "err"))
        done = CliRunner().invoke(front_door.app, args, env=env)
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return Ran(done.exit_code, done.stdout, done.stderr)


@pytest.fixture
def store(tmp_path: Path) -> tuple[Path, str]:
    """A store with one finished and one unfinished table; the finished one's id."""

    async def fill() -> str:
        async with house(tmp_path / "b.db") as made:
            done = await open_table(made, "fixer", 2, Settings())
            await finish(made, done.id, Random(1))
            await open_table(made, "fixer", 3, Settings())
            return done.id

    return tmp_path / "b.db", asyncio.run(fill())


def test_without_a_token_two_lines_say_how_to_get_one_and_how_to_play_without(tmp_path: Path) -> None:
    ran = process(cwd=tmp_path)
    assert ran.returncode == 2
    lines = ran.stderr.strip().splitlines()
    assert len(lines) == 2
    assert "DISCORD_TOKEN" in lines[0]
    assert "make play" in lines[1]


def test_simulate_prints_one_object_and_nothing_else(tmp_path: Path) -> None:
    args = ("simulate", "fixer", "--seats", "3", "--games", "20", "--seed", "1", "--json")
    first, second = process(*args, cwd=tmp_path), bot(*args, cwd=tmp_path)
    assert first.returncode == 0
    assert first.stderr == ""
    figures = json.loads(first.stdout)
    assert figures["finished"] == figures["games"] == 20
    assert len(figures["wins"]) == figures["seats"] == 3
    assert sum(figures["wins"]) + figures["shared"] == 20
    for name in ("decisions", "wins", "median_decisions", "shared"):
        assert figures[name] == json.loads(second.stdout)[name]


def test_simulate_with_a_name_that_is_not_there_says_what_there_is(tmp_path: Path) -> None:
    for args in (
        ("nope",),
        ("fixer", "--seats", "7"),
        ("fixer", "--options", "x=1"),
        ("fixer", "--players", "x"),
    ):
        ran = bot("simulate", *args, "--games", "1", cwd=tmp_path)
        assert ran.returncode == 2
        assert ran.stderr.strip()


def test_picture_writes_a_png_and_tells_what_it_shows(tmp_path: Path) -> None:
    board = bot("picture", "fixer", "--seats", "4", "--decisions", "20", "--out", "b.png", cwd=tmp_path)
    hand = bot(
        "picture", "fixer", "--seats", "4", "--decisions", "20", "--seat", "2", "--out", "h.png", cwd=tmp_path
    )
    for name, ran in (("b.png", board), ("h.png", hand)):
        assert ran.returncode == 0, ran.stderr
        assert (tmp_path / name).read_bytes().startswith(b"\x89PNG")
        assert "FIXER" in ran.stdout
    assert board.stdout != hand.stdout


def test_pictures_of_a_whole_game_come_on_sheets(tmp_path: Path) -> None:
    ran = bot(
        "picture",
        "fixer",
        "--sheet",
        "new/sheets",
        "--seats",
        "2",
        "--names",
        "Дмитрий",
        "--json",
        cwd=tmp_path,
    )
    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stdout)["bytes"] == (tmp_path / "new/sheets/fixer-2.png").stat().st_size
    assert "Дмитрий" in (tmp_path / "new/sheets/fixer-2.txt").read_text(encoding="utf-8")
    for wrong in ((), ("--out", "a.png", "--sheet", "b")):
        neither = bot("picture", "fixer", *wrong, cwd=tmp_path)
        assert (neither.returncode, neither.stdout) == (2, "")
        assert "--sheet" in neither.stderr


def test_an_export_is_verified_and_a_loaded_die_is_found(store: tuple[Path, str], tmp_path: Path) -> None:
    path, table = store
    assert bot("export", table, "--out", "t.json", cwd=tmp_path, BACKROOM_DATABASE=str(path)).returncode == 0
    good = bot("verify", "t.json", "--json", cwd=tmp_path)
    assert good.returncode == 0
    assert json.loads(good.stdout)["ok"] is True

    whole = msgspec.json.decode((tmp_path / "t.json").read_bytes(), type=export.Export)
    draw = whole.rows[0].draws[-1]
    loaded = msgspec.structs.replace(draw, result=(draw.result[1], draw.result[0], *draw.result[2:]))
    rows = (
        msgspec.structs.replace(whole.rows[0], draws=(*whole.rows[0].draws[:-1], loaded)),
        *whole.rows[1:],
    )
    (tmp_path / "bad.json").write_bytes(msgspec.json.encode(msgspec.structs.replace(whole, rows=rows)))
    bad = bot("verify", "bad.json", cwd=tmp_path)
    assert bad.returncode == 1
    assert "seed" in bad.stderr

    other = msgspec.structs.replace(whole, presses=(*whole.presses, "1"))
    (tmp_path / "other.json").write_bytes(msgspec.json.encode(other))
    assert bot("verify", "other.json", cwd=tmp_path).returncode == 1
    (tmp_path / "no.json").write_text("no")
    assert bot("verify", "no.json", cwd=tmp_path).returncode == 1


def test_a_table_under_way_is_not_exported(tmp_path: Path, store: tuple[Path, str]) -> None:
    path, _ = store

    async def other() -> str:
        async with house(path) as made:
            return (await made.store.tables("playing"))[0].id

    ran = bot("export", asyncio.run(other()), cwd=tmp_path, BACKROOM_DATABASE=str(path))
    assert ran.returncode == 2
    assert "hand" in ran.stderr


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("BACKROOM_PAUSE", "soon", "BACKROOM_PAUSE: input should be a valid number"),
        ("BACKROOM_PAUSE", "nan", "BACKROOM_PAUSE: input should be"),
        ("BACKROOM_PAUSE", "-1", "BACKROOM_PAUSE: input should be greater"),
        ("BACKROOM_LOG", "loud", "BACKROOM_LOG: it is one of DEBUG, INFO"),
        ("BACKROOM_OWNERS", "7, Ana", "BACKROOM_OWNERS: 'Ana' is no user id"),
        ("BACKROOM_DATABASE", ".", "BACKROOM_DATABASE: it names a folder"),
        ("BACKROOM_DATABASE", "file/b.db", "The folder file cannot be made"),
        ("BACKROOM_GAMES", "no.such:GAME", "BACKROOM_GAMES: no.such:GAME names no game"),
        ("DISCORD_TOKEN", "se cret", "DISCORD_TOKEN: no token looks so"),
        ("DISCORD_TOKEN", "secrét", "DISCORD_TOKEN: no token looks so"),
    ],
)
@pytest.mark.parametrize("in_file", [False, True])
def test_nonsense_gets_a_sentence(
    tmp_path: Path, name: str, value: str, sentence: str, in_file: bool
) -> None:
    (tmp_path / "file").touch()
    told = {"DISCORD_TOKEN": "a.fine.token", name: value}
    if in_file:
        lines = "".join(f'{one}="{what}"\n' for one, what in told.items())
        (tmp_path / ".env").write_text(lines, encoding="utf-8")
        told = {}
    ran = bot(cwd=tmp_path, **told)
    assert ran.returncode == 2
    assert sentence in ran.stderr
    assert "cret" not in ran.stderr
    assert "Traceback" not in ran.stderr


def test_restore_puts_a_backup_back(store: tuple[Path, str], tmp_path: Path) -> None:
    path, _ = store
    env = {"BACKROOM_DATABASE": str(path)}
    assert bot("backup", "copy.db", cwd=tmp_path, **env).returncode == 0
    with path.open("r+b") as file:
        file.write(bytes(4096))
    assert bot("check", cwd=tmp_path, **env).returncode == 2
    for bad in ("none.db", "b.db"):
        ran = bot("restore", bad, cwd=tmp_path, **env)
        assert ran.returncode == 2
        assert "cannot be restored" in ran.stderr
    ran = bot("restore", "copy.db", "--json", cwd=tmp_path, **env)
    assert json.loads(ran.stdout) == {"store": str(path), "kept": f"{path}.before-restore"}
    assert json.loads(bot("check", "--json", cwd=tmp_path, **env).stdout) == {"good": 1, "bad": []}


@pytest.mark.parametrize("empty", ["", "  "])
def test_what_is_empty_is_unset(store: tuple[Path, str], tmp_path: Path, empty: str) -> None:
    (tmp_path / ".env").write_text("BACKROOM_DATABASE=b.db\nBACKROOM_PAUSE=\n", encoding="utf-8")
    empties = dict.fromkeys(("BACKROOM_DATABASE", "BACKROOM_PAUSE", "BACKROOM_LOG", "DISCORD_TOKEN"), empty)
    assert json.loads(bot("check", "--json", cwd=tmp_path, **empties).stdout) == {"good": 1, "bad": []}
    without = bot(cwd=tmp_path, **empties)
    assert without.returncode == 2
    assert "A token" in without.stderr


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "latin-1", "utf-8-sig"])
def test_encodings_of_the_settings(store: tuple[Path, str], tmp_path: Path, encoding: str) -> None:
    (tmp_path / ".env").write_text("# Où\nBACKROOM_DATABASE=b.db\n", encoding=encoding)
    ran = bot("check", cwd=tmp_path)
    if encoding == "utf-8-sig":
        assert ran.returncode == 0
    else:
        assert ran.returncode == 2
        assert ran.stderr.startswith(".env cannot be read: it is not UTF-8")


def test_files_that_cannot_be_written(store: tuple[Path, str], tmp_path: Path) -> None:
    path, table = store
    for args in (
        ("export", table, "--out", "no/t.json"),
        ("backup", "no/b.db"),
        ("picture", "fixer", "--out", "no/p.png"),
        ("picture", "fixer", "--sheet", "b.db"),
        ("play", "--no-browser", "--folder", "b.db/world"),
    ):
        ran = bot(*args, cwd=tmp_path, BACKROOM_DATABASE=str(path))
        assert ran.returncode == 2, args
        assert ran.stderr.strip(), args


def test_beside_a_running_bot_and_an_older_store(store: tuple[Path, str], tmp_path: Path) -> None:
    path, table = store
    with closing(sqlite3.connect(path, isolation_level=None)) as bots:
        # What a bot does that is writing: nobody else may write or change the layout meanwhile.
        bots.execute("BEGIN IMMEDIATE")
        for args in (("check",), ("backup", "copy.db"), ("export", table, "--out", "t.json")):
            assert bot(*args, cwd=tmp_path, BACKROOM_DATABASE=str(path)).returncode == 0
        bots.execute("ROLLBACK")
        # As an older version left it: all of these read it, none brings it up to date.
        newest = len(migrations())
        bots.execute("DELETE FROM schema_versions WHERE version = ?", (newest,))
        bots.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    before = path.read_bytes()
    assert bot("backup", "older.db", cwd=tmp_path, BACKROOM_DATABASE=str(path)).returncode == 0
    bot("check", cwd=tmp_path, BACKROOM_DATABASE=str(path))
    assert path.read_bytes() == before


def test_backup_and_check(store: tuple[Path, str], tmp_path: Path) -> None:
    path, _ = store
    assert bot("backup", "copy.db", cwd=tmp_path, BACKROOM_DATABASE=str(path)).returncode == 0
    again = bot("backup", "copy.db", cwd=tmp_path, BACKROOM_DATABASE=str(path))
    assert again.returncode == 2
    ran = bot("check", "--json", cwd=tmp_path, BACKROOM_DATABASE=str(tmp_path / "copy.db"))
    assert json.loads(ran.stdout) == {"good": 1, "bad": []}
    missing = bot("check", cwd=tmp_path, BACKROOM_DATABASE=str(tmp_path / "nope.db"))
    assert missing.returncode == 2
    (tmp_path / "junk.db").write_bytes(b"this is no database" * 100)
    broken = bot("check", cwd=tmp_path, BACKROOM_DATABASE=str(tmp_path / "junk.db"))
    assert broken.returncode == 2
