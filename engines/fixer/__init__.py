"""FIXER: one-on-one card conflicts for two to four."""

from __future__ import annotations

from engines.core.spec import GameSpec, Moment, Outcome

from . import steady
from .form import FORM
from .moves import EVENTS, OPTIONS
from .rules import step, totals, winners
from .state import Settings, State, new
from .view import about, group, hidden, hint, view

__all__ = ["SPEC"]


def _moment(s: State) -> Moment:
    return Moment(s.round, s.slots, s.turn)


def _outcome(s: State) -> Outcome | None:
    if s.phase != "game_over":
        return None
    return Outcome(winners(s), totals(s), "instant" if s.instant >= 0 else "points")


def _settings_fit(seats: int, settings: Settings) -> str | None:
    return None if -1 <= settings.first_player < seats else "first-player"


SPEC: GameSpec[State] = GameSpec(
    key="fixer",
    seats=(2, 3, 4),
    settings=Settings,
    form=FORM,
    rules_version=1,
    state=State,
    options=OPTIONS,
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
    briefing=about,
    settings_fit=_settings_fit,
    # A seat that is named must stay where it is.
    keeps_seats=lambda settings: settings.first_player >= 0,
    minutes=(20, 45),
)
