"""Whole games watched answer by answer, counted from their events alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any

import msgspec

from engines.core.ask import Ask, Option
from engines.core.table import Moved, Table
from engines.fixer.events import Captured, Dealt, Kept
from engines.fixer.options import Put
from engines.fixer.state import Settings, State
from engines.fixer.view import FixerView, view
from engines.players.random import choose

from .kit import begin


@dataclass
class Round:
    """What happened in one round, by its events and answers."""

    number: int
    plays: Counter[int] = field(default_factory=Counter)
    keeps: Counter[int] = field(default_factory=Counter)
    conflicts: list[Captured] = field(default_factory=list)

    @property
    def critical(self) -> int:
        """Critical victories so far."""
        return sum(event.critical for event in self.conflicts)

    @property
    def shown(self) -> list[str]:
        """The cards captured by replies that won critically."""
        return [event.losing for event in self.conflicts if event.critical and not event.lead]


@dataclass
class Run:
    """A game at one moment: after an answer, and what it was before."""

    live: Table[State]
    moved: Moved
    seed: int
    rng: Random
    rounds: list[Round] = field(default_factory=list)
    answers: list[tuple[int, Option]] = field(default_factory=list)
    before: State | None = None
    """The state before the latest answer."""
    ask: Ask[Any] | None = None
    """What was asked then."""

    @cached_property
    def seen(self) -> list[FixerView]:
        """The views of all seats now, by seat."""
        return [view(self.s, seat) for seat in range(self.s.seats)]

    @property
    def s(self) -> State:
        """The state."""
        return self.live.g.s

    @property
    def now(self) -> Round:
        """The round under way, or the last."""
        return self.rounds[-1]

    @property
    def choice(self) -> Option | None:
        """The latest answer."""
        return self.answers[-1][1] if self.answers else None

    def note(self, seat: int | None = None, choice: Option | None = None) -> None:
        """Counts the latest answer and its events."""
        vars(self).pop("seen", None)
        if isinstance(choice, Put) and seat is not None:
            self.now.plays[seat] += 1
        for told in self.moved.events:
            match told.event:
                case Dealt(round=number):
                    self.rounds.append(Round(number))
                case Captured() as captured:
                    self.now.conflicts.append(captured)
                case Kept(seat=keeper):
                    self.now.keeps[keeper] += 1


def copy(state: State) -> State:
    """A state of its own with the same content."""
    return msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=State)


def walk(seats: int, options: Settings, seed: int, tape: bytes = b"") -> Iterator[Run]:
    """A game from its first ask to its end, given after the start and after every answer.

    ``tape`` picks the seat and the option of the first answers, chance the rest.
    """
    live, opening = begin(seats, options, seed)
    run = Run(live, opening, seed, Random(seed))
    run.note()
    picks = iter(tape)
    yield run
    while live.outcome is None:
        seat = live.awaited[next(picks, run.rng.randrange(256)) % len(live.awaited)]
        ask = live.asks[seat]
        pick = next(picks, None)
        choice = choose(ask, run.rng)
        if pick is not None and ask.kind != "exchange":
            choice = ask.options[pick % len(ask.options)]
        run.before, run.ask = copy(live.g.s), ask
        run.answers.append((seat, choice))
        run.moved = live.answer(seat, choice)
        run.note(seat, choice)
        yield run
