"""Games that are handed in keep what every game must keep."""

from __future__ import annotations

import pytest

from tests.contract.checks import Check, cases
from tests.contract.kit import recorded
from tests.contract.subjects import Variant

from .subjects import SUBJECTS


@pytest.mark.parametrize(("check", "variant"), cases(*SUBJECTS))
def test_contract(check: Check, variant: Variant) -> None:
    check(recorded(variant))
