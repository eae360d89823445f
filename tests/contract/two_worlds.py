"""Two worlds: what a viewer cannot see changes nothing that the viewer gets."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any

from engines.core.stored import pack, read_state
from engines.core.table import Table
from engines.players.advice import advises
from host.shown.advice import advice_words
from host.shown.board_card import board
from host.shown.hand_card import hand
from host.shown.pictures import board_text, hand_text
from tests.engines.kit.telling import hears

from .exchanged import TRIES, Compared, Pair, worlds
from .hosted import loaded_table
from .kit import PlayedGame, Step, recorded

#: The path in a component that turns a panel's pages.
_TURN = re.compile(r'(?::|")~([^"]+)"')
#: Steps of a game that are tried, times the viewers; about so many pairs of worlds are also read.
STEPS, READ = 60, 5
#: Pairs that must have been compared for each viewer, where there was anything to exchange.
ENOUGH = 15
#: Pairs in which advice is compared, at most; and how often it is where it could be.
ADVISED, ADVICE = 15, 0.5
#: Games of an open game that are looked at besides.
DEALS = 5


def read_aloud(game: PlayedGame, table: Table[Any], viewer: int | None) -> Iterator[Any]:
    """Every word and every component that a viewer is sent, all pages of the panel included."""
    loaded = loaded_table(game.variant, table)
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


def same_to_the_eye(game: PlayedGame, pair: Pair) -> None:
    """Words and components of two worlds are the same for the viewer. Pictures are drawn of the view, which
    is compared everywhere; that nothing hidden shows in them is tested in ``tests/pictures``."""
    true, other = (read_aloud(game, table, pair.viewer) for table in (pair.true, pair.other))
    for a, b in zip(true, other, strict=True):
        assert a == b


def same_advice(game: PlayedGame, pair: Pair) -> bool:
    """Whoever is asked the same in two worlds is advised the same. Whether somebody is asked."""
    viewer = pair.viewer
    if viewer is None or viewer not in pair.true.asks or not advises(game.spec):
        return False
    one, other = (
        advice_words(loaded_table(game.variant, table), viewer) for table in (pair.true, pair.other)
    )
    assert one == other
    return True


def compare(game: PlayedGame, seen: Compared) -> None:
    """A game's steps, or where they are many some of every kind; some moments are read."""
    rng = Random(f"{game.variant.name} two worlds")
    viewers = game.variant.seats + 1
    chosen = _of_every_kind(list(game.steps()), STEPS // viewers, rng)
    often = READ / (len(chosen) * viewers * TRIES * 2)
    for checkpoint, given in chosen:
        for pair in worlds(game, checkpoint, given, rng, seen):
            if rng.random() < often:
                same_to_the_eye(game, pair)
            if seen.advised < ADVISED and rng.random() < ADVICE:
                seen.advised += same_advice(game, pair)


def _of_every_kind(steps: list[Step], most: int, rng: Random) -> list[Step]:
    """At most so many steps: the first, of those in which the same was asked one, then any others."""
    kinds: dict[tuple[str, ...], list[int]] = defaultdict(list)
    for at, (_, given) in enumerate(steps):
        kinds[tuple(dict.fromkeys(each.ask.kind for each in given))].append(at)
    ones = [rng.choice(found) for found in kinds.values()]
    order = dict.fromkeys((0, *rng.sample(ones, len(ones)), *rng.sample(range(len(steps)), len(steps))))
    return [steps[at] for at in sorted(list(order)[:most])]


def a_viewer_gets_the_same(game: PlayedGame) -> None:
    """Whatever is exchanged that the viewer cannot see. Of an open game there is nothing to exchange."""
    viewers = (*range(game.variant.seats), None)
    seen = Compared()
    compare(game, seen)
    if game.variant.hooks.open:
        assert not seen.pairs, "an open game hides nothing"
        return
    for seed in range(2, 6):
        if all(seen.pairs[viewer] >= ENOUGH for viewer in viewers):
            break
        compare(recorded(game.variant, seed), seen)
    for viewer in viewers:
        assert seen.pairs[viewer] >= ENOUGH, f"hardly anything was hidden from {viewer}"
    assert seen.advised or not advises(game.spec), "nobody was advised"


def an_open_game_shows_all(game: PlayedGame) -> None:
    """What everybody hears and sees of an open game is all of it: no word to one seat alone, and no two
    states that look alike to a spectator, whatever was dealt."""
    if not game.variant.hooks.open:
        return
    games = [game, *(recorded(game.variant, seed) for seed in range(2, 2 + DEALS))]
    looks: dict[bytes, bytes] = {}
    for each in games:
        for moved in (each.start, *(given.moved for given in each.given)):
            assert all(hears(told, None) for told in moved.events), "told to some alone"
        for moment in each.moments:
            look = pack(game.spec.view(read_state(game.spec, moment.state), None))
            assert looks.setdefault(look, moment.state) == moment.state, "two states look alike"
