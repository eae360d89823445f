"""Set-up: decks, first player, and who lives where (3.2)."""

from __future__ import annotations

from engines.core.ask import DRAWN, Ask, Steps, one
from engines.core.chance import roll_off

from .asking import TURN
from .cards import HOUSES, House
from .events import FirstRolls, MovedIn
from .facts import KIND
from .figures import START_CASH
from .options import TakeHouse
from .state import G


def deal(g: G) -> None:
    """Decks and starting player (SB-010 to SB-019)."""
    s = g.s
    for deck, pile in s.draws.items():
        g.chance.shuffle(pile, deck)
    s.first = s.slot = s.seat = _first_player(g)
    s.phase = "choice"
    if s.settings.random_cards:
        houses = list(HOUSES)
        g.chance.shuffle(houses, "houses")
        for seat in range(s.seats):
            _move_in(g, seat, houses[seat])
        s.phase = "slot"


def _first_player(g: G) -> int:
    """The highest roll starts; those tied roll again (SB-011)."""
    winner, rolls = roll_off(g.chance, g.s.seats, purpose="start")
    for seats, dice in rolls:
        g.tell(FirstRolls(seats, dice))
    return winner


def choose_house(g: G) -> Steps:
    """One chooses a player card, the starting player first (SB-012, SB-013)."""
    s = g.s
    waiting = [(s.first + at) % s.seats for at in range(s.seats)]
    waiting = [seat for seat in waiting if not s.players[seat].house and not s.players[seat].out]
    if waiting:
        s.seat = waiting[0]
        taken = {player.house for player in s.players}
        options = tuple(TakeHouse(house) for house in HOUSES if house not in taken)
        chosen = yield from one(
            Ask(s.seat, "house", options=options, default=DRAWN, basis=len(options), clock=TURN)
        )
        _move_in(g, s.seat, chosen.house)
    if len(waiting) < 2:
        s.phase = "slot"


def _move_in(g: G, seat: int, house: House) -> None:
    player = g.s.players[seat]
    player.house, player.cash = house, START_CASH[KIND[house]]
    g.s.bank -= player.cash
    g.tell(MovedIn(seat, house, player.cash))
