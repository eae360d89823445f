"""Whole games of Fame & Fable by players who like to fight, watched answer by answer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

from engines.core.ask import CLOCK, Ask, Option
from engines.core.event import Event
from engines.core.stored import pack, read_state
from engines.core.table import Moved, Table
from engines.fable import SPEC
from engines.fable.cards import FIGURES
from engines.fable.options import (
    Attack,
    Call,
    CallLegend,
    CallMonster,
    Decline,
    Deploy,
    Discard,
    EndDay,
    EnterFirst,
    Hit,
    Nothing,
    PassTurn,
    Recruit,
    Resolve,
    Score,
    ScoreNone,
    UseItem,
    UseTrait,
)
from engines.fable.printed import FAME
from engines.fable.state import Settings, State
from engines.players.random import choose

#: How likely an option of a kind is taken, where others of other kinds are there too.
LIKELY = {
    **{EndDay: 1, Discard: 0.3, Resolve: 1, Nothing: 3, Decline: 6, PassTurn: 1, ScoreNone: 1, Score: 20},
    **{Attack: 60, Hit: 80, UseItem: 8, UseTrait: 30, Deploy: 60, Recruit: 25, Call: 25, CallMonster: 15},
    **{CallLegend: 15, EnterFirst: 1},
}
#: Games of all sizes, with each option in some: by number of players and options.
GAMES = (
    (1, Settings(short_game=True, solo_level=0)),
    (1, Settings(solo_level=0)),
    (2, Settings(moon_deck=True)),
    (2, Settings(short_game=True, moon_deck=True, legend_spaces=2)),
    (3, Settings(short_game=True, moon_deck=True)),
    (3, Settings(short_game=True, leaver_mode=1)),
    (3, Settings(short_game=True, legend_spaces=2)),
    (4, Settings(short_game=True, new_market=False)),
    (4, Settings(short_game=True, moon_deck=True, legend_spaces=1)),
)


def strength(s: State, seat: int) -> int:
    """What a seat's ready allies make together."""
    return sum(FIGURES[ally.card].attack for ally in s.players[seat].deployed if ally.ready)


def hopeless(s: State, seat: int, option: Any) -> bool:
    """A foe that is too strong by far."""
    arm = strength(s, seat)
    if isinstance(option, Call):
        return FAME[option.foe] > arm
    return arm < {CallMonster: 5, CallLegend: 13}.get(type(option), 0)


def keen(s: State, ask: Ask[Any], rng: Random) -> Option:
    """An option, by its kind as likely as :data:`LIKELY` says."""
    kinds: dict[type, list[Any]] = {}
    for option in ask.options:
        if len(ask.options) == 1 or not hopeless(s, ask.seat, option):
            kinds.setdefault(type(option), []).append(option)
    (kind,) = rng.choices(list(kinds), [LIKELY.get(kind, 10) for kind in kinds])
    return choose(Ask(ask.seat, ask.kind, options=tuple(kinds[kind])), rng)


@dataclass
class Step:
    """One answer: what was asked, what it led to."""

    before: State
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
    """A game; with ``leaver_mode`` somebody leaves for good on the way."""

    seats: int
    options: Settings
    start: Moved
    first: State
    steps: list[Step] = field(default_factory=list)

    @property
    def events(self) -> list[Event]:
        """All that was told, in order."""
        return [
            told.event
            for moved in (self.start, *(step.moved for step in self.steps))
            for told in moved.events
        ]


def copy(state: State) -> State:
    """A state of its own."""
    return read_state(SPEC, pack(state))


def through(seats: int, options: Settings, seed: int) -> Play:
    """A game to its end."""
    rng = Random(seed)
    live, opening = Table.start(SPEC, seats, options, seed.to_bytes(2, "big") * 16)
    game = Play(seats, options, opening, copy(live.g.s))
    before = game.first
    while live.outcome is None:
        assert len(game.steps) < 5_000, "this game does not end"
        assert CLOCK not in live.asks
        seat = rng.choice(live.awaited)
        ask = live.asks[seat]
        choice = keen(live.g.s, ask, rng)
        moved = live.answer(seat, choice)
        after = copy(live.g.s)
        game.steps.append(Step(before, ask, choice, moved, after, dict(live.asks)))
        before = after
        if options.leaver_mode and len(game.steps) == 90:
            live.retire(rng.randrange(seats))
    return game


@cache
def play(number: int) -> Play:
    """One of the games."""
    seats, options = GAMES[number]
    return through(seats, options, number + 1)


def plays() -> Iterator[Play]:
    """All games."""
    return map(play, range(len(GAMES)))


def steps() -> Iterator[Step]:
    """Every answer of every game."""
    for game in plays():
        yield from game.steps
