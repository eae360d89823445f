"""What is done with the market and the board of monsters: recruiting, prices, new cards (5.2, 5.11)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from engines.core.ask import Steps

from .. import decks, market
from ..choosing import one_of, some
from ..events import Discounted, Refreshed
from ..glossary import ROWS, Card, Pile, is_item
from ..options import Row, Take
from ..prices import price
from ..printed import TRAIT_COST
from ..state import Discount as Off
from ..state import G, State, find
from ..taking import has_place, make_place
from ..verbs import Verb
from .piles import has_room


class Recruit(Verb, frozen=True):
    """One card may be recruited now for ``off`` less; row ``any`` is ally or item."""

    row: Literal["ally", "any"]
    off: int
    to: Literal["hand", "ready", "exh"]

    def can(self, s: State, seat: int, source: Card) -> bool:
        """There is such a card, and a place for it (FF-043)."""
        if not (has_room(s, seat, source) if self.to == "hand" else has_place(s, seat)):
            return False
        ally = None if is_item(source) else find(s.players[seat], source)
        # As long as the ally is ready, its trait is still to be paid for.
        cost = TRAIT_COST[source] if ally is not None and ally.ready else 0
        return bool(self._affordable(s, s.day.left - cost))

    def do(self, g: G, seat: int, source: Card) -> Steps:
        """By default nothing is recruited."""
        options = [Take(card) for card in self._affordable(g.s, g.s.day.left)]
        more = (self.off, self.to)
        choice = yield from one_of(g, seat, "hire", source, options, may=True, more=more)
        if not isinstance(choice, Take):
            return
        if self.to == "hand" or (yield from make_place(g, seat, source)):
            yield from market.recruit(g, seat, choice.card, self.off, self.to)

    def _affordable(self, s: State, left: int) -> list[Card]:
        """Market cards that it may recruit for ``left`` actions, by id (FF-032, FF-042)."""
        rows = ("ally", "item") if self.row == "any" and self.to == "hand" else ("ally",)
        return sorted(
            card
            for row in rows
            for card in s.rows[row]
            if card is not None and price(s, card, self.off) <= left
        )


class Discount(Verb, frozen=True):
    """The next ``uses`` recruits of this turn cost ``off`` less."""

    row: Literal["any"]
    off: int
    uses: int

    def do(self, g: G, seat: int, source: Card) -> None:
        """Discounts add up."""
        g.s.day.discounts.append(Off(self.off, self.uses))
        g.tell(Discounted(seat, self.off, self.uses))


class Refresh(Verb, frozen=True):
    """Up to ``n`` face-up cards of one row are replaced; ``monster`` is the board, ``any`` a market row."""

    row: Literal["any", "contract", "monster"]
    n: int

    def can(self, s: State, seat: int, source: Card) -> bool:
        """There is such a row with anything to replace."""
        return bool(self._rows(s))

    def do(self, g: G, seat: int, source: Card) -> Steps:
        """At once; a spotted monster that comes so waits for the next dawn."""
        s = g.s
        options = [Row(Pile(row)) for row in self._rows(s)]
        row = (yield from one_of(g, seat, "row", source, options)).row
        cards = sorted(card for card in s.rows[row] if card is not None)
        chosen = yield from some(g, seat, "refresh", source, cards, self.n)
        if chosen:
            g.tell(Refreshed(seat, row, tuple(chosen)))
            decks.replace(g, row, chosen)

    def _rows(self, s: State) -> list[str]:
        rows = ROWS if self.row == "any" else (self.row,)
        return [row for row in rows if any(s.rows[row])]


class RefreshRow(Verb, frozen=True):
    """All face-up monsters are replaced."""

    row: Literal["monster"]

    def do(self, g: G, seat: int, source: Card) -> None:
        """At once."""
        decks.replace(g, self.row, [card for card in g.s.rows[self.row] if card is not None])

    def each(self, g: G, seats: Iterable[int], source: Card) -> Steps:
        """Once for all."""
        return super().each(g, (g.s.turn,), source)
