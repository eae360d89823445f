"""How many white dice a crew has for a Challenge (FI-039 to FI-043)."""

from __future__ import annotations

from collections.abc import Sequence

from .cards import DICE, HENCHMEN
from .dice import Limits, WhiteDice
from .glossary import WHITE
from .problems import Held, free_of, problems_with, suffered

#: Problems that change how dice are counted; seldom is one of them in play.
_ON_DICE = problems_with("no_ideal", "fewer_dice", "fewer_white")


UNLIMITED = Limits()


def limits(held: Held, seat: int, *, barred: bool) -> Limits:
    """The limits of a seat, by the Problems in play."""
    if free_of(held, _ON_DICE):
        return UNLIMITED
    return Limits(
        2 if suffered(held, seat, "no_ideal", barred=barred) else 3,
        suffered(held, seat, "fewer_dice", barred=barred),
        WHITE - suffered(held, seat, "fewer_white", barred=barred),
    )


def dice_of_one(card: str, ideal: str, *, home: str = "", top: int = UNLIMITED.top) -> int:
    """White dice of a Henchman: by Expertise, cut to ``top``, and one more on Home ground (FI-042).

    ``home``: the Challenge's Location where Home ground counts, else empty.
    """
    return min(top, DICE[card, ideal]) + bool(home and HENCHMEN[card].location == home)


def white_dice(
    crew: Sequence[str],
    ideal: str,
    limits: Limits,
    *,
    home: str = "",
    doubled: Sequence[str] = (),
    more: int = 0,
) -> WhiteDice:
    """White dice of a crew in the order of FI-042. ``more``: what DICE Skills add."""
    each = [
        dice_of_one(card, ideal, home=home, top=limits.top) * (2 if card in doubled else 1) for card in crew
    ]
    return WhiteDice(each, sum(each) + more, limits)
