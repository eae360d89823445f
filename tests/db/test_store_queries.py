"""The SQL itself: fast at any size, and portable."""

from __future__ import annotations

import re
from typing import Any

import pytest

from db import Store
from db.sql import QUERIES, queries
from tests.db.store_kit import a_message, a_move, a_seat, a_table

NAMES = [name for name in queries().available_queries if not name.endswith("_cursor")]
ONLY_SQLITE = re.compile(
    r"pragma|sqlite_|rowid|or (replace|ignore)|ifnull|iif\(|glob|strftime|unixepoch|json|group_concat|printf"
    r"|instr|total\(|random\(|last_insert|changes\(|\bnull\s*=|[`\[\]]",
    re.IGNORECASE,
)

#: Statements that look at all of a small table, or of an index that holds only what they want.
ALLOWED = {
    ("messages_unsent", "SCAN messages USING INDEX messages_unsent"),
    ("counts_by_status", "SCAN tables USING INDEX tables_status"),
    ("count_people", "SCAN seats USING COVERING INDEX seats_user"),
}


async def plan(store: Store, name: str) -> list[str]:
    sql = getattr(queries(), name).sql
    values: dict[str, Any] = dict.fromkeys(re.findall(r":(\w+)", sql), 1)
    rows = await store.connection.execute(f"EXPLAIN QUERY PLAN {sql}", values)
    return [row[3] for row in rows]


@pytest.mark.parametrize("name", NAMES)
async def test_no_query_reads_a_whole_table(playing: Store, name: str) -> None:
    for line in await plan(playing, name):
        looks = line.startswith("SCAN") and not re.match(r"SCAN (\d+ CONSTANT|\(subquery|CONSTANT)", line)
        assert not looks or (name, line) in ALLOWED, line
        assert "AUTOMATIC" not in line, line


async def test_the_hot_queries_use_their_index(playing: Store) -> None:
    for name, wanted in {
        "answers_since": "SEARCH answers USING PRIMARY KEY (table_id=? AND n>?)",
        "events_between": "SEARCH events USING PRIMARY KEY (table_id=? AND n>? AND n<?)",
        "checkpoint_before": "(table_id=? AND row_n<?)",
        "interaction_known": "answers_interaction (interaction=?)",
        "messages_live": "USING INDEX messages_live (table_id=?)",
        "message_by": "USING INDEX messages_message (message=?)",
        "timers_due": "timers_due (due<?)",
        "votes_before": "votes_open (opened<?)",
        "tables_of_user": "seats_user (user_id=?)",
        "tables_behind": "messages_kind (table_id=? AND kind=? AND live=? AND row_n>?)",
    }.items():
        lines = await plan(playing, name)
        assert any(wanted in line for line in lines), (name, lines)
    for name in ("answers_since", "events_between", "checkpoint_before", "timers_due"):
        assert not any("TEMP B-TREE" in line for line in await plan(playing, name)), name  # no sorting


async def test_foreign_keys_find_their_rows_by_an_index(store: Store) -> None:
    tables = [
        row[0]
        for row in await store.connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    ]
    for table in tables:
        for key in await store.connection.execute(f"PRAGMA foreign_key_list({table})"):
            if key["from"] == "table_id":
                sql = f"EXPLAIN QUERY PLAN SELECT 1 FROM {table} WHERE table_id = 'K7QM'"
                assert all("SEARCH" in line[3] for line in await store.connection.execute(sql)), table


def test_the_queries_are_portable() -> None:
    for file in QUERIES.glob("*.sql"):
        found = ONLY_SQLITE.search(file.read_text(encoding="utf-8"))
        assert found is None, (file.name, found)


async def test_bytes_of_an_answer(playing: Store) -> None:
    """An answer with two short events stays under 400 bytes on disk."""
    await playing.put_seat(a_seat())
    await playing.add_message(a_message())
    before = (await playing.connection.execute("PRAGMA page_count"))[0][0]
    async with playing.transaction():
        for n in range(1000):
            await playing.save(a_move(n=n, checkpoint=None))
    after = (await playing.connection.execute("PRAGMA page_count"))[0][0]
    assert (after - before) * 4096 / 1000 < 400
    assert await playing.table("K7QM") == a_table(last_row=999, touched=1_700_000_000.25 + 999)
