"""How questions are put: whose clock runs, and who is not asked any more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.core.ask import Ask, Option, Steps, first

from .race import SHADOW_ROAD
from .state import G, State

#: The clocks: of the active seat, of reactions, and of what others must choose out of turn.
TURN, REACT, CHOICE = "turn_seconds", "react_seconds", "choice_seconds"


def clock(s: State, seat: int, other: str = CHOICE) -> str:
    """The clock of a question; ``other`` is the one of seats that are not active."""
    name = TURN if seat == s.turn else other
    # Asked with every question: at a table of several the clock is the one that is meant.
    return name if s.shadow is None else SHADOW_ROAD.clock(name)


def question(
    s: State,
    seat: int,
    kind: str,
    options: Sequence[Option],
    default: Option | None = None,
    *,
    basis: Any = None,
) -> Ask[Any]:
    """A question that must be answered; the default is the first option unless another is named."""
    return Ask(
        seat, kind, options=tuple(options), default=default or options[0], basis=basis, clock=clock(s, seat)
    )


def put(g: G, ask: Ask[Any]) -> Steps:
    """Put one question; its answer. For a seat that left for good the default answers (FF-174)."""
    if g.s.players[ask.seat].gone:
        return ask.default
    _, choice = yield (ask,)
    return choice


def ask(
    g: G,
    seat: int,
    kind: str,
    options: Sequence[Option],
    default: Option | None = None,
    *,
    basis: Any = None,
) -> Steps:
    """:func:`question`, put; its answer. Whether there is anything to ask is the caller's business."""
    return (yield from put(g, question(g.s, seat, kind, options, default, basis=basis)))


def together(g: G, asks: Sequence[Ask[Any]]) -> Steps:
    """Put questions to several seats at once, hidden until all are in; the answers by seat (FF-156)."""
    got = {each.seat: each.default for each in asks if g.s.players[each.seat].gone}
    left = [each for each in asks if each.seat not in got]
    while left:
        seat, choice = yield from first(*left)
        got[seat] = choice
        left = [each for each in left if each.seat != seat]
    return got
