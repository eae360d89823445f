"""FIXER: one-on-one card conflicts for two to four."""

from __future__ import annotations

from engines.core.spec import GameSpec

from . import steady
from .briefings import briefing
from .events import EVENTS
from .form import FORM
from .hints import group, hint
from .lesson import LESSON
from .options import OPTIONS
from .rules import moment, outcome, settings_fit, step
from .says import SAYS
from .secrets import hidden
from .state import Settings, State, new
from .story import headline, memoir
from .tells import TELLS
from .view import view
from .why import why

__all__ = ["SPEC"]


SPEC: GameSpec[State] = GameSpec(
    key="fixer",
    seats=(2, 3, 4),
    settings=Settings,
    form=FORM,
    rules_version=1,
    state=State,
    options=OPTIONS,
    events=EVENTS,
    tells=TELLS,
    headline=headline,
    memoir=memoir,
    asks=(
        "play",
        "keep",
        "exchange",
    ),
    says=SAYS,
    new=new,
    step=step,
    view=view,
    hidden=hidden,
    moment=moment,
    outcome=outcome,
    players={"steady": steady.choose},
    hint=hint,
    why=why,
    group=group,
    briefing=briefing,
    lesson=LESSON,
    settings_fit=settings_fit,
    # A seat that is named must stay where it is.
    keeps_seats=lambda settings: settings.first_player >= 0,
    minutes=(20, 45),
)
