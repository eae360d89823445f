"""Computer players that tests question, and games that they play among themselves."""

from __future__ import annotations

from random import Random
from typing import Any, TypeVar

from engines.core.ask import Ask, Option, fits
from engines.core.run import bare
from engines.core.spec import Chooser, Context, GameSpec

S = TypeVar("S")


def answer(spec: GameSpec[S], g: Context[S], ask: Ask[Any] | None, chooser: Chooser) -> Option:
    """What a player says who leaves nothing to chance: it fits, and is the same each time."""
    assert ask is not None, "nothing is asked"
    seen = spec.view(g.s, ask.seat)
    said = chooser(seen, ask, None, Random(0))
    assert fits(ask, said), f"{said} does not answer {ask.kind}"
    assert chooser(seen, ask, None, Random(1)) == said
    return said


def play_out(spec: GameSpec[S], g: Context[S], seats: int, chooser: Chooser, rng: Random) -> int:
    """Play a game to its end with one player for all seats; the number of answers."""

    def say(ask: Ask[Any]) -> Option:
        return chooser(spec.view(g.s, ask.seat), ask, None, rng)

    return bare(spec, g, [say] * seats)
