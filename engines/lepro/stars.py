"""Star Adventures: which may be used now, and that one is (3.7)."""

from __future__ import annotations

from .cards import ADVENTURES, Card
from .decks import discard
from .events import StarPlayed
from .state import MOST_PLAYS, G, State


def may_play(s: State) -> bool:
    """Whether another Adventure may be played in this turn (LP-062)."""
    return s.plays < MOST_PLAYS


def asks_for_stars(s: State, seat: int) -> bool:
    """Whether a window opens: for whoever holds any star Adventure, since their number is public, so that a
    pause tells nothing (5.4)."""
    return bool(s.players[seat].stars) and may_play(s)


def stars(s: State, seat: int, when: str) -> list[Card]:
    """Star Adventures that the active player may use in a window, the oldest first."""
    held = s.players[seat].stars
    return [card for card in held if ADVENTURES[card].when == when] if held and may_play(s) else []


def spend_star(g: G, seat: int, card: Card) -> None:
    """A star Adventure is used, and shown to all (LP-039, LP-052, LP-063)."""
    g.s.players[seat].stars.remove(card)
    discard(g, card)
    g.s.plays += 1
    g.learn()
    g.s.shown = card
    g.tell(StarPlayed(seat, card))
