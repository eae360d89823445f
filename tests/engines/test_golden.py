"""Recorded games replay to the same end. Drop an export into ``tests/engines/<game>/golden/``.

After ``rules_version`` was raised: ``python -m tests.engines.golden``.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from engines.core.discover import specs
from host.tables.export import Export, verify

from .golden import FILES

ANEW = "python -m tests.engines.golden"


def test_every_game_has_a_golden_one() -> None:
    assert {path.parent.parent.name for path in FILES} == set(specs())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_the_same_end(path: Path) -> None:
    content = path.read_bytes()
    export = msgspec.json.decode(content, type=Export)
    verdict = verify(content)
    answers = [row for row in export.rows if row.kind == "answer"]
    assert 0 < verdict.answers <= len(answers), f"of other rules: {ANEW}"
    assert verdict.draws >= 1
    assert len(verdict.scores) == export.seats
    if export.rules_version == specs()[export.game].rules_version:
        assert verdict.winners, "a game of today's rules is replayed to its winners"
