"""What is printed: the Henchmen, the Problems and the Challenges, read from data and counted."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Literal, NewType, get_args

import msgspec

from engines.core.content import BrokenContent, Content, check, load

Henchman = NewType("Henchman", str)
"""A Henchman's id, ``"H05"``."""
Challenge = NewType("Challenge", str)
"""What one can attempt: a card's id (``"P07"``, ``"HU02"``) or the name of a space of the board."""
Expertise = Literal[
    "search", "investigate", "fight", "shoot", "run", "drive", "intimidate", "persuade", "heal", "repair"
]
Category = Literal["information", "combat", "pursuit", "influence", "know-how"]
Location = Literal["harbor", "market", "railyard", "hilltop", "theater"]

EXPERTISES: tuple[str, ...] = get_args(Expertise)
CATEGORIES: tuple[str, ...] = get_args(Category)
LOCATIONS: tuple[str, ...] = get_args(Location)
#: The Category of each Expertise: two each, in the order of the glossary.
CATEGORY: dict[str, str] = {name: CATEGORIES[at // 2] for at, name in enumerate(EXPERTISES)}

#: White dice of the game (FI-043), and what the dice show: a used clover (B) is a clover that was turned.
WHITE = 7
NUMBERS = ("1", "2", "3", "4")
LOCK, CLOVER, USED = "L", "C", "B"
WHITE_FACES = (*NUMBERS, LOCK, CLOVER)
RED_FACES = ("X2", "X3", "X4", LOCK, "card", "warning")
#: Fingerprints that lose the campaign: in all, and with 3 or 4 players on one seat (FI-118, FI-119).
EVIDENCE, EVIDENCE_OF_ONE = 5, 3

#: Skill words by the window in which they may be played (6.1).
BEFORE = frozenset({"dice", "double", "diff"})
AFTER = frozenset({"diff", "add", "set", "raise", "reroll", "red", "pick", "shield"})
IDLE = frozenset({"draw", "solve", "bribe"})
Scope = Literal["single", "group", "end-of-round"]
# fmt: off
SkillWord = Literal[
    "dice", "double", "diff", "add", "set", "raise", "reroll", "red", "pick", "shield", "draw", "solve",
    "bribe",
]
PenaltyWord = Literal[
    "fewer_dice", "slow_recruit", "no_red_die", "extra_damage", "lone_henchman", "end_turn_exhaust",
    "fewer_actions", "end_turn_mill", "no_skills", "no_clovers", "no_ideal",
    "category_harder", "no_help", "fewer_white",
    "exhaust_each", "exhaust_own", "new_problem", "knock_out", "mill",
]
# fmt: on


class Skill(Content, frozen=True):
    """What a Henchman does when played for it: a word of 6.1 and its number (0: all, any, or none)."""

    verb: SkillWord
    n: int = 0


class Figure(Content, frozen=True):
    """A Henchman as printed."""

    level: int
    expertises: tuple[Expertise, ...]
    location: Location
    skill: Skill
    knocked_out: bool = False
    """Played for its Skill the card is knocked out instead of exhausted (FI-063)."""
    barred: bool = False
    """The No More Bets! mark (FI-077)."""


class Penalty(Content, frozen=True):
    """A word of 6.3, with its number or its Category."""

    word: PenaltyWord
    n: int = 0
    category: Category | Literal[""] = ""


class Problem(Content, frozen=True):
    """A Problem Card as printed. One Triumph solves it (FI-100)."""

    ideal: Expertise
    difficulty: int
    scope: Scope
    penalty: Penalty
    fingerprint: bool = False
    barred: bool = False


class Printed(Content, frozen=True):
    """A Challenge as printed on a scenario's card or board."""

    kind: str
    """The card's type in small letters (``alarm``, ``district``), or ``board``."""
    ideal: Expertise | Literal[""] = ""
    """Empty: nothing to attempt, it only happens (an Event)."""
    difficulty: int = 0
    triumphs: int = 1
    """Triumphs to overcome it; 0: each Triumph has its effect by itself."""
    most: int = 0
    """Of each-Triumph Challenges: the most that count in one Attempt; 0: no limit."""
    location: Location | Literal[""] = ""
    fingerprint: bool = False
    n: int = 0
    """A number of this card: the Income of a Business."""


_HERE = Path(__file__).parent
HENCHMEN: dict[str, Figure] = load(_HERE / "henchmen.toml", Figure)
PROBLEMS: dict[str, Problem] = load(_HERE / "problems.toml", Problem)
#: Ids by Level, ascending.
BY_LEVEL: dict[int, tuple[Henchman, ...]] = {
    level: tuple(Henchman(one) for one, figure in HENCHMEN.items() if figure.level == level)
    for level in (1, 2, 3)
}
LEVEL: dict[str, int] = {one: figure.level for one, figure in HENCHMEN.items()}


def _count(file: Path, what: str, found: object, wanted: object) -> None:
    if found != wanted:
        raise BrokenContent(file, None, f"{what}: {found}, where {wanted} is wanted")


def _counted() -> None:
    """The counts of 6.2 and 6.4."""
    file = _HERE / "henchmen.toml"
    check(file, HENCHMEN, 35, level=20 + 2 * 10 + 3 * 5, knocked_out=3, barred=8)
    _count(file, "levels", tuple(map(len, BY_LEVEL.values())), (20, 10, 5))
    _count(file, "homes", Counter(one.location for one in HENCHMEN.values()), dict.fromkeys(LOCATIONS, 7))
    for level in (1, 2):
        skilled = Counter(name for one in BY_LEVEL[level] for name in HENCHMEN[one].expertises)
        _count(file, f"expertises of level {level}", skilled, dict.fromkeys(EXPERTISES, 2))
    high = Counter(CATEGORY[name] for one in BY_LEVEL[3] for name in HENCHMEN[one].expertises)
    _count(file, "categories of level 3", high, dict.fromkeys(CATEGORIES, 3))
    words = Counter(one.skill.verb for one in HENCHMEN.values())
    wanted = {"add": 6, "diff": 4, "shield": 4, "reroll": 3, "set": 3, "solve": 3, "draw": 3}
    wanted |= {"dice": 2, "double": 2, "pick": 2, "raise": 1, "red": 1, "bribe": 1}
    _count(file, "skills", words, wanted)
    for name, figure in HENCHMEN.items():
        kinds = {CATEGORY[each] for each in figure.expertises}
        _count(file, f"categories of {name}", len(kinds), figure.level)
    file = _HERE / "problems.toml"
    check(file, PROBLEMS, 23, fingerprint=10, barred=6)
    three = {"persuade", "heal", "repair"}
    ideals = Counter(one.ideal for one in PROBLEMS.values())
    _count(file, "expertises", ideals, {name: 3 if name in three else 2 for name in EXPERTISES})
    steps = Counter(one.difficulty for one in PROBLEMS.values())
    _count(file, "difficulties", steps, {3: 5, 4: 8, 5: 6, 6: 4})
    scopes = Counter(one.scope for one in PROBLEMS.values())
    _count(file, "scopes", scopes, {"single": 11, "group": 7, "end-of-round": 5})


_counted()

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


class Spot(msgspec.Struct, frozen=True, gc=False):
    """One Challenge in play, with what is printed on it."""

    key: Challenge
    kind: str
    """``problem``, ``police``, ``revive``, ``motivate``, ``board`` or the type of a scenario's card."""
    ideal: str
    difficulty: int
    triumphs: int = 1
    most: int = 0
    location: str = ""
    fingerprint: bool = False

    @property
    def harmless(self) -> bool:
        """Whether locks do no damage here (FI-087)."""
        return self.kind in ("police", "revive", "motivate")


def spot_of(key: str, printed: Printed) -> Spot:
    """The Spot of a printed Challenge."""
    return Spot(
        Challenge(key),
        printed.kind,
        printed.ideal,
        printed.difficulty,
        printed.triumphs,
        printed.most,
        printed.location,
        printed.fingerprint,
    )


#: Every Problem's Spot, and the two spaces that every board shows (FI-091).
PROBLEM_SPOT: dict[str, Spot] = {
    key: Spot(Challenge(key), "problem", one.ideal, one.difficulty, 1, 0, "", one.fingerprint)
    for key, one in PROBLEMS.items()
}
#: By Problem: its Penalty's word and number (1 where it has none), its Category, whether it is for the
#: whole group, and whether No More Bets! bars it: what rules look up most.
PENALTY: dict[str, tuple[str, int, str, bool, bool]] = {
    key: (one.penalty.word, one.penalty.n or 1, one.penalty.category, one.scope == "group", one.barred)
    for key, one in PROBLEMS.items()
}
REVIVE = Spot(Challenge("revive"), "revive", "heal", 4, 0)
MOTIVATE = Spot(Challenge("motivate"), "motivate", "persuade", 3, 0)
