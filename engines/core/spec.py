"""What a game tells the house about itself, and the handle its rules hold."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

import msgspec

from .ask import Ask, Option, Steps
from .chance import Chance
from .chooser import Chooser, Ranker
from .event import Event, Told
from .fields import Says
from .form import Form
from .lesson import Lesson
from .slot import Slot
from .telling import Tells

S = TypeVar("S")


class Context(Generic[S]):
    """What the rules hold: the state, the chance, and the table's ears."""

    __slots__ = ("chance", "fenced", "s", "told")
    #: Whether asks that need not be answered are looked at. Where nobody could answer one, the rules may
    #: leave it out.
    optional = True

    def __init__(self, state: S, chance: Chance) -> None:
        self.s = state
        self.chance = chance
        self.told: list[Told] = []
        self.fenced = False

    def tell(self, event: Event, *seats: int) -> None:
        """``event`` happened; only ``seats`` may know it, or everyone if none is named."""
        self.told.append(Told(event, seats or None))

    def learn(self) -> None:
        """Somebody just learned what was hidden: the answer under way cannot simply be undone."""
        self.fenced = True

    def draw(self, pile: list[Any]) -> Any:
        """The top (last) card of ``pile``; whoever gets it learns something."""
        self.fenced = True
        return pile.pop()

    def deal(self, pile: list[Any], count: int) -> list[Any]:
        """The top ``count`` cards of ``pile``, the topmost first."""
        self.fenced = True
        rest = len(pile) - count
        taken = pile[rest:]
        del pile[rest:]
        taken.reverse()
        return taken


class Outcome(msgspec.Struct, frozen=True):
    """The end of a game."""

    winners: tuple[int, ...]
    """Seats that share the first place; empty if nobody won."""
    scores: tuple[int, ...]
    """By seat."""
    kind: str = ""
    """A word for the way it ended, for the story of the last card."""
    ranks: tuple[int, ...] = ()
    """By seat: its place, 1 first, equal for those who share one; empty: the winners, then by scores."""

    def order(self) -> list[tuple[int, int]]:
        """Pairs (place, seat), the first place first.

        >>> Outcome(winners=(1,), scores=(4, 9, 6)).order()
        [(1, 1), (2, 2), (3, 0)]
        >>> Outcome(winners=(0, 2), scores=(9, 4, 9)).order()
        [(1, 0), (1, 2), (3, 1)]
        """
        ranks = self.ranks or tuple(
            1 if seat in self.winners else 1 + len(self.winners) + self._above(seat)
            for seat in range(len(self.scores))
        )
        return sorted(zip(ranks, range(len(ranks)), strict=True))

    def _above(self, seat: int) -> int:
        """How many have more, winners aside."""
        return sum(
            score > self.scores[seat] for at, score in enumerate(self.scores) if at not in self.winners
        )


class Moment(msgspec.Struct, frozen=True, gc=False):
    """Where a game stands, as people count."""

    round: int
    turn: int
    """Counts up within the game; two steps of one turn have the same."""
    seat: int | None = None
    """Whose turn it is, where the game knows turns."""


