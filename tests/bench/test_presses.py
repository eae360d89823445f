"""What the bench takes for presses is what a person would need."""

from __future__ import annotations

from typing import Any

import pytest

from bench.presses import loaded_table, measure, presses
from engines.core.ask import Ask, Option
from engines.core.table import Table
from engines.fable import SPEC
from engines.fable.glossary import Card
from engines.fable.options import CallMonster, Deploy, DeployAll, Discard, EndDay
from host.games import Games
from host.simulation import seed_of


@pytest.fixture
def opened() -> tuple[Table[Any], Ask[Any]]:
    """The first day of a game that does not begin with foes, and its question."""
    for number in range(20):
        table, _ = Table.start(SPEC, 3, SPEC.settings(), seed_of(0, number))
        ask = table.asks[table.awaited[0]]
        if ask.kind == "day" and DeployAll() in ask.options:
            return table, ask
    raise AssertionError("every game begins with foes")


def test_buttons_lists_and_pages_count(opened: tuple[Table[Any], Ask[Any]]) -> None:
    table, ask = opened
    loaded = loaded_table(Games.found(), table, 3)
    deploys = [option for option in ask.options if isinstance(option, Deploy)]
    assert len(deploys) > 1
    cards = tuple(option.ally for option in deploys)
    wanted: dict[Option, int] = {EndDay(): 1, deploys[1]: 1, DeployAll(): 1, CallMonster(): 2}
    assert {option: presses(loaded, ask, option) for option in wanted} == wanted
    # Several lines of one list, behind More.
    assert presses(loaded, ask, Discard(cards[:2])) == 2
    with pytest.raises(LookupError):
        presses(loaded, ask, Deploy(Card("A99")))


def test_turns_and_kinds_are_counted() -> None:
    found = measure("fixer", 2, 1)
    assert found.games == 1
    assert found.turns == sum(found.own_histogram.values())
    assert found.own_mean == pytest.approx(
        sum(n * turns for n, turns in found.own_histogram.items()) / found.turns, abs=0.01
    )
    assert found.all_mean >= found.own_mean
    assert found.kinds
