"""The turn, Missions and the law: what the computer player answers."""

from __future__ import annotations

from typing import Any

from engines.core.ask import Ask, Option

from ..cards import ADVENTURES, BOARD, MISSIONS, VALUE, Card, business
from ..moves import (
    Announce,
    CallDebt,
    CarryOut,
    ChooseDie,
    DrawMission,
    Drive,
    Half,
    Keep,
    Pay,
    PlayStar,
    ReturnProtection,
    Rob,
    RollDie,
    SellShare,
    Shift,
    Tunnel,
)
from ..view import LeproView
from .look import first, me_of, of
from .weigh import doubles, gems_for_sale, landing, places, robs
from .weigh import half as best_half

#: A die is chosen, or changed, only for as much more than a plain one brings.
WORTH_A_CHOICE, WORTH_A_SHIFT = 4_000, 2_500
#: A star card is not spent on a visit to the Expert that brings less, nor on a Mission so little better.
WORTH_A_VISIT, WORTH_THE_MEN = 3_000, 3_000


# -- the turn ----------------------------------------------------------------------------------------


def roll(seen: LeproView, ask: Ask[Any]) -> Option | None:
    """Before the roll."""
    announce = first(ask, Announce)
    if announce is not None:
        return announce
    for star in of(ask, PlayStar):
        if _plays(seen, star.card):
            return star
    debts = [debt for debt in of(ask, CallDebt) if seen.players[debt.seat].cash]
    if debts:
        return max(debts, key=lambda debt: seen.players[debt.seat].cash)
    assert seen.hand is not None
    single = [sale for sale in of(ask, SellShare) if business(sale.share) not in doubles(seen.hand.shares)]
    if single:
        return max(single, key=lambda sale: VALUE[sale.share])
    chosen = max(of(ask, ChooseDie), key=lambda each: landing(seen, each.face), default=None)
    if chosen is not None:
        plain = sum(landing(seen, face) for face in range(1, 7)) / 6
        if landing(seen, chosen.face) >= plain + WORTH_A_CHOICE:
            return chosen
    return first(ask, RollDie)


def _plays(seen: LeproView, card: Card) -> bool:
    """Whether a star card before the roll brings something now."""
    verb = ADVENTURES[card].do[0].verb
    assert seen.hand is not None
    if verb == "visit_expert":
        return gems_for_sale(seen) >= WORTH_A_VISIT
    if verb == "visit_brocanteur":
        car = me_of(seen).car
        return bool(doubles(seen.hand.shares)) or (car is not None and car.sale > car.price)
    return verb == "clear_record"


def die(seen: LeproView, ask: Ask[Any]) -> Option | None:
    """Whether to change the die."""
    now = landing(seen, ask.basis[0])
    drive = first(ask, Drive)
    if drive is not None and landing(seen, 5) > now:
        return drive
    shift = max(of(ask, Shift), key=lambda each: landing(seen, each.face), default=None)
    if shift is not None and landing(seen, shift.face) >= now + WORTH_A_SHIFT:
        return shift
    return first(ask, Keep)


def half(seen: LeproView, ask: Ask[Any]) -> Option | None:
    """The half of a double space."""
    kind = best_half(seen, BOARD[ask.basis])
    return next((option for option in of(ask, Half) if option.space == kind), None)


def passage(seen: LeproView, ask: Ask[Any]) -> Option | None:
    """Where the secret passage leads."""
    return max(of(ask, Tunnel), key=lambda to: places(seen, to.at), default=None)


# -- Missions, law and the rest ------------------------------------------------------------------------


def mission(seen: LeproView, ask: Ask[Any]) -> Option | None:
    """The best-paid Mission, with men borrowed where that pays."""
    ready = max(of(ask, CarryOut), key=lambda out: MISSIONS[out.card].pay, default=None)
    now = MISSIONS[ready.card].pay if ready is not None else 0
    assert seen.hand is not None
    for star in of(ask, PlayStar):
        strong = me_of(seen).strength + seen.men_plus + ADVENTURES[star.card].do[0].n
        pay = max((MISSIONS[m].pay for m in seen.hand.missions if MISSIONS[m].men <= strong), default=0)
        if pay >= now + WORTH_THE_MEN:
            return star
    return ready if ready is not None else first(ask, DrawMission)


def robbery(seen: LeproView, ask: Ask[Any]) -> Option | None:
    """In or past."""
    return Rob() if robs(seen, ask.basis[1]) else None


def collection(seen: LeproView, ask: Ask[Any]) -> Option | None:
    """A Protection, a star card where much is due, or money."""
    rich = me_of(seen).cash > 10_000
    return first(ask, ReturnProtection, *([PlayStar] if rich else []), Pay)
