"""Criminal Records, and who is out (3.19)."""

from __future__ import annotations

from .decks import discard, draw, keep
from .events import Fallen, Recorded
from .final_count import last_one
from .state import RECORDS, G, all_cards


class Eliminated(Exception):
    """The active player is eliminated: nothing more of his turn is resolved (LP-239)."""


def take_record(g: G, seat: int) -> None:
    """A Criminal Record. The third eliminates the player, and so does one that is not there: then Eliminated
    is raised (LP-233 to LP-237)."""
    player = g.s.players[seat]
    card = draw(g, "record")
    if card is not None:
        keep(g, seat, card)
        g.tell(Recorded(seat, len(player.records)))
    if card is None or len(player.records) >= RECORDS:
        eliminate(g, seat)
        raise Eliminated


def eliminate(g: G, seat: int, *, retired: bool = False) -> None:
    """A player leaves the game: cards to their piles, cash to the treasury (LP-239 to LP-248)."""
    s, player = g.s, g.s.players[seat]
    g.learn()
    cards = all_cards(player)
    discard(g, *cards)
    # Nothing of what was under way is resolved any further (LP-239).
    discard(g, *s.playing)
    s.playing = []
    s.treasury += player.cash
    fallen = 1 + sum(bool(other.fallen) for other in s.players)
    s.players[seat] = type(player)(
        player.character, cash=0, space=-1, men_acquired=player.men_acquired, fallen=fallen
    )
    g.tell(Fallen(seat, retired, tuple(cards) or None))
    last_one(g, "retired" if retired else "last")
