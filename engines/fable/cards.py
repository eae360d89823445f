"""What is printed: the 231 cards of Fame & Fable, read from data and counted.

Every id is one :data:`Card`, and its words are the message ``card-<id>``; the other names say which
cards a place can hold.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Literal, NewType, TypeAlias, get_args

from engines.core.content import BrokenContent, Content, check, load

from .steps import AllyStep, FateStep, FoeAura, FoeFail, FoeInstant, FoeWin, MoonStep, Row
from .steps import Cap as Cap
from .steps import Dismiss as Dismiss
from .steps import Expose as Expose
from .steps import NeedTypes as NeedTypes
from .steps import Strike as Strike
from .steps import Strip as Strip
from .steps import Type as Type
from .steps import Weaken as Weaken

Card = NewType("Card", str)
"""A card's id: a letter for its kind and a number, ``"A07"``. Where it stands alone: a hand card."""
Ally: TypeAlias = Card
"""``A01`` to ``A71``, and the heroes ``H1`` to ``H4``."""
Item: TypeAlias = Card
Monster: TypeAlias = Card
Legend: TypeAlias = Card
FoeCard: TypeAlias = Card
"""A monster, a legend, or an ally that was converted."""
Contract: TypeAlias = Card
Moon: TypeAlias = Card
Fate: TypeAlias = Card
Market: TypeAlias = Card
Backstory: TypeAlias = Card

Deck = Literal["ally", "item", "monster", "legend", "contract", "moon", "fate"]
Condition = Literal["", "only_ally", "foe_legend", "last"]
# fmt: off
Trigger = Literal[
    "", "own_kill", "own_steal", "own_exhaust", "own_fail", "own_defeat", "foe_enters", "opp_recruit",
    "opp_defeat", "opp_fail", "opp_contract", "opp_moon", "champion_taken",
]
Goal = Literal[
    "ready_type", "ready_count", "ready_types", "ready_attack", "hand_items",
    "defeats", "legend_defeats", "spotted_defeats", "defeat_min", "defeat_fame", "exact_defeat",
    "items_only_defeat", "one_type_defeat", "lone_ally_defeat", "types_used", "recruits", "items_used",
    "traits_used",
]
# fmt: on
#: The five types in their order, and the three rows of the market.
TYPES: tuple[Type, ...] = get_args(Type)
ROWS: tuple[Row, ...] = get_args(Row)


class Line(Content, frozen=True):
    """What an ally or an item does (5.1)."""

    kind: Literal["act", "hit", "re", "fr"]
    do: tuple[AllyStep, ...]
    trigger: Trigger = ""
    row: Row | Literal[""] = ""
    """Of ``opp_recruit``: the row that it looks at."""
    least: int = 0
    """Of ``opp_defeat``: the lowest fame."""
    legend: bool = False
    """Of ``own_defeat`` and ``foe_enters``: legends only."""
    only_if: Condition = ""
    otherwise: tuple[AllyStep, ...] = ()
    """Instead of ``do``, if the condition is not met."""


class Figure(Content, frozen=True):
    """An ally or a hero."""

    cost: int
    attack: int
    types: tuple[Type, ...]
    trait_cost: int = 0
    trait: Line | None = None
    hero: bool = False
    token: Literal["", "red square", "blue circle", "green triangle", "yellow diamond"] = ""


class Tool(Content, frozen=True):
    """An item: its line's kind is ``act``, or ``re`` for a reaction."""

    cost: int
    group: Literal["attack", "ready", "market", "defence", "disrupt"]
    trait: Line


class Foe(Content, frozen=True):
    """A monster or a legend; its fame is also its requirement."""

    fame: int
    immune: tuple[Type, ...] = ()
    vulnerable: tuple[Type, ...] = ()
    spotted: bool = False
    instant: tuple[FoeInstant, ...] = ()
    aura: tuple[FoeAura, ...] = ()
    win: tuple[FoeWin, ...] = ()
    fail: tuple[FoeFail, ...] = ()


class Notice(Content, frozen=True):
    """A contract: at dusk, or of what happened this turn."""

    fame: int
    when: Literal["state", "event"]
    condition: Goal
    n: int
    type: Type | Literal[""] = ""


class MoonCard(Content, frozen=True):
    """A moon card: acts once, or lasts until the next; a lasting one concerns every seat."""

    lasting: bool
    do: MoonStep
    who: Literal["all", "each_player", "last_player", "active"] = "all"


class FateCard(Content, frozen=True):
    """A fate card of the solo game: steps of the shadow, then one effect."""

    steps: int
    do: FateStep


class Tale(Content, frozen=True):
    """A backstory: whose it is, and no effect."""

    hero: Card


