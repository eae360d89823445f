"""The rows of the store as frozen Structs, built by keyword.

Times are unix seconds given by the caller; ``user``, ``guild``, ``channel``, ``message`` and
``interaction`` are Discord ids. Use :func:`msgspec.structs.replace` to change one.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Status = Literal["lobby", "playing", "paused", "frozen", "finished", "void", "cancelled"]
RowKind = Literal["start", "answer", "undo", "recovery", "retire"]
By = Literal["person", "computer", "caretaker", "clock", "standing", "keeper"]
MessageKind = Literal["lobby", "board", "hand", "vote", "end", "offer", "moment"]
HandPlace = Literal["dm", "channel", "both"]
Coach = Literal["", "on", "off"]

#: Statuses in the order of a table's life; ACTIVE ones are not over.
STATUSES: tuple[Status, ...] = ("lobby", "playing", "paused", "frozen", "finished", "void", "cancelled")
ACTIVE: frozenset[Status] = frozenset(("lobby", "playing", "paused", "frozen"))


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """The base of all records."""


class TableRecord(Record, frozen=True, kw_only=True):
    """One table, from the lobby to the end."""

    id: str  #: public id such as "K7QM"
    game: str
    status: Status
    settings: bytes  #: JSON
    seats: int  #: how many are wanted
    guild: int
    channel: int  #: 0: it is shown nowhere but in its people's hands
    thread: int | None = None
    host: int
    language: str
    secret: bytes  #: 32 bytes, told at the end
    salt: str = ""  #: ids of the joining and starting presses, space separated
    seed: bytes | None = None
    rules_version: int
    clock: int = 0  #: seconds; 0 is none
    why: str = ""  #: why it is paused or frozen, as a machine word
    lesson: str = ""  #: the mark of the lesson that it is; empty: it is a game
    coach: Coach = ""  #: whether advice may be asked for; empty: it goes by who sits there
    last_row: int = -1  #: -1 before the game starts; moved by ``save`` alone
    made: float
    touched: float
    ended: float | None = None


class SeatRecord(Record, frozen=True, kw_only=True):
    """A place at a table, held by a person or a computer player."""

    table: str
    seat: int
    user: int | None
    name: str
    player: str | None = None  #: the computer player's kind where no person holds the seat
    joined: float
    open: bool = False  #: offered to others
    silent: int = 0  #: turns in a row that the clock ended


class PersonRecord(Record, frozen=True, kw_only=True):
    """What a person chose for themselves."""

    user: int
    hand: HandPlace = "dm"
    pings: bool = True
    dms_closed: bool = False
    locale: str = ""


class CheckpointRecord(Record, frozen=True, kw_only=True):
    """The whole state of a game after row ``row``."""

    table: str
    row: int
    rules_version: int
    used: int  #: words of chance used
    round: int
    turn: int
    state: bytes


class AnswerRecord(Record, frozen=True, kw_only=True):
    """One row of a table's journal; ``n`` counts from 0 without gaps and is never used twice."""

    table: str
    n: int
    kind: RowKind
    seat: int | None = None
    by: By
    user: int | None = None
    ask: int | None = None
    choice: bytes | None = None
    fenced: bool = False
    crc: int
    draws: bytes = b""
    back_to: int | None = None
    interaction: int | None = None  #: unique over the whole store
    at: float


class EventRecord(Record, frozen=True, kw_only=True):
    """Something told with row ``n``, at position ``i``."""

    table: str
    n: int
    i: int
    seats: str | None = None  #: seat numbers that may know it, comma separated; None is everyone
    body: bytes


class MessageRecord(Record, frozen=True, kw_only=True):
    """A Discord message that shows (part of) a table, or the intent to send one."""

    id: int = 0  #: given by ``add_message``
    table: str
    kind: MessageKind
    seat: int = -1  #: -1 for none
    channel: int
    message: int | None = None  #: None: about to be sent, with ``nonce``
    user: int | None = None
    row: int  #: the last row it shows
    live: bool = True  #: still has its buttons
    digest: str = ""  #: hash of what it shows
    nonce: str = ""
    made: float
    ask: int | None = None  #: a hand: the id of the question it shows
    vote: int | None = None  #: a vote's card: the vote
    turn: int | None = None  #: a board: the turn it shows
    since: int | None = None  #: a board: its lines begin after this row
    rang: str = ""  #: a board: the users it has rung for, comma separated
    picture: str = ""  #: a board: the picture it shows, by its key


class TimerRecord(Record, frozen=True, kw_only=True):
    """Something due at a seat; key (table, seat, kind)."""

    table: str
    seat: int
    ask: int  #: the row since which the seat waits: ``since`` of the rules' driver
    kind: str
    due: float  #: in the house's own time, like a vote's ``opened``
    length: float = 0.0  #: seconds of the clock that it belongs to


class VoteRecord(Record, frozen=True, kw_only=True):
    """A vote of a table; open while ``closed`` is None."""

    id: int = 0  #: given by ``add_vote``
    table: str
    kind: str
    body: bytes
    opened: float
    closed: float | None = None
    outcome: str = ""


class Move(msgspec.Struct, frozen=True, kw_only=True):
    """All that one accepted row changes; see ``Store.save``."""

    answer: AnswerRecord
    events: list[EventRecord] = []
    checkpoint: CheckpointRecord | None = None
    drop_checkpoints_from: int | None = None  #: first forget those with row >= this (undo)
    timers: list[TimerRecord] = []  #: all of the table's timers from now on
    table: TableRecord | None = None  #: its changed fields; last_row and touched come from the answer


class Loaded(msgspec.Struct, frozen=True, kw_only=True):
    """A table ready to be opened."""

    table: TableRecord
    seats: list[SeatRecord]
    checkpoint: CheckpointRecord | None  #: the newest
    rows: list[AnswerRecord]  #: all rows of every kind after the checkpoint, ascending
    timers: list[TimerRecord] = []  #: all of them, first due first
