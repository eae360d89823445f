"""Whole games of Fame & Fable by players who like to fight, watched answer by answer."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from engines.core.ask import Ask, Option
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
from tests.engines.kit.walking import Play, Step, walked

#: How likely an option of a kind is taken, where others of other kinds are there too.
LIKELY: dict[type[Option], float] = {
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
    kinds: dict[type[Option], list[Any]] = {}
    for option in [option for option in ask.options if not hopeless(s, ask.seat, option)] or ask.options:
        kinds.setdefault(type(option), []).append(option)
    (kind,) = rng.choices(list(kinds), [LIKELY.get(kind, 10) for kind in kinds])
    return choose(Ask(ask.seat, ask.kind, options=tuple(kinds[kind])), rng)


@cache
def play(number: int) -> Play[State]:
    """One of the games."""
    return through(*GAMES[number], seed=number + 1)


def through(seats: int, options: Settings, *, seed: int) -> Play[State]:
    """A game to its end; with ``leaver_mode`` somebody leaves for good on the way."""
    return walked(
        SPEC,
        seats,
        options,
        seed=seed.to_bytes(2, "big") * 16,
        rng=Random(seed),
        pick=keen,
        seat=lambda live, rng: rng.choice(live.awaited),
        retire_after=90 if options.leaver_mode else None,
    )


def plays() -> Iterator[Play[State]]:
    """All games."""
    return map(play, range(len(GAMES)))


def steps() -> Iterator[Step[State]]:
    """Every answer of every game."""
    for game in plays():
        yield from game.steps
