"""The counts that the ledger promises of Henchmen and Problems (6.2, 6.4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path

from engines.core.content import BrokenContent, check

from .glossary import CATEGORY, EXPERTISES, LOCATIONS
from .printed import Figure, Problem

_SKILLS = {"add": 6, "diff": 4, "shield": 4, "reroll": 3, "set": 3, "solve": 3, "draw": 3}
_SKILLS |= {"dice": 2, "double": 2, "pick": 2, "raise": 1, "red": 1, "bribe": 1}
#: Expertises that three Problems ask for; all others two.
_THREE = ("persuade", "heal", "repair")


def henchmen(file: Path, cards: Mapping[str, Figure]) -> None:
    """The counts of 6.2; raises BrokenContent."""
    figures = list(cards.values())
    check(file, cards, 35, level=20 + 2 * 10 + 3 * 5, knocked_out=3, barred=8)
    _same(file, "levels", Counter(one.level for one in figures), {1: 20, 2: 10, 3: 5})
    _same(file, "homes", Counter(one.location for one in figures), dict.fromkeys(LOCATIONS, 7))
    for level in (1, 2):
        _same(file, f"expertises of level {level}", _expertises(figures, level), dict.fromkeys(EXPERTISES, 2))
    high = Counter(CATEGORY[name] for name in _expertises(figures, 3).elements())
    _same(file, "categories of level 3", high, dict.fromkeys(CATEGORY.values(), 3))
    _same(file, "skills", Counter(one.skill.verb for one in figures), _SKILLS)
    for name, figure in cards.items():
        categories = {CATEGORY[each] for each in figure.expertises}
        _same(file, f"categories of {name}", len(categories), figure.level)


def problems(file: Path, cards: Mapping[str, Problem]) -> None:
    """The counts of 6.4; raises BrokenContent."""
    printed = list(cards.values())
    check(file, cards, 23, fingerprint=10, barred=6)
    wanted = {name: 3 if name in _THREE else 2 for name in EXPERTISES}
    _same(file, "expertises", Counter(one.ideal for one in printed), wanted)
    _same(file, "difficulties", Counter(one.difficulty for one in printed), {3: 5, 4: 8, 5: 6, 6: 4})
    _same(
        file, "scopes", Counter(one.scope for one in printed), {"single": 11, "group": 7, "end-of-round": 5}
    )


def _expertises(figures: Iterable[Figure], level: int) -> Counter[str]:
    return Counter(name for one in figures if one.level == level for name in one.expertises)


def _same(file: Path, what: str, found: object, wanted: object) -> None:
    if found != wanted:
        raise BrokenContent(file, None, f"{what}: {found}, where {wanted} is wanted")