_HERE = Path(__file__).parent
HEROES: dict[str, Figure] = load(_HERE / "heroes.toml", Figure)
ALLIES: dict[str, Figure] = load(_HERE / "allies.toml", Figure)
FIGURES: dict[str, Figure] = ALLIES | HEROES
ITEMS: dict[str, Tool] = load(_HERE / "items.toml", Tool)
MONSTERS: dict[str, Foe] = load(_HERE / "monsters.toml", Foe)
LEGENDS: dict[str, Foe] = load(_HERE / "legends.toml", Foe)
FOES: dict[str, Foe] = MONSTERS | LEGENDS
CONTRACTS: dict[str, Notice] = load(_HERE / "contracts.toml", Notice)
MOONS: dict[str, MoonCard] = load(_HERE / "moons.toml", MoonCard)
FATES: dict[str, FateCard] = load(_HERE / "fates.toml", FateCard)
BACKSTORIES: dict[str, Tale] = load(_HERE / "backstories.toml", Tale)
#: New Market cards: four names for one effect (FF-023).
MARKETS: tuple[Card, ...] = (Card("N1"), Card("N2"), Card("N3"), Card("N4"))
#: The cards of each deck, in the order of their ids; heroes are in none until they are discarded.
DECKS: dict[Deck, tuple[Card, ...]] = {
    "ally": tuple(map(Card, ALLIES)),
    "item": tuple(map(Card, ITEMS)),
    "monster": tuple(map(Card, MONSTERS)),
    "legend": tuple(map(Card, LEGENDS)),
    "contract": tuple(map(Card, CONTRACTS)),
    "moon": tuple(map(Card, MOONS)),
    "fate": tuple(map(Card, FATES)),
}
#: The recruit cost of every hand card.
COST: dict[str, int] = {card: one.cost for cards in (FIGURES, ITEMS) for card, one in cards.items()}
#: The line of every hand card that has one.
TRAIT: dict[str, Line] = {
    card: one.trait for cards in (FIGURES, ITEMS) for card, one in cards.items() if one.trait is not None
}


def _spread(file: str, what: str, found: Iterable[object], wanted: dict[object, int]) -> None:
    """Raise BrokenContent unless each value is found so often."""
    counted = Counter(found)
    if counted != wanted:
        raise BrokenContent(_HERE / file, None, f"{what}: {dict(counted)}, where {wanted} is wanted")


def _differ(file: str, lines: list[Line]) -> None:
    if len(set(lines)) != len(lines):
        raise BrokenContent(_HERE / file, None, "two cards do the same")


def _counted() -> None:
    """The counts, sums and distributions of the ledger's chapter 5."""
    check(_HERE / "heroes.toml", HEROES, 4, cost=12, attack=8, trait_cost=4)
    check(_HERE / "allies.toml", ALLIES, 71)
    check(_HERE / "items.toml", ITEMS, 27)
    check(_HERE / "monsters.toml", MONSTERS, 43)
    check(_HERE / "legends.toml", LEGENDS, 16)
    check(_HERE / "contracts.toml", CONTRACTS, 30)
    check(_HERE / "moons.toml", MOONS, 20)
    check(_HERE / "fates.toml", FATES, 12, steps=42)
    check(_HERE / "backstories.toml", BACKSTORIES, 4)
    file, allies = "allies.toml", ALLIES.values()
    _spread(file, "costs", (one.cost for one in allies), {1: 24, 2: 27, 3: 20})
    _spread(file, "attacks", (one.attack for one in allies), {0: 6, 1: 14, 2: 20, 3: 16, 4: 9, 5: 6})
    _spread(file, "types", (len(one.types) for one in allies), {1: 41, 2: 22, 3: 8})
    each: dict[object, int] = {"el": 22, "ma": 22, "po": 22, "pw": 21, "we": 22}
    _spread(file, "allies of a type", (its for one in allies for its in one.types), each)
    paid = (one.trait_cost for one in allies if one.trait is not None)
    _spread(file, "trait costs", paid, {0: 20, 1: 24, 2: 12, 3: 6})
    _differ(file, [one.trait for one in FIGURES.values() if one.trait is not None])
    file, items = "items.toml", ITEMS.values()
    _spread(file, "costs", (one.cost for one in items), {1: 11, 2: 10, 3: 6})
    groups: dict[object, int] = {"attack": 10, "ready": 4, "market": 5, "defence": 4, "disrupt": 4}
    _spread(file, "groups", (one.group for one in items), groups)
    _differ(file, [one.trait for one in items])
    file, monsters = "monsters.toml", MONSTERS.values()
    fames: dict[object, int] = dict(enumerate((1, 3, 5, 6, 6, 6, 5, 4, 4, 2, 1)))
    _spread(file, "fame", (one.fame for one in monsters), fames)
    _spread(file, "spotted", (one.spotted for one in monsters), {True: 8, False: 35})
    _spread(file, "immunities", (len(one.immune) for one in monsters), {0: 11, 1: 20, 2: 12})
    _spread(file, "vulnerabilities", (len(one.vulnerable) for one in monsters), {0: 31, 1: 12})
    icons: dict[object, int] = {"Forced": 5, "Discard": 6, "LoseAct": 1, "ExhaustOwn": 2, "ConvertOwn": 2}
    _spread(file, "instants", (type(step).__name__ for one in monsters for step in one.instant), icons)
    fames = {11: 2, 12: 2, 13: 2, 14: 2, 15: 2, 16: 1, 17: 1, 18: 1, 19: 1, 20: 2}
    _spread("legends.toml", "fame", (one.fame for one in LEGENDS.values()), fames)
    file, contracts = "contracts.toml", CONTRACTS.values()
    _spread(file, "fame", (one.fame for one in contracts), {2: 11, 3: 7, 4: 10, 5: 1, 6: 1})
    _spread(file, "kinds", (one.when for one in contracts), {"state": 15, "event": 15})
    _spread("moons.toml", "kinds", (one.lasting for one in MOONS.values()), {False: 8, True: 12})


_counted()
