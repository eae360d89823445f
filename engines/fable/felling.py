"""Who together fells a foe, for the least (FF-092): by the state for rules, by a view for words and players.

Only plain blows count: basic attacks of ready allies, each with the type that does most, and items that do
nothing but strike. Traits, and foes that look at how they are struck (``adapt``, ``need_types``), are left to
whoever plays.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import partial
from itertools import combinations
from typing import NamedTuple, TypeVar

from . import fight, foes
from .cards import FOES, ITEMS, MOONS
from .effects.strikes import Strike
from .fight import Fought, hardens, may_attack, may_strike, types_needed
from .foes import types_of
from .glossary import Card, FoeCard, Item, Type, is_item
from .passive import AttackBonus, Cap, ItemStrikeBonus
from .printed import ATTACK, FAME, TYPES_OF, aura, lasting
from .state import PLACES, Deployed, Enemy, State

T = TypeVar("T", bound=str)


class Blow(NamedTuple):
    """An ally's basic attack, or an item's strike."""

    card: Card
    type: str
    value: int
    """What it adds to the tally."""
    printed: int


def _strike(item: Item, *, legend: bool) -> Strike | None:
    line = ITEMS[item].trait
    if line.kind != "act" or line.only_if not in ("", "foe_legend"):
        return None
    verbs = line.do if legend or not line.only_if else line.otherwise
    return verbs[0] if len(verbs) == 1 and isinstance(verbs[0], Strike) and not verbs[0].plus else None


#: By whether a foe is a legend: what items that only strike do to it.
STRIKES = {
    legend: {item: strike for item in ITEMS if (strike := _strike(Card(item), legend=legend)) is not None}
    for legend in (False, True)
}


#: Foes to whom it is not all the same how they are struck, and those that take so many attacks of allies.
_CHOOSY = frozenset(foe for foe in FOES if hardens(Card(foe)) or types_needed(Card(foe)))
_CAPPED = frozenset(foe for foe in FOES if aura(foe, Cap) is not None)


def plain(foe: FoeCard) -> bool:
    """Whether it is all the same to a foe how it is struck."""
    return foe not in _CHOOSY


def best(types: Iterable[T], dealt: Collection[str], value: Callable[[T], int]) -> tuple[T, int]:
    """The type that does most; of equals one that has hurt nobody today, then the first."""
    found = [(value(type), type not in dealt, type) for type in types]
    most = max(found, key=lambda one: one[:2])
    return most[2], most[0]


def cheapest(blows: Sequence[Blow], need: int, most: int) -> tuple[Blow, ...] | None:
    """Of all sets that add ``need`` the one with the fewest items, then with the least printed attack, then
    with the fewest cards, then the first by ids: allies, by printed attack, before items. ``most``: so many
    may be allies. None: all of them are not enough, or nothing is left to do."""
    if need <= 0:
        return None
    allies = [blow for blow in blows if blow.value and not is_item(blow.card)]
    items = [blow for blow in blows if blow.value and is_item(blow.card)]
    for thrown in range(len(items) + 1):
        found: list[tuple[Blow, ...]] = [
            (*company, *tools)
            for tools in combinations(items, thrown)
            for count in range(min(most, len(allies)) + 1)
            for company in combinations(allies, count)
            if sum(blow.value for blow in (*company, *tools)) >= need
        ]
        if found:
            least = min(found, key=_price)
            return tuple(sorted(least, key=lambda blow: (is_item(blow.card), -blow.printed, blow.card)))
    return None


def _price(way: Sequence[Blow]) -> tuple[int, int, list[Card]]:
    return sum(blow.printed for blow in way), len(way), sorted(blow.card for blow in way)


# -- by the state -------------------------------------------------------------------------------------------


def way(s: State, seat: int, foe: Enemy) -> tuple[Blow, ...] | None:
    """How the active seat would fell a foe, in or out of combat; None: it cannot, or not by plain blows."""
    if not plain(foe.card):
        return None
    return cheapest(_blows(s, seat, foe), _need(s, foe), room(foe))


def _need(s: State, foe: Enemy) -> int:
    """What is left to do; a foe that is not in combat yet would be alone there."""
    return (foes.needs(s, foe) if s.combat else FAME[foe.card]) - foe.tally


def room(foe: Fought) -> int:
    """How many more attacks of allies a foe takes."""
    cap = aura(foe.card, Cap)
    return PLACES if cap is None else cap.n - foe.allies


def _blows(s: State, seat: int, foe: Enemy) -> list[Blow]:
    dealt, player, found = s.day.dealt, s.players[seat], []
    for ally in player.deployed:
        card = ally.card
        if ally.ready and may_attack(foe, card):
            attack = ATTACK[card]
            type, value = best(types_of(ally), dealt, partial(_value, s, foe, attack, ally))
            found.append(Blow(card, type, value, attack))
    if may_strike(foe):
        strikes = STRIKES[foe.card[0] == "L"]
        for card in player.hand:
            if (strike := strikes.get(card)) is not None:
                type, value = best(strike.types, dealt, partial(_value, s, foe, strike.n, None))
                found.append(Blow(card, type, value, strike.n))
    return found


def _value(s: State, foe: Enemy, n: int, ally: Deployed | None, type: Type) -> int:
    return foes.effective(s, foe, type, n, ally)


# Asked for every foe at every action: most of the time what is printed is all there is to it.


class _Printed(dict[Card, int]):
    """What each card does to one foe on which nothing has an effect yet, under no moon; as it comes up."""

    __slots__ = ("foe",)

    def __init__(self, foe: FoeCard) -> None:
        self.foe = foe

    def __missing__(self, card: Card) -> int:
        found = self[card] = _does(card, self.foe)
        return found


_PRINTED = {foe: _Printed(Card(foe)) for foe in FAME}
#: What an item that only strikes has printed, at most.
_MOST = {
    item: max(strikes[item].n for strikes in STRIKES.values() if item in strikes)
    for item in {item for strikes in STRIKES.values() for item in strikes}
}
#: Moons that change blows.
_MOONS = frozenset(
    moon
    for moon in MOONS
    if lasting(Card(moon), AttackBonus) is not None or lasting(Card(moon), ItemStrikeBonus) is not None
)


def fellable(s: State, seat: int) -> list[FoeCard]:
    """The foes in combat for which there is a :func:`way`."""
    means = _means(s, seat)
    if means is None:
        return []
    cards, bare, _ = means
    found = []
    for foe in s.combat:
        card = foe.card
        if card in _CHOOSY:
            continue
        if bare and not (card in _CAPPED or foe.exposed or foe.stripped or foe.lone is not None):
            if (need := foes.needs(s, foe) - foe.tally) > 0 and _enough(need, card, cards):
                found.append(card)
        elif way(s, seat, foe) is not None:
            found.append(card)
    return found


def within_reach(s: State, seat: int) -> list[FoeCard]:
    """The face-up monsters for which there would be a :func:`way`; no combat is open."""
    means = _means(s, seat)
    if means is None:
        return []
    cards, bare, most = means
    found = []
    for card in s.rows["monster"]:
        if card is None or card in _CHOOSY:
            continue
        if not bare or card in _CAPPED:
            if way(s, seat, Enemy(card)) is not None:
                found.append(card)
        elif most >= FAME[card] > 0 and _enough(FAME[card], card, cards):
            found.append(card)
    return found


def _means(s: State, seat: int) -> tuple[list[Card], bool, int] | None:
    """The ready allies and the items that only strike; whether what is printed is all there is to them, and
    what they then could do at most, with every type twice. None: there are none."""
    player, day = s.players[seat], s.day
    bare = not day.surges and (s.moon is None or s.moon not in _MOONS)
    cards, most = [], 0
    for ally in player.deployed:
        if ally.ready:
            card = ally.card
            cards.append(card)
            most += ATTACK[card]
            if ally.mods or ally.types:
                bare = False
    for card in player.hand:
        if card in _MOST:
            cards.append(card)
            most += _MOST[card]
    return (cards, bare, 2 * most) if cards else None


def _enough(need: int, foe: FoeCard, cards: Sequence[Card]) -> bool:
    """Whether a foe falls to some cards, where what is printed is all there is to it."""
    done = _PRINTED[foe]
    for card in cards:
        need -= done[card]
        if need <= 0:
            return True
    return False


def _does(card: Card, foe: FoeCard) -> int:
    """What a card does to a foe on which nothing has an effect yet, under no moon."""
    tool = is_item(card)
    strike = STRIKES[foe[0] == "L"].get(card) if tool else None
    bare = Enemy(foe)
    if tool and (strike is None or not may_strike(bare)):
        return 0
    types: Sequence[Type] = TYPES_OF[card] if strike is None else strike.types
    n = ATTACK[card] if strike is None else strike.n
    immune, vulnerable = foes.immunities(bare), foes.weaknesses(bare)
    return max(
        fight.effective(
            foe, kind, n, moon=None, mods=(), surges=(), immune=immune, vulnerable=vulnerable, item=tool
        )
        for kind in types
    )
