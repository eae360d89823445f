"""Every picture and text of every game: drawn once, and looked at from all sides."""

from __future__ import annotations

import pytest

from host.games import Games
from tests.contract.kit import recorded
from tests.contract.subjects import ALL, Variant

from . import checks
from .kit import Pictured, moments_of, position, variants_of

GAMES = {key: Pictured.of(game) for key, game in Games.found().items()}
DRAWN = {
    key: tuple(variants_of(one, [each for each in ALL if each.spec.key == key])) for key, one in GAMES.items()
}
VARIANTS = [variant for own in DRAWN.values() for variant in own]
POSITIONS = [(key, name) for key, one in GAMES.items() for name in one.positions]


@pytest.mark.parametrize("variant", VARIANTS, ids=[variant.name for variant in VARIANTS])
def test_played(variant: Variant) -> None:
    key = variant.spec.key
    chosen = moments_of(DRAWN[key])[variant.name]
    checks.played_pictures_keep_everything(GAMES[key], recorded(variant), chosen)


@pytest.mark.parametrize(("key", "name"), POSITIONS, ids=[f"{key}-{name}" for key, name in POSITIONS])
def test_positions(key: str, name: str) -> None:
    """Positions made by hand: extremes, and what seldom happens."""
    one = GAMES[key]
    checks.unseen(one)
    checks.pictures_keep_everything(one, [position(one, name)])


@pytest.mark.parametrize("key", GAMES)
def test_odd_names(key: str) -> None:
    """Names in many scripts, with the most people at the table."""
    most = max(DRAWN[key], key=lambda variant: variant.seats)
    checks.odd_names_are_drawn(GAMES[key], moments_of(DRAWN[key])[most.name])


@pytest.mark.parametrize("key", GAMES)
def test_cover_and_warming(key: str) -> None:
    checks.the_cover_fits(GAMES[key])
    checks.warming_is_done_once(GAMES[key])
