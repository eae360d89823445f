"""What follows from a view: dice of a crew, which Skills may be played, and what one makes of a roll.

Hints and pictures reckon with these; they ask the same objects that the rules ask.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .. import crews, dice, problems
from ..cards import HENCHMEN, PROBLEMS
from ..dice import Roll, WhiteDice
from ..glossary import CLOVER, Challenge, Henchman
from ..helping import follows
from ..scenario import found
from ..skills import Dice, Idle
from . import AttemptView, ChallengeView, FictionsView


def penalised(view: FictionsView, seat: int, word: str) -> int:
    """The sum of a Penalty's numbers that a seat suffers now, or how many of it."""
    return problems.suffered(view.held, seat, word, barred=view.barred)


def barred(view: FictionsView, card: str) -> bool:
    """Whether the Scenario forbids this Henchman's Skill (FI-077)."""
    return view.barred and HENCHMEN[card].barred


def white_dice(
    view: FictionsView,
    seat: int,
    spot: ChallengeView,
    crew: Sequence[str],
    *,
    doubled: Sequence[str] = (),
    more: int = 0,
) -> WhiteDice:
    """White dice of a crew of this seat for a Challenge (FI-042)."""
    limits = crews.limits(view.held, seat, barred=view.barred)
    home = spot.location if view.locations else ""
    return crews.white_dice(crew, spot.ideal, limits, home=home, doubled=doubled, more=more)


class Worth(NamedTuple):
    """What a roll is worth in the Attempt under way."""

    result: int
    triumphs: int
    damage: int
    clovers: int
    """Clovers that can still be used."""


def worth(view: FictionsView, attempt: AttemptView, roll: Roll) -> Worth:
    """What the Attempt would be worth if its roll were this one."""
    result = dice.points(roll.white, roll.red) + roll.add + attempt.prestige
    hard = dice.easing(attempt.difficulty, roll.easier - attempt.easier)
    harmless = found()[view.scenario].all[attempt.challenge].harmless
    extra = penalised(view, attempt.seat, "extra_damage")
    extra += found()[view.scenario].hurt(dict(view.marks), attempt.seat)
    damage = dice.damage(dice.locks(roll.white, roll.red), extra=extra, shield=roll.shield)
    blank = penalised(view, attempt.seat, "no_clovers")
    return Worth(
        result,
        dice.triumphs(result, hard, needs=attempt.needs),
        0 if harmless else damage,
        0 if blank else roll.white.count(CLOVER),
    )


class Seen:
    """The Attempt of a view as Skills look at it (:class:`~engines.fictions.skills.Attempted`)."""

    def __init__(self, view: FictionsView, attempt: AttemptView) -> None:
        self.view, self.attempt = view, attempt
        self.crew: Sequence[Henchman] = [one.card for one in attempt.crew]
        self.doubled: Sequence[Henchman] = [one.card for one in attempt.crew if one.doubled]
        self.white: Sequence[str] = attempt.white
        self.red = attempt.red_face

    def difficulty(self) -> int:
        """The Difficulty with all Skills played."""
        return self.attempt.difficulty

    def damage(self) -> int:
        """Damage of the roll as it lies."""
        return self.attempt.damage

    def white_dice(self) -> WhiteDice:
        """White dice as they are counted before the roll."""
        skills = (HENCHMEN[card].skill for _, card in self.attempt.played)
        return white_dice(
            self.view,
            self.attempt.seat,
            self.view.challenge(self.attempt.challenge),
            self.crew,
            doubled=self.doubled,
            more=sum(skill.n for skill in skills if isinstance(skill, Dice)),
        )

    def followed(self, card: Henchman) -> bool:
        """Whether another Skill for more dice may follow this card, by what its holder knows."""
        view = self.view
        silent = problems.muted(view.held, view.turn)
        hands = [
            hand
            for seat, hand in enumerate(view.hands)
            if seat not in silent and (hand or (hand is None and view.table[seat].hand))
        ]
        return follows(card, hands, used=view.used, barred=view.barred)


def idle(view: FictionsView) -> Idle:
    """The table of a view between actions, as Skills look at it."""
    in_play = [(Challenge(key), PROBLEMS[key].difficulty) for held in view.held for key in held]
    return Idle(view.seats, view.clan, view.police, in_play)


def playable(view: FictionsView, seat: int, card: Henchman) -> bool:
    """Whether a seat could play a Henchman's Skill now and it would do something, by what all see of the
    table and what its owner sees of the hand."""
    if barred(view, card) or card in view.used or seat in problems.muted(view.held, view.turn):
        return False
    skill, attempt = HENCHMEN[card].skill, view.attempt
    if attempt is None:
        return bool(skill.offers_idle(card, idle(view)))
    window = {"ready": "before", "rolled": "after"}.get(attempt.stage, "")
    return window in skill.windows and bool(skill.offers(card, Seen(view, attempt)))
