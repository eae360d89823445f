"""Boxe: the ring (3.8)."""

from __future__ import annotations

from engines.core.ask import Steps, one

from ..asks import turn_ask
from ..cards import BOXERS, Card, Deck
from ..decks import can_draw, discard, take
from ..events import Bought, Fought, Victory
from ..money import gain, pay
from ..options import Bout, BuyBoxer, Nothing
from ..prices import boxer_price
from ..state import G, Player, Roll, others

#: What the only one who has a boxer gets.
ALONE = 500
#: Victories after which a boxer retires (LP-121).
MOST_VICTORIES = 3


def boxe(g: G, seat: int) -> Steps:
    """Buy a boxer, call a bout, or be the only one with a boxer (LP-104 to LP-109)."""
    s, player = g.s, g.s.players[seat]
    if player.boxer is None:
        yield from _buy(g, seat)
        return
    rivals = [other for other in others(s, seat) if s.players[other].boxer is not None]
    if not rivals:
        gain(g, seat, ALONE, why="boxe")
        return
    choice = yield from one(turn_ask(seat, "boxe", [Nothing(), *(Bout(other) for other in rivals)]))
    if isinstance(choice, Bout):
        fight(g, seat, choice.seat)


def _buy(g: G, seat: int) -> Steps:
    """A boxer for the price, for the Promoter for nothing (5.2)."""
    player = g.s.players[seat]
    price = boxer_price(player.character)
    if player.cash < price or not can_draw(g.s, "boxe"):
        return
    choice = yield from one(turn_ask(seat, "boxe", [Nothing(), BuyBoxer()]))
    if isinstance(choice, BuyBoxer):
        pay(g, seat, price)
        g.tell(Bought(seat, Deck("boxe"), price))
        take(g, seat, "boxe", bought=True)


def advantage(character: str, *, calls: bool) -> int:
    """What a side has more than its dice: the organiser 1, and the Promoter 1 (LP-113, 5.2)."""
    return calls + (character == "promoter")


def fight(g: G, organiser: int, defender: int) -> None:
    """A bout: dice against dice until one is higher (LP-110 to LP-121)."""
    s = g.s
    sides = (s.players[organiser], s.players[defender])
    first, second = map(_turned_up, sides)
    g.learn()
    mine = theirs = 0
    while mine == theirs:
        dice = [[g.chance.die(6, "bout") for _ in range(BOXERS[card].dice)] for card in (first, second)]
        mine = sum(dice[0]) + advantage(sides[0].character, calls=True)
        theirs = sum(dice[1]) + advantage(sides[1].character, calls=False)
        s.roll = Roll(organiser, "bout", dice[0], dice[1], defender)
        g.tell(Fought(organiser, defender, first, second, mine, theirs))
    if mine > theirs:
        _win(g, organiser, beaten=defender)
    else:
        _win(g, defender, beaten=organiser)


def _turned_up(player: Player) -> Card:
    """A boxer lies open from now on (LP-111)."""
    assert player.boxer is not None
    player.fought = True
    return player.boxer


def _win(g: G, seat: int, *, beaten: int) -> None:
    """The prize for this victory; the beaten card goes under the winner, who retires after the third
    (LP-117 to LP-121)."""
    winner, loser = g.s.players[seat], g.s.players[beaten]
    assert winner.boxer is not None
    assert loser.boxer is not None
    discard(g, *loser.beaten)
    winner.beaten.append(loser.boxer)
    loser.boxer, loser.beaten, loser.fought = None, [], False
    victory = len(winner.beaten)
    prize = BOXERS[winner.boxer].prizes[victory - 1]
    g.tell(Victory(seat, winner.boxer, victory, prize))
    gain(g, seat, prize)
    if victory == MOST_VICTORIES:
        discard(g, winner.boxer, *winner.beaten)
        winner.boxer, winner.beaten, winner.fought = None, [], False
