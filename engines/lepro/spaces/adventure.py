"""Adventure: cards that are drawn, and hat cards on the board (3.7)."""

from __future__ import annotations

from engines.core.ask import Steps

from ..cards import ADVENTURES, BOARD, Card
from ..decks import begin_effect, discard, draw, end_effect, keep, show
from ..effects import WORDS, carry_out, concerns
from ..events import HatLaid, HatPlayed, Unconcerned
from ..stars import may_play
from ..state import G


def adventure(g: G, seat: int) -> Steps:
    """Draw until a card is no hat; play it if it concerns the player (LP-087 to LP-103). Returns the movement
    that it ends in, or None."""
    s = g.s
    while may_play(s):
        card = draw(g, "adventure")
        if card is None:
            return None
        printed = ADVENTURES[card]
        if printed.star:
            keep(g, seat, card)
            return None
        show(g, seat, card)
        if printed.when == "hat":
            _lay(g, seat, card)
            continue
        if not concerns(s, seat, card):
            discard(g, card)
            g.tell(Unconcerned(seat, card))
            return None
        return (yield from _play(g, seat, card))
    return None


def play_hat(g: G, seat: int, at: int) -> Steps:
    """Play the hat card that lies on a space (LP-099, LP-100)."""
    card = g.s.hats.pop(str(at))
    g.s.shown = card
    g.tell(HatPlayed(seat, card))
    yield from _play(g, seat, card)


def _play(g: G, seat: int, card: Card) -> Steps:
    """Carry a card out. If it ends in a movement, that is returned, and the card is over when it is."""
    g.s.plays += 1
    begin_effect(g, card)
    movement = yield from carry_out(g, seat, card, WORDS[card])
    if movement is None:
        end_effect(g, card)
    return movement


def _lay(g: G, seat: int, card: Card) -> None:
    """A hat card goes to the first free single space of its type from Refuge on (LP-093 to LP-095)."""
    s = g.s
    printed = ADVENTURES[card]
    free = (at for at, kinds in enumerate(BOARD) if kinds == (printed.space,) and str(at) not in s.hats)
    at = next(free, -1)
    if at < 0:
        discard(g, card)
    else:
        s.hats[str(at)] = card
        if at == s.players[seat].space:
            s.landing.laid = at
    (effect,) = printed.do
    g.tell(HatLaid(card, at, effect.verb, effect.n, effect.space, effect.deck, effect.column))
