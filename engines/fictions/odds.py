"""What dice are worth before they are rolled: chances of Triumphs, and of damage."""

from __future__ import annotations

import tomllib
from functools import cache, lru_cache
from math import comb
from pathlib import Path

from .glossary import WHITE

#: Triumphs that are ever asked about.
MOST = 8
_TABLE: dict[str, list[list[float]]] = tomllib.loads(
    (Path(__file__).parent / "odds.toml").read_text(encoding="utf-8")
)
#: Locks that re-rolled dice bring, as a part of those of the first roll: a clover shows on a die as
#: often as a lock does, and re-rolls about two others.
_AGAIN = 1.15


def reach(dice: int, red: bool, result: int) -> float:
    """The chance that ``dice`` white dice (and the red one) come to ``result`` or more."""
    if result <= 0:
        return 1.0
    row = _TABLE["red" if red else "white"][min(dice, WHITE) - 1]
    return row[result - 1] if result <= len(row) else 0.0


@lru_cache(maxsize=20_000)
def chance(dice: int, red: bool, difficulty: int, prestige: int) -> tuple[float, ...]:
    """The chances of at least 1, 2, 3 ... Triumphs, up to :data:`MOST`.

    ``prestige`` is whatever is added to the dice. Clovers are used as well as possible; each number of
    Triumphs is reckoned as if it alone were wanted.
    """
    return tuple(reach(dice, red, count * difficulty - prestige) for count in range(1, MOST + 1))


@lru_cache(maxsize=20_000)
def blank(dice: int, red: bool, difficulty: int, prestige: int) -> tuple[float, ...]:
    """The same where clovers are blank (NO_CLOVERS): about half a die less."""
    fewer = chance(max(1, dice - 1), red, difficulty, prestige)
    more = chance(dice, red, difficulty, prestige)
    return tuple((one + other) / 2 for one, other in zip(fewer, more, strict=True))


@cache
def hurt(dice: int, red: bool, crew: int, extra: int) -> tuple[float, float]:
    """Henchmen of a crew exhausted and knocked out on average, if damage is shared out evenly.

    ``extra`` is added to the damage of a roll with a lock in it (EXTRA_DAMAGE, the Rebel Pistol).
    """
    rolled = dice + red
    lock = min(0.5, _AGAIN / 6)
    exhausted = knocked_out = 0.0
    for locks in range(1, rolled + 1):
        weight = comb(rolled, locks) * lock**locks * (1 - lock) ** (rolled - locks)
        damage = min(2 * crew, locks + extra)
        out = max(0, damage - crew)
        knocked_out += weight * out
        exhausted += weight * (min(damage, crew) - out)
    return exhausted, knocked_out
