"""A picture from any seed, without a table."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from random import Random

from engines.core.table import Table
from engines.players import player

from .games import Games
from .shown.pictures import sample
from .simulation import BadRequest, find, options_of
from .words import host_words


def picture(
    games: Games, game: str, seats: int, seed: int, decisions: int, seat: int | None, options: Sequence[str]
) -> tuple[bytes, str]:
    """The board of a game played to some point, or a ``seat``'s hand: PNG and alt text. Raises BadRequest."""
    spec = find(games, game, seats)
    chosen = options_of(spec, seats, options)
    if seat is not None and not 0 <= seat < seats:
        raise BadRequest("seat", seat, range(seats))
    rng = Random(seed)
    table, _ = Table.start(spec, seats, chosen, sha256(str(seed).encode()).digest())
    for _ in range(decisions):
        if table.outcome is not None:
            break
        at = table.awaited[0]
        choose = player(spec, next(iter(spec.players), "random"))
        table.answer(at, choose(spec.view(table.g.s, at), table.asks[at], None, rng))
    names = tuple(name.strip() for name in host_words()("picture-names").split("|"))
    return sample(games.named(game), table, seat=seat, names=names[:seats])
