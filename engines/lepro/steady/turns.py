"""The turn, Missions and the law: what the computer player answers."""

from __future__ import annotations

from typing import Any

from engines.core.ask import Ask, Option
from engines.players.offered import first_offered, offered

from ..cards import ADVENTURES, BOARD, MISSIONS, VALUE, business
from ..effects import star_word
from ..holdings import pairs
from ..options import (
    Announce,
    CarryOut,
    ChooseFace,
    Debtor,
    DrawMission,
    Drive,
    KeepDie,
    NameHalf,
    Pay,
    PlayStar,
    ReturnProtection,
    Rob,
    RollDie,
    SellSingle,
    Shift,
    Tunnel,
)
from ..view import LeproView
from .worth import best_half, landing, places, robs

#: A die is chosen, or changed, only for as much more than a plain one brings.
WORTH_A_CHOICE, WORTH_A_SHIFT = 4_000, 2_500
#: Men are not borrowed for a Mission that pays so little more.
WORTH_THE_MEN = 3_000


# -- the turn ----------------------------------------------------------------------------------------


def roll(seen: LeproView, ask: Ask[Any]) -> Option | None:
    """Before the roll."""
    announce = first_offered(ask, Announce)
    if announce is not None:
        return announce
    for star in offered(ask, PlayStar):
        if star_word(star.card).pays(seen):
            return star
    debts = [debt for debt in offered(ask, Debtor) if seen.players[debt.seat].cash]
    if debts:
        return max(debts, key=lambda debt: seen.players[debt.seat].cash)
    assert seen.hand is not None
    doubles = pairs(seen.hand.shares)
    single = [sale for sale in offered(ask, SellSingle) if business(sale.share) not in doubles]
    if single:
        return max(single, key=lambda sale: VALUE[sale.share])
    chosen = max(offered(ask, ChooseFace), key=lambda each: landing(seen, each.face), default=None)
    if chosen is not None:
        plain = sum(landing(seen, face) for face in range(1, 7)) / 6
        if landing(seen, chosen.face) >= plain + WORTH_A_CHOICE:
            return chosen
    return first_offered(ask, RollDie)


def die(seen: LeproView, ask: Ask[Any]) -> Option | None:
    """Whether to change the die."""
    now = landing(seen, ask.basis[0])
    drive = first_offered(ask, Drive)
    if drive is not None and landing(seen, 5) > now:
        return drive
    shift = max(offered(ask, Shift), key=lambda each: landing(seen, each.face), default=None)
    if shift is not None and landing(seen, shift.face) >= now + WORTH_A_SHIFT:
        return shift
    return first_offered(ask, KeepDie)


def half(seen: LeproView, ask: Ask[Any]) -> Option | None:
    """The half of a double space."""
    kind = best_half(seen, BOARD[ask.basis])
    return next((option for option in offered(ask, NameHalf) if option.space == kind), None)


def passage(seen: LeproView, ask: Ask[Any]) -> Option | None:
    """Where the secret passage leads."""
    return max(offered(ask, Tunnel), key=lambda to: places(seen, to.at), default=None)


# -- Missions, law and the rest ------------------------------------------------------------------------


def mission(seen: LeproView, ask: Ask[Any]) -> Option | None:
    """The best-paid Mission, with men borrowed where that pays."""
    ready = max(offered(ask, CarryOut), key=lambda out: MISSIONS[out.card].pay, default=None)
    now = MISSIONS[ready.card].pay if ready is not None else 0
    assert seen.hand is not None
    for star in offered(ask, PlayStar):
        strong = seen.me.strength + seen.men_plus + ADVENTURES[star.card].do[0].n
        pay = max((MISSIONS[m].pay for m in seen.hand.missions if MISSIONS[m].men <= strong), default=0)
        if pay >= now + WORTH_THE_MEN:
            return star
    return ready if ready is not None else first_offered(ask, DrawMission)


def robbery(seen: LeproView, ask: Ask[Any]) -> Option | None:
    """In or past."""
    return Rob() if robs(seen, ask.basis[1]) else None


def collection(seen: LeproView, ask: Ask[Any]) -> Option | None:
    """A Protection, a star card where much is due, or money."""
    rich = seen.me.cash > 10_000
    return first_offered(ask, ReturnProtection, *([PlayStar] if rich else []), Pay)
