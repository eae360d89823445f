"""How a turn asks: gifts stand beside each question, and business beside those of the own turn.

Auctions alone ask without these.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any

from engines.core.ask import Ask, Option

from .business import BUSINESS, business, do
from .gifts import GIFTS, bystanders, gifts, give
from .options import EndTurn
from .state import G

#: The clocks of the active player and of those asked out of turn.
TURN, REACTION = "turn_seconds", "reaction_seconds"
END = EndTurn()


def question(
    g: G, build: Callable[[], Ask[Any] | None]
) -> Generator[tuple[Ask[Any], ...], tuple[int, Any], Option | None]:
    """The answer to what ``build`` asks. After a gift or a piece of business it is built anew, as that may
    have changed what can be chosen; None: then there is nothing to ask any more."""
    while (ask := build()) is not None:
        who, choice = yield (ask, *bystanders(g.s, ask.seat)) if g.optional else (ask,)
        kind = type(choice)
        if kind in GIFTS:
            give(g, who, choice)
        elif kind in BUSINESS:
            do(g, who, choice)
        else:
            return choice  # type: ignore[no-any-return]
    return None


def in_own_turn(g: G, kind: str, *, options: Sequence[Option], default: Option) -> Ask[Any]:
    """A question of the own turn while no effect is under way: all business stands beside (SB-041)."""
    s = g.s
    seat = s.seat
    beside = (*options, *business(s, seat), *gifts(s, seat))
    return Ask(seat, kind, options=beside, default=default, basis=s.tick, clock=TURN)


def after_mission(g: G) -> Ask[Any] | None:
    """Whatever business is left after the mission; None if there is none, gifts aside: then a turn ends
    itself."""
    s = g.s
    seat = s.seat
    left = business(s, seat)
    if not left:
        return None
    options = (END, *left, *gifts(s, seat))
    return Ask(seat, "free", options=options, default=END, basis=s.tick, clock=TURN)


def amid_effect(
    g: G, seat: int, kind: str, *, options: Sequence[Option], default: Option, basis: Any
) -> Ask[Any]:
    """A question in the middle of a mission or an effect, to whomever: nothing but gifts stands beside."""
    s = g.s
    return Ask(
        seat,
        kind,
        options=(*options, *gifts(s, seat)),
        default=default,
        basis=(basis, s.tick),
        clock=TURN if seat == s.seat else REACTION,
    )
