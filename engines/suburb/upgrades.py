"""The upgrade of the own house (3.13)."""

from __future__ import annotations

from .events import Upgraded, Wrecked
from .facts import KIND
from .figures import MOST_UPGRADES, UPGRADE_COST
from .payments import spend
from .state import G, Player


def can_upgrade(player: Player) -> bool:
    """Whether the own house can be upgraded: it is not so now, and has not been twice (SB-204, SB-205)."""
    return not player.upgraded and player.upgrades < MOST_UPGRADES


def upgrade(g: G, seat: int, *, cost: int = 0) -> bool:
    """The own house is upgraded, if it can be; whether it was. ``cost``: what has been paid for it."""
    player = g.s.players[seat]
    if not can_upgrade(player):
        return False
    player.upgraded = True
    player.upgrades += 1
    g.tell(Upgraded(seat, cost))
    return True


def buy_upgrade(g: G, seat: int) -> None:
    """The own house is upgraded for money (SB-200)."""
    cost = UPGRADE_COST[KIND[g.s.players[seat].house]]
    spend(g, seat, amount=cost)
    upgrade(g, seat, cost=cost)


def wreck(g: G, seat: int) -> None:
    """A house loses its upgrade."""
    g.s.players[seat].upgraded = False
    g.tell(Wrecked(seat))
