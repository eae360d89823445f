"""What has words by its id or its kind: missed when the game is loaded."""

from __future__ import annotations

from engines.core.fields import Says, kinds

from . import briefings, why
from .cards import ALL, CHARACTERS, DECKS, Effect
from .hints import facts

_LABELS = (
    *(facts.CarSold, facts.CarBought, facts.CarLeft, facts.HatHere, facts.PlaceRobbed, facts.BoxerMet),
    *(facts.DieKept, facts.MoneyClaimed, facts.OtherShare, facts.OtherShareSold),
)
_GROUPS = (facts.CardGroup, facts.GemGroup, facts.ShareGroup, facts.NoPearlGroup)
SAYS: Says = {
    **dict.fromkeys(("card", "card.text"), ALL),
    **dict.fromkeys(("character", "character.about"), CHARACTERS),
    **dict.fromkeys(("deck", "deck.many"), DECKS),
    "hint": (Effect, *kinds(facts, but=(*_LABELS, *_GROUPS))),
    "group": _GROUPS,
    "option": _LABELS,
    "about": kinds(briefings),
    "why": (Effect, *kinds(why)),
}
