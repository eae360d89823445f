"""What a Scenario is: its cards and board as data, and the few deeds that are its own.

A Scenario is a module or package under ``scenarios/`` with a ``SCENARIO``; it is found by walking that
folder, never from a list. Its cards lie in a TOML file beside it, its words in
``words/<key>.en.ftl``. Whatever it must remember stands in ``state.scene`` (:class:`~.state.Scene`).
"""

from __future__ import annotations

import importlib
import pkgutil
from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import msgspec

from engines.core.ask import Steps
from engines.core.content import BrokenContent, load

from .cards import MOTIVATE, PROBLEM_SPOT, REVIVE, Challenge, Henchman, Printed, Spot, spot_of
from .scene import G, in_play
from .state import Attempt, State

PLAIN = ("plain",)


class Track(msgspec.Struct, frozen=True):
    """A track or counter as a picture shows it."""

    name: str
    value: int
    least: int = 0
    most: int = 0
    """The last space; 0: a counter without an end."""
    goal: int = 0
    """What is wanted; 0: nothing."""
    ahead: int = 0
    """By how much the coming end of the round will move it, as far as can be told now."""


class Scenario(ABC):
    """The base of all Scenarios: what none of them need change does nothing."""

    key: str
    order: int
    """Its place in lists."""
    police: str = ""
    """The card with the Police on it; empty: there are none (FI-108)."""
    last_round: int = 0
    """The round that is the last; 0: no limit."""
    locations = False
    """Whether Home ground counts (FI-042)."""
    barred = False
    """Whether marked Skills and Penalties are out (FI-077, FI-106)."""
    levels = False
    """Whether the crew's Levels add to the Result (:meth:`prestige`)."""
    piles: tuple[tuple[str, ...], ...] = ()
    """At most three groups of face-down piles (names in ``scene.decks``, a prefix is enough) whose
    cards nobody can tell apart."""

    def __init__(self, folder: Path) -> None:
        file = folder / "cards.toml"
        printed = load(file, Printed)
        self.printed: dict[str, Printed] = printed
        self.cards: dict[str, Spot] = {k: spot_of(k, p) for k, p in printed.items() if p.kind != "board"}
        self.board: dict[str, Spot] = {k: spot_of(k, p) for k, p in printed.items() if p.kind == "board"}
        boards = {"revive": REVIVE, "motivate": MOTIVATE}
        self.all: dict[str, Spot] = {**boards, **self.board, **self.cards, **PROBLEM_SPOT}
        """Every Challenge there can be, by key."""
        self.several_ways = type(self).ways is not Scenario.ways
        self.file = file
        self.check()

    def check(self) -> None:  # noqa: B027 - few have any
        """Raise BrokenContent unless the cards add up."""

    def counted(self, cards: int, **kinds: int) -> None:
        """Raise BrokenContent unless there are so many cards in all, and so many of each type."""
        found: dict[str, int] = {}
        for spot in self.cards.values():
            found[spot.kind] = found.get(spot.kind, 0) + 1
        if len(self.cards) != cards or found != kinds:
            raise BrokenContent(self.file, None, f"{found}, where {kinds} are wanted")

    def of_kind(self, *kinds: str) -> list[str]:
        """Ids of the cards of these types, ascending."""
        return [key for key, spot in self.cards.items() if spot.kind in kinds]

    def playing(self, s: State, *kinds: str) -> list[str]:
        """Ids of the cards of these types that are in play, in the order they came."""
        return [key for key in s.scene.rows["play"] if self.cards[key].kind in kinds]

    # -- set-up and rounds -------------------------------------------------------------------

    @abstractmethod
    def setup(self, g: G) -> None:
        """Lay out the Scenario. ``scene`` is fresh, with empty rows ``play`` and ``out``; the Police
        stand on their card already."""

    def start_round(self, g: G) -> Steps | None:
        """The start instructions (FI-012); may ask."""
        return None

    def ready(self, g: G) -> Steps | None:
        """What the Starting Player decides after the Problem draw (FI-016)."""
        return None

    def end_round(self, g: G) -> Steps | None:
        """The end-of-round instructions (FI-115); may ask."""
        return None

    @abstractmethod
    def verdict(self, s: State) -> str:
        """At the end of a round: ``success``, ``failure``, or an ending of its own; empty: it goes on."""

    def reputation(self, s: State, success: bool) -> int:
        """Points for the Intermission."""
        return 0

    def close(self, g: G) -> None:  # noqa: B027 - few have any
        """The Scenario is over; what was out of play goes where it belongs."""

    # -- Challenges --------------------------------------------------------------------------

    def spots(self, s: State) -> list[Spot]:
        """Challenges of this Scenario that can be attempted now, board first; without the Police."""
        return in_play(s, self.cards)

    def shut(self, s: State) -> list[Spot]:
        """Spaces of the board that cannot be attempted now but will be, for pictures."""
        return []

    def harder(self, s: State, spot: Spot) -> int:
        """What the Scenario adds to a Challenge's printed Difficulty now (may be negative)."""
        return 0

    def ways(self, s: State, spot: Spot) -> tuple[str, ...]:
        """Ways to commit to it, the default first."""
        return PLAIN

    def easier(self, spot: Spot, way: str) -> int:
        """What a way takes off the Difficulty."""
        return 0

    def commit(self, g: G, spot: Spot, way: str) -> None:  # noqa: B027 - few have any
        """What a way costs."""

    def prestige(self, spot: Spot, crew: Sequence[Henchman]) -> int:
        """What the crew's Levels add to the Result (FI-217)."""
        return 0

    def hurt(self, s: State, attempt: Attempt) -> int:
        """Damage more in an Attempt that ends with a lock (FI-173)."""
        return 0

    @abstractmethod
    def achieve(self, g: G, spot: Spot, attempt: Attempt, count: int) -> Steps | None:
        """``count`` Triumphs (0 too) at a Challenge at which each counts by itself."""

    @abstractmethod
    def overcome(self, g: G, spot: Spot) -> Steps | None:
        """A Challenge has all its Triumphs; its Cubes are gone already. A card of the Scenario stays in
        play until this discards it (:func:`.scene.discard`)."""

    def fingerprints(self, s: State) -> int:
        """Fingerprints on cards in play (FI-120)."""
        return sum(spot.fingerprint for spot in in_play(s, self.cards))

    # -- Rally, pictures ---------------------------------------------------------------------

    def can_rally(self, s: State) -> bool:
        """Whether the rally penalty can be paid where that is demanded (FI-098)."""
        return True

    @abstractmethod
    def rally(self, g: G) -> None:
        """The rally penalty."""

    def tracks(self, s: State) -> tuple[Track, ...]:
        """Its tracks and counters, for pictures and words."""
        return ()


@cache
def found() -> dict[str, Scenario]:
    """All Scenarios by key, in their order."""
    from . import scenarios

    made: list[Scenario] = [
        importlib.import_module(f"{scenarios.__name__}.{module.name}").SCENARIO
        for module in pkgutil.iter_modules(scenarios.__path__)
    ]
    return {one.key: one for one in sorted(made, key=lambda one: (one.order, one.key))}


def playing(s: State) -> Scenario:
    """The Scenario in play."""
    return found()[s.scene.key]


def spot_at(s: State, key: Challenge) -> Spot:
    """A Challenge of this game by its key; raises KeyError."""
    return playing(s).all[key]
