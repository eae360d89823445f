"""What stands on a card: the shapes that card files are read into."""

from __future__ import annotations

from typing import Literal

from engines.core.content import Content

from .glossary import Category, Expertise, Location
from .skills import AnySkill

Scope = Literal["single", "group", "end-of-round"]
# fmt: off
PenaltyWord = Literal[
    "fewer_dice", "slow_recruit", "no_red_die", "extra_damage", "lone_henchman", "end_turn_exhaust",
    "fewer_actions", "end_turn_mill", "no_skills", "no_clovers", "no_ideal",
    "category_harder", "no_help", "fewer_white",
    "exhaust_each", "exhaust_own", "new_problem", "knock_out", "mill",
]
# fmt: on


class Figure(Content, frozen=True):
    """A Henchman as printed."""

    level: int
    expertises: tuple[Expertise, ...]
    location: Location
    skill: AnySkill
    knocked_out: bool = False
    """Played for its Skill the card is knocked out instead of exhausted (FI-063)."""
    barred: bool = False
    """The No More Bets! mark (FI-077)."""


class Penalty(Content, frozen=True):
    """A word of 6.3, with its number or its Category. What those words do that are read at all times stands
    in :mod:`.problems`, and what those do that act at the end of a turn or round in :mod:`.penalties`."""

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
    outcome: str = ""
    """What its Triumphs bring, a word of its Scenario; empty: nothing to attempt, or the Police."""
    effect: str = ""
    """What it does while it is in play, a word of its Scenario; empty: nothing by itself."""
