"""Houses: a villa or a brick house in its seat's colour under the sky of its level."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from io import BytesIO
from pathlib import Path

import resvg_py
from PIL import Image

from engines.suburb.cards import HOUSES, House
from render.kit.palette import Ink, mix

from . import style

ART = Path(__file__).parent / "art"
HIGH = 180
"""Height of the drawings in their own units."""
_WIDE = 200
SIGNS = ("light", "stop", "yield")
EMPTY = style.PALE
"""The walls of a house that nobody lives in."""
_ROOMY = 400
"""From this width on trees stand beside the house."""
_BLIND = "#5A5F6E"
LEAF = {1: "#4B9B3A", 2: "#7D8B2E", 3: "#2A5A3A"}
GLASS = {1: "#DDF3FF", 2: "#FFE27A", 3: "#FFD23F"}


@cache
def _art(name: str) -> str:
    return (ART / f"{name}.svg").read_text(encoding="utf-8")


def paints(wall: Ink) -> tuple[Ink, Ink, Ink]:
    """The colours of a house: walls, dark parts, light parts."""
    return wall, mix(wall, style.INK, 0.34), mix(wall, style.WHITE, 0.38)


def _code(colour: Ink) -> str:
    return "#{:02X}{:02X}{:02X}".format(*colour)


def _filled(name: str, **values: object) -> str:
    """A drawing with its places filled in; braces stand for nothing else there."""
    art = _art(name)
    for key, value in values.items():
        art = art.replace(f"{{{key}}}", str(value))
    return art


def _sky(level: int, wide: float) -> str:
    spots = {"w": wide, "half": wide / 2, "third": wide * 0.3, "left": wide * 0.08}
    drawn = _filled(f"sky{level}", **spots, right=wide - 36, last=wide - 16)
    if wide < _ROOMY:
        return drawn
    return drawn + _filled("trees", leaf=LEAF[level], far=wide - 40)


def _building(house: str, seat: int | None, level: int, upgraded: bool) -> str:
    """A house on its own, 200 × 180 units."""
    wall = EMPTY if seat is None else style.SEATS[seat]
    tones = dict(zip(("wall", "dark", "light"), map(_code, paints(wall)), strict=True))
    tones["glass"] = _BLIND if seat is None else GLASS[level]
    card = HOUSES[House(house)]
    parts = [card.kind, *([f"{card.kind}-more"] if upgraded else []), card.ability]
    drawn = "".join(_filled(part, **tones) for part in parts)
    return drawn + _art("boards") * (seat is None)


@lru_cache(96)
def picture(
    house: str, seat: int | None, level: int, upgraded: bool, size: tuple[int, int], jailed: bool = False
) -> Image.Image:
    """The house of a player card in RGB, ``size`` pixels wide and high; ``jailed`` puts bars before it.

    ``seat`` gives it its colour; without one it stands empty, boarded up and grey.
    """
    wide = HIGH * size[0] / size[1]
    drawn = _building(house, seat, level, upgraded) + _art("bars") * jailed
    scale = min(1.0, wide / _WIDE)
    move = f"translate({(wide - _WIDE * scale) / 2} {166 * (1 - scale)}) scale({scale})"
    return _render(f'{_sky(level, wide)}<g transform="{move}">{drawn}</g>', wide, size)


def street(size: tuple[int, int], stands: Sequence[tuple[str, int, int, bool]]) -> Image.Image:
    """A street from day to night in RGB; ``stands`` are house, seat, level and upgrade, left to right."""
    wide = HIGH * size[0] / size[1]
    step = wide / len(stands)
    scale = min(1.0, step / (_WIDE + 4))
    ground = "".join(
        f'<g transform="translate({wide / 3 * at} 0)">{_sky(at + 1, wide / 3 + 1)}</g>' for at in range(3)
    )
    houses = ""
    for at, stand in enumerate(stands):
        move = f"translate({step * (at + 0.5) - _WIDE * scale / 2} {166 * (1 - scale)}) scale({scale})"
        houses += f'<g transform="{move}">{_building(*stand)}</g>'
    return _render(ground + houses, wide, size)


def _render(body: str, wide: float, size: tuple[int, int]) -> Image.Image:
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {HIGH}">{body}</svg>'
    drawn = resvg_py.svg_to_bytes(svg_string=svg, width=size[0], height=size[1])
    return Image.open(BytesIO(bytes(drawn))).convert("RGB").resize(size)


@lru_cache(16)
def sign(name: str, side: int) -> Image.Image:
    """A road sign in RGBA, ``side`` pixels wide and high."""
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{_art(name)}</svg>'
    drawn = resvg_py.svg_to_bytes(svg_string=svg, width=side, height=side)
    return Image.open(BytesIO(bytes(drawn))).convert("RGBA")
