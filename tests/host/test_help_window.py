"""A help window tells nothing by how long it lasts: whatever the helpers hold, the same seats are waited
for, for the same time, and the board says the same at every moment."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from db.records import TimerRecord
from engines.core.ask import CLOCK, ELAPSED
from engines.core.discover import specs
from engines.core.stored import read_state
from engines.core.table import Table
from engines.core.worlds import world
from engines.fictions.cards import AFTER, BEFORE, HENCHMEN
from engines.fictions.glossary import Henchman
from engines.fictions.options import Act, Roll
from engines.fictions.state import owner
from host.shown.board_card import board
from host.tables.clocks import CLOCK as CLOCK_TIMER
from host.tables.clocks import clocks
from host.tables.loaded import LoadedTable
from tests.house import house as opened
from tests.house import open_table

SINGLE = specs()["fictions"].settings(single=True, scenario=1)
HELPS = frozenset(card for card, figure in HENCHMEN.items() if figure.skill.verb in BEFORE | AFTER)
HELPER = 1


def _to_a_turn(table: Table[Any]) -> None:
    """Votes go by default until somebody else than the helper has a turn."""
    while True:
        turn = [seat for seat in table.awaited if table.asks[seat].kind == "turn"]
        if turn and turn[0] != HELPER:
            return
        table.answer(table.awaited[0], table.default(table.awaited[0]), by="clock")


def _other_hand(table: Table[Any], helpful: bool) -> Table[Any] | None:
    """The table as it would be if the helper held only cards that could help now, or none of them; None
    if there are not enough of those."""
    begun = read_state(table.spec, table.base)
    count = len(begun.hands[HELPER])

    def shuffle(cards: list[Any]) -> None:
        fitting = [card for card in cards if (card in HELPS) == helpful][:count]
        rest = [card for card in cards if card not in fitting]
        # The first slots are the Clan Deck's, then hands by seat: lay the fitting cards where they belong.
        start = len(begun.clan) + sum(
            len(h) for at, h in enumerate(begun.hands) if at < HELPER and owner(begun, at) != seat
        )
        cards[:] = [*rest[:start], *fitting, *rest[start:]]

    seat = table.awaited[0]
    made = world(table, seat, shuffle)
    held: list[Henchman] = [] if made is None else made.g.s.hands[HELPER]
    return made if held and all((card in HELPS) == helpful for card in held) else None


def _roll(table: Table[Any], rng: Random) -> None:
    """The active seat attempts some Challenge with all it may commit, and rolls."""
    seat = table.awaited[0]
    acts = [option for option in table.asks[seat].options if isinstance(option, Act)]
    most = max(len(act.crew) for act in acts)
    table.answer(seat, rng.choice([act for act in acts if len(act.crew) == most]))
    table.answer(seat, Roll("plain"))


def _look(loaded: LoadedTable, running: list[TimerRecord], at: float) -> tuple[list[TimerRecord], Any]:
    timers = clocks(loaded, running, at)
    loaded.moved_on(loaded.record, loaded.timers)
    shown = [part.to_component_dict() for part in board(loaded, None, [], {}).parts]
    game = loaded.opened()
    return timers, (
        sorted((timer.seat, timer.kind, timer.ask, timer.due) for timer in timers),
        game.awaited,
        [(seat, game.asks[seat].kind, game.ids[seat]) for seat in game.awaited],
        json.dumps(shown, sort_keys=True),
    )


def _windows(count: int) -> Iterator[list[Table[Any]]]:
    """Pairs of tables with an open window, alike but for what the helper holds."""
    found = 0
    for seed in range(200):
        table, _ = Table.start(specs()["fictions"], 3, SINGLE, sha256(bytes([seed])).digest())
        _to_a_turn(table)
        tables = [each for helpful in (True, False) if (each := _other_hand(table, helpful)) is not None]
        if len(tables) < 2:
            continue
        for each in tables:
            _roll(each, Random(seed))
        if HELPER in tables[0].awaited:
            yield tables
            found += 1
        if found == count:
            return
    raise AssertionError("too few windows to look at")


@pytest.mark.rule("FI-070", "PT-16")
async def test_the_window_lasts_as_long_whatever_is_held(tmp_path: Path) -> None:
    async with opened(tmp_path / "b.db") as made:
        loaded = await open_table(made, "fictions", 3, SINGLE)
    for tables in _windows(8):
        sittings = [LoadedTable(loaded.record, loaded.seats, loaded.game, each) for each in tables]
        running: list[list[TimerRecord]] = [[], []]
        at, moments = 1_000.0, 0
        while tables[0].g.s.attempt is not None:
            looks = [_look(one, timers, at) for one, timers in zip(sittings, running, strict=True)]
            running = [timers for timers, _ in looks]
            assert looks[0][1] == looks[1][1], "how long the window lasts tells what is held"
            clocks = [timer for timer in running[0] if timer.kind == CLOCK_TIMER]
            due = min(clocks, key=lambda timer: timer.due)
            at, moments = due.due, moments + 1
            for each in tables:
                each.answer(due.seat, ELAPSED if due.seat == CLOCK else each.default(due.seat), by="clock")
        assert moments >= 3, "a grace, the helpers, the one who rolls"
