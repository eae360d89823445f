"""Passage: a Collection, an Adventure, or the secret passage (3.15)."""

from __future__ import annotations

from engines.core.ask import Steps, one

from ..asks import turn_ask
from ..cards import SPACES
from ..effects.words import Movement
from ..events import Tunnelled
from ..options import Tunnel
from ..state import G, Roll
from .adventure import adventure
from .collection import collection


def passage(g: G, seat: int) -> Steps:
    """Three dice say which (LP-197 to LP-207). Returns the movement that it ends in, or None."""
    s = g.s
    dice = [g.chance.die(6, "passage") for _ in range(3)]
    total = sum(dice)
    what = "collection" if total <= 7 else "adventure" if total <= 12 else "secret"
    s.roll = Roll(seat, "passage", dice)
    g.tell(Tunnelled(seat, tuple(dice), what))
    if what == "collection":
        yield from collection(g, seat)
        return None
    if what == "adventure":
        return (yield from adventure(g, seat))
    here = s.players[seat].space
    taken = {player.space for player in s.players}
    clockwise = [(here + by) % SPACES for by in range(1, SPACES)]
    options = [Tunnel(at) for at in clockwise if at and at not in taken]
    choice = yield from one(turn_ask(seat, "passage", options))
    return Movement((choice.at - here) % SPACES, track=False)
