"""What may be done at any point of the own turn: stocks, shops, upgrade, bribes, loan, income (SB-041)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from engines.core.ask import Option

from . import law
from .cards import BOONS, HOUSES, SHOPS, STOCKS, Card
from .count import next_price
from .decks import G, discard, draw, left, surface
from .events import Bought, Cleared, GotShop, Income, Tried
from .moves import (
    Bribe,
    BuyStock,
    ClaimIncome,
    Repay,
    RobShop,
    TryShop,
    Upgrade,
    UsePardon,
)
from .state import (
    ABILITY,
    BRIBE,
    KIND,
    LEVEL,
    MOST_SHOPS,
    MOST_STOCKS,
    MOST_UPGRADES,
    UPGRADE_COST,
    UPGRADED_DOTS,
    Player,
    Roll,
    Stake,
    State,
)
from .track import score, upgrade

CLAIM, PARDON, REPAY, STOCK, SHOP, UPGRADE = (
    ClaimIncome(),
    UsePardon(),
    Repay(),
    BuyStock(),
    TryShop(),
    Upgrade(),
)
BRIBES = tuple(Bribe(dots) for dots in range(1, UPGRADED_DOTS + 1))
PARDONS = frozenset(card for card, one in BOONS.items() if one.do.verb == "pardon")
#: Faces that take a shop: from the deck, for the Shakedown, from another player (SB-173, SB-174, SB-257).
DECK_FACES, SHAKEDOWN_FACES, ROB_FACES = (4, 5, 6), (3, 4, 5, 6), (6,)


@cache
def _robbing(seat: int, card: Card) -> RobShop:
    return RobShop(card, seat)


def stock_cost(s: State, player: Player) -> int:
    """What the stock on top costs a player; 0: there is none (SB-166, SB-253)."""
    price = next_price(s)
    if not player.stocks_bought and ABILITY[player.house] == "inside_tip":
        return price // HOUSES[player.house].n
    return price


def shop_faces(player: Player) -> tuple[int, ...]:
    """The faces that take a shop from the deck."""
    return SHAKEDOWN_FACES if ABILITY[player.house] == "shakedown" else DECK_FACES


def extras(s: State, seat: int) -> Sequence[Option]:
    """All that whose turn it is may do besides what is asked; gifts aside."""
    player = s.players[seat]
    cash, level = player.cash, LEVEL[player.points]
    if level == 1 and not (player.dots or player.loan or s.claim):
        return ()
    found: list[Option] = []
    if s.claim or s.claim_points:
        found.append(CLAIM)
    if player.dots:
        if player.cards and not PARDONS.isdisjoint(player.cards):
            found.append(PARDON)
        found += BRIBES[: min(player.dots, cash // BRIBE[level])]
    if player.loan and cash >= player.loan:
        found.append(REPAY)
    if level == 1:
        return found
    kind = KIND[player.house]
    if kind == "upper":
        if player.stocks_bought < MOST_STOCKS and 0 < stock_cost(s, player) <= cash:
            found.append(STOCK)
    elif not player.shop_tried and len(player.shops) < MOST_SHOPS:
        if left(s, "shop"):
            found.append(SHOP)
        for other, owner in enumerate(s.players):
            if owner.shops and other != seat and not owner.out:
                found += [_robbing(other, stake.card) for stake in owner.shops]
    if cash >= UPGRADE_COST[kind] and not player.upgraded and player.upgrades < MOST_UPGRADES:
        found.append(UPGRADE)
    return found


def buy_stock(g: G, seat: int) -> None:
    """The stock on top is paid and read out (SB-165 to SB-172)."""
    s = g.s
    player = s.players[seat]
    cost = stock_cost(s, player)
    law.spend(g, seat, cost)
    player.stocks_bought += 1
    card = draw(g, "stock")
    assert card is not None
    stock = STOCKS[card]
    s.drawn = card
    g.tell(Bought(seat, card, cost, stock.kind, stock.n, stock.rounds))
    if stock.kind == "hold":
        player.stocks.append(Stake(card, stock.rounds))
        surface(g)
    else:
        if stock.kind == "pay":
            law.gain(g, seat, stock.n, card)
        discard(g, card)
        surface(g)


def _try(g: G, seat: int, faces: tuple[int, ...], owner: int | None) -> bool:
    s = g.s
    s.players[seat].shop_tried = True
    die = g.chance.die(6, "shop")
    s.roll = Roll(seat, "shop", die, faces)
    good = die in faces
    g.tell(Tried(seat, die, good, owner))
    return good


def try_shop(g: G, seat: int) -> None:
    """A shop from the deck (SB-173)."""
    if not _try(g, seat, shop_faces(g.s.players[seat]), None):
        return
    card = draw(g, "shop")
    if card is not None:
        take_shop(g, seat, Stake(card, SHOPS[card].rounds), None)


def rob_shop(g: G, seat: int, owner: int, card: Card) -> None:
    """Another's shop (SB-174)."""
    if _try(g, seat, ROB_FACES, owner):
        move_shop(g, seat, owner, card)


