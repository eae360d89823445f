"""Exchange (3.12)."""

from __future__ import annotations

from engines.core.ask import Option, Steps, one

from ..asks import turn_ask
from ..cards import deck_of
from ..events import Swapped, SwappedFor
from ..options import Nothing, Swap
from ..state import G, held, others


def exchange(g: G, seat: int) -> Steps:
    """A card for a blind one of the same category; nobody may refuse (LP-164 to LP-172)."""
    s, player = g.s, g.s.players[seat]
    options: list[Option] = [Nothing()]
    for deck in ("pearl", "diamond", "investment"):
        rivals = [other for other in others(s, seat) if held(s.players[other], deck)]
        options += [Swap(card, other) for card in sorted(held(player, deck)) for other in rivals]
    if len(options) == 1:
        return
    choice = yield from one(turn_ask(seat, "exchange", options))
    if not isinstance(choice, Swap):
        return
    category = deck_of(choice.card)
    mine, theirs = held(player, category), held(s.players[choice.seat], category)
    # Drawn from their cards in the order of ids: neither hand's own order matters.
    got = sorted(theirs)[g.chance.below(len(theirs), "exchange")]
    mine.remove(choice.card)
    theirs.remove(got)
    mine.append(got)
    theirs.append(choice.card)
    g.tell(Swapped(seat, choice.seat, category))
    g.tell(SwappedFor(choice.card, got), seat)
    g.tell(SwappedFor(got, choice.card), choice.seat)
