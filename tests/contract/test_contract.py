"""What every game must keep, tried on every game that is found, at all seats and with all settings."""

from __future__ import annotations

import pytest

from .checks import Check, cases
from .kit import recorded
from .panels import KNOWN, labels_that_are_wrong
from .subjects import Variant, found, subject, variants


@pytest.mark.parametrize(("check", "variant"), cases(*found()))
def test_contract(check: Check, variant: Variant) -> None:
    check(recorded(variant))


@pytest.mark.parametrize("key", sorted(KNOWN))
def test_labels_that_are_known_to_be_wrong_still_are(key: str) -> None:
    games = [recorded(variant) for variant in variants(subject(key))]
    assert {kind for game in games for kind, _ in labels_that_are_wrong(game)} == KNOWN[key]
