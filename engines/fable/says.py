"""What has words by its id or its kind: missed when the game is loaded."""

from __future__ import annotations

from engines.core.fields import Says, kinds

from . import briefings, why
from .cards import BACKSTORIES, CONTRACTS, FATES, FIGURES, FOES, ITEMS, MOONS
from .glossary import ROWS, TYPES
from .hints import cards, day, fights, rivals
from .printed import DECKS, MARKETS

_CARDS = (*FIGURES, *ITEMS, *CONTRACTS, *FOES, *MOONS, *FATES, *BACKSTORIES, *MARKETS)
_GROUPS = (cards.Newcomer, fights.Attacker, fights.Target, rivals.Victim, rivals.Monster, rivals.Given)
SAYS: Says = {
    **dict.fromkeys(("card", "card.text", "card.full", "card.flavour"), _CARDS),
    **dict.fromkeys(("element", "mark", "pic"), TYPES),
    "pile": (*ROWS, *DECKS),
    "hint": kinds(cards, day, fights, rivals, but=_GROUPS),
    "group": _GROUPS,
    "about": (day.Coming, *kinds(briefings)),
    "why": kinds(why),
}
