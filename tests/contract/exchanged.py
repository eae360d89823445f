"""Two worlds: exchange two cards that somebody cannot see; what they are shown must stay the same.

A step is begun again with two hidden cards exchanged and given the same answers by the same dice. A
spectator must not notice either, whoever's hidden cards they are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from engines.core.ask import CLOCK
from engines.core.journal import Checkpoint
from engines.core.slot import Slot
from engines.core.spec import GameSpec
from engines.core.stored import pack, read_state
from engines.core.table import Moved, Table, TableError
from engines.core.worlds import world

from .kit import Given, PlayedGame, heard

#: Pairs of cards tried for one viewer in one step.
TRIES = 2
Groups = Sequence[Sequence[Slot]]
Look = dict[int | None, list[tuple[Any, ...]]]
"""By viewer: the cards hidden at some moment, by group."""


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
    advised: int = 0
    """Pairs in which the viewer was asked something, and the advice compared."""
    unfit: int = 0
    """Worlds in which the answers do not fit."""


def slots(spec: GameSpec[Any], state: Any, viewer: int | None, seats: int) -> Groups:
    """Slots hidden from a viewer; from a spectator, all that is hidden from anybody."""
    if viewer is not None:
        return spec.hidden(state, viewer)
    return _from_anybody([spec.hidden(state, seat) for seat in range(seats)])


def _from_anybody(by_seat: Sequence[Groups]) -> Groups:
    """What is hidden from some seat, each slot in the first group that names it."""
    groups: list[list[Slot]] = []
    named: set[tuple[int, int | str]] = set()
    for hidden in by_seat:
        groups += [[] for _ in range(len(hidden) - len(groups))]
        for at, group in enumerate(hidden):
            for slot in group:
                place = id(slot.holder), slot.key
                if place not in named:
                    named.add(place)
                    groups[at].append(slot)
    return groups


def _hidden_from(spec: GameSpec[Any], viewer: int | None, seats: int) -> Callable[[Any, int], Any]:
    """``hidden`` of a spec for which everybody is that viewer."""
    return lambda state, _: slots(spec, state, viewer, seats)


def worlds(
    game: PlayedGame, checkpoint: Checkpoint, given: list[Given], rng: Random, seen: Compared
) -> Iterator[Pair]:
    """Pairs of worlds of one step, at each moment of it, compared in what everybody can see for free."""
    seats = game.variant.seats
    given = list(_unrevealed(game, given))
    moments = _looks(Table.open(game.spec, game.seed, checkpoint, ()), given, seats)
    for viewer in (*range(seats), None):
        spec = replace(game.spec, hidden=_hidden_from(game.spec, viewer, seats))
        for _ in range(TRIES):
            until = len(given) if rng.random() < 0.7 else rng.randint(0, len(given))
            groups = _throughout(moments[: until + 1], viewer)
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


def _unrevealed(game: PlayedGame, given: list[Given]) -> Iterator[Given]:
    """The answers up to one that tells a sum over hidden cards."""
    reveals = game.variant.hooks.reveals
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
    """What is told, and how the table looks each time."""

    def __init__(self, look: Callable[[], Look]) -> None:
        super().__init__()
        self.look = look
        self.looks: list[Look] = []

    def append(self, told: Any) -> None:
        super().append(told)
        self.looks.append(self.look())


def _looks(table: Table[Any], given: list[Given], seats: int) -> list[list[Look]]:
    """How a table looks at a step's start and then for each answer: whenever it told something, and after
    it. (One answer may throw cards away openly and shuffle them in again.)"""

    def look(state: Any) -> Look:
        by_seat = [table.spec.hidden(state, seat) for seat in range(seats)]
        return {
            viewer: [tuple([slot.card for slot in group]) for group in groups]
            for viewer, groups in (*enumerate(by_seat), (None, _from_anybody(by_seat)))
        }

    moments = [[look(read_state(table.spec, table.base)), look(table.g.s)]]
    for each in given:
        table.g.told = ears = _Ears(lambda: look(table.g.s))
        table.answer(each.seat, each.choice)
        moments.append([*ears.looks, look(table.g.s)])
    return moments


def _throughout(moments: list[list[Look]], viewer: int | None) -> list[list[Any]]:
    """By group: the cards hidden from a viewer at all moments, in an order that lasts."""
    every = [look[viewer] for looks in moments for look in looks]
    assert len(set(map(len, every))) == 1, "the number of hidden groups changes"
    found = []
    for groups in zip(*every, strict=True):
        first, *others = [Counter(cards) for cards in dict.fromkeys(groups)]
        found.append([card for card in first if all(other[card] == first[card] for other in others)])
    return found


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
