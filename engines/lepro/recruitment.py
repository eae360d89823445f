"""Recruitment: a card is drawn and kept (3.16); the Recruiter draws two."""

from __future__ import annotations

from engines.core.ask import Steps, one

from .asks import turn_ask
from .cards import men
from .decks import discard, draw, keep, show
from .events import Lost
from .options import Take
from .state import G


def recruitment(g: G, seat: int) -> Steps:
    """A card is drawn and kept, face up (LP-211 to LP-213); the Recruiter draws two and keeps one (5.2)."""
    card = draw(g, "recruitment")
    if card is None:
        return
    second = draw(g, "recruitment") if g.s.players[seat].character == "recruiter" else None
    if second is None:
        keep(g, seat, card)
        return
    pair = sorted((card, second), key=lambda each: (-men(each), each))
    for each in pair:
        show(g, seat, each)
    g.s.pair = pair
    kept = (yield from one(turn_ask(seat, "recruit", [Take(each) for each in pair], basis=tuple(pair)))).card
    g.s.pair = []
    (other,) = (each for each in pair if each != kept)
    discard(g, other)
    g.tell(Lost(seat, other))
    keep(g, seat, kept, told=False)
