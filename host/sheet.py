"""Contact sheets of a game, for looking at its pictures: every number of seats, from the first question to
the final card, as narrow as a phone shows them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from engines.core.table import Table
from render.kit.canvas import encode
from render.kit.contact import Tile, contact_sheet, gap, tile
from render.kit.scene import Scene

from .games import Game, Games
from .sample import played, table_names
from .simulation import find, named, options_of

#: At how many points of a game it is looked at before its end.
MOMENTS = 5


def sheets(
    games: Games, game: str, folder: Path, *, seats: int | None, seed: int, options: Sequence[str], names: str
) -> Iterator[Path]:
    """Draw a game's sheets one after the other, for one number of ``seats`` or all, and write them into
    ``folder``, each beside a text with what its pictures are and their alt texts.

    Raises BadRequest, and OSError for what cannot be written.
    """
    counts = named(games, game).seats if seats is None else (seats,)
    chosen = {count: options_of(find(games, game, count), count, options) for count in counts}
    folder.mkdir(parents=True, exist_ok=True)
    for count, settings in chosen.items():
        rows = tiles(games.named(game), count, settings, seed, table_names(names))
        path = folder / f"{game}-{count}.png"
        path.write_bytes(encode(contact_sheet(rows)))
        told = "\n\n".join(f"{one.label}\n{one.alt}" for one in _in_columns(rows))
        path.with_suffix(".txt").write_text(f"{told}\n", encoding="utf-8")
        yield path


def tiles(game: Game, seats: int, settings: Any, seed: int, names: Sequence[str]) -> list[list[Tile]]:
    """The pictures of one game: boards with the cover before them, and below each the hand of a seat that is
    asked."""
    length = sum(1 for _ in played(game.spec, seats, settings, seed)) - 1
    wanted = sorted({length * at // MOMENTS for at in range(MOMENTS + 1)})
    words = game.words()
    cover = tile("lobby", game.painter.cover(words), game.painter.cover_alt(words))
    rows: list[list[Tile]] = [[cover], [gap()]]
    for n, table in enumerate(played(game.spec, seats, settings, seed)):
        if n in wanted:
            for row, one in zip(rows, _moment(game, table, n, names[:seats]), strict=True):
                row.append(one)
    return rows


def _moment(game: Game, table: Table[Any], n: int, names: Sequence[str]) -> tuple[Tile, Tile]:
    """The board and a hand after ``n`` answers."""
    spec, painter = game.spec, game.painter
    scene = Scene(spec.named(names), table.awaited, game.words())
    view = spec.view(table.g.s, None)
    what = "final" if table.outcome is not None else "board"
    board = tile(f"{what} after {n}", painter.board(view, scene), painter.board_alt(view, scene))
    seat = table.awaited[0] if table.awaited else n % len(names)
    kind = table.asks[seat].kind if seat in table.asks else None
    own = spec.view(table.g.s, seat)
    label = f"hand of seat {seat}, {kind or 'not asked'}"
    return board, tile(label, painter.hand(own, scene, kind), painter.hand_alt(own, scene, kind))


def _in_columns(rows: Sequence[Sequence[Tile]]) -> Iterator[Tile]:
    yield from (one for column in zip(*rows, strict=True) for one in column if one.label)
