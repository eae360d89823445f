"""A whole game of Suburb 1931 over the wire: three reckless people, two computers, and a bot that dies at an
auction."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import pytest

from engines.core.ask import Ask
from engines.suburb.events import SoldTo
from host.tables.loaded import LoadedTable

from .conftest import Wired
from .reckless import befell, reckless
from .whole import Foretold

#: A game in which all befalls people that can. If rules or players change, another must be found: try
#: :func:`.whole.foreseen` with one number after the other; of some thousands about one will do.
SEED = sha256(b"suburb 6292").digest()
PEOPLE = ("Ana", "Bo", "Cal")


@pytest.mark.long
async def test_a_game_in_which_all_befalls(wired: Wired) -> None:
    game = Foretold.of("suburb", SEED, PEOPLE, befell, computers=2, choose=reckless)
    assert any(isinstance(event, SoldTo) for event in game.told)

    def kill(loaded: LoadedTable, ask: Ask[Any]) -> bool:
        # Somebody has bid already.
        sale = loaded.opened().g.s.sale
        return ask.kind == "bid" and sale is not None and sale.high > 0

    await game.comes_true(wired, kill)