@dataclass(frozen=True)
class GameSpec(Generic[S]):
    """The facts of a game; all that the house knows of it."""

    key: str  #: its folder's name, which is its command's
    seats: tuple[int, ...]  #: possible numbers of seats, ascending
    settings: type[msgspec.Struct]
    """What may be set before a table opens: a frozen Struct of bools and ints, each with a default."""
    rules_version: int  #: raised by every change that may lead a journal elsewhere
    state: type[S]
    options: tuple[type[Option], ...]  #: every kind of option that its asks may offer
    events: tuple[type[Event], ...]
    new: Callable[[int, Any], S]
    """``new(seats, settings)``: the state before anything has happened; draws nothing."""
    step: Callable[[Context[S]], Steps | None]
    view: Callable[[S, int | None], Any]
    hidden: Callable[[S, int], Sequence[Sequence[Slot]]]
    """Groups of slots whose cards a seat cannot tell apart."""
    moment: Callable[[S], Moment]
    outcome: Callable[[S], Outcome | None]
    asks: tuple[str, ...] = ()  #: every kind of ask, so that their words are missed at once
    says: Says = field(default_factory=dict)
    """By family of messages (``card``, ``card.text``, ``hint``) what has one in it, so that it is missed at
    once: ids of content (``card-R5``, ``card-R5.text``), and kinds, which fill it, too (``hint-wins``)."""
    players: Mapping[str, Chooser] = field(default_factory=dict)
    """Computer players of this game alone, by name; the house adds its own."""
    ranker: Ranker | None = None
    """Who advises people in this game, with reasons of its own; None: the player who sits in for people that
    left, asked again without what it has named."""
    why: Callable[[Any, Ask[Any], Option], Sequence[msgspec.Struct]] | None = None
    """``why(view, ask, choice)``: what speaks for a whole answer, in facts that the view shows (messages
    ``why-<tag>``), for whoever asks for advice; the main one first. What ``hint`` says is said besides."""
    hint: Callable[[Any, Option], msgspec.Struct | None] | None = None
    """``hint(view, option)``: what an option would do, by what the view shows."""
    group: Callable[[Any, Option], msgspec.Struct | None] | None = None
    """``group(view, option)``: a name for the group that shares an option's first field."""
    label: Callable[[Any, Option], msgspec.Struct | None] | None = None
    """``label(view, option)``: what names an option by what the view shows, with words ``option-<tag>``."""
    rank: Callable[[Any, Option], float] | None = None
    """``rank(view, option)``: the options of a long list are shown the highest first."""
    menus: Mapping[str, tuple[type[Option] | tuple[type[Option], ...], ...]] = field(default_factory=dict)
    """By kind of ask, for those that offer much: kinds of options in the order in which people need them. The
    others come under *More*; those without fields that come after every list close the panel. In such a game
    what a list has room for is chosen in one step. Kinds in a tuple share a list, called after the first."""
    on_board: Callable[[Any], Sequence[Option]] | None = None
    """``on_board(view)``: by a spectator's view, public options that the board offers whoever may choose
    them."""
    briefing: Callable[[Any, Ask[Any]], msgspec.Struct | None] | None = None
    """``briefing(view, ask)``: what the asked seat should know before it answers, for its panel."""
    settings_fit: Callable[[int, Any], str | None] | None = None
    """``settings_fit(seats, settings)``: what is wrong (``misfit-<that>`` among its words), or None."""
    absent_after: int = 0
    """Silent turns in a row after which nobody waits for a seat until it acts again; 0: all wait on."""
    absent_default: Callable[[Ask[Any]], Option | None] | None = None
    """``absent_default(ask)``: what an absent seat answers, where not the default."""
    cooperative: bool = False  #: all win or nobody does
    keeps_seats: Callable[[Any], bool] | None = None
    """``keeps_seats(settings)``: whether seats stay as they were taken; else they are drawn at the start."""
    votes: Mapping[str, Callable[[S, Ask[Any], Collection[int]], Option | None]] = field(default_factory=dict)
    """Kinds of asks that are votes, each with ``(state, ask, people)``: how whoever is asked votes as most of
    these seats did. People count first: computers wait until all of them have voted."""
    retire: Callable[[Context[S], int], Steps | None] | None = None
    """A seat leaves for good; a step of its own. None: its seat is simply played on."""
    retires: Callable[[Any], bool] | None = None
    """``retires(settings)``: whether whoever leaves leaves for good, instead of offering the seat."""
    forget: Callable[[S, int], Sequence[Option]] | None = None
    """``forget(state, seat)``: answers that end what only the person who held the seat had wished."""
    upgrade: Callable[[int, dict[str, Any]], dict[str, Any]] | None = None
    """``upgrade(from_version, raw)``: an older state's named fields, made today's."""
    form: Form = field(default_factory=Form)  #: how the settings are asked for when a table is opened
    tells: Mapping[type[Event], Tells] = field(default_factory=dict)
    """How much each kind of event matters, and to whom."""
    headline: Callable[[Sequence[Event]], msgspec.Struct | None] | None = None
    """``headline(events)``: of what all could hear in a round, what the papers would print of it."""
    memoir: Callable[[Sequence[Event], Outcome], Sequence[msgspec.Struct]] | None = None
    """``memoir(events, outcome)``: of what all could hear in a whole game, three to five things worth
    remembering."""
    minutes: tuple[int, int] = (30, 60)
    """How long a game takes, for its lobby: least and most."""
    lesson: Lesson[S] | None = None  #: the guided first game, if it has one
    places: Callable[[int], int] | None = None
    """``places(seats)``: positions on the board, which ``Seat`` fields name; None: one a seat."""

    def named(self, names: Sequence[str]) -> tuple[str, ...]:
        """Names by position: one who plays several has them numbered."""
        count = len(names) if self.places is None else self.places(len(names))
        if count == len(names):
            return tuple(names)
        return tuple(f"{names[at % len(names)]} {at // len(names) + 1}" for at in range(count))
