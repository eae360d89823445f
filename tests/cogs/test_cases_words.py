"""Damaged words, and damaged rows of a table: what is healthy goes on, and lists stay whole."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from host.games import Game, Games
from tests.games import nim
from tests.games.handed_in import with_them
from tests.reading import said
from tests.stage import stage


def _damaged(folder: Path, old: bytes, new: bytes) -> Games:
    """The games, but for Nim's words."""
    shutil.copytree(nim.GAME.words_folder, folder)
    raw = (folder / "en.ftl").read_bytes()
    (folder / "en.ftl").write_bytes(raw.replace(old, new, 1))
    return Games.found([Game(nim.GAME.spec, folder, lambda: nim.GAME.painter)])


@pytest.mark.parametrize(
    ("old", "new"),
    [(b"\nname =", b"\nnaem ="), (b"event-took = ", b"event-took = { nobody }"), (b"N", b"\xff")],
)
async def test_c12_a_game_with_damaged_words_rests_and_the_others_go_on(
    tmp_path: Path, old: bytes, new: bytes
) -> None:
    async with stage(tmp_path / "b.db", seed=b"k" * 32, games=with_them()) as made:
        resting, going = await made.open("ana", "bo", game=nim.GAME.key), await made.open("ana", "bo")
        before = await made.store.table(resting)
        made.games = _damaged(tmp_path / "words", old, new)
        await made.restart()
        ana = made.person("ana")
        listed = said(await ana.slash("table list"))
        assert going in listed
        assert f"{resting}" in listed
        assert "Something went wrong" not in listed
        assert "broken" in said(await ana.slash("table hand", table=resting))
        assert len(await ana.offered("table show", "table", "")) == 2
        [person] = await made.awaited(going)
        assert person.asking(going)
        assert await made.store.table(resting) == before


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM seats WHERE seat = 1 AND table_id = ?",
        "UPDATE tables SET language = '??' WHERE id = ?",
        "UPDATE tables SET status = 'asleep' WHERE id = ?",
        "UPDATE tables SET settings = x'7b' WHERE id = ?",
    ],
)
async def test_c12_a_table_with_damaged_rows_spoils_no_list(tmp_path: Path, damage: str) -> None:
    async with stage(tmp_path / "b.db", seed=b"k" * 32) as made:
        bad, good = await made.open("ana", "bo"), await made.open("ana", "bo")
        await made.store.connection.execute(damage, (bad,))
        await made.restart()
        ana = made.person("ana")
        listed = said(await ana.slash("table list"))
        assert bad in listed
        assert good in listed
        assert "Something went wrong" not in listed
        assert {offer["value"] for offer in await ana.offered("table show", "table", "")} == {bad, good}
        for command in ("table hand", "table show", "table log"):
            assert "Something went wrong" not in said(await ana.slash(command, table=bad))
        assert "Something went wrong" not in said(await ana.slash("table hand", table=good))
        [person] = await made.awaited(good)
        assert person.asking(good)
