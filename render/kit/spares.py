"""Spare faces: which vendored file draws a character that a picture's own face does not have.

Faces are told apart by ranges of characters, so that none is opened before a name needs it. How the files
are made stands in ``render/assets/make_spare_faces.py``, whose they are in ``CREDITS.md``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

Span = tuple[int, int]
"""First and last of a range of code points."""

#: Zero width joiner and non-joiner: they say whether the letters beside them are joined.
JOINERS = "\u200c\u200d"
#: Weights in which the spare faces of the most common scripts come.
WEIGHTS = (500, 700, 900)
#: Signs that the face of any script has, so that they need not part its letters: blank, full stop, figures …
NEUTRAL = (*range(0x20, 0x22), *range(0x27, 0x40), 0x5F, 0xA0, 0x200C, 0x200D, 0x2026, 0x25CC)


class Spare(NamedTuple):
    """A face of one script, or of a few."""

    name: str
    spans: tuple[Span, ...]
    weights: tuple[int, ...] = (700,)
    cap: float = 0.714
    """Height of its capitals, or of what stands beside capitals, as a share of its size."""
    shaped: bool = True
    """Whether its letters must be joined, stacked or turned round to be read."""
    suffix: str = "woff2"

    def file(self, weight: int) -> str:
        """The name of its file that is nearest to a weight."""
        nearest = min(self.weights, key=lambda own: (abs(own - weight), -own))
        return f"{self.name}-{nearest}-normal.{self.suffix}"

    def characters(self) -> Iterator[int]:
        """All code points of its ranges."""
        for first, last in self.spans:
            yield from range(first, last + 1)

    def holds(self, char: str) -> bool:
        """Whether a character lies in its ranges."""
        return any(first <= ord(char) <= last for first, last in self.spans)


#: Latin with all its extensions, Greek, Cyrillic, marks to set on them, punctuation, currencies.
_WESTERN = (
    *((0x20, 0x7E), (0xA0, 0x52F), (0x1AB0, 0x1ABF), (0x1D00, 0x1FFF), (0x2010, 0x205E), (0x20A0, 0x20BF)),
    *((0x2C60, 0x2C7F), (0xA640, 0xA69F), (0xA720, 0xA7FF)),
)
#: Of scripts that reach far above and below their letters: a little smaller beside capitals.
_TALL = 0.77
SANS = Spare("noto-sans-condensed", _WESTERN, WEIGHTS, shaped=False)
SERIF = Spare("noto-serif", _WESTERN, shaped=False)
SCRIPTS = (
    Spare("noto-sans-arabic", ((0x600, 0x6FF), (0x750, 0x77F)), WEIGHTS, cap=_TALL),
    Spare("noto-sans-hebrew", ((0x591, 0x5F4),), WEIGHTS),
    Spare("noto-sans-thai", ((0xE01, 0xE5B),), WEIGHTS, cap=_TALL),
    Spare("noto-sans-devanagari", ((0x900, 0x97F),), WEIGHTS, cap=_TALL),
    Spare("noto-sans-armenian", ((0x531, 0x58F),), shaped=False),
    Spare("noto-sans-georgian", ((0x10A0, 0x10FF),), shaped=False),
    Spare("noto-sans-bengali", ((0x980, 0x9FE),)),
    Spare("noto-sans-gurmukhi", ((0xA01, 0xA76),)),
    Spare("noto-sans-gujarati", ((0xA81, 0xAFF),)),
    Spare("noto-sans-tamil", ((0xB82, 0xBFA),)),
    Spare("noto-sans-telugu", ((0xC00, 0xC7F),)),
    Spare("noto-sans-kannada", ((0xC80, 0xCF2),)),
    Spare("noto-sans-malayalam", ((0xD00, 0xD7F),)),
    Spare("noto-sans-sinhala", ((0xD81, 0xDF4),)),
    Spare("noto-sans-lao", ((0xE81, 0xEDF),)),
    Spare("noto-sans-myanmar", ((0x1000, 0x109F),)),
    Spare("noto-sans-khmer", ((0x1780, 0x17F9),)),
    Spare("noto-sans-ethiopic", ((0x1200, 0x137C),), shaped=False),
    Spare(
        "noto-sans-cjk",
        ((0x3001, 0x312F), (0x31F0, 0x31FF), (0x4E00, 0x9FFF), (0xAC00, 0xD7A3)),
        cap=0.733,
        shaped=False,
        suffix="otf",
    ),
)
#: Families with serifs, and families that are blacker than the weight in their name.
_SERIFS = frozenset(("abril-fatface", "alegreya", "almendra", "courier-prime", "limelight"))
_HEAVY = {"abril-fatface": 900, "anton": 900, "league-gothic": 700, "lilita-one": 900, "limelight": 700}


def weight_of(family: str, weight: int) -> int:
    """The weight that a face has to the eye."""
    return _HEAVY.get(family, weight)


def spares_of(family: str) -> tuple[Spare, ...]:
    """The spare faces for a family, those like it first."""
    return (SERIF if family in _SERIFS else SANS, *SCRIPTS)
