"""Set-up and the first player (3.1, 3.2)."""

from __future__ import annotations

from collections.abc import Callable

from . import decks, hands
from .events import Dealt, FirstPlayer
from .glossary import Card, is_ally
from .printed import ATTACK, BACKSTORIES, COST, HERO_CARDS, MARKETS
from .state import SLOTS, G, State, moon_spaces

#: What a seat begins with besides its hero (FF-006).
ALLIES, ITEMS = 2, 1


def deal(g: G) -> None:
    """Decks, tokens, heroes, hands, face-up cards, and who begins."""
    s = g.s
    for name, pile in s.decks.items():
        g.chance.shuffle(pile, f"{name} deck")
    s.moons = list(moon_spaces(s.settings))
    heroes, markets = list(HERO_CARDS), list(MARKETS)
    g.chance.shuffle(heroes, "heroes")
    if s.settings.new_market:
        g.chance.shuffle(markets, "new market")
    tales = {tale.hero: Card(card) for card, tale in BACKSTORIES.items()}
    for seat, player in enumerate(s.players):
        player.hero = heroes[seat]
        if s.settings.new_market:
            player.market, player.fresh = markets[seat], True
        g.tell(Dealt(seat, player.hero, tales[player.hero]))
        # Everybody sees who got which hero.
        hands.receive(g, seat, player.hero, known=True)
        hands.draw(g, seat, "ally", ALLIES)
        hands.draw(g, seat, "item", ITEMS)
    s.rows = {row: [None] * SLOTS for row in decks.FACE_UP}
    decks.refill(g)
    s.first = s.turn = first_player(g)
    s.phase = "dawn"


def first_player(g: G) -> int:
    """The lowest recruit costs begin, then the lowest attacks, then chance (FF-010 to FF-012)."""
    s = g.s
    if s.seats == 1:
        return 0
    seats = list(range(s.seats))
    rules: dict[str, Callable[[State, int], int]] = {"pips": pips, "attack": attack}
    for how, value in rules.items():
        sums = {seat: value(s, seat) for seat in seats}
        seats = [seat for seat in seats if sums[seat] == min(sums.values())]
        if len(seats) == 1:
            g.tell(FirstPlayer(seats[0], how))
            return seats[0]
    seat = seats[g.chance.below(len(seats), "first player")]
    g.tell(FirstPlayer(seat, "drawn"))
    return seat


def pips(s: State, seat: int) -> int:
    """Recruit costs in a hand, hero and item included (FF-010)."""
    return sum(COST[card] for card in s.players[seat].hand)


def attack(s: State, seat: int) -> int:
    """Basic attacks of the allies in a hand (FF-011)."""
    return sum(ATTACK[card] for card in s.players[seat].hand if is_ally(card))
