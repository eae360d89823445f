"""The ring of 36 spaces around the street: what never changes."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from engines.lepro.cards import SPACES
from engines.lepro.view import space
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import WIDTH, Box, Canvas, base
from render.kit.icons import icon
from render.kit.palette import mix
from render.kit.scene import Scene

from . import style
from .page import edging, fans
from .wording import type_name

EDGE = 20
CELL = 124
STREET = 54
NAME = 34
"""Height of the line of a name on a double space."""
#: Left and right end of what lies inside the street.
INNER = (EDGE + CELL + STREET, WIDTH - EDGE - CELL - STREET)
TOP = INNER[0]


def height(side: int) -> int:
    """Height of a board whose side spaces are ``side`` pixels high."""
    return 2 * EDGE + 2 * CELL + 8 * side


def cell(at: int, side: int) -> Box:
    """The tile of a space."""
    line = at // 9
    if line == 0:
        column, row = at, 0
    elif line == 1:
        column, row = 9, at - 9
    elif line == 2:
        column, row = 27 - at, 9
    else:
        column, row = 0, 36 - at
    tops = [EDGE, *(EDGE + CELL + side * k for k in range(8)), EDGE + CELL + 8 * side]
    high = CELL if row in (0, 9) else side
    left = EDGE + column * CELL
    return left + 2, tops[row] + 2, left + CELL - 2, tops[row] + high - 2


@lru_cache(1)
def _head() -> Image.Image:
    """An arrow head that points right."""
    big = Image.new("L", (88, 88))
    ImageDraw.Draw(big).polygon([(9, 0), (84, 44), (9, 88)], fill=255)
    return big.reduce(4)


def _single(canvas: Canvas, box: Box, at: int, scene: Scene, size: int) -> None:
    left, top, right, bottom = box
    word = space(at)[0]
    fill, ink = style.tone(word)
    shapes.plate(canvas, box, 7, fill)
    if word == "refuge":
        shapes.frame(canvas, (left + 4, top + 4, right - 4, bottom - 4), 5, style.NIGHT, 3)
    t.text(canvas, (left + 11, top + 24), str(at), style.GOTHIC, 34, mix(ink, fill, 0.16))
    # Clear of the number above it, where there is room, and of the name below.
    lift = 18 if bottom - top < 140 else 6
    icon(canvas, style.ICON[word], ((left + right) / 2 + 8, (top + bottom) / 2 - lift), size, ink)
    name, high = t.fit(type_name(scene, word), style.GOTHIC, 40, right - left - 8, 34)
    t.text(canvas, ((left + right) / 2, bottom - 30), name, style.GOTHIC, high, ink, "mm")


def _double(canvas: Canvas, box: Box, at: int, scene: Scene) -> None:
    """Half and half: the two pictures side by side, the two names one below the other."""
    left, top, right, bottom = box
    inks = [style.tone(word) for word in space(at)]
    if inks[0] == inks[1]:
        inks[1] = (style.shaded(space(at)[1]), inks[1][1])
    middle, low = (left + right) // 2, bottom - 2 * NAME - 4
    shapes.plate(canvas, box, 7, inks[0][0])
    shapes.plate(canvas, (middle - 14, top, right, bottom), 7, inks[1][0])
    canvas.rect((left + 7, low, middle, bottom), inks[0][0])
    canvas.rect((middle - 14, top, middle, low), inks[0][0])
    canvas.rect((left, low, right - 7, low + NAME), inks[0][0])
    canvas.rect((middle, low, right, low + NAME), inks[0][0])
    canvas.rect((left, low + NAME, right, bottom - 7), inks[1][0])
    shapes.plate(canvas, (left, bottom - 20, right, bottom), 7, inks[1][0])
    size = min(40, low - top - 4)
    for part, (word, (_, ink)) in enumerate(zip(space(at), inks, strict=True)):
        x = left + 23 if part == 0 else right - 23
        icon(canvas, style.ICON[word], (x, (top + low) / 2 + 1), size, ink)
        name, high = t.fit(type_name(scene, word), style.GOTHIC, 36, right - left - 12, 28)
        y = low + NAME * (part + 0.5) + part * 2
        t.text(canvas, ((left + right) / 2, y), name, style.GOTHIC, high, ink, "mm")
    disc = ((left + right) / 2, (top + low) / 2)
    shapes.shape(canvas, "circle", disc, 34, style.NIGHT)
    t.text(canvas, disc, str(at), style.GOTHIC, 30, style.CREAM, "mm")


def _arrows(canvas: Canvas, high: int) -> None:
    """The dashed line along the street and the way round, clockwise."""
    middle = EDGE + CELL + STREET // 2
    box = (middle, middle, WIDTH - middle, high - middle)
    shapes.frame(canvas, box, 8, mix(style.STREET, style.CREAM, 0.55), 3, 26)
    head = _head()
    for turns, x, y in (
        (None, WIDTH // 2, middle),
        (Image.Transpose.ROTATE_270, WIDTH - middle, high // 2),
        (Image.Transpose.ROTATE_180, WIDTH // 2, high - middle),
        (Image.Transpose.ROTATE_90, middle, high // 2),
    ):
        across = y == middle or y == high - middle
        wide, tall = (46, 6) if across else (6, 46)
        canvas.rect((x - wide, y - tall, x + wide, y + tall), style.STREET)
        for step in (-28, 0, 28):
            drawn = head if turns is None else head.transpose(turns)
            canvas.stamp(
                drawn, (x - 11 + (step if across else 0), y - 11 + (0 if across else step)), style.GOLD
            )


def ring(side: int, scene: Scene) -> Canvas:
    """The board without pawns, from the cached base of its height and language."""

    def make() -> Canvas:
        high = height(side)
        canvas = Canvas.blank(high, style.NIGHT)
        edging(canvas, (3, 3, WIDTH - 3, high - 3))
        inner = EDGE + CELL
        canvas.rect((inner, inner, WIDTH - inner, high - inner), style.STREET)
        _arrows(canvas, high)
        canvas.rect((INNER[0], TOP, INNER[1], high - TOP), style.GREEN)
        fans(canvas, (INNER[0], TOP, INNER[1], TOP + 116))
        shapes.frame(canvas, (INNER[0], TOP, INNER[1], high - TOP), 10, style.GOLD, 4)
        for at in range(SPACES):
            box = cell(at, side)
            if len(space(at)) == 1:
                _single(canvas, box, at, scene, min(60 + (box[3] - box[1] - 120) // 2, 88))
            else:
                _double(canvas, box, at, scene)
        return canvas

    return base(f"lepro-{side}-{scene.say.locale}", make)
