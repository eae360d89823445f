"""Stocks, for the upper class (3.10)."""

from __future__ import annotations

from .cards import STOCKS
from .decks import discard, draw, show_stock, top_price
from .events import Bought
from .facts import stock_cost
from .figures import MOST_STOCKS
from .payments import gain, spend
from .state import G, Player, Stake, State


def next_cost(s: State, player: Player) -> int:
    """What the stock on top costs a player; 0: there is none (SB-166, SB-253)."""
    return stock_cost(player.house, top_price(s), bought=player.stocks_bought)


def can_buy_stock(s: State, player: Player) -> bool:
    """Whether an upper-class player of level 2 or 3 may buy the stock on top (SB-165, SB-166)."""
    return player.stocks_bought < MOST_STOCKS and 0 < next_cost(s, player) <= player.cash


def buy_stock(g: G, seat: int) -> None:
    """The stock on top is paid and read out (SB-165 to SB-172)."""
    s = g.s
    player = s.players[seat]
    cost = next_cost(s, player)
    spend(g, seat, amount=cost)
    player.stocks_bought += 1
    card = draw(g, "stock")
    assert card is not None
    stock = STOCKS[card]
    s.drawn = card
    g.tell(Bought(seat, card, cost, stock.kind, stock.n, stock.rounds))
    if stock.kind == "hold":
        player.stocks.append(Stake(card, stock.rounds))
        show_stock(g)
        return
    if stock.kind == "pay":
        gain(g, seat, amount=stock.n, why=card)
    discard(g, card)
