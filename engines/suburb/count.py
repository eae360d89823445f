"""What follows from a state and is not kept in it: incomes, prices, places."""

from __future__ import annotations

from .cards import HOUSES, SHOPS, STOCKS
from .state import (
    ABILITY,
    GOAL_CASH,
    HOUSE_INCOME,
    KIND,
    LEVEL,
    MOST_POINTS,
    Player,
    State,
)


def due(s: State, seat: int) -> tuple[int, int]:
    """Dollars and points that a player's upkeep would bring now (SB-030)."""
    player = s.players[seat]
    money = points = 0
    for stake in player.stocks:
        money += STOCKS[stake.card].n
    for stake in player.shops:
        money += SHOPS[stake.card].income
    ability = ABILITY[player.house]
    if player.upgraded:
        more, points = HOUSE_INCOME[KIND[player.house]][LEVEL[player.points]]
        money += more
        if points and ability == "full_headquarters":
            points += HOUSES[player.house].n
    if ability == "old_money":
        money += HOUSES[player.house].n
    return money, points


def rent(s: State, house: int, buyer: Player) -> tuple[int, int]:
    """Dollars and points that a bought house brings its buyer (SB-203)."""
    sold = s.players[house]
    if not sold.upgraded:
        return 0, 0
    return HOUSE_INCOME[KIND[sold.house]][LEVEL[buyer.points]]


def next_price(s: State) -> int:
    """The price of the stock on top, which is public (SB-167); 0: there is none."""
    pile = s.draws["stock"]
    return STOCKS[pile[-1]].price if pile else 0


def nearness(player: Player) -> int:
    """Percent of the nearer goal, at most 100."""
    return min(100, max(player.points * 100 // MOST_POINTS, player.cash * 100 // GOAL_CASH))


def ranks(s: State) -> tuple[int, ...]:
    """By seat its place: the winner, then those in the game by the nearer goal, then the last to go."""
    worth = []
    for seat, player in enumerate(s.players):
        if seat == s.winner:
            worth.append((2, 0))
        elif player.out:
            worth.append((0, player.out))
        else:
            worth.append((1, max(player.points * GOAL_CASH // MOST_POINTS, player.cash)))
    return tuple(1 + sum(other > own for other in worth) for own in worth)
