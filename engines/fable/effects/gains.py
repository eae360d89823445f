"""Actions, fame, what contracts give more; guards; a line that is copied (5.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from engines.core.ask import Steps

from .. import hands, track
from ..choosing import one_of
from ..events import Copied, Guarded, Pursed
from ..glossary import Ally, Card
from ..lines import TRAIT
from ..options import Take, Target
from ..order import around
from ..state import ACTIONS, G, State, Window
from ..verbs import AnyLine, Counted, Verb


class GainAct(Counted, frozen=True):
    """``n`` actions more, as far as fewer than six were granted (FF-033)."""

    def can(self, s: State, seat: int, source: Card) -> bool:
        """Fewer were."""
        return s.day.granted < ACTIONS

    def do(self, g: G, seat: int, source: Card) -> None:
        """The rest is lost."""
        hands.gain_actions(g, self.n)


class GainFame(Counted, frozen=True):
    """``n`` fame more (FF-130, FF-132)."""

    def do(self, g: G, seat: int, source: Card) -> None:
        """At once."""
        track.move(g, seat, self.n)


class Purse(Counted, frozen=True):
    """Each contract scored at this dusk gives ``n`` more."""

    def do(self, g: G, seat: int, source: Card) -> None:
        """Purses add up."""
        g.s.day.purse += self.n
        g.tell(Pursed(seat, self.n))


class Guard(Verb, frozen=True):
    """Cancels what the window is about; for undefeated foes one of them, or ``all`` (FF-110, FF-112)."""

    scope: Literal["one", "all"] = "one"

    def can(self, s: State, seat: int, source: Card) -> bool:
        """There is anything to save."""
        window = s.window
        if window is None:
            return False
        return bool(self._threatened(window, source)) if window.cards else not window.guarded

    def do(self, g: G, seat: int, source: Card) -> Steps:
        """One card, or all; or a theft from the hand."""
        window = g.s.window
        assert window is not None
        if not window.cards:
            window.guarded.append(source)
            g.tell(Guarded(seat, source, None))
            return
        saved = self._threatened(window, source)
        if self.scope == "one":
            options = [Take(card) for card in sorted(saved)]
            saved = [(yield from one_of(g, seat, "guard", source, options)).card]
        window.guarded += saved
        g.tell(Guarded(seat, source, tuple(saved)))

    @staticmethod
    def _threatened(window: Window, source: Card) -> list[Card]:
        """Cards of a window that may still be saved; an ally keeps only others ready (5.2)."""
        return [
            card
            for card in window.cards
            if card not in window.guarded and (card != source or window.trigger != "own_exhaust")
        ]


class Copy(Verb, frozen=True):
    """The ACT or HIT line of another deployed ally of any seat, as if it were printed here; nothing is paid
    for it, and a copy is never copied."""

    scope: Literal["any"] = "any"

    def can(self, s: State, seat: int, source: Card) -> bool:
        """Another ally has a line that would do something here."""
        return any(line.able(s, seat, source) for _, _, line in self._lines(s, seat, source))

    def do(self, g: G, seat: int, source: Card) -> Steps:
        """Any of them."""
        lines = {
            card: (owner, line)
            for card, owner, line in sorted(self._lines(g.s, seat, source), key=lambda found: found[0])
            if line.able(g.s, seat, source)
        }
        options = [Target(owner, card) for card, (owner, _) in lines.items()]
        choice = yield from one_of(g, seat, "copy", source, options)
        g.tell(Copied(seat, choice.ally))
        yield from lines[choice.ally][1].run(g, seat, source)

    @staticmethod
    def _lines(s: State, seat: int, source: Card) -> Iterator[tuple[Ally, int, AnyLine]]:
        """Lines of other deployed allies, with their ally and its owner; whether they can be done is not
        looked at."""
        for other in around(s, seat):
            for ally in s.players[other].deployed:
                line = TRAIT.get(ally.card)
                if line is not None and ally.card != source and copied(line):
                    yield ally.card, other, line


def copied(line: AnyLine) -> bool:
    """Whether an ally's line can be copied at all."""
    return line.kind in ("act", "hit") and not any(isinstance(verb, Copy) for verb in line.do)
