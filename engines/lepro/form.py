"""What is asked when a table of Le Pro is opened."""

from __future__ import annotations

from engines.core.form import Form, Parameter, paces

_PACES = paces(
    relaxed={"turn_seconds": 86_400, "reaction_seconds": 43_200},
    live={"turn_seconds": 120, "reaction_seconds": 60},
)

FORM = Form(
    Parameter("short_game"),
    Parameter("strict_claims"),
    Parameter("leavers_retire", field="leaver_mode", switch=True),
    Parameter("round_limit", least=0, most=99),
    Parameter("read_aloud"),
    Parameter("pace", field="turn_seconds", values=_PACES, default="relaxed"),
    seats=4,
    clock="turn_seconds",
)
