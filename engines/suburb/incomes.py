"""What slots bring: incomes by the state alone (3.3, 3.13)."""

from __future__ import annotations

from .cards import HOUSES, SHOPS, STOCKS
from .facts import ABILITY, KIND, upgrade_income
from .figures import HOUSE_INCOME, LEVEL
from .state import Player, State


def due(player: Player) -> tuple[int, int]:
    """Dollars and points that a player's upkeep would bring now (SB-030)."""
    money = points = 0
    for stake in player.stocks:
        money += STOCKS[stake.card].n
    for stake in player.shops:
        money += SHOPS[stake.card].income
    if player.upgraded:
        more, points = upgrade_income(player.house, LEVEL[player.points])
        money += more
    if ABILITY[player.house] == "old_money":
        money += HOUSES[player.house].n
    return money, points


def rent(s: State, *, house: int, buyer: Player) -> tuple[int, int]:
    """Dollars and points that the bought house at a seat brings its buyer (SB-203)."""
    sold = s.players[house]
    if not sold.upgraded:
        return 0, 0
    return HOUSE_INCOME[KIND[sold.house]][LEVEL[buyer.points]]
