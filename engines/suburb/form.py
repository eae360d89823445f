"""What is asked when a table of Suburb 1931 is opened."""

from __future__ import annotations

from engines.core.form import Form, Parameter, Value, paces

from .figures import NO_CAP

_PACES = paces(
    relaxed={"turn_seconds": 86_400, "reaction_seconds": 43_200, "bid_seconds": 21_600},
    live={"turn_seconds": 120, "reaction_seconds": 60, "bid_seconds": 60},
)
#: What one player may be given in a round, in dollars (SB-224b).
_CAPS = (*map(Value, (0, 500, 1_000, 2_000, 4_000)), Value(NO_CAP, "setting-gift_cap.none"))

FORM = Form(
    Parameter("advanced_defence"),
    Parameter("forgotten_income"),
    Parameter("alliances"),
    Parameter("gift_cap", values=_CAPS, default=1_000, needs="alliances"),
    Parameter("random_cards"),
    Parameter("leavers_retire", field="leaver_mode", switch=True),
    Parameter("pace", field="turn_seconds", values=_PACES, default="relaxed"),
    seats=4,
    clock="turn_seconds",
)
