"""Games played at random and kept answer by answer, for whatever game is found.

Nothing here knows a game. What only a game can say stands in ``tests/engines/<game>/contract.py``:

- ``conserved(state)``: the cards and tokens of a state, counted; the same count at every moment at
  which it is not empty;
- ``REVEALS`` (optional): events that tell a sum over hidden cards, such as the scores of a round;
- ``RULES_SAY`` (optional): by topic of the rules for players the phrases that it must hold.
"""

from __future__ import annotations

import importlib
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from operator import itemgetter
from random import Random
from typing import Any, TypeVar

import msgspec

from db.records import AnswerRecord, CheckpointRecord
from engines.core.ask import CLOCK, Ask
from engines.core.discover import specs
from engines.core.journal import Checkpoint, Row
from engines.core.spec import GameSpec
from engines.core.stored import pack
from engines.core.table import Moved, Table
from engines.players.random import choose
from host.tables import journal_records

NAMES = ("Ana", "Bo-Yun", "שרה", "D’Arcy", "Eze", "Фёдор", "Güler", "H*")
#: Answers after which a game that has not ended is broken.
LIMIT = 5_000
T = TypeVar("T")


@dataclass(frozen=True, eq=False)
class Variant:
    """A game at a number of seats with some options."""

    spec: GameSpec[Any]
    seats: int
    options: Any
    name: str

    def start(self, seed: object) -> tuple[Table[Any], Moved]:
        """A new table; the seed is made from anything."""
        return Table.start(self.spec, self.seats, self.options, secret(seed))


def secret(seed: object) -> bytes:
    """32 bytes from anything."""
    return sha256(repr(seed).encode()).digest()


def variants(spec: GameSpec[Any]) -> Iterator[Variant]:
    """The plain game at every number of seats; each yes-or-no option turned alone at the least number, all
    of them at the greatest."""
    turns = [one.name for one in msgspec.structs.fields(spec.settings) if one.type is bool]
    plain = spec.settings()
    for seats in spec.seats:
        alone = [(name,) for name in turns] if seats == spec.seats[0] else []
        together = [tuple(turns)] if seats == spec.seats[-1] else []
        for names in dict.fromkeys([(), *alone, *together]):
            options = msgspec.structs.replace(plain, **{name: not getattr(plain, name) for name in names})
            if spec.settings_fit is None or spec.settings_fit(seats, options) is None:
                yield Variant(spec, seats, options, f"{spec.key}-{seats}-{'+'.join(names) or 'plain'}")


ALL = [variant for spec in specs().values() for variant in variants(spec)]


