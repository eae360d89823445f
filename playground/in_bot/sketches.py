"""Pictures drawn in no time: blank sheets instead of tables. All words about them stay as they are.

To draw is most of what the bot does. Where a test looks at everything but pixels it need not be done.
"""

from __future__ import annotations

from functools import cache, partial
from typing import Any

from PIL import Image

from host.games import Game, Games
from render.kit.painter import Painter


class Sketches:
    """A game's painter, whose sheets are blank."""

    def __init__(self, painter: Painter[Any]) -> None:
        self._painter = painter

    def __getattr__(self, name: str) -> Any:
        return getattr(self._painter, name)

    def board(self, *about: object) -> Image.Image:
        """A blank sheet."""
        return _sheet()

    hand = cover = board

    def warm(self) -> None:
        """There is nothing to load."""


@cache
def _sheet() -> Image.Image:
    return Image.new("P", (16, 9))


def sketched(games: Games) -> Games:
    """The same games, drawn so."""
    return Games(
        (
            Game(game.spec, game.words_folder, partial(_sketches, game), commands=game.commands)
            for game in games.values()
        ),
        games.broken,
    )


def _sketches(game: Game) -> Painter[Any]:
    painter: Any = Sketches(game.painter)
    return painter  # type: ignore[no-any-return]
