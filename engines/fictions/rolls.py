"""The roll of an Attempt as it lies: what it is worth now, and what a clover may do to it (3.6, 3.8, 3.9)."""

from __future__ import annotations

from engines.core.ask import Pick

from . import dice
from .challenges import difficulty, missing, penalised
from .dice import Roll
from .glossary import CLOVER, Die
from .options import Clover
from .scenario import playing, spot_at
from .spots import Spot
from .state import Attempt, State


def roll_of(attempt: Attempt) -> Roll:
    """The roll of an Attempt."""
    return Roll(tuple(attempt.white), attempt.red_face, attempt.add, attempt.easier, attempt.shield)


def lay(attempt: Attempt, roll: Roll) -> None:
    """The roll of an Attempt becomes this one."""
    attempt.white[:] = roll.white
    attempt.red_face = roll.red
    attempt.add, attempt.easier, attempt.shield = roll.add, roll.easier, roll.shield


def turn(attempt: Attempt, die: str, face: str) -> Die:
    """Lay a die on another face; its new id. A turned die is no longer Blocked (FI-230)."""
    if dice.is_red(die):
        attempt.red_face = face
        return dice.RED_DICE[face]
    at = dice.place(die)
    attempt.white[at] = face
    return dice.WHITE_DICE[at][face]


def result(s: State, attempt: Attempt) -> int:
    """The Result now (FI-060)."""
    total = dice.points(attempt.white, attempt.red_face) + attempt.add
    scenario = playing(s)
    if scenario.levels:
        total += scenario.prestige(spot_at(s, attempt.challenge), attempt.crew)
    return total


def damage(s: State, attempt: Attempt) -> int:
    """Damage that the roll as it lies would do (FI-083 to FI-087)."""
    locked = dice.locks(attempt.white, attempt.red_face)
    if not locked or spot_at(s, attempt.challenge).harmless:
        return 0
    extra = penalised(s, attempt.seat, "extra_damage")
    extra += playing(s).hurt(s.scene.tracks, attempt.seat)
    return dice.damage(locked, extra=extra, shield=attempt.shield)


def nothing_to_gain(s: State, attempt: Attempt, spot: Spot) -> bool:
    """All Triumphs that count reached, no damage due, no WARNING: nobody is asked for help (FI-071)."""
    reached = result(s, attempt) // difficulty(s, spot, attempt) >= missing(s, spot)
    return reached and not damage(s, attempt) and attempt.red_face != "warning"


def may_turn_red(s: State, attempt: Attempt) -> bool:
    """Whether another face of the Red Die could still bring a card (FI-057)."""
    return bool(s.clan) and attempt.red_face not in ("", "card")


def clover_at(s: State, attempt: Attempt) -> int:
    """The first clover that may be used; -1 if there is none, or clovers are blank (FI-050, FI-231)."""
    if CLOVER not in attempt.white or penalised(s, attempt.seat, "no_clovers"):
        return -1
    return attempt.white.index(CLOVER)


def clover(s: State, attempt: Attempt) -> Clover | None:
    """The use of the first clover, if there is one and dice to re-roll."""
    at = clover_at(s, attempt)
    others = dice.rerollable(attempt.white, attempt.red_face, at) if at >= 0 else []
    return Clover(Pick(tuple(others), 1, len(others))) if others else None
