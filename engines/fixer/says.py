"""What has words by its id or its kind: missed when the game is loaded."""

from __future__ import annotations

from engines.core.fields import Says, kinds

from . import briefings, hints, why
from .cards import ALL_CARDS, PREY

SAYS: Says = {
    "card": ALL_CARDS,
    **dict.fromkeys(("suit", "pic-suit"), PREY),
    "hint": kinds(hints, but=(hints.Against,)),
    "group": (hints.Against,),
    "about": kinds(briefings),
    "why": kinds(why),
}
