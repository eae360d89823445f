"""Two worlds: exchange two cards that somebody cannot see; what they are shown must stay the same.

A step is begun again with two hidden cards exchanged and given the same answers by the same dice. A
spectator must not notice either, whoever's hidden cards they are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from random import Random
from typing import Any

from engines.core.ask import CLOCK
from engines.core.journal import Checkpoint
from engines.core.spec import GameSpec, Slot
from engines.core.stored import pack, read_state
from engines.core.table import Moved, Table, TableError
from engines.core.worlds import world

from .kit import Game, Given, heard, hooks

#: Pairs of cards tried for one viewer in one step.
TRIES = 2
Cards = Counter[Any]


@dataclass
class Pair:
    """The same moment of two worlds, for one viewer (None: a spectator)."""

    viewer: int | None
    true: Table[Any]
    other: Table[Any]
    exchanged: tuple[Any, Any]


@dataclass
class Compared:
    """What was looked at, so that nothing passes unseen."""

    pairs: Counter[int | None] = field(default_factory=Counter)
    """Pairs of worlds, by viewer."""
    rows: int = 0
    unfit: int = 0
    """Worlds in which the answers do not fit."""


def slots(spec: GameSpec[Any], state: Any, viewer: int | None, seats: int) -> Sequence[Sequence[Slot]]:
    """Slots hidden from a viewer; from a spectator, all that is hidden from anybody, each slot in the first
    group that names it."""
    if viewer is not None:
        return spec.hidden(state, viewer)
    groups: list[list[Slot]] = []
    named: set[tuple[int, int | str]] = set()
    for seat in range(seats):
        for at, group in enumerate(spec.hidden(state, seat)):
            if at == len(groups):
                groups.append([])
            for slot in group:
                if (id(slot.holder), slot.key) not in named:
                    named.add((id(slot.holder), slot.key))
                    groups[at].append(slot)
    return groups


def worlds(
    game: Game, checkpoint: Checkpoint, given: list[Given], rng: Random, seen: Compared
) -> Iterator[Pair]:
    """Pairs of worlds of one step, at each moment of it, compared in what everybody can see for free."""
    seats = game.variant.seats
    given = list(_unrevealed(game, given))
    for viewer in (*range(seats), None):
        spec = replace(game.spec, hidden=_hidden_from(game.spec, viewer, seats))
        moments = _hidden(Table.open(spec, game.seed, checkpoint, ()), given)
        for _ in range(TRIES):
            until = len(given) if rng.random() < 0.7 else rng.randint(0, len(given))
            groups = _throughout(moments[: until + 1])
            pair = _exchanged(spec, game.seed, checkpoint, groups, viewer, rng)
            if pair is None:
                continue
            assert_same(pair, [], [])
            yield pair
            for each in given[:until]:
                try:
                    moved = pair.other.answer(each.seat, each.choice, by=each.moved.row.by)
                except TableError:
                    seen.unfit += 1
                    break
                before = pair.true.answer(each.seat, each.choice, by=each.moved.row.by)
                assert_same(pair, [before], [moved])
                seen.rows += 1
                yield pair
            else:
                seen.pairs[viewer] += 1


def _hidden_from(
    spec: GameSpec[Any], viewer: int | None, seats: int
) -> Callable[[Any, int], Sequence[Sequence[Slot]]]:
    """The game's ``hidden``, for one viewer whatever seat is named."""
    return lambda state, _: slots(spec, state, viewer, seats)


def _unrevealed(game: Game, given: list[Given]) -> Iterator[Given]:
    """The answers up to one that tells a sum over hidden cards."""
    reveals = tuple(getattr(hooks(game.spec.key), "REVEALS", ()))
    for each in given:
        if any(isinstance(told.event, reveals) for told in each.moved.events):
            return
        yield each


def _exchanged(
    spec: GameSpec[Any],
    seed: bytes,
    checkpoint: Checkpoint,
    groups: list[list[Any]],
    viewer: int | None,
    rng: Random,
) -> Pair | None:
    """The step's start in two worlds that differ in two cards; None if no two are hidden throughout."""
    groups = [group for group in groups if len(group) > 1]
    if not groups:
        return None
    true = Table.open(spec, seed, checkpoint, ())
    one, two = rng.sample(rng.choice(groups), 2)

    def swap(cards: list[Any]) -> None:
        if one in cards and two in cards:
            i, j = cards.index(one), cards.index(two)
            cards[i], cards[j] = two, one

    other = world(true, viewer or 0, swap)
    assert other is not None, "a step cannot begin with hidden cards exchanged"
    assert other.base != true.base, "hidden cards were exchanged, and nothing changed"
    return Pair(viewer, true, other, (one, two))


class _Ears(list[Any]):
    """What is told, and something done each time."""

    def __init__(self, heard: Callable[[], None]) -> None:
        super().__init__()
        self.heard = heard

    def append(self, told: Any) -> None:
        super().append(told)
        self.heard()


def _hidden(table: Table[Any], given: list[Given]) -> list[list[list[Cards]]]:
    """The hidden cards by group, at the step's start and then for each answer: whenever it told something,
    and after it. (One answer may throw cards away openly and shuffle them in again.)"""
    spec = table.spec

    def now(state: Any) -> list[Cards]:
        return [Counter(slot.card for slot in group) for group in spec.hidden(state, 0)]

    moments = [[now(read_state(spec, table.base)), now(table.g.s)]]
    for each in given:
        looked: list[list[Cards]] = []
        table.g.told = _Ears(partial(_look, looked, now, table))
        table.answer(each.seat, each.choice)
        moments.append([*looked, now(table.g.s)])
    return moments


def _look(looked: list[list[Cards]], now: Callable[[Any], list[Cards]], table: Table[Any]) -> None:
    looked.append(now(table.g.s))


def _throughout(moments: list[list[list[Cards]]]) -> list[list[Any]]:
    """By group: the cards hidden at all moments, in an order that lasts."""
    every = [groups for looked in moments for groups in looked]
    assert len(set(map(len, every))) == 1, "the number of hidden groups changes"
    return [
        [card for card in groups[0] if all(found[card] == groups[0][card] for found in groups)]
        for groups in zip(*every, strict=True)
    ]


def assert_same(pair: Pair, true: list[Moved], other: list[Moved]) -> None:
    """The two worlds show the viewer the same, as far as rules go."""
    for a, b in zip(_shown(pair.true, pair.viewer), _shown(pair.other, pair.viewer), strict=True):
        assert a == b, f"{pair.exchanged} exchanged, and {pair.viewer} sees it"
    for a, b in zip(true, other, strict=True):
        for viewer in (pair.viewer, None):
            assert heard(a, viewer) == heard(b, viewer), f"{pair.exchanged} exchanged, and {viewer} hears it"
        if a.row.seat == pair.viewer:
            assert a.row.fenced == b.row.fenced, "whether an answer can be taken back tells what is hidden"


def _shown(table: Table[Any], viewer: int | None) -> Iterator[Any]:
    spec, state = table.spec, table.g.s
    yield pack(spec.view(state, viewer))
    yield pack(spec.view(state, None))
    yield spec.moment(state)
    yield table.outcome
    yield table.n
    yield table.awaited
    yield [(seat, table.asks[seat].kind, table.asks[seat].clock) for seat in table.awaited]
    for seat in (viewer, CLOCK):
        if seat is not None:
            yield table.asks.get(seat)
            yield table.ids.get(seat)
