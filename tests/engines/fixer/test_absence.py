"""FX-150 to FX-163: what the rules show to a host that answers for somebody.

Offering a seat, clocks and void games are the host's; here is what it builds on.
"""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from engines.core.ask import Drawn, fits
from engines.fixer import SPEC
from engines.fixer.options import Put
from engines.fixer.state import Settings
from engines.fixer.view import view
from engines.players import CARETAKER, names, player
from engines.players.random import choose

from .kit import BOTH, EXCHANGE, LONG, STANDARD, A, B, finish, start
from .walk import walk

EVERY = pytest.mark.parametrize(
    ("seats", "options"),
    [(seats, options) for seats in (2, 3, 4) for options in (STANDARD, EXCHANGE, LONG, BOTH)],
    ids=lambda value: f"{value}" if isinstance(value, int) else f"{value.exchange:d}{value.long_game:d}",
)


@pytest.mark.rule("FX-150", "FX-153", "FX-160", "FX-161", "FX-162")
@EVERY
def test_every_question_has_a_clock_and_a_default_that_fits(seats: int, options: Settings) -> None:
    kinds = {}
    for run in walk(seats, options, seed=seats):
        for seat, ask in run.live.asks.items():
            assert ask.must
            assert ask.default is not None
            assert isinstance(ask.clock, str)
            assert ask.clock
            assert fits(ask, run.live.default(seat))
            kinds[ask.kind] = isinstance(ask.default, Drawn)
    expected = {"play": True, "keep": False}
    assert kinds == ({"exchange": True, **expected} if options.exchange else expected)


@pytest.mark.rule("FX-150")
@EVERY
def test_defaults_alone_end_the_game(seats: int, options: Settings) -> None:
    live = start(seats, options)
    for _ in range(400):
        if live.outcome is not None:
            break
        seat = live.awaited[0]
        live.answer(seat, live.default(seat), by="clock")
    assert live.outcome is not None
    assert live.outcome.winners


@pytest.mark.rule("FX-150")
@EVERY
def test_the_caretaker_answers_everything(seats: int, options: Settings) -> None:
    assert CARETAKER == "steady"
    assert CARETAKER in names(SPEC)
    steady = player(SPEC, CARETAKER)
    for seed in range(3):
        live = start(seats, options, seed)
        rng = Random(seed)
        while live.outcome is None:
            seat = live.awaited[-1]
            ask = live.asks[seat]
            choice = steady(view(live.g.s, seat), ask, None, rng)
            assert fits(ask, choice), (ask.kind, choice)
            live.answer(seat, choice, by=CARETAKER)


@pytest.mark.rule("FX-150")
def test_the_caretaker_plays_better_than_chance() -> None:
    steady, rng = player(SPEC, CARETAKER), Random(1)
    won = 0
    for seed in range(60):
        live = start(3, STANDARD, seed)
        while live.outcome is None:
            seat = live.awaited[0]
            ask = live.asks[seat]
            mine = seat == seed % 3
            live.answer(seat, steady(view(live.g.s, seat), ask, None, rng) if mine else choose(ask, rng))
        won += seed % 3 in live.outcome.winners
    assert won > 30


@pytest.mark.rule("FX-150")
def test_a_leavers_lanes_stay_in_play() -> None:
    live = start(3, STANDARD, 4)
    lanes = [(found.key, found.left) for found in live.g.s.lanes]
    left = live.retire(B)
    assert left.events == ()
    assert [(found.key, found.left) for found in live.g.s.lanes] == lanes
    asked = set()
    for seat, choice, _ in finish(live, Random(4)):
        asked.add((seat, type(choice)))
    assert (B, Put) in asked
    assert live.g.s.plays == [12, 12, 12]
    assert live.outcome is not None
    assert len(live.outcome.scores) == 3


@pytest.mark.rule("FX-151", "FX-152")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_rules_never_know_who_answered(seats: int) -> None:
    """The same answers, some of them given for a seat, lead to the same game and the same places."""
    *_, run = walk(seats, BOTH, seed=9)
    again = start(seats, BOTH, 9)
    for number, (seat, choice) in enumerate(run.answers):
        shown = again.ids[seat]
        assert shown == again.n or again.asks[seat].kind == "exchange"
        again.answer(seat, choice, shown, by=CARETAKER if seat == A and number % 3 else "person")
    assert again.g.s == run.s
    assert again.outcome == run.live.outcome
    assert again.crc() == run.live.crc()


@pytest.mark.rule("FX-152")
def test_a_seat_that_only_defaults_played_may_win() -> None:
    winners = set()
    for seed in range(12):
        live = start(3, STANDARD, seed)
        while live.outcome is None:
            seat = live.awaited[0]
            live.answer(seat, live.default(seat), by="clock" if seat == A else "person")
        assert {place.seat for place in view(live.g.s, None).places} == {0, 1, 2}
        winners |= set(live.outcome.winners)
    assert A in winners


@pytest.mark.rule("FX-153")
def test_the_rules_know_no_length_of_time() -> None:
    assert {each.name for each in msgspec.structs.fields(Settings)} == {
        "exchange",
        "long_game",
        "first_player",
    }
    state = msgspec.to_builtins(start(4, BOTH).g.s)
    assert not [name for name in state if "time" in name or "clock" in name or "second" in name]
