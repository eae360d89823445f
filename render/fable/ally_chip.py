"""Deployed allies on the board: a small card with name, attack and types; dark, and asleep, if exhausted."""

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
from render.kit.scene import Scene

from . import style
from .marks import type_mark
from .wording import title

HIGH = 90
_TIRED = style.ASLEEP
_LEAST = 27


class ChipSpec(NamedTuple):
    """What one chip shows."""

    name: str
    attack: int
    types: tuple[str, ...]
    more: str
    """A waiting bonus, in short."""
    hero: bool
    ready: bool


def spec_of(ally: AllyView, scene: Scene) -> ChipSpec:
    """The chip of an ally."""
    more = "".join(f"+{mod.add}" if mod.add else "×2" for mod in ally.mods)
    name, hero = title(scene, ally.card), FIGURES[ally.card].hero
    return ChipSpec(name, ally.attack, ally.types, more, hero, ally.ready)


def _lines(name: str, room: int) -> tuple[list[str], int]:
    """The name in one line, or in two where it is too long for that."""
    for size in (32, 31, 30, 29, 28, _LEAST):
        if t.length(name, style.NAME, size) <= room:
            return [name], size
    return t.wrap(name, style.NAME, _LEAST, room, 2), _LEAST


@lru_cache(256)
def _face(spec: ChipSpec, wide: int) -> Image.Image:
    fill = style.PARCHMENT if spec.ready else _TIRED
    rim = (style.GOLD if spec.hero else style.BRONZE) if spec.ready else style.STEEL
    ink = style.INK if spec.ready else style.PALE
    canvas = Canvas(Image.new("RGB", (wide, HIGH), rim))
    shapes.plate(canvas, (0, 0, wide, HIGH), 12, fill, rim, 5 if spec.hero and spec.ready else 3)
    lines, size = _lines(spec.name, wide - 12)
    many = len(spec.types)
    mark, pitch = {1: (42, 0), 2: (42, 54), 3: (39, 48), 4: (33, 38)}.get(many, (27, 31))
    row = HIGH - 28
    if len(lines) > 1:
        mark, row = min(mark, 32), HIGH - 22
    for place, line in enumerate(lines):
        y = 22 if len(lines) == 1 else 16 + place * 24
        t.text(canvas, (wide / 2, y), line, style.NAME, size, ink, "mm")
    words, figure = str(spec.attack), 46 if many < 4 and len(lines) == 1 else 38
    broad = t.length(words, style.NUMBER, figure)
    x = (wide - (broad + 14 + (many - 1) * pitch + mark)) / 2 - (16 if many == 2 and not spec.ready else 0)
    t.text(canvas, (x, row), words, style.NUMBER, figure, ink)
    if not spec.ready and many < 3:
        icon(canvas, "night-sleep", (wide - 24, HIGH - 24), 32, style.PALE)
    x += broad + 14 + mark / 2
    for kind in spec.types:
        type_mark(canvas, kind, (x, row), mark, "", None if spec.ready else _TIRED)
        x += pitch
    return canvas.image


def chip(canvas: Canvas, at: tuple[int, int], wide: int, spec: ChipSpec) -> None:
    """An ally's chip, ``wide`` × ``HIGH`` pixels, from its upper left corner."""
    left, top = at
    canvas.image.paste(_face(spec, wide), (left, top), shapes.rounded(wide, HIGH, 12))
    if spec.more:
        words, size = t.fit(spec.more, style.NUMBER, 30, 90, 27)
        broad = round(max(t.length(words, style.NUMBER, size) + 18, 40))
        box = (left + wide - broad + 2, top + HIGH - 38, left + wide + 2, top + HIGH + 2)
        shapes.plate(canvas, box, 19, style.EMBER_DEEP, style.WHITE, 2)
        t.text(canvas, ((box[0] + box[2]) / 2, box[1] + 20), words, style.NUMBER, size, style.WHITE, "mm")
