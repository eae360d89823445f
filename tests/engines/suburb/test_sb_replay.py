"""SV-14 and SV-15: what nobody knows, and the same game again."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from engines.core.ask import CLOCK, DRAWN, fits
from engines.core.stored import pack
from engines.core.table import Refused, Table
from engines.suburb import SPEC
from engines.suburb.decks import top_price
from engines.suburb.options import Bid, Give, Target
from engines.suburb.state import Settings
from tests.engines.kit.walking import copy

from .walk import GAMES, play, steps


def text(thing: Any) -> str:
    """All that a view tells, as text."""
    return msgspec.json.encode(thing).decode()


@pytest.mark.rule("SV-14", "SB-167")
def test_views_are_alike_and_hold_nothing_of_the_decks() -> None:
    rng = Random(14)
    for number, step in enumerate(steps()):
        if number % 17:
            continue
        s = copy(SPEC, step.after)
        seen = SPEC.view(s, None)
        for seat in range(s.seats):
            own = SPEC.view(s, seat)
            assert own.seat == seat
            assert msgspec.structs.replace(own, seat=None) == seen
        told = text(seen)
        shown = {seen.drawn, seen.effect, seen.show.card if seen.show is not None else None}
        undrawn = {card for pile in s.draws.values() for card in pile} - shown
        assert not [card for card in undrawn if f'"{card}"' in told]
        price = top_price(s)
        for group in SPEC.hidden(s, 0):
            cards = [slot.card for slot in group]
            rng.shuffle(cards)
            for slot, card in zip(group, cards, strict=True):
                slot.put(card)
        assert top_price(s) == price
        assert SPEC.view(s, None) == seen


@pytest.mark.rule("SV-15")
def test_the_same_answers_give_the_same_game() -> None:
    for number in range(4):
        game = play(number)
        live, start = Table.start(SPEC, game.seats, game.settings, game.seed)
        assert start == game.start
        for step in game.steps:
            assert live.answer(step.seat, step.choice) == step.moved
        assert pack(live.g.s) == pack(game.steps[-1].after)


@pytest.mark.rule("SV-15")
def test_one_owner_and_one_default_and_refusals_change_nothing() -> None:
    seats, options = GAMES[1]
    live, _ = Table.start(SPEC, seats, options, bytes([1]) * 32)
    for step in play(1).steps:
        awaited = [ask for ask in live.asks.values() if ask.must]
        assert len(awaited) == 1
        assert CLOCK not in live.asks
        (ask,) = awaited
        assert ask.default == DRAWN or fits(ask, ask.default)
        before = pack(live.g.s)
        for wrong in (Target(ask.seat), Give(ask.seat, 50), Bid(25), Give((ask.seat + 1) % seats, 999_950)):
            with pytest.raises(Refused):
                live.answer(ask.seat, wrong)
        assert pack(live.g.s) == before
        live.answer(step.seat, step.choice)


@pytest.mark.rule("SV-15")
@pytest.mark.parametrize("seats", SPEC.seats)
def test_defaults_end_the_game_or_go_on(seats: int) -> None:
    for options in (Settings(), Settings(advanced_defence=True, forgotten_income=True)):
        live, _ = Table.start(SPEC, seats, options, bytes([seats]) * 32)
        while live.outcome is None and live.g.s.turns < 500:
            (seat,) = live.awaited
            live.answer(seat, live.default(seat), by="clock")
        assert live.outcome is not None or live.g.s.turns >= 500
