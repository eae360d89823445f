"""Events in words for one reader: the own result first, then what befell the reader, then the rest.

The log has every event; a telling has what matters, and one sentence for one deed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple

import msgspec

from db.records import AnswerRecord
from engines.core.event import Event
from engines.core.journal import RECOVERY, UNDO
from engines.core.telling import PLAIN, Tells, Weight
from engines.core.words import subjects
from host.words import host_words

from .loaded import LoadedTable

#: Lines and characters of a telling, at most.
LINES, ROOM = 12, 1000


class Circle(IntEnum):
    """Whom a line concerns, the reader first."""

    OWN = 0
    BEFALLEN = 1
    REST = 2


class Line(msgspec.Struct, frozen=True):
    """One deed in words."""

    at: tuple[int, int]
    """The row, and the place in it, of its first event."""
    text: str
    weight: Weight
    circle: Circle = Circle.REST


class Happening(NamedTuple):
    """An event that the reader may know of, where it stands in the journal."""

    at: tuple[int, int]
    event: Event


class Teller:
    """Puts events into words for one reader: a seat, or None for all."""

    def __init__(self, loaded: LoadedTable, reader: int | None, locale: str | None = None) -> None:
        self._game_words = loaded.words(locale)
        self._words = host_words(locale or loaded.record.language)
        self._tells = loaded.spec.tells
        names = list(loaded.placed())
        here = [at for at in range(len(names)) if reader is not None and at % len(loaded.seats) == reader]
        #: The reader's positions; who plays several is told of each by its name.
        self._here = frozenset(here)
        self._names = tuple(names)
        self._you = tuple(self._words("you") if [at] == here else name for at, name in enumerate(names))
        self._seat_names, self._reader = loaded.safe_names, reader

    def deeds(self, happened: Iterable[Happening]) -> list[Line]:
        """One line for each deed, in the order of what happened, noise left out."""
        found: list[list[Happening]] = []
        for happening in happened:
            tells = self._of(happening.event)
            if found and self._has(happening.event, "clause") and self._joins(found[-1], happening):
                found[-1].append(happening)
            elif self._weight(happening.event) > Weight.NOISE or tells.begins:
                found.append([happening])
        lines = [line for line in map(self._line, found) if line.weight > Weight.NOISE]
        return [self._repeated(same) for _, same in groupby(lines, key=attrgetter("text"))]

    def _joins(self, deed: Sequence[Happening], happening: Happening) -> bool:
        tells = self._of(happening.event)
        return bool(tells.follows) and tells.came_of([each.event for each in deed], happening.event)

    def _repeated(self, lines: Iterable[Line]) -> Line:
        """The same several times over, as one line."""
        first, *rest = lines
        if not rest:
            return first
        text = self._words("told-again", text=first.text.rstrip("."), times=1 + len(rest))
        return msgspec.structs.replace(first, text=text)

    def note(self, row: AnswerRecord) -> Line | None:
        """What is told of a row itself: that it was taken back, or given by the clock."""
        if row.seat is None and row.kind != RECOVERY:
            return None
        circle = Circle.OWN if row.seat == self._reader else Circle.REST
        name = "" if row.seat is None else self._seat_names[row.seat]
        if row.kind == UNDO:
            return Line((row.n, -1), self._words("log-undo", name=name), Weight.MATTERS, circle)
        if row.kind == RECOVERY:
            return Line((row.n, -1), self._words("log-recovery"), Weight.MATTERS)
        if row.by == "clock":
            own = "-own" if circle == Circle.OWN else ""
            return Line((row.n, -1), self._words(f"told-clock{own}", name=name), Weight.MATTERS, circle)
        return None

    def undone(self, row: AnswerRecord) -> Line:
        """What is told of a row that was taken back later."""
        return Line((row.n, -1), self._words("told-undone"), Weight.MATTERS)

    def _of(self, event: Event) -> Tells:
        return self._tells.get(type(event), PLAIN)

    def _has(self, event: Event, form: str) -> bool:
        return self._game_words.has(f"event-{type(event).__struct_config__.tag}.{form}")

    def _weight(self, event: Event) -> Weight:
        tells = self._of(event)
        weight = tells.weighs(event)
        return max(weight, Weight.MATTERS) if self._here & tells.befallen(event) else weight

    def _circle(self, event: Event) -> Circle:
        tells = self._of(event)
        if self._here & tells.doers(event):
            return Circle.OWN
        return Circle.BEFALLEN if self._here & tells.befallen(event) else Circle.REST

    def _line(self, deed: Sequence[Happening]) -> Line:
        first, *rest = deed
        text = self._said(first.event, "lead", "") if rest else self._said(first.event, "")
        if rest:
            clauses = [self._clause(first.event, happening.event).rstrip(".") for happening in rest]
            if not text.endswith(","):
                text = text.rstrip(".") + (";" if ": " in text else ":")
            text = f"{text} {self._words.join(clauses)}."
        if text.startswith(self._words("you")):
            text = text[0].upper() + text[1:]
        return Line(
            first.at,
            text,
            max(self._weight(happening.event) for happening in deed),
            min(self._circle(happening.event) for happening in deed),
        )

    def _clause(self, first: Event, event: Event) -> str:
        """How an event is added to a deed that began with ``first``."""
        subject = subjects(event)
        same = bool(subject) and subject == subjects(first) and self._here != frozenset(subject)
        return self._said(event, *(("same-clause", "clause") if same else ("clause",)))

    def _said(self, event: Event, *forms: str) -> str:
        """An event in the first of these forms that it has words for, else as the log has it. Of the reader's
        own deeds those that speak to the reader come first."""
        subject = subjects(event)
        own = len(subject) == 1 and self._here == frozenset(subject)
        for form in forms:
            if own and self._has(event, mine := f"own-{form}" if form else "own"):
                return self._game_words.describe("event", event, self._you, mine)
            if not form or self._has(event, form):
                break
        return self._game_words.describe("event", event, self._names if own else self._you, form)


def shortened(lines: Sequence[Line], *, most: int = LINES, room: int = ROOM) -> list[Line]:
    """At most so many lines and characters of them, the lightest left out first, of these what concerns the
    reader least, and of these the oldest; never a moment, nor what matters and concerns the reader. The
    reader's own come first."""
    kept, size = list(lines), sum(len(line.text) + 1 for line in lines)
    for line in sorted(lines, key=lambda line: (line.weight, -line.circle, line.at)):
        if len(kept) <= most and size <= room:
            break
        if line.weight < Weight.MATTERS or (line.circle == Circle.REST and line.weight < Weight.HEADLINE):
            kept.remove(line)
            size -= len(line.text) + 1
    return sorted(kept, key=lambda line: (line.circle, line.at))


def texts(lines: Iterable[Line]) -> list[str]:
    """Lines as they are written: moments in bold."""
    return [f"**{line.text}**" if line.weight == Weight.HEADLINE else line.text for line in lines]
