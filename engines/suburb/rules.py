"""What comes next, by the state alone; leaving, and how a game stands."""

from __future__ import annotations

from engines.core.ask import Steps
from engines.core.spec import Moment, Outcome

from .auction import close, fall
from .moving_in import choose_house, deal
from .payments import spend
from .slots import begin_slot, leave_turn
from .standings import progress, ranks
from .state import G, State, in_game
from .turns import turn
from .winning import win


def step(g: G) -> Steps | None:
    """The set-up, a slot's start, or a step of a turn."""
    phase = g.s.phase
    if phase == "turn":
        return turn(g)
    if phase == "choice":
        return choose_house(g)
    if phase == "slot":
        begin_slot(g)
    else:
        deal(g)
    return None


def retire(g: G, seat: int) -> None:
    """A leaver for good: cards and money go back, the houses are closed (SB-241, SB-242)."""
    s = g.s
    player = s.players[seat]
    if player.out or s.phase == "over":
        return
    fall(g, seat, left=True)
    spend(g, seat, amount=player.cash)
    for house in range(s.seats):
        if s.owners[house] == seat:
            close(g, house)
    rest = in_game(s)
    if len(rest) == 1:
        win(g, rest[0], "left")
    elif s.phase == "turn" and s.seat == seat:
        leave_turn(g)


def moment(s: State) -> Moment:
    """Round and turn; whose it is while there is one."""
    return Moment(s.round, s.turns, s.seat if s.phase == "turn" else None)


def outcome(s: State) -> Outcome | None:
    """One wins; scores and places of the others tell how near they came to a goal, in percent."""
    if s.phase != "over":
        return None
    scores = tuple(0 if player.out else progress(player) for player in s.players)
    return Outcome((s.winner,), scores, s.ending, ranks(s))
