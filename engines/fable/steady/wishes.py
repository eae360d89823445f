"""What event contracts want that lie face up."""

from __future__ import annotations

from functools import cached_property

from ..cards import MONSTERS
from ..printed import CONTRACTS, FAME, Notice
from ..view import FableView
from .arms import Foe, Way

#: What a step towards an event contract counts for, by its share of the whole.
TOWARDS = 0.25


class Wishes:
    """The event contracts of one moment, as the active seat sees them."""

    def __init__(self, view: FableView) -> None:
        self._view = view

    @cached_property
    def open(self) -> list[tuple[Notice, int]]:
        """Event contracts that are face up and not met yet, with what they give."""
        assert self._view.own is not None
        return [
            (CONTRACTS[each.card], each.fame)
            for each in self._view.contracts
            if each is not None
            and CONTRACTS[each.card].when == "event"
            and each.card not in self._view.own.done
        ]

    def gain(self, foe: Foe, way: Way | None) -> float:
        """What event contracts gain if a foe is beaten, in a certain way (None: it falls of itself)."""
        return sum(fame * self._step(notice, foe, way) for notice, fame in self.open)

    def _step(self, notice: Notice, foe: Foe, way: Way | None) -> float:
        """The share of a contract that a fight brings: 1 if it is met then."""
        what, n, day = notice.condition, notice.n, self._view.day
        if what == "defeats":
            return _share(len(day.beaten) + 1, n)
        if what == "defeat_fame":
            return _share(sum(FAME[card] for card in day.beaten) + foe.fame, n)
        if what == "legend_defeats":
            return float(foe.legend)
        if what == "spotted_defeats":
            return float(foe.card in MONSTERS and MONSTERS[foe.card].spotted)
        if what == "defeat_min":
            return float(foe.fame >= n)
        if way is None:
            return 0.0
        if what == "types_used":
            return _share(len({*day.dealt, *way.types}), n) if way.types - set(day.dealt) else 0.0
        if what == "items_used":
            return _share(day.items + way.items, n) if way.items else 0.0
        if foe.fame < n:
            return 0.0
        if what == "exact_defeat":
            return float(way.exact)
        if what == "items_only_defeat":
            return float(way.items > 0 and way.allies == 0 and foe.fresh)
        if what == "lone_ally_defeat":
            return float(way.allies == 1 and not way.items and foe.fresh and not foe.struck)
        if what == "one_type_defeat":
            return float(len(way.blows) > 1 and len(way.types) == 1 and foe.fresh and not foe.struck)
        return 0.0

    def wants_defeat(self) -> float:
        """What one more foe that falls is worth to event contracts."""
        return sum(
            fame * _share(len(self._view.day.beaten) + 1, notice.n)
            for notice, fame in self.open
            if notice.condition == "defeats"
        )

    def wants(self, condition: str) -> float:
        """What one step towards a face-up event contract (recruits, items_used, traits_used) is worth."""
        done = {
            "recruits": self._view.day.recruits,
            "items_used": self._view.day.items,
            "traits_used": self._view.day.traits,
        }[condition]
        return sum(
            fame * _share(done + 1, notice.n) for notice, fame in self.open if notice.condition == condition
        )


def _share(done: int, n: int) -> float:
    return 1.0 if done >= n else TOWARDS * done / n
