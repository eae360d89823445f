"""What a view says, read once for a decision: penalties, dice, and what cards are worth."""

from __future__ import annotations

from functools import cached_property

from .. import crews, problems
from ..cards import HENCHMEN, LEVEL
from ..dice import Limits
from ..glossary import Henchman
from ..scenario import Scenario, found
from ..state import LAST
from ..view import AttemptView, ChallengeView, FictionsView, ProblemView

#: What the next card is worth to a hand of so many, counted in Triumphs on an easy Challenge.
NEXT = (0.75, 0.65, 0.55, 0.5, 0.4, 0.3, 0.2, 0.15, 0.1, 0.05)
#: How much more a Henchman of the next Level is worth.
BY_LEVEL = 0.35
#: What is lost beside the card itself when it is knocked out, alone and before another chapter.
OUT, OUT_FOR_LATER = 0.5, 0.7


class Sight:
    """A view, looked at for one seat of it."""

    def __init__(self, view: FictionsView, seat: int | None = None) -> None:
        self.view = view
        own = view.turn if view.players == 1 else view.seat or 0
        self.seat = own if seat is None else seat
        self.marks = dict(view.marks)
        self.scenario: Scenario = found()[view.scenario]
        self.rows = dict(view.rows)
        self.dice_known: dict[tuple[str, str], int] = {}

    @cached_property
    def challenges(self) -> dict[str, ChallengeView]:
        """What can be attempted now, by key."""
        return {one.key: one for one in self.view.challenges if one.open}

    @cached_property
    def later(self) -> bool:
        """Whether the clan plays another chapter after this one."""
        return not self.view.single and self.view.chapter < LAST

    def problem(self, key: str) -> tuple[int, ProblemView]:
        """The seat that has a Problem, and the card."""
        return next(
            (seat, held)
            for seat, one in enumerate(self.view.table)
            for held in one.problems
            if held.key == key
        )

    def at_place(self, kind: str, location: str) -> int:
        """Cards of a type that are in play in a Location."""
        return sum(one.kind == kind and one.location == location for one in self.challenges.values())

    def in_play(self, *kinds: str) -> int:
        """How many Challenges of these types are on the table."""
        return sum(one.kind in kinds and one.open for one in self.view.challenges)

    def penalty(self, word: str, seat: int | None = None) -> int:
        """A Penalty's numbers on a seat, all together (FI-101)."""
        seat = self.seat if seat is None else seat
        return problems.suffered(self._held, seat, word, barred=self.view.barred)

    @cached_property
    def _held(self) -> problems.Held:
        return self.view.held

    @cached_property
    def limits(self) -> Limits:
        """What Penalties leave the seat's crews."""
        return crews.limits(self._held, self.seat, barred=self.view.barred)

    @cached_property
    def red(self) -> bool:
        """Whether the Red Die may be added."""
        return not self.penalty("no_red_die")

    @cached_property
    def blank(self) -> bool:
        """Whether clovers are blank."""
        return bool(self.penalty("no_clovers"))

    def extra_damage(self, seat: int) -> int:
        """Damage added to a seat's roll with a lock."""
        return self.penalty("extra_damage", seat) + self.scenario.hurt(self.marks, seat)

    @cached_property
    def hurt(self) -> int:
        """The same for the seat that is looked at."""
        return self.extra_damage(self.seat)

    def dice(self, card: str, one: ChallengeView) -> int:
        """White dice of a Henchman at a Challenge."""
        key = card, one.key
        known = self.dice_known.get(key)
        if known is None:
            home = one.location if self.scenario.locations else ""
            known = crews.dice_of_one(card, one.ideal, home=home, top=self.limits.top)
            self.dice_known[key] = known
        return known

    def white(self, total: int) -> int:
        """White dice of a crew that gives ``total`` in all (FI-042)."""
        return self.limits.rolled(total)

    def easier(self, one: ChallengeView, way: str) -> int:
        """What a way of committing takes off the Difficulty."""
        return self.scenario.easier(self.scenario.all[one.key], way)

    def prestige(self, one: ChallengeView, crew: tuple[str, ...]) -> int:
        """What the crew's Levels add to the Result; unknown cards have none."""
        known = [Henchman(card) for card in crew if card in LEVEL]
        return self.scenario.prestige(self.scenario.all[one.key], known)

    # -- worth of cards ----------------------------------------------------------------------

    def next(self, hand: int) -> float:
        """What one card more is worth to a hand of so many."""
        return NEXT[min(max(0, hand), len(NEXT) - 1)]

    def worth(self, card: str, hand: int) -> float:
        """What a hand of so many loses with this card."""
        return self.next(hand - 1) * (1 + BY_LEVEL * (LEVEL[card] - 1))

    def out(self, card: str) -> float:
        """What is lost beside that when it is knocked out."""
        return (OUT_FOR_LATER if self.later else OUT) * LEVEL[card]

    def holding(self, seat: int) -> int:
        """Cards of a seat, with those that come back at the end of its turn."""
        extra = 0
        if seat == self.view.turn:
            extra = len(self.view.rotated)
            if self.view.attempt is not None:
                extra += len(self.view.attempt.crew)
        return self.view.table[seat].hand + extra

    def spend(self, seat: int, card: str) -> float:
        """What it costs a seat to play a card for its Skill."""
        cost = self.worth(card, self.holding(seat))
        return cost + self.out(card) if HENCHMEN[card].knocked_out else cost

    def holder(self, card: str) -> int:
        """The seat that holds a card that the viewer sees."""
        for seat, hand in enumerate(self.view.hands):
            if hand and card in hand:
                return seat
        return self.seat

    def attempted(self, attempt: AttemptView) -> ChallengeView:
        """The Challenge of the Attempt under way."""
        return self.view.challenge(attempt.challenge)
