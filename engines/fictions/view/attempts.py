"""The Attempt under way, as all see it."""

from __future__ import annotations

import msgspec

from .. import dice, rolls
from ..challenges import difficulty, missing, penalised, white_dice
from ..dice import Roll
from ..glossary import CLOVER, Challenge, Henchman
from ..scenario import playing, spot_at
from ..state import Attempt, State


class Crew(msgspec.Struct, frozen=True):
    """A committed Henchman and the white dice it gives."""

    card: Henchman
    dice: int
    doubled: bool


class AttemptView(msgspec.Struct, frozen=True):
    """The Attempt under way; all of it is public."""

    seat: int
    challenge: Challenge
    way: str
    crew: tuple[Crew, ...]
    stage: str
    """ready (before the roll), rolled, or settling."""
    red: bool
    count: int
    """White dice that are, or would be, rolled."""
    white: tuple[str, ...]
    """1 to 4, L a lock, C a clover, B a used clover."""
    red_face: str
    """X2, X3, X4, L, card, warning, or empty."""
    result: int
    difficulty: int
    printed: int
    add: int
    prestige: int
    easier: int
    shield: int
    triumphs: int
    """Triumphs that the Result would be worth now, as many as count."""
    needs: int
    """Triumphs that can count."""
    damage: int
    clovers: int
    """Clovers that can still be used."""
    asked: tuple[int, ...]
    """Seats that the help window waits for."""
    graced: bool
    played: tuple[tuple[int, Henchman], ...]

    @property
    def roll(self) -> Roll:
        """The roll as it lies."""
        return Roll(self.white, self.red_face, self.add, self.easier, self.shield)


def attempt_of(s: State, attempt: Attempt) -> AttemptView:
    """The Attempt of a state."""
    spot = spot_at(s, attempt.challenge)
    rolled, settled = attempt.stage != "ready", attempt.stage == "settling"
    counted = white_dice(s, attempt, spot)
    hard, needs = difficulty(s, spot, attempt), missing(s, spot)
    total = attempt.result if settled else rolls.result(s, attempt) if rolled else 0
    blank = bool(penalised(s, attempt.seat, "no_clovers"))
    return AttemptView(
        seat=attempt.seat,
        challenge=attempt.challenge,
        way=attempt.way,
        crew=tuple(
            Crew(card, given, card in attempt.doubled)
            for card, given in zip(attempt.crew, counted.each, strict=True)
        ),
        stage=attempt.stage,
        red=attempt.red,
        count=len(attempt.white) if rolled else counted.rolled(),
        white=tuple(attempt.white),
        red_face=attempt.red_face,
        result=total,
        difficulty=hard,
        printed=spot.difficulty,
        add=attempt.add,
        prestige=playing(s).prestige(spot, attempt.crew),
        easier=attempt.easier,
        shield=attempt.shield,
        triumphs=attempt.triumphs if settled else dice.triumphs(total, hard, needs=needs),
        needs=needs,
        damage=attempt.damage if settled else rolls.damage(s, attempt),
        clovers=0 if blank else attempt.white.count(CLOVER),
        asked=tuple(attempt.asked),
        graced=attempt.graced,
        played=tuple(attempt.played),
    )
