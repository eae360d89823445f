"""A whole game of Le Pro over the wire: three restless people, three computers, and a bot that dies."""

from __future__ import annotations

from hashlib import sha256
from statistics import median
from typing import Any

import pytest

from engines.core.ask import Ask
from engines.lepro.events import Turned
from host.tables.loaded import LoadedTable

from .conftest import Wired
from .restless import SPEC, befell, restless
from .whole import Foretold

#: A game in which all befalls people that can. If rules or players change, another must be found: try
#: :func:`.whole.foreseen` with one number after the other; of four thousand about one will do.
SEED = sha256(b"lepro 5246").digest()
PEOPLE = ("Ana", "Bo", "Cal")
#: Presses of a person in a turn of their own: the median of all turns.
MOST = 2.5


@pytest.mark.long
async def test_a_game_in_which_all_befalls(wired: Wired) -> None:
    game = Foretold.of("lepro", SEED, PEOPLE, befell, computers=3, choose=restless, short_game=True)
    middle = sum(isinstance(event, Turned) for event in game.told) // 2

    def kill(loaded: LoadedTable, ask: Ask[Any]) -> bool:
        # Within a turn: the die is cast, and something is asked of a person.
        return SPEC.moment(loaded.opened().g.s).turn >= middle and ask.kind != "roll"

    played = await game.comes_true(wired, kill)
    assert median(played.turns.values()) <= MOST, sorted(played.turns.values())
