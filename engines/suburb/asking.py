"""Every question of a turn but bids goes out here: gifts beside it, and what may be done at any time."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any

from engines.core.ask import Ask, Option

from . import trade
from .decks import G
from .gifts import GIFTS, bystanders, gifts, give
from .moves import EndTurn

#: The clocks of the active player and of those asked out of turn.
TURN, REACTION = "turn_seconds", "reaction_seconds"
END = EndTurn()
Build = Callable[[], Ask[Any] | None]


def question(g: G, build: Build) -> Generator[tuple[Ask[Any], ...], tuple[int, Any], Option | None]:
    """The answer to what ``build`` asks; after a gift, or whatever else was done meanwhile, it is built
    anew. None: then there is nothing to ask any more."""
    while (ask := build()) is not None:
        who, choice = yield (ask, *bystanders(g.s, ask.seat)) if g.optional else (ask,)
        kind = type(choice)
        if kind in GIFTS:
            give(g, who, choice)
        elif kind in trade.EXTRAS:
            trade.do(g, who, choice)
        else:
            return choice  # type: ignore[no-any-return]
    return None


def own(g: G, kind: str, options: Sequence[Option], default: Option) -> Ask[Any]:
    """A question of the own turn while no effect is under way: all that is allowed at any point of it stands
    beside (SB-041)."""
    s = g.s
    seat = s.seat
    beside = (*options, *trade.extras(s, seat), *gifts(s, seat))
    return Ask(seat, kind, options=beside, default=default, basis=s.tick, clock=TURN)


def free(g: G) -> Ask[Any] | None:
    """Whatever may be done after the mission; None if nothing can be bought or done, gifts aside: then a
    turn ends itself."""
    s = g.s
    seat = s.seat
    extras = trade.extras(s, seat)
    if not extras:
        return None
    return Ask(seat, "free", options=(END, *extras, *gifts(s, seat)), default=END, basis=s.tick, clock=TURN)


def asked(g: G, seat: int, kind: str, options: Sequence[Option], default: Option, about: Any) -> Ask[Any]:
    """A question in the middle of something: nothing but gifts stands beside."""
    s = g.s
    clock = TURN if seat == s.seat else REACTION
    return Ask(
        seat, kind, options=(*options, *gifts(s, seat)), default=default, basis=(about, s.tick), clock=clock
    )
