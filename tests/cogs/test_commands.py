"""A table is found by its own server alone. In this process alone: the playground has one server."""

from __future__ import annotations

from pathlib import Path

from tests.reading import said
from tests.stage import stage


async def test_another_servers_table_is_none(tmp_path: Path) -> None:
    async with stage(tmp_path / "b.db", seed=b"c" * 32) as made:
        table, dee = await made.open("ana", "bo"), made.person("dee")
        other = made.env.create_guild()
        place = other.create_text_channel("far")
        far = other.add_member(dee.user)
        assert "no table" in said(await far.slash(place, "table show", table=table))
        assert "FIXER" in said(await dee.slash("table show", table=table, text=True))
