"""Shapes with smooth edges: plates, their shadows, dashed slots and the six seat shapes."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from .canvas import Box, Canvas
from .palette import Ink

#: How many times greater a mask is drawn before it is reduced.
_SHARP = 4
_SHADOW = 10
"""Reach of a shadow in pixels."""

#: Corners of the shapes on a circle of radius 1: number, first angle in quarter turns.
_CORNERS = {"triangle": (3, -1.0), "diamond": (4, -1.0), "hexagon": (6, -1.0), "star": (5, -1.0)}


@lru_cache(512)
def rounded(width: int, height: int, radius: int) -> Image.Image:
    """The mask of a rounded rectangle (mode L); only the corners are drawn large."""
    out = Image.new("L", (width, height), 255)
    radius = min(radius, width // 2, height // 2)
    if radius <= 0:
        return out
    side = radius * 2 * _SHARP
    big = Image.new("L", (side, side))
    ImageDraw.Draw(big).ellipse((0, 0, side - 1, side - 1), fill=255)
    disc = big.reduce(_SHARP)
    for left in (True, False):
        for top in (True, False):
            x, y = (0 if left else radius), (0 if top else radius)
            piece = disc.crop((x, y, x + radius, y + radius))
            out.paste(piece, (0 if left else width - radius, 0 if top else height - radius))
    return out


@lru_cache(128)
def _shadow(width: int, height: int, radius: int, strength: int) -> Image.Image:
    out = Image.new("L", (width + 4 * _SHADOW, height + 4 * _SHADOW))
    out.paste(rounded(width, height, radius).point([v * strength // 255 for v in range(256)]), (20, 20))
    return out.filter(ImageFilter.GaussianBlur(_SHADOW * 0.6))


def shadow(canvas: Canvas, box: Box, radius: int, colour: Ink, strength: int = 46) -> None:
    """A soft shadow a little below ``box``; ``strength`` is its opacity, 0 to 255."""
    left, top, right, bottom = box
    cast = _shadow(right - left, bottom - top, radius, strength)
    canvas.stamp(cast, (left - 2 * _SHADOW + 1, top - 2 * _SHADOW + 5), colour)


def plate(canvas: Canvas, box: Box, radius: int, fill: Ink, line: Ink | None = None, width: int = 4) -> None:
    """A rounded rectangle, with a ``line`` of ``width`` pixels inside its edge if one is given."""
    left, top, right, bottom = box
    canvas.stamp(rounded(right - left, bottom - top, radius), (left, top), fill if line is None else line)
    if line is not None:
        inner = rounded(right - left - 2 * width, bottom - top - 2 * width, max(radius - width, 0))
        canvas.stamp(inner, (left + width, top + width), fill)


@lru_cache(128)
def _frame(width: int, height: int, radius: int, line: int, dash: int) -> Image.Image:
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
    return ring


def frame(canvas: Canvas, box: Box, radius: int, line: Ink, width: int = 4, dash: int = 0) -> None:
    """The outline of a rounded rectangle, dashed if ``dash`` (length in pixels) is not 0."""
    left, top, right, bottom = box
    canvas.stamp(_frame(right - left, bottom - top, radius, width, dash), (left, top), line)


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
