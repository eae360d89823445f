"""How much an event matters, and to whom: data that a game gives beside its words.

What was told together is written together: an event that ``begins`` a deed is a sentence, and those that
``follow`` add what came of it. The words of an event ``event-passed`` may have forms for that:

- ``.own``: the sentence for whoever it names first ("You pay Bo $300.");
- ``.lead`` and ``.own-lead``: its beginning where more follows ("Bo's *Milk Swap*");
- ``.clause`` and ``.own-clause``: how it is added to a deed, without a verb if possible ("$300 to Bo");
- ``.same-clause``: the same where the deed began with whoever it names first, so that a name is not written
  twice ("Bo's *Milk Swap*: a card drawn").
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any

import msgspec

from .event import Event


class Weight(IntEnum):
    """How much an event matters; the lightest are left out first."""

    NOISE = 0
    """Said already, by a heading, a picture, or what follows: the log alone has it."""
    DETAIL = 1
    MATTERS = 2
    HEADLINE = 3
    """A moment of the game: never left out."""


class Tells(msgspec.Struct, frozen=True):
    """How an event is told."""

    weight: Weight | Callable[[Any], Weight] = Weight.MATTERS
    """May depend on the event itself."""
    by: str = ""
    """The field with the position whose doing it is; empty: nobody's."""
    to: tuple[str, ...] = ()
    """Fields with positions, or tuples of them, that it befalls: to them it matters at least."""
    begins: bool = False
    """A deed begins with it."""
    follows: bool | Callable[[Sequence[Event], Any], bool] = False
    """It came of the deed before it: of any, or of one whose events so far, with this one, say so."""

    def came_of(self, deed: Sequence[Event], event: Event) -> bool:
        """Whether ``event`` belongs to a deed that was told up to here."""
        return self.follows if isinstance(self.follows, bool) else self.follows(deed, event)

    def weighs(self, event: Event) -> Weight:
        """How much ``event`` matters to those whom it does not concern."""
        return self.weight if isinstance(self.weight, Weight) else self.weight(event)

    def doers(self, event: Event) -> frozenset[int]:
        """The position whose doing it is, or none."""
        return _positions(event, (self.by,) if self.by else ())

    def befallen(self, event: Event) -> frozenset[int]:
        """Positions that it befalls."""
        return _positions(event, self.to)


#: How an event is told of which a game says nothing.
PLAIN = Tells()


def _positions(event: Event, fields: tuple[str, ...]) -> frozenset[int]:
    found: set[int] = set()
    for field in fields:
        value = getattr(event, field)
        found.update(value if isinstance(value, tuple) else () if value is None else (value,))
    return frozenset(found)
