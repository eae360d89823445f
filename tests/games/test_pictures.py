"""Pictures of games that are handed in keep what every game's keep."""

from __future__ import annotations

import pytest

from tests.contract.kit import Variant, variants
from tests.pictures.kit import Subject, variants_of
from tests.pictures.played import cover_and_warming_keep_everything, played_variant_keeps_everything

from .handed_in import GAMES

SUBJECTS = {game.key: Subject(game.spec, game.painter, game.words()) for game in GAMES}
DRAWN = {key: variants_of(one, list(variants(one.spec))) for key, one in SUBJECTS.items()}
VARIANTS = [variant for own in DRAWN.values() for variant in own]


@pytest.mark.parametrize("variant", VARIANTS, ids=[variant.name for variant in VARIANTS])
def test_played(variant: Variant) -> None:
    key = variant.spec.key
    played_variant_keeps_everything(SUBJECTS[key], DRAWN[key], variant)


@pytest.mark.parametrize("key", SUBJECTS)
def test_cover_and_warming(key: str) -> None:
    cover_and_warming_keep_everything(SUBJECTS[key])
