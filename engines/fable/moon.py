"""The moon deck (3.18, 5.11). What lasts is looked up where it counts; what acts once does so here."""

from __future__ import annotations

from engines.core.ask import Steps

from .cards import MOONS
from .decks import top, toss
from .events import MoonRevealed
from .order import around
from .state import G, State
from .track import last_alone


def reveal(g: G) -> Steps:
    """The next moon card is revealed by the active seat, which just took a moon token (FF-155)."""
    s = g.s
    card = top(g, "moon")
    if card is None:
        return
    if s.moon is not None:
        toss(g, s.moon)
    s.moon = card
    g.tell(MoonRevealed(card))
    moon = MOONS[card]
    if moon.do is not None:
        yield from moon.do.each(g, _seats(s, moon.who), card)


def _seats(s: State, who: str) -> list[int]:
    """Whom a card concerns, clockwise from the active seat (FF-156); in the last place only who is alone."""
    seats = around(s, s.turn)
    if who == "active":
        return seats[:1]
    return [seat for seat in seats if last_alone(s, seat)] if who == "last_player" else seats
