"""Games played at random and kept answer by answer, for whatever game is tried."""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from operator import itemgetter
from random import Random
from typing import Any, TypeVar

import msgspec

from engines.core.ask import CLOCK, Ask
from engines.core.journal import Checkpoint, Row
from engines.core.spec import GameSpec
from engines.core.stored import pack
from engines.core.table import Moved, Table
from engines.players.random import choose
from tests.engines.kit.telling import hears

from .subjects import Variant

#: Answers after which a game that has not ended is broken.
LIMIT = 5_000
T = TypeVar("T")
Chooser = Callable[[Table[Any], Ask[Any], Random], Any]
"""``chooser(table, ask, rng)``: an answer to the ask."""


def spread(things: Sequence[T], most: int) -> list[T]:
    """At most so many of them, evenly spread, the first and the last among them."""
    if len(things) <= most:
        return list(things)
    return [things[at * (len(things) - 1) // (most - 1)] for at in range(most)]


class Snapshot(msgspec.Struct, frozen=True):
    """All that a table is between two answers."""

    n: int
    state: bytes
    used: int
    asks: bytes
    ids: dict[int, int]
    since: dict[int, int]
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
        dict(table.since),
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


Step = tuple[Checkpoint, list[Given]]
"""The checkpoint that a step began with, and its answers."""


@dataclass
class PlayedGame:
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

    @cached_property
    def rows(self) -> list[Row]:
        """The whole journal, once the game has ended."""
        return [self.start.row, *(each.moved.row for each in self.given)]

    @cached_property
    def checkpoints(self) -> list[Checkpoint]:
        """Every checkpoint taken, oldest first, once the game has ended."""
        moves = (self.start, *(each.moved for each in self.given))
        return [moved.checkpoint for moved in moves if moved.checkpoint is not None]

    def steps(self) -> Iterator[Step]:
        """Each step that asked: the checkpoint it began with, and its answers."""
        found: list[Given] = []
        checkpoint = self.start.checkpoint
        for each in self.given:
            found.append(each)
            if each.moved.checkpoint is not None:
                assert checkpoint is not None
                yield checkpoint, found
                checkpoint, found = each.moved.checkpoint, []

    def checkpoints_before(self, k: int) -> list[Checkpoint]:
        """The checkpoints that were there before answer ``k``, oldest first."""
        return self.checkpoints[: bisect_right(self.checkpoints, k, key=lambda each: each.row)]

    def before(self, k: int, checkpoint: Checkpoint | None = None) -> Table[Any]:
        """The table before answer ``k``, opened from a checkpoint (None: the newest) and rows."""
        checkpoint = checkpoint or self.checkpoints_before(k)[-1]
        return Table.open(self.spec, self.seed, checkpoint, self.rows[checkpoint.row + 1 : k + 1])


def anything(_: Table[Any], ask: Ask[Any], rng: Random) -> Any:
    """Any answer, each as likely."""
    return choose(ask, rng)


def play(variant: Variant, seed: object, chooser: Chooser = anything) -> PlayedGame:
    """A game by players who choose so: mostly those awaited, now and then whoever else may answer."""
    table, moved = variant.start(seed)
    rng = Random(f"{variant.name} {seed}")
    game = PlayedGame(variant, table.g.chance.seed, moved)
    while table.outcome is None:
        game.moments.append(snapshot(table))
        assert len(game.given) < LIMIT, "this game does not end"
        assert table.awaited, f"nobody is awaited: {table.asks}"
        seat = rng.choice(table.awaited if rng.random() < 0.8 else sorted(table.asks))
        ask, shown = table.asks[seat], table.ids[seat]
        choice = chooser(table, ask, rng)
        moved = table.answer(seat, choice, shown, by="clock" if seat == CLOCK else "person")
        game.given.append(Given(seat, choice, ask, shown, moved))
    game.moments.append(snapshot(table))
    return game


@lru_cache(maxsize=8)
def recorded(variant: Variant, seed: int = 1) -> PlayedGame:
    """The same recorded game for every test of a variant, which follow one another: a long one takes
    megabytes."""
    return play(variant, seed)


def of_each_kind(given: Iterable[tuple[int, Given]], most: int) -> list[tuple[int, Given]]:
    """Of each kind of answer (what was asked, and what was chosen) at most so many: a long game repeats
    itself, and what seldom happens in it is still looked at."""
    kinds: dict[Any, list[tuple[int, Given]]] = defaultdict(list)
    for at, each in given:
        kinds[each.ask.kind, type(each.choice)].append((at, each))
    return sorted((pair for pairs in kinds.values() for pair in spread(pairs, most)), key=itemgetter(0))


def heard(moved: Moved, seat: int | None) -> list[Any]:
    """What a seat (None: a spectator) hears of a row."""
    return [told.event for told in moved.events if hears(told, seat)]


def finish(table: Table[Any], answer: Callable[[Table[Any], int], Any]) -> int:
    """Play on to the end, the first awaited seat answering each time; the number of answers."""
    count = 0
    while table.outcome is None:
        assert count < LIMIT, "this game does not end"
        seat = table.awaited[0]
        table.answer(seat, answer(table, seat))
        count += 1
    return count
