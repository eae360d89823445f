"""Pictures of games that are handed in keep what every game's keep."""

from __future__ import annotations

import pytest

from tests.contract.kit import recorded
from tests.contract.subjects import Variant, variants
from tests.pictures import checks
from tests.pictures.kit import Pictured, moments_of, variants_of

from . import subjects

GAMES = {each.spec.key: Pictured.of(each.game) for each in subjects.SUBJECTS}
DRAWN = {
    each.spec.key: tuple(variants_of(GAMES[each.spec.key], list(variants(each))))
    for each in subjects.SUBJECTS
}
VARIANTS = [variant for own in DRAWN.values() for variant in own]


@pytest.mark.parametrize("variant", VARIANTS, ids=[variant.name for variant in VARIANTS])
def test_played(variant: Variant) -> None:
    key = variant.spec.key
    chosen = moments_of(DRAWN[key])[variant.name]
    checks.played_pictures_keep_everything(GAMES[key], recorded(variant), chosen)


@pytest.mark.parametrize("key", GAMES)
def test_cover_and_warming(key: str) -> None:
    checks.the_cover_fits(GAMES[key])
    checks.warming_is_done_once(GAMES[key])
