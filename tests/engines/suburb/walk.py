"""Whole games of Suburb, watched answer by answer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any
from unittest.mock import patch

from engines.core.ask import Ask, Option
from engines.core.event import Event
from engines.core.stored import pack, read_state
from engines.core.table import Moved, Table
from engines.players.random import choose
from engines.suburb import SPEC
from engines.suburb.figures import START_CASH
from engines.suburb.options import Bid, Give, NoBlock, Target
from engines.suburb.state import Settings, State

#: Games of all sizes, with each option in some: by number of players and options.
GAMES = (
    *((seats, Settings()) for seats in (3, 4, 5, 6)),
    (3, Settings(advanced_defence=True)),
    (4, Settings(advanced_defence=True, forgotten_income=True)),
    (5, Settings(forgotten_income=True, random_cards=True)),
    (6, Settings(alliances=False)),
    (3, Settings(alliances=False, random_cards=True)),
    (4, Settings(leaver_mode=1)),
    (6, Settings(leaver_mode=1, advanced_defence=True)),
    *((3 + at % 4, Settings(alliances=at % 2 == 0, advanced_defence=at % 3 == 0)) for at in range(16)),
)
#: The last games are played on a poor street, by people who give and bid whatever they can.
POOR = 16
POOR_CASH = {"upper": 350, "gangster": 200}


@dataclass
class Step:
    """One answer: what was asked, what it led to."""

    before: State
    seat: int
    ask: Ask[Any]
    choice: Option
    moved: Moved
    after: State
    asks: dict[int, Ask[Any]]

    @property
    def events(self) -> list[Event]:
        """What it brought."""
        return [told.event for told in self.moved.events]


@dataclass
class Play:
    """A game by random answers; with ``leaver_mode`` somebody is closed out on the way."""

    seats: int
    options: Settings
    seed: bytes
    start: Moved
    steps: list[Step] = field(default_factory=list)

    @property
    def events(self) -> Iterator[Event]:
        """All that was told, in its order."""
        yield from (told.event for told in self.start.events)
        for step in self.steps:
            yield from step.events


def copy(state: State) -> State:
    """A state of its own."""
    return read_state(SPEC, pack(state))


def _picked(ask: Ask[Any], rng: Random, poor: bool) -> Option:
    options = ask.options
    if not poor and rng.random() < 0.9:
        options = tuple(each for each in options if not isinstance(each, Give | NoBlock)) or options
    if poor and rng.random() < 0.4:
        options = tuple(each for each in options if isinstance(each, Give | Bid | Target)) or options
    return choose(Ask(ask.seat, ask.kind, options=options), rng)


@cache
def play(number: int) -> Play:
    """One of the games."""
    poor = number >= len(GAMES) - POOR
    with patch.dict(START_CASH, POOR_CASH if poor else {}):
        return _played(number, poor)


def _played(number: int, poor: bool) -> Play:
    seats, options = GAMES[number]
    rng, seed = Random(number), bytes([number]) * 32
    live, opening = Table.start(SPEC, seats, options, seed)
    game = Play(seats, options, seed, opening)
    before = copy(live.g.s)
    while live.outcome is None:
        assert len(game.steps) < 4_000, "this game does not end"
        seat = rng.choice(sorted(live.asks)) if rng.random() < 0.1 else live.awaited[0]
        ask = live.asks[seat]
        choice = _picked(ask, rng, poor)
        moved = live.answer(seat, choice)
        after = copy(live.g.s)
        game.steps.append(Step(before, seat, ask, choice, moved, after, dict(live.asks)))
        before = after
        if options.leaver_mode and len(game.steps) == 40 and live.outcome is None:
            live.retire(rng.randrange(seats))
    return game


def games() -> Iterator[Play]:
    """All games."""
    for number in range(len(GAMES)):
        yield play(number)


def steps() -> Iterator[Step]:
    """Every answer of every game."""
    for game in games():
        yield from game.steps
