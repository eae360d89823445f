"""The look of Suburb 1931: a cheerful cartoon street, day at level 1, dusk at 2, night at 3."""

from __future__ import annotations

from render.kit import palette
from render.kit.lettering import Face
from render.kit.palette import Ink, ink, mix

SKY = ink("#8ED3F4")
DAY = ink("#BFE8FA")
DUSK = ink("#FFC183")
NIGHT = ink("#332660")
GRASS = ink("#7CC65A")
MEADOW = ink("#8ACD69")
LAWN = ink("#6DB84C")
SHADE = ink("#4E8F35")
"""Under plates on grass."""
CREAM = ink("#FFF8E7")
SAND = ink("#EFE3C6")
INK = ink("#22252E")
SUN = ink("#FFD23F")
RED = ink("#AE2716")
"""Bad news on cream."""
SIREN = ink("#D8402B")
ROSE = ink("#FF9C8A")
"""Bad news on dark ground."""
LEAF = ink("#176B3A")
"""Money and good news on cream."""
SLATE = ink("#5A5F6E")
"""Quiet words on cream."""
PALE = ink("#C3C8D6")
"""Quiet words on dark ground."""
WAN = mix(CREAM, INK, 0.22)
"""Nothing to count, on cream."""
ROAD = ink("#555A69")
GOLD = ink("#A66A00")
SAFE = ink("#1E7F4B")
WHITE = (255, 255, 255)

LILITA = Face("lilita-one", 400)
NUNITO = Face("nunito", 800)
HEAVY = Face("nunito", 900)

SEATS = palette.SEATS
PITCH = ink("#0B0C10")
"""Letters on the middling colours, where ink would be too pale."""
SEAT_INKS: tuple[Ink, ...] = (WHITE, PITCH, PITCH, PITCH, PITCH, PITCH)

#: A level's colour under white and yellow words, and the disc of its road.
LEVEL: dict[int, Ink] = {1: ink("#1F6B3B"), 2: ink("#964107"), 3: ink("#33235F")}
DISC: dict[int, Ink] = {1: ink("#7CC65A"), 2: ink("#E58A3A"), 3: ink("#4A3787")}

ICON = {
    "points": "round-star",
    "dot": "police-badge",
    "prison": "window-bars",
    "missed": "hourglass",
    "floor": "shield",
    "loan": "bank",
    "stock": "pie-chart",
    "market": "chart",
    "shop": "shop",
    "block": "palm",
    "pardon": "peace-dove",
    "hold": "trophy",
    "leader": "laurel-crown",
    "money": "banknote",
    "upgrade": "upgrade",
    "special": "card-pickup",
    "auction": "gavel",
    "upper": "top-hat",
    "gangster": "fedora",
    "common": "tied-scroll",
}
