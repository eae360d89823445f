"""Arrest and Justice (3.18)."""

from __future__ import annotations

from engines.core.ask import Option, Steps, one

from .asks import turn_ask
from .cards import VERDICTS, Card
from .decks import discard, draw, read_aloud, show
from .elimination import take_record
from .events import Arrested, Fined, Freed, Judged
from .money import pay
from .options import Accept, PlayStar, Take
from .stars import asks_for_stars, spend_star, stars
from .state import G, ceil100


def arrest(g: G, seat: int, column: str) -> Steps:
    """A player is arrested; what a fine costs is in this column (LP-227 to LP-234).

    A CANCEL_ARREST is asked for before the Justice card is drawn, and does nothing but end this.
    """
    s = g.s
    g.tell(Arrested(seat, column))
    if asks_for_stars(s, seat):
        options: list[Option] = [PlayStar(card) for card in stars(s, seat, "on_arrest")]
        choice = yield from one(turn_ask(seat, "arrest", [*options, Accept()]))
        if isinstance(choice, PlayStar):
            spend_star(g, seat, choice.card)
            g.tell(Freed(seat))
            return
    card = yield from _judged(g, seat, column)
    if card is None:
        return
    s.shown = card
    discard(g, card)
    player = s.players[seat]
    due = fine(card, column, player.character)
    if VERDICTS[card].record or due > player.cash:
        take_record(g, seat)
        return
    pay(g, seat, due)
    g.tell(Fined(seat, due))


def _judged(g: G, seat: int, column: str) -> Steps:
    """The Justice card that counts, None if there is none; the Advocate draws two and says which (5.2)."""
    s, player = g.s, g.s.players[seat]
    card = draw(g, "justice")
    if card is None:
        return None
    second = draw(g, "justice") if player.character == "advocate" else None
    if second is None:
        g.tell(Judged(seat, card, read_aloud(s, card)))
        return card
    # The lowest fine first, which can be paid if any can; a record last (3.22).
    pair = sorted(
        (card, second), key=lambda each: (VERDICTS[each].record, fine(each, column, player.character), each)
    )
    for each in pair:
        show(g, seat, each)
    s.pair = pair
    card = (yield from one(turn_ask(seat, "verdict", [Take(each) for each in pair]))).card
    s.pair = []
    discard(g, *(each for each in pair if each != card))
    g.tell(Judged(seat, card))
    return card


def fine(card: Card, column: str, character: str) -> int:
    """What a verdict costs in dollars, 0 if it is a Criminal Record; the Advocate pays half (5.2)."""
    verdict = VERDICTS[card]
    amount = verdict.bank if column == "bank" else verdict.commerce
    return ceil100(amount / 2) if character == "advocate" else amount
