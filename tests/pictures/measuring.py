"""Measures every line of text that is drawn: its size, its room, and how well it parts from its ground."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from types import ModuleType
from typing import Any

from PIL import Image

from render.kit import lettering
from render.kit.canvas import Canvas
from render.kit.palette import Ink

_OUTLINE = 10
"""How far, in pixels, an outline lies from the words that it belongs to."""


def pixels(image: Image.Image) -> str:
    """Size and a hash of every pixel.

    Pictures are compared by it: of two of them that differ, pytest would look for the differences between
    millions of bytes, which takes it many minutes where it prints differences whole, as on build machines.
    """
    wide, high = image.size
    return f"{wide} x {high} {image.mode} {sha256(image.tobytes()).hexdigest()}"


def _luminance(colour: Ink) -> float:
    """Relative luminance, 0 to 1 (WCAG 2.2)."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (channel / 255 for channel in colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@cache
def contrast(a: Ink, b: Ink) -> float:
    """Contrast ratio of two colours, 1 to 21 (WCAG 2.2); text wants 4.5."""
    low, high = sorted((_luminance(a), _luminance(b)))
    return (high + 0.05) / (low + 0.05)


@dataclass(frozen=True)
class Line:
    """A line of text as it was drawn."""

    words: str
    size: int
    """Pixels of the face."""
    contrast: float
    """Between its colour and the commonest colour under it, 1 to 21."""
    outside: float
    """Pixels by which it reaches beyond the sheet it was drawn on; 0 or less: none."""
    at: tuple[float, float]
    """Where it begins on its baseline."""
    reach: tuple[float, float] = (0, 0)
    """How far from there it reaches to the right, and capitals above."""
    sheet: int = 0
    """Which of the sheets that were drawn on."""

    def meets(self, other: Line) -> bool:
        """Whether they lie over each other, on one sheet."""
        if self.sheet != other.sheet:
            return False
        (left, low), (wide, high) = self.at, self.reach
        (x, y), (across, up) = other.at, other.reach
        return left < x + across and x < left + wide and low - high < y and y - up < low


def _rooms() -> Iterator[ModuleType]:
    """The loaded modules of pictures."""
    yield from (module for name, module in sorted(sys.modules.items()) if name.split(".")[0] == "render")


def keepers() -> Iterator[Any]:
    """The functions of pictures that keep what they made."""
    found = {id(value): value for module in _rooms() for value in vars(module).values()}
    yield from (value for value in found.values() if hasattr(value, "cache_info"))


def forget() -> None:
    """Throw away all that was drawn ahead and kept: it is drawn, and measured, again."""
    for keeper in keepers():
        keeper.cache_clear()


def _ground(image: Image.Image, box: tuple[int, int, int, int]) -> Ink | None:
    """The commonest colour in a box; None outside the picture."""
    left, top, right, bottom = box
    box = (max(left, 0), max(top, 0), min(right, image.width), min(bottom, image.height))
    if box[0] >= box[2] or box[1] >= box[3] or image.mode != "RGB":
        return None
    found = image.crop(box).getcolors((box[2] - box[0]) * (box[3] - box[1]))
    assert found is not None
    colour: Any = max(found)[1]
    return colour  # type: ignore[no-any-return]


def _near(one: tuple[float, float], other: tuple[float, float]) -> bool:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) <= _OUTLINE


@contextmanager
def measured() -> Iterator[list[Line]]:
    """Every line of text drawn inside the block; what is kept from before is not drawn again."""
    lines: list[Line] = []
    sheets: list[Image.Image] = []
    true = lettering.text

    def text(
        canvas: Canvas,
        xy: tuple[float, float],
        words: str,
        face: lettering.Face,
        size: int,
        colour: Ink,
        anchor: str = "lm",
    ) -> float:
        wide, high = lettering.length(words, face, size), lettering.cap(face, size)
        left = xy[0] - {"l": 0.0, "m": wide / 2, "r": wide}[anchor[0]]
        low = xy[1] + {"m": high / 2, "t": high, "s": 0.0}[anchor[1]]
        if words.strip():
            box = (round(left), round(low - high), round(left + wide), round(low))
            ground = _ground(canvas.image, box)
            image = canvas.image
            outside = max(-left, left + wide - image.width, high - low, low - image.height)
            parted = 0.0 if ground is None else contrast(tuple(colour), ground)
            if lines and lines[-1].words == words and _near(lines[-1].at, (left, low)):
                lines.pop()  # An outline or a shadow, drawn before the words themselves.
            if not any(image is sheet for sheet in sheets):
                sheets.append(image)  # Kept, so that no other is taken for it.
            lines.append(Line(words, size, parted, outside, (left, low), (wide, high), id(image)))
        return true(canvas, xy, words, face, size, colour, anchor)

    places = [(module, name) for module in _rooms() for name, value in vars(module).items() if value is true]
    for module, name in places:
        setattr(module, name, text)
    try:
        yield lines
    finally:
        for module, name in places:
            setattr(module, name, true)
