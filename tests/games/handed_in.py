"""The small games, as they are handed in."""

from __future__ import annotations

from host.games import Game, Games

from . import bluff, nim

GAMES: tuple[Game, ...] = (nim.GAME, bluff.GAME)
#: What the setting BACKROOM_GAMES names them by.
SETTING = "tests.games.nim:GAME tests.games.bluff:GAME"


def with_them() -> Games:
    """The games of the house, and these."""
    return Games.found(GAMES)
