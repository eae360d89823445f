"""What a Scenario is: its cards and board as data, and the rules that are its own.

A Scenario is a module or package under ``scenarios/`` with a ``SCENARIO``; it is found by walking that
folder, never from a list. Its cards lie in a TOML file beside it, its words in
``words/<key>.en.ftl``. Whatever it must remember stands in ``state.scene`` (:class:`~.state.Scene`).

What the Triumphs at a Challenge bring is named in the card file, ``outcome = "discard"``, and so is what a
card does while it is in play, ``effect = "mill"``. The words are the Scenario's own
(:meth:`Scenario.outcomes`, :attr:`Scenario.effects`); a word that it does not have is refused with its line
when the file is loaded.
"""

from __future__ import annotations

import importlib
import pkgutil
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Literal, cast

import msgspec

from engines.core.ask import Steps
from engines.core.content import BrokenContent, load

from .glossary import Challenge, Henchman
from .printed import Printed
from .scene import discard
from .spots import MOTIVATE, PROBLEM_SPOT, REVIVE, Spot, spot_of
from .state import G, State

PLAIN = ("plain",)
#: ``outcome(g, spot, count)``: what ``count`` Triumphs at a Challenge bring, all that it wants or, where each
#: counts by itself, as many as there are (none too). May ask.
Outcome = Callable[[G, Spot, int], Steps | None]


def discarded(g: G, spot: Spot, count: int) -> None:
    """The outcome of most cards: it is gone. No event tells so beside the one that it is overcome."""
    discard(g, spot.key, told=False)


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

    effects: Collection[str] = ()
    """Words of its card file for what a card in play does by itself."""

    def __init__(self, folder: Path) -> None:
        file = folder / "cards.toml"
        self._outcomes = self.outcomes()
        printed = load(file, _printed_with(self._outcomes, self.effects))
        self.printed: dict[str, Printed] = printed
        self.cards: dict[str, Spot] = {k: spot_of(k, p) for k, p in printed.items() if p.kind != "board"}
        self.board: dict[str, Spot] = {k: spot_of(k, p) for k, p in printed.items() if p.kind == "board"}
        boards = {"revive": REVIVE, "motivate": MOTIVATE}
        self.all: dict[str, Spot] = {**boards, **self.board, **self.cards, **PROBLEM_SPOT}
        """Every Challenge there can be, by key."""
        self.several_ways = type(self).ways is not Scenario.ways
        self.file = file
        for key, one in printed.items():
            if one.ideal and one.kind != "police" and not one.outcome:
                raise BrokenContent(file, None, f"{key}: no outcome")
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

    def in_play(self, s: State) -> list[Spot]:
        """Its cards in play, in the order they came."""
        cards = self.cards
        return [cards[card] for card in s.scene.rows["play"]]

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
        return self.in_play(s)

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

    def stakes_all(self, tracks: Mapping[str, int], way: str) -> bool:
        """Whether a way stakes what the Scenario is lost without, by ``scene.tracks``."""
        return False

    def prestige(self, spot: Spot, crew: Sequence[Henchman]) -> int:
        """What the crew's Levels add to the Result (FI-217)."""
        return 0

    def hurt(self, tracks: Mapping[str, int], seat: int) -> int:
        """Damage more in a seat's Attempt that ends with a lock (FI-173), by ``scene.tracks``."""
        return 0

    @abstractmethod
    def outcomes(self) -> Mapping[str, Outcome]:
        """What Triumphs bring, by the words of its card file. When it happens all Cubes of the Challenge are
        gone; a card stays in play until its outcome discards it."""

    def outcome(self, g: G, spot: Spot, count: int) -> Steps | None:
        """What so many Triumphs at a Challenge bring; may ask."""
        return self._outcomes[self.printed[spot.key].outcome](g, spot, count)

    def fingerprints(self, s: State) -> int:
        """Fingerprints on cards in play (FI-120)."""
        return sum(spot.fingerprint for spot in self.in_play(s))

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


def _printed_with(outcomes: Collection[str], effects: Collection[str]) -> type[Printed]:
    """A Printed that knows these words alone."""
    words = cast("Any", Literal)
    fields = [("outcome", words[("", *outcomes)], ""), ("effect", words[("", *effects)], "")]
    return cast("type[Printed]", msgspec.defstruct("Printed", fields, bases=(Printed,), frozen=True))


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
