"""Solo: the shadow, which walks the same track (6)."""

from __future__ import annotations

from collections.abc import Callable

from engines.core.ask import Steps

from . import dusk, fight, giving, hands, moon, track, windows
from .asking import G
from .cards import CONTRACTS, COST, FATES, Card, FateCard
from .events_more import Ambushed, FateDrawn, ShadowGrew, ShadowMoved, ShadowTook, Snatched
from .moves import Pile
from .state import NOBODY, SHADOW, Shadow, State, Waiting, champion_space
from .steps import Ambush, ExhaustOwn, HandDiscard, Hunt, PendingLegend, Ready, Snatch, SwipeContract

#: By level: what is added to each move of the shadow, and trophies needed to win; full and short (FF-306).
_FULL = ((0, 5), (2, 6), (3, 7))
_SHORT = ((0, 2), (2, 2), (3, 3))
#: How far a legend's defeat throws the shadow back, once there is nothing else to lose (FF-304).
_SHAKEN = 3


def _level(s: State) -> tuple[int, int]:
    return (_SHORT if s.settings.short_game else _FULL)[s.settings.solo_level]


def offset(s: State) -> int:
    """What the level adds to each move of the shadow (FF-306)."""
    return _level(s)[0]


def needed(s: State) -> int:
    """Trophies needed to win (FF-306)."""
    return _level(s)[1]


def _shadow(s: State) -> Shadow:
    assert s.shadow is not None
    return s.shadow


# -- its step ---------------------------------------------------------------------------------------------


def step(g: G) -> Steps:
    """The shadow's step after a dusk (FF-302); sets ``phase`` to ``over`` if it wins."""
    s, shadow = g.s, _shadow(g.s)
    card = hands.top(g, "fate")
    assert card is not None
    hands.toss(g, card)
    shadow.fate = card
    fate = FATES[card]
    steps = max(0, fate.steps + shadow.menace + offset(s))
    g.tell(FateDrawn(card, steps))
    before = shadow.at
    if steps:
        _to(g, before + steps)
    if shadow.at >= champion_space(s.settings):
        s.phase, s.ending = "over", "lost"
        return
    for space in [space for space in shadow.tokens if space <= shadow.at]:
        shadow.tokens.remove(space)
        shadow.menace += 1
        g.tell(ShadowGrew(shadow.menace, "token"))
    yield from _moon(g, before)
    yield from _fate(g, fate)
    s.players[0].passing = False


def _to(g: G, space: int) -> None:
    """The shadow moves to a space; on the player's it goes one further (FF-131, FF-302)."""
    shadow = _shadow(g.s)
    before = shadow.at
    while space and track.taken(g.s, space, SHADOW):
        space += 1
    shadow.at = space
    if space != before:
        g.tell(ShadowMoved(space))


def _moon(g: G, before: int) -> Steps:
    """The shadow takes the highest moon token that it passed; the player readies all (FF-302)."""
    s, shadow = g.s, _shadow(g.s)
    passed = [space for space in s.moons if before < space <= shadow.at]
    if not passed:
        return
    space = max(passed)
    s.moons.remove(space)
    s.spent += 1
    g.tell(ShadowTook(space))
    hands.rouse(g, 0, hands.exhausted(s.players[0]))
    yield from windows.after(g, "opp_moon", NOBODY)


def _fate(g: G, fate: FateCard) -> Steps:
    """What a fate card does besides."""
    s, do = g.s, fate.do
    if isinstance(do, Ready):
        yield from moon.rest(g, (0,), do.n)
    elif isinstance(do, ExhaustOwn):
        yield from giving.exhaust_own(g, 0, do.n)
    elif isinstance(do, HandDiscard):
        yield from giving.discard(g, 0, do.n, "hand", "forced")
    elif isinstance(do, PendingLegend):
        dusk.legend_waits(g, 0)
    elif isinstance(do, Ambush):
        card = hands.top(g, "monster")
        if card is not None:
            s.players[0].pending.append(Waiting(card, False))
            g.tell(Ambushed(0))
    elif isinstance(do, Snatch):
        yield from _takes(g, do.row, "opp_recruit", lambda card: COST[card])
    elif isinstance(do, SwipeContract):
        yield from _takes(g, "contract", "opp_contract", lambda card: CONTRACTS[card].fame)
    elif isinstance(do, Hunt):
        yield from _takes(g, "monster", "opp_defeat", lambda card: -fight.fame_of(card))


def _takes(g: G, row: str, trigger: str, worth: Callable[[Card], int]) -> Steps:
    """The face-up card of a row that is worth most (the lowest slot of equals) is discarded, which may be
    reacted to."""
    slots = g.s.rows[row]
    cards = [card for card in slots if card is not None]
    if not cards:
        return
    card = max(cards, key=worth)
    slots[slots.index(card)] = None
    hands.toss(g, card)
    g.tell(Snatched(Pile(row), card))
    yield from windows.after(g, trigger, NOBODY, (card,))


# -- what holds it up -------------------------------------------------------------------------------------


def hinder(g: G, count: int) -> None:
    """The shadow goes back, not below 0; on the player's space it goes on to the next (FF-307)."""
    _to(g, max(0, _shadow(g.s).at - count))


def daunt(g: G) -> None:
    """The player defeated a legend: menace falls, or the farthest legend token goes, or the shadow is thrown
    back (FF-304)."""
    shadow = _shadow(g.s)
    if shadow.menace:
        shadow.menace -= 1
        g.tell(ShadowGrew(shadow.menace, "legend"))
    elif shadow.tokens:
        shadow.tokens.remove(max(shadow.tokens))
    else:
        hinder(g, _SHAKEN)
