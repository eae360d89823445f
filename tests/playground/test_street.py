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
from .reckless import SPEC, befell, reckless
from .whole import foreseen, play

#: A game in which all befalls people that can. If rules or players change, another must be found: try
#: :func:`foreseen` with one number after the other; of some thousands about one will do.
SEED = sha256(b"suburb 6292").digest()
PEOPLE, SEATS = ("Ana", "Bo", "Cal"), 5


@pytest.mark.long
async def test_a_game_in_which_all_befalls(wired: Wired) -> None:
    told = foreseen("suburb", SEED, SEATS, len(PEOPLE), SPEC.settings(), reckless)
    stories = befell(told)
    assert all(stories.values()), f"the game of this seed has not all of it any more: {stories}"

    def kill(loaded: LoadedTable, ask: Ask[Any]) -> bool:
        # Somebody has bid already.
        sale = loaded.opened().g.s.sale
        return ask.kind == "bid" and sale is not None and sale.high > 0

    computers = SEATS - len(PEOPLE)
    played = await play(wired, "suburb", SEED, PEOPLE, computers=computers, choose=reckless, kill=kill)
    assert 0 < played.killed < played.loaded.record.last_row
    assert played.told == told, "the bot's death has changed something"
    assert any(isinstance(event, SoldTo) for event in told)
    for story, event in stories.items():
        assert event is not None
        assert played.says(event) in played.log, story
