"""Many pictures on one sheet, as narrow as a phone shows them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from . import lettering as t
from .canvas import Canvas
from .palette import Ink

#: Width of a picture in pixels: that of a phone.
PHONE = 380
_GAP, _LABEL = 14, 40
_PAPER: Ink = (236, 236, 236)
_INK: Ink = (24, 24, 24)


class Tile(NamedTuple):
    """One picture of a sheet, or a gap without a label."""

    label: str
    image: Image.Image
    alt: str


def tile(label: str, image: Image.Image, alt: str) -> Tile:
    """A picture made narrow."""
    high = round(image.height * PHONE / image.width)
    return Tile(label, image.convert("RGB").resize((PHONE, high), Image.Resampling.LANCZOS), alt)


def gap() -> Tile:
    """Nothing."""
    return Tile("", Image.new("RGB", (PHONE, 1), _PAPER), "")


def width(columns: int) -> int:
    """How wide a sheet is, in pixels."""
    return columns * (PHONE + _GAP) + _GAP


def contact_sheet(rows: Sequence[Sequence[Tile]]) -> Image.Image:
    """Rows of pictures, each with its label above."""
    heights = [_LABEL + max(one.image.height for one in row) + _GAP for row in rows]
    canvas = Canvas(Image.new("RGB", (width(max(map(len, rows))), sum(heights) + _GAP), _PAPER))
    top = _GAP
    for row, high in zip(rows, heights, strict=True):
        for at, one in enumerate(row):
            left = _GAP + at * (PHONE + _GAP)
            label, size = t.fit(one.label, t.SEMI, 26, PHONE, 18)
            t.text(canvas, (left, top + _LABEL // 2), label, t.SEMI, size, _INK)
            canvas.image.paste(one.image, (left, top + _LABEL))
        top += high
    return canvas.image
