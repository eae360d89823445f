"""Computer players that tests question, and games that they play among themselves."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

import msgspec

from engines.core.ask import Ask, Option, fits
from engines.core.chance import Chance
from engines.core.chooser import Chooser, Worlds
from engines.core.run import bare
from engines.core.spec import Context, GameSpec
from engines.players.random import choose as choose_random
from host.simulation import seed_of

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


def asked_everything(
    spec: GameSpec[Any],
    seats: int,
    settings: msgspec.Struct,
    number: int,
    chooser: Chooser,
    *,
    astray: float = 0.3,
    lost: Callable[[Ask[Any], Random], Option] = choose_random,
) -> set[str]:
    """Play one of many games in which the player is asked everything, and each of its answers fits.

    Instead of some of them (``astray``: which share) what ``lost`` says is done: what the player never does
    has consequences that it must be able to deal with. The kinds of questions that came up.
    """
    kinds: set[str] = set()
    g = Context(spec.new(seats, settings), Chance(seed_of(3, number)))

    def mixed(seen: Any, ask: Ask[Any], worlds: Worlds | None, rng: Random) -> Option:
        kinds.add(ask.kind)
        said = chooser(seen, ask, worlds, rng)
        assert fits(ask, said), f"{said} does not answer {ask.kind}"
        return lost(ask, rng) if rng.random() < astray else said

    play_out(spec, g, g.s.seats, mixed, Random(number))
    return kinds
