"""Two cards in a lane: who wins, who captures, and what becomes of the winning card (FX-060 to FX-098)."""

from __future__ import annotations

import msgspec

from .cards import Card, reply_wins, suit
from .events import Captured, Discarded, Instant, Kept
from .plays import plays_on
from .rounds import finish
from .scoring import owned_lanes, score
from .state import G, Lane, LastConflict, Scored, face_up_suits


def conflict(g: G, lane: Lane, *, side: int, lead: Card, reply: Card) -> None:
    """The seat on ``side`` of the lane answers ``lead``. Decide, capture, take the marker; then the loser's
    choice is due, unless it is made already (FX-060 to FX-086)."""
    s, two = g.s, g.s.two
    replier, leader = lane.seats[side], lane.seats[1 - side]
    reply_won, critical = reply_wins(lead, reply)
    winner, loser = (replier, leader) if reply_won else (leader, replier)
    winning, losing = (reply, lead) if reply_won else (lead, reply)
    lane.cards = [None, None]
    lane.left -= 1
    s.last = LastConflict(
        lane=lane.key,
        lead_seat=leader,
        lead=lead,
        reply_seat=replier,
        reply=reply,
        winner=winner,
        critical=critical,
    )
    # Only a reply that wins critically shows the card: the loser led it, the winner could not
    # follow (FX-073 to FX-076).
    s.piles[winner].append(Scored(losing, critical and reply_won, marker=None if two else critical))
    if two:
        lane.owned[winner].append(critical)
    g.tell(Captured(winner, loser, lane.key, winning, losing, critical, not reply_won))
    if two and owned_lanes(s, winner) >= 2:
        _win_at_once(g, winner)
    elif suit(winning) in face_up_suits(s, loser):
        spoils(g, "forced")
    elif s.round == s.rounds and not plays_on(s, loser):
        spoils(g, "idle")
    else:
        s.phase, s.pending = "loser_choice", winning


def _win_at_once(g: G, winner: int) -> None:
    """Two players: two lanes owned whole win on the spot (FX-096 to FX-098)."""
    s = g.s
    assert s.last is not None
    s.instant = winner
    s.discards[s.last.loser].append(s.last.winning)
    s.last = msgspec.structs.replace(s.last, fate="none")
    g.tell(Instant(winner))
    finish(g, [score(s, seat) for seat in range(s.seats)])


def spoils(g: G, fate: str) -> None:
    """The winning card of the latest conflict goes to its loser, who has it in hand (``fate`` is kept) or
    among the discards (discarded, forced or idle) (FX-077 to FX-083)."""
    s = g.s
    assert s.last is not None
    loser, card = s.last.loser, s.last.winning
    s.last = msgspec.structs.replace(s.last, fate=fate)
    if fate == "kept":
        s.hands[loser].append(card)
        g.tell(Kept(loser, card))
    else:
        s.discards[loser].append(card)
        g.tell(Discarded(loser, card, "chosen" if fate == "discarded" else fate))
