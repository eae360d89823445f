"""Actions, fame, what contracts give more; guards; a line that is copied (5.2)."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core.ask import Steps

from .. import hands, track
from ..asking import G
from ..cards import TRAIT, Card, Line
from ..events_more import Guarded, Pursed
from ..moves import Take
from ..state import ACTIONS, State, Window, around
from ..steps import Copy, GainAct, GainFame, Guard, Purse
from .choose import one_of

#: Lines that can be copied, by their ally: a copy is none of them.
COPIED: dict[str, Line] = {
    card: line
    for card, line in TRAIT.items()
    if card[0] != "I" and line.kind in ("act", "hit") and not any(isinstance(step, Copy) for step in line.do)
}


def can_gain_act(s: State, seat: int, source: Card, step: GainAct) -> bool:
    """Whether fewer than six actions were granted (FF-033)."""
    return s.day.granted < ACTIONS


def gain_act(g: G, seat: int, source: Card, step: GainAct) -> None:
    """More actions."""
    hands.gain_actions(g, step.n)


def gain_fame(g: G, seat: int, source: Card, step: GainFame) -> None:
    """More fame (FF-130, FF-132)."""
    track.move(g, seat, step.n)


def purse(g: G, seat: int, source: Card, step: Purse) -> None:
    """Each contract of this dusk gives more."""
    g.s.day.purse += step.n
    g.tell(Pursed(seat, step.n))


def copies(s: State, seat: int, source: Card) -> Iterator[tuple[Card, int, Line]]:
    """Lines of other deployed allies, of any seat, with their ally and its owner; whether they can be done is
    not looked at."""
    for other in around(s, seat):
        for ally in s.players[other].deployed:
            if ally.card in COPIED and ally.card != source:
                yield ally.card, other, COPIED[ally.card]


def threatened(window: Window, source: Card) -> list[Card]:
    """Cards of a guard window that a guard may still save; an ally keeps only others ready (5.2)."""
    return [
        card
        for card in window.cards
        if card not in window.guarded and (card != source or window.trigger != "own_exhaust")
    ]


def can_guard(s: State, seat: int, source: Card, step: Guard) -> bool:
    """Whether there is anything to save."""
    window = s.window
    if window is None:
        return False
    return bool(threatened(window, source)) if window.cards else not window.guarded


def guard(g: G, seat: int, source: Card, step: Guard) -> Steps:
    """Cancels an effect on one card, or on all; or a theft from the hand (FF-110, FF-112)."""
    window = g.s.window
    assert window is not None
    if not window.cards:
        window.guarded.append(source)
        g.tell(Guarded(seat, source, None))
        return
    saved = threatened(window, source)
    if step.scope == "one":
        options = [Take(card) for card in sorted(saved)]
        saved = [(yield from one_of(g, seat, "guard", source, options)).card]
    window.guarded += saved
    g.tell(Guarded(seat, source, tuple(saved)))
