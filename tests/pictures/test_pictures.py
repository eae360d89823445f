"""Every picture and text of every game: drawn once, and looked at from all sides."""

from __future__ import annotations

from functools import cache

import pytest

from host.games import Games
from tests.contract.kit import recorded
from tests.contract.subjects import ALL, Variant

from . import checks
from .kit import Moment, Pictured, moments, position, variants_of

GAMES = {key: Pictured.of(game) for key, game in Games.found().items()}
VARIANTS = [
    variant
    for key, one in GAMES.items()
    for variant in variants_of(one, [each for each in ALL if each.spec.key == key])
]
POSITIONS = [(key, name) for key, one in GAMES.items() for name in one.positions]


@cache
def chosen_moments(one: Pictured) -> dict[str, list[Moment]]:
    """The moments of all recorded games of a game, by variant: each kind of question once in all of them."""
    known: set[str] = set()
    own = [variant for variant in VARIANTS if variant.spec is one.spec]
    return {variant.name: moments(recorded(variant), known) for variant in own}


@pytest.mark.parametrize("variant", VARIANTS, ids=[variant.name for variant in VARIANTS])
def test_played(variant: Variant) -> None:
    one = GAMES[variant.spec.key]
    checks.played_pictures_keep_everything(one, recorded(variant), chosen_moments(one)[variant.name])


@pytest.mark.parametrize(("key", "name"), POSITIONS, ids=[f"{key}-{name}" for key, name in POSITIONS])
def test_positions(key: str, name: str) -> None:
    """Positions made by hand: extremes, and what seldom happens."""
    one = GAMES[key]
    checks.unseen(one)
    checks.pictures_keep_everything(one, [position(one, name)])


@pytest.mark.parametrize("key", GAMES)
def test_cover_and_warming(key: str) -> None:
    checks.the_cover_fits(GAMES[key])
    checks.warming_is_done_once(GAMES[key])
