"""Two worlds: what a viewer cannot see changes nothing that the viewer gets."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

from db.records import SeatRecord, TableRecord
from engines.core.table import Table
from host.games import Games
from host.shown.board_card import board
from host.shown.hand_card import hand
from host.shown.pictures import board_text, hand_text, sample
from host.tables.loaded import LoadedTable

from .kit import NAMES, Game, Variant, play, recorded
from .two_worlds import TRIES, Compared, Pair, worlds

#: The path in a component that turns a panel's pages.
_TURN = re.compile(r'(?::|")~([^"]+)"')
#: Steps of a game that are tried, times the viewers; about so many pairs of worlds are also read, every so
#: many of them looked at as well (a picture takes as long as a hundred pairs).
STEPS, READ, LOOKED_AT = 90, 5, 5
#: Pairs that must have been compared for each viewer, where there was anything to exchange.
ENOUGH = 15


def loaded_table(game: Game, table: Table[Any]) -> LoadedTable:
    """A table as the host has it, with names that try the words."""
    record = TableRecord(
        id="K7QM",
        game=game.spec.key,
        status="playing",
        settings=b"{}",
        seats=game.variant.seats,
        guild=1,
        channel=2,
        host=3,
        language="en",
        secret=b"",
        rules_version=game.spec.rules_version,
        made=0.0,
        touched=0.0,
    )
    seats = [
        SeatRecord(table="K7QM", seat=seat, user=100 + seat, name=NAMES[seat], joined=0.0)
        for seat in range(game.variant.seats)
    ]
    return LoadedTable(record, seats, Games.found()[game.spec.key], table)


def read_aloud(game: Game, table: Table[Any], viewer: int | None) -> Iterator[Any]:
    """Every word and every component that a viewer is sent, all pages of the panel included."""
    loaded = loaded_table(game, table)
    yield [part.to_component_dict() for part in board(loaded, None, [], {}).parts]
    yield board_text(loaded)
    if viewer is None:
        return
    paths, done = [""], set()
    while paths:
        path = paths.pop()
        done.add(path)
        page = [part.to_component_dict() for part in hand(loaded, viewer, None, path=path).parts]
        yield page
        paths += sorted(set(_TURN.findall(json.dumps(page))) - done - set(paths))
    yield hand_text(loaded, viewer)


def pictures(game: Game, table: Table[Any], viewer: int | None) -> Iterator[tuple[bytes, str]]:
    """The pictures that a viewer is sent, with their alt texts."""
    names = game.spec.named(NAMES[: game.variant.seats])
    drawn = Games.found()[game.spec.key]
    yield sample(drawn, table, seat=None, names=names)
    if viewer is not None:
        yield sample(drawn, table, seat=viewer, names=names)


def same_to_the_eye(game: Game, pair: Pair, *, drawn: bool) -> None:
    """Words, components and pictures of two worlds are the same for the viewer."""
    for a, b in zip(
        read_aloud(game, pair.true, pair.viewer), read_aloud(game, pair.other, pair.viewer), strict=True
    ):
        assert a == b
    if drawn:
        for one, two in zip(
            pictures(game, pair.true, pair.viewer), pictures(game, pair.other, pair.viewer), strict=True
        ):
            assert one == two


def compare(game: Game, seen: Compared) -> None:
    """A game's steps, or some of them where they are many; some moments are read and looked at."""
    rng = Random(f"{game.variant.name} two worlds")
    steps = list(game.steps())
    viewers = game.variant.seats + 1
    chosen = sorted({0, *rng.sample(range(len(steps)), min(STEPS // viewers, len(steps)))})
    often = READ / (len(chosen) * viewers * TRIES * 2)
    read = 0
    for checkpoint, given in (steps[at] for at in chosen):
        for pair in worlds(game, checkpoint, given, rng, seen):
            if rng.random() < often:
                read += 1
                same_to_the_eye(game, pair, drawn=read % LOOKED_AT == 2)


def test_two_worlds(variant: Variant) -> None:
    seen = Compared()
    compare(recorded(variant), seen)
    for seed in range(2, 6):
        if all(seen.pairs[viewer] >= ENOUGH for viewer in (*range(variant.seats), None)):
            break
        compare(play(variant, seed), seen)
    for viewer in (*range(variant.seats), None):
        assert seen.pairs[viewer] >= ENOUGH, f"hardly anything was hidden from {viewer}"