def spread(things: Sequence[T], most: int) -> list[T]:
    """At most so many of them, evenly spread, the first and the last among them."""
    if len(things) <= most:
        return list(things)
    return [things[at * (len(things) - 1) // (most - 1)] for at in range(most)]


def hooks(key: str) -> Any:
    """A game's own module for these tests; None if it has none."""
    name = f"tests.engines.{key}.contract"
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not name.startswith(error.name):
            raise
        return None


@cache
def bounded(variant: Variant) -> Variant:
    """The variant as a game that ends though nobody in it wants anything: the game's hooks name the options
    (``BOUND``) without which its defaults alone do not lead to an end."""
    bound: dict[str, Any] = getattr(hooks(variant.spec.key), "BOUND", {})
    if not bound:
        return variant
    options = msgspec.structs.replace(variant.options, **bound)
    return Variant(variant.spec, variant.seats, options, f"{variant.name}, bounded")


class Snapshot(msgspec.Struct, frozen=True):
    """All that a table is between two answers."""

    n: int
    state: bytes
    used: int
    asks: bytes
    ids: dict[int, int]
    crc: int
    awaited: tuple[int, ...]
    outcome: Any
    base: bytes
    base_row: int
    rows: tuple[Row, ...]


def snapshot(table: Table[Any]) -> Snapshot:
    """The table as it stands."""
    return Snapshot(
        table.n,
        pack(table.g.s),
        table.g.chance.used,
        pack(sorted(table.asks.items())),
        dict(table.ids),
        table.crc(),
        table.awaited,
        table.outcome,
        table.base,
        table.base_row,
        tuple(table.rows),
    )


@dataclass
class Given:
    """One answer of a recorded game."""

    seat: int
    choice: Any
    ask: Ask[Any]
    shown: int
    """The ask's id."""
    moved: Moved


@dataclass
class Game:
    """A recorded game. ``moments[k]`` is the table before ``given[k]``; the last one is its end."""

    variant: Variant
    seed: bytes
    start: Moved
    given: list[Given] = field(default_factory=list)
    moments: list[Snapshot] = field(default_factory=list)

    @property
    def spec(self) -> GameSpec[Any]:
        """The game that was played."""
        return self.variant.spec

    @property
    def rows(self) -> list[Row]:
        """The whole journal."""
        return [self.start.row, *(each.moved.row for each in self.given)]

    @property
    def checkpoints(self) -> list[Checkpoint]:
        """Every checkpoint taken, oldest first."""
        moves = (self.start, *(each.moved for each in self.given))
        return [moved.checkpoint for moved in moves if moved.checkpoint is not None]

    def steps(self) -> Iterator[tuple[Checkpoint, list[Given]]]:
        """Each step that asked: the checkpoint it began with, and its answers."""
        found: list[Given] = []
        checkpoint = self.start.checkpoint
        for each in self.given:
            found.append(each)
            if each.moved.checkpoint is not None:
                assert checkpoint is not None
                yield checkpoint, found
                checkpoint, found = each.moved.checkpoint, []

    def before(self, k: int, checkpoint: Checkpoint | None = None) -> Table[Any]:
        """The table before answer ``k``, opened from a checkpoint (None: the newest) and rows."""
        rows = self.rows[: k + 1]
        checkpoint = checkpoint or [each for each in self.checkpoints if each.row <= k][-1]
        return Table.open(self.spec, self.seed, checkpoint, rows[checkpoint.row + 1 :])


def play(variant: Variant, seed: object) -> Game:
    """A game by random players: mostly those awaited, now and then whoever else may answer."""
    table, moved = variant.start(seed)
    rng = Random(f"{variant.name} {seed}")
    game = Game(variant, table.g.chance.seed, moved)
    while table.outcome is None:
        game.moments.append(snapshot(table))
        assert len(game.given) < LIMIT, "this game does not end"
        assert table.awaited, f"nobody is awaited: {table.asks}"
        seat = rng.choice(table.awaited if rng.random() < 0.8 else sorted(table.asks))
        ask, shown = table.asks[seat], table.ids[seat]
        choice = choose(ask, rng)
        moved = table.answer(seat, choice, shown, by="clock" if seat == CLOCK else "person")
        game.given.append(Given(seat, choice, ask, shown, moved))
    game.moments.append(snapshot(table))
    return game


@cache
def recorded(variant: Variant, seed: int = 1) -> Game:
    """The same recorded game for every test."""
    return play(variant, seed)


def of_each_kind(given: Iterable[tuple[int, Given]], most: int) -> list[tuple[int, Given]]:
    """Of each kind of answer (what was asked, and what was chosen) at most so many: a long game repeats
    itself, and what seldom happens in it is still looked at."""
    kinds: dict[Any, list[tuple[int, Given]]] = defaultdict(list)
    for at, each in given:
        kinds[each.ask.kind, type(each.choice)].append((at, each))
    return sorted((pair for pairs in kinds.values() for pair in spread(pairs, most)), key=itemgetter(0))


def stored_row(row: Row) -> Row:
    """A row as it comes back from the store."""
    record = journal_records.record_of("K7QM", row, 0.0)
    return journal_records.row_of(msgspec.msgpack.decode(pack(record), type=AnswerRecord))


def stored_checkpoint(checkpoint: Checkpoint) -> Checkpoint:
    """A checkpoint as it comes back from the store."""
    record = journal_records.checkpoint_record("K7QM", checkpoint)
    return journal_records.checkpoint_of(msgspec.msgpack.decode(pack(record), type=CheckpointRecord))


def heard(moved: Moved, seat: int | None) -> list[Any]:
    """What a seat (None: a spectator) hears of a row."""
    return [told.event for told in moved.events if told.heard_by(seat)]


def finish(table: Table[Any], answer: Callable[[Table[Any], int], Any]) -> int:
    """Play on to the end, the first awaited seat answering each time; the number of answers."""
    count = 0
    while table.outcome is None:
        assert count < LIMIT, "this game does not end"
        seat = table.awaited[0]
        table.answer(seat, answer(table, seat))
        count += 1
    return count
