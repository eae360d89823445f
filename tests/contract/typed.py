"""What people type: whatever the bot shows of an option can be typed, as keyboards write it."""

from __future__ import annotations

import unicodedata
from random import Random
from typing import Any

import pytest

from cogs.typed_answers import meant, suggestions
from engines.core import codec
from engines.core.ask import CLOCK, Ask, fits
from engines.core.words import plain
from engines.players.random import choose
from host.errors import Sorry
from host.shown.option_words import item_words, option_words
from host.shown.panel import hole_of
from host.tables.loaded import LoadedTable

from .hosted import loaded_table
from .kit import PlayedGame

#: About so many asks of a game are answered by typing, so many options of each.
ASKS, OPTIONS = 8, 3
#: Keys that give one sign for another.
OTHER_KEYS = str.maketrans({"'": "\u2019", "\u2019": "'", "-": "\u2011", " ": "\xa0"})


def shown(loaded: LoadedTable, seat: int, option: Any) -> str:
    """An answer in words, as its button or its line of a select says it."""
    return plain(option_words(loaded, seat, option, loaded.words()))


def ways(label: str) -> tuple[str, ...]:
    """How a label may come to be typed."""
    return label, unicodedata.normalize("NFD", label.upper() if label.isascii() else label).translate(
        OTHER_KEYS
    )


def typed_is_meant(loaded: LoadedTable, ask: Ask[Any], rng: Random) -> None:
    """Some options of an ask, by their words."""
    every = [label for label, _ in suggestions(loaded, ask.seat, "")]
    assert len(set(every)) == len(every), "no two choices read the same"
    for _ in range(OPTIONS):
        option = choose(ask, rng)
        if not fits(ask, option):
            continue
        label, text = shown(loaded, ask.seat, option), codec.text(option)
        for typed in (text, text.casefold(), *(ways(label) if option in ask.options else ())):
            found = {value: label for label, value in suggestions(loaded, ask.seat, typed)}
            alike = sum(each == label or each.startswith(f"{label} · ") for each in found.values())
            if alike > 1 and typed not in (text, text.casefold()):
                with pytest.raises(Sorry, match="several-options"):
                    meant(loaded, ask.seat, typed)
                typed = found[text]
            assert meant(loaded, ask.seat, typed) == text, (typed, ask.kind)


def items_are_meant(loaded: LoadedTable, ask: Ask[Any], rng: Random) -> None:
    """The items of a list, by their words."""
    for offered in ask.options:
        hole = hole_of(offered)
        if hole is None or not hasattr(hole, "of") or sum(map(hole_of_any, ask.options)) > 1:
            continue
        chosen = rng.sample(hole.of, max(hole.least, min(1, hole.most)))
        named = [plain(item_words(loaded.words(), offered, item)) for item in chosen]
        every = [plain(item_words(loaded.words(), offered, item)) for item in hole.of]
        if not chosen or len(set(every)) < len(every):
            continue
        for typed in ways(", ".join(named)):
            values = [value for _, value in suggestions(loaded, ask.seat, typed)]
            wanted = codec.text(offered).replace(codec.OPEN, "+".join(sorted(chosen, key=hole.of.index)), 1)
            ordered = codec.text(offered).replace(codec.OPEN, "+".join(chosen), 1)
            assert {wanted, ordered} & {*values}, (typed, values[:5])


def hole_of_any(option: Any) -> bool:
    """Whether an option has a hole."""
    return hole_of(option) is not None


def what_is_shown_can_be_typed(game: PlayedGame) -> None:
    """At many moments of a game, for one seat that is asked."""
    table, rng = game.before(0), Random(f"{game.variant.name} typed")
    for k, given in enumerate(game.given):
        if k % max(1, len(game.given) // ASKS) == 0:
            loaded = loaded_table(game.variant, table)
            asks = [ask for seat, ask in table.asks.items() if seat != CLOCK]
            for ask in asks[:1]:
                typed_is_meant(loaded, ask, rng)
                items_are_meant(loaded, ask, rng)
        table.answer(given.seat, given.choice)
