"""The look of Fictions: pulp noir. Cream paper, black ink, one red; colour and shape name a Category."""

from __future__ import annotations

from render.kit import palette
from render.kit.lettering import Face
from render.kit.palette import Ink, ink, mix

PAPER = ink("#F2E6C9")
CREAM = ink("#FBF4E1")
INK = ink("#17130F")
RED = ink("#B5121B")
GOLD = ink("#F2C94C")
WHITE = (255, 255, 255)
GREY = ink("#6B6152")
"""Quiet words on cream; 5.5 to 1."""
SAND = ink("#E6D8B4")
"""Shut things, boxes inside a card."""
SHUT = ink("#5F553F")
"""Words on what is shut; 5.1 to 1 on sand."""
RULE = ink("#C9B98F")
SPENT = ink("#85795A")
"""Spaces of a track that lie behind."""
PALE = ink("#D9CBA5")
"""Quiet words on black."""
ROSE = ink("#FF9A8F")
"""Bad news on black."""
GREEN = ink("#00735A")
FELT = ink("#1E3B31")
"""The cloth of the casino."""
DOT = mix(PAPER, INK, 0.07)

ANTON = Face("anton", 400)
COURIER = Face("courier-prime", 700)

#: Shape and colour of each Category.
SHAPE = {
    "information": "circle",
    "combat": "shield",
    "pursuit": "diamond",
    "influence": "hexagon",
    "know-how": "square",
}
FILL: dict[str, Ink] = {
    "information": ink("#0B5C94"),
    "combat": INK,
    "pursuit": ink("#D98E00"),
    "influence": ink("#8A3B78"),
    "know-how": GREEN,
}
ICON = {
    "search": "magnifying-glass",
    "investigate": "finger-print",
    "fight": "punch",
    "shoot": "revolver",
    "run": "sprint",
    "drive": "steering-wheel",
    "intimidate": "angry-eyes",
    "persuade": "shaking-hands",
    "heal": "first-aid-kit",
    "repair": "monkey-wrench",
}
#: Share of its shape that an icon takes.
ROOM = {"circle": 0.68, "shield": 0.62, "diamond": 0.60, "hexagon": 0.70, "square": 0.72}

SEATS = palette.SEATS[:4]
SEAT_INKS: tuple[Ink, ...] = (WHITE, WHITE, WHITE, INK)
PLACE = {
    "harbor": "anchor",
    "market": "fruit-bowl",
    "railyard": "steam-locomotive",
    "hilltop": "mountaintop",
    "theater": "drama-masks",
}
#: What a Henchman's medallion shows.
FACES = dict(
    zip(
        (f"H{at:02}" for at in range(1, 36)),
        (
            *("raven", "lantern", "black-book", "spyglass", "anvil", "fist", "cricket", "two-coins"),
            *("jump-across", "pipes", "gear-stick", "steampunk-goggles", "stone-pile", "coffin", "lips"),
            *("duality-mask", "bandage-roll", "wrapped-sweet", "electrical-socket", "sparrow"),
            *("crowbar", "treasure-map", "quill-ink", "skull-crossed-bones", "chess-bishop"),
            *("running-shoe", "oil-can", "female-legs", "ambulance", "lockpicks"),
            *("magnet", "domino-mask", "captain-hat-profile", "skeleton-key", "nun-face"),
        ),
        strict=True,
    )
)
#: The picture of a Scenario; one without a picture of its own gets the city.
EMBLEM = {
    "hands_up": "swap-bag",
    "high_speed_rescue": "race-car",
    "intimate_enemies": "crossed-pistols",
    "no_more_bets": "rolling-dices",
    "family_business": "shop",
    "bid_for_power": "vote",
}
CITY = "modern-city"
