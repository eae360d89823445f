"""What a panel says beside the options: a row for each kind, by what all can see."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from engines.core.ask import Option
from engines.core.words import Seat

from ..options import (
    Against,
    Bid,
    Bribe,
    BuyCard,
    BuyStock,
    ClaimIncome,
    DrawFrom,
    EndTurn,
    Give,
    GiveCard,
    NoBlock,
    Police,
    Repay,
    Reverse,
    RobShop,
    Seize,
    TakeCard,
    TakeHouse,
    Target,
    TryShop,
    Upgrade,
    UseBlock,
    UsePardon,
)
from ..view import SuburbView
from . import business, missions, rewards

#: By kind of option what is said beside one. Every function gets the view and the option.
_SAYS: dict[type[Option], Callable[[SuburbView, Any], msgspec.Struct | None]] = {
    TakeHouse: missions.player_card,
    DrawFrom: missions.pile,
    Target: missions.target,
    UseBlock: missions.block,
    Police: missions.police,
    Reverse: missions.reverse,
    TakeCard: rewards.class_card,
    BuyCard: rewards.special_card,
    Against: rewards.against,
    Seize: rewards.seize,
    BuyStock: business.stock,
    TryShop: business.shop_of_the_deck,
    RobShop: business.rob,
    Upgrade: business.upgrade,
    Bribe: business.bribe,
    UsePardon: business.pardon,
    Repay: business.repay,
    ClaimIncome: business.claim,
    EndTurn: business.undone,
    Bid: business.bid,
    Give: business.gift,
}
#: By stage what the board offers: everything is public here, so whatever needs no list and gives nothing up.
_BOARD: dict[str, tuple[Option, ...]] = {
    "block": (UseBlock(), NoBlock()),
    "defence": (Police(), Reverse()),
    "reward": (TakeCard(),),
    "free": (EndTurn(),),
}


class To(msgspec.Struct, frozen=True, tag="to"):
    """Whom gifts go to."""

    seat: Seat


def hint(seen: SuburbView, option: Option) -> msgspec.Struct | None:
    """What an option would do; None: nothing is said of it."""
    says = _SAYS.get(type(option))
    return says(seen, option) if says is not None else None


def group(seen: SuburbView, option: Option) -> To | None:
    """Whom several gifts would go to."""
    return To(option.seat) if isinstance(option, GiveCard) else None


def rank(seen: SuburbView, option: Option) -> float:
    """The shop that will bring most comes first."""
    shop = seen.shop(option.seat, option.card) if isinstance(option, RobShop | Seize) else None
    return 0.0 if shop is None else shop.worth


def on_board(seen: SuburbView) -> Sequence[Option]:
    """What the board offers while a turn is played."""
    return _BOARD.get(seen.stage, ()) if seen.phase == "turn" else ()
