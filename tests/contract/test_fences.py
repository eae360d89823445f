"""Fences: an answer that can be taken back has taught its seat nothing."""

from __future__ import annotations

from random import Random
from typing import Any

from engines.core.ask import CLOCK
from engines.core.stored import pack
from engines.core.table import Table
from engines.core.worlds import world

from .kit import Game, Variant, heard, of_each_kind, play, recorded

#: Worlds tried for one answer, answers of each kind in a game, and games played to find enough of them.
WORLDS, OF_A_KIND, GAMES = 4, 8, 2
ENOUGH = 10


def seen_after(table: Table[Any], seat: int) -> tuple[Any, ...]:
    """What a seat sees and is asked."""
    return pack(table.spec.view(table.g.s, seat)), table.asks.get(seat), table.ids.get(seat), table.awaited


def unfenced_answers_teach_nothing(game: Game) -> int:
    """Shuffle all that is hidden before an unfenced answer, and load other dice: its seat sees and
    hears the same. The number of worlds compared."""
    rng = Random(f"{game.variant.name} fences")
    compared = 0
    free = [
        (k, given) for k, given in enumerate(game.given) if not given.moved.row.fenced and given.seat != CLOCK
    ]
    for k, given in of_each_kind(free, OF_A_KIND):
        before = game.before(k)
        true = game.before(k + 1)
        for _ in range(WORLDS):
            other = world(before, given.seat, rng.shuffle, rng.randbytes(32))
            if other is None or seen_after(other, given.seat) != seen_after(before, given.seat):
                continue
            moved = other.answer(given.seat, given.choice, given.shown)
            told = heard(moved, given.seat)
            assert told == heard(given.moved, given.seat), f"{given.choice} is no fence, and {told} is told"
            assert moved.row.fenced == given.moved.row.fenced
            same = seen_after(other, given.seat) == seen_after(true, given.seat)
            assert same, f"{given.choice} is no fence, and shows something"
            compared += 1
    return compared


def test_fences(variant: Variant) -> None:
    games = [recorded(variant), *(play(variant, seed) for seed in range(2, GAMES + 1))]
    free = [given for game in games for given in game.given if not given.moved.row.fenced]
    compared = sum(unfenced_answers_teach_nothing(game) for game in games)
    assert compared >= min(len(free), ENOUGH)


def test_draws_are_fences(game: Game) -> None:
    for given in game.given:
        row = given.moved.row
        assert row.fenced or not (row.draws or given.ask.final)
