"""What comes next, by the state alone."""

from __future__ import annotations

from engines.core.ask import DRAWN, Ask, Steps, one
from engines.core.spec import Moment, Outcome

from . import upkeep
from .asking import TURN
from .auction import close, fall, win
from .cards import HOUSES, House
from .count import nearness, ranks
from .decks import G
from .events import FirstRolls, MovedIn
from .moves import TakeHouse
from .state import KIND, START_CASH, State, in_game


def step(g: G) -> Steps | None:
    """The set-up, a slot's start, or a step of a turn."""
    phase = g.s.phase
    if phase == "turn":
        return upkeep.turn(g)
    if phase == "slot":
        return upkeep.begin(g)
    if phase == "choice":
        return choice(g)
    deal(g)
    return None


def deal(g: G) -> None:
    """Decks and starting player (SB-010 to SB-019)."""
    s = g.s
    for deck, pile in s.draws.items():
        g.chance.shuffle(pile, deck)
    s.first = s.slot = s.seat = _first(g)
    s.phase = "choice"
    if s.settings.random_cards:
        houses = list(HOUSES)
        g.chance.shuffle(houses, "houses")
        for seat in range(s.seats):
            _move_in(g, seat, houses[seat])
        s.phase = "slot"


def _first(g: G) -> int:
    """The highest roll starts; those tied roll again (SB-011)."""
    seats = list(range(g.s.seats))
    while len(seats) > 1:
        dice = [g.chance.die(6, "start") for _ in seats]
        g.tell(FirstRolls(tuple(seats), tuple(dice)))
        best = max(dice)
        seats = [seat for seat, die in zip(seats, dice, strict=True) if die == best]
    return seats[0]


def choice(g: G) -> Steps:
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


def retire(g: G, seat: int) -> Steps | None:
    """A leaver for good: cards and money go back, the houses are closed (SB-241, SB-242)."""
    s = g.s
    player = s.players[seat]
    if player.out or s.phase == "over":
        return None
    fall(g, seat, left=True)
    s.bank += player.cash
    player.cash = 0
    for house in range(s.seats):
        if s.owners[house] == seat:
            close(g, house)
    rest = in_game(s)
    if len(rest) == 1:
        win(g, rest[0], "left")
    elif s.phase == "turn" and s.seat == seat:
        upkeep.leave(g)
    return None


def moment(s: State) -> Moment:
    """Round and turn; whose it is while there is one."""
    return Moment(s.round, s.turns, s.seat if s.phase == "turn" else None)


def outcome(s: State) -> Outcome | None:
    """One wins; scores and places of the others tell how near they came to a goal, in percent."""
    if s.phase != "over":
        return None
    scores = tuple(0 if player.out else nearness(player) for player in s.players)
    return Outcome((s.winner,), scores, s.ending, ranks(s))
