"""Games go as they went when their hashes were written."""

from __future__ import annotations

import pytest

from .recorded import hashes, plain, read
from .subjects import Variant, found

VARIANTS = [variant for one in found() for variant in plain(one.spec.key)]
ANEW = "python -m tests.contract.recorded"


@pytest.mark.parametrize("variant", VARIANTS, ids=[variant.name for variant in VARIANTS])
def test_games_go_as_they_went(variant: Variant) -> None:
    recorded = read()[variant.spec.key]
    assert recorded["rules_version"] == variant.spec.rules_version, f"other rules now: {ANEW}"
    before, now = recorded["seats"][str(variant.seats)], hashes(variant)
    assert now["random"] == before["random"], f"the rules have changed: raise rules_version, then {ANEW}"
    assert now == before, f"a computer player chooses otherwise: {ANEW}"


def test_nothing_is_recorded_of_what_is_not_there() -> None:
    there = {one.spec.key: {str(seats) for seats in one.spec.seats} for one in found()}
    assert {key: set(game["seats"]) for key, game in read().items()} == there
