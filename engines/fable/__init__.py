"""Fame & Fable, a race along the fame track for one to four."""

from __future__ import annotations

from engines.core.spec import GameSpec

from . import rules
from .briefings import about
from .events import EVENTS
from .form import FORM
from .hints import group, hint, label, rank
from .lesson import LESSON
from .options import MENUS, OPTIONS
from .says import SAYS
from .secrets import hidden
from .state import Settings, State, misfit, new
from .steady import choose
from .story import headline, memoir
from .tells import TELLS
from .view import view
from .why import why

__all__ = ["SPEC"]

SPEC: GameSpec[State] = GameSpec(
    key="fable",
    seats=(1, 2, 3, 4),
    settings=Settings,
    form=FORM,
    rules_version=3,
    state=State,
    options=OPTIONS,
    events=EVENTS,
    asks=(
        "ready",
        "boost",
        "double",
        "add_type",
        "who_learns",
        "make_place",
        "strike",
        "expose",
        "strip",
        "strip_type",
        "weaken",
        "dismiss",
        "exhaust",
        "kill",
        "convert",
        "steal_ally",
        "swap",
        "steal_card",
        "goad",
        "force_discard",
        "copy",
        "dig",
        "peek",
        "recover",
        "hire",
        "row",
        "refresh",
        "react",
        "guard",
        "pass_left",
        "hand_down",
        "dawn",
        "order",
        "day",
        "contracts",
        "discard",
        "exhaust_own",
        "convert_own",
    ),
    says=SAYS,
    new=new,
    step=rules.step,
    view=view,
    hidden=hidden,
    moment=rules.moment,
    outcome=rules.outcome,
    settings_fit=misfit,
    absent_after=2,
    retire=rules.retire,
    retires=lambda settings: settings.leaver_mode == 1,
    players={"steady": choose},
    hint=hint,
    why=why,
    group=group,
    label=label,
    rank=rank,
    menus=MENUS,
    briefing=about,
    tells=TELLS,
    lesson=LESSON,
    headline=headline,
    memoir=memoir,
    minutes=(60, 150),
)
