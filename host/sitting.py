"""A table as loaded from the store: record, seats, and the game under way."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec

from db.records import Loaded, SeatRecord, TableRecord, TimerRecord
from engines.core.ask import Ask
from engines.core.discover import words as game_words
from engines.core.spec import GameSpec
from engines.core.table import Table
from engines.core.words import Words
from render.kit.scene import Scene

from .words import safe


@dataclass
class Sitting:
    """One moment of a table. Nothing here outlives the press or the post that asked for it."""

    record: TableRecord
    seats: list[SeatRecord]
    spec: GameSpec[Any]
    game: Table[Any] | None = None
    timers: list[TimerRecord] = field(default_factory=list)
    """Those that run, as of this moment."""
    _views: dict[int | None, Any] = field(default_factory=dict)

    @property
    def id(self) -> str:
        """The table's public id."""
        return self.record.id

    @property
    def place(self) -> int:
        """The channel or thread it is played in."""
        return self.record.thread or self.record.channel

    @property
    def names(self) -> tuple[str, ...]:
        """Names by seat, as chosen."""
        return tuple(seat.name for seat in self.seats)

    @property
    def safe_names(self) -> tuple[str, ...]:
        """Names by seat, for messages."""
        return tuple(safe(seat.name) for seat in self.seats)

    def placed(self, *, safe_names: bool = True) -> tuple[str, ...]:
        """Names by position on the board, which the game's own words use."""
        return self.spec.named(self.safe_names if safe_names else self.names)

    def words(self, locale: str | None = None) -> Words:
        """The game's words, in the table's language or the reader's."""
        return game_words(self.spec.key, locale or self.record.language)

    def seat_of(self, user: int) -> SeatRecord | None:
        """The seat a person holds."""
        return next((seat for seat in self.seats if seat.user == user), None)

    def live(self) -> Table[Any]:
        """The game under way; the caller has checked that it was started."""
        assert self.game is not None
        return self.game

    def view(self, seat: int | None) -> Any:
        """What a seat (None: a spectator) may know, made once."""
        if seat not in self._views:
            self._views[seat] = self.spec.view(self.live().g.s, seat)
        return self._views[seat]

    def scene(self, locale: str | None = None, *, safe_names: bool = False) -> Scene:
        """The table around a picture; with ``safe_names`` around a text that Discord will format."""
        return Scene(names=self.placed(safe_names=safe_names), awaited=self.awaited, say=self.words(locale))

    @property
    def awaited(self) -> tuple[int, ...]:
        """Seats that must answer now."""
        return self.game.awaited if self.game is not None and self.record.status == "playing" else ()

    def ask(self, seat: int) -> Ask[Any] | None:
        """A seat's open question."""
        return self.game.asks.get(seat) if self.game is not None and self.record.status == "playing" else None

    def awaited_people(self) -> list[SeatRecord]:
        """Awaited seats that persons hold."""
        return [self.seats[seat] for seat in self.awaited if self.seats[seat].user is not None]

    def awaited_computers(self) -> list[SeatRecord]:
        """Awaited seats that computers play."""
        return [self.seats[seat] for seat in self.awaited if self.seats[seat].user is None]


def options_of(spec: GameSpec[Any], record: TableRecord) -> Any:
    """A table's options as the game's Struct; unknown ones of an older version are left out."""
    return msgspec.json.decode(record.options, type=spec.settings)


def sitting_of(loaded: Loaded, spec: GameSpec[Any]) -> Sitting:
    """A table as stored, the game not opened yet."""
    seats = sorted(loaded.seats, key=lambda seat: seat.seat)
    return Sitting(loaded.table, seats, spec, timers=loaded.timers)
