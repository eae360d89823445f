"""What a verb is, a word of the ledger (5.2, 5.3, 5.11, 6) with its parameters, and what a line of
verbs is. The verbs themselves are in :mod:`.effects`.

In a file a verb is a table: ``{ verb = "kill", n = 1, state = "exh" }`` is ``Kill(1, "exh")``. ``n = 0`` is
"all" where the ledger says so (``ready``, ``strip``); a limit left out is :data:`ANY`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic, Literal, TypeVar

from engines.core import effects
from engines.core.ask import UNASKED, Steps
from engines.core.content import Content

from .glossary import Card, Condition, MarketRow, Trigger, deck_of, is_legend
from .printed import FAME
from .state import G, State, Window
from .track import last_alone

#: No limit on a printed number: above every attack and every cost.
ANY = 99


class Verb(effects.Verb, frozen=True):
    """Base of all verbs of the game. ``source`` is the card that the effect is printed on, or the ally that
    copies it."""

    def can(self, s: State, seat: int, source: Card) -> bool:
        """Whether it would do anything for ``seat`` (FF-064)."""
        return True

    def do(self, g: G, seat: int, source: Card) -> Steps | None:
        """Do it; a generator if it asks or opens a window, else None."""
        raise TypeError(f"the verb {type(self).__name__} does nothing")

    def each(self, g: G, seats: Iterable[int], source: Card) -> Steps:
        """Do it for several seats, clockwise; one that lets them choose has all choose first, at the same
        time (FF-156)."""
        for seat in seats:
            yield from self.do(g, seat, source) or UNASKED

    def can_begin(self, s: State, seat: int, source: Card, line: AnyLine, verbs: Sequence[Verb]) -> bool:
        """Whether the verbs of a line that begins with this one would do anything."""
        return effects.able(s, seat, source, verbs)

    def begin(self, g: G, seat: int, source: Card, line: AnyLine, verbs: Sequence[Verb]) -> Steps:
        """Do the verbs of a line that begins with this one: each that can be done when its turn comes
        (FF-064)."""
        return effects.perform(g, seat, source, verbs)


class Counted(Verb, frozen=True):
    """A verb with a number and nothing else."""

    n: int


V_co = TypeVar("V_co", bound=Verb, covariant=True)


class Line(Content, Generic[V_co], frozen=True):
    """What an ally or an item does (5.1)."""

    kind: Literal["act", "hit", "re", "fr"]
    do: tuple[V_co, ...]
    trigger: Trigger = ""
    row: MarketRow | Literal[""] = ""
    """Of ``opp_recruit``: the row that it looks at."""
    least: int = 0
    """Of ``opp_defeat``: the lowest fame."""
    legend: bool = False
    """Of ``own_defeat`` and ``foe_enters``: legends only."""
    only_if: Condition = ""
    otherwise: tuple[V_co, ...] = ()
    """Instead of ``do``, if the condition is not met."""

    def able(self, s: State, seat: int, source: Card) -> bool:
        """Whether the line would do anything for ``seat`` (FF-064, FF-202, 5.1), its condition included.
        ``source`` is the ally or item it is printed on, or that copies it."""
        verbs = self.do if self.only_if != "last" else self._verbs(s, seat)
        return bool(verbs) and verbs[0].can_begin(s, seat, source, self, verbs)

    def run(self, g: G, seat: int, source: Card) -> Steps:
        """Do it. Its price is paid: the ally exhausted, the item discarded, actions spent."""
        verbs = self._verbs(g.s, seat)
        return verbs[0].begin(g, seat, source, self, verbs) if verbs else UNASKED

    def _verbs(self, s: State, seat: int) -> tuple[V_co, ...]:
        """What of it is done; conditions on a foe are looked at when it is chosen."""
        return self.otherwise if self.only_if == "last" and not last_alone(s, seat) else self.do

    def hears(self, window: Window) -> bool:
        """Whether a window is what its trigger looks at (5.2)."""
        cards = window.cards
        if self.row and deck_of(cards[0]) != self.row:
            return False
        if self.legend and not is_legend(cards[0]):
            return False
        return not self.least or FAME[cards[0]] >= self.least


AnyLine = Line[Verb]
