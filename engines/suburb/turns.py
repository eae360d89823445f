"""A turn: the mission with its reward, then whatever business is left (3.4)."""

from __future__ import annotations

from engines.core.ask import Steps

from .asking import after_mission, question
from .missions import mission
from .police import TurnOver
from .slots import end_turn
from .state import G


def turn(g: G) -> Steps:
    """One step of a turn: the mission with its reward, or all that is done after it and the turn's end."""
    s = g.s
    try:
        if s.stage == "draw":
            yield from mission(g)
            return
        yield from question(g, lambda: after_mission(g))
    except TurnOver:
        if s.phase == "over":
            return
    yield from end_turn(g)
