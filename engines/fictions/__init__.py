"""Fictions: Memoirs of a Gangster, a campaign for one clan of one to four bosses."""

from __future__ import annotations

from engines.core.spec import GameSpec

from .briefings import briefing, on_board
from .events import EVENTS
from .form import FORM
from .hints import group, hint, rank
from .lesson import LESSON
from .options import MENUS, OPTIONS
from .rules import moment, new, outcome, step, upgrade
from .says import SAYS
from .scenario import found
from .secrets import hidden
from .state import Settings, State
from .steady import choose
from .story import headline, memoir
from .tells import TELLS
from .view import view
from .votes import follow
from .why import why
from .wishes import forgotten

__all__ = ["SPEC"]


def _settings_fit(seats: int, settings: Settings) -> str | None:
    keys = list(found())
    if not 0 <= settings.scenario <= len(keys) or not 0 <= settings.scenario_pick <= 2:
        return "scenario"
    if not settings.single and settings.scenario and keys[settings.scenario - 1] == "bid_for_power":
        return "scenario"
    return None


SPEC: GameSpec[State] = GameSpec(
    key="fictions",
    seats=(1, 2, 3, 4),
    settings=Settings,
    form=FORM,
    rules_version=4,
    state=State,
    options=OPTIONS,
    events=EVENTS,
    asks=(
        "scenario",
        "starter",
        "turn",
        "idle",
        "more",
        "ready",
        "help",
        "rolled",
        "damage",
        "card",
        "revive",
        "motivate",
        "exhaust",
        "knockout",
        "order",
        "pistol",
        "district",
        "assign",
        "last_call",
        "turn_call",
        "shop",
        "keep",
    ),
    says=SAYS,
    new=new,
    step=step,
    view=view,
    hidden=hidden,
    moment=moment,
    outcome=outcome,
    players={"steady": choose},
    settings_fit=_settings_fit,
    absent_after=2,
    upgrade=upgrade,
    cooperative=True,
    keeps_seats=lambda settings: settings.seating == 0,
    places=lambda seats: max(2, seats),
    hint=hint,
    why=why,
    group=group,
    rank=rank,
    menus=MENUS,
    on_board=on_board,
    briefing=briefing,
    forget=forgotten,
    minutes=(90, 240),
    votes=dict.fromkeys(("scenario", "starter", "keep"), follow),
    tells=TELLS,
    headline=headline,
    memoir=memoir,
    lesson=LESSON,
)
