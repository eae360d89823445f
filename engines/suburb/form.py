"""What is asked when a table of Suburb 1931 is opened."""

from __future__ import annotations

from engines.core.form import Form, Parameter, paces

_PACES = paces(
    relaxed={"turn_seconds": 86_400, "reaction_seconds": 43_200, "bid_seconds": 21_600},
    live={"turn_seconds": 120, "reaction_seconds": 60, "bid_seconds": 60},
)

FORM = Form(
    Parameter("advanced_defence"),
    Parameter("forgotten_income"),
    Parameter("alliances"),
    Parameter("random_cards"),
    Parameter("leavers_retire", field="leaver_mode", switch=True),
    Parameter("pace", field="turn_seconds", values=_PACES, default="relaxed"),
    seats=4,
    clock="turn_seconds",
)
