"""What is printed in numbers, by card: costs, attacks, types, fames, auras, contracts (chapter 5).

The rules below the effects stand on these. What cards *do* is read on top of them, in :mod:`.cards`, which
reads the same files whole; here words that are not known are passed over.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal, TypeVar

import msgspec

from engines.core.content import Content, load

from .glossary import Card, Deck, Type
from .passive import Aura, Lasting

T = TypeVar("T")
Goal = Literal[
    "ready_type", "ready_count", "ready_types", "ready_attack", "hand_items",
    "defeats", "legend_defeats", "spotted_defeats", "defeat_min", "defeat_fame", "exact_defeat",
    "items_only_defeat", "one_type_defeat", "lone_ally_defeat", "types_used", "recruits", "items_used",
    "traits_used",
]  # fmt: skip


class Figure(msgspec.Struct, frozen=True):
    """The numbers of an ally or a hero."""

    cost: int
    attack: int
    types: tuple[Type, ...]
    trait_cost: int = 0
    hero: bool = False


class Tool(msgspec.Struct, frozen=True):
    """The number of an item."""

    cost: int


class Foe(msgspec.Struct, frozen=True):
    """The numbers of a monster or a legend, and its auras; its fame is also its requirement."""

    fame: int
    immune: tuple[Type, ...] = ()
    vulnerable: tuple[Type, ...] = ()
    spotted: bool = False
    aura: tuple[Aura, ...] = ()


class Moon(msgspec.Struct, frozen=True):
    """What lasts of a moon card."""

    lasts: Lasting | None = None
    """Until the next card comes, for every seat; None: the card acts once."""


class Notice(Content, frozen=True):
    """A contract: at dusk, or of what happened this turn."""

    fame: int
    when: Literal["state", "event"]
    condition: Goal
    n: int
    type: Type | Literal[""] = ""


class Tale(Content, frozen=True):
    """A backstory: whose it is, and no effect."""

    hero: Card


HERE = Path(__file__).parent
_HEROES = load(HERE / "heroes.toml", Figure)
_ALLIES = load(HERE / "allies.toml", Figure)
_FIGURES = _ALLIES | _HEROES
_ITEMS = load(HERE / "items.toml", Tool)
_MONSTERS = load(HERE / "monsters.toml", Foe)
_LEGENDS = load(HERE / "legends.toml", Foe)
_FOES = _MONSTERS | _LEGENDS
CONTRACTS: dict[str, Notice] = load(HERE / "contracts.toml", Notice)
BACKSTORIES: dict[str, Tale] = load(HERE / "backstories.toml", Tale)
#: New Market cards: four names for one effect (FF-023).
MARKETS: tuple[Card, ...] = (Card("N1"), Card("N2"), Card("N3"), Card("N4"))
HERO_CARDS: tuple[Card, ...] = tuple(map(Card, _HEROES))
_MOONS = load(HERE / "moons.toml", Moon)
#: The cards of each deck, in the order of their ids; heroes are in none until they are discarded.
DECKS: dict[Deck, tuple[Card, ...]] = {
    "ally": tuple(map(Card, _ALLIES)),
    "item": tuple(map(Card, _ITEMS)),
    "monster": tuple(map(Card, _MONSTERS)),
    "legend": tuple(map(Card, _LEGENDS)),
    "contract": tuple(map(Card, CONTRACTS)),
    "moon": tuple(map(Card, _MOONS)),
    "fate": tuple(map(Card, load(HERE / "fates.toml", msgspec.Struct))),
}
#: The recruit cost of every hand card.
COST: dict[str, int] = {card: one.cost for cards in (_FIGURES, _ITEMS) for card, one in cards.items()}
#: Of every ally and hero: basic attack, own types, what its trait costs.
ATTACK: dict[str, int] = {card: one.attack for card, one in _FIGURES.items()}
TYPES_OF: dict[str, tuple[Type, ...]] = {card: one.types for card, one in _FIGURES.items()}
TRAIT_COST: dict[str, int] = {card: one.trait_cost for card, one in _FIGURES.items()}
#: Fame of every foe; a converted ally's is its basic attack (FF-099), and nothing else is printed on it.
FAME: dict[str, int] = {card: one.fame for card, one in _FOES.items()} | ATTACK
IMMUNE: dict[str, tuple[Type, ...]] = {card: one.immune for card, one in _FOES.items()} | dict.fromkeys(
    ATTACK, ()
)
VULNERABLE: dict[str, tuple[Type, ...]] = {
    card: one.vulnerable for card, one in _FOES.items()
} | dict.fromkeys(ATTACK, ())
#: Monsters with the icon (FF-024).
SPOTTED: frozenset[str] = frozenset(card for card, one in _MONSTERS.items() if one.spotted)
_AURAS: dict[str, dict[type, Aura]] = {
    card: {type(aura): aura for aura in one.aura} for card, one in _FOES.items()
}
_LASTING: dict[str, dict[type, Lasting]] = {
    card: {} if one.lasts is None else {type(one.lasts): one.lasts} for card, one in _MOONS.items()
}
_NONE: dict[type, object] = {}


def aura(card: str, kind: type[T]) -> T | None:
    """A foe's aura of one kind, if it has it."""
    return _AURAS.get(card, _NONE).get(kind)  # type: ignore[return-value]


def lasting(moon: str | None, kind: type[T]) -> T | None:
    """What the active moon card changes, if it is of that kind."""
    return None if moon is None else _LASTING[moon].get(kind)  # type: ignore[return-value]
