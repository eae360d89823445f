"""What is asked when a table of Fame & Fable is opened."""

from __future__ import annotations

from collections.abc import Mapping

from engines.core.form import Form, Parameter, Value, paces

from .state import LEGEND_SPACES, LEVELS


def _clocks(*, turn: int, react: int, choice: int) -> Mapping[str, int]:
    """Seconds of a turn's decision, of a reaction, and of a choice out of turn."""
    return {"turn_seconds": turn, "react_seconds": react, "choice_seconds": choice}


_PACES = paces(
    relaxed=_clocks(turn=86_400, react=43_200, choice=43_200),
    live=_clocks(turn=300, react=30, choice=45),
    brisk=_clocks(turn=60, react=10, choice=15),
    patient=_clocks(turn=3_600, react=600, choice=600),
    none=_clocks(turn=0, react=0, choice=0),
)

FORM = Form(
    Parameter("short_game"),
    Parameter("moon_deck"),
    Parameter("new_market"),
    Parameter("legend_spaces", values=tuple(map(Value, range(len(LEGEND_SPACES))))),
    Parameter("solo_level", values=tuple(map(Value, range(len(LEVELS))))),
    Parameter("round_cap", least=20, most=99),
    Parameter("leavers_retire", field="leaver_mode", switch=True),
    Parameter("pace", field="turn_seconds", values=_PACES, default="relaxed"),
    seats=3,
    clock="turn_seconds",
)
