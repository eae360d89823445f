"""The exchange before the first turn (FX-030 to FX-036)."""

from __future__ import annotations

from engines.core.ask import DRAWN, Ask, Pick, Steps, first

from .cards import in_order
from .events import Gave, Locked, Passed
from .options import Exchange
from .state import G, left_of

#: Cards that each passes on (FX-030).
EXCHANGED = 3


def exchange(g: G) -> Steps:
    """Everybody passes three cards to the left, blind and locked (FX-030 to FX-036)."""
    s = g.s
    asks = tuple(
        Ask(
            seat,
            "exchange",
            options=(Exchange(Pick(in_order(s.hands[seat]), EXCHANGED, EXCHANGED)),),
            default=DRAWN,
            final=True,
        )
        for seat in range(s.seats)
    )
    while len(s.ready) < s.seats:
        seat, choice = yield from first(*(ask for ask in asks if ask.seat not in s.ready))
        assert isinstance(choice.cards, tuple)
        s.gave[seat] = list(choice.cards)
        s.ready = sorted((*s.ready, seat))
        g.tell(Locked(seat))
    g.learn()
    for seat in range(s.seats):
        s.hands[seat] = [card for card in s.hands[seat] if card not in s.gave[seat]]
    for seat in range(s.seats):
        s.hands[left_of(s, seat)] += s.gave[seat]
    g.tell(Passed())
    for seat in range(s.seats):
        source = (seat - 1) % s.seats
        g.tell(Gave(seat, left_of(s, seat), tuple(s.gave[seat]), source, tuple(s.gave[source])), seat)
    s.phase = "play"
