"""What an option is about, where its own fields do not name it but the view does."""

from __future__ import annotations

import msgspec

from engines.core.ask import Option

from ..cards import business
from ..options import (
    Bout,
    BuyCar,
    Claim,
    KeepDie,
    LoseCar,
    PlayHat,
    Rob,
    SellCar,
    SellSingle,
    Swap,
)
from ..spaces.robbery import target_of
from ..view import LeproView
from .facts import (
    BoxerMet,
    CarBought,
    CarLeft,
    CarSold,
    DieKept,
    HatHere,
    MoneyClaimed,
    OtherShare,
    OtherShareSold,
    PlaceRobbed,
)


def label(seen: LeproView, option: Option) -> msgspec.Struct | None:
    """What stands for an option on its button or line; None: its own words do."""
    me = seen.me
    match option:
        case SellCar() if me.car is not None:
            return CarSold(me.car.card)
        case LoseCar() if me.car is not None:
            return CarLeft(me.car.card)
        case BuyCar() if seen.looked is not None:
            return CarBought(seen.looked)
        case PlayHat():
            return next((HatHere(card) for at, card in seen.hats if at == me.space), None)
        case Rob() if seen.roll is not None and seen.roll.what == "robbery":
            return PlaceRobbed(target_of(seen.roll.dice[0]))
        case Bout(seat) if (boxer := seen.players[seat].boxer) is not None and boxer.card is not None:
            return BoxerMet(seat, boxer.card)
        case KeepDie() if seen.roll is not None and seen.roll.what == "turn":
            return DieKept(seen.roll.dice[0])
        case Claim() if me.claim:
            return MoneyClaimed(me.claim)
        case Swap(card, seat) if is_other(seen, card):
            return OtherShare(card, seat)
        case SellSingle(card, share) if is_other(seen, share):
            return OtherShareSold(card, share)
    return None


def is_other(seen: LeproView, share: str) -> bool:
    """Whether a card is the second of two shares that have one name."""
    return share.endswith("b") and seen.hand is not None and f"{business(share)}a" in seen.hand.shares
