"""Chapter 5 of the ledger: what random play comes to. A change that moves these changed the rules."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import pytest

from engines.core.ask import Ask, Option
from engines.core.chance import Chance
from engines.core.event import Event
from engines.core.run import bare
from engines.core.spec import Context
from engines.fixer import SPEC
from engines.fixer.cards import ALL_CARDS
from engines.fixer.events import Captured, Skipped
from engines.fixer.options import DISCARD, KEEP
from engines.fixer.state import State, new
from engines.players.random import choose

from .kit import STANDARD, start

#: Enough for the tolerances below: about four standard errors beyond the ledger's range.
GAMES = 1500


class Counting(Context[State]):
    """A game without a table, of which only these are counted."""

    __slots__ = ("critical", "skipped")
    optional = False

    def __init__(self, state: State, chance: Chance) -> None:
        super().__init__(state, chance)
        self.critical = 0
        self.skipped = False

    def tell(self, event: Event, *seats: int) -> None:
        """Critical victories, and whether anybody was ever skipped."""
        if isinstance(event, Captured):
            self.critical += event.critical
        elif isinstance(event, Skipped):
            self.skipped = True


def played(seats: int, seed: int) -> Counting:
    """A game by chance; winning cards are kept seven times in ten."""
    g = Counting(new(seats, STANDARD), Chance(seed.to_bytes(32, "big")))
    rng = Random(seed)

    def hand(ask: Ask[Option]) -> Option:
        if ask.kind == "keep":
            return KEEP if rng.random() < 0.7 else DISCARD
        return choose(ask, rng)

    bare(SPEC, g, [hand] * seats)
    return g


@dataclass(frozen=True)
class Figures:
    """Least and most of each figure, by the ledger, over ``GAMES`` games widened by chance."""

    score: tuple[float, float]
    skip: tuple[float, float]
    tied: tuple[float, float]
    critical: tuple[float, float]
    instant: tuple[float, float]


EXPECTED = {
    2: Figures((20.5, 23.5), (0, 0), (0.005, 0.06), (1.25, 1.85), (0.07, 0.17)),
    3: Figures((25.5, 28), (0.095, 0.205), (0.01, 0.07), (1.95, 2.65), (0, 0)),
    4: Figures((20, 22.5), (0.13, 0.26), (0.015, 0.08), (2.75, 3.55), (0, 0)),
}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_play(seats: int) -> None:
    score = skip = tied = critical = instant = 0
    for seed in range(GAMES):
        g = played(seats, seed)
        skip += g.skipped
        critical += g.critical
        outcome = SPEC.outcome(g.s)
        assert outcome is not None
        if outcome.kind == "instant":
            instant += 1
        else:
            score += sum(outcome.scores)
            tied += len(outcome.winners) > 1
    by_points = GAMES - instant
    expected = EXPECTED[seats]
    assert expected.score[0] <= score / by_points / seats <= expected.score[1]
    assert expected.skip[0] <= skip / GAMES <= expected.skip[1]
    assert expected.tied[0] <= tied / by_points <= expected.tied[1]
    assert expected.critical[0] <= critical / GAMES <= expected.critical[1]
    assert expected.instant[0] <= instant / GAMES <= expected.instant[1]


@pytest.mark.rule("FX-001", "FX-002", "FX-022")
def test_the_deck_adds_up() -> None:
    assert sum(int(card[1]) for card in ALL_CARDS) == 180
    two = start(2).g.s
    assert sum(int(card[1]) for card in two.removed[:8]) == 180 - 112
    assert sum(map(len, two.hands)) == 24
