"""Words that send the pawn somewhere, visit a space, or set the die."""

from __future__ import annotations

from engines.core.ask import Option

from ..cards import BOARD, CARS, SPACES, Card, SpaceType
from ..holdings import SHARE, best_sale, pairs
from ..options import ChooseFace, Shift
from ..state import State
from ..view import LeproView
from .words import Movement, MovingWord, VisitWord, WindowWord, sells

#: A visit to the Expert pays from so much on.
WORTH_A_VISIT = 3_000


class MoveTo(MovingWord, frozen=True):
    """To the next single space of a type ahead, never the one under the pawn (LP-077)."""

    space: SpaceType

    def movement(self, at: int) -> Movement:
        """Forward along the track."""
        ahead = range(1, SPACES + 1)
        return Movement(next(by for by in ahead if BOARD[(at + by) % SPACES] == (self.space,)))


class MoveBack(MovingWord, frozen=True):
    """n spaces back (LP-075)."""

    n: int

    def movement(self, at: int) -> Movement:
        """Backward along the track."""
        return Movement(-self.n)


class VisitExpert(VisitWord, frozen=True):
    """The Expert, without moving."""

    moments = ("before_roll",)
    space = "expert"

    def pays(self, seen: LeproView) -> bool:
        """With gems worth enough."""
        assert seen.hand is not None
        return best_sale(seen.hand.pearls, seen.hand.diamonds) >= WORTH_A_VISIT

    def idle(self, seen: LeproView, source: Card) -> bool:
        """Without anything that the Expert buys."""
        return not sells(seen)


class VisitBrocanteur(VisitWord, frozen=True):
    """The Brocanteur, without moving."""

    moments = ("before_roll",)
    space = "brocanteur"

    def pays(self, seen: LeproView) -> bool:
        """With a pair of shares, or a car that sells for more than it cost."""
        assert seen.hand is not None
        car = seen.me.car
        return bool(pairs(seen.hand.shares)) or (car is not None and car.sale > car.price)

    def idle(self, seen: LeproView, source: Card) -> bool:
        """With nothing to sell and the money for nothing."""
        assert seen.hand is not None
        cash = seen.me.cash
        buys = (cash >= SHARE and seen.left_of("investment")) or (
            cash >= min(car.price for car in CARS.values()) and seen.left_of("automobile")
        )
        return not (buys or pairs(seen.hand.shares) or seen.me.car is not None)


class ChooseDie(WindowWord, frozen=True):
    """Say 1 to 6 instead of rolling, which ends the window."""

    moments = ("before_roll",)

    def options(self, state: State, seat: int, card: Card) -> list[Option]:
        """Each face."""
        return [ChooseFace(card, face) for face in range(1, 7)]


class ShiftDie(WindowWord, frozen=True):
    """The die 1 up or down, within 1 to 6 (LP-059)."""

    moments = ("after_roll",)

    def options(self, state: State, seat: int, card: Card) -> list[Option]:
        """The faces beside the one that lies there."""
        assert state.roll is not None
        (die,) = state.roll.dice
        return [Shift(card, face) for face in (die + 1, die - 1) if 1 <= face <= 6]
