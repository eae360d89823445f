"""What a player may choose, in the order in which a game asks it."""

from __future__ import annotations

from typing import NewType

from engines.core.ask import Option, Range
from engines.core.words import Seat

from .cards import Card, House

Deck = NewType("Deck", str)


class TakeHouse(Option, frozen=True):
    """Choose a player card (SB-012)."""

    house: House


class DrawFrom(Option, frozen=True):
    """The pile of a level 3 mission (SB-044)."""

    deck: Deck


class Target(Option, frozen=True):
    """Whom the mission is played against (SB-045)."""

    seat: Seat


class UseBlock(Option, frozen=True):
    """Cancel the mission with a held block card."""


class NoBlock(Option, frozen=True):
    """Let it come."""


class Police(Option, frozen=True):
    """A countered mission: call the police (SB-233)."""


class Reverse(Option, frozen=True):
    """A countered mission: turn it round (SB-234)."""


class Against(Option, frozen=True):
    """Whom a card hits."""

    seat: Seat


class Seize(Option, frozen=True):
    """The shop that a card takes."""

    card: Card
    seat: Seat


class TakeCard(Option, frozen=True):
    """The reward: a class card, free of charge (SB-150)."""


class BuyCard(Option, frozen=True):
    """The reward: buy a special card (SB-152)."""


class NoReward(Option, frozen=True):
    """Leave the reward."""


class BuyStock(Option, frozen=True):
    """Buy the stock on top (SB-166)."""


class TryShop(Option, frozen=True):
    """Try to take a shop from the deck (SB-173)."""


class RobShop(Option, frozen=True):
    """Try to take another's shop (SB-174)."""

    card: Card
    seat: Seat


class Upgrade(Option, frozen=True):
    """Upgrade the own house (SB-200)."""


class Bribe(Option, frozen=True):
    """Buy off dots (SB-087)."""

    dots: int


class UsePardon(Option, frozen=True):
    """Remove one dot with a held pardon."""


class Repay(Option, frozen=True):
    """Repay the loan (SB-139)."""


class ClaimIncome(Option, frozen=True):
    """Ask for all income of this turn (SB-208c)."""


class EndTurn(Option, frozen=True):
    """Let the next one play."""


class Bid(Option, frozen=True):
    """Bid for a house (SB-186)."""

    amount: Range | int


class Drop(Option, frozen=True):
    """Bid no more."""


class Give(Option, frozen=True):
    """Give money to another player (SB-221)."""

    seat: Seat
    amount: Range | int


class GiveCard(Option, frozen=True):
    """Give a held card to another player."""

    seat: Seat
    card: Card


OPTIONS: tuple[type[Option], ...] = (
    *(TakeHouse, DrawFrom, Target, UseBlock, NoBlock, Police, Reverse, Against, Seize),
    *(TakeCard, BuyCard, NoReward, BuyStock, TryShop, RobShop, Upgrade, Bribe, UsePardon, Repay),
    *(ClaimIncome, EndTurn, Bid, Drop, Give, GiveCard),
)

#: What may be done besides what is asked: what costs nothing comes first.
_BUSINESS = (ClaimIncome, UsePardon, TryShop, BuyStock, Upgrade, Repay, RobShop, Bribe)
#: By kind of ask what people need first; gifts can wait.
MENUS: dict[str, tuple[type[Option], ...]] = {
    "pile": (DrawFrom, *_BUSINESS),
    "target": (Target, *_BUSINESS),
    "block": (UseBlock, NoBlock),
    "defence": (Police, Reverse),
    "effect": (Against,),
    "shop": (Seize,),
    "reward": (TakeCard, BuyCard, *_BUSINESS, NoReward),
    "free": (*_BUSINESS, EndTurn),
}
