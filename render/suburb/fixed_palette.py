"""The colours of all pictures: every flat one, and few between them, so that edges cost fewer bytes."""

from __future__ import annotations

import re
from functools import cache

from PIL import Image

from render.kit.palette import Ink, ink, mix

from . import road, style
from .house import ART, EMPTY, GLASS, LEAF, paints

_CODE = re.compile(r"#[0-9A-F]{6}\b", re.IGNORECASE)
#: Grounds and what is written on them: each pair has one shade between.
_WRITTEN = (
    (style.CREAM, style.INK),
    (style.CREAM, style.LEAF),
    (style.CREAM, style.RED),
    (style.SUN, style.INK),
    (style.LEVEL[2], style.WHITE),
    (style.LEVEL[3], style.WHITE),
    (style.DAY, style.SUN),
)


@cache
def _palette() -> Image.Image:
    flat: list[Ink] = [value for value in vars(style).values() if _is_ink(value)]
    flat += [*style.SEATS, *style.LEVEL.values(), *style.DISC.values(), *road.PAINTS]
    for wall in (*style.SEATS, EMPTY):
        flat += paints(wall)
    codes = [
        code for art in sorted(ART.glob("*.svg")) for code in _CODE.findall(art.read_text(encoding="utf-8"))
    ]
    flat += map(ink, (*codes, *GLASS.values(), *LEAF.values()))
    for ground, words in _WRITTEN:
        flat.append(mix(ground, words, 0.5))
    found = list(dict.fromkeys(flat))
    if len(found) > 256:
        raise ValueError(f"{len(found)} colours are more than a palette holds")
    image = Image.new("P", (1, 1))
    image.putpalette([part for colour in found for part in colour] + [*found[0]] * (256 - len(found)))
    return image


def _is_ink(value: object) -> bool:
    return isinstance(value, tuple) and len(value) == 3 and all(isinstance(part, int) for part in value)


def settled(image: Image.Image) -> Image.Image:
    """``image`` with its colours alone (mode P); the file becomes a tenth smaller, nobody sees it."""
    return image.quantize(palette=_palette(), dither=Image.Dither.NONE)
