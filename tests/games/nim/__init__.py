"""Nim at a tea table: plates of biscuits, and nothing hidden. An open game for two."""

from __future__ import annotations

from pathlib import Path

from engines.core.spec import GameSpec
from engines.core.telling import Tells
from host.games import Game
from render.kit.painter import Painter

from . import steady
from .panel import Leaves, Lying, group, hint
from .rules import FORM, PLATES, Settings, State, Take, Took, moment, new, outcome, step
from .view import NimView, view

__all__ = ["GAME"]

SPEC: GameSpec[State] = GameSpec(
    key="nim",
    seats=(2,),
    settings=Settings,
    form=FORM,
    rules_version=1,
    state=State,
    options=(Take,),
    events=(Took,),
    tells={Took: Tells(by="seat")},
    says={"plate": PLATES, "hint": (Leaves,), "group": (Lying,)},
    new=new,
    step=step,
    view=view,
    hidden=lambda s, seat: (),
    moment=moment,
    outcome=outcome,
    players={"steady": steady.choose},
    hint=hint,
    group=group,
    minutes=(2, 5),
)


def _painter() -> Painter[NimView]:
    from . import painter

    return painter


GAME = Game(SPEC, Path(__file__).parent / "words", _painter, commands=f"{__name__}.commands")
