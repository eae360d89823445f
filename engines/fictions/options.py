"""What a seat may choose in Fictions."""

from __future__ import annotations

from collections.abc import Mapping

from engines.core.ask import Option, Pick
from engines.core.words import Seat

from .glossary import Challenge, Die, Henchman, ScenarioKey


class Act(Option, frozen=True):
    """Attempt a Challenge with one or two Henchmen (FI-038)."""

    challenge: Challenge
    way: str
    """``plain``, or a word of the Scenario."""
    crew: tuple[Henchman, ...]


class ActNow(Option, frozen=True):
    """Attempt a Challenge and roll at once: an :class:`Act` and then the :class:`Roll` (FI-240)."""

    challenge: Challenge
    way: str
    crew: tuple[Henchman, ...]
    roll: str
    """The dice, as in :class:`Roll`."""

    @property
    def act(self) -> Act:
        """What it begins with."""
        return Act(self.challenge, self.way, self.crew)


class Recruit(Option, frozen=True):
    """Draw one Henchman, then decide on a second (FI-025)."""


class RecruitTwo(Option, frozen=True):
    """Draw two Henchmen."""


class More(Option, frozen=True):
    """Draw a second Henchman (FI-025)."""


class Stop(Option, frozen=True):
    """Draw no second Henchman."""


class Rally(Option, frozen=True):
    """All Exhausted Henchmen back into the Clan Deck, for the Scenario's price (FI-097)."""


class Skip(Option, frozen=True):
    """Spend an action on nothing (FI-030)."""


class EndTurn(Option, frozen=True):
    """Pass all remaining actions (FI-031)."""


class Roll(Option, frozen=True):
    """Roll the dice: ``dice`` is ``plain`` or ``red``."""

    dice: str


class AskFirst(Option, frozen=True):
    """Ask the others for help before the roll (FI-068)."""


class Clover(Option, frozen=True):
    """Use the first unused clover to re-roll other dice (FI-050)."""

    dice: Pick | tuple[Die, ...]


class Resolve(Option, frozen=True):
    """The roll stands (FI-072)."""


class Quiet(Option, frozen=True):
    """No help. ``until``: ``now``, ``again`` (ask me again if the dice change), ``turn``, ``round``,
    ``always``."""

    until: str


class Use(Option, frozen=True):
    """Play a Henchman for a Skill that needs no target."""

    card: Henchman


class UseDie(Option, frozen=True):
    """Play a Skill on one die (SET)."""

    card: Henchman
    die: Die


class UseDice(Option, frozen=True):
    """Play a Skill on several dice (REROLL, RAISE, PICK)."""

    card: Henchman
    dice: Pick | tuple[Die, ...]


class UseOn(Option, frozen=True):
    """Play a Skill on a committed Henchman (DOUBLE)."""

    card: Henchman
    henchman: Henchman


class UseFor(Option, frozen=True):
    """Play a Skill for a seat (DRAW)."""

    card: Henchman
    seat: Seat


class Solve(Option, frozen=True):
    """Play a Skill on a Problem (SOLVE)."""

    card: Henchman
    challenge: Challenge


class Damage(Option, frozen=True):
    """Divide damage: so much to the first committed Henchman, so much to the second (FI-085)."""

    first: int
    second: int


class Take(Option, frozen=True):
    """Draw the card that a red CARD offers (FI-057)."""


class Leave(Option, frozen=True):
    """Leave the card that a red CARD offers."""


class Move(Option, frozen=True):
    """The Henchmen that Revive, Motivate or a Penalty moves (FI-094)."""

    henchmen: Pick | tuple[Henchman, ...]


class Exhaust(Option, frozen=True):
    """The Henchmen of the own hand that a Penalty exhausts."""

    henchmen: Pick | tuple[Henchman, ...]


class First(Option, frozen=True):
    """Which of several effects comes first (FI-033)."""

    challenge: Challenge


class Choose(Option, frozen=True):
    """A card or space for what a Scenario asks (a Pistol's target, a District)."""

    challenge: Challenge


class Assign(Option, frozen=True):
    """The seat that draws a Problem (FI-103)."""

    seat: Seat


class VoteScenario(Option, frozen=True):
    """A vote for a Scenario."""

    scenario: ScenarioKey


class VoteStarter(Option, frozen=True):
    """A vote for a Starting Player (FI-018)."""

    seat: Seat


class VoteKeep(Option, frozen=True):
    """A vote for one of the two drawn (FI-130)."""

    henchman: Henchman


class Abstain(Option, frozen=True):
    """Vote for nobody and nothing (FI-019)."""


class Buy(Option, frozen=True):
    """Buy a Henchman of a Level (FI-126)."""

    level: int


class Remove(Option, frozen=True):
    """Send a Henchman of the clan to the Reserve for a point (FI-128)."""

    henchman: Henchman


class Done(Option, frozen=True):
    """End the Intermission, when nothing can be bought any more."""


class Prefer(Option, frozen=True):
    """A standing wish: ``auto_pass``, ``ask_first``, ``red`` or ``odds``, and its value."""

    wish: str
    value: str


#: The kinds of options with which a Henchman is played for its Skill, by what the Skill needs to be told.
SKILL_OPTIONS = (Use, UseDie, UseDice, UseOn, UseFor, Solve)
#: One of these.
SkillOption = Use | UseDie | UseDice | UseOn | UseFor | Solve

OPTIONS: tuple[type[Option], ...] = (
    *(Act, ActNow, Recruit, RecruitTwo, More, Stop, Rally, Skip, EndTurn),
    *(Roll, AskFirst, Clover, Resolve, Quiet),
    *(Use, UseDie, UseDice, UseOn, UseFor, Solve),
    *(Damage, Take, Leave, Move, Exhaust, First, Choose, Assign),
    *(VoteScenario, VoteStarter, VoteKeep, Abstain, Buy, Remove, Done, Prefer),
)

#: What a panel shows first, and in which order: who comes to the clan, then what it does, then what Skills
#: do between actions. Standing wishes are needed less.
MENUS: Mapping[str, tuple[type[Option], ...]] = {
    "turn": (Recruit, RecruitTwo, Rally, ActNow, Act, UseFor, Solve, Use, Skip, EndTurn),
}
