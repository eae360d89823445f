"""A turn until its dusk: dawn, the foes that wait, and the actions of the day (3.3 to 3.8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from engines.core.ask import Ask, Option, Steps

from . import combat, deeds, hands, track
from .asking import G, ask, clock, put
from .cards import FIGURES, FOES, TRAIT, Ally, Card, Item, Monster, Type
from .events import Dawn, ItemUsed, MarketRenewed, MoonSpent, Pulled, TraitUsed
from .fight import is_legend, spotted
from .moves import (
    Attack,
    Begin,
    Call,
    CallLegend,
    CallMonster,
    Deploy,
    Discard,
    EndDay,
    EnterFirst,
    Hit,
    NewMarket,
    Recruit,
    Resolve,
    SpendMoon,
    UseItem,
    UseTrait,
)
from .offers import END_DAY, dawn_choices, offers
from .state import Day, State, Waiting, find
from .steps import Strike

_BEGIN = Begin()


# -- dawn ------------------------------------------------------------------------------------------------


def dawn(g: G) -> Steps | None:
    """Refill, actions, choices, spotted monsters (FF-020 to FF-026).

    The choices are asked on their own only if foes are coming; else they stand among the first options of
    the day.
    """
    s, seat = g.s, g.s.turn
    s.day = Day()
    hands.refill(g)
    granted, more = track.actions(s, seat)
    s.day.granted = s.day.left = granted
    g.tell(Dawn(seat, granted, more))
    pending = s.players[seat].pending
    coming = spotted(s)
    if pending or coming:
        return _foes_come(g, seat, coming)
    s.phase = "day"
    return None


def _foes_come(g: G, seat: int, coming: Sequence[Monster]) -> Steps:
    """The choices of dawn, and foes that are not called by anybody."""
    s = g.s
    while choices := dawn_choices(s, seat):
        choice = yield from ask(g, seat, "dawn", [_BEGIN, *choices], about=(s.turns, s.day.tick))
        if isinstance(choice, Begin):
            break
        _chosen_at_dawn(g, seat, choice)
        s.day.tick += 1
    s.day.begun = True
    slots = s.rows["monster"]
    for card in coming:
        slots[slots.index(card)] = None
        s.players[seat].pending.append(Waiting(card, True))
    if coming:
        g.tell(Pulled(seat, tuple(coming)))
    s.phase = "enter"


def _chosen_at_dawn(g: G, seat: int, choice: Option) -> None:
    player = g.s.players[seat]
    if isinstance(choice, SpendMoon):
        g.s.day.left -= 1
        player.moons -= 1
        g.s.spent += 1
        g.tell(MoonSpent(seat))
        hands.rouse(g, seat, hands.exhausted(player))
    elif isinstance(choice, NewMarket):
        player.fresh = False
        g.tell(MarketRenewed(seat, choice.row))
        hands.replace(g, choice.row, [card for card in g.s.rows[choice.row] if card is not None])


def enter(g: G) -> Steps:
    """All that waits enters, free; the owner picks the order (FF-071). What lay face down is turned up
    first."""
    s, seat = g.s, g.s.turn
    player = s.players[seat]
    for waiting in player.pending:
        if not waiting.shown:
            waiting.shown = True
            hands.forget(s, waiting.card)
            g.learn()
    player.pending.sort(key=lambda waiting: (not is_legend(waiting.card), waiting.card))
    while player.pending:
        following = player.pending[0]
        if len(player.pending) > 1 and any(FOES[waiting.card].instant for waiting in player.pending):
            options = [EnterFirst(waiting.card) for waiting in player.pending]
            choice = yield from ask(g, seat, "order", options, about=len(options))
            following = next(waiting for waiting in player.pending if waiting.card == choice.foe)
        player.pending.remove(following)
        yield from combat.enter(g, [following.card])
    s.phase = "day"


# -- the day ---------------------------------------------------------------------------------------------


def action(g: G) -> Steps:
    """One action of the active seat, or the end of its day."""
    s, seat = g.s, g.s.turn
    options = offers(s, seat)
    choice: Any = END_DAY
    if len(options) > 1:
        asked = Ask(
            seat,
            "day",
            options=tuple(options),
            default=END_DAY,
            basis=(s.turns, s.day.tick),
            clock=clock(s, seat),
        )
        if s.players[seat].gone:
            choice = yield from put(g, asked)
        else:
            _, choice = yield (asked,)
    day = s.day
    day.tick += 1
    kind = type(choice)
    if kind is SpendMoon or kind is NewMarket:
        _chosen_at_dawn(g, seat, choice)
        return
    day.begun = True
    if kind is Attack:
        ally = find(s.players[seat], choice.ally)
        assert ally is not None
        yield from combat.basic(g, seat, ally, choice.foe, choice.element, FIGURES[choice.ally].attack)
    elif kind is Deploy:
        hands.deploy(g, seat, choice.ally)
    elif kind is Discard:
        hands.drop(g, seat, choice.cards, "free")
    elif kind is Recruit:
        yield from hands.recruit(g, seat, choice.card)
    elif kind is Hit:
        yield from hit(g, seat, choice)
    elif kind is UseTrait:
        yield from trait(g, seat, choice.ally)
    elif kind is UseItem:
        yield from item(g, seat, choice.item)
    elif kind is Resolve:
        yield from combat.resolve(g)
    elif kind is EndDay:
        s.phase = "dusk"
    else:
        yield from call(g, choice)


def call(g: G, choice: Option) -> Steps:
    """A combat for one action (FF-070)."""
    g.s.day.left -= 1
    if isinstance(choice, Call):
        return combat.call(g, "board", choice.foe)
    if isinstance(choice, CallMonster):
        return combat.call(g, "monster")
    assert isinstance(choice, CallLegend)
    return combat.call(g, "legend")


def spend_trait(g: G, seat: int, card: Ally) -> None:
    """An ally's trait is used: it is exhausted at once, and counted (FF-061). What waits on it stays for an
    attack that the trait may be; the caller loses it afterwards (:func:`tired`)."""
    ally = find(g.s.players[seat], card)
    assert ally is not None
    ally.ready = False
    if seat == g.s.turn:
        g.s.day.traits += 1
    g.tell(TraitUsed(seat, card))


def tired(s: State, seat: int, card: Ally) -> None:
    """What waited on an ally that was exhausted without attacking is lost (FF-068)."""
    ally = find(s.players[seat], card)
    if ally is not None and not ally.ready:
        ally.mods = []


def spend_item(g: G, seat: int, card: Item) -> None:
    """An item is used: it leaves the hand before its effect, and is counted (FF-052)."""
    hands.lay_open(g, seat, card)
    hands.leave(g.s, seat, card)
    hands.toss(g, card)
    if seat == g.s.turn:
        g.s.day.items += 1
    g.tell(ItemUsed(seat, card))


def hit(g: G, seat: int, choice: Hit) -> Steps:
    """A HIT trait against a chosen foe."""
    line = TRAIT[choice.ally]
    (strike,) = line.do
    assert isinstance(strike, Strike)
    g.s.day.left -= FIGURES[choice.ally].trait_cost
    spend_trait(g, seat, choice.ally)
    lone, kind = line.only_if == "only_ally", cast("Type", choice.element)
    return combat.trait_strike(g, seat, choice.ally, strike, choice.foe, kind, lone=lone)


def trait(g: G, seat: int, card: Ally) -> Steps:
    """An ACT trait (FF-060 to FF-064)."""
    g.s.day.left -= FIGURES[card].trait_cost
    spend_trait(g, seat, card)
    yield from using(g, seat, card)
    tired(g.s, seat, card)


def item(g: G, seat: int, card: Item) -> Steps:
    """An item of one's own day (FF-052)."""
    spend_item(g, seat, card)
    return using(g, seat, card)


def using(g: G, seat: int, card: Card) -> Steps:
    """A card's line, while the card counts as under way."""
    g.s.playing.append(card)
    yield from deeds.run(g, seat, card, TRAIT[card])
    g.s.playing.remove(card)
