"""What has words by its id or its kind: missed when the game is loaded."""

from __future__ import annotations

from engines.core.fields import Says, kinds

from . import briefings, effect_hints, hints, why
from .cards import ALL, CLASS_DECK, DECKS, HOUSES
from .hints import business, missions, rewards

_TEXTS = ("", ".text", ".full", ".flavour")
#: Messages that name a class.
_OF_CLASS = ("kind", "kind.one", "pic-kind", "pic-reward", "pic-limit", "pic-upgrade", "alt-limit")
SAYS: Says = {
    **{f"card{text}": ALL for text in _TEXTS},
    **{f"house{text}": HOUSES for text in _TEXTS},
    **dict.fromkeys(_OF_CLASS, CLASS_DECK),
    **dict.fromkeys(("deck", "pic-deck"), DECKS),
    "hint": kinds(business, missions, rewards, effect_hints),
    "group": (hints.To,),
    "about": kinds(briefings),
    "why": kinds(why),
}
