"""Cars: how one is lost (3.9, 3.10)."""

from __future__ import annotations

from .decks import discard
from .events import CarLost
from .state import G


def part_with_car(g: G, seat: int) -> None:
    """A car and the cards under it go to their piles (LP-136, LP-151)."""
    player = g.s.players[seat]
    assert player.car is not None
    discard(g, player.car, *player.under_car)
    player.car, player.under_car = None, []


def lose_car(g: G, seat: int) -> None:
    """A car is lost in a collision (LP-148, LP-151)."""
    car = g.s.players[seat].car
    assert car is not None
    g.tell(CarLost(seat, car))
    part_with_car(g, seat)