def move_shop(g: G, seat: int, owner: int, card: Card) -> None:
    """A shop goes over with its rounds (SB-178)."""
    shops = g.s.players[owner].shops
    stake = next(stake for stake in shops if stake.card == card)
    shops.remove(stake)
    take_shop(g, seat, stake, owner)


def take_shop(g: G, seat: int, stake: Stake, owner: int | None) -> None:
    """A shop has a new owner; every takeover is worth a point to the Shakedown (SB-257)."""
    player = g.s.players[seat]
    player.shops.append(stake)
    g.s.drawn = stake.card
    g.tell(GotShop(seat, stake.card, SHOPS[stake.card].income, stake.left, owner))
    if ABILITY[player.house] == "shakedown":
        score(g, seat, HOUSES[player.house].n)


def claim(g: G, seat: int) -> None:
    """All income of this turn at once (SB-208c)."""
    s = g.s
    money, points = s.claim, s.claim_points
    s.claim = s.claim_points = 0
    collect(g, seat, money, points)


def collect(g: G, seat: int, money: int, points: int) -> None:
    """Income from the bank."""
    if not (money or points):
        return
    g.s.players[seat].cash += money
    g.s.bank -= money
    g.tell(Income(seat, money, points))
    if points:
        score(g, seat, points)


def pardon(g: G, seat: int) -> None:
    """A held card removes a dot."""
    player = g.s.players[seat]
    card = next(card for card in player.cards if card in PARDONS)
    player.cards.remove(card)
    discard(g, card)
    player.dots -= 1
    g.tell(Cleared(seat, 1, 0, "pardon"))


def _upgrade(g: G, seat: int, _: Option) -> None:
    cost = UPGRADE_COST[KIND[g.s.players[seat].house]]
    law.spend(g, seat, cost)
    upgrade(g, seat, cost)


def _bribe(g: G, seat: int, choice: Option) -> None:
    assert isinstance(choice, Bribe)
    law.bribe(g, seat, choice.dots)


def _rob(g: G, seat: int, choice: Option) -> None:
    assert isinstance(choice, RobShop)
    rob_shop(g, seat, choice.seat, choice.card)


_DO: dict[type[Option], Callable[[G, int, Option], None]] = {
    ClaimIncome: lambda g, seat, _: claim(g, seat),
    UsePardon: lambda g, seat, _: pardon(g, seat),
    Bribe: _bribe,
    Repay: lambda g, seat, _: law.repay(g, seat),
    BuyStock: lambda g, seat, _: buy_stock(g, seat),
    TryShop: lambda g, seat, _: try_shop(g, seat),
    RobShop: _rob,
    Upgrade: _upgrade,
}
EXTRAS = frozenset(_DO)


def do(g: G, seat: int, choice: Option) -> None:
    """Do one of these."""
    g.s.tick += 1
    _DO[type(choice)](g, seat, choice)
