"""What is asked when a table of Fictions is opened."""

from __future__ import annotations

from engines.core.form import Form, Parameter, Value, paces

from .scenario import found

_SCENARIOS = tuple(Value(number, f"scenariokey-{key}") for number, key in enumerate(found(), 1))
#: Who chooses a chapter's Scenario, in the order of the setting's numbers.
_PICKS = tuple(
    Value(name, f"pick-{name}", {"scenario_pick": number})
    for number, name in enumerate(("vote", "random", "first"))
)
_PACES = paces(
    relaxed={},
    live={"turn_timer": 180, "vote_timer": 60, "help_window": 60, "help_grace": 15, "choice_timer": 60},
)

FORM = Form(
    Parameter("single"),
    Parameter("scenario", values=_SCENARIOS),
    Parameter("pick", field="scenario_pick", values=_PICKS, default="vote"),
    Parameter("pace", field="turn_timer", values=_PACES, default="relaxed"),
    Parameter("shuffled", field="seating", switch=True),
    seats=4,
    clock="turn_timer",
)
