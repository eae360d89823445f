"""The open combat: foes enter, are attacked, defeated, or not (3.8 to 3.10). The foes are always the active
seat's."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.ask import UNASKED, Steps

from . import deeds, giving, hands, solo, track, windows
from .asking import G
from .cards import MOONS, Ally, Card, FoeCard, Type
from .events import Attacked, Called, Defeated, Entered, Undefeated
from .events_more import Converted
from .fight import (
    effective,
    enemy,
    fame_of,
    foe_of,
    hardened,
    is_beaten,
    is_legend,
    is_spotted,
    needs,
    strike_value,
)
from .moves import Element
from .state import Beaten, Deployed, Enemy, State, find
from .steps import (
    ConvertOwn,
    Discard,
    ExhaustOwn,
    FailDiscard,
    FailFame,
    Forced,
    LoseAct,
    NoFailDiscard,
    Strike,
)


def call(g: G, where: str, foe: FoeCard | None = None) -> Steps:
    """A combat is sought with a face-up monster (``board``) or the top of the ``monster`` or ``legend`` deck;
    the action was paid (FF-070). With no card to be had nothing happens."""
    s = g.s
    if where == "board":
        assert foe is not None
        slots = s.rows["monster"]
        slots[slots.index(foe)] = None
    else:
        foe = hands.top(g, where)
    if foe is None:
        return UNASKED
    g.tell(Called(s.turn, foe, where))
    return enter(g, [foe])


def enter(g: G, cards: Sequence[FoeCard]) -> Steps:
    """Foes join the combat one after another; all instants of one are done before the next comes, also of
    those it brings (FF-072)."""
    for card in cards:
        hands.forget(g.s, card)
        g.s.combat.append(Enemy(card))
        g.tell(Entered(g.s.turn, card, needs(g.s, g.s.combat[-1])))
        for step in foe_of(card).instant:
            yield from _instant(g, card, step)
        yield from _entered(g, card)


def _entered(g: G, card: FoeCard) -> Steps:
    """The instants of a foe are over: it may fall at once (FF-076), else its entering may be reacted to."""
    if _beaten(g.s) is None and not windows.heard(g.s, "foe_enters"):
        return UNASKED
    return _welcomed(g, card)


def _welcomed(g: G, card: FoeCard) -> Steps:
    yield from check(g)
    if enemy(g.s, card) is not None:
        yield from windows.after(g, "foe_enters", g.s.turn, cards=[card])
        yield from check(g)


def _instant(g: G, card: FoeCard, step: object) -> Steps:
    """One instant of a foe (5.3)."""
    s = g.s
    seat, player = s.turn, s.players[s.turn]
    s.playing.append(card)
    if isinstance(step, Forced):
        for _ in range(step.n):
            found = hands.top(g, "monster")
            if found is not None:
                yield from enter(g, [found])
    elif isinstance(step, Discard):
        yield from giving.discard(g, seat, step.n, "any", "foe")
    elif isinstance(step, ExhaustOwn):
        yield from giving.exhaust_own(g, seat, step.n)
    elif isinstance(step, ConvertOwn):
        chosen = yield from giving.pick_allies(g, seat, player.deployed, step.n, "convert_own")
        for ally in chosen:
            yield from convert(g, seat, ally)
    elif isinstance(step, LoseAct):
        hands.lose_actions(g, step.n)
    s.playing.remove(card)


def convert(g: G, owner: int, ally: Ally) -> Steps:
    """A deployed ally becomes a foe of the active seat's combat, which enters like any other (FF-099)."""
    hands.leave(g.s, owner, ally)
    g.s.combat.append(Enemy(ally))
    g.tell(Converted(g.s.turn, owner, ally))
    yield from _entered(g, ally)


# -- attacks ---------------------------------------------------------------------------------------------


