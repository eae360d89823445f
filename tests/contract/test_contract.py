"""What every game must keep, tried on every game that is found, at all seats and with all settings."""

from __future__ import annotations

import pytest

from .checks import Check, cases
from .kit import recorded
from .subjects import Variant, found


@pytest.mark.parametrize(("check", "variant"), cases(*found()))
def test_contract(check: Check, variant: Variant) -> None:
    check(recorded(variant))
