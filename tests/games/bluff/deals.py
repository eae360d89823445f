"""A deal: boxes are dealt, everybody acts, the pot is won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.core.ask import Ask, Steps, one
from engines.core.codec import tag
from engines.core.slot import Slot
from engines.core.spec import Context, Moment, Outcome

from .events import Dealt, Did, Opened, Peeked, Won
from .options import ANSWER, OPEN
from .state import ANIMALS, Shown, State, acting, animals, first, stake

G = Context[State]


def step(g: G) -> Steps | None:
    """The deal, one seat's action, or the end of the deal."""
    s = g.s
    if not s.boxes:
        deal(g)
        return None
    seat = acting(s)
    if seat is None:
        show(g)
        return None
    return act(g, seat)


def deal(g: G) -> None:
    """Everybody pays a jar and looks into a box; one box stays shut."""
    s = g.s
    pile = animals(s.seats)
    g.chance.shuffle(pile, "boxes")
    s.boxes, s.rest = g.deal(pile, s.seats), pile
    s.deeds = [""] * s.seats
    s.jars = [jars - 1 for jars in s.jars]
    g.tell(Dealt(s.deal, first(s)))
    for seat, animal in enumerate(s.boxes):
        g.tell(Peeked(animal), seat)


def act(g: G, seat: int) -> Steps:
    """A seat sits still or adds a jar; once somebody has added one, it matches it or leaves."""
    s = g.s
    if "add" in s.deeds:
        ask: Ask[Any] = Ask(seat, "answer", options=ANSWER, default=ANSWER[1], basis=s.turn)
    else:
        ask = Ask(seat, "open", options=OPEN, default=OPEN[0], basis=s.turn)
    deed = tag(type((yield from one(ask))))
    s.deeds[seat] = deed
    s.jars[seat] -= stake(deed) - 1
    s.turn += 1
    g.tell(Did(seat, deed))


def show(g: G) -> None:
    """Those who are left open their boxes, and the greatest animal eats the honey."""
    s = g.s
    staying = [seat for seat, deed in enumerate(s.deeds) if deed != "leave"]
    opened = [(seat, s.boxes[seat]) for seat in staying] if len(staying) > 1 else []
    for seat, animal in opened:
        g.learn()
        g.tell(Opened(seat, animal))
    winner = max(staying, key=lambda seat: ANIMALS.index(s.boxes[seat]))
    pot = sum(map(stake, s.deeds))
    s.jars[winner] += pot
    s.last = Shown(s.deal, winner, pot, opened=tuple(opened))
    s.boxes, s.rest, s.deeds = [], [], []
    s.deal += 1
    g.tell(Won(winner, pot))


def hidden(s: State, seat: int) -> Sequence[Sequence[Slot]]:
    """Everything but the own box."""
    others = [Slot(s.boxes, at) for at in range(len(s.boxes)) if at != seat]
    return [[*others, *(Slot(s.rest, at) for at in range(len(s.rest)))]]


def moment(s: State) -> Moment:
    """A round is a deal, a turn is an answer."""
    return Moment(min(s.deal, s.settings.deals), s.turn, acting(s) if s.boxes else None)


def outcome(s: State) -> Outcome | None:
    """After the last deal: most honey wins."""
    if s.deal <= s.settings.deals:
        return None
    most = max(s.jars)
    winners = tuple(seat for seat, jars in enumerate(s.jars) if jars == most)
    return Outcome(winners, tuple(s.jars), "honey")
