"""A seat: what everybody sees of it, and what its owner alone sees."""

from __future__ import annotations

from functools import cache

import msgspec

from .. import contracts
from ..glossary import Ally, Card, FoeCard, Legend, is_item
from ..order import further_turn
from ..printed import COST
from ..state import State
from .allies import AllyView, ally_view
from .foes import KINDS


class WaitingView(msgspec.Struct, frozen=True, gc=False):
    """A foe that waits for its owner's next day."""

    card: FoeCard | None
    """None: face down."""
    kind: str
    """legend or monster: its back."""


class SeatView(msgspec.Struct, frozen=True):
    """What the table shows of one seat."""

    hero: Ally
    fame: int
    low: int
    hand: int
    """How many cards."""
    known: tuple[Card, ...]
    """Those of the hand that everybody has seen come."""
    deployed: tuple[AllyView, ...]
    pending: tuple[WaitingView, ...]
    trophies: tuple[Legend, ...]
    moons: int
    market: Card
    """Its New Market card; empty if the option is off."""
    fresh: bool
    """It is still to be used."""
    gone: bool
    """Left for good."""
    last: bool
    """It has no further turn."""


class HandCard(msgspec.Struct, frozen=True, gc=False):
    """A card of the viewer's own hand."""

    card: Card
    kind: str
    """ally or item."""
    known: bool
    """Everybody has seen it come."""


class Own(msgspec.Struct, frozen=True):
    """What the viewer alone sees."""

    hand: tuple[HandCard, ...]
    """Allies, then items, by id."""
    looked: tuple[Card, ...]
    """Cards looked at just now, the topmost first."""
    top: tuple[Card, ...]
    """Monsters that it knows to lie on top of their deck, the topmost first."""
    knows: tuple[tuple[int, Card], ...]
    """Cards that it knows, others aside, in whose hand: (seat, card)."""
    done: tuple[Card, ...]
    """Face-up contracts that it could score now."""
    passing: bool


_HAND_ORDER = {Card(card): (is_item(Card(card)), card[0] != "H", card) for card in COST}
_hand_card = cache(HandCard)


def hand_order(card: Card) -> tuple[bool, bool, str]:
    """Allies, the heroes among them first, then items."""
    return _HAND_ORDER[card]


def seat_view(s: State, seat: int) -> SeatView:
    """A seat as everybody sees it."""
    player = s.players[seat]
    return SeatView(
        hero=player.hero,
        fame=player.fame,
        low=player.low,
        hand=len(player.hand),
        known=tuple(sorted(player.known, key=hand_order)),
        deployed=tuple(ally_view(ally) for ally in player.deployed),
        pending=tuple(
            WaitingView(waiting.card if waiting.shown else None, KINDS[waiting.card[0]])
            for waiting in player.pending
        ),
        trophies=tuple(player.trophies),
        moons=player.moons,
        market=player.market,
        fresh=player.fresh,
        gone=player.gone,
        last=not further_turn(s, seat),
    )


def own_view(s: State, seat: int) -> Own:
    """What a seat sees of itself."""
    player = s.players[seat]
    looked: tuple[Card, ...] = ()
    if s.look is not None and s.look.seat == seat:
        looked = tuple(reversed(s.decks[s.look.deck][-s.look.n :]))
    seen, top = player.seen, []
    if seen:
        for card in reversed(s.decks["monster"]):
            if card not in seen:
                break
            top.append(card)
    return Own(
        hand=tuple(
            _hand_card(card, "item" if is_item(card) else "ally", card in player.known)
            for card in sorted(player.hand, key=hand_order)
        ),
        looked=looked,
        top=tuple(top),
        knows=tuple(
            sorted(
                (other, card) for card in seen for other, each in enumerate(s.players) if card in each.hand
            )
        ),
        done=tuple(
            card for card in s.rows["contract"] if card is not None and contracts.achieved(s, seat, card)
        ),
        passing=player.passing,
    )
