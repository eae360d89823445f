"""The Henchmen and the Problems as printed, read from data and counted (6.2, 6.4)."""

from __future__ import annotations

from pathlib import Path

from engines.core.content import load

from . import card_counts
from .glossary import CATEGORY, EXPERTISES, Henchman
from .printed import Figure, Problem

_HERE = Path(__file__).parent
HENCHMEN: dict[str, Figure] = load(_HERE / "henchmen.toml", Figure)
PROBLEMS: dict[str, Problem] = load(_HERE / "problems.toml", Problem)
card_counts.henchmen(_HERE / "henchmen.toml", HENCHMEN)
card_counts.problems(_HERE / "problems.toml", PROBLEMS)

#: Words of Skills by the window in which they may be played.
BEFORE, AFTER, IDLE = (
    frozenset(one.skill.verb for one in HENCHMEN.values() if window in one.skill.windows)
    for window in ("before", "after", "idle")
)
LEVEL: dict[str, int] = {one: figure.level for one, figure in HENCHMEN.items()}
#: Ids by Level, ascending.
BY_LEVEL: dict[int, tuple[Henchman, ...]] = {
    level: tuple(Henchman(one) for one in HENCHMEN if LEVEL[one] == level) for level in (1, 2, 3)
}

#: Dice of a Henchman by Ideal Expertise (FI-040): 3 with it, 2 with another of its Category, else 1.
DICE: dict[tuple[str, str], int] = {
    (one, ideal): 3
    if ideal in figure.expertises
    else 2
    if any(CATEGORY[name] == CATEGORY[ideal] for name in figure.expertises)
    else 1
    for one, figure in HENCHMEN.items()
    for ideal in EXPERTISES
}


def lowest(cards: list[Henchman], count: int) -> tuple[Henchman, ...]:
    """The first ``count`` by lowest Level, then lowest id: what a Penalty takes unless told otherwise."""
    return tuple(sorted(cards, key=lambda card: (LEVEL[card], card))[:count])


def best(cards: list[Henchman], count: int) -> tuple[Henchman, ...]:
    """The first ``count`` by highest Level, then lowest id (FI-095)."""
    return tuple(sorted(cards, key=lambda card: (-LEVEL[card], card))[:count])
