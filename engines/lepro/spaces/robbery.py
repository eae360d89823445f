"""Robbery (3.17)."""

from __future__ import annotations

from engines.core.ask import Steps, one

from ..asks import turn_ask
from ..cards import VALUE, Deck
from ..court import arrest
from ..decks import begin_effect, draw, end_effect, show
from ..events import Planned, Refused
from ..money import gain
from ..options import Refuse, Rob
from ..state import G, Roll

#: What the Safecracker gets more (5.2).
SAFECRACKER = 700


def target_of(die: int) -> Deck:
    """What a die says: a shop or a bank (LP-220)."""
    return Deck("commerce" if die <= 4 else "bank")


def bonus(character: str) -> int:
    """What a Character gets more from a robbery that succeeds."""
    return SAFECRACKER if character == "safecracker" else 0


def robbery(g: G, seat: int) -> Steps:
    """One die says what; then in or not (LP-220 to LP-226)."""
    s = g.s
    die = g.chance.die(6, "robbery")
    deck = target_of(die)
    s.roll = Roll(seat, "robbery", [die])
    g.tell(Planned(seat, die, deck))
    choice = yield from one(turn_ask(seat, "robbery", [Refuse(), Rob()], basis=(die, deck)))
    if isinstance(choice, Refuse):
        g.tell(Refused(seat))
        return
    card = draw(g, deck)
    if card is None:
        return
    show(g, seat, card)
    begin_effect(g, card)
    if VALUE[card]:
        gain(g, seat, VALUE[card] + bonus(s.players[seat].character), why=card)
    elif not s.landing.no_arrest:
        yield from arrest(g, seat, deck)
    end_effect(g, card)
