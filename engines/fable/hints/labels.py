"""What a shortcut would do, by name: who strikes, who is deployed, what is scored."""

from __future__ import annotations

import msgspec

from engines.core.ask import Option

from ..glossary import Card, is_item
from ..options import CallAndFell, DeployAll, EndAndScore, Fell
from ..view import EnemyView, FableView, preview
from .day import kept
from .fights import stranger
from .naming import enemy


class Felled(msgspec.Struct, frozen=True, tag="felled"):
    """A foe in combat is felled."""

    foe: Card
    value: int
    """What its tally will be."""
    needs: int
    cards: tuple[Card, ...]


class CalledAndFelled(msgspec.Struct, frozen=True, tag="calledandfelled"):
    """A foe is called, and felled."""

    foe: Card
    value: int
    needs: int
    cards: tuple[Card, ...]


class AllDeployed(msgspec.Struct, frozen=True, tag="alldeployed"):
    """The allies of the hand."""

    allies: tuple[Card, ...]


class EndedAndScored(msgspec.Struct, frozen=True, tag="endedandscored"):
    """Contracts that are scored as the day ends."""

    contracts: tuple[Card, ...]


def label(seen: FableView, option: Option) -> msgspec.Struct | None:
    """What stands for an option on its button or line; None: its own words do."""
    match option:
        case Fell(foe) if (met := enemy(seen, foe)) is not None:
            return _felled(Felled, seen, met)
        case CallAndFell(foe):
            return _felled(CalledAndFelled, seen, stranger(foe))
        case DeployAll() if seen.own is not None:
            return AllDeployed(tuple(each.card for each in seen.own.hand if not is_item(each.card)))
        case EndAndScore():
            return EndedAndScored(kept(seen)[0])
    return None


def _felled(
    kind: type[Felled | CalledAndFelled], seen: FableView, foe: EnemyView
) -> Felled | CalledAndFelled | None:
    way = preview.felling_way(seen, foe)
    if way is None:
        return None
    value = foe.tally + sum(blow.value for blow in way)
    return kind(foe.card, value, foe.needs, tuple(blow.card for blow in way))
