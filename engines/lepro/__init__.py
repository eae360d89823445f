"""Gangster II: Le Pro, a neighbourhood of crime for two to six."""

from __future__ import annotations

from engines.core.spec import GameSpec

from .events import EVENTS
from .moves import CHOICES
from .rules import moment, outcome, retire, step
from .secrets import hidden
from .state import Options, State, new
from .view import view

__all__ = ["SPEC"]

SPEC: GameSpec[State] = GameSpec(
    key="lepro",
    seats=(2, 3, 4, 5, 6),
    options=Options,
    rules_version=1,
    state=State,
    choices=CHOICES,
    events=EVENTS,
    new=new,
    step=step,
    view=view,
    hidden=hidden,
    moment=moment,
    outcome=outcome,
    retire=retire,
    notes={"minutes": (60, 120)},
)
