"""What speaks for an answer, where its hint does not say it: what several cards come to, and what is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from engines.core.ask import Ask, Option

from .cards import FIGURES, FOES, ITEMS
from .glossary import Card
from .hints.cards import figure
from .hints.naming import enemy, me
from .options import (
    AimAs,
    Call,
    Decline,
    Discard,
    EndDay,
    GiveUpSome,
    Nothing,
    PassTurn,
    Recruit,
    Score,
    ScoreNone,
    TakeSome,
    Targets,
)
from .printed import CONTRACTS
from .state import HAND
from .view import FableView


class Total(msgspec.Struct, frozen=True, tag="total"):
    """What several cards come to: allies and their attack, items, foes and contracts with their fame."""

    allies: int
    attack: int
    items: int
    foes: int
    fame: int
    notices: int
    notice_fame: int


class Keeps(msgspec.Struct, frozen=True, tag="keeps"):
    """Nothing is given or taken: cards in hand, allies in the company, of so many, and who is ready."""

    hand: int
    field: int
    most: int
    ready: int


class Tally(msgspec.Struct, frozen=True, tag="tally"):
    """Where a foe in combat stands."""

    tally: int
    needs: int


class Actions(msgspec.Struct, frozen=True, tag="actions"):
    """Actions that are left."""

    left: int


class Fame(msgspec.Struct, frozen=True, tag="fame"):
    """One's own fame, and the most that another has; None in a game alone."""

    own: int
    most: int | None


def why(seen: FableView, ask: Ask[Any], choice: Option) -> Sequence[msgspec.Struct]:
    """What speaks for an answer, the main reason first."""
    says = _SAYS.get(type(choice))
    return says(seen, choice) if says is not None else ()


def _total(seen: FableView, cards: Sequence[Card]) -> list[msgspec.Struct]:
    allies = [figure(seen, card).attack for card in cards if card in FIGURES]
    foes = [FOES[card].fame for card in cards if card in FOES]
    fame = {each.card: each.fame for each in seen.contracts if each is not None}
    notices = [fame.get(card, 0) for card in cards if card in CONTRACTS]
    items = sum(card in ITEMS for card in cards)
    return [
        Total(len(allies), sum(allies), items, len(foes), sum(foes), len(notices), sum(notices)),
        *([] if cards else _keeps(seen)),
    ]


def _keeps(seen: FableView) -> list[msgspec.Struct]:
    own = me(seen)
    return [Keeps(own.hand, len(own.deployed), HAND, sum(ally.ready for ally in own.deployed))]


def _fame(seen: FableView) -> list[msgspec.Struct]:
    others = [each.fame for at, each in enumerate(seen.seats) if at != seen.seat and not each.gone]
    return [Fame(me(seen).fame, max(others, default=None))]


def _tally(seen: FableView, card: Card) -> list[msgspec.Struct]:
    foe = enemy(seen, card)
    return [] if foe is None else [Tally(foe.tally, foe.needs)]


def _actions(seen: FableView) -> list[msgspec.Struct]:
    return [Actions(seen.day.left)]


#: By kind of option. Every function gets the view and the answer.
_SAYS: dict[type[Option], Callable[[FableView, Any], Sequence[msgspec.Struct]]] = {
    **dict.fromkeys((TakeSome, GiveUpSome, Discard), lambda seen, choice: _total(seen, choice.cards)),
    Targets: lambda seen, choice: _total(seen, choice.allies),
    Score: lambda seen, choice: [*_total(seen, choice.contracts), *_fame(seen)],
    **dict.fromkeys((Nothing, Decline, PassTurn), lambda seen, choice: _keeps(seen)),
    **dict.fromkeys((Recruit, Call), lambda seen, choice: _actions(seen)),
    AimAs: lambda seen, choice: _tally(seen, choice.foe),
    ScoreNone: lambda seen, choice: _fame(seen),
    EndDay: lambda seen, choice: _keeps(seen),
}
