"""The table's own dice and shuffles, the same on every machine and checkable afterwards.

Words of 64 bits come from SHA-256 over (seed, block number), four words a block; a bounded number
rejects what would bias it. A draw leaves a record, so that whoever knows the seed can check it
without knowing a rule.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from struct import Struct
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")
#: Numbers that a word of chance can be.
SPAN = 1 << 64
#: The last words; only among them are some that would favour the small ones of at most MOST numbers.
MOST = 1 << 32
_LAST = SPAN - MOST
_four_words = Struct(">4Q").unpack


class Draw(msgspec.Struct, frozen=True, array_like=True):
    """The record of one draw."""

    purpose: str
    at: int
    """Words used before it."""
    size: int
    """Sides of the die, or number of things shuffled."""
    result: tuple[int, ...]
    """The number drawn (from 0), or for a shuffle the old place of each thing in its new order."""


class Chance:
    """A stream of dice from ``seed`` (32 bytes), ``used`` words in."""

    def __init__(self, seed: bytes, used: int = 0) -> None:
        self.seed = seed
        self.used = used
        self.draws: list[Draw] = []
        self._block = -1
        self._words: tuple[Any, ...] = ()

    def word(self) -> int:
        """The next 64 bits."""
        used = self.used
        block = used >> 2
        if block != self._block:
            digest = sha256(self.seed + block.to_bytes(8, "big")).digest()
            self._words = _four_words(digest)
            self._block = block
        self.used = used + 1
        word: int = self._words[used & 3]
        return word

    def _below(self, size: int) -> int:
        used = self.used
        if used >> 2 == self._block:
            # Most words are there already: :meth:`word` without a call.
            self.used = used + 1
            word: int = self._words[used & 3]
        else:
            word = self.word()
        while word >= _LAST and word >= SPAN - SPAN % size:
            word = self.word()
        return word % size

    def below(self, size: int, purpose: str) -> int:
        """A number from 0 to ``size - 1``, each as likely; ``size`` is at most MOST."""
        at = self.used
        result = self._below(size)
        self.draws.append(Draw(purpose, at, size, (result,)))
        return result

    def die(self, sides: int, purpose: str) -> int:
        """A die's face from 1 to ``sides``."""
        return self.below(sides, purpose) + 1

    def shuffle(self, things: list[T], purpose: str) -> None:
        """Shuffle in place, every order as likely."""
        at = self.used
        order = list(range(len(things)))
        below = self._below
        for last in range(len(order) - 1, 0, -1):
            other = below(last + 1)
            order[last], order[other] = order[other], order[last]
        things[:] = [things[place] for place in order]
        self.draws.append(Draw(purpose, at, len(order), tuple(order)))


class Unrecorded(Chance):
    """Chance whose draws nobody will check: for games that are played for their figures alone."""

    def below(self, size: int, purpose: str) -> int:
        """A number from 0 to ``size - 1``, each as likely."""
        return self._below(size)

    def shuffle(self, things: list[T], purpose: str) -> None:
        """Shuffle in place, every order as likely."""
        below = self._below
        for last in range(len(things) - 1, 0, -1):
            other = below(last + 1)
            things[last], things[other] = things[other], things[last]


class Retold(Chance):
    """Chance that first repeats recorded draws and then goes on with another seed's."""

    def __init__(self, draws: Iterable[Draw], seed: bytes) -> None:
        super().__init__(seed)
        self._told = list(draws)[::-1]

    def below(self, size: int, purpose: str) -> int:
        """The recorded number while records last and ask for the same."""
        if self._told and self._told[-1].size == size and self._told[-1].purpose == purpose:
            return self._told.pop().result[0]
        return super().below(size, purpose)

    def shuffle(self, things: list[T], purpose: str) -> None:
        """The recorded order while records last and ask for the same."""
        if self._told and self._told[-1].size == len(things) and self._told[-1].purpose == purpose:
            order = self._told.pop().result
            things[:] = [things[place] for place in order]
            return
        super().shuffle(things, purpose)


def mix(secret: bytes, presses: Iterable[str]) -> bytes:
    """The seed of a table: the secret bytes, whose hash was shown, and the ids of the presses that
    seated and started it, so that nobody, the owner included, can choose it."""
    return sha256(secret + "\n".join(presses).encode()).digest()


def side(seed: bytes, *what: Any) -> Chance:
    """A stream beside the game's own, for defaults: it never shifts the game's dice."""
    return Chance(sha256(seed + repr(what).encode()).digest())


def wrong_draw(seed: bytes, draws: Iterable[Draw]) -> Draw | None:
    """The first record that does not follow from ``seed``, or None. Runs no rules.

    >>> chance = Chance(bytes(32))
    >>> face = chance.die(6, "attack")
    >>> wrong_draw(bytes(32), chance.draws) is None
    True
    >>> loaded = Draw("attack", at=0, size=6, result=((face + 1) % 6,))
    >>> wrong_draw(bytes(32), [loaded]) == loaded
    True

    Not checked: whether the rules asked for these draws, and for no others.
    """
    for draw in draws:
        if draw.at < 0 or draw.size < bool(draw.result):
            return draw
        again = Chance(seed, draw.at)
        if len(draw.result) == draw.size and draw.size != 1:
            again.shuffle(list(range(draw.size)), draw.purpose)
        else:
            again.below(draw.size, draw.purpose)
        if again.draws[0] != draw:
            return draw
    return None


def roll_off(
    chance: Chance, seats: int, *, purpose: str
) -> tuple[int, list[tuple[tuple[int, ...], tuple[int, ...]]]]:
    """Everybody rolls a six-sided die, the highest roll wins, and those tied for it roll again.

    The winner's seat, and roll by roll the seats that rolled with their dice.
    """
    rolls = []
    rolling = tuple(range(seats))
    while len(rolling) > 1:
        dice = tuple([chance.die(6, purpose) for _ in rolling])
        rolls.append((rolling, dice))
        rolling = tuple([seat for seat, die in zip(rolling, dice, strict=True) if die == max(dice)])
    return rolling[0], rolls
