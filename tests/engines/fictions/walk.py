"""Whole games watched answer by answer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

from engines.core.ask import CLOCK, ELAPSED, Ask, Option
from engines.core.event import Event
from engines.core.table import Moved
from engines.fictions import SPEC
from engines.fictions.options import Act, ActNow, EndTurn, Quiet, Rally, Skip
from engines.fictions.state import Settings, State
from engines.players.random import choose
from tests.engines.kit.walking import copy

from .live import E, Live

#: Answers after which a game has gone on for too long.
ENDLESS = 6_000


@dataclass
class Run:
    """A game at one moment: after an answer, and what it was before."""

    live: Live
    moved: Moved
    seed: int
    rng: Random
    answers: list[tuple[int, Option]] = field(default_factory=list)
    before: State | None = None
    """The state before the latest answer."""
    ask: Ask[Any] | None = None
    """What was asked then."""
    memory: dict[str, Any] = field(default_factory=dict)
    """What a check remembers of earlier moments."""

    @property
    def s(self) -> State:
        """The state."""
        return self.live.g.s

    @property
    def choice(self) -> Option | None:
        """The latest answer."""
        return self.answers[-1][1] if self.answers else None

    @property
    def choice_of(self) -> int | None:
        """Whose it was."""
        return self.answers[-1][0] if self.answers else None

    @property
    def events(self) -> list[Event]:
        """What the latest answer brought."""
        return [told.event for told in self.moved.events]

    def told(self, kind: type[E]) -> list[E]:
        """Events of one kind that it brought."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def on(self) -> bool:
        """Whether a Scenario lies on the table."""
        return bool(self.s.scene.key) and self.s.phase not in ("choose", "setup", "shop", "over")


def lively(ask: Ask[Any], rng: Random) -> Option:
    """Any answer, but seldom one that does nothing or rallies; an Attempt more often than not."""
    options = ask.options
    if rng.random() < 0.9:
        options = tuple(each for each in options if not isinstance(each, Rally | EndTurn | Skip)) or options
    acts = tuple(each for each in options if isinstance(each, Act | ActNow))
    if acts and rng.random() < 0.5:
        options = acts
    if any(isinstance(each, Quiet) for each in options):
        options = tuple(each for each in options if getattr(each, "until", "now") in ("now", "again"))
    return choose(msgspec.structs.replace(ask, options=options), rng)


def walk(players: int, options: Settings, seed: int, wild: float = 0.3) -> Iterator[Run]:
    """A game from its first ask to its end, given after the start and after every answer.

    ``wild`` is how often somebody who need not answer does, the clock included.
    """
    rng = Random(seed)
    live, opening = Live.start(SPEC, players, options, seed.to_bytes(32, "big"))
    assert isinstance(live, Live)
    live.heard = []
    run = Run(live, opening, seed, rng)
    yield run
    while live.outcome is None:
        assert len(run.answers) < ENDLESS, "this game does not end"
        seats = sorted(live.asks) if rng.random() < wild else list(live.awaited)
        seat = rng.choice(seats)
        ask = live.asks[seat]
        choice: Option = ELAPSED if seat == CLOCK else lively(ask, rng)
        run.before, run.ask = copy(SPEC, live.g.s), ask
        run.answers.append((seat, choice))
        run.moved = live.answer(seat, choice)
        yield run