def strike(
    g: G, seat: int, foe: FoeCard, type: Type, value: int, source: Card, *, lone: bool = False
) -> Steps:
    """An attack of ``value`` by a deployed ally or by an item (``source``); whether it may be made is the
    caller's business. ``lone``: no other ally may attack that foe afterwards (FF-090)."""
    s, day = g.s, g.s.day
    target = enemy(s, foe)
    assert target is not None
    ally = find(s.players[seat], source) if hands.is_ally(source) else None
    done = effective(s, target, type, value, ally)
    if ally is not None:
        ally.mods = []
    if hands.is_ally(source):
        target.allies += 1
        if lone:
            target.lone = source
    else:
        target.items += 1
    target.attacks.append(type)
    target.tally += done
    if done:
        if type not in target.dealt:
            target.dealt.append(type)
        if type not in day.dealt:
            day.dealt.append(type)
        if hardened(target):
            target.adapted.append(type)
    g.tell(Attacked(seat, source, foe, Element(type), done, target.tally, needs(s, target)))
    return check(g) if is_beaten(s, target) else UNASKED


def basic(g: G, seat: int, ally: Deployed, foe: FoeCard, type: Type, value: int) -> Steps:
    """A basic attack: the ally is exhausted by it, its modifiers count (FF-060, FF-061)."""
    ally.ready = False
    return strike(g, seat, foe, type, value, ally.card)


def trait_strike(
    g: G, seat: int, source: Ally, step: Strike, foe: FoeCard, type: Type, *, lone: bool
) -> Steps:
    """The strike of a HIT line; the ally was exhausted before, its modifiers count all the same (FF-061)."""
    value = strike_value(g.s, seat, source, step)
    return strike(g, seat, foe, type, value, source, lone=lone)


def check(g: G) -> Steps:
    """Defeat every foe whose tally reaches its requirement; one may bring another down (FF-087)."""
    beaten = _beaten(g.s)
    return UNASKED if beaten is None else _fall(g, beaten)


def _fall(g: G, beaten: Enemy | None) -> Steps:
    while beaten is not None:
        yield from _defeat(g, beaten)
        beaten = _beaten(g.s)


def _beaten(s: State) -> Enemy | None:
    """The first foe that falls; while its instants are under way it does not yet (FF-076)."""
    for foe in s.combat:
        if is_beaten(s, foe) and foe.card not in s.playing:
            return foe
    return None


def _defeat(g: G, foe: Enemy) -> Steps:
    """Fame at once, then win effects, then the windows (FF-087 to FF-089)."""
    s, card = g.s, foe.card
    seat, player = s.turn, s.players[s.turn]
    fame, legend = fame_of(card), is_legend(card)
    s.day.beaten.append(
        Beaten(
            card,
            fame,
            legend,
            is_spotted(s, card),
            foe.tally == needs(s, foe),
            foe.allies,
            foe.items,
            len(foe.attacks) > 1 and len(set(foe.attacks)) == 1,
        )
    )
    s.combat.remove(foe)
    if legend:
        player.trophies.append(card)
    else:
        hands.toss(g, card)
    g.tell(Defeated(seat, card, fame))
    track.move(g, seat, fame, "foe")
    if legend and s.shadow is not None:
        solo.daunt(g)
    win = foe_of(card).win
    if win:
        yield from deeds.perform(g, seat, card, win)
    yield from windows.after(g, "own_defeat", seat, cards=[card])
    yield from windows.after(g, "opp_defeat", seat, cards=[card])


# -- what was not beaten ---------------------------------------------------------------------------------


def resolve(g: G) -> Steps:
    """The combat ends: foes go back, the owner pays for each (FF-095 to FF-100)."""
    s = g.s
    seat = s.turn
    s.failed = [foe.card for foe in s.combat]
    s.combat = []
    if not s.failed:
        return
    g.tell(Undefeated(seat, tuple(s.failed)))
    for card in s.failed:
        hands.shuffle_in(g, card)
    guarded: list[FoeCard] = yield from windows.guarded(g, "own_fail", seat, seat, list(s.failed))
    unguarded = [card for card in s.failed if card not in guarded]
    mercy = s.moon is not None and isinstance(MOONS[s.moon].do, NoFailDiscard)
    if unguarded and not mercy:
        yield from giving.discard(g, seat, len(unguarded), "ally", "fail")
    for card in unguarded:
        for step in foe_of(card).fail:
            if isinstance(step, FailDiscard):
                yield from giving.discard(g, seat, step.n, "any", "fail")
            elif isinstance(step, FailFame):
                track.move(g, seat, -step.n, "fail")
    s.failed = []
    yield from windows.after(g, "opp_fail", seat)
