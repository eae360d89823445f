"""Whole games of Fame & Fable over the wire: four at a table, one alone, and a bot that dies in a fight."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import pytest

from engines.core.ask import Ask
from host.tables.loaded import LoadedTable

from .bold import Full, alone, befell, bold
from .conftest import Wired
from .whole import Foretold

#: Games in which all befalls people that can. If rules or players change, others must be found: try
#: :func:`.whole.foreseen` with one number after the other; of ten about one will do.
FOUR, ONE = sha256(b"fable 1").digest(), sha256(b"shadow 2").digest()


def _in_a_fight(loaded: LoadedTable, ask: Ask[Any]) -> bool:
    """Whether a foe stands."""
    state = loaded.opened().g.s
    return ask.kind == "day" and bool(state.combat)


@pytest.mark.long
async def test_a_race_in_which_all_befalls(wired: Wired) -> None:
    people, full = ("Ana", "Bo"), Full()
    game = Foretold.of(
        *("fable", FOUR, people, befell),
        computers=2,
        choose=bold,
        watch=full,
        short_game=True,
        moon_deck=True,
    )
    assert full.seen
    await game.comes_true(wired, _in_a_fight)


@pytest.mark.long
async def test_alone_on_the_shadow_road(wired: Wired) -> None:
    game = Foretold.of("fable", ONE, ("Ana",), alone, short_game=True)
    await game.comes_true(wired, _in_a_fight)
