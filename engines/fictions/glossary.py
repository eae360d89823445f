"""The words of the rulebook that everything else is written with (chapter 2 of the ledger)."""

from __future__ import annotations

from typing import Literal, NewType, get_args

Henchman = NewType("Henchman", str)
"""A Henchman's id, ``"H05"``."""
Challenge = NewType("Challenge", str)
"""What one can attempt: a card's id (``"P07"``, ``"HU02"``) or the name of a space of the board."""
Die = NewType("Die", str)
"""A die with the face it shows: ``w0-L`` is the first white die, a lock; ``red-X2`` the Red Die."""
Shown = NewType("Shown", str)
"""The same where it is told: its words say the face alone, and not which die it is."""
ScenarioKey = NewType("ScenarioKey", str)

Expertise = Literal[
    "search", "investigate", "fight", "shoot", "run", "drive", "intimidate", "persuade", "heal", "repair"
]
Category = Literal["information", "combat", "pursuit", "influence", "know-how"]
Location = Literal["harbor", "market", "railyard", "hilltop", "theater"]

EXPERTISES: tuple[str, ...] = get_args(Expertise)
CATEGORIES: tuple[str, ...] = get_args(Category)
LOCATIONS: tuple[str, ...] = get_args(Location)
#: The Category of each Expertise: two each, in this order.
CATEGORY: dict[str, str] = {name: CATEGORIES[at // 2] for at, name in enumerate(EXPERTISES)}

#: White dice of the game (FI-043), and what dice show: a used clover (B) is a clover that was turned.
WHITE = 7
NUMBERS = ("1", "2", "3", "4")
LOCK, CLOVER, USED = "L", "C", "B"
WHITE_FACES = (*NUMBERS, LOCK, CLOVER)
RED_FACES = ("X2", "X3", "X4", LOCK, "card", "warning")

#: Fingerprints that lose the campaign: in all, and with 3 or 4 players on one seat (FI-118, FI-119).
EVIDENCE, EVIDENCE_OF_ONE = 5, 3
#: Kinds of Challenges at which locks do no damage (FI-087).
HARMLESS = frozenset({"police", "revive", "motivate"})
