"""Fences: an answer that can be taken back has taught its seat nothing."""

from __future__ import annotations

from random import Random
from typing import Any

from engines.core.ask import CLOCK
from engines.core.stored import pack
from engines.core.table import Table
from engines.core.worlds import world

from .kit import PlayedGame, heard, of_each_kind, recorded

#: Worlds tried for one answer, answers of each kind in a game, and games played to find enough of them.
WORLDS, OF_A_KIND, GAMES = 4, 5, 2
ENOUGH = 10


def seen_after(table: Table[Any], seat: int) -> tuple[Any, ...]:
    """What a seat sees and is asked."""
    return pack(table.spec.view(table.g.s, seat)), table.asks.get(seat), table.ids.get(seat), table.awaited


def worlds_compared(game: PlayedGame) -> int:
    """Shuffle all that is hidden before an unfenced answer, and load other dice: its seat sees and
    hears the same. The number of worlds compared."""
    rng = Random(f"{game.variant.name} fences")
    compared = 0
    free = [
        (k, given) for k, given in enumerate(game.given) if not given.moved.row.fenced and given.seat != CLOCK
    ]
    for k, given in of_each_kind(free, OF_A_KIND):
        before = game.before(k)
        seen = seen_after(before, given.seat)
        after = seen_after(game.before(k + 1), given.seat)
        for _ in range(WORLDS):
            other = world(before, given.seat, rng.shuffle, rng.randbytes(32))
            if other is None or seen_after(other, given.seat) != seen:
                continue
            moved = other.answer(given.seat, given.choice, given.shown)
            told = heard(moved, given.seat)
            assert told == heard(given.moved, given.seat), f"{given.choice} is no fence, and {told} is told"
            assert moved.row.fenced == given.moved.row.fenced
            assert seen_after(other, given.seat) == after, f"{given.choice} is no fence, and shows something"
            compared += 1
    return compared


def unfenced_answers_teach_nothing(game: PlayedGame) -> None:
    """In this game and in others of its kind, and something is compared."""
    games = [game, *(recorded(game.variant, seed) for seed in range(2, GAMES + 1))]
    free = [given for each in games for given in each.given if not given.moved.row.fenced]
    compared = sum(worlds_compared(each) for each in games)
    assert compared >= min(len(free), ENOUGH)


def draws_are_fences(game: PlayedGame) -> None:
    """Who has seen a die fall cannot take it back, nor who was told that an answer is final."""
    for given in game.given:
        row = given.moved.row
        assert row.fenced or not (row.draws or given.ask.final)
