"""Whole games of Suburb, watched answer by answer."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any
from unittest.mock import patch

from engines.core.ask import Ask, Option
from engines.core.table import Table
from engines.players.random import choose
from engines.suburb import SPEC
from engines.suburb.figures import NO_CAP, START_CASH
from engines.suburb.options import Bid, Give, NoBlock, Target
from engines.suburb.state import Settings, State
from tests.engines.kit.walking import Play, Step, walked


def _poor(at: int) -> Settings:
    """Settings of a game on the poor street: every other one with gifts, of which some are capped."""
    cap = (NO_CAP, 100, 0, 250)[at // 2 % 4]
    return Settings(alliances=at % 2 == 0, advanced_defence=at % 3 == 0, gift_cap=cap)


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
    *((3 + at % 4, _poor(at)) for at in range(16)),
)
#: The last games are played on a poor street, by people who give and bid whatever they can.
POOR = 16
POOR_CASH = {"upper": 350, "gangster": 200}


def _careful(s: State, ask: Ask[Any], rng: Random) -> Option:
    """Gifts are rare, and blocks are used."""
    return _among(ask, rng, [each for each in ask.options if not isinstance(each, Give | NoBlock)], often=0.9)


def _reckless(s: State, ask: Ask[Any], rng: Random) -> Option:
    """Many gifts and bids."""
    return _among(
        ask, rng, [each for each in ask.options if isinstance(each, Give | Bid | Target)], often=0.4
    )


def _among(ask: Ask[Any], rng: Random, liked: list[Option], *, often: float) -> Option:
    """One of the liked options, if there are any, so often; else one of all."""
    options = tuple(liked) if rng.random() < often and liked else ask.options
    return choose(Ask(ask.seat, ask.kind, options=options), rng)


def _next_seat(live: Table[Any], rng: Random) -> int:
    """Mostly whoever must answer, now and then anybody who may."""
    return rng.choice(sorted(live.asks)) if rng.random() < 0.1 else live.awaited[0]


@cache
def play(number: int) -> Play[State]:
    """One of the games; with ``leaver_mode`` somebody is closed out on the way."""
    poor = number >= len(GAMES) - POOR
    seats, settings = GAMES[number]
    with patch.dict(START_CASH, POOR_CASH if poor else {}):
        return walked(
            SPEC,
            seats,
            settings,
            seed=bytes([number]) * 32,
            rng=Random(number),
            pick=_reckless if poor else _careful,
            seat=_next_seat,
            retire_after=40 if settings.leaver_mode else None,
        )


def games() -> Iterator[Play[State]]:
    """All games."""
    for number in range(len(GAMES)):
        yield play(number)


def steps() -> Iterator[Step[State]]:
    """Every answer of every game."""
    for game in games():
        yield from game.steps
