"""What every game must keep, tried on every game that is found."""

import pytest

pytest.register_assert_rewrite("tests.contract.kit", "tests.contract.two_worlds")
