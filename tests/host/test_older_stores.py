"""A store written by an earlier version opens, and its tables stand where they stood; where a game's rules
have changed since, the step under way may begin anew.

``tests/db/written/schema5.db.gz`` was left by the bot with five migrations: a table of each game under way
with its messages, a vote, a seat on offer, a finished game and a lobby. Answers in it are random, the dice
those of seed 0.
"""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from db.store import Store
from host.games import Games
from host.tables.check import check
from host.tables.export import verify
from host.tables.tables import Tables

WRITTEN = Path(__file__).parents[1] / "db" / "written" / "schema5.db.gz"


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """The store as it was left."""
    path = tmp_path / "b.db"
    path.write_bytes(gzip.decompress(WRITTEN.read_bytes()))
    return path


async def test_every_table_opens_where_it_stood(database: Path) -> None:
    store = await Store.open(database)
    tables = Tables(store, Games.found())
    found = await check(tables)
    assert (found.good, found.bad) == (5, [])
    for record in await store.tables("playing"):
        loaded = await tables.load(record.id)
        assert loaded.awaited
        now = await store.table(record.id)
        assert now is not None
        if now == record:
            assert loaded.opened().n == record.last_row
            continue
        assert record.rules_version < loaded.spec.rules_version, "the same rules recover nothing"
        assert now.status == "playing"
        assert [row.kind for row in await store.rows(record.id)][record.last_row + 1 :] == ["recovery"]
    await store.close()


async def test_messages_say_in_columns_what_one_text_said(database: Path) -> None:
    store = await Store.open(database)
    seen = set()
    for record in await store.tables():
        for message in await store.messages(record.id):
            seen.add(message.kind)
            shows = (message.ask, message.vote, message.turn, message.since)
            if message.kind == "hand":
                assert message.ask is not None
                assert shows[1:] == (None, None, None)
            elif message.kind == "board":
                assert message.turn is not None
                assert message.since is not None
                assert message.since < message.row
                assert len(message.picture) == 32
                assert all(part.isdecimal() for part in message.rang.split(",") if part)
            elif message.kind == "vote":
                assert message.vote is not None
            else:
                assert shows == (None, None, None, None)
    assert seen == {"board", "hand", "vote", "offer", "end", "lobby"}
    await store.close()


async def test_a_game_that_was_over_can_still_be_verified(database: Path) -> None:
    from host.tables.export import of_table

    store = await Store.open(database)
    tables = Tables(store, Games.found())
    [over] = await store.tables("finished")
    # Its seed was set by hand: the draws do not follow from the secret. That is found, and nothing else.
    _, content = await of_table(tables, over.id)
    with pytest.raises(Exception, match="does not follow from the seed"):
        verify(content)
    await store.close()
