"""Bear in a Box: one hidden animal each, a pot of honey, and the courage to add to it. For two or three."""

from __future__ import annotations

from pathlib import Path

from engines.core.spec import GameSpec
from host.games import Game
from render.kit.painter import Painter

from . import steady
from .deals import hidden, moment, outcome, step
from .events import EVENTS, TELLS
from .options import OPTIONS
from .panel import briefing, hint
from .state import FORM, Settings, State, new
from .view import BluffView, view

__all__ = ["GAME"]

SPEC: GameSpec[State] = GameSpec(
    key="bluff",
    seats=(2, 3),
    settings=Settings,
    form=FORM,
    rules_version=1,
    state=State,
    options=OPTIONS,
    events=EVENTS,
    tells=TELLS,
    new=new,
    step=step,
    view=view,
    hidden=hidden,
    moment=moment,
    outcome=outcome,
    players={"steady": steady.choose},
    hint=hint,
    briefing=briefing,
    minutes=(5, 15),
)


def _painter() -> Painter[BluffView]:
    from . import painter

    return painter


GAME = Game(SPEC, Path(__file__).parent / "words", _painter)
