"""What a view shows of a mission and of the last die."""

from __future__ import annotations

import msgspec

from ..cards import Card
from ..figures import FAILING, LEVEL
from ..state import State


class ShowView(msgspec.Struct, frozen=True):
    """The mission of the turn; it stays until the next one is drawn."""

    card: Card
    attacker: int
    target: int | None
    stage: str
    """drawn, named, countered (the target is choosing), police, reversed, rolled."""
    defence: int
    """The target's die; 0: none."""
    roller: int | None
    """Who rolled: the attacker, or after a reversal the target."""
    die: int
    """0: not rolled yet."""
    failing: tuple[int, ...]
    """The faces that fail: of the roll, or before it of the attacker."""
    result: str
    """success, failure, blocked or police; empty: still open."""
    reversed: bool
    reward: str
    """class, special or none; empty: not yet, or nothing earned."""


class RollView(msgspec.Struct, frozen=True):
    """The last die."""

    seat: int
    what: str
    """mission, defence or shop."""
    die: int
    good: tuple[int, ...]


def show_view(s: State) -> ShowView | None:
    """The mission of the turn; None before the first."""
    show = s.show
    if show is None:
        return None
    return ShowView(
        card=show.card,
        attacker=show.attacker,
        target=None if show.target < 0 else show.target,
        stage=show.stage,
        defence=show.defence,
        roller=None if show.roller < 0 else show.roller,
        die=show.die,
        failing=show.faces or FAILING[LEVEL[s.players[show.attacker].points]],
        result=show.result,
        reversed=show.reversed,
        reward=show.reward,
    )


def roll_view(s: State) -> RollView | None:
    """The last die of the turn; None: not yet."""
    roll = s.roll
    return None if roll is None else RollView(seat=roll.seat, what=roll.what, die=roll.die, good=roll.good)
