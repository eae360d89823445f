"""Solo: the step of the shadow after each dusk (6)."""

from __future__ import annotations

from engines.core.ask import Steps

from . import hands, windows
from .cards import FATES
from .decks import top, toss
from .events import FateDrawn, ShadowGrew, ShadowTook
from .race import SHADOW_ROAD, shadow_of, shadow_to
from .state import NOBODY, G, champion_space


def step(g: G) -> Steps:
    """The shadow's step after a dusk (FF-302); sets ``phase`` to ``over`` if it wins."""
    s, shadow = g.s, shadow_of(g.s)
    card = top(g, "fate")
    assert card is not None
    toss(g, card)
    shadow.fate = card
    fate = FATES[card]
    steps = max(0, fate.steps + shadow.menace + SHADOW_ROAD.offset(s))
    g.tell(FateDrawn(card, steps))
    before = shadow.at
    if steps:
        shadow_to(g, before + steps)
    if shadow.at >= champion_space(s.settings):
        s.phase, s.ending = "over", "lost"
        return
    for space in [space for space in shadow.tokens if space <= shadow.at]:
        shadow.tokens.remove(space)
        shadow.menace += 1
        g.tell(ShadowGrew(shadow.menace, "token"))
    yield from _moon(g, before)
    yield from fate.do.each(g, (0,), card)
    s.players[0].passing = False


def _moon(g: G, before: int) -> Steps:
    """The shadow takes the highest moon token that it passed; the player readies all (FF-302)."""
    s, shadow = g.s, shadow_of(g.s)
    passed = [space for space in s.moons if before < space <= shadow.at]
    if not passed:
        return
    space = max(passed)
    s.moons.remove(space)
    s.spent += 1
    g.tell(ShadowTook(space))
    hands.rouse(g, 0, hands.exhausted(s.players[0]))
    yield from windows.after(g, "opp_moon", NOBODY)
