"""The look of Le Pro: a deco street plan of the thirties in green and gold."""

from __future__ import annotations

from render.kit import palette
from render.kit.lettering import Face
from render.kit.palette import Ink, ink, mix

NIGHT = ink("#06231B")
GREEN = ink("#0D3B2E")
LEAF = ink("#14523F")
STREET = ink("#263D38")
GOLD = ink("#D9B45B")
CREAM = ink("#F6EDD6")
SAGE = ink("#8FC7A6")
RED = ink("#A8321C")
ROSE = ink("#FF9C8A")
"""Bad news on dark ground."""
PALE = ink("#B9CDB9")
"""Quiet words on dark ground."""
OLIVE = ink("#665F43")
"""Quiet words on cream."""
PINE = ink("#1E6B3E")
"""Good news on cream."""
WAN = mix(CREAM, NIGHT, 0.24)
"""What a bar on cream has yet to fill."""
SCALE = mix(GREEN, LEAF, 0.42)
WHITE = (255, 255, 255)

LIMELIGHT = Face("limelight", 400, 0.3)
GOTHIC = Face("league-gothic", 400)

SEATS = palette.SEATS
SEAT_INKS: tuple[Ink, ...] = (WHITE, NIGHT, NIGHT, NIGHT, NIGHT, NIGHT)
LEADER = "laurel-crown"

ICON = {
    "refuge": "family-house",
    "recruitment": "fedora",
    "seller": "gems",
    "adventure": "treasure-map",
    "robbery": "robber-mask",
    "mission": "briefcase",
    "boxe": "boxing-glove",
    "expert": "spectacles",
    "collection": "pay-money",
    "brocanteur": "city-car",
    "passage": "secret-door",
    "protection": "checked-shield",
    "exchange": "card-exchange",
}
_SAFE, _RISK, _PAY = (
    ("refuge", "protection", "passage", "exchange"),
    ("adventure", "robbery", "boxe"),
    "collection",
)
#: The picture of each deck.
DECK_ICON = {
    "adventure": "treasure-map",
    "automobile": "city-car",
    "bank": "bank",
    "boxe": "boxing-glove",
    "collection": "pay-money",
    "commerce": "shop",
    "record": "handcuffs",
    "diamond": "cut-diamond",
    "investment": "factory",
    "justice": "gavel",
    "mission": "briefcase",
    "pearl": "oyster-pearl",
    "protection": "checked-shield",
    "recruitment": "fedora",
}
#: The picture of each character.
EMBLEM = {
    "fence": "swap-bag",
    "recruiter": "three-friends",
    "advocate": "gavel",
    "driver": "steering-wheel",
    "promoter": "megaphone",
    "accountant": "abacus",
    "dealer": "gems",
    "chaperone": "umbrella",
    "safecracker": "lockpicks",
    "captain": "captain-hat-profile",
}


def tone(space: str) -> tuple[Ink, Ink]:
    """Ground and ink of a space: gold is safe, cream gains, light green risks, red pays."""
    if space in _SAFE:
        return GOLD, NIGHT
    if space in _RISK:
        return SAGE, NIGHT
    return (RED, CREAM) if space == _PAY else (CREAM, NIGHT)


def shaded(space: str) -> Ink:
    """The ground of the second half of a double space, where both are of one tone."""
    return mix(tone(space)[0], NIGHT, 0.14)
