"""What the pictures and texts of every game must keep: functions over moments of a game, whatever game it is.

``test_pictures.py`` tries them on every game that is found. Another game is handed in::

    MINE = Pictured(SPEC, PAINTER, words)

    def test_pictures() -> None:
        played = recorded(variant)
        checks.played_pictures_keep_everything(MINE, played, moments(played, set()))
"""

import pytest

pytest.register_assert_rewrite("tests.pictures.checks", "tests.pictures.kit", "tests.pictures.played")
