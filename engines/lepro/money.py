"""Money: what moves between the treasury and the players (3.2)."""

from __future__ import annotations

from .cards import Card
from .events import Gained, Paid, Passed
from .state import G

#: Up to so much cash, a Collection takes so much (LP-155 to LP-157); beyond, a card says (LP-158).
DUE = ((900, 0), (5_000, 100), (10_000, 500))


def due_by_cash(cash: int) -> int | None:
    """What a Collection takes from a player with so much cash; None: a card says."""
    return next((due for most, due in DUE if cash <= most), None)


def gain(g: G, seat: int, amount: int, *, why: str = "") -> None:
    """The treasury pays; ``why`` is a card, a space or a word. Without one the caller tells of it."""
    if amount:
        g.s.players[seat].cash += amount
        g.s.treasury -= amount
        if why:
            g.tell(Gained(seat, amount, Card(why)))


def pay(g: G, seat: int, amount: int, *, why: str = "") -> int:
    """A compulsory payment to the treasury, as far as the cash goes (LP-022); what was paid. ``why``: see
    :func:`gain`."""
    player = g.s.players[seat]
    amount = min(amount, player.cash)
    if amount:
        player.cash -= amount
        g.s.treasury += amount
        if why:
            g.tell(Paid(seat, amount, Card(why)))
    return amount


def hand_over(g: G, giver: int, taker: int, amount: int) -> int:
    """One player pays another, as far as the cash goes (LP-026, LP-027)."""
    amount = min(amount, g.s.players[giver].cash)
    if amount:
        g.s.players[giver].cash -= amount
        g.s.players[taker].cash += amount
        g.tell(Passed(giver, taker, amount))
    return amount
