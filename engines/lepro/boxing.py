"""The ring (3.8)."""

from __future__ import annotations

from engines.core.ask import Option, Steps, one

from .cards import BOXERS, Card
from .events import Bought, Fought, Victory
from .moves import Bout, BuyBoxer, Deck, Nothing
from .state import Roll, others
from .till import G, ask, discard, gain, left, pay, take

PRICE, ALONE = 200, 500
MOST_VICTORIES = 3


def boxe(g: G, seat: int) -> Steps:
    """Buy a boxer, call a bout, or be the only one with a boxer (LP-104 to LP-109)."""
    s, player = g.s, g.s.players[seat]
    rivals = [other for other in others(s, seat) if s.players[other].boxer is not None]
    if player.boxer is not None:
        if not rivals:
            gain(g, seat, ALONE, "boxe")
            return
        options: list[Option] = [Nothing(), *(Bout(other) for other in rivals)]
        choice = yield from one(ask(seat, "boxe", options))
        if isinstance(choice, Bout):
            fight(g, seat, choice.seat)
        return
    price = 0 if player.character == "promoter" else PRICE
    if player.cash < price or not left(s, "boxe"):
        return
    if isinstance((yield from one(ask(seat, "boxe", [Nothing(), BuyBoxer()]))), BuyBoxer):
        pay(g, seat, price, "")
        g.tell(Bought(seat, Deck("boxe"), price))
        take(g, seat, "boxe", bought=True)


def fight(g: G, organiser: int, defender: int) -> None:
    """A bout: dice against dice until one is higher (LP-110 to LP-121)."""
    s = g.s
    sides = (organiser, defender)
    cards: list[Card] = []
    for seat in sides:
        player = s.players[seat]
        assert player.boxer is not None
        player.fought = True
        cards.append(player.boxer)
    g.learn()
    while True:
        dice = [[g.chance.die(6, "bout") for _ in range(BOXERS[card].dice)] for card in cards]
        totals = [
            sum(dice[at]) + (at == 0) + (s.players[seat].character == "promoter")
            for at, seat in enumerate(sides)
        ]
        s.roll = Roll(organiser, "bout", dice[0], dice[1], defender)
        g.tell(Fought(organiser, defender, cards[0], cards[1], totals[0], totals[1]))
        if totals[0] != totals[1]:
            break
    win = 0 if totals[0] > totals[1] else 1
    winner, loser = s.players[sides[win]], s.players[sides[1 - win]]
    discard(g, *loser.beaten)
    loser.boxer, loser.beaten, loser.fought = None, [], False
    winner.beaten.append(cards[1 - win])
    victory = len(winner.beaten)
    amount = BOXERS[cards[win]].prizes[victory - 1]
    g.tell(Victory(sides[win], cards[win], victory, amount))
    gain(g, sides[win], amount, "")
    if victory == MOST_VICTORIES:
        discard(g, cards[win], *winner.beaten)
        winner.boxer, winner.beaten, winner.fought = None, [], False
