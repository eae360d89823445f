"""What an attack would do: the arithmetic of combat, which changes nothing (3.9, 5.3)."""

from __future__ import annotations

from typing import Any, TypeVar

from .cards import FIGURES, FOES, MOONS, Ally, Card, Foe, FoeCard, Line, Type
from .state import Deployed, Enemy, Modifier, Player, State, find
from .steps import (
    Adapt,
    Armor,
    AttackBonus,
    Cap,
    ItemStrikeBonus,
    NeedTypes,
    NoBoost,
    NoItems,
    Pack,
    SpottedFrom,
    Strike,
)

A = TypeVar("A")
#: What every converted ally is as a foe: its fame aside, nothing (FF-099).
_PLAIN = Foe(fame=0)
_AURAS: dict[str, dict[type, Any]] = {
    card: {type(aura): aura for aura in foe.aura} for card, foe in FOES.items()
}
_CAPS: dict[str, Cap] = {card: its[Cap] for card, its in _AURAS.items() if Cap in its}
_PACKS: dict[str, Pack] = {card: its[Pack] for card, its in _AURAS.items() if Pack in its}
_FAME = {card: foe.fame for card, foe in FOES.items()} | {card: one.attack for card, one in FIGURES.items()}
_SPOTTED = frozenset(card for card, foe in FOES.items() if foe.spotted and card[0] == "M")
_NO_AURAS: dict[type, Any] = {}
_NO_MODS: list[Modifier] = []


def foe_of(card: FoeCard) -> Foe:
    """What is printed on a foe; a converted ally has nothing but its fame."""
    return FOES.get(card, _PLAIN)


def fame_of(card: FoeCard) -> int:
    """Printed fame; a converted ally's is its basic attack (FF-099)."""
    return _FAME[card]


def is_legend(card: FoeCard) -> bool:
    """Whether a foe is a legend."""
    return card[0] == "L"


def aura(card: FoeCard, kind: type[A]) -> A | None:
    """A foe's aura of one kind, if it has it."""
    return _AURAS.get(card, _NO_AURAS).get(kind)


def is_spotted(s: State, card: FoeCard) -> bool:
    """Whether a monster has the icon or counts as if it had (FF-024, 5.11)."""
    if card[0] != "M":
        return False
    foe = FOES[card]
    if foe.spotted:
        return True
    if s.moon is None:
        return False
    moon = MOONS[s.moon].do
    return type(moon) is SpottedFrom and foe.fame >= moon.n


def spotted(s: State) -> list[FoeCard]:
    """The face-up monsters that come by themselves."""
    if s.moon is None:
        return [card for card in s.rows["monster"] if card in _SPOTTED]
    return [card for card in s.rows["monster"] if card is not None and is_spotted(s, card)]


def enemy(s: State, card: FoeCard) -> Enemy | None:
    """A foe in the open combat by its card."""
    for each in s.combat:
        if each.card == card:
            return each
    return None


def needs(s: State, foe: Enemy) -> int:
    """A foe's requirement now."""
    wanted = _FAME[foe.card] - foe.less
    pack = _PACKS.get(foe.card)
    if pack is not None:
        wanted += pack.n * (len(s.combat) - 1)
    return wanted if wanted > 0 else 0


def is_beaten(s: State, foe: Enemy) -> bool:
    """Whether a foe's tally, and its auras, say that it is defeated (FF-087)."""
    if foe.tally < needs(s, foe):
        return False
    wanted = aura(foe.card, NeedTypes)
    return wanted is None or len(foe.dealt) >= wanted.n


def immunities(foe: Enemy) -> list[Type]:
    """Types that do nothing to a foe now."""
    found = [type for type in foe_of(foe.card).immune if type not in foe.stripped]
    return [*found, *(type for type in foe.adapted if type not in found)]


def weaknesses(foe: Enemy) -> list[Type]:
    """Types that count twice now; immunity wins (FF-083)."""
    immune = immunities(foe)
    found = [*foe_of(foe.card).vulnerable, *foe.exposed]
    return [type for type in dict.fromkeys(found) if type not in immune]


def types_of(ally: Deployed) -> tuple[Type, ...]:
    """An ally's types, those added for this turn included."""
    own = FIGURES[ally.card].types
    if not ally.types:
        return own
    return (*own, *(type for type in ally.types if type not in own))


def effective(s: State, foe: Enemy, type: str, value: int, ally: Deployed | None) -> int:
    """Effective attack of a basic attack or strike of ``value`` (FF-082); by an item if ``ally`` is None."""
    if s.moon is not None:
        moon = MOONS[s.moon].do
        if isinstance(moon, AttackBonus):
            if moon.type == type:
                value += moon.n
        elif ally is None and isinstance(moon, ItemStrikeBonus):
            value += moon.n
    mods = _NO_MODS if ally is None else ally.mods
    if s.day.surges:
        mods = sorted(
            (*mods, *(surge for surge in s.day.surges if surge.type == type)), key=lambda mod: mod.order
        )
    if mods and aura(foe.card, NoBoost) is None:
        for mod in mods:
            value = value + mod.add if mod.add else value * 2
    armor = aura(foe.card, Armor)
    if armor is not None:
        value = max(0, value - armor.n)
    if type in immunities(foe):
        return 0
    return value * 2 if type in foe_of(foe.card).vulnerable or type in foe.exposed else value


def may_attack(foe: Enemy, ally: Ally) -> bool:
    """Whether an ally's attack may be aimed at a foe at all (FF-090, ``cap``)."""
    if foe.lone is not None and foe.lone != ally:
        return False
    cap = _CAPS.get(foe.card)
    return cap is None or foe.allies < cap.n


def may_strike(foe: Enemy) -> bool:
    """Whether an item's strike may be aimed at a foe (``no_items``)."""
    return aura(foe.card, NoItems) is None


def meets(s: State, foe: Enemy, line: Line) -> bool:
    """Whether a HIT line's condition is met by its target (5.1)."""
    if line.only_if == "only_ally":
        return foe.allies == 0
    if line.only_if == "foe_legend":
        return is_legend(foe.card)
    return True


def hits(s: State, ally: Deployed, line: Line) -> list[tuple[FoeCard, Type]]:
    """Targets and types with which an ally may use a HIT line, its own or one that it copies."""
    types = types_of(ally)
    return [
        (foe.card, type)
        for foe in s.combat
        if may_attack(foe, ally.card) and meets(s, foe, line)
        for type in types
    ]


def others_ready(player: Player, source: Card) -> list[Deployed]:
    """A seat's ready allies but for the source (``count``, FF-062)."""
    return [ally for ally in player.deployed if ally.ready and ally.card != source]


def strike_value(s: State, seat: int, source: Card, strike: Strike) -> int:
    """The value of a strike, what it counts included."""
    if not strike.plus:
        return strike.n
    ready = others_ready(s.players[seat], source)
    if strike.plus == "ready_allies":
        return strike.n + len(ready)
    found = {type for ally in ready for type in types_of(ally)}
    return strike.n + len(found)


def worth(s: State, seat: int, source: Card, foe: Enemy, type: Type, strike: Strike | None = None) -> int:
    """What an attack would add to a foe's tally: an ally's basic attack (``strike`` None) or a strike."""
    ally = find(s.players[seat], source) if source in FIGURES else None
    value = FIGURES[source].attack if strike is None else strike_value(s, seat, source, strike)
    return effective(s, foe, type, value, ally)


def hardened(foe: Enemy) -> bool:
    """Whether a foe becomes immune to what hurts it (``adapt``)."""
    return aura(foe.card, Adapt) is not None
