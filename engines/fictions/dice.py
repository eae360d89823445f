"""What a roll is worth, and which of its dice may be touched."""

from __future__ import annotations

from .cards import CLOVER, LOCK, NUMBERS, RED_FACES, USED, WHITE, WHITE_FACES
from .challenges import penalised
from .moves import Die
from .scenario import playing, spot_at
from .state import Attempt, State

_WORTH = {face: int(face) for face in NUMBERS}
#: The ids of all dice, by place and face; they are needed far too often to be written anew.
WHITE_DICE = [{face: Die(f"w{at}-{face}") for face in (*WHITE_FACES, USED)} for at in range(WHITE)]
RED_DICE = {face: Die(f"red-{face}") for face in RED_FACES}


def dice_of(attempt: Attempt) -> list[Die]:
    """All dice with their faces, white first."""
    dice = [faces[face] for faces, face in zip(WHITE_DICE, attempt.white, strict=False)]
    if attempt.red_face:
        dice.append(RED_DICE[attempt.red_face])
    return dice


def face(die: str) -> str:
    """The face in a die's id."""
    return die.split("-", 1)[1]


def turn(attempt: Attempt, die: str, new: str) -> Die:
    """Lay a die on another face; its new id. A turned die is no longer Blocked (FI-230)."""
    where, _ = die.split("-", 1)
    if where == "red":
        attempt.red_face = new
    else:
        attempt.white[int(where[1:])] = new
    return Die(f"{where}-{new}")


def numbers(attempt: Attempt) -> list[int]:
    """The white numbers, the highest first (FI-047, FI-048)."""
    return sorted((int(each) for each in attempt.white if each in NUMBERS), reverse=True)


def factor(attempt: Attempt) -> int:
    """What the Red Die multiplies the highest white number by (FI-054, FI-055)."""
    return int(attempt.red_face[1]) if attempt.red_face[:1] == "X" else 1


def result(s: State, attempt: Attempt) -> int:
    """The Result now (FI-060)."""
    values = [_WORTH[each] for each in attempt.white if each in _WORTH]
    total = sum(values)
    if values and attempt.red_face:
        total += max(values) * (factor(attempt) - 1)
    scenario = playing(s)
    if scenario.levels:
        total += scenario.prestige(spot_at(s, attempt.challenge), attempt.crew)
    return total + attempt.add


def locks(attempt: Attempt) -> int:
    """Locks showing, the red one included (FI-056, FI-083)."""
    return attempt.white.count(LOCK) + (attempt.red_face == LOCK)


def damage(s: State, attempt: Attempt) -> int:
    """Damage that the roll as it lies would do (FI-083 to FI-087)."""
    found = locks(attempt)
    if not found or spot_at(s, attempt.challenge).harmless:
        return 0
    found += penalised(s, attempt.seat, "extra_damage") + playing(s).hurt(s, attempt)
    return max(0, found - attempt.shield)


def clover_at(s: State, attempt: Attempt) -> int:
    """The first clover that may be used; -1 if there is none, or clovers are blank (FI-050, FI-231)."""
    if CLOVER not in attempt.white or penalised(s, attempt.seat, "no_clovers"):
        return -1
    return attempt.white.index(CLOVER)


def rerollable(attempt: Attempt, clover: int) -> list[Die]:
    """Dice that this clover may re-roll: all others that are not Blocked (FI-049 to FI-051)."""
    dice = []
    for at, shown in enumerate(attempt.white):
        if at != clover and shown != LOCK and shown != USED:
            dice.append(WHITE_DICE[at][shown])
    if attempt.red_face and attempt.red_face != LOCK:
        dice.append(RED_DICE[attempt.red_face])
    return dice
