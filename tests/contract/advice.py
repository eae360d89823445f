"""Advice: always answers that may be given, each with reasons in words, and the same again."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec

from engines.core import codec
from engines.core.ask import CLOCK, fits
from engines.core.table import Table
from engines.core.words import plain
from engines.players.advice import MOST, Advised, advises
from host.shown.advice import advice_words
from host.shown.hand_card import hand
from host.shown.press_ids import Verb, decode
from host.tables.coach import advised, coached
from host.tables.loaded import LoadedTable

from .hosted import loaded_table
from .kit import Given, PlayedGame, of_each_kind
from .subjects import Variant
from .words import LEFT_OPEN

#: Questions of each kind, by what was answered, that are advised on in a game.
OF_EACH_KIND = 2
#: Answers that are played again from the first.
SHORT = 60
#: Letters of a message, and parts that Discord takes.
MOST_LETTERS, MOST_PARTS = 4_000, 40


def against_computers(variant: Variant, table: Table[Any], seat: int) -> LoadedTable:
    """A table at which one person sits."""
    loaded = loaded_table(variant, table)
    seats = [each if each.seat == seat else msgspec.structs.replace(each, user=None) for each in loaded.seats]
    return replace(loaded, seats=seats)


def reasons(loaded: LoadedTable, one: Advised) -> list[str]:
    """All that speaks for an answer, in words."""
    words, names = loaded.words(), loaded.placed()
    hints = [] if one.hint is None else [words.describe("hint", one.hint, names)]
    return [*hints, *(words.describe("why", each, names) for each in one.why)]


def asked(game: PlayedGame) -> Iterator[tuple[int, Given]]:
    """Questions of a game, of each kind some."""
    for k, given in of_each_kind(enumerate(game.given), OF_EACH_KIND):
        if given.seat != CLOCK:
            yield k, given


def what_is_advised_can_be_chosen(game: PlayedGame) -> None:
    """At most three answers, each of which the ask takes, and each with reasons; whoever must answer is never
    left alone. The panel has room for it."""
    if not advises(game.spec):
        return
    looked = 0
    for k, given in asked(game):
        loaded = against_computers(game.variant, game.before(k), given.seat)
        found = advised(loaded, given.seat)
        _is_sound(loaded, given, found)
        _has_room(loaded, given.seat)
        looked += len(found)
    assert looked


def _is_sound(loaded: LoadedTable, given: Given, found: tuple[Advised, ...]) -> None:
    kind = given.ask.kind
    assert found or not given.ask.must, f"{kind}: whoever must answer is left alone"
    assert len(found) <= MOST
    assert len({codec.text(one.choice) for one in found}) == len(found), f"{kind} names an answer twice"
    for one in found:
        assert fits(given.ask, one.choice), f"{kind} does not take {one.choice}"
        assert codec.parse(loaded.spec.options, codec.text(one.choice)) == one.choice
        said = reasons(loaded, one)
        assert said, f"{kind}: nothing speaks for {one.choice}"
        for line in said:
            assert re.search(r"\w", line), f"{kind}: {one}"
            assert not LEFT_OPEN.search(plain(line)), line


def _has_room(loaded: LoadedTable, seat: int) -> None:
    text = advice_words(loaded, seat)
    card = hand(loaded, seat, None, advice=text)
    parts = list(card.view().walk_children())
    texts = [str(part.content) for part in parts if hasattr(part, "content")]
    assert text in texts, "the advice is cut"
    assert sum(map(len, texts)) <= MOST_LETTERS
    assert len(parts) <= MOST_PARTS
    ids = [decode(str(part.to_component_dict().get("custom_id"))) for part in parts]
    [press] = [press for press in ids if isinstance(press, Verb) and press.name == "advice"]
    assert press.ask == loaded.opened().ids[seat], "it carries its moment"


def the_same_question_gets_the_same_advice(game: PlayedGame) -> None:
    """From any checkpoint, and with other seats held by other people."""
    for k, given in asked(game) if advises(game.spec) else ():
        checkpoints = game.checkpoints_before(k)
        first, last = checkpoints[0], checkpoints[-1]
        one = against_computers(game.variant, game.before(k, last), given.seat)
        other = loaded_table(game.variant, game.before(k, first if k < SHORT else last))
        assert advised(one, given.seat) == advised(other, given.seat)
        assert advice_words(one, given.seat) == advice_words(other, given.seat)
        assert coached(one)
        assert not coached(other) or game.variant.seats == 1
