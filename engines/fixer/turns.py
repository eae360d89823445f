"""One turn: a card into a lane, and the conflict that it may decide (FX-041 to FX-053)."""

from __future__ import annotations

from engines.core.ask import DRAWN, Ask, Steps, one

from .conflicts import conflict, spoils
from .events import Led, Skipped
from .options import DISCARD, KEEP, Discard, Keep, Put
from .state import G, State, lane_of


def skip(g: G) -> None:
    """No open lane has the own side empty: the turn passes at once (FX-048, FX-049)."""
    s = g.s
    g.tell(Skipped(s.turn))
    pass_turn(s)


def pass_turn(s: State) -> None:
    """The next turn belongs to the seat on the left (FX-053)."""
    s.turn = (s.turn + 1) % s.seats
    s.slots += 1


def turn(g: G, plays: tuple[Put, ...]) -> Steps:
    """One of these plays; a conflict is resolved at once (FX-041 to FX-053)."""
    s = g.s
    seat = s.turn
    put = yield from one(Ask(seat, "play", options=plays, default=DRAWN, basis=s.slots))
    g.learn()
    s.hands[seat].remove(put.card)
    s.plays[seat] += 1
    lane = lane_of(s, put.lane)
    side = lane.seats.index(seat)
    lead = lane.cards[1 - side]
    if s.two:
        # The second player's first turn is the second play of the round, whoever plays what.
        s.forbidden = put.lane if sum(s.plays) == 1 else ""
    if lead is None:
        lane.cards[side] = put.card
        g.tell(Led(seat, put.card, put.lane))
    else:
        conflict(g, lane, side=side, lead=lead, reply=put.card)
    if s.phase == "loser_choice":
        choice = yield from one(_keep_or_discard(s))
        s.phase, s.pending = "play", None
        spoils(g, "kept" if isinstance(choice, Keep) else "discarded")
    if s.phase == "play":
        pass_turn(s)
        if not lane.left and not any(other.left for other in s.lanes):
            s.phase = "round_end"


def _keep_or_discard(s: State) -> Ask[Keep | Discard]:
    """The loser of a conflict keeps the winning card or discards it (FX-077)."""
    assert s.last is not None
    return Ask(s.last.loser, "keep", options=(KEEP, DISCARD), default=KEEP, basis=s.pending)
