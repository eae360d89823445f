"""The parts of what one may know of a Fame & Fable table."""

from __future__ import annotations

import msgspec

from .cards import Ally, Card, FoeCard, Legend


class ModView(msgspec.Struct, frozen=True, gc=False):
    """A bonus waiting on an ally (``type`` empty) or on a type; ``add`` 0: twice as much."""

    order: int
    add: int
    type: str


class AllyView(msgspec.Struct, frozen=True):
    """A deployed ally."""

    card: Ally
    ready: bool
    attack: int
    types: tuple[str, ...]
    """Its own, then the added ones."""
    added: tuple[str, ...]
    mods: tuple[ModView, ...]


class WaitingView(msgspec.Struct, frozen=True, gc=False):
    """A foe that waits for its owner's next day."""

    card: FoeCard | None
    """None: face down."""
    kind: str
    """legend or monster: its back."""


class EnemyView(msgspec.Struct, frozen=True):
    """A foe in the open combat."""

    card: FoeCard
    kind: str
    """monster, legend, or ally: a converted one."""
    fame: int
    needs: int
    tally: int
    immune: tuple[str, ...]
    """As it is now, stripped and adapted types reckoned with."""
    vulnerable: tuple[str, ...]
    dealt: tuple[str, ...]
    """Types that have dealt 1 or more."""
    allies: int
    """Attacks by allies so far."""
    items: int
    lone: Ally | None
    """The only ally that may attack it."""


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


class ContractView(msgspec.Struct, frozen=True, gc=False):
    """A face-up contract."""

    card: Card
    fame: int
    """What scoring it gives now."""


class PriceView(msgspec.Struct, frozen=True, gc=False):
    """A market card and its price for the active seat now; None: the slot is empty."""

    card: Card | None
    price: int


class DayView(msgspec.Struct, frozen=True):
    """The turn under way."""

    granted: int
    left: int
    begun: bool
    surges: tuple[ModView, ...]
    discounts: tuple[tuple[int, int], ...]
    """(off, uses) of each."""
    purse: int
    recruits: int
    items: int
    traits: int
    dealt: tuple[str, ...]
    beaten: tuple[FoeCard, ...]


class WindowView(msgspec.Struct, frozen=True):
    """What may be reacted to just now."""

    trigger: str
    actor: int
    owner: int
    cards: tuple[Card, ...]
    guarded: tuple[Card, ...]
    """Those of them that a guard has saved by now."""


class ShadowView(msgspec.Struct, frozen=True):
    """The opponent of a solo game."""

    at: int
    menace: int
    tokens: tuple[int, ...]
    fate: Card | None
    left: int
    """Fate cards before all are shuffled again."""
    needed: int
    """Trophies needed to win."""
    offset: int


class Place(msgspec.Struct, frozen=True, gc=False):
    """The end for one seat."""

    seat: int
    fame: int
    trophies: int
    bonus: int
    winner: bool
