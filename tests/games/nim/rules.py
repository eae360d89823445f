"""Take biscuits from one plate; the last biscuit wins, or loses. Nothing is drawn and nothing is hidden."""

from __future__ import annotations

from typing import NewType

import msgspec

from engines.core.ask import Ask, Option, Steps, one
from engines.core.event import Event
from engines.core.form import Form, Parameter
from engines.core.spec import Context, Moment, Outcome
from engines.core.words import Seat

Plate = NewType("Plate", str)
#: Plates in the order in which they stand, and the biscuits on each at the start.
PLATES = {Plate("A"): 3, Plate("B"): 5, Plate("C"): 7, Plate("D"): 9, Plate("E"): 11}


class Settings(msgspec.Struct, frozen=True):
    """What may be set before a table opens."""

    plates: int = 3
    """How many plates are laid, 2 to 5."""
    last_loses: bool = False
    """Whoever takes the last biscuit loses, instead of winning."""


FORM = Form(Parameter("plates", least=2, most=len(PLATES)), Parameter("last_loses"))


class Take(Option, frozen=True):
    """So many biscuits from one plate."""

    plate: Plate
    count: int


class Took(Event, frozen=True):
    """A seat took biscuits."""

    seat: Seat
    plate: Plate
    count: int
    left: int
    """What is left on that plate."""


class State(msgspec.Struct):
    """A tea table."""

    settings: Settings
    biscuits: dict[Plate, int]
    turn: int = 0
    """Counts up; seat 0 begins."""
    last: Took | None = None


def new(seats: int, settings: Settings) -> State:
    """The table as it is laid."""
    laid = list(PLATES.items())[: settings.plates]
    return State(settings, dict(laid))


def step(g: Context[State]) -> Steps | None:
    """One turn."""
    s = g.s
    return turn(g, s.turn % 2) if any(s.biscuits.values()) else None


def turn(g: Context[State], seat: int) -> Steps:
    """A seat takes biscuits from one plate."""
    s = g.s
    options = tuple(
        Take(plate, count) for plate, lying in s.biscuits.items() for count in range(1, lying + 1)
    )
    take: Take = yield from one(Ask(seat, "take", options=options, default=options[0], basis=s.turn))
    s.biscuits[take.plate] -= take.count
    s.last = Took(seat, take.plate, take.count, left=s.biscuits[take.plate])
    s.turn += 1
    g.tell(s.last)


def moment(s: State) -> Moment:
    """One round; a turn for each take."""
    return Moment(1, s.turn, s.turn % 2)


def winner(s: State) -> int | None:
    """The seat that has won; None while biscuits lie there."""
    if any(s.biscuits.values()):
        return None
    return s.turn % 2 if s.settings.last_loses else (s.turn - 1) % 2


def outcome(s: State) -> Outcome | None:
    """The winner has the one point there is."""
    won = winner(s)
    if won is None:
        return None
    return Outcome((won,), (int(won == 0), int(won == 1)), "loses" if s.settings.last_loses else "wins")
