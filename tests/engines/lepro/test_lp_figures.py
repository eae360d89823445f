"""What games of Le Pro by the computer player come to (section 6 of the ledger)."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from statistics import median
from typing import Any

import pytest

from engines.core.ask import Ask, Option
from engines.core.chance import Chance
from engines.core.chooser import Chooser
from engines.core.event import Event
from engines.core.spec import Context
from engines.lepro import SPEC
from engines.lepro.events import Announced
from engines.lepro.options import Rob
from engines.lepro.state import Settings, State
from engines.lepro.steady import choose
from host.simulation import seed_of
from tests.engines.kit.computer import play_out


@dataclass
class Played:
    """What some games came to."""

    announced: float
    turns: float
    longest: int
    eliminated: float
    """By player."""
    by_buyer: float
    first: float
    """Games that the first player won."""


def played(seats: int, games: int, chooser: Chooser = choose) -> Played:
    """Games by the computer player alone."""
    rounds: list[int] = []
    turns: list[int] = []
    out = by_buyer = first = 0
    for number in range(games):
        g = Listening(SPEC.new(seats, Settings()), Chance(seed_of(seats, number)))
        play_out(SPEC, g, seats, chooser, Random(number))
        end = SPEC.outcome(g.s)
        assert end is not None
        rounds += g.rounds[:1]
        turns.append(g.s.turns)
        out += sum(bool(player.fallen) for player in g.s.players)
        by_buyer += g.s.players[end.winners[0]].buyer
        first += end.winners[0] == g.s.first
    return Played(
        median(rounds), median(turns), max(turns), out / seats / games, by_buyer / games, first / games
    )


class Listening(Context[State]):
    """It remembers in which rounds somebody announced."""

    __slots__ = ("rounds",)

    def __init__(self, state: State, chance: Chance) -> None:
        super().__init__(state, chance)
        self.rounds: list[int] = []

    def tell(self, event: Event, *seats: int) -> None:
        """Nothing else is kept."""
        if isinstance(event, Announced):
            self.rounds.append(self.s.round)


#: Rounds of the first announcement, least and most, by number of players: the targets, widened by chance.
ROUNDS = {2: (37, 57), 3: (31, 47), 4: (22, 40), 5: (22, 36), 6: (19, 33)}


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_games_come_out_as_they_should(seats: int) -> None:
    """Broad on purpose: they tell a broken rule or player from a sound one."""
    games = 60
    found = played(seats, games)
    least, most = ROUNDS[seats]
    assert least <= found.announced <= most
    assert found.longest < 400
    assert found.eliminated < 0.03
    assert found.by_buyer >= 0.85
    assert abs(found.first - 1 / seats) < 0.2
    if seats == 4:
        assert 110 <= found.turns <= 165


def test_reckless_robbers() -> None:
    def reckless(view: Any, ask: Ask[Any], worlds: Any, rng: Random) -> Option:
        return Rob() if ask.kind == "robbery" else choose(view, ask, worlds, rng)

    assert 0 < played(2, 60, reckless).eliminated < 0.1
