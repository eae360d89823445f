"""Whole games of Fame & Fable over the wire: four at a table, one alone, and a bot that dies in a fight."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import pytest

from engines.core.ask import Ask
from host.tables.loaded import LoadedTable

from .bold import SPEC, Full, alone, befell, bold
from .conftest import Wired
from .whole import foreseen, play

#: Games in which all befalls people that can. If rules or players change, others must be found: try
#: :func:`foreseen` with one number after the other; of ten about one will do.
FOUR, ONE = sha256(b"fable 1").digest(), sha256(b"shadow 2").digest()
PEOPLE, SEATS = ("Ana", "Bo"), 4


def _in_a_fight(loaded: LoadedTable, ask: Ask[Any]) -> bool:
    """Whether a foe has been hit, and stands."""
    state = loaded.opened().g.s
    return ask.kind == "day" and any(foe.tally for foe in state.combat)


@pytest.mark.long
async def test_a_race_in_which_all_befalls(wired: Wired) -> None:
    options, full = SPEC.settings(short_game=True, moon_deck=True), Full()
    told = foreseen("fable", FOUR, SEATS, len(PEOPLE), options, bold, watch=full)
    stories = befell(told)
    assert full.seen
    assert all(stories.values()), f"the game of this seed has not all of it any more: {stories}"
    computers = SEATS - len(PEOPLE)
    played = await play(
        wired,
        "fable",
        FOUR,
        PEOPLE,
        computers=computers,
        choose=bold,
        kill=_in_a_fight,
        short_game=True,
        moon_deck=True,
    )
    assert 0 < played.killed < played.loaded.record.last_row
    assert played.told == told, "the bot's death has changed something"
    for story, event in stories.items():
        assert event is not None
        assert played.says(event) in played.log, story


@pytest.mark.long
async def test_alone_on_the_shadow_road(wired: Wired) -> None:
    told = foreseen("fable", ONE, 1, 1, SPEC.settings(short_game=True))
    stories = alone(told)
    assert all(stories.values()), f"the game of this seed has not all of it any more: {stories}"
    played = await play(wired, "fable", ONE, ("Ana",), kill=_in_a_fight, short_game=True)
    assert 0 < played.killed < played.loaded.record.last_row
    assert played.told == told, "the bot's death has changed something"
    for story, event in stories.items():
        assert event is not None
        assert played.says(event) in played.log, story
