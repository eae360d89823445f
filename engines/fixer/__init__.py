"""FIXER: one-on-one card conflicts for two to four."""

from __future__ import annotations

from engines.core.spec import GameSpec, Moment, Outcome

from . import steady
from .moves import CHOICES, EVENTS
from .rules import step, totals, winners
from .state import Options, State, new
from .view import about, group, hidden, hint, view

__all__ = ["SPEC"]


def _moment(s: State) -> Moment:
    return Moment(s.round, s.slots, s.turn)


def _outcome(s: State) -> Outcome | None:
    if s.phase != "game_over":
        return None
    return Outcome(winners(s), totals(s), "instant" if s.instant >= 0 else "points")


def _options_fit(seats: int, options: Options) -> str | None:
    return None if -1 <= options.first_player < seats else "first-player"


SPEC: GameSpec[State] = GameSpec(
    key="fixer",
    seats=(2, 3, 4),
    options=Options,
    rules_version=1,
    state=State,
    choices=CHOICES,
    events=EVENTS,
    new=new,
    step=step,
    view=view,
    hidden=hidden,
    moment=_moment,
    outcome=_outcome,
    players={"steady": steady.choose},
    hint=hint,
    group=group,
    about=about,
    options_fit=_options_fit,
    # A seat that is named must stay where it is.
    keeps_seats=lambda options: options.first_player >= 0,
    notes={"minutes": (20, 45)},
)
