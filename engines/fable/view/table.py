"""The market, the turn under way, a window, the shadow, the end."""

from __future__ import annotations

from functools import cache

import msgspec

from .. import contracts
from ..glossary import Card, FoeCard
from ..prices import price
from ..race import SHADOW_ROAD, race
from ..state import BONUS, Day, Shadow, State, Window
from .allies import ModView, mod_view


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


_price_view = cache(PriceView)


def slot_view(s: State, card: Card | None) -> PriceView:
    """A slot of the market for allies or items."""
    return _price_view(None, 0) if card is None else _price_view(card, price(s, card))


def contract_view(s: State, card: Card | None) -> ContractView | None:
    """A slot for contracts."""
    return None if card is None else ContractView(card, contracts.gives(s, card))


def day_view(day: Day) -> DayView:
    """The turn under way."""
    return DayView(
        day.granted,
        day.left,
        day.begun,
        tuple(mod_view(mod) for mod in day.surges),
        tuple((discount.off, discount.uses) for discount in day.discounts),
        day.purse,
        day.recruits,
        day.items,
        day.traits,
        tuple(day.dealt),
        tuple(beaten.card for beaten in day.beaten),
    )


def window_view(window: Window) -> WindowView:
    """What may be reacted to."""
    cards, guarded = tuple(window.cards), tuple(window.guarded)
    return WindowView(window.trigger, window.actor, window.owner, cards, guarded)


def shadow_view(s: State, shadow: Shadow) -> ShadowView:
    """The shadow, and what the level asks for."""
    return ShadowView(
        shadow.at,
        shadow.menace,
        tuple(shadow.tokens),
        shadow.fate or None,
        len(s.decks["fate"]),
        SHADOW_ROAD.needed(s),
        SHADOW_ROAD.offset(s),
    )


def place_views(s: State) -> tuple[Place, ...]:
    """All seats at the end, the first first."""
    first = race(s).winners(s)
    found = [
        Place(seat, player.fame, len(player.trophies), BONUS if seat == s.bonus else 0, seat in first)
        for seat, player in enumerate(s.players)
    ]
    return tuple(sorted(found, key=lambda place: (not place.winner, s.players[place.seat].gone, -place.fame)))
