"""Computer players: what they choose fits, what they see is a view, and ``steady`` earns its name."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines import players
from engines.core.ask import Ask, Option, Pick, Range, fits
from engines.core.discover import specs
from engines.core.stored import pack
from engines.core.table import Table
from engines.core.worlds import possible
from engines.players.random import choose
from tests.contract.kit import recorded
from tests.contract.subjects import ALL, Variant, secret
from tests.engines.core import toy

PLAIN = [variant for variant in ALL if variant.name.endswith("plain")]
each_plain = pytest.mark.parametrize("variant", PLAIN, ids=[variant.name for variant in PLAIN])


class Mixed(Option, frozen=True):
    """A hole among plain fields."""

    lane: str
    cards: Pick | tuple[str, ...]


items = st.lists(st.sampled_from("abcdef"), unique=True, max_size=6).map(tuple)


few = st.integers(0, 6)


@given(items, few, few, st.booleans(), st.integers(0, 30), st.integers(1, 7), st.randoms())
def test_random_fills_every_hole(
    of: tuple[str, ...], a: int, b: int, ordered: bool, width: int, step: int, rng: Random
) -> None:
    least, most = sorted((min(a, len(of)), min(b, len(of))))
    options = (
        Mixed("x", Pick(of, least, most, ordered)),
        toy.Bid(Range(-3, width - 3, step)),
        toy.Close(),
        Mixed("y", ("a",)),
    )
    for offered in (options, *((option,) for option in options)):
        ask = Ask(0, "any", options=offered)
        assert fits(ask, choose(ask, rng))


def test_random_picks_every_option_alike() -> None:
    rng = Random(1)
    ask = Ask(0, "any", options=tuple(toy.Put(card) for card in toy.CARDS[:5]))
    found = [choose(ask, rng) for _ in range(1000)]
    assert all(150 < found.count(option) < 250 for option in ask.options)


@pytest.mark.parametrize("key", sorted(specs()))
def test_players_are_known_by_name(key: str) -> None:
    spec = specs()[key]
    names = players.names(spec)
    assert names[-1] == players.RANDOM
    assert len(set(names)) == len(names)
    assert not spec.players or players.CARETAKER in names
    assert players.player(spec, "of an older version") is players.player(spec, names[0])


@each_plain
def test_every_player_answers_what_is_asked(variant: Variant) -> None:
    """Each player of a game plays one to its end, from views alone, the same way each time."""
    spec = variant.spec
    for name in players.names(spec):
        ends = []
        for _ in range(2):
            table, _ = variant.start(name)
            rng = Random(name)
            chooser = players.player(spec, name)
            while table.outcome is None:
                seat = table.awaited[0]
                ask, view = table.asks[seat], spec.view(table.g.s, seat)
                before = pack(table.g.s)
                choice = chooser(view, ask, possible(table, seat, rng), rng)
                assert fits(ask, choice), f"{name} answers {choice} to {ask.kind}"
                assert pack(table.g.s) == before
                table.answer(seat, choice, by="computer")
            ends.append(table.crc())
        assert ends[0] == ends[1]


@each_plain
def test_worlds_show_a_seat_what_it_sees(variant: Variant) -> None:
    """Possible tables look the same to the seat, differ in what it cannot see, and can be played on."""
    game = recorded(variant)
    rng = Random(variant.name)
    made = other = 0
    for k in rng.sample(range(len(game.given)), min(15, len(game.given))):
        table = game.before(k)
        for seat in range(variant.seats):
            seen, asked = table.spec.view(table.g.s, seat), table.asks.get(seat)
            for world in possible(table, seat, rng)(3):
                assert world.spec.view(world.g.s, seat) == seen
                assert world.asks.get(seat) == asked
                assert world.awaited == table.awaited
                assert world.g.chance.seed != table.g.chance.seed, "the dice to come are not the table's"
                made += 1
                other += pack(world.g.s) != pack(table.g.s)
                one = world.awaited[0]
                world.answer(one, choose(world.asks[one], rng))
        assert table.crc() == game.moments[k].crc, "the true table stands as it stood"
    assert made > 30
    assert other > made // 2


def wins(spec: Any, strong: str, weak: str, count: int) -> float:
    """The share of two-player games that ``strong`` wins, seats exchanged every game; shared places
    count half."""
    won = 0.0
    for number in range(count):
        table, _ = Table.start(spec, 2, spec.settings(), secret(number))
        rng = Random(number)
        seated = {number % 2: players.player(spec, strong), 1 - number % 2: players.player(spec, weak)}
        while table.outcome is None:
            seat = table.awaited[0]
            view = spec.view(table.g.s, seat)
            table.answer(seat, seated[seat](view, table.asks[seat], None, rng))
        if number % 2 in table.outcome.winners:
            won += 1 / len(table.outcome.winners)
    return won / count


def test_steady_beats_random() -> None:
    assert wins(specs()["fixer"], "steady", "random", 200) >= 0.75
