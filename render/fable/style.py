"""The look of Fame & Fable: an illuminated storybook, gold and parchment on a blue night."""

from __future__ import annotations

import tomllib
from pathlib import Path

from render.kit.lettering import Face
from render.kit.palette import Ink, ink, mix

DEEP = ink("#070B1F")
NIGHT = ink("#0C1230")
INDIGO = ink("#141D49")
BLUE = ink("#1F2C66")
STEEL = ink("#3A4A94")
"""Quiet lines on night."""
PARCHMENT = ink("#F4E8C8")
VELLUM = ink("#E5D4A4")
"""Ground of a picture on parchment."""
GOLD = ink("#EBC15A")
BRONZE = ink("#B5790F")
"""Pips and laurels on parchment."""
EARTH = ink("#7A520A")
"""Numbers on parchment that are no name."""
INK = ink("#191433")
PALE = ink("#C3CDF6")
"""Quiet words on night."""
PLUM = ink("#4A4270")
"""Quiet words on parchment."""
ROSE = ink("#FF9E8A")
"""Bad news on night, and who is awaited."""
RED = ink("#C3142D")
EMBER = ink("#D55E00")
"""An attack that defeats."""
EMBER_DEEP = ink("#B84A00")
"""The same under white figures."""
MINT = ink("#8FE3BE")
"""What was won lately, on night."""
WINE = ink("#8C2A72")
"""Legends on parchment."""
VIOLET = ink("#E59AD0")
"""Legends on night."""
FADED = mix(INDIGO, PALE, 0.34)
"""Nothing to count, on night."""
SLATE = ink("#59659B")
"""What cannot be used, mixed into parchment."""
ASLEEP = mix(INDIGO, STEEL, 0.55)
"""An exhausted ally."""
BLOOD = ink("#8E0C22")
"""Why something cannot be used, on what is greyed."""
WHITE = (255, 255, 255)

ALMENDRA = Face("almendra", 700)
BOOK = Face("alegreya", 500, 0.0, ("lnum",))
BOLD = Face("alegreya", 700, 0.0, ("lnum",))
NAME = Face("alegreya", 800, 0.0, ("lnum",))
SANS = Face("alegreya-sans", 800, 0.0, ("lnum",))
NUMBER = Face("alegreya-sans", 900, 0.0, ("lnum",))

#: Shape, colour, the ink of the sign, and the sign of each type.
TYPES: dict[str, tuple[str, Ink, Ink, str]] = {
    "el": ("circle", ink("#C94F00"), WHITE, "flamer"),
    "ma": ("diamond", ink("#A8478A"), WHITE, "round-star"),
    "po": ("hexagon", ink("#007A5A"), WHITE, "water-drop"),
    "pw": ("square", ink("#E69F00"), INK, "fist"),
    "we": ("shield", ink("#4E9FD1"), INK, "wood-axe"),
}
#: Tokens by hero: place among the kit's seat shapes, colour, letter's ink.
TOKENS: dict[str, tuple[int, Ink, Ink]] = {
    "H1": (0, ink("#E5701A"), INK),
    "H2": (1, ink("#0072B2"), WHITE),
    "H3": (2, ink("#12A87E"), INK),
    "H4": (3, ink("#F0E442"), INK),
}
#: Colours that every picture keeps, however little there is of them.
KEPT: tuple[Ink, ...] = (
    *(fill for _, fill, _, _ in TYPES.values()),
    *(fill for _, fill, _ in TOKENS.values()),
    *(PARCHMENT, INDIGO, BLUE, GOLD, INK, PALE, ROSE, VIOLET, RED, WHITE, PLUM, BRONZE),
)
#: The picture of every figure, item, monster and legend.
ART: dict[str, str] = {
    card: name
    for group in tomllib.loads((Path(__file__).parent / "icons.toml").read_text(encoding="utf-8")).values()
    for card, name in group.items()
}
#: The pictures of the market's rows.
ROWS = {"ally": "three-friends", "item": "knapsack", "contract": "tied-scroll"}
#: Inks of the pictures of foes, by turns, so that neighbours differ.
_FIENDS = (ink("#F0894A"), PALE, ink("#E8B04E"), ink("#8FD1B5"), VIOLET)


def fiend(card: str) -> Ink:
    """The ink of a foe's picture; allies that were converted are pale."""
    if card[0] == "L":
        return VIOLET
    return _FIENDS[int(card[1:]) % len(_FIENDS)] if card[0] == "M" else PARCHMENT
