"""Settings as text, and what fits an ask, against lists of everything that does."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import NewType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core.ask import HOLLOW, Ask, Elapsed, Option, Pick, Range, fits
from engines.core.chance import Chance
from engines.core.codec import parse, tag, text
from engines.core.defaults import drawn
from engines.core.words import Seat

from .toy import SPEC, Again, Bid, Card, Close, Help, Put

Coins = NewType("Coins", int)
Level = NewType("Level", Coins)


class Pay(Option, frozen=True):
    """Several kinds of numbers."""

    to: Seat
    coins: Coins
    level: Level
    card: Card


class Deal(Option, frozen=True):
    """Tuples."""

    seats: tuple[Seat, ...]
    cards: Pick | tuple[Card, ...]


class Raised(Bid, frozen=True):
    """An inherited hole."""

    why: str


KINDS: tuple[type[Option], ...] = (*SPEC.options, Pay, Deal, Raised)
names = st.text("abcXYZ019-_", min_size=1, max_size=8)
numbers = st.integers(-(10**6), 10**6)
options = st.one_of(
    st.builds(Pay, st.integers(0, 7), numbers, numbers, names),
    st.builds(Deal, st.lists(numbers, max_size=4).map(tuple), st.lists(names, max_size=4).map(tuple)),
    st.builds(Raised, numbers, names),
    st.builds(Bid, numbers),
    st.builds(Put, names),
    st.builds(Again, st.lists(names, max_size=3).map(tuple)),
    st.sampled_from((Close(), Help(), Elapsed())),
)


@given(options)
def test_text_comes_back(option: Option) -> None:
    again = parse(KINDS, text(option))
    assert (type(again), again) == (type(option), option)
    assert " " not in text(option)


@given(st.text(max_size=30))
def test_any_text_is_an_option_or_none(words: str) -> None:
    found = parse(KINDS, words)
    assert found is None or isinstance(found, Option)


@pytest.mark.parametrize("words", ["", "put", "put.a.b", "fold", "bid.x", "bid.", "bid.1.5", "pay.0.1.x.c"])
def test_text_that_names_nothing(words: str) -> None:
    assert parse(KINDS, words) is None


def test_text_of_options() -> None:
    assert text(Put(Card("c1"))) == "put.c1"
    assert text(Again(("d0", "d2"))) == "again.d0+d2"
    assert text(Again(Pick(("d0",), 1, 1))) == "again.?"
    assert text(Raised(Range(1, 2), "so")) == "raised.?.so"
    assert text(Close()) == tag(Close) == "close"


def test_which_options_have_holes() -> None:
    assert [HOLLOW[kind] for kind in (Bid, Again, Deal, Raised)] == [True] * 4
    assert [HOLLOW[kind] for kind in (Put, Pay, Close, Elapsed)] == [False] * 4


items = st.lists(st.sampled_from("abcd"), unique=True, max_size=4).map(tuple)


few = st.integers(0, 3)


@given(items, few, few, st.booleans(), st.lists(st.sampled_from("abcdx"), max_size=5))
def test_picks_fit_as_listed(
    of: tuple[str, ...], least: int, more: int, ordered: bool, chosen: list[str]
) -> None:
    most = least + more
    ways = permutations if ordered else combinations
    fitting = {way for count in range(least, most + 1) for way in ways(of, count)}
    ask = Ask(0, "pick", options=(Again(Pick(of, least, most, ordered)),))
    assert fits(ask, Again(tuple(chosen))) == (tuple(chosen) in fitting)
    for way in fitting:
        assert fits(ask, Again(way))


@given(st.integers(-9, 9), st.integers(0, 20), st.integers(1, 5), st.integers(-12, 32))
def test_ranges_fit_as_listed(least: int, width: int, step: int, chosen: int) -> None:
    ask = Ask(0, "bid", options=(Close(), Bid(Range(least, least + width, step))))
    assert fits(ask, Bid(chosen)) == (chosen in range(least, least + width + 1, step))
    assert fits(ask, Close())


def test_what_never_fits() -> None:
    ask = Ask(0, "bid", options=(Bid(Range(0, 3)), Raised(Range(0, 3), "so"), Bid(7)))
    typed: list[object] = [Bid(True), Bid(1.0), Bid("1"), Bid(Range(0, 3))]  # type: ignore[arg-type]
    for wrong in (*typed, Raised(1, "no"), Raised(7, "so"), None, 1, "bid.1"):
        assert not fits(ask, wrong), wrong
    for right in (Bid(0), Bid(3), Bid(7), Raised(3, "so")):
        assert fits(ask, right)
    assert not fits(Ask(0, "put", options=(Put(Card("c1")),)), Put(Card("c2")))
    assert not fits(Ask(0, "none", options=()), Close())


@given(items, st.integers(0, 4), st.booleans(), st.binary(min_size=1, max_size=4))
def test_a_drawn_default_fits(of: tuple[str, ...], least: int, ordered: bool, seed: bytes) -> None:
    pick = Pick(of, min(least, len(of)), len(of), ordered)
    ask = Ask(0, "any", options=(Again(pick), Bid(Range(2, 9, 3)), Close()))
    assert fits(ask, drawn(ask, Chance(seed)))
