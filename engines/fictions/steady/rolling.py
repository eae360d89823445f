"""After the roll: what the dice as they lie are worth, and what a re-roll or a Skill would make of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import factorial

from .. import dice
from ..dice import Roll
from ..glossary import CLOVER, HARMLESS, LOCK, NUMBERS, RED_FACES, USED, WHITE_FACES
from ..view import AttemptView
from .plan import Plan
from .sight import Sight
from .troubles import DRAWN

#: Faces of the Red Die that are worth a new roll.
DUDS = ("card", "warning", "X2")
#: What an unused clover is likely to add to the Result.
BY_CLOVER = 1


class Rolled:
    """The roll of the Attempt under way."""

    def __init__(self, at: Sight, plan: Plan, attempt: AttemptView) -> None:
        self.at, self.attempt = at, attempt
        one = at.attempted(attempt)
        self.gains = plan.gains(at, one, attempt.way)
        self.needs = min(attempt.needs, len(self.gains) - 1)
        self.flat = attempt.add + attempt.prestige
        self.lies = Roll(attempt.white, attempt.red_face)
        """The roll alone: what Skills have added so far is reckoned with anyway."""
        self.harmless = one.kind in HARMLESS
        self.blank = bool(at.penalty("no_clovers", attempt.seat))
        self.extra = at.extra_damage(attempt.seat)
        hand = at.holding(attempt.seat)
        crew = [each.card for each in attempt.crew]
        self.costs = [(at.worth(card, hand), at.worth(card, hand) + at.out(card)) for card in crew]
        self.hits = [self._hit(damage) for damage in range(5)]
        self.card = at.next(hand) if at.view.clan else 0.0

    def _hit(self, damage: int) -> float:
        """The cost of so much damage, divided as well as possible."""
        if not damage:
            return 0.0
        if len(self.costs) == 1:
            return self.costs[0][min(damage, 2) - 1]
        (one, one_out), (two, two_out) = self.costs
        return (
            min(one, two),
            min(one + two, one_out, two_out),
            min(one_out + two, one + two_out),
            one_out + two_out,
        )[min(damage, 4) - 1]

    def now(self) -> float:
        """The worth of the roll as it lies."""
        return self.worth(self.lies)

    def settle_clovers(self) -> None:
        """From here on no clover is reckoned with: there is none, or none is worth using."""
        self.blank = True

    def worth(self, roll: Roll) -> float:
        """The worth of a roll with what a Skill adds to the Attempt (see :attr:`lies`)."""
        values, clovers = dice.numbers(roll.white), roll.white.count(CLOVER)
        locked = roll.white.count(LOCK)
        return self._lying(
            sum(values),
            max(values, default=0),
            locked,
            clovers,
            roll.red,
            add=roll.add,
            easier=roll.easier,
            shield=roll.shield,
        )

    def _lying(
        self,
        total: int,
        highest: int,
        locked: int,
        clovers: int,
        red: str,
        *,
        add: int = 0,
        easier: int = 0,
        shield: int = 0,
    ) -> float:
        """The worth of a roll by its sum, its highest number, its white locks and clovers, and the red
        face."""
        locked += red == LOCK
        hard = dice.easing(self.attempt.difficulty, easier) if easier else self.attempt.difficulty
        total = dice.multiplied(total, highest, red) + self.flat + add
        count = total // hard
        if count < self.needs:
            if clovers and not self.blank:
                # A clover still to be used may yet lift it.
                reached = (total + BY_CLOVER * clovers) // hard
                here = self.gains[count]
                value = here + 0.8 * (self.gains[min(reached, self.needs)] - here)
            else:
                value = self.gains[count]
        else:
            value = self.gains[self.needs]
        if locked and not self.harmless:
            damage = dice.damage(locked, extra=self.extra, shield=self.attempt.shield + shield)
            value -= self.hits[min(damage, 4)]
        if red == "warning":
            value -= DRAWN
        elif red == "card":
            value += self.card
        return value

    def after(self, white: Sequence[str], red: str, again: Sequence[int], red_again: bool) -> float:
        """The expected worth if these white dice, and perhaps the red one, are rolled again."""
        kept = [face for at, face in enumerate(white) if at not in again]
        values = dice.numbers(kept)
        total, top = sum(values), max(values, default=0)
        locks, clovers = kept.count(LOCK), kept.count(CLOVER)
        reds = RED_FACES if red_again else (red,)
        worth = 0.0
        for weight, more, high, new_locks, new_clovers in throws(len(again)):
            for face in reds:
                worth += weight * self._lying(
                    total + more, max(top, high), locks + new_locks, clovers + new_clovers, face
                )
        return worth / len(reds)

    def best_clover(self) -> tuple[float, tuple[int, ...], bool] | None:
        """The best use of the first clover: its worth, the white dice and whether the red one too."""
        white, red = list(self.attempt.white), self.attempt.red_face
        if self.blank or CLOVER not in white:
            return None
        white[white.index(CLOVER)] = USED
        order = sorted(at for at, face in enumerate(white) if face in NUMBERS)
        order.sort(key=lambda at: int(white[at]))
        others = [at for at, face in enumerate(white) if face == CLOVER]
        return self._best(white, red, order, others, red in DUDS, len(white))

    def best_reroll(self, most: int) -> tuple[float, tuple[int, ...], bool] | None:
        """The best use of a Skill that re-rolls so many dice, Blocked ones too."""
        white, red = list(self.attempt.white), self.attempt.red_face
        rank = {LOCK: 0, USED: 1, "1": 2, "2": 3, "3": 5, "4": 6, CLOVER: 9}
        order = [at for at in range(len(white)) if white[at] != CLOVER]
        order.sort(key=lambda at: rank[white[at]])
        return self._best(white, red, order, [], red in DUDS or red == LOCK, most)

    def _best(
        self, white: list[str], red: str, order: list[int], others: list[int], with_red: bool, most: int
    ) -> tuple[float, tuple[int, ...], bool] | None:
        best: tuple[float, tuple[int, ...], bool] | None = None
        for again in (False, True) if with_red else (False,):
            for extra in ((), tuple(others)) if others else ((),):
                for count in range(len(order) + 1):
                    rolled = (*order[:count], *extra)
                    if not 1 <= len(rolled) + again <= most:
                        continue
                    worth = self.after(white, red, rolled, again)
                    if best is None or worth > best[0] + 1e-9:
                        best = worth, tuple(sorted(rolled)), again
        return best


@cache
def throws(count: int) -> tuple[tuple[float, int, int, int, int], ...]:
    """All throws of ``count`` white dice: chance, sum, highest number, locks, clovers."""
    merged: dict[tuple[int, int, int, int], float] = {}
    for faces in combinations_with_replacement(WHITE_FACES, count):
        ways = factorial(count)
        for face in set(faces):
            ways //= factorial(faces.count(face))
        values = dice.numbers(faces)
        key = sum(values), max(values, default=0), faces.count(LOCK), faces.count(CLOVER)
        merged[key] = merged.get(key, 0.0) + ways / len(WHITE_FACES) ** count
    return tuple((weight, *key) for key, weight in merged.items())
