"""A table that is corrupt, or from an older version of the rules (C12).

In this process alone: what the store holds, and the rules, are spoilt by hand.
"""

from __future__ import annotations

import dataclasses
from pathlib import Path
from random import Random
from typing import Any

import pytest

from host.games import Game, Games
from tests.reading import said, text
from tests.stage import Stage, stage


async def spoil(made: Stage, table: str, state: bytes) -> bytes:
    """Put other bytes in place of a table's checkpoints; what stood there."""
    store = made.store
    newest = await store.checkpoint_at_or_before(table, 10**6)
    assert newest is not None
    await store.connection.execute("UPDATE checkpoints SET state = ? WHERE table_id = ?", (state, table))
    return newest.state


@pytest.mark.parametrize("state", [b"", b"\xff\xfenonsense", b"\x93\x00\x80\x90"])
async def test_c12_a_corrupt_table_says_so_and_the_others_work(tmp_path: Path, state: bytes) -> None:
    async with stage(tmp_path / "b.db", seed=b"k" * 32) as made:
        bad, good = await made.open("ana", "bo", first_player=0), await made.open("cal", "dee")
        ana, bo = made.person("ana"), made.person("bo")
        kept = await spoil(made, bad, state)
        panel = await ana.panel(bad)
        assert "stands still" in said(await ana.press(panel, label="Describe"))
        assert (await made.store.table(bad)).status == "frozen"  # type: ignore[union-attr]
        assert "stands still" in text(made.last(f"table {bad}"))
        assert not made.boards(bad)
        for person in (ana, bo):
            assert any("stands still" in text(m) for m in person.dms())
            assert not person.asking(bad)
        assert "stands still" in said(await bo.slash("table list"))
        assert "stands still" in said(await bo.slash("table hand", table=bad))
        made.bot.owner_ids, made.bot.owner_id = {ana.id}, None
        assert f"`{bad}`" in said(await ana.slash_alone("backroom check"))
        [person] = await made.awaited(good)
        await person.act(Random(1), good)
        await made.restart()
        assert (await made.store.table(bad)).status == "frozen"  # type: ignore[union-attr]
        [person] = await made.awaited(good)
        await person.act(Random(1), good)
        # Mended: the next start sets it going again.
        await spoil(made, bad, kept)
        await made.restart()
        assert len(made.boards(bad)) == 1
        assert len(ana.asking(bad)) == 1
        await ana.act(Random(1), bad)


async def test_c12_a_frozen_table_can_be_ended(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", seed=b"k" * 32) as made:
        bad = await made.open("ana", "bo", first_player=0)
        await spoil(made, bad, b"")
        ana = made.person("ana")
        await ana.slash("table show")
        assert "is closed" in said(await ana.slash("table end", sure=True))
        assert "don't know which" in said(await ana.slash("table show"))


def other_rules(spec: Any) -> Any:
    """The game under rules that put every question in another way."""

    def step(g: Any) -> Any:
        made = spec.step(g)
        return None if made is None else _other(made)

    def _other(steps: Any) -> Any:
        asks = next(steps)
        while True:
            answer = yield tuple(_changed(ask) for ask in asks)
            try:
                asks = steps.send(answer)
            except StopIteration:
                return

    def _changed(ask: Any) -> Any:
        import msgspec

        return msgspec.structs.replace(ask, basis=("new", str(ask.basis)))

    return dataclasses.replace(spec, step=step)


def host_other_rules(made: Stage, later: int) -> None:
    """From now on FIXER has other rules; their version is so much ``later``."""
    tables = made.bot.services.tables
    game = tables.games["fixer"]
    spec = dataclasses.replace(other_rules(game.spec), rules_version=game.spec.rules_version + later)
    others = [each for each in tables.games.values() if each.key != game.key]
    tables.games = Games([*others, Game(spec, game.words_folder, lambda: game.painter)])


async def test_c12_rules_that_no_longer_fit_begin_the_step_anew(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", seed=b"k" * 32) as made:
        table = await made.open("ana", "bo", "cal", card_exchange=True)
        await made.person("ana").act(Random(1), table)
        assert len(await made.awaited(table)) == 2
        host_other_rules(made, 1)
        stale = await made.person("bo").panel(table)
        shown = await made.person("bo").act(Random(1), table, panel=stale)
        assert "moment has passed" in said(shown)
        kinds = [row.kind for row in await made.store.rows(table)]
        assert kinds == ["start", "answer", "recovery"]
        assert "rules were mended" in text(made.board())
        assert len(await made.awaited(table)) == 3
        for person in made.people.values():
            assert len(person.asking(table)) == 1
        for person in list(made.people.values()):
            await person.act(Random(2), table)
        assert (await made.load(table)).opened().g.s.phase == "play"
        ana = made.person("ana")
        log = await ana.slash("table log")
        assert "rules were mended" in said(await ana.press(log.response, label="From the beginning"))


async def test_c12_the_same_rules_that_lead_elsewhere_are_our_mistake(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", seed=b"k" * 32) as made:
        table = await made.open("ana", "bo", first_player=0)
        host_other_rules(made, 0)
        assert "stands still" in said(await made.person("ana").slash("table show"))
        assert (await made.store.table(table)).status == "frozen"  # type: ignore[union-attr]
