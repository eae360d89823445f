"""What has words by its id or its kind: missed when the game is loaded."""

from __future__ import annotations

from engines.core.fields import Says, kinds

from . import briefings, hints, why
from .cards import AFTER, BEFORE, HENCHMEN, IDLE, PROBLEMS
from .glossary import CATEGORIES, EXPERTISES, LOCATIONS, RED_FACES, WHITE, WHITE_FACES
from .scenario import found

_GROUPS = (hints.Spot, hints.Card)
_WHITE = [f"w{at}-{face}" for at in range(WHITE) for face in WHITE_FACES]
_DICE = (*_WHITE, *(f"red-{face}" for face in RED_FACES))
_CHALLENGES = sorted({key for scenario in found().values() for key in scenario.all})
SAYS: Says = {
    **dict.fromkeys(("henchman", "henchman.flavour"), HENCHMEN),
    "challenge": _CHALLENGES,
    "challenge.flavour": PROBLEMS,
    **dict.fromkeys(("skill", "skill.text", "skill.when"), (*BEFORE, *AFTER, *IDLE)),
    **dict.fromkeys(("ideal", "expertises"), EXPERTISES),
    **dict.fromkeys(("die", "shown"), _DICE),
    "category": CATEGORIES,
    "location": LOCATIONS,
    "hint": kinds(hints, but=_GROUPS),
    "group": _GROUPS,
    "about": kinds(briefings),
    "why": kinds(why),
}
