"""Every contract test that wants a ``variant`` runs over all games, seats and options."""

from __future__ import annotations

import pytest

from . import kit


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """One test for each game at each number of seats with each set of options."""
    if "variant" in metafunc.fixturenames:
        metafunc.parametrize("variant", kit.ALL, ids=[variant.name for variant in kit.ALL])


@pytest.fixture
def game(variant: kit.Variant) -> kit.Game:
    """A recorded game of the variant."""
    return kit.recorded(variant)
