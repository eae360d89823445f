"""What the pictures and texts of every game must keep, tried on every game that is found."""

import pytest

pytest.register_assert_rewrite("tests.pictures.checks", "tests.pictures.kit", "tests.pictures.played")
