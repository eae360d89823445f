"""What a seat should know before it answers, and which options the board itself offers to all."""

from __future__ import annotations

from typing import Any

import msgspec

from engines.core.ask import Ask, Option

from .glossary import Challenge, ScenarioKey
from .options import ActNow, Buy, Quiet, Resolve, Roll, VoteKeep, VoteScenario, VoteStarter
from .scenario import found
from .view import FictionsView


class First(msgspec.Struct, frozen=True, tag="first"):
    """Before the first Scenario is chosen."""

    recommended: ScenarioKey
    """The one to start with."""


class Turn(msgspec.Struct, frozen=True, tag="turn"):
    """Before an action: how many are left."""

    actions: int
    red: bool
    """Whether to tell what the Red Die can do: it may be rolled at once, and would be for the first time."""


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """Before the roll: what the Red Die may do, and what is at stake."""

    red: str
    """``no`` if it may not be added; else whether its reader rolls for the ``first`` time or ``again``."""
    last: bool
    """Whether this is a bet of all that the clan has."""


class Rolled(msgspec.Struct, frozen=True, tag="rolled"):
    """Before helping, or letting a roll stand."""

    challenge: Challenge
    result: int
    difficulty: int
    triumphs: int
    needs: int
    damage: int


def briefing(seen: FictionsView, ask: Ask[Any]) -> First | Turn | Ready | Rolled | None:
    """What the asked seat should know."""
    if ask.kind == "scenario" and seen.recommended:
        return First(ScenarioKey(seen.recommended))
    if ask.kind == "turn":
        return Turn(seen.actions, not _versed(seen) and any(_with_red(option) for option in ask.options))
    attempt = seen.attempt
    if ask.kind == "ready" and attempt is not None:
        last = found()[seen.scenario].stakes_all(dict(seen.marks), attempt.way)
        red = ("again" if _versed(seen) else "first") if Roll("red") in ask.options else "no"
        return Ready(red, last) if red != "no" or last else None
    if ask.kind in ("help", "rolled") and attempt is not None and attempt.stage == "rolled":
        return Rolled(
            attempt.challenge,
            attempt.result,
            attempt.difficulty,
            attempt.triumphs,
            attempt.needs,
            attempt.damage,
        )
    return None


def _versed(seen: FictionsView) -> bool:
    return seen.prefs is not None and seen.prefs.versed


def _with_red(option: Option) -> bool:
    return isinstance(option, ActNow) and option.roll == "red"


def on_board(seen: FictionsView) -> list[Option]:
    """Votes, a roll, and the words of a help window: what all may know that somebody can choose."""
    stage = seen.attempt.stage if seen.attempt is not None else ""
    if stage == "ready":
        return [Roll("red"), Roll("plain"), Quiet("now")]
    if stage == "rolled":
        return [Quiet("now"), Resolve()]
    if seen.phase == "starter":
        return [VoteStarter(seat) for seat in range(seen.seats)]
    if seen.phase == "choose":
        return [VoteScenario(ScenarioKey(key)) for key in found()]
    if seen.phase == "shop" and seen.offered:
        return [VoteKeep(card) for card in seen.offered]
    if seen.phase == "shop":
        return [Buy(level) for level in (3, 2, 1)]
    if seen.phase in ("turn_end", "last_call"):
        return [Quiet("now")]
    return []
