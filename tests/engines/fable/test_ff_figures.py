"""What games of Fame & Fable by the computer player come to (section 7 of the ledger).

Samples are small and bounds wide on purpose: they tell a broken rule, card or player from a sound one.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cache, partial
from random import Random
from statistics import mean, median
from typing import Any

import pytest

from engines.core.ask import Ask, Option
from engines.core.chance import Chance
from engines.core.event import Event
from engines.core.run import Hand, bare
from engines.core.spec import Context
from engines.fable import SPEC
from engines.fable.state import Settings, State
from engines.fable.steady import choose
from engines.players.random import choose as choose_random
from host.simulation import seed_of

from .plain import Dawn, Defeated, Famed, ItemUsed, LegendBonus, MoonTaken, Scored, TraitUsed, Undefeated


@dataclass
class Played:
    """What some games came to."""

    turns: list[int] = field(default_factory=list)
    """By seat."""
    fame: dict[str, int] = field(default_factory=Counter)
    """By source: monsters, legends, contracts, other."""
    granted: list[int] = field(default_factory=list)
    margins: list[int] = field(default_factory=list)
    legends: list[int] = field(default_factory=list)
    moons: list[int] = field(default_factory=list)
    undefeated: int = 0
    bonuses: int = 0
    decided: int = 0
    """Games that the legend bonus decided."""
    places: dict[int, int] = field(default_factory=Counter)
    """Fame at the end, by the place in the order of play."""
    endings: dict[str, int] = field(default_factory=Counter)
    used: set[str] = field(default_factory=set)
    """Cards used or scored."""

    @property
    def pace(self) -> float:
        """Fame by seat and turn."""
        return sum(self.fame.values()) / sum(self.turns)

    def share(self, source: str) -> float:
        """Of all fame, what came from there."""
        return self.fame[source] / sum(self.fame.values())


class Listening(Context[State]):
    """It remembers what figures are made of."""

    __slots__ = ("heard",)

    def __init__(self, state: State, chance: Chance) -> None:
        super().__init__(state, chance)
        self.heard: list[Event] = []

    def tell(self, event: Event, *seats: int) -> None:
        """Nothing else is kept."""
        if isinstance(
            event,
            Dawn | Defeated | Famed | LegendBonus | MoonTaken | Undefeated | ItemUsed | Scored | TraitUsed,
        ):
            self.heard.append(event)


@cache
def played(seats: int, games: int, options: Settings) -> Played:
    """Games by the computer player alone."""
    found = Played()
    for number in range(games):
        g = Listening(SPEC.new(seats, options), Chance(seed_of(seats, number)))
        rng = Random(number)

        def hand(ask: Ask[Any], g: Context[State] = g, rng: Random = rng) -> Option:
            return choose(SPEC.view(g.s, ask.seat), ask, None, rng)

        hands: list[Hand] = [hand] * seats
        bare(SPEC, g, hands)
        count(found, g)
    return found


def count(found: Played, g: Listening) -> None:
    """Add a game that is over."""
    s = g.s
    end = SPEC.outcome(s)
    assert end is not None
    found.endings[end.kind] += 1
    turns: Counter[int] = Counter()
    legends = moons = 0
    for event in g.heard:
        if isinstance(event, Dawn):
            turns[event.seat] += 1
            found.granted.append(event.actions)
        elif isinstance(event, Defeated):
            legend = event.foe[0] == "L"
            legends += legend
            found.fame["legends" if legend else "monsters"] += event.fame
        elif isinstance(event, Famed) and event.why not in ("foe", "bonus"):
            found.fame["contracts" if event.why == "contracts" else "other"] += event.count
        elif isinstance(event, Undefeated):
            found.undefeated += len(event.foes)
        elif isinstance(event, MoonTaken):
            moons += 1
        elif isinstance(event, Scored):
            found.used.update(event.contracts)
        elif isinstance(event, TraitUsed):
            found.used.add(event.ally)
        elif isinstance(event, ItemUsed):
            found.used.add(event.item)
    found.turns += turns.values()
    found.legends.append(legends)
    found.moons.append(moons)
    fame = [player.fame for player in s.players]
    for seat, each in enumerate(fame):
        found.places[(seat - s.first) % s.seats] += each
    if s.seats > 1:
        first, second, *_ = sorted(fame, reverse=True)
        found.margins.append(first - second)
        found.bonuses += s.bonus >= 0
        plain = [each - 10 * (seat == s.bonus) for seat, each in enumerate(fame)]
        found.decided += plain.index(max(plain)) not in end.winners


FULL, SHORT = Settings(), Settings(short_game=True)
GAMES = {2: 8, 3: 6, 4: 10}
LEVEL_GAMES = 6
SHORT_GAMES = 20


@pytest.mark.parametrize("seats", GAMES)
def test_full_games_come_out_as_they_should(seats: int) -> None:
    found = played(seats, GAMES[seats], FULL)
    assert found.endings == {"champion": GAMES[seats]}
    assert 11 <= median(found.turns) <= 18
    assert sum(turns >= 30 for turns in found.turns) < 0.1 * len(found.turns)
    assert 5.5 <= found.pace <= 8.5
    assert 3.2 <= mean(found.granted) <= 3.95
    assert 4 <= median(found.margins) <= 30
    assert found.undefeated < 0.25 * sum(found.turns)
    assert mean(found.moons) >= 8
    least, most = {2: (2, 5), 3: (3, 7), 4: (4, 8)}[seats]
    assert least <= mean(found.legends) <= most


@pytest.mark.parametrize("seats", GAMES)
def test_fame_comes_from_where_it_should(seats: int) -> None:
    found = played(seats, GAMES[seats], FULL)
    assert 0.5 <= found.share("monsters") <= 0.75
    assert 0.12 <= found.share("legends") <= 0.35
    assert 0.1 <= found.share("contracts") <= 0.25
    assert abs(found.share("other")) < 0.05


@pytest.mark.rule("FF-171")
def test_the_legend_bonus_matters_and_does_not_decide_all() -> None:
    games = sum(GAMES.values())
    all_games = [played(seats, count, FULL) for seats, count in GAMES.items()]
    assert 0.35 * games <= sum(found.bonuses for found in all_games) <= 0.9 * games
    assert 1 <= sum(found.decided for found in all_games) <= 0.3 * games


@pytest.mark.parametrize("seats", GAMES)
def test_no_place_at_the_table_is_far_ahead(seats: int) -> None:
    """By fame, which tells of a place in few games what wins tell in many."""
    places = played(seats, GAMES[seats], FULL).places
    for place in range(seats):
        assert 0.75 <= places[place] * seats / sum(places.values()) <= 1.25


def test_every_kind_of_trait_item_and_contract_is_of_use() -> None:
    """Of those that turn up now and then in so few games, hardly any is never used."""
    used = set().union(*(played(seats, count, FULL).used for seats, count in GAMES.items()))
    assert sum(card[0] in "AH" for card in used) >= 55
    assert sum(card[0] == "I" for card in used) >= 25
    assert sum(card[0] == "C" for card in used) >= 28


def test_short_games_are_half_as_long() -> None:
    found = played(3, LEVEL_GAMES, SHORT)
    assert found.endings == {"champion": LEVEL_GAMES}
    assert 5 <= median(found.turns) <= 9
    assert max(found.turns) < 15


@pytest.mark.rule("FF-306")
@pytest.mark.parametrize("short", [False, True])
def test_the_shadow_walks_faster_by_level(short: bool) -> None:
    """The same games at each level: it is at its goal, or beaten, in fewer turns, and beaten less often."""
    games = SHORT_GAMES if short else LEVEL_GAMES
    levels = [played(1, games, Settings(solo_level=level, short_game=short)) for level in range(3)]
    easy, normal, hard = (found.endings.get("won", 0) / games for found in levels)
    assert 0.4 <= easy <= 0.95
    assert 0.1 <= normal <= 0.75
    assert hard <= 0.4
    assert easy > normal >= hard
    turns = [mean(found.turns) for found in levels]
    assert turns == sorted(turns, reverse=True)
    assert turns[0] > turns[2] + 1


# -- those who do not care --------------------------------------------------------------------------------


@pytest.mark.rule("FF-173", "FF-183")
def test_a_table_of_the_absent_ends_with_the_last_round() -> None:
    options = Settings(round_cap=20)
    for seats in (2, 4):
        g: Context[State] = Context(SPEC.new(seats, options), Chance(seed_of(1, seats)))
        bare(SPEC, g, [lambda ask: ask.default] * seats)
        end = SPEC.outcome(g.s)
        assert end is not None
        assert (end.kind, g.s.round) == ("cap", 20)
        assert end.scores == (0,) * seats


@pytest.mark.rule("FF-173")
def test_players_at_random_come_to_the_end_too() -> None:
    for number in range(6):
        g: Context[State] = Context(SPEC.new(1 + number % 4, FULL), Chance(seed_of(2, number)))
        rng = Random(number)
        bare(SPEC, g, [partial(choose_random, rng=rng)] * g.s.seats)
        end = SPEC.outcome(g.s)
        assert end is not None
        assert end.kind == ("cap" if g.s.seats > 1 else "lost")
