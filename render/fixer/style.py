"""FIXER's look: a sharp editorial page. Colour means suit, and nothing else does."""

from __future__ import annotations

from engines.fixer.cards import PREY
from render.kit.cards import CardSpec
from render.kit.lettering import Face
from render.kit.palette import Ink, ink, mix

PAPER = ink("#F4F1EA")
INK = ink("#15171A")
SIGNAL = ink("#FFE100")
WHITE = (255, 255, 255)
SLOT = mix(WHITE, SIGNAL, 0.32)
"""Inside of a slot in which the awaited seat may play."""
GREY = ink("#5F6266")
"""Quiet text and counters; 5.4 to 1 on paper."""
RULE = ink("#C9C4B8")
"""Lines and things of no concern now."""
CLOSED = ink("#E1DCD0")
FADED = ink("#59544B")
"""Words about what is closed or not allowed; 5.4 to 1 on what is closed."""
LOCK = ink("#ADA696")
DASH = ink("#A09A8C")
TINT = ink("#DAD4C7")
"""The second plate of the centre."""
BACK = ink("#3A3D43")
"""A card's back."""

ABRIL = Face("abril-fatface", 400, 0.5)
NUMERAL = Face("abril-fatface", 400, 1.2)
"""On cards: the hairline of a 4 is to be seen on a phone."""

SUITS = tuple(PREY)
SUIT_FILL: dict[str, Ink] = {
    "R": ink("#0072B2"),
    "C": ink("#00855F"),
    "M": ink("#EBA900"),
    "P": ink("#A8320A"),
}
SUIT_INK: dict[str, Ink] = {"R": WHITE, "C": WHITE, "M": INK, "P": WHITE}
SUIT_ICON = {"R": "capitol", "C": "cash", "M": "newspaper", "P": "fist"}

SPECS: dict[str, CardSpec] = {
    f"{suit}{number}": CardSpec(
        SUIT_FILL[suit], SUIT_INK[suit], INK, str(number), suit, SUIT_ICON[suit], NUMERAL
    )
    for suit in SUITS
    for number in range(1, 10)
}

#: Dots for markers: full, ring of an empty one, inside of an empty one.
PIPS = (INK, RULE, PAPER)
