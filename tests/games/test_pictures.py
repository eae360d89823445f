"""Pictures of games that are handed in keep what every game's keep."""

from __future__ import annotations

from functools import cache

import pytest

from tests.contract.kit import recorded
from tests.contract.subjects import Variant, variants
from tests.pictures import checks
from tests.pictures.kit import Moment, Pictured, moments, variants_of

from . import subjects

GAMES = {each.spec.key: Pictured.of(each.game) for each in subjects.SUBJECTS}
VARIANTS = {
    each.spec.key: variants_of(GAMES[each.spec.key], list(variants(each))) for each in subjects.SUBJECTS
}
ALL = [variant for found in VARIANTS.values() for variant in found]


@cache
def chosen_moments(key: str) -> dict[str, list[Moment]]:
    """The moments of all recorded games of a game, by variant: each kind of question once in all of them."""
    known: set[str] = set()
    return {variant.name: moments(recorded(variant), known) for variant in VARIANTS[key]}


@pytest.mark.parametrize("variant", ALL, ids=[variant.name for variant in ALL])
def test_played(variant: Variant) -> None:
    key = variant.spec.key
    chosen = chosen_moments(key)[variant.name]
    checks.played_pictures_keep_everything(GAMES[key], recorded(variant), chosen)


@pytest.mark.parametrize("key", GAMES)
def test_cover_and_warming(key: str) -> None:
    checks.the_cover_fits(GAMES[key])
    checks.warming_is_done_once(GAMES[key])
