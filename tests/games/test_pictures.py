"""Pictures of games that are handed in keep what every game's keep."""

from __future__ import annotations

import pytest

from tests.contract.subjects import Variant, variants
from tests.pictures.kit import Subject, variants_of
from tests.pictures.played import cover_and_warming_keep_everything, played_variant_keeps_everything

from . import subjects

DRAWN = {
    Subject(each.spec, each.game.painter, each.game.words()): list(variants(each))
    for each in subjects.SUBJECTS
}
VARIANTS = [(one, variant) for one, found in DRAWN.items() for variant in variants_of(one, found)]


@pytest.mark.parametrize(("one", "variant"), VARIANTS, ids=[variant.name for _, variant in VARIANTS])
def test_played(one: Subject, variant: Variant) -> None:
    played_variant_keeps_everything(one, variants_of(one, DRAWN[one]), variant)


@pytest.mark.parametrize("one", DRAWN, ids=[one.spec.key for one in DRAWN])
def test_cover_and_warming(one: Subject) -> None:
    cover_and_warming_keep_everything(one)
