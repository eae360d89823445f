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
from .whole import foreseen, play

#: A game in which all befalls people that can. If rules or players change, another must be found: try
#: :func:`foreseen` with one number after the other; of four thousand about one will do.
SEED = sha256(b"lepro 5246").digest()
PEOPLE, SEATS = ("Ana", "Bo", "Cal"), 6
#: Presses of a person in a turn of their own: the median of all turns.
MOST = 2.5


@pytest.mark.long
async def test_a_game_in_which_all_befalls(wired: Wired) -> None:
    told = foreseen("lepro", SEED, SEATS, len(PEOPLE), SPEC.settings(short_game=True), restless)
    stories = befell(told)
    assert all(stories.values()), f"the game of this seed has not all of it any more: {stories}"
    middle = sum(isinstance(event, Turned) for event in told) // 2

    def kill(loaded: LoadedTable, ask: Ask[Any]) -> bool:
        # Within a turn: the die is cast, and something is asked of a person.
        return SPEC.moment(loaded.opened().g.s).turn >= middle and ask.kind != "roll"

    computers = SEATS - len(PEOPLE)
    played = await play(
        wired, "lepro", SEED, PEOPLE, computers=computers, choose=restless, kill=kill, short_game=True
    )
    assert 0 < played.killed < played.loaded.record.last_row
    assert played.told == told, "the bot's death has changed something"
    for story, event in stories.items():
        assert event is not None
        assert played.says(event) in played.log, story
    assert median(played.turns.values()) <= MOST, sorted(played.turns.values())
