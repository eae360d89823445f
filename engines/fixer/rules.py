"""What comes next, by the state alone."""

from __future__ import annotations

from engines.core.ask import Steps
from engines.core.spec import Moment, Outcome

from .exchange import exchange
from .plays import legal_plays
from .rounds import deal, end_round
from .scoring import totals, winners
from .state import G, Settings, State
from .turns import skip, turn


def step(g: G) -> Steps | None:
    """What comes next by the state alone: the deal, the exchange, one turn, or the end of a round."""
    s = g.s
    if s.phase == "play":
        plays = legal_plays(s, s.turn)
        if plays:
            return turn(g, plays)
        skip(g)
    elif s.phase == "exchange":
        return exchange(g)
    elif s.phase == "deal":
        deal(g)
    else:
        end_round(g)
    return None


def moment(s: State) -> Moment:
    """Round and turn."""
    return Moment(s.round, s.slots, s.turn)


def outcome(s: State) -> Outcome | None:
    """All with the highest total win, or who owns two lanes whole."""
    if s.phase != "game_over":
        return None
    return Outcome(winners(s), totals(s), "instant" if s.instant >= 0 else "points")


def settings_fit(seats: int, settings: Settings) -> str | None:
    """What is wrong: a first player is named who does not sit at the table."""
    return None if -1 <= settings.first_player < seats else "first-player"
