"""Pictures from any seed, without a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import islice
from random import Random
from typing import Any

from engines.core.spec import GameSpec
from engines.core.table import Table
from engines.players import player

from .games import Games
from .shown.pictures import sample
from .simulation import BadRequest, find, options_of
from .words import host_words


def table_names(names: str = "") -> tuple[str, ...]:
    """Names by seat, as they are given: parted by bars; after those the usual ones."""
    usual = [name.strip() for name in host_words()("picture-names").split("|")]
    given = [name.strip() for name in names.split("|")] if names else []
    return (*given, *usual[len(given) :])


def played(spec: GameSpec[Any], seats: int, settings: Any, seed: int) -> Iterator[Table[Any]]:
    """One live table before each answer of computer players, and at the end; the same again for a seed."""
    rng = Random(seed)
    table, _ = Table.start(spec, seats, settings, sha256(str(seed).encode()).digest())
    choose = player(spec, next(iter(spec.players), "random"))
    yield table
    while table.outcome is None:
        at = table.awaited[0]
        table.answer(at, choose(spec.view(table.g.s, at), table.asks[at], None, rng))
        yield table


def picture(
    games: Games,
    game: str,
    seats: int,
    seed: int,
    decisions: int,
    seat: int | None,
    options: Sequence[str],
    names: str = "",
) -> tuple[bytes, str]:
    """The board of a game played to some point, or a ``seat``'s hand: PNG and alt text. Raises BadRequest."""
    spec = find(games, game, seats)
    chosen = options_of(spec, seats, options)
    if seat is not None and not 0 <= seat < seats:
        raise BadRequest("seat", seat, range(seats))
    for table in islice(played(spec, seats, chosen, seed), max(0, decisions) + 1):
        at = table
    return sample(games.named(game), at, seat=seat, names=spec.named(table_names(names)[:seats]))
