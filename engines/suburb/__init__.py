"""Suburb 1931, a feud of neighbours for three to six."""

from __future__ import annotations

from engines.core.spec import GameSpec

from . import steady
from .briefings import briefing
from .events import EVENTS
from .form import FORM
from .hints import group, hint, on_board, rank
from .lesson import LESSON
from .options import MENUS, OPTIONS
from .rules import moment, outcome, retire, step
from .says import SAYS
from .secrets import hidden
from .state import Settings, State, new
from .story import headline, memoir
from .tells import TELLS
from .view import view
from .why import why

__all__ = ["SPEC"]

SPEC: GameSpec[State] = GameSpec(
    key="suburb",
    seats=(3, 4, 5, 6),
    settings=Settings,
    form=FORM,
    rules_version=2,
    state=State,
    options=OPTIONS,
    events=EVENTS,
    asks=(
        "house",
        "pile",
        "target",
        "block",
        "defence",
        "effect",
        "shop",
        "reward",
        "free",
        "bid",
        "gift",
    ),
    says=SAYS,
    new=new,
    step=step,
    view=view,
    hidden=hidden,
    moment=moment,
    outcome=outcome,
    retire=retire,
    retires=lambda settings: settings.leaver_mode == 1,
    players={"steady": steady.choose},
    hint=hint,
    why=why,
    group=group,
    rank=rank,
    menus=MENUS,
    briefing=briefing,
    lesson=LESSON,
    on_board=on_board,
    tells=TELLS,
    headline=headline,
    memoir=memoir,
    absent_after=2,
    minutes=(60, 120),
)
