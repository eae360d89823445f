"""Small marks of all pictures: seats, titles with an outline, ticks and crosses."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from render.kit import lettering as t
from render.kit import shapes, tokens
from render.kit.canvas import Box, Canvas
from render.kit.palette import Ink

from . import style


def mark(canvas: Canvas, seat: int, at: tuple[float, float], size: int, ring: Ink | None = style.INK) -> None:
    """A seat's shape and letter in its colour."""
    tokens.seat(canvas, seat, at, size, style.SEATS[seat], style.SEAT_INKS[seat], ring)


def outlined(canvas: Canvas, xy: tuple[float, float], words: str, size: int) -> None:
    """White words with a thick ink line around them, as on a cartoon's title."""
    mask, (x, y) = _outline(words, size)
    at = (round(xy[0]) + x, round(xy[1] + t.cap(style.LILITA, size) / 2) + y)
    canvas.stamp(mask, (at[0] + size // 30, at[1] + size // 15), style.INK)
    canvas.stamp(mask, at, style.INK)
    t.text(canvas, xy, words, style.LILITA, size, style.WHITE)


@lru_cache(8)
def _outline(words: str, size: int) -> tuple[Image.Image, tuple[int, int]]:
    """A mask of words grown by a twelfth of their size, and its offset from the pen on the baseline."""
    stroke = size / 13
    made = t.font(style.LILITA, size)
    left, top, right, bottom = made.getbbox(words, anchor="ls", stroke_width=stroke)
    mask = Image.new("L", (int(right - left) + 2, int(bottom - top) + 2))
    pen = ImageDraw.Draw(mask)
    pen.text((-left, -top), words, font=made, fill=255, anchor="ls", stroke_width=stroke)
    return mask, (int(left), int(top))


def tick(canvas: Canvas, at: tuple[float, float], size: int, good: bool) -> None:
    """A green disc with a tick, or a red one with a cross."""
    shapes.shape(canvas, "circle", at, size, style.SAFE if good else style.RED)
    canvas.stamp(_sign(size, good), (round(at[0] - size / 2), round(at[1] - size / 2)), style.WHITE)


@lru_cache(16)
def _sign(size: int, good: bool) -> Image.Image:
    big = Image.new("L", (size * 4, size * 4))
    pen = ImageDraw.Draw(big)
    lines = (
        (((0.26, 0.52), (0.44, 0.7), (0.76, 0.32)),)
        if good
        else (((0.3, 0.3), (0.7, 0.7)), ((0.7, 0.3), (0.3, 0.7)))
    )
    for line in lines:
        pen.line([(x * size * 4, y * size * 4) for x, y in line], fill=255, width=size // 2, joint="curve")
    return big.reduce(4)


@lru_cache(8)
def _stroke(wide: int, high: int) -> Image.Image:
    big = Image.new("L", (wide * 4, high * 4))
    ImageDraw.Draw(big).line((24, high * 4 - 24, wide * 4 - 24, 24), fill=255, width=20)
    return big.reduce(4)


def strike(canvas: Canvas, box: Box) -> None:
    """A stroke from the lower left to the upper right corner."""
    left, top, right, bottom = box
    canvas.stamp(_stroke(right - left, bottom - top), (left, top), style.INK)
