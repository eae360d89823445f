"""Hashes of whole games: a change of the rules that does not raise ``rules_version`` is noticed.

``recorded.json`` holds, for each game at each number of seats, one hash over some games by random players and
one for each computer player of its own. It is written anew by::

    python -m tests.contract.recorded

after ``rules_version`` was raised, or after a computer player has learned to choose otherwise.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

from engines.core.ask import CLOCK, Ask
from engines.core.spec import GameSpec
from engines.core.stored import pack
from engines.core.table import Table

from .kit import Chooser, PlayedGame, anything, play
from .subjects import Variant, found, subject

FILE = Path(__file__).with_suffix(".json")
#: Games behind one hash: by random players, and by each computer player.
RANDOM, OWN = 6, 2


def plain(key: str) -> list[Variant]:
    """A game of the house at each number of seats, with the settings as they are."""
    one = subject(key)
    return [Variant(one, seats, one.spec.settings(), f"{key}-{seats}") for seats in one.spec.seats]


def hashes(variant: Variant) -> dict[str, str]:
    """Who plays, and the hash of some games by such players."""
    found = {"random": _hash(variant, RANDOM, anything)}
    for name in variant.spec.players:
        found[name] = _hash(variant, OWN, _own(variant.spec, name))
    return found


def _own(spec: GameSpec[Any], name: str) -> Chooser:
    chooser = spec.players[name]

    def choose(table: Table[Any], ask: Ask[Any], rng: Random) -> Any:
        if ask.seat == CLOCK or not ask.must:  # a computer player answers where it must, and only there
            return anything(table, ask, rng)
        return chooser(spec.view(table.g.s, ask.seat), ask, None, rng)

    return choose


def _hash(variant: Variant, count: int, chooser: Chooser) -> str:
    digest = blake2b(digest_size=12)
    for number in range(count):
        for part in _parts(play(variant, f"recorded {number}", chooser)):
            digest.update(part)
    return digest.hexdigest()


def _parts(game: PlayedGame) -> Iterator[bytes]:
    """All that a game was: answers, checks of the state, dice, what was told and to whom, the end."""
    for moved in (game.start, *(given.moved for given in game.given)):
        yield pack((moved.row, [(told.seats, told.event) for told in moved.events]))
    yield game.moments[-1].state


def read() -> dict[str, Any]:
    """By game: its ``rules_version``, and by number of seats what :func:`hashes` gave."""
    recorded: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return recorded


def write() -> None:
    """Play all games and write their hashes."""
    games = {
        one.spec.key: {
            "rules_version": one.spec.rules_version,
            "seats": {str(variant.seats): hashes(variant) for variant in plain(one.spec.key)},
        }
        for one in found()
    }
    FILE.write_text(json.dumps(games, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
