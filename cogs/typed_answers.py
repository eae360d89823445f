"""Answers by typing: what is suggested while somebody types, and what the typed words mean."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from engines.core import codec
from engines.core.ask import Pick, Range
from engines.core.words import Words, plain
from host.errors import Sorry
from host.shown.panel import filled, hole_of, item_words
from host.tables.loaded import LoadedTable
from host.words import safe

_NUMBER = re.compile(r"-?\d+")


def suggestions(
    loaded: LoadedTable, seat: int, typed: str, locale: str | None = None
) -> list[tuple[str, str]]:
    """``(words, answer)`` for what has been typed of an answer so far; the answer is an option as text,
    or for a list that is not full yet what is to be typed on."""
    ask = loaded.ask(seat)
    if ask is None:
        return []
    words, parts = loaded.words(locale), re.split(r"[\s,+.]+", typed.strip().lower())
    found: list[tuple[str, str]] = []
    for option in ask.options:
        hole, text = hole_of(option), codec.text(option)
        if isinstance(hole, Pick):
            found += _picks(loaded, seat, option, hole, typed.lower(), locale)
            continue
        if isinstance(hole, Range):
            found += _numbers(loaded, option, hole, typed.lower(), words)
            continue
        label = _label(loaded, option, words)
        if _has(label, text, parts):
            found.append((label, text))
    return found


def _label(loaded: LoadedTable, option: Any, words: Words) -> str:
    return plain(words.describe("option", option, loaded.placed(safe_names=False)))


def _has(label: str, text: str, parts: list[str]) -> bool:
    """Whether everything that was typed is found in an option's words or its text."""
    haystack = f"{label} {text.replace('.', ' ')}".lower()
    return all(part in haystack for part in parts)


def _picks(
    loaded: LoadedTable, seat: int, option: Any, hole: Pick, typed: str, locale: str | None
) -> list[tuple[str, str]]:
    """A list that grows: what is chosen so far, and with each next item."""
    words, text = loaded.words(locale), codec.text(option)
    named = {item: plain(item_words(words, option, item)) for item in hole.of}
    places = {item: place for item in hole.of if (place := _where(typed, item, named[item])) >= 0}
    chosen = sorted(places, key=places.__getitem__)
    found: list[tuple[str, str]] = []
    if hole.least <= len(chosen) <= hole.most:
        found.append((", ".join(named[item] for item in chosen) or "-", filled(loaded, seat, text, chosen)))
    if len(chosen) < hole.most:
        rest = re.split(r"[\s,+]+", typed)[-1]
        for item in hole.of:
            if item not in places and (not rest or places or rest in f"{item} {named[item]}".lower()):
                listed = [*chosen, item]
                found.append((", ".join(named[one] for one in listed), " ".join(listed)))
    return found


def _where(typed: str, *names: str) -> int:
    """Where one of the names stands in what was typed, as a word of its own; -1 if none does."""
    for name in names:
        found = re.search(rf"(?<!\w){re.escape(name.lower())}(?!\w)", typed)
        if found is not None:
            return found.start()
    return -1


def _numbers(
    loaded: LoadedTable, option: Any, hole: Range, typed: str, words: Words
) -> list[tuple[str, str]]:
    """The number typed, if it is one of those offered; else the first of them, to show what is wanted. What
    else was typed must fit too: whom the number is for."""
    number, steps = _NUMBER.search(typed), range(hole.least, hole.most + 1, hole.step)
    wanted: Iterable[int] = steps[:25]
    if number is not None:
        wanted = [int(number[0])] if int(number[0]) in steps else []
    parts = [part for part in re.split(r"[\s,+.]+", _NUMBER.sub(" ", typed, count=1)) if part]
    found = []
    for value in wanted:
        text = codec.text(option).replace(codec.OPEN, str(value), 1)
        whole = codec.parse(loaded.spec.options, text)
        label = str(value) if whole is None else _label(loaded, whole, words)
        if _has(label, text, parts):
            found.append((label, text))
    return found


def meant(loaded: LoadedTable, seat: int, typed: str, locale: str | None = None) -> str:
    """The option as text that a typed answer means; raises Sorry if it is none, or several."""
    kinds = loaded.spec.options
    if codec.OPEN not in typed and codec.parse(kinds, typed.strip()) is not None:
        return typed.strip()
    found = suggestions(loaded, seat, typed, locale)
    whole = [value for _, value in found if codec.parse(kinds, value) is not None]
    exact = [value for label, value in found if label.lower() == typed.strip().lower() and value in whole]
    if len(whole) == 1 or len(exact) == 1:
        return exact[0] if len(exact) == 1 else whole[0]
    raise Sorry("several-options" if whole else "no-such-answer", typed=safe(typed)[:60])
