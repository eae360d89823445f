"""How the game is won: goals held for a round, and the last one left (3.14)."""

from __future__ import annotations

from .events import Held, Slipped, Won
from .standings import at_goal
from .state import G


def win(g: G, seat: int, ending: str) -> None:
    """The game is over; ``ending``: points, money, last or left."""
    s = g.s
    s.phase, s.stage, s.winner, s.ending = "over", "", seat, ending
    g.tell(Won(seat, ending))


def check_win(g: G, seat: int) -> bool:
    """The start of an own slot: whether a goal has been held for a round, and the game is won. If not, holds
    are cleared (SB-210 to SB-217)."""
    player = g.s.players[seat]
    if not (player.points_held or player.cash_held):
        return False
    points, money = at_goal(player)
    if player.points_held and points:
        win(g, seat, "points")
        return True
    if player.cash_held and money:
        win(g, seat, "money")
        return True
    if player.points_held:
        g.tell(Slipped(seat, "points"))
    if player.cash_held:
        g.tell(Slipped(seat, "money"))
    player.points_held = player.cash_held = False
    return False


def set_holds(g: G, seat: int) -> None:
    """The end of an own slot: goals that are reached are held from here (SB-212)."""
    player = g.s.players[seat]
    points, money = at_goal(player)
    if points and not player.points_held:
        g.tell(Held(seat, "points"))
    if money and not player.cash_held:
        g.tell(Held(seat, "money"))
    player.points_held, player.cash_held = points, money
