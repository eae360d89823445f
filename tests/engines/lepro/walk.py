"""Whole games of Le Pro, watched answer by answer."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from engines.core.ask import Ask, Option
from engines.lepro import SPEC
from engines.lepro.cards import Card
from engines.lepro.options import Rob
from engines.lepro.state import Settings, State
from engines.players.random import choose
from tests.engines.kit.walking import Play, Step, walked

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


def _bold(s: State, ask: Ask[Any], rng: Random) -> Option:
    """Whoever can rob does."""
    return Rob() if Rob() in ask.options else choose(ask, rng)


def _any(s: State, ask: Ask[Any], rng: Random) -> Option:
    return choose(ask, rng)


@cache
def play(number: int) -> Play[State]:
    """One of the games; with ``leaver_mode`` somebody retires on the way."""
    seats, settings = GAMES[number]
    return walked(
        SPEC,
        seats,
        settings,
        seed=bytes([number]) * 32,
        rng=Random(number),
        pick=_bold if number % 2 else _any,
        retire_after=90 if settings.leaver_mode else None,
    )


def steps() -> Iterator[Step[State]]:
    """Every answer of every game."""
    for number in range(len(GAMES)):
        yield from play(number).steps


def places(s: State) -> list[Card]:
    """Every card, wherever it lies."""
    lists = [*s.draws.values(), *s.used.values(), s.gone, s.hats.values(), s.pair, s.playing]
    lists += map(cards_of, s.players)
    return [card for cards in lists for card in cards] + [card for card in (s.looked,) if card is not None]
