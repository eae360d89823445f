"""The table's dice: fair, the same everywhere, and checkable afterwards."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core import chance as module
from engines.core.chance import Chance, Draw, Retold, mix, side, wrong_draw

seeds = st.binary(min_size=32, max_size=32)
sizes = st.integers(1, 2**40)


def test_words_are_the_documented_hash() -> None:
    seed = bytes(range(32))
    blocks = [sha256(seed + block.to_bytes(8, "big")).digest() for block in (0, 1)]
    wanted = [int.from_bytes(block[at : at + 8], "big") for block in blocks for at in (0, 8, 16, 24)]
    chance = Chance(seed)
    assert [chance.word() for _ in range(8)] == wanted
    assert chance.used == 8
    assert [Chance(seed, at).word() for at in range(8)] == wanted, "any word is found by its position"


@given(seeds, sizes, st.integers(0, 1000))
def test_numbers_lie_in_range_and_leave_a_record(seed: bytes, size: int, used: int) -> None:
    chance = Chance(seed, used)
    number = chance.below(size, "thing")
    assert 0 <= number < size
    assert chance.draws == [Draw("thing", used, size, (number,))]
    assert chance.used > used
    assert 1 <= chance.die(size, "die") <= size


def test_no_number_is_likelier(monkeypatch: pytest.MonkeyPatch) -> None:
    """With words of four bits: what remains beyond the last whole round is thrown again."""
    monkeypatch.setattr(module, "SPAN", 16)
    for size in range(1, 17):
        words = list(range(16))[::-1]
        monkeypatch.setattr(Chance, "word", lambda self, words=words: words.pop())
        found: Counter[int] = Counter()
        while len(words) >= 16 % size + 1:
            found[Chance(b"").below(size, "")] += 1
        assert set(found) == set(range(size))
        assert set(found.values()) == {16 // size}


def test_dice_and_orders_come_up_alike() -> None:
    chance = Chance(bytes(32))
    dice = Counter(chance.die(6, "die") for _ in range(6000))
    assert set(dice) == set(range(1, 7))
    assert sum((count - 1000) ** 2 / 1000 for count in dice.values()) < 20
    orders: Counter[str] = Counter()
    for _ in range(4800):
        things = list("abcd")
        chance.shuffle(things, "four")
        orders["".join(things)] += 1
    assert len(orders) == 24
    assert sum((count - 200) ** 2 / 200 for count in orders.values()) < 50


@given(seeds, st.lists(st.integers(), max_size=40))
def test_a_shuffle_is_a_permutation(seed: bytes, things: list[int]) -> None:
    chance, shuffled = Chance(seed), list(things)
    chance.shuffle(shuffled, "all")
    assert Counter(shuffled) == Counter(things)
    (draw,) = chance.draws
    assert [things[place] for place in draw.result] == shuffled
    assert sorted(draw.result) == list(range(len(things)))
    again = list(things)
    Chance(seed).shuffle(again, "all")
    assert again == shuffled


def some_draws(seed: bytes, wanted: list[tuple[str, int]]) -> list[Draw]:
    """Records of dice and shuffles."""
    chance = Chance(seed)
    for kind, size in wanted:
        if kind == "die":
            chance.below(size, kind)
        else:
            chance.shuffle(list(range(size)), kind)
    return chance.draws


wanted = st.lists(st.tuples(st.sampled_from(("die", "deck")), st.integers(1, 20)), min_size=1, max_size=8)


@given(seeds, wanted)
def test_true_records_follow_from_the_seed(seed: bytes, wanted: list[tuple[str, int]]) -> None:
    draws = some_draws(seed, wanted)
    assert wrong_draw(seed, draws) is None
    assert wrong_draw(seed, reversed(draws)) is None, "each stands for itself"


@given(seeds, wanted, st.data())
def test_a_changed_result_is_found(seed: bytes, wanted: list[tuple[str, int]], data: st.DataObject) -> None:
    draws = some_draws(seed, wanted)
    at = data.draw(st.integers(0, len(draws) - 1))
    place = data.draw(st.integers(0, len(draws[at].result) - 1))
    loaded = list(draws[at].result)
    loaded[place] += data.draw(st.integers(1, 3))
    draws[at] = msgspec.structs.replace(draws[at], result=tuple(loaded))
    assert wrong_draw(seed, draws) == draws[at]


@given(seeds, st.integers(2**20, 2**40))
def test_another_position_or_seed_is_found(seed: bytes, size: int) -> None:
    (draw,) = some_draws(seed, [("die", size)])
    moved = msgspec.structs.replace(draw, at=draw.at + 1)
    assert wrong_draw(seed, [moved]) == moved
    assert wrong_draw(sha256(seed).digest(), [draw]) == draw


@pytest.mark.parametrize(
    "draw",
    [
        Draw("die", -1, 6, (1,)),
        Draw("die", 0, 0, (0,)),
        Draw("die", 0, -6, (0,)),
        Draw("die", 0, 6, ()),
        Draw("die", 0, 6, (1, 2)),
        Draw("deck", 0, 3, (0, 0, 0)),
    ],
)
def test_nonsense_is_found(draw: Draw) -> None:
    assert wrong_draw(bytes(32), [draw]) == draw


def test_told_rolls_come_first_and_then_others() -> None:
    told = some_draws(bytes(32), [("die", 6), ("deck", 5), ("die", 20)])
    chance = Retold(told, sha256(b"other").digest())
    assert chance.below(6, "die") == told[0].result[0]
    deck = list(range(5))
    chance.shuffle(deck, "deck")
    assert tuple(deck) == told[1].result
    fresh = Chance(sha256(b"other").digest())
    assert chance.below(8, "die") == fresh.below(8, "die"), "another size is another roll"
    assert chance.below(20, "die") == told[2].result[0]
    assert chance.below(20, "die") == fresh.below(20, "die")


def test_a_side_stream_is_its_own() -> None:
    chance = Chance(bytes(32))
    assert side(chance.seed, 1, 7).word() == side(chance.seed, 1, 7).word()
    words = {side(chance.seed, *what).word() for what in ((1, 7), (7, 1), (1, 8), ("1", 7), ())}
    assert len(words | {Chance(bytes(32)).word()}) == 6
    assert chance.used == 0


def test_a_seed_is_mixed_from_every_press() -> None:
    seeds = {mix(secret, presses) for secret in (b"a", b"b") for presses in ((), ("1",), ("1", "2"), ("12",))}
    assert len(seeds) == 8
    assert mix(b"a", ("1", "2")) == mix(b"a", iter(["1", "2"]))
