"""What foes do to whoever meets them: on entering, and when they get away (5.3)."""

from __future__ import annotations

from engines.core.ask import Steps

from .. import combat, giving, hands, track
from ..decks import top
from ..glossary import Card
from ..state import G
from ..verbs import Counted


class Forced(Counted, frozen=True):
    """Instant: the top ``n`` monsters join (FF-073)."""

    def do(self, g: G, seat: int, source: Card) -> Steps:
        """One after another, each with its own instants first (FF-072)."""
        for _ in range(self.n):
            found = top(g, "monster")
            if found is not None:
                yield from combat.enter(g, [found])


class Discard(Counted, frozen=True):
    """Instant: discard ``n`` cards, of any kind and from anywhere (FF-075)."""

    def do(self, g: G, seat: int, source: Card) -> Steps:
        """Of one's own choice."""
        return giving.discard(g, seat, self.n, "any", "foe")


class ConvertOwn(Counted, frozen=True):
    """Instant: ``n`` of one's deployed allies become foes (FF-099)."""

    def do(self, g: G, seat: int, source: Card) -> Steps:
        """Of one's own choice."""
        deployed = g.s.players[seat].deployed
        for ally in (yield from giving.pick_allies(g, seat, deployed, self.n, "convert_own")):
            yield from combat.convert(g, seat, ally)


class LoseAct(Counted, frozen=True):
    """Instant: ``n`` actions less (FF-033)."""

    def do(self, g: G, seat: int, source: Card) -> None:
        """Of those left."""
        hands.lose_actions(g, self.n)


class FailDiscard(Counted, frozen=True):
    """When undefeated: discard ``n`` more cards of any kind."""

    def do(self, g: G, seat: int, source: Card) -> Steps:
        """Of one's own choice."""
        return giving.discard(g, seat, self.n, "any", "fail")


class FailFame(Counted, frozen=True):
    """When undefeated: lose ``n`` fame."""

    def do(self, g: G, seat: int, source: Card) -> None:
        """Not below 0."""
        track.move(g, seat, -self.n, "fail")
