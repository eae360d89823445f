"""A guided first game, as data: where it begins, who answers what, and which press each step wants.

A lesson is an ordinary game with one person in it. Its script is the whole of it: after ``n`` answers entry
``n`` comes next, so a journal alone tells how far it has come. Answers stand in the script as text, as in
component ids (:mod:`engines.core.codec`); what a step wants and what it has words for are patterns of such
text, in which ``*`` is anything::

    Lesson(
        seats=3,
        secret="fixer, first evening",
        settings=Settings(),
        script=(
            Step("lead", wants=("put.AB1.R3",), wrong={"high": "put.AB1.R9", "lane": "put.CA*"}),
            Given(1, "put.AB1.C5"),
            Step("keep", wants=("keep", "discard")),
        ),
        position=laid_out,
        practice=Settings(),
    )

Words are the game's: ``lesson-<step>`` above the question, ``.done`` once it was answered, ``.<name>`` for a
wrong answer that the step names; ``lesson-end`` after the last step. Each may say ``$a``, ``$b`` … for the
names of the seats.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from hashlib import sha256
from typing import Any, Generic, TypeVar

from . import codec
from .ask import Option
from .chance import mix

S = TypeVar("S")


@dataclass(frozen=True)
class Step:
    """One question that the learner answers."""

    key: str
    """What its words are called."""
    wants: tuple[str, ...]
    """Answers that will do; the script goes on the same after each of them."""
    wrong: Mapping[str, str] = field(default_factory=dict)
    """By attribute of the step's words: the answers that they are about, the first that fits. Whatever is
    wrong and not here gets a general sentence."""

    def takes(self, option: Option) -> bool:
        """Whether an answer is one that the step wants."""
        return any(_fits(option, wanted) for wanted in self.wants)

    def names(self, option: Option) -> str | None:
        """The attribute whose words are about a wrong answer; None if there are none."""
        return next((name for name, about in self.wrong.items() if _fits(option, about)), None)


@dataclass(frozen=True)
class Given:
    """An answer that the house gives: a computer's, the clock's (seat -1), or one of the learner's own that
    teaches nothing."""

    seat: int
    option: str


@dataclass(frozen=True)
class Lesson(Generic[S]):
    """A game's lesson; ``script[n]`` is what comes after ``n`` answers."""

    seats: int
    secret: str
    """What all its dice and shuffles follow from."""
    settings: Any
    """The settings of its table, as the game's own Struct."""
    script: tuple[Step | Given, ...]
    practice: Any
    """The settings of the real game that it leads to, with as many seats."""
    learner: int = 0
    """The seat that learns."""
    position: Callable[[S], None] | None = None
    """``position(state)``: lays out a state in which nothing has happened; None: the game begins as ever."""

    @property
    def steps(self) -> tuple[Step, ...]:
        """What the learner answers, in order."""
        return tuple(entry for entry in self.script if isinstance(entry, Step))

    @property
    def seed(self) -> bytes:
        """The secret as bytes, from which the table's seed is mixed."""
        return sha256(self.secret.encode()).digest()

    @property
    def dice(self) -> bytes:
        """The seed of its table, mixed as that of any other, though nobody's presses are in it."""
        return mix(self.seed, ())

    def after(self, answers: int) -> Step | Given | None:
        """What comes after so many answers; None: nothing, it is over."""
        return self.script[answers] if answers < len(self.script) else None

    def number(self, answers: int) -> int:
        """The number, from 1, of the step that is under way after so many answers."""
        done = sum(isinstance(entry, Step) for entry in self.script[:answers])
        return min(done + 1, len(self.steps))

    def last(self, answers: int) -> Step | None:
        """The step that was answered last."""
        return next((e for e in reversed(self.script[:answers]) if isinstance(e, Step)), None)

    def messages(self) -> Iterator[str]:
        """The words that it cannot do without."""
        for step in self.steps:
            yield f"lesson-{step.key}"
            yield from (f"lesson-{step.key}.{name}" for name in step.wrong)
        yield "lesson-end"


def _fits(option: Option, pattern: str) -> bool:
    return fnmatchcase(codec.text(option), pattern)
