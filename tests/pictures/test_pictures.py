"""Every picture and text of every game: drawn once, and looked at from all sides."""

from __future__ import annotations

import pytest

from host.games import Games
from tests.contract.subjects import ALL, Variant

from .kit import position, subject, variants_of
from .played import (
    cover_and_warming_keep_everything,
    pictures_keep_everything,
    played_variant_keeps_everything,
    unseen,
)

SUBJECTS = {key: subject(game) for key, game in Games.found().items()}
DRAWN = {
    key: variants_of(one, [each for each in ALL if each.spec.key == key]) for key, one in SUBJECTS.items()
}
VARIANTS = [variant for own in DRAWN.values() for variant in own]
POSITIONS = [(key, name) for key, one in SUBJECTS.items() for name in one.positions]


@pytest.mark.parametrize("variant", VARIANTS, ids=[variant.name for variant in VARIANTS])
def test_played(variant: Variant) -> None:
    key = variant.spec.key
    played_variant_keeps_everything(SUBJECTS[key], DRAWN[key], variant)


@pytest.mark.parametrize(("key", "name"), POSITIONS, ids=[f"{key}-{name}" for key, name in POSITIONS])
def test_positions(key: str, name: str) -> None:
    """Positions made by hand: extremes, and what seldom happens."""
    one = SUBJECTS[key]
    unseen(one)
    pictures_keep_everything(one, [position(one, name)])


@pytest.mark.parametrize("key", SUBJECTS)
def test_cover_and_warming(key: str) -> None:
    cover_and_warming_keep_everything(SUBJECTS[key])
