"""Whole games, watched answer by answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, TypeVar

import msgspec

from engines.core.ask import Ask, Option
from engines.core.event import Event
from engines.core.spec import GameSpec
from engines.core.stored import pack, read_state
from engines.core.table import Moved, Table

S = TypeVar("S")
#: ``pick(state, ask, rng)``: an answer.
Picker = Callable[[S, Ask[Any], Random], Option]


@dataclass
class Step(Generic[S]):
    """One answer: what was asked, what it led to."""

    before: S
    ask: Ask[Any]
    choice: Option
    moved: Moved
    after: S
    asks: dict[int, Ask[Any]]
    """What is asked next."""

    @property
    def seat(self) -> int:
        """Who answered."""
        return self.ask.seat

    @property
    def events(self) -> list[Event]:
        """What it brought."""
        return [told.event for told in self.moved.events]


@dataclass
class Play(Generic[S]):
    """A whole game."""

    seats: int
    settings: Any
    seed: bytes
    start: Moved
    first: S
    """The state at the first ask."""
    steps: list[Step[S]] = field(default_factory=list)

    @property
    def events(self) -> list[Event]:
        """All that was told, in its order."""
        return [
            told.event
            for moved in (self.start, *(step.moved for step in self.steps))
            for told in moved.events
        ]


def copy(spec: GameSpec[S], state: S) -> S:
    """A state of its own with the same content."""
    return read_state(spec, pack(state))


def goes_the_same_way(again: Table[S], live: Table[S], answers: Iterable[tuple[int, Option]]) -> None:
    """A new game with the dice of another becomes the same one by the same ``answers``, each of a seat."""
    for seat, choice in answers:
        again.answer(seat, choice)
    assert again.g.s == live.g.s
    assert again.crc() == live.crc()
    assert again.outcome == live.outcome


def first_awaited(live: Table[Any], rng: Random) -> int:
    """The seat that answers next: the first of those that must."""
    return live.awaited[0]


def walked(
    spec: GameSpec[S],
    seats: int,
    settings: msgspec.Struct,
    *,
    seed: bytes,
    rng: Random,
    pick: Picker[S],
    seat: Callable[[Table[Any], Random], int] = first_awaited,
    retire_after: int | None = None,
    limit: int = 5_000,
) -> Play[S]:
    """A game from its first ask to its end, which must come within ``limit`` answers.

    ``seat`` says who answers next; after ``retire_after`` answers somebody leaves for good.
    """
    live, opening = Table.start(spec, seats, settings, seed)
    before = copy(spec, live.g.s)
    game = Play(seats, settings, seed, opening, before)
    while live.outcome is None:
        assert len(game.steps) < limit, "this game does not end"
        ask = live.asks[seat(live, rng)]
        choice = pick(live.g.s, ask, rng)
        moved = live.answer(ask.seat, choice)
        after = copy(spec, live.g.s)
        game.steps.append(Step(before, ask, choice, moved, after, dict(live.asks)))
        before = after
        if len(game.steps) == retire_after and live.outcome is None:
            live.retire(rng.randrange(seats))
    return game
