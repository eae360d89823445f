"""Lines of text in which the letters of a type are drawn as its mark."""

from __future__ import annotations

import re
from functools import lru_cache

from render.kit import lettering as t
from render.kit.canvas import Canvas
from render.kit.palette import Ink
from render.kit.scene import Scene

from . import style
from .marks import type_mark
from .wording import letters


@lru_cache(8)
def _pattern(said: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile(rf"\b({'|'.join(map(re.escape, said))})\b")


def typed(
    canvas: Canvas,
    xy: tuple[float, float],
    words: str,
    face: t.Face,
    size: int,
    ink: Ink,
    scene: Scene,
    anchor: str = "lm",
) -> float:
    """Draw one line and return its width, that of the same words without marks: a mark takes the room of its
    letters, so what fits a line fits it with marks too."""
    kinds = {letters(scene, kind): kind for kind in style.TYPES}
    wide = t.length(words, face, size)
    x = xy[0] - {"l": 0.0, "m": wide / 2, "r": wide}[anchor[0]]
    for part in _pattern(tuple(kinds)).split(words):
        room = t.length(part, face, size)
        if part in kinds:
            type_mark(canvas, kinds[part], (x + room / 2, xy[1]), round(min(size, room - 2)))
        elif part.strip():
            t.text(canvas, (x, xy[1]), part, face, size, ink)
        x += room
    return wide
