"""Chance that falls as a test writes it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engines.core.chance import Chance, Draw, T

SEED = bytes(range(32))


class Loaded(Chance):
    """Chance that falls as written: ``"5 3 3"`` are the next three numbers, and one that nobody wrote down is
    an error. A shuffle turns the pile over; what ``order`` names for it comes to its place in front.

    A game's own subclass says what its numbers mean.
    """

    #: Purposes whose numbers are faces, from 1 (None: all are); the numbers of others count from 0.
    dice: frozenset[str] | None = None
    #: Purposes that need no number: they fall on the first of what there is.
    unwritten: frozenset[str] = frozenset()
    #: Whether what ``order`` names comes to the end of the pile instead, which is its top.
    order_on_top = False

    def __init__(self, numbers: str = "", order: Mapping[str, Iterable[str]] | None = None) -> None:
        super().__init__(SEED)
        self.numbers: list[int] = []
        self.load(numbers)
        self.order = order or {}
        self.shuffled: list[str] = []

    def load(self, numbers: str) -> None:
        """The next numbers fall so; those of before must all have fallen."""
        assert not self.numbers, "numbers of before did not fall"
        self.numbers = [int(number) for number in numbers.split()]

    def below(self, size: int, purpose: str) -> int:
        """The next number of the script."""
        at = self.used
        self.word()
        number = 0 if purpose in self.unwritten else self._next(purpose)
        assert 0 <= number < size, f"{number} is no {purpose} of {size}"
        self.draws.append(Draw(purpose, at, size, (number,)))
        return number

    def _next(self, purpose: str) -> int:
        assert self.numbers, f"no number is written for this {purpose}"
        return self.numbers.pop(0) - (self.dice is None or purpose in self.dice)

    def shuffle(self, things: list[T], purpose: str) -> None:
        """The pile is turned over."""
        self.shuffled.append(purpose)
        named: list[Any] = list(self.order.get(purpose, ()))
        rest = [thing for thing in reversed(things) if thing not in named]
        things[:] = [*rest, *named] if self.order_on_top else [*named, *rest]


def load(chance: Chance, numbers: str) -> None:
    """The next numbers of a loaded chance; see :meth:`Loaded.load`."""
    assert isinstance(chance, Loaded)
    chance.load(numbers)
