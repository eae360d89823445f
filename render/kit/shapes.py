"""Shapes with smooth edges: plates, their shadows, dashed slots and the six seat shapes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import cos, pi, sin

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from .canvas import Box, Canvas
from .palette import Ink

#: How many times greater a mask is drawn before it is reduced.
_SHARP = 4
_SHADOW = 10
"""Reach of a shadow in pixels."""
_FALL = (1, 5)
"""How far a shadow falls, right and down."""
_SMALL = 16_000
"""Masks of fewer pixels are laid whole; of greater ones it is quicker to lay the parts that matter."""
#: A part of a mask and where it lies in it.
_Part = tuple[Image.Image, tuple[int, int]]

#: Corners of the shapes on a circle of radius 1: number, first angle in quarter turns.
_CORNERS = {"triangle": (3, -1.0), "diamond": (4, -1.0), "hexagon": (6, -1.0), "star": (5, -1.0)}


@lru_cache(512)
def rounded(width: int, height: int, radius: int) -> Image.Image:
    """The mask of a rounded rectangle (mode L); only the corners are drawn large."""
    out = Image.new("L", (width, height), 255)
    radius = min(radius, width // 2, height // 2)
    for piece, (x, y) in _corners(radius):
        out.paste(piece, (x and width - radius, y and height - radius))
    return out


@lru_cache(64)
def _corners(radius: int) -> tuple[_Part, ...]:
    """The quarters of a disc: the mask of each corner of a rounded rectangle."""
    if radius <= 0:
        return ()
    side = radius * 2 * _SHARP
    big = Image.new("L", (side, side))
    ImageDraw.Draw(big).ellipse((0, 0, side - 1, side - 1), fill=255)
    disc = big.reduce(_SHARP)
    places = [(x, y) for x in (0, radius) for y in (0, radius)]
    return tuple((disc.crop((x, y, x + radius, y + radius)), (x, y)) for x, y in places)


def _round(canvas: Canvas, box: Box, radius: int, fill: Ink) -> None:
    """A rounded rectangle, solid but for its corners."""
    left, top, right, bottom = box
    width, height = right - left, bottom - top
    if width * height < _SMALL:
        canvas.stamp(rounded(width, height, radius), (left, top), fill)
        return
    radius = max(min(radius, width // 2, height // 2), 0)
    canvas.rect((left, top + radius, right, bottom - radius), fill)
    if radius:
        canvas.rect((left + radius, top, right - radius, top + radius), fill)
        canvas.rect((left + radius, bottom - radius, right - radius, bottom), fill)
    for piece, (x, y) in _corners(radius):
        canvas.stamp(piece, (right - radius if x else left, bottom - radius if y else top), fill)


def _rim(mask: Image.Image, hole: Box) -> tuple[_Part, ...]:
    """The parts of a mask around a hole that need not be laid; the whole of it if there is little in it."""
    left, top, right, bottom = hole
    if left >= right or top >= bottom or (right - left) * (bottom - top) < _SMALL:
        return ((mask, (0, 0)),)
    boxes = (
        (0, 0, mask.width, top),
        (0, bottom, mask.width, mask.height),
        (0, top, left, bottom),
        (right, top, mask.width, bottom),
    )
    return tuple((mask.crop(box), box[:2]) for box in boxes)


def _lay(canvas: Canvas, parts: tuple[_Part, ...], left: int, top: int, colour: Ink) -> None:
    for piece, (x, y) in parts:
        canvas.stamp(piece, (left + x, top + y), colour)


@lru_cache(128)
def _shadow(width: int, height: int, radius: int, strength: int) -> tuple[_Part, ...]:
    edge = 2 * _SHADOW
    out = Image.new("L", (width + 2 * edge, height + 2 * edge))
    out.paste(rounded(width, height, radius).point([v * strength // 255 for v in range(256)]), (edge, edge))
    cast = out.filter(ImageFilter.GaussianBlur(_SHADOW * 0.6))
    left, top = edge - _FALL[0], edge - _FALL[1]
    return _rim(cast, (left + radius, top + radius, left + width - radius, top + height - radius))


def shadow(canvas: Canvas, box: Box, radius: int, colour: Ink, strength: int = 46) -> None:
    """A soft shadow a little below ``box``; ``strength`` is its opacity, 0 to 255.

    Only what can be seen of it is drawn: what casts it covers ``box``, but for its corners.
    """
    left, top, right, bottom = box
    cast = _shadow(right - left, bottom - top, radius, strength)
    _lay(canvas, cast, left - 2 * _SHADOW + _FALL[0], top - 2 * _SHADOW + _FALL[1], colour)


def plate(canvas: Canvas, box: Box, radius: int, fill: Ink, line: Ink | None = None, width: int = 4) -> None:
    """A rounded rectangle, with a ``line`` of ``width`` pixels inside its edge if one is given."""
    left, top, right, bottom = box
    _round(canvas, box, radius, fill if line is None else line)
    if line is not None:
        inner = (left + width, top + width, right - width, bottom - width)
        _round(canvas, inner, max(radius - width, 0), fill)


@lru_cache(128)
def _frame(width: int, height: int, radius: int, line: int, dash: int) -> tuple[_Part, ...]:
    hole = Image.new("L", (width, height))
    hole.paste(rounded(width - 2 * line, height - 2 * line, max(radius - line, 0)), (line, line))
    ring = ImageChops.subtract(rounded(width, height, radius), hole)
    if dash:
        pen = ImageDraw.Draw(ring)
        for size, across in ((width, True), (height, False)):
            gaps = max(round((size - 2 * radius) / (2 * dash)), 1)
            step = (size - 2 * radius) / (2 * gaps - 1) if gaps > 1 else size
            for i in range(gaps - 1):
                a, b = round(radius + (2 * i + 1) * step), round(radius + (2 * i + 2) * step) - 1
                if across:
                    pen.rectangle((a, 0, b, line), fill=0)
                    pen.rectangle((a, height - line - 1, b, height), fill=0)
                else:
                    pen.rectangle((0, a, line, b), fill=0)
                    pen.rectangle((width - line - 1, a, width, b), fill=0)
    deep = max(radius, line + 1)
    return _rim(ring, (deep, deep, width - deep, height - deep))


def frame(canvas: Canvas, box: Box, radius: int, line: Ink, width: int = 4, dash: int = 0) -> None:
    """The outline of a rounded rectangle, dashed if ``dash`` (length in pixels) is not 0."""
    left, top, right, bottom = box
    _lay(canvas, _frame(right - left, bottom - top, radius, width, dash), left, top, line)


@lru_cache(256)
def _shape(kind: str, size: int) -> Image.Image:
    side = size * _SHARP
    big = Image.new("L", (side, side))
    pen = ImageDraw.Draw(big)
    if kind == "circle":
        pen.ellipse((0, 0, side - 1, side - 1), fill=255)
        return big.reduce(_SHARP)
    count, turn = _CORNERS[kind]
    steps = count * 2 if kind == "star" else count
    points = []
    for i in range(steps):
        reach = side / 2 * (0.5 if kind == "star" and i % 2 else 1.0)
        angle = turn * pi / 2 + i * 2 * pi / steps
        points.append((side / 2 + reach * cos(angle), side / 2 + reach * sin(angle)))
    if kind == "triangle":
        points = [(side / 2, side * 0.05), (side - 1, side * 0.93), (0, side * 0.93)]
    pen.polygon(points, fill=255)
    return big.reduce(_SHARP)


def shape(canvas: Canvas, kind: str, centre: tuple[float, float], size: int, fill: Ink) -> None:
    """A square, circle, triangle, diamond, hexagon or star, ``size`` pixels wide, around ``centre``.

    Triangle, diamond and star are drawn 1.16 times larger, so that all look equally large.
    """
    if kind in ("triangle", "diamond", "star"):
        size = round(size * 1.16)
    if kind == "square":
        size = round(size * 0.9)
    drawn = rounded(size, size, round(size * 0.12)) if kind == "square" else _shape(kind, size)
    canvas.stamp(drawn, (round(centre[0] - size / 2), round(centre[1] - size / 2)), fill)


def polygon(size: int, corners: Sequence[tuple[float, float]]) -> Image.Image:
    """The mask of a polygon in a square of ``size`` pixels; ``corners`` as shares of its side."""
    side = size * _SHARP
    big = Image.new("L", (side, side))
    ImageDraw.Draw(big).polygon([(x * side, y * side) for x, y in corners], fill=255)
    return big.reduce(_SHARP)


def arrow(canvas: Canvas, centre: tuple[float, float], size: int, fill: Ink) -> None:
    """A small solid arrow head that points right."""
    canvas.stamp(_arrow(size), (round(centre[0] - size / 2), round(centre[1] - size / 2)), fill)


@lru_cache(16)
def _arrow(size: int) -> Image.Image:
    side = size * _SHARP
    big = Image.new("L", (side, side))
    ImageDraw.Draw(big).polygon([(side * 0.1, 0), (side * 0.95, side / 2), (side * 0.1, side)], fill=255)
    return big.reduce(_SHARP)


@lru_cache(16)
def _cross(width: int, height: int, line: int) -> Image.Image:
    big = Image.new("L", (width * _SHARP, height * _SHARP))
    pen = ImageDraw.Draw(big)
    for start, end in (
        ((line, line), (width - line, height - line)),
        ((width - line, line), (line, height - line)),
    ):
        pen.line([(v * _SHARP) for v in (*start, *end)], fill=255, width=line * _SHARP)
    return big.reduce(_SHARP)


def cross(canvas: Canvas, box: Box, line: int, fill: Ink) -> None:
    """Two diagonals, ``line`` pixels thick, from corner to corner of ``box``."""
    canvas.stamp(_cross(box[2] - box[0], box[3] - box[1], line), (box[0], box[1]), fill)
