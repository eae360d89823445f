"""What an Attempt is worth before it begins, and which actions a turn is best spent on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import NamedTuple

from ..dice import easing
from ..glossary import HARMLESS
from ..odds import blank, chance, hurt
from ..options import Act
from ..view import ChallengeView
from .plan import Gains, Plan
from .sight import Sight
from .troubles import DRAWN

#: Dice that an unknown card gives at the Challenge that suits it.
UNKNOWN = 2
#: A card nobody has seen yet stands in a crew by this name.
BLIND = "?"
#: Attempts that are thought of in planning a turn.
WIDTH = 36
#: What a second Attempt of a turn at the same Challenge is worth.
AGAIN = 0.7
#: What a card exhausted or knocked out costs on average, and an unknown one: of the hand, and beside it.
EXHAUSTED, KNOCKED_OUT = 0.45, 1.2
UNSEEN = (0.45, 0.4)


class Try(NamedTuple):
    """A possible Attempt."""

    value: float
    key: str
    way: str
    crew: tuple[str, ...]
    lost: float
    """Cards that it is likely to cost."""
    more: bool
    """Whether another Attempt at the same Challenge makes sense in the same turn."""


def expect(gains: Gains, chances: Sequence[float]) -> float:
    """The expected gain, from the chances of at least 1, 2 ... Triumphs."""
    total = gains[0]
    for count in range(1, len(gains)):
        total += chances[count - 1] * (gains[count] - gains[count - 1])
    return total


class Odds:
    """Expected gains at one Challenge in one way, by dice."""

    def __init__(self, at: Sight, plan: Plan, one: ChallengeView, way: str) -> None:
        self.at, self.one = at, one
        self.gains = plan.gains(at, one, way)
        self.hard = easing(one.difficulty, at.easier(one, way))
        self.harmless = one.kind in HARMLESS
        self.cards: dict[str, tuple[int, int]] = {BLIND: (UNKNOWN, 0)}
        self.card = at.next(at.holding(at.seat)) / 6 if at.view.clan else 0.0
        self.known: dict[tuple[int, int, int], tuple[float, float, float, bool]] = {}

    def card_of(self, card: str) -> tuple[int, int]:
        """White dice and Prestige that a Henchman brings."""
        found = self.cards.get(card)
        if found is None:
            found = self.cards[card] = self.at.dice(card, self.one), self.at.prestige(self.one, (card,))
        return found

    def of(self, total: int, prestige: int, crew: int) -> tuple[float, float, float, bool]:
        """For a crew that gives so many dice: the gain, Henchmen exhausted and knocked out, whether
        with the Red Die."""
        key = total, prestige, crew
        found = self.known.get(key)
        if found is None:
            found = max(self._with(red, *key) for red in ((False, True) if self.at.red else (False,)))
            self.known[key] = found
        return found

    def _with(self, red: bool, total: int, prestige: int, crew: int) -> tuple[float, float, float, bool]:
        at = self.at
        dice = at.white(total)
        gain = expect(self.gains, (blank if at.blank else chance)(dice, red, self.hard, prestige))
        if red:
            gain += self.card - DRAWN / 6
        exhausted, out = (0.0, 0.0) if self.harmless else hurt(dice, red, crew, at.hurt)
        # Compared with and without the Red Die, cards lost count with what a card is worth on average.
        return gain - EXHAUSTED * exhausted - KNOCKED_OUT * out, exhausted, out, red


class Choice:
    """All Attempts that a turn could begin with, and those with cards that it could draw first."""

    def __init__(self, at: Sight, plan: Plan, acts: Iterable[Act]) -> None:
        holding = at.holding(at.seat)
        self.cost: dict[str, tuple[float, float]] = {
            card: (at.worth(card, holding), at.out(card)) for card in at.view.hand
        }
        self._odds = {
            (one.key, way): Odds(at, plan, one, way) for one in at.challenges.values() for way in one.ways
        }
        self.sure = _sorted(
            [self._try(self._odds[act.challenge, act.way], act.way, act.crew) for act in acts]
        )
        """With the hand as it is."""
        self._hand = [card for card in at.view.hand if card not in at.view.used]
        self._pairs = not at.penalty("lone_henchman")

    @cached_property
    def hoped(self) -> list[Try]:
        """With cards still to be drawn too: alone, in pairs, or beside known ones."""
        crews: list[tuple[str, ...]] = [(BLIND,)]
        if self._pairs:
            crews += [(BLIND, BLIND), *((card, BLIND) for card in self._hand)]
        found = [self._try(odds, way, crew) for (_, way), odds in self._odds.items() for crew in crews]
        return _sorted([*self.sure, *found])

    def _try(self, odds: Odds, way: str, crew: tuple[str, ...]) -> Try:
        total = prestige = 0
        for card in crew:
            dice, more = odds.card_of(card)
            total += dice
            prestige += more
        size = len(crew)
        gain, exhausted, out, _ = odds.of(total, prestige, size)
        if not odds.harmless:
            gain += EXHAUSTED * exhausted + KNOCKED_OUT * out
            for card in crew:
                worth, lost = self.cost.get(card, UNSEEN)
                gain -= ((exhausted + out) * worth + out * lost) / size
        return Try(gain, odds.one.key, way, crew, exhausted + out, odds.one.missing > 1)


def _sorted(found: list[Try]) -> list[Try]:
    """Those that bring anything, the best first."""
    return sorted((each for each in found if each.value > 0), key=_by_value)


def _by_value(each: Try) -> float:
    return -each.value


def best_turn(found: Sequence[Try], actions: int, blind: int = 0) -> tuple[float, Try | None, float]:
    """The best way to spend actions on Attempts by different Henchmen: its worth, the one to begin
    with, and the cards it costs."""
    pool = found[:WIDTH]
    best: tuple[float, Try | None, float] = (0.0, None, 0.0)

    def deeper(start: int, left: int, value: float, taken: list[Try], used: set[str], blind: int) -> None:
        nonlocal best
        if value > best[0]:
            best = value, taken[0], sum(each.lost for each in taken)
        if not left:
            return
        for at in range(start, len(pool)):
            each = pool[at]
            if value + left * each.value <= best[0]:
                return
            worth = each.value
            need = 0
            clash = False
            for card in each.crew:
                if card is BLIND:
                    need += 1
                elif card in used:
                    clash = True
            if clash or need > blind:
                continue
            if any(other.key == each.key for other in taken):
                if not each.more:
                    continue
                worth *= AGAIN
            deeper(at + 1, left - 1, value + worth, [*taken, each], used | set(each.crew), blind - need)

    deeper(0, actions, 0.0, [], {""}, blind)
    return best
