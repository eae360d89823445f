"""What contracts want (5.4)."""

from __future__ import annotations

from collections.abc import Callable

from .foes import types_of
from .glossary import Card, is_item
from .passive import ContractBonus
from .printed import ATTACK, CONTRACTS, Notice, lasting
from .state import Beaten, Deployed, State


def _ready(s: State, seat: int) -> list[Deployed]:
    return [ally for ally in s.players[seat].deployed if ally.ready]


def _ready_of(s: State, seat: int, type: str) -> int:
    count = 0
    for ally in s.players[seat].deployed:
        if ally.ready and type in types_of(ally):
            count += 1
    return count


def _ready_attack(s: State, seat: int) -> int:
    count = 0
    for ally in s.players[seat].deployed:
        if ally.ready:
            count += ATTACK[ally.card]
    return count


def _ready_types(s: State, seat: int) -> int:
    found: set[str] = set()
    for ally in s.players[seat].deployed:
        if ally.ready:
            found.update(types_of(ally))
    return len(found)


def _one(s: State, test: Callable[[Beaten], bool]) -> int:
    """The highest fame of a foe beaten this turn in a certain way; below every condition if there is none."""
    if not s.day.beaten:
        return -1
    return max((beaten.fame for beaten in s.day.beaten if test(beaten)), default=-1)


#: How far each condition is met; ``n`` of a contract is what it takes. The seat is the active one.
_GOALS: dict[str, Callable[[State, int, Notice], int]] = {
    "ready_type": lambda s, seat, it: _ready_of(s, seat, it.type),
    "ready_count": lambda s, seat, it: len(_ready(s, seat)),
    "ready_types": lambda s, seat, it: _ready_types(s, seat),
    "ready_attack": lambda s, seat, it: _ready_attack(s, seat),
    "hand_items": lambda s, seat, it: sum(is_item(card) for card in s.players[seat].hand),
    "defeats": lambda s, seat, it: len(s.day.beaten),
    "legend_defeats": lambda s, seat, it: sum(beaten.legend for beaten in s.day.beaten),
    "spotted_defeats": lambda s, seat, it: sum(beaten.spotted for beaten in s.day.beaten),
    "defeat_min": lambda s, seat, it: _one(s, lambda beaten: True),
    "defeat_fame": lambda s, seat, it: sum(beaten.fame for beaten in s.day.beaten),
    "exact_defeat": lambda s, seat, it: _one(s, lambda beaten: beaten.exact),
    "items_only_defeat": lambda s, seat, it: _one(s, lambda beaten: not beaten.allies and beaten.items > 0),
    "one_type_defeat": lambda s, seat, it: _one(s, lambda beaten: beaten.one_type),
    "lone_ally_defeat": lambda s, seat, it: _one(s, lambda beaten: beaten.allies == 1 and not beaten.items),
    "types_used": lambda s, seat, it: len(s.day.dealt),
    "recruits": lambda s, seat, it: s.day.recruits,
    "items_used": lambda s, seat, it: s.day.items,
    "traits_used": lambda s, seat, it: s.day.traits,
}
_NOTICES = {card: (notice, _GOALS[notice.condition]) for card, notice in CONTRACTS.items()}

#: What is not met before a foe is beaten.
_OF_DEFEATS = frozenset(card for card, notice in CONTRACTS.items() if "defeat" in notice.condition)


def progress(s: State, seat: int, card: Card) -> int:
    """How far a contract's condition is met by the active seat, in the units of its ``n``."""
    notice, goal = _NOTICES[card]
    return goal(s, seat, notice)


def achieved(s: State, seat: int, card: Card) -> bool:
    """Whether the active seat could score a contract now (FF-121)."""
    notice, goal = _NOTICES[card]
    if notice.when == "event" and seat != s.turn:
        return False
    return goal(s, seat, notice) >= notice.n


def any_achieved(s: State, seat: int) -> bool:
    """Whether the active seat could score any contract now: asked at every action."""
    deeds = bool(s.day.beaten)
    for card in s.rows["contract"]:
        if card is not None and (deeds or card not in _OF_DEFEATS):
            notice, goal = _NOTICES[card]
            if goal(s, seat, notice) >= notice.n:
                return True
    return False


def conceivable(s: State, seat: int, card: Card) -> bool:
    """The same by what everybody knows: a hand may hold items."""
    notice = CONTRACTS[card]
    if notice.condition == "hand_items":
        return len(s.players[seat].hand) >= notice.n
    return achieved(s, seat, card)


def gives(s: State, card: Card) -> int:
    """Fame for scoring a contract now: printed, purse and moon card (5.2, 5.11)."""
    moon = lasting(s.moon, ContractBonus)
    return CONTRACTS[card].fame + s.day.purse + (0 if moon is None else moon.n)
