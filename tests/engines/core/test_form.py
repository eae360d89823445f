"""What a form makes of what is given."""

from __future__ import annotations

import msgspec

from engines.core.form import Form, Parameter, Value, paces


class Settings(msgspec.Struct, frozen=True):
    """Gifts, a cap on them (-1: none), a clock."""

    gifts: bool = True
    cap: int = -1
    seconds: int = 60


FORM = Form(
    Parameter("gifts"),
    Parameter("cap", values=(Value(0), Value(100), Value(-1, "no-cap")), default=100, needs="gifts"),
    Parameter("pace", field="seconds", values=paces(calm={"seconds": 60}, live={"seconds": 5})),
)


def test_what_is_not_given_is_the_parameter_s_default_or_else_the_field_s() -> None:
    assert FORM.settings(Settings, {}) == Settings(cap=100)
    assert FORM.settings(Settings, {"cap": -1, "pace": "live"}) == Settings(seconds=5)
    assert FORM.settings(Settings, {"cap": 0}) == Settings(cap=0)


def test_what_needs_a_setting_that_is_off_keeps_its_field_s_default() -> None:
    assert FORM.settings(Settings, {"gifts": False}) == Settings(gifts=False)
    assert FORM.settings(Settings, {"gifts": False, "cap": 0}) == Settings(gifts=False)
