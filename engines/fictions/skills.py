"""The thirteen Skills: when each may be played, on what, and what it does (3.7, 6.1).

A card file names a Skill by its word in small letters, ``skill = { verb = "reroll", n = 2 }``; a word of
no class below is refused when the file is loaded. ``n`` is the number on the card; where 0 is printed it
means any number, or all.

A Skill does not know the state. It looks at an :class:`Attempted` or an :class:`Idle` table, which may
stand for a state or for what a seat sees, and it makes another :class:`~.dice.Roll` of a roll. So rules,
hints, computer player and pictures all ask the same object.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple, Protocol

from engines.core.ask import Pick
from engines.core.content import Content

from . import dice
from .dice import Roll, WhiteDice
from .events import Given, Solved
from .glossary import CLOVER, LOCK, Challenge, Henchman
from .options import SkillOption, Solve, Use, UseDice, UseDie, UseFor, UseOn
from .piles import draw_henchmen, drop_problem
from .police import move_police
from .state import Attempt, G

#: More than any number on a card, any Difficulty and any damage: what a printed 0 stands for.
ANY = 99


class Attempted(Protocol):
    """An Attempt under way, as Skills look at it."""

    @property
    def crew(self) -> Sequence[Henchman]:
        """The committed Henchmen."""

    @property
    def doubled(self) -> Sequence[Henchman]:
        """Those that a DOUBLE was played on."""

    @property
    def white(self) -> Sequence[str]:
        """White faces; empty before the roll."""

    @property
    def red(self) -> str:
        """The red face; empty where none was rolled."""

    def difficulty(self) -> int:
        """The Difficulty with all Skills played."""

    def damage(self) -> int:
        """Damage of the roll as it lies."""

    def white_dice(self) -> WhiteDice:
        """White dice as they are counted before the roll."""

    def followed(self, card: Henchman) -> bool:
        """Whether another Skill for more dice may follow this card, by what its holder knows."""


class Idle(NamedTuple):
    """A table between actions, as Skills look at it."""

    seats: int
    clan: int
    """Cards in the Clan Deck."""
    police: str
    problems: Sequence[tuple[Challenge, int]]
    """Problems in play with their printed Difficulty."""


class Skill(Content, frozen=True, tag_field="verb", tag=str.lower):
    """What a Henchman does when played for it."""

    #: When it may be played: ``before`` the roll, ``after`` it, or ``idle``, between actions.
    windows: ClassVar[tuple[str, ...]] = ("after",)
    n: int = 0

    @property
    def verb(self) -> str:
        """Its word, as card files, events and messages have it."""
        return str(type(self).__struct_config__.tag)

    @property
    def most(self) -> int:
        """The number, or more than any where any number will do."""
        return self.n or ANY

    def offers(self, card: Henchman, at: Attempted) -> Sequence[SkillOption]:
        """Ways to play it in an Attempt; none where it could do nothing (FI-075)."""
        return ()

    def offers_idle(self, card: Henchman, at: Idle) -> Sequence[SkillOption]:
        """Ways to play it between actions; none where it could do nothing."""
        return ()

    def places(self, white: Sequence[str]) -> list[int]:
        """Places of the white dice that it may be played on."""
        return []

    def highest(self, white: Sequence[str]) -> list[int]:
        """As many of these places as it may be played on at once, those of the highest faces."""
        return sorted(self.places(white), key=lambda at: (white[at], at))[::-1][: self.most]

    def applied(self, roll: Roll, places: Sequence[int] = ()) -> Roll:
        """The roll that it makes of a roll, played on the white dice at ``places`` if it needs any. Of
        REROLL, which is left to chance, and of Skills that touch no roll, the same."""
        return roll

    def joined(self, attempt: Attempt, option: SkillOption) -> None:
        """It is played before the roll, and changes how many dice are rolled."""

    def done(self, g: G, seat: int, option: SkillOption) -> None:
        """It is played between actions, by ``seat``."""


def _use(card: Henchman, able: bool) -> Sequence[Use]:
    return (Use(card),) if able else ()


class _OnDice(Skill, frozen=True):
    """A Skill on up to ``n`` white dice of a kind."""

    def offers(self, card: Henchman, at: Attempted) -> Sequence[SkillOption]:
        return _pick(
            card, [dice.WHITE_DICE[place][at.white[place]] for place in self.places(at.white)], self.most
        )


def _pick(card: Henchman, found: Sequence[str], most: int) -> Sequence[UseDice]:
    return (UseDice(card, Pick(tuple(found), 1, min(most, len(found)))),) if found else ()


# -- before the roll -----------------------------------------------------------------------------


def _more(card: Henchman, by: int, at: Attempted) -> bool:
    """Whether so many dice more in the sum are of use, alone or together with another Skill."""
    counted = at.white_dice()
    return counted.rolled(by) > counted.rolled() or (counted.swallowed(by) and at.followed(card))


class Dice(Skill, frozen=True):
    """DICE(n): n white dice more, within the limit."""

    windows = ("before",)

    def offers(self, card: Henchman, at: Attempted) -> Sequence[SkillOption]:
        return _use(card, _more(card, self.n, at))

    def joined(self, attempt: Attempt, option: SkillOption) -> None:
        attempt.dice += self.n


class Double(Skill, frozen=True):
    """DOUBLE: one committed Henchman's dice twice; not the same one's again."""

    windows = ("before",)

    def offers(self, card: Henchman, at: Attempted) -> Sequence[SkillOption]:
        return [
            UseOn(card, one)
            for one, given in zip(at.crew, at.white_dice().each, strict=True)
            if one not in at.doubled and _more(card, given, at)
        ]

    def joined(self, attempt: Attempt, option: SkillOption) -> None:
        assert isinstance(option, UseOn)
        attempt.doubled.append(option.henchman)


# -- before or after it --------------------------------------------------------------------------


class Diff(Skill, frozen=True):
    """DIFF(n): Difficulty −n, not below 1 (FI-066)."""

    windows = ("before", "after")

    def offers(self, card: Henchman, at: Attempted) -> Sequence[SkillOption]:
        return _use(card, at.difficulty() > 1)

    def applied(self, roll: Roll, places: Sequence[int] = ()) -> Roll:
        return roll._replace(easier=roll.easier + self.n)


# -- after the roll ------------------------------------------------------------------------------


class Add(Skill, frozen=True):
    """ADD(n): Result +n."""

    def offers(self, card: Henchman, at: Attempted) -> Sequence[SkillOption]:
        return _use(card, True)

    def applied(self, roll: Roll, places: Sequence[int] = ()) -> Roll:
        return roll._replace(add=roll.add + self.n)


class Set(Skill, frozen=True):
    """SET(n): one white die, Blocked or not, shows n."""

    def offers(self, card: Henchman, at: Attempted) -> Sequence[SkillOption]:
        return [UseDie(card, dice.WHITE_DICE[place][at.white[place]]) for place in self.places(at.white)]

    def places(self, white: Sequence[str]) -> list[int]:
        shown = str(self.n)
        return [at for at, face in enumerate(white) if face != shown]

    def applied(self, roll: Roll, places: Sequence[int] = ()) -> Roll:
        (at,) = places
        return roll.turned(at, str(self.n))


class Raise(_OnDice, frozen=True):
    """RAISE(n): up to n white dice showing 1 to 3 go up by 1."""

    def places(self, white: Sequence[str]) -> list[int]:
        return [at for at, face in enumerate(white) if face in ("1", "2", "3")]

    def applied(self, roll: Roll, places: Sequence[int] = ()) -> Roll:
        for at in places:
            roll = roll.turned(at, str(int(roll.white[at]) + 1))
        return roll


class Reroll(Skill, frozen=True):
    """REROLL(n): up to n dice are rolled again, Blocked and red ones too (FI-065)."""

    def offers(self, card: Henchman, at: Attempted) -> Sequence[SkillOption]:
        return _pick(card, dice.dice_of(at.white, at.red), self.most)


class Red(Skill, frozen=True):
    """RED(n): the Red Die, if rolled, shows Xn."""

    def offers(self, card: Henchman, at: Attempted) -> Sequence[SkillOption]:
        return _use(card, at.red not in ("", f"X{self.n}"))

    def applied(self, roll: Roll, places: Sequence[int] = ()) -> Roll:
        return roll._replace(red=f"X{self.n}")


class PickLocks(_OnDice, frozen=True, tag="pick"):
    """PICK(n): up to n white locks become unused clovers (FI-231)."""

    def places(self, white: Sequence[str]) -> list[int]:
        return [at for at, face in enumerate(white) if face == LOCK]

    def applied(self, roll: Roll, places: Sequence[int] = ()) -> Roll:
        for at in places:
            roll = roll.turned(at, CLOVER)
        return roll


class Shield(Skill, frozen=True):
    """SHIELD(n): up to n damage less, or none at all (FI-232)."""

    def offers(self, card: Henchman, at: Attempted) -> Sequence[SkillOption]:
        return _use(card, at.damage() > 0)

    def applied(self, roll: Roll, places: Sequence[int] = ()) -> Roll:
        return roll._replace(shield=roll.shield + self.most)


# -- between actions -----------------------------------------------------------------------------


class Draw(Skill, frozen=True):
    """DRAW(n): a player of choice draws up to n Henchmen."""

    windows = ("idle",)

    def offers_idle(self, card: Henchman, at: Idle) -> Sequence[SkillOption]:
        return [UseFor(card, seat) for seat in range(at.seats)] if at.clan else ()

    def done(self, g: G, seat: int, option: SkillOption) -> None:
        assert isinstance(option, UseFor)
        g.tell(Given(option.seat, min(self.n, len(g.s.clan))))
        draw_henchmen(g, option.seat, self.n)


class SolveProblem(Skill, frozen=True, tag="solve"):
    """SOLVE(n): a Problem of printed Difficulty n or less is discarded; or any Problem."""

    windows = ("idle",)

    def offers_idle(self, card: Henchman, at: Idle) -> Sequence[SkillOption]:
        return [Solve(card, problem) for problem, printed in at.problems if printed <= self.most]

    def done(self, g: G, seat: int, option: SkillOption) -> None:
        assert isinstance(option, Solve)
        drop_problem(g.s, option.challenge)
        g.tell(Solved(seat, option.challenge))


class Bribe(Skill, frozen=True):
    """BRIBE: an uncontrolled Token turns to controlled; without a Token it cannot be played."""

    windows = ("idle",)

    def offers_idle(self, card: Henchman, at: Idle) -> Sequence[SkillOption]:
        return _use(card, at.police == "uncontrolled")

    def done(self, g: G, seat: int, option: SkillOption) -> None:
        move_police(g, "controlled")


AnySkill = (
    Dice | Double | Diff | Add | Set | Raise | Reroll | Red | PickLocks | Shield | Draw | SolveProblem | Bribe
)
