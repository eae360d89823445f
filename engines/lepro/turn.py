"""One turn, from the missed-turn check to whose turn is next (3.4, 3.20)."""

from __future__ import annotations

from engines.core.ask import Steps

from .effects.words import Movement
from .elimination import Eliminated
from .events import Missed, Turned
from .final_count import hold_count
from .movement import travel
from .refuge import claim
from .rolling import after_roll, before_roll
from .state import G, Landing, others


def turn(g: G) -> Steps:
    """The whole turn of the active player (LP-055)."""
    s, seat = g.s, g.s.turn
    s.plays, s.extra, s.stage, s.landing = 0, False, "roll", Landing()
    player = s.players[seat]
    if player.missed:
        player.missed -= 1
        g.tell(Missed(seat))
        _end(g)
        return
    g.tell(Turned(seat, s.again))
    try:
        die = yield from before_roll(g, seat)
        die = yield from after_roll(g, seat, die)
        yield from travel(g, seat, Movement(die))
        yield from claim(g, seat, last=True)
    except Eliminated:
        s.extra = False
    _end(g)


def _end(g: G) -> None:
    """Who is next; the end of the game by a buyer (LP-254, LP-067 to LP-070)."""
    s = g.s
    s.stage = ""
    if s.phase == "over":
        return
    if s.closing:
        hold_count(g, "buyer")
        return
    s.turns += 1
    if s.extra:
        s.again = True
        return
    pass_on(g)


def pass_on(g: G) -> None:
    """The turn goes on clockwise; when it comes to or past the first player's seat, a round is complete
    (LP-072, LP-263)."""
    s = g.s
    s.again = False
    following = others(s, s.turn)[0]
    if (following - s.first) % s.seats < (s.turn - s.first) % s.seats:
        if s.settings.round_limit and s.round >= s.settings.round_limit:
            hold_count(g, "limit")
            return
        s.round += 1
    s.turn = following
