"""Damage to a crew, and who is left of it (3.9)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.ask import Ask, Steps, one

from .cards import LEVEL
from .events import Hurt
from .glossary import Henchman
from .options import Damage
from .state import Attempt, G, owner

#: Damage that one Henchman can take.
MOST = 2


def shares(crew: Sequence[Henchman], damage: int) -> list[Damage]:
    """Every division of damage over two Henchmen; the default first (FI-085, FI-090)."""
    total = min(damage, MOST * 2)
    found = [Damage(one, total - one) for one in range(MOST + 1) if 0 <= total - one <= MOST]
    lower = min(range(2), key=lambda at: (LEVEL[crew[at]], crew[at]))
    even = [total // 2, total // 2]
    even[lower] += total % 2
    return sorted(found, key=lambda each: (each.first, each.second) != (even[0], even[1]))


def divide(g: G, attempt: Attempt) -> Steps:
    """The crew takes the damage: with 1 a Henchman is exhausted, with 2 knocked out; the others stay in the
    crew, to be rotated (FI-085, FI-086)."""
    s = g.s
    share = [min(attempt.damage, MOST), 0]
    if len(attempt.crew) == 2:
        options = tuple(shares(attempt.crew, attempt.damage))
        choice = options[0]
        if len(options) > 1:
            ask = Ask(
                owner(s, attempt.seat),
                "damage",
                options=options,
                default=options[0],
                basis=(attempt.challenge, attempt.damage),
                clock="turn_timer",
            )
            choice = yield from one(ask)
        share = [choice.first, choice.second]
    crew, attempt.crew = attempt.crew, []
    for card, hurt in zip(crew, share, strict=False):
        if not hurt:
            attempt.crew.append(card)
            continue
        (s.exhausted if hurt == 1 else s.knocked_out).append(card)
        g.tell(Hurt(card, hurt))
