"""Stale, foreign and unfit answers change nothing; what is asked can be asked, shown and answered."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from engines.core import codec
from engines.core.ask import CLOCK, HOLLOW, Ask, Elapsed, Option, Pick, Range, fits
from engines.core.chance import Chance
from engines.core.defaults import drawn
from engines.core.table import NotAsked, Refused, Stale, Table
from engines.players.random import choose
from host.shown.press_ids import Answer, decode, encode

from .kit import PlayedGame, snapshot
from .subjects import secret

#: Answers tried at one ask.
TRIES = 12
#: Characters of a component id that Discord takes.
ID_LENGTH = 100


def no_answer_out_of_turn_counts(game: PlayedGame) -> None:
    """At every moment: answers from strangers, to questions that have passed, or to other questions."""
    rng = Random(game.variant.name)
    pool = [given.choice for given in game.given]
    pool += [option for given in game.given for option in given.ask.options if HOLLOW[type(option)]]
    refused = stale = 0
    table = game.before(0)
    for k, moment in enumerate(game.moments):
        for seat in range(CLOCK, game.variant.seats + 1):
            ask = table.asks.get(seat)
            if ask is None:
                with pytest.raises(NotAsked):
                    table.answer(seat, rng.choice(pool))
                continue
            for passed in {*range(max(0, k - 3), k + 3), 0} - {table.ids[seat]}:
                with pytest.raises(Stale):
                    table.answer(seat, choose(ask, rng), passed)
                stale += 1
            for wrong in (*rng.sample(pool, min(TRIES, len(pool))), *_torn(ask, rng)):
                if not fits(ask, wrong):
                    with pytest.raises(Refused):
                        table.answer(seat, wrong, table.ids[seat])
                    refused += 1
        assert snapshot(table) == moment
        assert not table.g.told
        assert not table.g.chance.draws
        if k < len(game.given):
            given = game.given[k]
            table.answer(given.seat, given.choice, given.shown, by=given.moved.row.by)
    assert refused
    assert stale


def _torn(ask: Ask[Any], rng: Random) -> Iterator[Option]:
    """Answers that are nearly right: one field of a fitting one spoilt, and holes left open."""
    for option in rng.sample(ask.options, min(3, len(ask.options))):
        right = choose(Ask(ask.seat, ask.kind, options=(option,)), rng)
        if HOLLOW[type(option)] and option != right:
            yield option
        for name in type(option).__struct_fields__:
            value = getattr(right, name)
            spoilt = value + 1000 if isinstance(value, int) else (*value, "zz")
            yield msgspec.structs.replace(right, **{name: "zz" if isinstance(value, str) else spoilt})


def questions_are_whole(game: PlayedGame, asks: list[Ask[Any]]) -> None:
    """What one yield may ask."""
    seats = [ask.seat for ask in asks]
    assert len(seats) == len(set(seats)), "a seat is asked twice at once"
    assert set(seats) <= {CLOCK, *range(game.variant.seats)}
    assert any(ask.must and ask.seat != CLOCK for ask in asks), "nobody is awaited"
    for ask in asks:
        assert ask.options
        assert len(set(ask.options)) == len(ask.options)
        if ask.seat == CLOCK:
            assert ask.options == (Elapsed(),)
            continue
        assert {type(option) for option in ask.options} <= set(game.spec.options)
        assert ask.default is not None or not ask.must, f"{ask.kind} has no default"
        texts = [codec.text(option) for option in ask.options]
        assert len(set(texts)) == len(texts), f"options of {ask.kind} read the same"
        assert all(text.count(codec.OPEN) <= 1 for text in texts), "a panel fills one hole"
        for option in ask.options:
            for name in type(option).__struct_fields__:
                hole = getattr(option, name)
                if isinstance(hole, Pick):
                    assert len(set(hole.of)) == len(hole.of)
                    assert 0 <= hole.least <= hole.most <= len(hole.of)
                elif isinstance(hole, Range):
                    assert hole.least <= hole.most
                    assert hole.step > 0


def every_yield_is_whole(game: PlayedGame) -> None:
    """The asks as the rules put them, before the table sorts them by seat."""

    def watched(g: Any) -> Any:
        steps = game.spec.step(g)
        return None if steps is None else _watch(game, steps)

    spec = replace(game.spec, step=watched)
    table, _ = Table.start(spec, game.variant.seats, game.variant.settings, game.seed)
    for given in game.given:
        table.answer(given.seat, given.choice)
    assert table.crc() == game.moments[-1].crc


def _watch(game: PlayedGame, steps: Any) -> Any:
    asks = next(steps, None)
    while asks is not None:
        questions_are_whole(game, list(asks))
        answer = yield asks
        try:
            asks = steps.send(answer)
        except StopIteration:
            return


def options_come_back_from_text(game: PlayedGame) -> None:
    """Every option of every ask goes into a component id and comes back as the same option."""
    for k, given in enumerate(game.given):
        chance = Chance(secret(k))
        for option in given.ask.options:
            whole = drawn(Ask(given.seat, given.ask.kind, options=(option,)), chance)
            assert fits(given.ask, whole)
            again = codec.parse((*game.spec.options, Elapsed), codec.text(whole))
            assert (type(again), again) == (type(whole), whole)
            press = Answer("K7QMZZ", max(0, given.seat), 99_999, codec.text(option))
            assert len(encode(press)) <= ID_LENGTH
            assert decode(encode(press)) == press


def options_and_events_have_tags_of_their_own(game: PlayedGame) -> None:
    """No two kinds read the same, and none can be changed."""
    options: tuple[type[msgspec.Struct], ...] = tuple({*game.spec.options, Elapsed})
    for kinds in (options, game.spec.events):
        tags = [codec.tag(kind) for kind in kinds]
        assert len(tags) == len(set(tags))
    assert all(kind.__struct_config__.frozen for kind in (*game.spec.options, *game.spec.events))


def a_panel_stays_right_while_its_question_stands(game: PlayedGame) -> None:
    """As long as an ask keeps its id, what was shown of it is what is asked: the same options, and the
    same duty to answer. Anything new belongs into its ``basis``."""
    table = game.before(0)
    shown: dict[tuple[int, int], tuple[bool, frozenset[str]]] = {}
    for given in (*game.given, None):
        for seat, ask in table.asks.items():
            now = (ask.must, frozenset(map(codec.text, ask.options)))
            before = shown.setdefault((seat, table.ids[seat]), now)
            assert before == now, f"seat {seat}: {ask.kind} changed under its id: {before[1] ^ now[1]}"
        if given is not None:
            table.answer(given.seat, given.choice, given.shown, by=given.moved.row.by)
