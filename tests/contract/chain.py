"""Plays one short game of each kind and prints its chain of checks, and what is advised: run in processes of
their own."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engines.core import codec
from engines.core.ask import CLOCK
from engines.core.stored import read_state
from engines.players.advice import advice
from tests.contract.kit import PlayedGame, play, spread
from tests.contract.subjects import ALL

#: Questions of a game that are advised on.
QUESTIONS = 30


def chains() -> Iterator[str]:
    """A line a game: its name, the checks of all its rows, and advice."""
    for variant in {variant.spec.key: variant for variant in reversed(ALL)}.values():
        game = play(variant, "chain")
        yield f"{variant.name} {' '.join(f'{row.crc:08x}' for row in game.rows)} {' '.join(_advice(game))}"


def _advice(game: PlayedGame) -> Iterator[str]:
    spec = game.spec
    for moment, given in spread([*zip(game.moments, game.given, strict=False)], QUESTIONS):
        if given.seat != CLOCK:
            view = spec.view(read_state(spec, moment.state), given.seat)
            for one in advice(spec, view, given.ask, Random(moment.n)):
                yield codec.text(one.choice)


if __name__ == "__main__":
    print("\n".join(chains()))
