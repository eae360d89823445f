"""Colours as 8-bit RGB triples."""

from __future__ import annotations

Ink = tuple[int, int, int]
"""Red, green, blue, each 0 to 255."""


def ink(code: str) -> Ink:
    """The colour ``#RRGGBB``.

    >>> ink("#FFE100")
    (255, 225, 0)
    """
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mix(a: Ink, b: Ink, share: float) -> Ink:
    """``a`` with ``share`` (0 to 1) of ``b`` in it."""
    red, green, blue = (round(x + (y - x) * share) for x, y in zip(a, b, strict=True))
    return red, green, blue


#: Colours of up to six seats that everybody can tell apart (Okabe and Ito's).
SEATS: tuple[Ink, ...] = tuple(map(ink, ("#0072B2", "#D55E00", "#009E73", "#F0E442", "#CC79A7", "#56B4E9")))
