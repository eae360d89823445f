"""Messages are counted by turns."""

from __future__ import annotations

from pathlib import Path

from bench.messages import COUNTED, counted, table_of


async def test_every_turn_has_its_answers_and_its_messages(tmp_path: Path) -> None:
    turns = await counted(tmp_path, "suburb", 8)
    assert turns
    assert sum(turn["answers"] for turn in turns) <= 8
    assert all(turn["answers"] and turn["board_lines"] and turn["hand_lines"] for turn in turns)
    assert all(turn["posts"] or turn["edits"] for turn in turns)
    [head, row] = table_of({"suburb": turns}).splitlines()
    assert head.split() == ["turns", *COUNTED]
    assert row.split()[:2] == ["suburb", str(len(turns))]
