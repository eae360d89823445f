"""Processes that are killed while they save lose nothing; and the check would see it if they did."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

from bench import kills
from bench.killed import Told
from bench.kills import Result


def test_twenty_kills_lose_nothing(tmp_path: Path) -> None:
    result = kills.run(20, tmp_path)
    assert result.faults == []
    assert result.kills == 20
    assert result.told >= 20
    assert result.saved >= result.told
    assert result.opened >= 20
    assert result.refused > 0


def test_the_check_sees_what_is_missing_or_double(tmp_path: Path) -> None:
    kills.run(1, tmp_path)
    [database] = tmp_path.glob("*.db")
    missing = Result()
    asyncio.run(kills.check(database, [Told("NONE", 3, 1)], missing))
    assert [fault for fault in missing.faults if "is not there" in fault]

    with sqlite3.connect(database) as connection:
        connection.execute("DROP INDEX answers_interaction")
        connection.execute("UPDATE answers SET interaction = 7 WHERE interaction IS NOT NULL")
    connection.close()
    double = Result()
    asyncio.run(kills.check(database, [], double))
    assert "a press was taken twice" in double.faults
