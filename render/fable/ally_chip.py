"""Deployed allies on the board: a small card with name, attack and types, lying and grey if exhausted."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engines.fable.cards import FIGURES
from engines.fable.view import AllyView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.palette import mix
from render.kit.scene import Scene

from . import style
from .marks import type_mark
from .wording import letters, title

WIDE, HIGH = 134, 128
_TIRED = mix(style.SLATE, style.PALE, 0.22)


class ChipSpec(NamedTuple):
    """What one chip shows."""

    name: str
    attack: int
    types: tuple[str, ...]
    letters: tuple[str, ...]
    more: str
    """A waiting bonus, in short."""
    hero: bool
    ready: bool


def spec_of(ally: AllyView, scene: Scene) -> ChipSpec:
    """The chip of an ally."""
    more = "".join(f"+{mod.add}" if mod.add else "×2" for mod in ally.mods)
    kinds = tuple(letters(scene, kind) for kind in ally.types)
    name, hero = title(scene, ally.card), FIGURES[ally.card].hero
    return ChipSpec(name, ally.attack, ally.types, kinds, more, hero, ally.ready)


def _lines(name: str, room: int, most: int) -> tuple[list[str], int]:
    for size in range(most, 20, -1):
        lines = t.wrap(name, style.NAME, size, room, 2)
        if all(t.length(line, style.NAME, size) <= room and t.ELLIPSIS not in line for line in lines):
            return lines, size
    return t.wrap(name, style.NAME, 21, room, 2), 21


@lru_cache(256)
def _face(spec: ChipSpec) -> Image.Image:
    wide, high = size_of(spec.ready)
    fill = style.PARCHMENT if spec.ready else _TIRED
    rim = (style.GOLD if spec.hero else style.BRONZE) if spec.ready else style.STEEL
    ink = style.INK if spec.ready else style.DEEP
    canvas = Canvas(Image.new("RGB", (wide, high), rim))
    shapes.plate(canvas, (0, 0, wide, high), 12, fill, rim, 5 if spec.hero and spec.ready else 3)
    lines, size = _lines(spec.name, wide - 14, 29 if spec.ready else 26)
    step = round(size * (1.02 if spec.ready else 0.94))
    y = (42 if spec.ready else 30) - (len(lines) - 1) * step / 2
    for place, line in enumerate(lines):
        t.text(canvas, (wide / 2, y + place * step), line, style.NAME, size, ink, "mm")
    bottom = high - (30 if spec.ready else 21)
    many = len(spec.types)
    figure = (44 if many < 3 else 38) if spec.ready else 32
    mark, pitch = {1: (42, 0), 2: (35, 44), 3: (25, 30), 4: (18, 22)}.get(many, (14, 17))
    if not spec.ready:
        mark, pitch = min(mark, 27), min(pitch, 35)
    words = str(spec.attack)
    broad = t.length(words, style.NUMBER, figure)
    x = (wide - (broad + 12 + (many - 1) * pitch + mark)) / 2
    t.text(canvas, (x, bottom), words, style.NUMBER, figure, ink)
    x += broad + 12 + mark / 2
    for kind, said in zip(spec.types, spec.letters, strict=True):
        type_mark(canvas, kind, (x, bottom), mark, said, "", None if spec.ready else _TIRED)
        x += pitch
    return canvas.image


def size_of(ready: bool) -> tuple[int, int]:
    """Width and height: upright if ready, lying if exhausted."""
    return (WIDE - 8, HIGH) if ready else (WIDE, HIGH - 36)


def chip(canvas: Canvas, at: tuple[float, float], spec: ChipSpec) -> None:
    """An ally's chip around ``at``."""
    wide, high = size_of(spec.ready)
    left, top = round(at[0] - wide / 2), round(at[1] + HIGH / 2 - high)
    canvas.image.paste(_face(spec), (left, top), shapes.rounded(wide, high, 12))
    if not spec.ready:
        icon(canvas, "night-sleep", (at[0] + WIDE / 2 - 22, top - 18), 34, style.SLATE)
    if spec.more:
        words, size = t.fit(spec.more, style.NUMBER, 26, 70, 18)
        wide = round(max(t.length(words, style.NUMBER, size) + 16, 36))
        x, y = round(at[0] + WIDE / 2 - wide + 4), round(at[1] - HIGH / 2 - 13)
        shapes.plate(canvas, (x, y, x + wide, y + 32), 16, style.EMBER, style.WHITE, 2)
        t.text(canvas, (x + wide / 2, y + 16), words, style.NUMBER, size, style.WHITE, "mm")
