"""The set-up (3.1)."""

from __future__ import annotations

from engines.core.chance import roll_off

from .cards import CHARACTERS
from .decks import keep, take
from .events import Dealt, FirstRolls
from .state import G


def deal(g: G) -> None:
    """Decks, Characters, first cards, first player (LP-003 to LP-015)."""
    s = g.s
    for name, pile in s.draws.items():
        g.chance.shuffle(pile, name)
    characters = list(CHARACTERS)
    g.chance.shuffle(characters, "characters")
    for seat, player in enumerate(s.players):
        player.character = characters[seat]
        g.tell(Dealt(seat, player.character))
    for deck in ("investment", "boxe"):
        for seat in range(s.seats):
            take(g, seat, deck)
    s.first = s.turn = _first(g)
    for seat, player in enumerate(s.players):
        if player.character == "chaperone":
            keep(g, seat, g.draw(s.draws["protection"]))
    s.shown = None
    s.phase = "turn"


def _first(g: G) -> int:
    """The highest roll starts; the tied roll again (LP-011 to LP-013)."""
    first, rolls = roll_off(g.chance, g.s.seats, purpose="first player")
    for seats, dice in rolls:
        g.tell(FirstRolls(seats, dice))
    return first
