"""What is done with the market and the board of monsters: recruiting, prices, new cards (5.2)."""

from __future__ import annotations

from engines.core.ask import Steps

from .. import hands, taking
from ..asking import G
from ..cards import FIGURES, ITEMS, ROWS, Card
from ..events_more import Discounted, Refreshed
from ..moves import Pile, Row, Take
from ..state import Discount as Off
from ..state import State, find
from ..steps import Discount, Recruit, Refresh
from .choose import one_of, some


def affordable(s: State, step: Recruit, left: int) -> list[Card]:
    """Market cards that the step may recruit for ``left`` actions, by id (FF-032, FF-042)."""
    rows = ("ally", "item") if step.row == "any" and step.to == "hand" else ("ally",)
    return sorted(
        card
        for row in rows
        for card in s.rows[row]
        if card is not None and hands.price(s, card, step.off) <= left
    )


def can_recruit(s: State, seat: int, source: Card, step: Recruit) -> bool:
    """Whether there is such a card, and a place for it (FF-043)."""
    player = s.players[seat]
    if step.to != "hand":
        room = taking.has_place(s, seat)
    else:
        room = hands.room(player) > 0 or source in player.hand
    if not room:
        return False
    ally = None if source in ITEMS else find(player, source)
    # As long as the ally is ready, its trait is still to be paid for.
    cost = FIGURES[source].trait_cost if ally is not None and ally.ready else 0
    return bool(affordable(s, step, s.day.left - cost))


def recruit(g: G, seat: int, source: Card, step: Recruit) -> Steps:
    """One card may be recruited for less; by default none is."""
    options = [Take(card) for card in affordable(g.s, step, g.s.day.left)]
    more = (step.off, step.to)
    choice = yield from one_of(g, seat, "hire", source, options, may=True, more=more)
    if not isinstance(choice, Take):
        return
    if step.to == "hand" or (yield from taking.make_place(g, seat, source)):
        yield from hands.recruit(g, seat, choice.card, step.off, step.to)


def discount(g: G, seat: int, source: Card, step: Discount) -> None:
    """The next recruits of this turn cost less."""
    g.s.day.discounts.append(Off(step.off, step.uses))
    g.tell(Discounted(seat, step.off, step.uses))


def _rows(s: State, step: Refresh) -> list[str]:
    """Rows with anything to replace."""
    rows = ROWS if step.row == "any" else (step.row,)
    return [row for row in rows if any(s.rows[row])]


def can_refresh(s: State, seat: int, source: Card, step: Refresh) -> bool:
    """Whether there is such a row."""
    return bool(_rows(s, step))


def refresh(g: G, seat: int, source: Card, step: Refresh) -> Steps:
    """Up to so many face-up cards of one row are replaced at once; a spotted monster that comes so waits for
    the next dawn."""
    s = g.s
    options = [Row(Pile(row)) for row in _rows(s, step)]
    row = (yield from one_of(g, seat, "row", source, options)).row
    cards = sorted(card for card in s.rows[row] if card is not None)
    chosen = yield from some(g, seat, "refresh", source, cards, step.n)
    if chosen:
        g.tell(Refreshed(seat, row, tuple(chosen)))
        hands.replace(g, row, chosen)
