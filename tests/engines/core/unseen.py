"""Rules alone as a game: without words and without pictures."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engines.core.spec import GameSpec
from host.games import Game
from render.kit.painter import Painter


def unseen(spec: GameSpec[Any]) -> Game:
    """A game that nobody has to read or look at."""

    def no_painter() -> Painter[Any]:
        raise AssertionError("nobody looks at this game")

    return Game(spec, Path("no words"), no_painter)
