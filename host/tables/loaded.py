"""A table as loaded from the store: record, seats, and the game under way."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec

from db.records import SeatRecord, TableRecord, TimerRecord
from engines.core.ask import Ask
from engines.core.lesson import Given, Lesson, Step
from engines.core.spec import GameSpec
from engines.core.table import Table
from engines.core.words import Words
from host.games import Game
from host.words import host_words, safe, seen
from render.kit.scene import Scene

#: What seats are called, by number.
LETTERS = "ABCDEFGH"


@dataclass
class LoadedTable:
    """One moment of a table. Nothing here outlives the press or the post that asked for it."""

    record: TableRecord
    seats: list[SeatRecord]
    """By seat number."""
    game: Game
    live: Table[Any] | None = None
    """The game under way; None in a lobby, and where it was not opened."""
    timers: list[TimerRecord] = field(default_factory=list)
    """Those that run, as of this moment."""
    before: Any = None
    """What everybody saw on the last board (a view); None: there was none, or nobody has looked."""
    _views: dict[int | None, Any] = field(default_factory=dict)

    @property
    def id(self) -> str:
        """The table's public id, such as ``K7QM``."""
        return self.record.id

    @property
    def place(self) -> int:
        """The channel or thread it is played in."""
        return self.record.thread or self.record.channel

    @property
    def private(self) -> bool:
        """Whether it has no place: it is shown nowhere but in its people's hands."""
        return not self.place

    @property
    def spec(self) -> GameSpec[Any]:
        """The rules of its game."""
        return self.game.spec

    @property
    def settings(self) -> Any:
        """What was set when it was opened, as the game's Struct; unknown ones of an older version are
        left out."""
        return msgspec.json.decode(self.record.settings, type=self.spec.settings)

    @property
    def names(self) -> tuple[str, ...]:
        """Names by seat, as chosen; where nothing of one can be seen, the seat's own."""
        return tuple(seen(seat.name) or self._seat_name(seat.seat) for seat in self.seats)

    @property
    def safe_names(self) -> tuple[str, ...]:
        """Names by seat, escaped for messages."""
        return tuple(safe(seat.name) or self._seat_name(seat.seat) for seat in self.seats)

    def _seat_name(self, seat: int) -> str:
        return host_words(self.record.language)("seat-name", letter=LETTERS[seat])

    def placed(self, *, safe_names: bool = True) -> tuple[str, ...]:
        """Names by position on the board, which the game's own words use."""
        return self.spec.named(self.safe_names if safe_names else self.names)

    def words(self, locale: str | None = None) -> Words:
        """The game's words, in the table's language or the reader's."""
        return self.game.words(locale or self.record.language)

    def seat_of(self, user: int) -> SeatRecord | None:
        """The seat a person holds."""
        return next((seat for seat in self.seats if seat.user == user), None)

    def opened(self) -> Table[Any]:
        """The game under way, where the caller knows that it was opened."""
        assert self.live is not None
        return self.live

    def view(self, seat: int | None) -> Any:
        """What a seat (None: a spectator) may know, made once."""
        if seat not in self._views:
            self._views[seat] = self.spec.view(self.opened().g.s, seat)
        return self._views[seat]

    def moved_on(self, record: TableRecord, timers: list[TimerRecord]) -> None:
        """The game has taken an answer, which is saved: this is the table now, seen anew."""
        self.record, self.timers = record, timers
        self._views.clear()

    def scene(self, locale: str | None = None, *, safe_names: bool = False) -> Scene:
        """The table around a picture; with ``safe_names`` around a text that Discord will format."""
        return Scene(names=self.placed(safe_names=safe_names), awaited=self.awaited, say=self.words(locale))

    @property
    def lesson(self) -> Lesson[Any] | None:
        """The lesson that it is; None: it is a game."""
        return self.spec.lesson if self.record.lesson else None

    @property
    def entry(self) -> Step | Given | None:
        """What comes next in the lesson that it is; None: nothing."""
        if self.lesson is None or self.live is None or self.record.status != "playing":
            return None
        # A lesson's rows are its answers: nothing in it is taken back.
        return self.lesson.after(self.live.n)

    @property
    def step(self) -> Step | None:
        """The step of a lesson that waits for its learner."""
        return self.entry if isinstance(self.entry, Step) else None

    @property
    def progress(self) -> tuple[int, int]:
        """The number of the step of a lesson that is under way, and how many there are."""
        assert self.lesson is not None
        return self.lesson.number(self.opened().n), len(self.lesson.steps)

    @property
    def awaited(self) -> tuple[int, ...]:
        """Seats that must answer now; in a lesson the one whose answer comes next."""
        if self.live is None or self.record.status != "playing":
            return ()
        if self.lesson is not None:
            asked = self.lesson.learner if self.step is not None else getattr(self.entry, "seat", -1)
            return (asked,) if asked >= 0 else ()
        return self.live.awaited

    def ask(self, seat: int) -> Ask[Any] | None:
        """A seat's open question."""
        if self.live is None or self.record.status != "playing":
            return None
        if self.lesson is not None and self.step is None:
            return None
        return self.live.asks.get(seat)

    def awaited_people(self) -> list[SeatRecord]:
        """Awaited seats that persons hold."""
        if isinstance(self.entry, Given):
            return []
        return [self.seats[seat] for seat in self.awaited if self.seats[seat].user is not None]

    def awaited_computers(self) -> list[SeatRecord]:
        """Awaited seats that computers play; in a vote only once no person's vote is awaited any more. In a
        lesson some seat, if the house answers next."""
        if self.lesson is not None:
            return [self.seats[max(0, self.entry.seat)]] if isinstance(self.entry, Given) else []
        asks = self.opened().asks if self.awaited else {}
        people = {asks[seat.seat].kind for seat in self.awaited_people()}
        waiting = people.intersection(self.spec.votes)
        found = (seat for seat in self.awaited if self.seats[seat].user is None)
        return [self.seats[seat] for seat in found if asks[seat].kind not in waiting]
