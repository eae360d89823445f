"""Cards with a number, a letter and an icon: large ones and minis, each drawn once a size."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from . import lettering as t
from .canvas import Canvas
from .icons import icon
from .palette import Ink, mix
from .shapes import plate, rounded, shadow

WHITE = (255, 255, 255)


class CardSpec(NamedTuple):
    """What one card shows."""

    fill: Ink
    ink: Ink
    edge: Ink
    numeral: str
    letter: str
    icon: str
    face: t.Face
    """The face of the numeral."""


def height(width: int) -> int:
    """The height of a card ``width`` pixels wide."""
    return round(width * 1.4)


@lru_cache(384)
def _large(spec: CardSpec, width: int) -> Image.Image:
    high = height(width)
    radius = max(round(width * 0.07), 5)
    canvas = Canvas(Image.new("RGB", (width, high), spec.edge))
    rim = max(round(width * 0.045), 4)
    plate(canvas, (0, 0, width, high), radius, WHITE, spec.edge, 2)
    plate(canvas, (rim, rim, width - rim, high - rim), max(radius - rim + 2, 3), spec.fill)
    size = round(width * 0.68)
    t.text(
        canvas,
        (width * 0.1, width * 0.12 + t.rise(spec.face, size)),
        spec.numeral,
        spec.face,
        size,
        spec.ink,
        "lt",
    )
    letter = max(round(width * 0.30), 34)
    t.text(canvas, (width * 0.12, high - width * 0.12), spec.letter, t.BOLD, letter, spec.ink, "ls")
    side = round(width * 0.54)
    icon(canvas, spec.icon, (width * 0.64, high - width * 0.09 - side / 2), side, spec.ink)
    return canvas.image


@lru_cache(384)
def _mini(spec: CardSpec, width: int) -> Image.Image:
    high = height(width)
    canvas = Canvas(Image.new("RGB", (width, high), spec.edge))
    plate(canvas, (0, 0, width, high), 6, spec.fill, spec.edge, 2)
    size = round(width * 0.58)
    y = width * 0.15 + t.rise(spec.face, size)
    t.text(canvas, (width / 2, y), spec.numeral, spec.face, size, spec.ink, "mt")
    side = round(width * 0.54)
    icon(canvas, spec.icon, (width / 2, high - width * 0.08 - side / 2), side, spec.ink)
    return canvas.image


def card(canvas: Canvas, xy: tuple[int, int], width: int, spec: CardSpec, cast: bool = True) -> None:
    """A card ``width`` × ``height(width)`` with its top left corner at ``xy``; ``cast`` gives it a shadow."""
    radius = max(round(width * 0.07), 5)
    high = height(width)
    if cast:
        shadow(canvas, (xy[0], xy[1], xy[0] + width, xy[1] + high), radius, spec.edge)
    canvas.image.paste(_large(spec, width), xy, rounded(width, high, radius))


def mini(canvas: Canvas, xy: tuple[int, int], width: int, spec: CardSpec) -> None:
    """A small card, ``width`` × ``height(width)``: numeral above icon."""
    canvas.image.paste(_mini(spec, width), xy, rounded(width, height(width), 6))


@lru_cache(384)
def _slim(spec: CardSpec, width: int, high: int) -> Image.Image:
    canvas = Canvas(Image.new("RGB", (width, high), spec.edge))
    plate(canvas, (0, 0, width, high), 5, spec.fill, spec.edge, 2)
    t.text(canvas, (width / 2, high * 0.14), spec.numeral, spec.face, 38, spec.ink, "mt")
    t.text(canvas, (width / 2, high * 0.88), spec.letter, t.BOLD, 34, spec.ink, "ms")
    return canvas.image


def slim(canvas: Canvas, xy: tuple[int, int], width: int, high: int, spec: CardSpec) -> None:
    """The narrowest form of a card, ``width`` × ``high``: numeral above letter, for crowded rows."""
    canvas.image.paste(_slim(spec, width, high), xy, rounded(width, high, 5))


def faded(spec: CardSpec, paper: Ink, share: float = 0.62) -> CardSpec:
    """``spec`` with its colours drawn towards ``paper``: not to be used now."""
    return spec._replace(fill=mix(spec.fill, paper, share), edge=mix(spec.edge, paper, share))
