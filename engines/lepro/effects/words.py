"""What every word on an Adventure or a Mission has in common (5.4)."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar

import msgspec

from engines.core.ask import Option, Steps
from engines.core.effects import Verb

from ..cards import Card, When
from ..hints.facts import Purse
from ..holdings import best_sale
from ..options import PlayStar
from ..state import State
from ..view import LeproView, PlayerView, view


class Movement(msgspec.Struct, frozen=True, gc=False):
    """Where the pawn is sent: so many spaces forward (backward: negative), along the track or by the secret
    passage."""

    by: int
    track: bool = True


def sells(seen: LeproView) -> bool:
    """Whether a player has anything that the Expert buys."""
    return seen.hand is not None and bool(best_sale(seen.hand.pearls, seen.hand.diamonds))


class Word(Verb, frozen=True):
    """A word with its parameters: ``GAIN_PER_MAN 300`` is ``GainPerMan(300)``. ``source`` is the card that it
    stands on."""

    #: When a card with this word may work.
    moments: ClassVar[tuple[When, ...]] = ("now",)
    #: Whether it only helps with what a player must choose to do: by default nothing is done.
    for_choice: ClassVar[bool] = False

    def can(self, s: State, seat: int, source: Card) -> bool:
        """Whether it concerns a player (LP-089)."""
        return True

    def idle(self, seen: LeproView, source: Card) -> bool:
        """Whether nothing could come of it now, as far as a player sees."""
        return False

    def serves_by_default(self, s: State, seat: int, source: Card) -> bool:
        """Whether anything comes of it where whatever follows is answered by default (3.22)."""
        return not (self.for_choice or self.idle(view(s, seat), source))

    def against(self, other: PlayerView) -> msgspec.Struct:
        """What a panel says beside an opponent whom this word lets a player choose."""
        return Purse(other.cash)


class MovingWord(Word, frozen=True):
    """A word that sends the pawn on. To move and to play the space is the turn's business: whoever carries
    the card out hands the movement up to it."""

    @abstractmethod
    def movement(self, at: int) -> Movement:
        """The movement from a space."""


class StarWord(Word, frozen=True):
    """A word that may stand on a star Adventure: its owner chooses when, and sometimes how."""

    def options(self, state: State, seat: int, card: Card) -> list[Option]:
        """What its owner may choose in its window."""
        return [PlayStar(card)] if self.can(state, seat, card) else []

    def play(self, g: Any, seat: int, choice: Any) -> Steps | None:
        """Do what was chosen from :meth:`options`, the card being spent."""
        return self.do(g, seat, choice.card)

    def pays(self, seen: LeproView) -> bool:
        """Whether a player who sees this gains by using it before the roll, as far as can be told."""
        return False


class WindowWord(StarWord, frozen=True):
    """A word that acts on the very thing that its window is about (a die, an arrest): whoever opened the
    window takes it from what was chosen."""

    def play(self, g: Any, seat: int, choice: Any) -> None:
        """Nothing besides."""


class VisitWord(WindowWord, frozen=True):
    """A word that has a type of space played without moving."""

    space: ClassVar[str]
