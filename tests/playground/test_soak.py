"""The soak itself: it plays, it measures, and it notices what it is there to notice."""

from __future__ import annotations

from random import Random

import pytest

from db.store import Store
from host.games import Games
from host.tables.tables import Tables
from playground import soak_checks
from playground.checks import walk
from playground.soak import soak
from playground.soak_leaks import Watch
from playground.tables import open_table
from tests.bots import forked

from .conftest import Wired
from .wire import V2, Rest, say

_NOTHING = ("disagreeing", "leaks", "lost", "doubled", "unknown_routes", "server_faults", "crashed_players")


@pytest.mark.long
async def test_a_few_tables_with_kills_and_cuts_keep_every_promise() -> None:
    told: list[float] = []
    found = await soak(3, 4.0, 2.0, 1.5, progress=lambda gone, _: told.append(gone), think=0.3, launch=forked)
    assert {key: found[key] for key in _NOTHING} == {**dict.fromkeys(_NOTHING, 0), "crashed_players": []}, (
        found["why"]
    )
    assert found["presses"] > 5
    assert found["kills"] >= 1
    assert found["drops"] >= 1
    assert found["memory_end"] > 0
    assert told


async def test_a_leak_and_a_wrong_board_are_found(wired: Wired) -> None:
    server, rng = wired.server, Random(1)
    watch = Watch(server)
    table = await open_table(server, wired.act.place(), "Ana", "Bo")
    for _ in range(4):
        await server.until(lambda: bool(table.waiting()))
        await table.act(rng.choice(table.waiting()), rng)
    assert await server.until(lambda: any(table.panel(user) for user in table.people))
    hand = next(panel for user in table.people if (panel := table.panel(user)) is not None)
    alt = next(item["description"] for part in walk(hand.components) for item in part.get("items", []))
    await wired.bot.settle()
    store = await Store.open_to_read(wired.bot.database)
    try:
        tables = Tables(store, Games.found())
        assert await watch.leaks(tables) == []
        assert await soak_checks.disagreements(server, tables) == []
        async with Rest(server) as rest:
            words = f"b1:{table.id}: {alt}"
            assert (await rest.post(table.channel.id, components=say(words), flags=V2))[0] == 200
        assert len(await watch.leaks(tables)) == 1
        board = table.boards()[0]
        board.components = [*board.components, {"type": 10, "content": "a line too many"}]
        assert len(await soak_checks.disagreements(server, tables)) == 1
        assert soak_checks.lost_and_doubled(wired.bot.database, {7}) == ([7], [])
    finally:
        await store.close()
