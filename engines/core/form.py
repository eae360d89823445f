"""What is asked when a table is opened: the parameters of ``/<game> new``, declared once by each game.

From a form follow the slash command, the settings of a new table and its clock; it holds no words, only
their keys. Example: a switch, a number, and a pace that sets two clocks at once::

    Form(
        Parameter("long_game"),
        Parameter("round_limit", least=0, most=99),
        Parameter("pace", field="turn_seconds", values=paces(relaxed={"turn_seconds": 86_400}, …)),
        seats=4,
        clock="turn_seconds",
    )
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")


@dataclass(frozen=True)
class Value:
    """One of the values that a parameter offers by name."""

    given: int | str
    """What stands for it in the command."""
    words: str = ""
    """The key of its name among the game's words; empty: ``setting-<field>.value`` of what is given."""
    sets: Mapping[str, int] | None = None
    """The settings that it sets, by field; None: the parameter's own field becomes what is given."""


@dataclass(frozen=True)
class Parameter:
    """One parameter of ``/<game> new``."""

    name: str
    """As people see it."""
    field: str = ""
    """The setting it is about, whose words describe it (``setting-<field>.about``); empty: the same name."""
    values: tuple[Value, ...] = ()
    """What may be chosen; none: it is a switch or a number, as its field is."""
    default: int | str | None = None
    """What is given if nothing is; None: the field's own default."""
    least: int | None = None
    """The least number (None: any)."""
    most: int | None = None
    """The greatest number (None: any)."""
    switch: bool = False
    """A number that people turn on (1) and off (0)."""
    needs: str = ""
    """A setting without which this one means nothing, and keeps its field's default; empty: none."""

    @property
    def setting(self) -> str:
        """The field it is about."""
        return self.field or self.name

    def sets(self, given: int | str) -> dict[str, Any]:
        """What a value sets, by field; one that is not offered sets what the default would.

        >>> Parameter("pace", values=paces(calm={"turn": 60}, live={"turn": 5}), default="calm").sets("live")
        {'turn': 5}
        >>> Parameter("leavers_retire", field="leaver_mode", switch=True).sets(True)
        {'leaver_mode': 1}
        """
        if not self.values:
            return {self.setting: int(given) if self.switch else given}
        found = next((value for value in self.values if value.given == given), None)
        if found is None:
            known = next((value for value in self.values if value.given == self.default), None)
            return {} if known is None else self._set_by(known)
        return self._set_by(found)

    def _set_by(self, value: Value) -> dict[str, Any]:
        return {self.setting: value.given} if value.sets is None else dict(value.sets)


def paces(**clocks: Mapping[str, int]) -> tuple[Value, ...]:
    """Named sets of clocks (seconds by field) as values; their words are ``pace-<name>``."""
    return tuple(Value(name, f"pace-{name}", sets) for name, sets in clocks.items())


class Form:
    """The parameters in the order in which they are asked for, between the number of seats and the place."""

    def __init__(self, *parameters: Parameter, seats: int = 0, clock: str = "") -> None:
        self.parameters = parameters
        self.seats = seats
        """How many seats a table has unless told otherwise; 0: as many as the game allows."""
        self.clock = clock
        """The setting that is the table's own clock, in seconds; empty: hours are asked for."""

    def settings(self, kind: type[T], given: Mapping[str, Any]) -> T:
        """The settings that values, by parameter, lead to; what is not given is its parameter's default."""
        fields: dict[str, Any] = {}
        for parameter in self.parameters:
            value = given.get(parameter.name, parameter.default)
            if value is not None:
                fields.update(parameter.sets(value))
        made = kind(**fields)
        for parameter in self.parameters:
            if parameter.needs and not getattr(made, parameter.needs):
                fields.pop(parameter.setting, None)
        return kind(**fields)

    def clocks(self) -> tuple[str, ...]:
        """The settings that are clocks, in seconds, the table's own first; none if hours are asked for."""
        if not self.clock:
            return ()
        values = (value for parameter in self.parameters for value in parameter.values)
        paces = (value.sets for value in values if value.sets and self.clock in value.sets)
        return tuple(dict.fromkeys((self.clock, *(name for sets in paces for name in sets))))

    def default(self, kind: type[msgspec.Struct], parameter: Parameter) -> Any:
        """What a parameter is if it is not given: a switch's truth, a number, or a value's ``given``."""
        if parameter.default is not None:
            return parameter.default
        value = getattr(kind(), parameter.setting)
        return bool(value) if parameter.switch else value
