"""What speaks for an answer, by what its seat sees: what a card brings or risks, and what is left in hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from engines.core.ask import Ask, Option
from engines.core.words import Seat

from .cards import PREY, Card, Suit, number, reply_wins, suit
from .lanes import MARKERS
from .options import Discard, Exchange, Keep, Put
from .scoring import MARKER_SCORE
from .steady import HUNTER, unseen_cards
from .view import FixerView, LaneView


class Gives(msgspec.Struct, frozen=True, tag="gives"):
    """What a reply that loses hands over: points."""

    points: int


class Risks(msgspec.Struct, frozen=True, tag="risks"):
    """What a lead that is beaten hands over: points, and points if critically."""

    points: int
    critical: int


class Marker(msgspec.Struct, frozen=True, tag="marker"):
    """With two players: markers on the own side of the lane after a win, and whether that ends the game."""

    own: int
    wins: bool


class Breaks(msgspec.Struct, frozen=True, tag="breaks"):
    """With two players: a lane of which the other has so many markers could not become wholly theirs."""

    theirs: int


class Follows(msgspec.Struct, frozen=True, tag="follows"):
    """Who may answer a card, and with what: cards of its suit that are not seen, and those above it."""

    foe: Seat
    suit: Suit
    above: int
    unseen: int
    out: bool
    """They cannot have any: the suit lies open before them."""


class Struck(msgspec.Struct, frozen=True, tag="struck"):
    """Cards that are not seen and would beat this one critically."""

    suit: Suit
    unseen: int
    out: bool
    """The opponent cannot have any."""


class Empties(msgspec.Struct, frozen=True, tag="empties"):
    """The last card of a suit leaves the hand."""

    suit: Suit


class Spare(msgspec.Struct, frozen=True, tag="spare"):
    """Cards in hand, without the one in question, and plays that are still to come."""

    hand: int
    plays: int


class Height(msgspec.Struct, frozen=True, tag="height"):
    """How many unseen cards are above one of its suit."""

    card: Card
    above: int


class Binds(msgspec.Struct, frozen=True, tag="binds"):
    """Cards of a suit in hand: whoever has one must follow with it."""

    suit: Suit
    held: int


class Thins(msgspec.Struct, frozen=True, tag="thins"):
    """Suits of which nothing stays in hand, and the highest card that goes."""

    empty: tuple[Suit, ...]
    highest: int


def why(seen: FixerView, ask: Ask[Any], choice: Option) -> Sequence[msgspec.Struct]:
    """What speaks for an answer, the main reason first."""
    if isinstance(choice, Put):
        return [*_conflict(seen, choice), *_left(seen, choice.card)]
    if isinstance(choice, Exchange) and isinstance(choice.cards, tuple):
        return [_thinned(seen, choice.cards)]
    if isinstance(choice, Keep | Discard):
        return _kept(seen, keeps=isinstance(choice, Keep))
    return ()


def _conflict(seen: FixerView, put: Put) -> list[msgspec.Struct]:
    lane = seen.lane(put.lane)
    side = lane.seats.index(seen.seat or 0)
    lead = lane.cards[1 - side]
    if lead is None:
        return _lead(seen, lane.seats[1 - side], put.card)
    wins, critical = reply_wins(lead, put.card)
    if wins:
        return _markers(seen, lane, side)
    return [Gives(number(put.card) + MARKER_SCORE * critical)]


def _markers(seen: FixerView, lane: LaneView, side: int) -> list[msgspec.Struct]:
    """What a marker more means with two players."""
    if len(seen.seats) != 2:
        return []
    own, theirs = len(lane.owned[side]), len(lane.owned[1 - side])
    if not theirs:
        whole = sum(len(other.owned[side]) == MARKERS for other in seen.lanes)
        return [Marker(own + 1, wins=own + 1 == MARKERS and whole > 0)]
    return [Breaks(theirs)] if not own else []


def _lead(seen: FixerView, foe: int, card: Card) -> list[msgspec.Struct]:
    unseen, letter, bans = unseen_cards(seen), suit(card), seen.seats[foe].bans
    follow = [other for other in unseen if suit(other) == letter]
    above = sum(number(other) > number(card) for other in follow)
    hunter = HUNTER[letter]
    hunted = sum(suit(other) == hunter for other in unseen)
    return [
        Follows(foe, Suit(letter), above=above, unseen=len(follow), out=letter in bans),
        Struck(Suit(hunter), unseen=hunted, out=hunter in bans),
        Risks(number(card), critical=number(card) + MARKER_SCORE),
    ]


def _left(seen: FixerView, card: Card) -> list[msgspec.Struct]:
    alone = sum(suit(own) == suit(card) for own in seen.hand) == 1
    return [Empties(Suit(suit(card)))] if alone and seen.me.plays_left > 1 else []


def _thinned(seen: FixerView, cards: tuple[Card, ...]) -> Thins:
    left = {suit(own) for own in seen.hand if own not in cards}
    gone = tuple(Suit(letter) for letter in PREY if letter not in left and letter in map(suit, cards))
    return Thins(gone, highest=max(map(number, cards)))


def _kept(seen: FixerView, *, keeps: bool) -> list[msgspec.Struct]:
    """Whether a captured card is better in hand or buried."""
    card = seen.pending
    assert card is not None
    held = sum(suit(own) == suit(card) for own in seen.hand)
    above = sum(suit(each) == suit(card) and number(each) > number(card) for each in unseen_cards(seen))
    height, binds = Height(card, above), Binds(Suit(suit(card)), held)
    if keeps and len(seen.hand) - seen.me.plays_left <= 1:
        return [Spare(len(seen.hand), seen.me.plays_left), height]
    return [height, binds] if keeps or held else [binds, height]
