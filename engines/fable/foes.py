"""Facts of foes and of those who attack them, by the state (3.8 to 3.10)."""

from __future__ import annotations

from . import fight
from .glossary import Card, FoeCard, Monster, Type
from .passive import Pack, SpottedFrom
from .printed import FAME, IMMUNE, SPOTTED, TYPES_OF, VULNERABLE, aura, lasting
from .state import Deployed, Enemy, Player, State


def is_spotted(s: State, card: FoeCard) -> bool:
    """Whether a monster has the icon or counts as if it had (FF-024, 5.11)."""
    if card in SPOTTED:
        return True
    if s.moon is None or card[0] != "M":
        return False
    moon = lasting(s.moon, SpottedFrom)
    return moon is not None and FAME[card] >= moon.n


def spotted(s: State) -> list[Monster]:
    """The face-up monsters that come by themselves."""
    row = s.rows["monster"]
    if s.moon is None:
        return [card for card in row if card in SPOTTED]
    return [card for card in row if card is not None and is_spotted(s, card)]


def enemy(s: State, card: FoeCard) -> Enemy | None:
    """A foe in the open combat by its card."""
    for each in s.combat:
        if each.card == card:
            return each
    return None


def needs(s: State, foe: Enemy) -> int:
    """A foe's requirement now."""
    wanted = FAME[foe.card] - foe.less
    others = len(s.combat) - 1
    if others and (pack := aura(foe.card, Pack)) is not None:
        wanted += pack.n * others
    return wanted if wanted > 0 else 0


def is_beaten(s: State, foe: Enemy) -> bool:
    """Whether a foe's tally, and its auras, say that it is defeated (FF-087)."""
    return fight.falls(foe.card, foe.tally, needs(s, foe), foe.dealt)


def immunities(foe: Enemy) -> list[Type]:
    """Types that do nothing to a foe now."""
    found = [type for type in IMMUNE[foe.card] if type not in foe.stripped]
    return [*found, *(type for type in foe.adapted if type not in found)]


def weaknesses(foe: Enemy) -> list[Type]:
    """Types that count twice now; immunity wins (FF-083)."""
    immune = immunities(foe)
    found = [*VULNERABLE[foe.card], *foe.exposed]
    return [type for type in dict.fromkeys(found) if type not in immune]


def types_of(ally: Deployed) -> tuple[Type, ...]:
    """An ally's types, those added for this turn included."""
    own = TYPES_OF[ally.card]
    if not ally.types:
        return own
    return (*own, *(type for type in ally.types if type not in own))


def others_ready(player: Player, source: Card) -> list[Deployed]:
    """A seat's ready allies but for the source (``count``, FF-062)."""
    return [ally for ally in player.deployed if ally.ready and ally.card != source]


def effective(s: State, foe: Enemy, type: Type, value: int, ally: Deployed | None) -> int:
    """Effective attack of a basic attack or strike of ``value`` (FF-082); by an item if ``ally`` is None."""
    return fight.effective(
        foe.card,
        type,
        value,
        moon=s.moon,
        mods=() if ally is None else ally.mods,
        surges=s.day.surges,
        immune=immunities(foe),
        vulnerable=(*VULNERABLE[foe.card], *foe.exposed),
        item=ally is None,
    )


def hits(s: State, ally: Deployed, only_if: str) -> list[tuple[FoeCard, Type]]:
    """Targets and types with which an ally may use a HIT line of that condition, its own or a copied one."""
    types = types_of(ally)
    return [
        (foe.card, type)
        for foe in s.combat
        if fight.may_attack(foe, ally.card) and fight.meets(foe, only_if)
        for type in types
    ]
