"""Out of the game, and what becomes of the house (3.12)."""

from __future__ import annotations

from engines.core.ask import Ask, Option, Range, Steps, one

from .decks import discard
from .events import BidMade, Closed, Dropped, Fallen, OnSale, SoldTo
from .facts import KIND
from .figures import START_PRICE, STEP
from .options import Bid, Drop
from .payments import spend
from .state import CLOSED, G, Sale, State, in_game, neighbours
from .winning import win

DROP = Drop()
#: Bids offered besides the least: so much more.
RAISES = (100, 500)
CLOCK = "bid_seconds"


def eliminate(g: G, seat: int) -> Steps:
    """A player is out: the last one left wins, else the house is sold (SB-180 to SB-199b)."""
    s = g.s
    fall(g, seat, left=False)
    rest = in_game(s)
    if len(rest) == 1:
        win(g, rest[0], "last")
        return
    stage = s.stage
    yield from _sell(g, seat, house=seat)
    for step in range(1, s.seats):
        house = (seat + step) % s.seats
        if s.owners[house] == seat:
            yield from _sell(g, seat, house=house)
    s.stage = stage


def fall(g: G, seat: int, *, left: bool) -> None:
    """A player is out of the game; debts and dots vanish (SB-193)."""
    s = g.s
    player = s.players[seat]
    s.fallen += 1
    player.out = s.fallen
    player.left = left
    player.loan = player.loan_age = player.dots = 0
    player.loan_fresh = player.loan_late = player.yields = player.points_held = player.cash_held = False
    player.missing = []
    if seat == s.seat:
        s.claim = s.claim_points = 0
    g.tell(Fallen(seat, left))


def close(g: G, house: int) -> None:
    """A slot is gone; what lies in the house returns to its piles (SB-189)."""
    s = g.s
    s.owners[house] = CLOSED
    player = s.players[house]
    player.upgraded = False
    cards = [*player.cards, *(stake.card for stake in (*player.stocks, *player.shops))]
    player.cards, player.stocks, player.shops = [], [], []
    discard(g, *cards)
    g.tell(Closed(house))


def start_price(s: State, house: int) -> int:
    """The first bid for a house (SB-184)."""
    player = s.players[house]
    return START_PRICE[KIND[player.house]][player.upgraded]


def _sell(g: G, loser: int, *, house: int) -> Steps:
    """One house of a player who is out is auctioned (SB-186 to SB-189)."""
    s = g.s
    s.stage = "auction"
    sale = Sale(house, start_price(s, house), queue=list(neighbours(s, loser)), whole=house == loser)
    s.sale = sale
    g.tell(OnSale(house, sale.start, sale.whole))
    queue = sale.queue
    # Whoever has the highest bid is asked no more once nobody else is in (SB-187b).
    while queue and queue != [sale.bidder]:
        seat = queue[0]
        cash = s.players[seat].cash
        # Who cannot pay is out by what all can see (SB-188).
        choice = (yield from _bid(seat, sale, cash=cash)) if cash >= sale.least else None
        if isinstance(choice, Bid):
            assert isinstance(choice.amount, int)
            sale.high, sale.bidder = choice.amount, seat
            g.tell(BidMade(seat, choice.amount))
            queue.append(queue.pop(0))
        else:
            queue.pop(0)
            g.tell(Dropped(seat, choice is None))
    s.sale = None
    s.tick += 1
    if sale.high:
        _hand_over(g, sale)
    else:
        close(g, house)


def _bid(seat: int, sale: Sale, *, cash: int) -> Steps:
    """What a player with so much cash bids, or Drop."""
    least = sale.least
    options: list[Option] = [Bid(least)]
    options += [Bid(least + more) for more in RAISES if least + more <= cash]
    if cash > least:
        options.append(Bid(Range(least, cash, STEP)))
    ask = Ask(seat, "bid", options=(*options, DROP), default=DROP, basis=(sale.seat, least), clock=CLOCK)
    return (yield from one(ask))


def _hand_over(g: G, sale: Sale) -> None:
    """The highest bidder pays, and has the house with all that belongs to it (SB-192 to SB-195)."""
    s = g.s
    buyer, loser = s.players[sale.bidder], s.players[sale.seat]
    spend(g, sale.bidder, amount=sale.high)
    s.owners[sale.seat] = sale.bidder
    g.tell(SoldTo(sale.bidder, sale.seat, sale.high))
    buyer.cards += loser.cards
    buyer.stocks += loser.stocks
    buyer.shops += loser.shops
    loser.cards, loser.stocks, loser.shops = [], [], []
