"""What games of Suburb by the computer player come to (5.5 of the ledger)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from random import Random
from statistics import median
from typing import Any

import pytest

from engines.core.ask import Ask, Option
from engines.core.chance import Chance
from engines.core.event import Event
from engines.core.run import Hand, bare
from engines.core.spec import Context
from engines.suburb import SPEC
from engines.suburb.cards import HOUSES, House
from engines.suburb.events import Jailed
from engines.suburb.facts import ABILITY, KIND
from engines.suburb.state import Settings, State
from engines.suburb.steady import choose
from host.simulation import seed_of

GAMES = 50
SEATS = (3, 4, 5, 6)


class Listening(Context[State]):
    """It counts stays in prison, and nobody gives gifts."""

    __slots__ = ("stays",)
    optional = False

    def __init__(self, state: State, chance: Chance) -> None:
        super().__init__(state, chance)
        self.stays = 0

    def tell(self, event: Event, *seats: int) -> None:
        """Nothing else is kept."""
        self.stays += isinstance(event, Jailed)


@dataclass
class Played:
    """What some games came to."""

    rounds: list[int] = field(default_factory=list)
    stays: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    first: int = 0
    """Games that the first player won."""
    sat: Counter[House] = field(default_factory=Counter)
    """Games by player card; ``won``: of the winners."""
    won: Counter[House] = field(default_factory=Counter)

    def rate(self, kind: str) -> float:
        """Games won by player cards of a class, a card."""
        sat = sum(count for house, count in self.sat.items() if KIND[house] == kind)
        return sum(count for house, count in self.won.items() if KIND[house] == kind) / sat


@cache
def played(seats: int) -> Played:
    """Games by the computer player alone."""
    found = Played()
    for number in range(GAMES):
        g = Listening(SPEC.new(seats, Settings()), Chance(seed_of(seats, number)))
        rng = Random(number)

        def hand(ask: Ask[Any], g: Context[State] = g, rng: Random = rng) -> Option:
            return choose(SPEC.view(g.s, ask.seat), ask, None, rng)

        hands: list[Hand] = [hand] * seats
        bare(SPEC, g, hands)
        s = g.s
        found.rounds.append(s.round)
        found.stays += g.stays
        found.endings[s.ending] += 1
        found.first += s.winner == s.first
        found.sat.update(player.house for player in s.players)
        found.won[s.players[s.winner].house] += 1
    return found


@cache
def everything() -> Played:
    """The games of all numbers of players."""
    whole = Played()
    for one in map(played, SEATS):
        whole.endings += one.endings
        whole.sat += one.sat
        whole.won += one.won
    return whole


@pytest.mark.parametrize("seats", SEATS)
def test_games_come_out_as_they_should(seats: int) -> None:
    """Broad on purpose: they tell a broken rule or player from a sound one."""
    found = played(seats)
    tenth = sorted(found.rounds)[GAMES // 10]
    last_tenth = sorted(found.rounds)[-1 - GAMES // 10]
    assert 15 <= median(found.rounds) <= 22
    assert 11 <= tenth < last_tenth <= 27
    assert max(found.rounds) < 60
    assert 0.5 <= found.stays / GAMES <= 3.5
    assert abs(found.first / GAMES - 1 / seats) < 0.25


def test_both_goals_win() -> None:
    endings = everything().endings
    games = GAMES * len(SEATS)
    assert 0.3 <= endings["points"] / games <= 0.7
    assert 0.3 <= endings["money"] / games <= 0.7
    assert endings["last"] / games <= 0.03
    assert endings.total() == games


def test_both_classes_win() -> None:
    whole = everything()
    upper, gangster = whole.rate("upper"), whole.rate("gangster")
    assert 0.4 <= upper / (upper + gangster) <= 0.6


def test_every_player_card_is_played_and_wins() -> None:
    whole = everything()
    for house, one in HOUSES.items():
        share = whole.won[house] / whole.sat[house] / whole.rate(one.kind)
        assert whole.sat[house] > GAMES
        assert 0.5 <= share <= 1.6, ABILITY[house]
