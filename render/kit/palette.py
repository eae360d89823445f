"""Colours as 8-bit RGB triples, and how well two of them part."""

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


def luminance(colour: Ink) -> float:
    """Relative luminance, 0 to 1 (WCAG 2.2)."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (channel / 255 for channel in colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: Ink, b: Ink) -> float:
    """Contrast ratio of two colours, 1 to 21 (WCAG 2.2); text wants 4.5.

    >>> round(contrast((0, 0, 0), (255, 255, 255)), 1)
    21.0
    """
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


#: Colours of up to six seats that everybody can tell apart (Okabe and Ito's).
SEATS: tuple[Ink, ...] = tuple(map(ink, ("#0072B2", "#D55E00", "#009E73", "#F0E442", "#CC79A7", "#56B4E9")))
