"""Whole games of Le Pro, watched answer by answer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

from engines.core.ask import Ask, Option
from engines.core.event import Event
from engines.core.stored import pack, read_state
from engines.core.table import Moved, Table
from engines.lepro import SPEC
from engines.lepro.cards import Card
from engines.lepro.moves import Rob
from engines.lepro.state import Settings, State
from engines.players.random import choose

from .kit import cards_of

#: Games of all sizes, with each option in some: by number of players and options.
GAMES = (
    (2, Settings()),
    (2, Settings(short_game=True, strict_claims=True)),
    (3, Settings()),
    (3, Settings(leaver_mode=1)),
    (4, Settings(strict_claims=True)),
    (4, Settings(round_limit=9)),
    (5, Settings(short_game=True)),
    (6, Settings(leaver_mode=1)),
    (6, Settings()),
)


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
    """A game by random answers; with ``leaver_mode`` somebody retires on the way."""

    seats: int
    options: Settings
    seed: bytes
    start: Moved
    steps: list[Step] = field(default_factory=list)


def copy(state: State) -> State:
    """A state of its own."""
    return read_state(SPEC, pack(state))


@cache
def play(number: int) -> Play:
    """One of the games."""
    seats, options = GAMES[number]
    rng, seed = Random(number), bytes([number]) * 32
    live, opening = Table.start(SPEC, seats, options, seed)
    game = Play(seats, options, seed, opening)
    before = copy(live.g.s)
    while live.outcome is None:
        assert len(game.steps) < 5_000, "this game does not end"
        (seat,) = live.awaited
        ask = live.asks[seat]
        choice = Rob() if Rob() in ask.options and number % 2 else choose(ask, rng)
        moved = live.answer(seat, choice)
        after = copy(live.g.s)
        game.steps.append(Step(before, ask, choice, moved, after, dict(live.asks)))
        before = after
        if options.leaver_mode and len(game.steps) == 90 and live.outcome is None:
            live.retire(rng.randrange(seats))
    return game


def steps() -> Iterator[Step]:
    """Every answer of every game."""
    for number in range(len(GAMES)):
        yield from play(number).steps


def places(s: State) -> list[Card]:
    """Every card, wherever it lies."""
    lists = [*s.draws.values(), *s.used.values(), s.gone, s.hats.values(), s.pair, s.playing]
    lists += map(cards_of, s.players)
    return [card for cards in lists for card in cards] + [card for card in (s.looked,) if card is not None]
