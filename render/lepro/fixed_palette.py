"""The colours of all pictures: every flat one, and one shade between those that meet, so that edges cost
fewer bytes."""

from __future__ import annotations

from functools import cache

from PIL import Image

from render.kit.palette import Ink, mix

from . import style

#: Grounds, and what is written or drawn on them.
_MET = (
    (style.NIGHT, (style.CREAM, style.GOLD, style.SAGE, style.ROSE, style.PALE, style.LEAF, style.RED)),
    (style.CREAM, (style.RED, style.OLIVE, style.PINE, style.GOLD, style.GREEN)),
    (style.GOLD, (style.GREEN, style.RED)),
    (style.GREEN, (style.GOLD, style.CREAM)),
    (style.STREET, (style.CREAM, style.GOLD)),
    (style.SAGE, (style.GREEN,)),
)
_SHADES = (0.5,)


@cache
def _palette() -> Image.Image:
    flat: list[Ink] = [value for value in vars(style).values() if _is_ink(value)]
    flat += style.SEATS
    for word in ("expert", "mission", "exchange", "adventure"):
        flat.append(style.shaded(word))
    for ground, inks in _MET:
        flat += [mix(ground, ink, share) for ink in inks for share in _SHADES]
    found = list(dict.fromkeys(flat))
    image = Image.new("P", (1, 1))
    image.putpalette([part for colour in found for part in colour] + [*found[0]] * (256 - len(found)))
    return image


def _is_ink(value: object) -> bool:
    return isinstance(value, tuple) and len(value) == 3 and all(isinstance(part, int) for part in value)


def settled(image: Image.Image) -> Image.Image:
    """``image`` in these colours alone (mode P)."""
    return image.quantize(palette=_palette(), dither=Image.Dither.NONE)
