"""What the steps of cards do (5.2): a line is judged by :func:`able` and done by :func:`run`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engines.core.ask import UNASKED, Steps

from .. import fight, track
from ..asking import G
from ..cards import Card, Line
from ..events_more import Copied
from ..moves import Target
from ..state import State, find
from ..steps import (
    AddType,
    AllyStep,
    Boost,
    Call,
    Convert,
    Copy,
    Dig,
    Discount,
    Dismiss,
    Double,
    Draw,
    Exhaust,
    Expose,
    ForceDiscard,
    GainAct,
    GainFame,
    Goad,
    Guard,
    Kill,
    LoseFame,
    Nothing,
    Peek,
    Purse,
    Ready,
    Recover,
    Recruit,
    Refresh,
    StealAlly,
    StealCard,
    Strike,
    Strip,
    Surge,
    SwapAlly,
    Weaken,
)
from . import foes, gains, market, own, piles, rivals
from .choose import one_of

Can = Callable[[State, int, Card, Any], bool]
Do = Callable[[G, int, Card, Any], Steps | None]


def _always(s: State, seat: int, source: Card, step: object) -> bool:
    """It always does something."""
    return True


def _nothing(g: G, seat: int, source: Card, step: object) -> None:
    """Only the exhausting."""


def _can_copy(s: State, seat: int, source: Card, step: Copy) -> bool:
    """Whether another ally has a line that would do something here."""
    return any(able(s, seat, source, line) for _, _, line in gains.copies(s, seat, source))


def _copy(g: G, seat: int, source: Card, step: Copy) -> Steps:
    """The line of another ally, as if it were printed here; nothing is paid for it."""
    lines = {
        card: (owner, line)
        for card, owner, line in sorted(gains.copies(g.s, seat, source))
        if able(g.s, seat, source, line)
    }
    options = [Target(owner, card) for card, (owner, _) in lines.items()]
    choice = yield from one_of(g, seat, "copy", source, options)
    g.tell(Copied(seat, choice.ally))
    yield from run(g, seat, source, lines[choice.ally][1])


#: By kind of step: whether it would do anything, and doing it.
_CAN: dict[type, Can] = {
    Strike: foes.can_strike,
    Boost: own.can_boost,
    Double: own.can_boost,
    Surge: _always,
    AddType: own.can_add_type,
    Expose: foes.can_expose,
    Strip: foes.can_strip,
    Weaken: foes.can_weaken,
    Dismiss: foes.can_dismiss,
    Call: foes.can_call,
    Ready: own.can_ready,
    Exhaust: rivals.can_exhaust,
    Kill: rivals.can_kill,
    Convert: rivals.can_convert,
    StealAlly: rivals.can_steal_ally,
    SwapAlly: rivals.can_swap,
    StealCard: rivals.can_steal_card,
    ForceDiscard: rivals.can_force_discard,
    Draw: piles.can_draw,
    Dig: piles.can_dig,
    Peek: piles.can_peek,
    Recover: piles.can_recover,
    Recruit: market.can_recruit,
    Discount: _always,
    Refresh: market.can_refresh,
    Goad: rivals.can_goad,
    GainAct: gains.can_gain_act,
    GainFame: _always,
    LoseFame: rivals.can_lose_fame,
    Purse: _always,
    Copy: _can_copy,
    Guard: gains.can_guard,
    Nothing: _always,
}
_DO: dict[type, Do] = {
    Strike: foes.strike,
    Boost: own.boost,
    Double: own.double,
    Surge: own.surge,
    AddType: own.add_type,
    Expose: foes.expose,
    Strip: foes.strip,
    Weaken: foes.weaken,
    Dismiss: foes.dismiss,
    Ready: own.ready,
    Exhaust: rivals.exhaust,
    Kill: rivals.kill,
    Convert: rivals.convert,
    StealAlly: rivals.steal_ally,
    SwapAlly: rivals.swap,
    StealCard: rivals.steal_card,
    ForceDiscard: rivals.force_discard,
    Draw: piles.draw,
    Dig: piles.dig,
    Peek: piles.peek,
    Recover: piles.recover,
    Recruit: market.recruit,
    Discount: market.discount,
    Refresh: market.refresh,
    Goad: rivals.goad,
    GainAct: gains.gain_act,
    GainFame: gains.gain_fame,
    LoseFame: rivals.lose_fame,
    Purse: gains.purse,
    Copy: _copy,
    Guard: gains.guard,
    Nothing: _nothing,
}


def able(s: State, seat: int, source: Card, line: Line) -> bool:
    """Whether a line would do anything for ``seat`` (FF-064, FF-202, 5.1), its condition included. ``source``
    is the ally or item it is printed on, or that copies it. Of a HIT: whether there is a target."""
    if line.kind == "hit":
        ally = find(s.players[seat], source)
        return ally is not None and bool(fight.hits(s, ally, line))
    steps = line.do
    if line.only_if:
        if line.only_if == "foe_legend":
            return any(map(fight.may_strike, s.combat))
        if not track.last_alone(s, seat):
            steps = line.otherwise
    if len(steps) > 1 and type(steps[0]) is Call:
        # What follows is done to the foe that was called (5.2).
        return foes.can_call(s, seat, source, steps[0])
    if len(steps) == 1:
        return _CAN[type(steps[0])](s, seat, source, steps[0])
    return any(_CAN[type(step)](s, seat, source, step) for step in steps)


def run(g: G, seat: int, source: Card, line: Line) -> Steps:
    """Do a line. Its price is paid: the ally exhausted, the item discarded, actions spent."""
    if line.kind == "hit":
        return foes.hit(g, seat, source, line)
    if line.only_if == "foe_legend":
        return _by_foe(g, seat, source, line)
    if line.only_if and not track.last_alone(g.s, seat):
        return perform(g, seat, source, line.otherwise)
    return perform(g, seat, source, line.do)


def _by_foe(g: G, seat: int, source: Card, line: Line) -> Steps:
    """An item whose strike is another one against legends."""
    by_foe = {}
    for foe in g.s.combat:
        (strike,) = line.do if fight.is_legend(foe.card) else line.otherwise
        assert isinstance(strike, Strike)
        by_foe[foe.card] = strike
    return foes.throw(g, seat, source, by_foe)


def perform(g: G, seat: int, source: Card, steps: Sequence[AllyStep]) -> Steps:
    """Do some steps one after another, each that can be done when its turn comes (FF-064); also the win
    effects of a foe (``source``)."""
    if steps and type(steps[0]) is Call:
        if not foes.can_call(g.s, seat, source, steps[0]):
            return UNASKED
        following = steps[1] if len(steps) > 1 else None
        assert following is None or isinstance(following, Weaken)
        return foes.call(g, seat, source, following)
    if len(steps) == 1:
        return _do(g, seat, source, steps[0])
    return _each(g, seat, source, steps)


def _do(g: G, seat: int, source: Card, step: AllyStep) -> Steps:
    """One step, if it can be done."""
    kind = type(step)
    return (_CAN[kind](g.s, seat, source, step) and _DO[kind](g, seat, source, step)) or UNASKED


def _each(g: G, seat: int, source: Card, steps: Sequence[AllyStep]) -> Steps:
    for step in steps:
        yield from _do(g, seat, source, step)
