"""A table whose dice fall as written, and that remembers what it told."""

from __future__ import annotations

from typing import Any, TypeVar

import pytest

from engines.core.ask import Ask, Option
from engines.core.chance import Chance
from engines.core.event import Event
from engines.core.table import Moved, NotAsked, Refused, Table
from engines.fictions.glossary import RED_FACES, WHITE_FACES
from engines.fictions.state import State
from tests.engines.kit.chance import SEED

E = TypeVar("E", bound=Event)


class Loaded(Chance):
    """Chance whose dice fall as written: ``"L 3 C 1 warning"``, in the order in which they are rolled.

    Dice that nobody wrote down are an error; shuffles go on by the seed.
    """

    def __init__(self, faces: str = "", seed: bytes = SEED) -> None:
        super().__init__(seed)
        self.faces = faces.split()

    def below(self, size: int, purpose: str) -> int:
        """The next face of the script."""
        if purpose not in ("white die", "red die"):
            return super().below(size, purpose)
        assert self.faces, f"no face is written for this {purpose}"
        of = WHITE_FACES if purpose == "white die" else RED_FACES
        self.word()
        return of.index(self.faces.pop(0))


class Live(Table[State]):
    """A table that remembers all it told, and whose dice can be loaded."""

    heard: list[Event]

    def answer(self, seat: int, choice: Option, ask: int | None = None, by: str = "person") -> Moved:
        """Take one answer."""
        moved = super().answer(seat, choice, ask, by)
        self.heard += [told.event for told in moved.events]
        return moved

    @property
    def s(self) -> State:
        """The state."""
        return self.g.s

    def load(self, faces: str) -> None:
        """The next dice fall so."""
        assert isinstance(self.g.chance, Loaded)
        assert not self.g.chance.faces, "dice of before were not rolled"
        self.g.chance.faces = faces.split()

    def all_rolled(self) -> None:
        """Every face written down was rolled."""
        assert isinstance(self.g.chance, Loaded)
        assert not self.g.chance.faces

    def told(self, kind: type[E]) -> list[E]:
        """The events of one kind so far."""
        return [event for event in self.heard if isinstance(event, kind)]

    def ask(self, seat: int, kind: str | None = None) -> Ask[Any]:
        """What a seat is asked, which is of this kind."""
        ask = self.asks[seat]
        assert kind is None or ask.kind == kind, ask.kind
        return ask

    def options(self, seat: int, kind: type[Option]) -> list[Any]:
        """The options of one type that a seat has now."""
        asked = self.asks.get(seat)
        return [option for option in asked.options if type(option) is kind] if asked else []

    def refused(self, seat: int, choice: Option) -> None:
        """The choice is refused, and nothing changes by it."""
        before = (self.crc(), self.n, dict(self.ids))
        with pytest.raises((Refused, NotAsked)):
            self.answer(seat, choice)
        assert (self.crc(), self.n, dict(self.ids)) == before

    def silent(self, seat: int | None = None) -> Moved:
        """Somebody's time is up: the default is given for a seat, or for the first that is awaited."""
        seat = self.awaited[0] if seat is None else seat
        return self.answer(seat, self.default(seat), by="clock")
