"""Words that bring or take cards, and those of the law and of the turn."""

from __future__ import annotations

from typing import Literal

import msgspec

from engines.core.ask import Steps, one

from ..asks import turn_ask
from ..cards import VALUE, Card, men
from ..court import arrest
from ..decks import discard, take
from ..events import Extra, Lost, Recorded
from ..hints.facts import Men
from ..options import GiveUp, TakeFrom
from ..recruitment import recruitment
from ..state import G, State, others
from ..view import LeproView, PlayerView
from .words import StarWord, WindowWord, Word


class Draw(Word, frozen=True):
    """A card of a deck for nothing; of Recruitment as on that space."""

    moments = ("now", "hat")
    deck: Literal["recruitment", "pearl", "diamond", "investment", "protection"]

    def do(self, g: G, seat: int, source: Card) -> Steps | None:
        """Draw it."""
        if self.deck == "recruitment":
            return recruitment(g, seat)
        take(g, seat, self.deck)
        return None

    def idle(self, seen: LeproView, source: Card) -> bool:
        """When the deck is empty, used pile and all; there is always another Protection."""
        return self.deck != "protection" and not seen.left_of(self.deck)


class LoseMan(Word, frozen=True):
    """A Recruitment card of one's choice goes; the default has fewest men, the oldest of them."""

    def can(self, s: State, seat: int, source: Card) -> bool:
        """For who has one."""
        return bool(s.players[seat].recruits)

    def do(self, g: G, seat: int, source: Card) -> Steps:
        """Asked only where there are several."""
        recruits = g.s.players[seat].recruits
        cards = sorted(recruits, key=men)
        card = cards[0]
        if len(cards) > 1:
            card = (yield from one(turn_ask(seat, "lose_man", [GiveUp(each) for each in cards]))).card
        recruits.remove(card)
        discard(g, card)
        g.tell(Lost(seat, card))


class TakeMan(Word, frozen=True):
    """The Recruitment card with fewest men of an opponent of one's choice; it counts as acquired."""

    def can(self, s: State, seat: int, source: Card) -> bool:
        """Where an opponent has one."""
        return any(s.players[other].recruits for other in others(s, seat))

    def do(self, g: G, seat: int, source: Card) -> Steps:
        """Asked only where there are several who have one: first who has most."""
        s = g.s
        of = [other for other in others(s, seat) if s.players[other].recruits]
        of.sort(key=lambda other: (-len(s.players[other].recruits), (other - seat) % s.seats))
        chosen = of[0]
        if len(of) > 1:
            chosen = (yield from one(turn_ask(seat, "target", [TakeFrom(other) for other in of]))).seat
        card = min(s.players[chosen].recruits, key=men)
        s.players[chosen].recruits.remove(card)
        s.players[seat].recruits.append(card)
        s.players[seat].men_acquired += men(card)
        g.tell(Lost(chosen, card, seat))

    def against(self, other: PlayerView) -> msgspec.Struct:
        """The men who would come."""
        return Men(min((VALUE[card] for card in other.recruits), default=0))


class Arrest(Word, frozen=True):
    """An arrest with a column's fines."""

    column: Literal["commerce", "bank"]

    def do(self, g: G, seat: int, source: Card) -> Steps:
        """See 3.18."""
        return arrest(g, seat, self.column)


class CancelArrest(WindowWord, frozen=True):
    """No arrest, no Justice card."""

    moments = ("on_arrest",)


class ClearRecord(StarWord, frozen=True):
    """One Criminal Record goes back."""

    moments = ("before_roll",)

    def can(self, s: State, seat: int, source: Card) -> bool:
        """For who has one."""
        return bool(s.players[seat].records)

    def do(self, g: G, seat: int, source: Card) -> None:
        """The last one."""
        player = g.s.players[seat]
        discard(g, player.records.pop())
        g.tell(Recorded(seat, len(player.records), True))

    def pays(self, seen: LeproView) -> bool:
        """Always."""
        return True


class MissTurn(Word, frozen=True):
    """One turn is missed (LP-056)."""

    def do(self, g: G, seat: int, source: Card) -> None:
        """The next one."""
        g.s.players[seat].missed += 1
        g.tell(Extra(seat, True))


class ExtraTurn(Word, frozen=True):
    """An extra turn (LP-067)."""

    def do(self, g: G, seat: int, source: Card) -> None:
        """Directly after this one."""
        g.s.extra = True
        g.tell(Extra(seat))
