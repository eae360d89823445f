"""What is printed: the 231 cards of Fame & Fable, read from data, counted, with all that they do.

Every id is one :data:`~.glossary.Card`, and its words are the message ``card-<id>``. Numbers alone are in
:mod:`.printed`, for the rules below the effects.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Literal, TypeAlias

from engines.core.content import BrokenContent, Content, check, load

from . import lines, printed
from .effects.demands import ConvertOwn, Discard, FailDiscard, FailFame, Forced, LoseAct
from .effects.foes import Call
from .effects.foes import Dismiss as Dismiss
from .effects.foes import Expose as Expose
from .effects.foes import Strip as Strip
from .effects.foes import Weaken as Weaken
from .effects.gains import Copy, GainAct, GainFame, Guard, Purse
from .effects.market import Discount, Recruit, Refresh, RefreshRow
from .effects.nights import (
    Ambush,
    HandDiscard,
    HandDownTo,
    Hunt,
    NoEffect,
    PassLeft,
    PendingLegend,
    Snatch,
    SwipeContract,
)
from .effects.own import AddType, Boost, Double, ExhaustOwn, Nothing, Ready, Surge
from .effects.piles import Dig, Draw, Peek, Recover
from .effects.rivals import Convert, Exhaust, ForceDiscard, Goad, Kill, LoseFame
from .effects.strikes import Strike as Strike
from .effects.thefts import StealAlly, StealCard, SwapAlly
from .passive import Cap as Cap
from .passive import NeedTypes as NeedTypes
from .printed import CONTRACTS as CONTRACTS
from .printed import COST as COST
from .printed import HERE, Tale
from .verbs import Line

HandVerb = (
    Strike | Boost | Double | Surge | AddType | Expose | Strip | Weaken | Dismiss | Call | Ready | Exhaust
    | Kill | Convert | StealAlly | SwapAlly | StealCard | ForceDiscard | Draw | Dig | Peek | Recover | Recruit
    | Discount | Refresh | Goad | GainAct | GainFame | LoseFame | Purse | Copy | Guard | Nothing
)  # fmt: skip
"""What allies and items do (5.2)."""
InstantVerb = Forced | Discard | ExhaustOwn | ConvertOwn | LoseAct
WinVerb = Draw | Ready | GainAct
FailVerb = FailDiscard | FailFame
MoonVerb = RefreshRow | Draw | ExhaustOwn | GainFame | PassLeft | HandDownTo | PendingLegend | Ready
FateVerb = (
    NoEffect | Ready | ExhaustOwn | HandDiscard | PendingLegend | Ambush | Snatch | SwipeContract | Hunt
)
Trait: TypeAlias = Line[HandVerb]


class Figure(printed.Figure, frozen=True, forbid_unknown_fields=True):
    """An ally or a hero."""

    trait: Trait | None = None
    token: Literal["", "red square", "blue circle", "green triangle", "yellow diamond"] = ""


class Tool(printed.Tool, frozen=True, forbid_unknown_fields=True):
    """An item: its line's kind is ``act``, or ``re`` for a reaction."""

    group: Literal["attack", "ready", "market", "defence", "disrupt"]
    trait: Trait


class Foe(printed.Foe, frozen=True, forbid_unknown_fields=True):
    """A monster or a legend; its fame is also its requirement."""

    instant: tuple[InstantVerb, ...] = ()
    win: tuple[WinVerb, ...] = ()
    fail: tuple[FailVerb, ...] = ()


class MoonCard(printed.Moon, frozen=True, forbid_unknown_fields=True):
    """A moon card: it acts once, for ``who``, or lasts until the next."""

    do: MoonVerb | None = None
    who: Literal["all", "each_player", "last_player", "active"] = "all"

    @property
    def lasting(self) -> bool:
        """Whether it lasts."""
        return self.lasts is not None


class FateCard(Content, frozen=True):
    """A fate card of the solo game: steps of the shadow, then one effect."""

    steps: int
    do: FateVerb


HEROES: dict[str, Figure] = load(HERE / "heroes.toml", Figure)
ALLIES: dict[str, Figure] = load(HERE / "allies.toml", Figure)
FIGURES: dict[str, Figure] = ALLIES | HEROES
ITEMS: dict[str, Tool] = load(HERE / "items.toml", Tool)
MONSTERS: dict[str, Foe] = load(HERE / "monsters.toml", Foe)
LEGENDS: dict[str, Foe] = load(HERE / "legends.toml", Foe)
FOES: dict[str, Foe] = MONSTERS | LEGENDS
MOONS: dict[str, MoonCard] = load(HERE / "moons.toml", MoonCard)
FATES: dict[str, FateCard] = load(HERE / "fates.toml", FateCard)
BACKSTORIES: dict[str, Tale] = printed.BACKSTORIES
#: The line of every hand card that has one.
TRAIT: dict[str, Trait] = {
    card: one.trait for cards in (FIGURES, ITEMS) for card, one in cards.items() if one.trait is not None
}
lines.fill(
    TRAIT,
    instant={card: foe.instant for card, foe in FOES.items() if foe.instant},
    win={card: foe.win for card, foe in FOES.items() if foe.win},
    fail={card: foe.fail for card, foe in FOES.items() if foe.fail},
)


def _spread(file: str, what: str, found: Iterable[object], wanted: dict[object, int]) -> None:
    """Raise BrokenContent unless each value is found so often."""
    counted = Counter(found)
    if counted != wanted:
        raise BrokenContent(HERE / file, None, f"{what}: {dict(counted)}, where {wanted} is wanted")


def _differ(file: str, traits: list[Trait]) -> None:
    if len(set(traits)) != len(traits):
        raise BrokenContent(HERE / file, None, "two cards do the same")


def check_all() -> None:
    """The counts, sums and distributions of the ledger's chapter 5."""
    check(HERE / "heroes.toml", HEROES, 4, cost=12, attack=8, trait_cost=4)
    check(HERE / "allies.toml", ALLIES, 71)
    check(HERE / "items.toml", ITEMS, 27)
    check(HERE / "monsters.toml", MONSTERS, 43)
    check(HERE / "legends.toml", LEGENDS, 16)
    check(HERE / "contracts.toml", CONTRACTS, 30)
    check(HERE / "moons.toml", MOONS, 20)
    check(HERE / "fates.toml", FATES, 12, steps=42)
    check(HERE / "backstories.toml", BACKSTORIES, 4)
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
    file, moons = "moons.toml", MOONS.values()
    _spread(
        file,
        "cards that do nothing, or two things",
        ((one.do is None) is one.lasting for one in moons),
        {True: 20},
    )
    _spread(file, "kinds", (one.lasting for one in moons), {False: 8, True: 12})


check_all()
