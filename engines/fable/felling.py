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
from .cards import FOES, ITEMS
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
    may be allies. None: all of them are not enough."""
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

_PLAIN: dict[tuple[Card, FoeCard], int] = {}
"""What a card does to a foe, where nothing else counts; as it comes up."""


def fellable(s: State, seat: int, enemies: Iterable[Enemy]) -> list[FoeCard]:
    """Those of some foes for which there is a :func:`way`."""
    player, day = s.players[seat], s.day
    bare = not day.surges and (s.moon is None or not _changes(s.moon))
    ready = []
    for ally in player.deployed:
        if ally.ready:
            ready.append(ally.card)
            if ally.mods or ally.types:
                bare = False
    found = []
    for foe in enemies:
        card = foe.card
        if card in _CHOOSY:
            continue
        if not bare or card in _CAPPED or foe.exposed or foe.stripped or foe.lone is not None:
            if way(s, seat, foe) is not None:
                found.append(card)
        elif _enough(_need(s, foe), card, ready, player.hand):
            found.append(card)
    return found


def _enough(need: int, foe: FoeCard, ready: Sequence[Card], hand: Sequence[Card]) -> bool:
    """Whether a foe falls to all that can be done, where what is printed is all there is to it."""
    for card in ready:
        value = _PLAIN.get((card, foe))
        need -= _does(card, foe) if value is None else value
        if need <= 0:
            return True
    strikes = STRIKES[foe[0] == "L"]
    for card in hand:
        if card in strikes:
            need -= _does(card, foe)
    return need <= 0


def _changes(moon: Card) -> bool:
    return lasting(moon, AttackBonus) is not None or lasting(moon, ItemStrikeBonus) is not None


def _does(card: Card, foe: FoeCard) -> int:
    """What a card does to a foe on which nothing has an effect yet, under no moon."""
    found = _PLAIN.get((card, foe))
    if found is None:
        tool = is_item(card)
        strike = STRIKES[foe[0] == "L"][card] if tool else None
        types: Sequence[Type] = TYPES_OF[card] if strike is None else strike.types
        n = ATTACK[card] if strike is None else strike.n
        bare = Enemy(foe)
        found = 0
        if not tool or may_strike(bare):
            found = max(
                fight.effective(
                    foe,
                    kind,
                    n,
                    moon=None,
                    mods=(),
                    surges=(),
                    immune=foes.immunities(bare),
                    vulnerable=foes.weaknesses(bare),
                    item=tool,
                )
                for kind in types
            )
        _PLAIN[card, foe] = found
    return found
