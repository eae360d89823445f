"""What may be done at any point of the own turn: one row for each kind (SB-041)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engines.core.ask import Option

from . import police, upgrades
from .facts import KIND, can_pardon
from .figures import BRIBE, LEVEL, UPGRADE_COST, UPGRADED_DOTS
from .options import Bribe, BuyStock, ClaimIncome, Repay, RobShop, TryShop, Upgrade, UsePardon
from .payments import repay
from .shops import rob_shop, shop_tries, try_shop
from .state import G, State
from .stocks import buy_stock, can_buy_stock
from .upkeep import claim

CLAIM, PARDON, REPAY, STOCK, UPGRADE = ClaimIncome(), UsePardon(), Repay(), BuyStock(), Upgrade()
#: By dots, one less: the bribes for one dot and more.
BRIBES = tuple(Bribe(dots) for dots in range(1, UPGRADED_DOTS + 1))


def business(s: State, seat: int) -> Sequence[Option]:
    """All that whose turn it is may do besides what is asked; gifts aside."""
    player = s.players[seat]
    cash, level = player.cash, LEVEL[player.points]
    if level == 1 and not (player.dots or player.loan or s.claim):
        return ()
    found: list[Option] = []
    if s.claim or s.claim_points:
        found.append(CLAIM)
    if player.dots:
        if player.cards and can_pardon(player):
            found.append(PARDON)
        found += BRIBES[: min(player.dots, cash // BRIBE[level])]
    if player.loan and cash >= player.loan:
        found.append(REPAY)
    if level == 1:
        return found
    kind = KIND[player.house]
    if kind == "gangster":
        found += shop_tries(s, seat)
    elif can_buy_stock(s, player):
        found.append(STOCK)
    if cash >= UPGRADE_COST[kind] and upgrades.can_upgrade(player):
        found.append(UPGRADE)
    return found


_DO: dict[type[Option], Callable[[G, int, Any], None]] = {
    ClaimIncome: lambda g, seat, _: claim(g, seat),
    UsePardon: lambda g, seat, _: police.pardon(g, seat),
    Bribe: lambda g, seat, bribe: police.bribe(g, seat, dots=bribe.dots),
    Repay: lambda g, seat, _: repay(g, seat),
    BuyStock: lambda g, seat, _: buy_stock(g, seat),
    TryShop: lambda g, seat, _: try_shop(g, seat),
    RobShop: lambda g, seat, shop: rob_shop(g, seat, owner=shop.seat, card=shop.card),
    Upgrade: lambda g, seat, _: upgrades.buy_upgrade(g, seat),
}
#: The options that are business.
BUSINESS = frozenset(_DO)


def do(g: G, seat: int, option: Option) -> None:
    """One of these is done."""
    g.s.tick += 1
    _DO[type(option)](g, seat, option)
