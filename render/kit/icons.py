"""Icons: vendored SVG files turned into masks once a size, then tinted."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO
from pathlib import Path

import resvg_py
from PIL import Image

from .canvas import Canvas
from .palette import Ink

ICONS = Path(__file__).parent.parent / "assets" / "icons"


@lru_cache(512)
def mask(name: str, size: int) -> Image.Image:
    """The icon ``name`` as a mask of ``size`` × ``size`` pixels (mode L)."""
    svg = (ICONS / f"{name}.svg").read_text(encoding="utf-8")
    drawn = resvg_py.svg_to_bytes(svg_string=svg, width=size, height=size)
    return Image.open(BytesIO(bytes(drawn))).convert("RGBA").getchannel("A")


def icon(canvas: Canvas, name: str, centre: tuple[float, float], size: int, colour: Ink) -> None:
    """The icon ``name``, ``size`` pixels wide and high, around ``centre``."""
    canvas.stamp(mask(name, size), (round(centre[0] - size / 2), round(centre[1] - size / 2)), colour)
