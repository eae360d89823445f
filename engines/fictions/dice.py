"""What a roll is worth, and which of its dice may be touched: arithmetic over faces alone.

Rules, views, hints, computer player and pictures all reckon with these.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .glossary import LOCK, NUMBERS, RED_FACES, USED, WHITE, WHITE_FACES, Die

_NUMBER = {face: int(face) for face in NUMBERS}
#: The ids of all dice, by place and face; they are needed far too often to be written anew.
WHITE_DICE = [{face: Die(f"w{at}-{face}") for face in (*WHITE_FACES, USED)} for at in range(WHITE)]
RED_DICE = {face: Die(f"red-{face}") for face in RED_FACES}


class Roll(NamedTuple):
    """A roll as it lies, with what Skills have added to it."""

    white: tuple[str, ...]
    """Faces in the order of the dice: 1 to 4, L a lock, C a clover, B a used clover."""
    red: str = ""
    """X2, X3, X4, L, card or warning; empty: not rolled."""
    add: int = 0
    easier: int = 0
    """What is taken off the Difficulty."""
    shield: int = 0
    """What is taken off the damage."""

    def turned(self, at: int, face: str) -> Roll:
        """The roll with one white die laid on another face."""
        return self._replace(white=(*self.white[:at], face, *self.white[at + 1 :]))


class Limits(NamedTuple):
    """What Penalties leave of white dice."""

    top: int = 3
    """Dice that one Expertise gives at most (NO_IDEAL)."""
    fewer: int = 0
    """Dice taken off the sum (FEWER_DICE)."""
    available: int = WHITE
    """White dice there are (FEWER_WHITE)."""

    def rolled(self, total: int) -> int:
        """Dice that are rolled where a crew gives so many, at least 1 (FI-042, FI-043)."""
        return max(1, min(total - self.fewer, self.available))


class WhiteDice(NamedTuple):
    """White dice of a crew as they are counted before a roll."""

    each: Sequence[int]
    """What each of the crew gives."""
    total: int
    """The sum, with what DICE Skills add."""
    limits: Limits

    def rolled(self, more: int = 0) -> int:
        """Dice that are rolled, with so many more in the sum."""
        return self.limits.rolled(self.total + more)

    def swallowed(self, more: int) -> bool:
        """Whether FEWER_DICE swallows so many more in the sum, but not one more beside them."""
        return self.rolled(more) == 1 < self.rolled(more + 1)


def dice_of(white: Sequence[str], red: str) -> list[Die]:
    """All dice with their faces, white first."""
    dice = [faces[face] for faces, face in zip(WHITE_DICE, white, strict=False)]
    if red:
        dice.append(RED_DICE[red])
    return dice


def face(die: str) -> str:
    """The face in a die's id."""
    return die.split("-", 1)[1]


def is_red(die: str) -> bool:
    """Whether an id is the Red Die's."""
    return die.startswith("red")


def place(die: str) -> int:
    """The place of a white die among the white dice, from its id."""
    return int(die[1 : die.index("-")])


def multiplied(total: int, highest: int, red: str) -> int:
    """The sum of white numbers with the highest of them multiplied by the Red Die (FI-054, FI-055)."""
    return total + highest * (int(red[1]) - 1) if red[:1] == "X" else total


def numbers(white: Sequence[str]) -> list[int]:
    """The white numbers; locks and clovers show none (FI-047, FI-048)."""
    return [_NUMBER[face] for face in white if face in _NUMBER]


def points(white: Sequence[str], red: str) -> int:
    """What the dice alone are worth."""
    values = [_NUMBER[face] for face in white if face in _NUMBER]
    if not values:
        return 0
    return multiplied(sum(values), max(values), red) if red else sum(values)


def locks(white: Sequence[str], red: str) -> int:
    """Locks showing, the red one included (FI-056, FI-083)."""
    return white.count(LOCK) + (red == LOCK)


def damage(locked: int, *, extra: int, shield: int) -> int:
    """Damage of so many locks: none without any, whatever would be added (FI-083, TF-22)."""
    return max(0, locked + extra - shield) if locked else 0


def easing(difficulty: int, by: int) -> int:
    """A Difficulty with so much taken off; 1 is the least (FI-066)."""
    return max(1, difficulty - by)


def triumphs(result: int, difficulty: int, *, needs: int) -> int:
    """Triumphs that a Result is worth, as many as count (FI-078, FI-079)."""
    return min(needs, result // difficulty)


def rerollable(white: Sequence[str], red: str, clover: int) -> list[Die]:
    """Dice that the clover at this place may re-roll: all others that are not Blocked (FI-049 to FI-051)."""
    dice = []
    for at, shown in enumerate(white):
        if at != clover and shown != LOCK and shown != USED:
            dice.append(WHITE_DICE[at][shown])
    if red and red != LOCK:
        dice.append(RED_DICE[red])
    return dice
