"""What people type: what is suggested meanwhile, and what it means. Whatever the bot shows can be typed."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from db.folded import bare, folded
from engines.core import codec
from engines.core.ask import Pick, Range, fits
from engines.core.words import Words, plain
from host.errors import Sorry
from host.shown.option_words import item_words, option_words
from host.shown.panel import filled, hole_of
from host.tables.loaded import LETTERS, LoadedTable
from host.words import clipped, safe

#: A number with thousands marks, and one without. More digits are no number of ours.
_GROUPED = re.compile(r"(?<![\w.])-?\d{1,3}(?:[ ,.]\d{3}){1,4}(?!\w)")
_DIGITS = re.compile(r"(?<!\d)-?\d{1,15}(?!\d)")
_MARKS = re.compile(r"[ ,.]")
_BETWEEN = re.compile(r"[\s,+.·()]+")
#: So many choices are named where several fit.
_NAMED = 4


# -- numbers ---------------------------------------------------------------------------------------


def typed_number(text: str) -> str:
    """What was typed as a number, in plain digits; anything else as it is.

    >>> typed_number(" $1,000 "), typed_number("\u22125"), typed_number("1 2")
    ('1000', '-5', '1 2')
    """
    flat = _without_currency(folded(text)).strip()
    is_number = _GROUPED.fullmatch(flat) or _DIGITS.fullmatch(flat)
    return _MARKS.sub("", flat) if is_number else text.strip()


def _without_currency(text: str) -> str:
    if text.isascii():
        return text.replace("$", "")
    return "".join(char for char in text if unicodedata.category(char) != "Sc")


def _compared(text: str) -> str:
    """Text as labels and typed words are compared: folded, sums in plain digits."""
    return re.sub(r"(?<=\d),(?=\d{3}(?!\d))", "", _without_currency(folded(text)))


# -- answers ---------------------------------------------------------------------------------------


def suggestions(
    loaded: LoadedTable, seat: int, typed: str, locale: str | None = None
) -> list[tuple[str, str]]:
    """``(words, answer)`` for what has been typed of an answer so far; the answer is an option as text,
    or for a list that is not full yet what is to be typed on."""
    ask = loaded.ask(seat)
    if ask is None:
        return []
    words, typed = loaded.words(locale), _compared(typed)
    parts = [part for part in _BETWEEN.split(typed) if part]
    found: list[tuple[str, str, str]] = []
    for option in ask.options:
        hole, text, purpose = hole_of(option), codec.text(option), _purpose(loaded, option, words)
        if isinstance(hole, Pick):
            listed = _picks(loaded, seat, option, hole, typed, locale)
        elif isinstance(hole, Range):
            listed = _numbers(loaded, seat, option, hole, typed, words)
        else:
            label = plain(option_words(loaded, seat, option, words))
            general = words.describe("option", option, loaded.placed(safe_names=False))
            listed = [(label, text)] if _has(f"{label} {general} {purpose}", text, parts) else []
        found += [(label, value, purpose) for label, value in listed]
    said = Counter(label for label, _, _ in found)
    apart = [
        # Where two read the same it is said what each is for.
        (label if said[label] == 1 else f"{label} · {purpose or value}", value)
        for label, value, purpose in found
    ]
    return list(dict.fromkeys(apart))


def _purpose(loaded: LoadedTable, option: Any, words: Words) -> str:
    """What the list is for in which an option is offered; empty if its game has no words for it."""
    if not words.has(f"option-{codec.tag(type(option))}.menu"):
        return ""
    return plain(words.describe("option", option, loaded.placed(safe_names=False), "menu"))


def _has(label: str, text: str, parts: list[str]) -> bool:
    """Whether everything that was typed is found in an option's words or its text."""
    haystack = f"{_compared(label)} {text.replace('.', ' ').casefold()}"
    return all(part in haystack for part in parts) or all(part in bare(haystack) for part in parts)


def _picks(
    loaded: LoadedTable, seat: int, option: Any, hole: Pick, typed: str, locale: str | None
) -> list[tuple[str, str]]:
    """A list that grows: what is chosen so far, and with each next item."""
    words, text = loaded.words(locale), codec.text(option)
    named = {item: plain(item_words(words, option, item)) for item in hole.of}
    chosen = _items(typed, named)
    found: list[tuple[str, str]] = []
    if hole.least <= len(chosen) <= hole.most:
        found.append((", ".join(named[item] for item in chosen) or "-", filled(loaded, seat, text, chosen)))
    if len(chosen) < hole.most:
        rest = re.split(r"[\s,+]+", typed)[-1]
        for item in hole.of:
            fresh = item not in chosen
            if fresh and (not rest or chosen or rest in _compared(f"{item} {named[item]}")):
                listed = [*chosen, item]
                found.append((", ".join(named[one] for one in listed), " ".join(listed)))
    return found


def _items(typed: str, named: dict[str, str]) -> list[str]:
    """The items that are named in what was typed, as words of their own, in that order. The longest name
    that fits counts: one may begin as another does. Of several with one name each naming means the next."""
    meant: dict[str, list[str]] = {}
    for item, name in named.items():
        for word in {_compared(item), _compared(name)} - {""}:
            meant.setdefault(word, []).append(item)
    if not meant:
        return []
    longest = sorted(map(re.escape, meant), key=len, reverse=True)
    chosen: list[str] = []
    for found in re.finditer(rf"(?<!\w)(?:{'|'.join(longest)})(?!\w)", typed):
        chosen += [item for item in meant[found[0]] if item not in chosen][:1]
    return chosen


def _numbers(
    loaded: LoadedTable, seat: int, option: Any, hole: Range, typed: str, words: Words
) -> list[tuple[str, str]]:
    """The number typed, if it is one of those offered; else the first of them, to show what is wanted. What
    else was typed must fit too: whom the number is for."""
    steps = range(hole.least, hole.most + 1, hole.step)
    read = list(_read(typed))
    found: list[tuple[str, str]] = []
    for value, rest in read or [(step, typed) for step in steps[:25]]:
        if value not in steps:
            continue
        text = codec.text(option).replace(codec.OPEN, str(value), 1)
        whole = codec.parse(loaded.spec.options, text)
        label = str(value) if whole is None else plain(option_words(loaded, seat, whole, words))
        if _has(label, text, [part for part in _BETWEEN.split(rest) if part]):
            found.append((label, text))
            if read:
                break
    return found


def _read(typed: str) -> Iterator[tuple[int, str]]:
    """The numbers that typed words may hold, each with what is left of the words."""
    for shape in (_GROUPED, _DIGITS):
        for number in shape.finditer(typed):
            yield int(_MARKS.sub("", number[0])), typed[: number.start()] + " " + typed[number.end() :]


def meant(loaded: LoadedTable, seat: int, typed: str, locale: str | None = None) -> str:
    """The option as text that a typed answer means; raises Sorry if it is none, or several."""
    kinds, ask = loaded.spec.options, loaded.ask(seat)
    given = None if codec.OPEN in typed else codec.parse(kinds, typed.strip())
    if given is not None and (ask is None or fits(ask, given)):
        return typed.strip()
    found = suggestions(loaded, seat, typed, locale)
    whole = {value: label for label, value in found if codec.parse(kinds, value) is not None}
    wanted = _compared(typed)
    exact = [value for value, label in whole.items() if wanted in (_compared(label), value.casefold())]
    # A word or a number by itself is a whole one before it is part of another.
    parts = {part for part in _BETWEEN.split(wanted) if part}
    worded = [value for value, label in whole.items() if parts <= _words_of(label, value)]
    for fitting in (exact,) if given is not None else (exact, worded, list(whole)):
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            raise Sorry("several-options", typed=_echo(typed), options=_listed(fitting, whole))
    if given is not None:
        return typed.strip()
    if locale and locale != loaded.record.language:
        # The board's own buttons are in the table's language.
        return meant(loaded, seat, typed, loaded.record.language)
    raise Sorry("no-such-answer", typed=_echo(typed))


def _echo(typed: str) -> str:
    """What was typed, to be read in a message."""
    return clipped(safe(typed), 60)


def _listed(fitting: list[str], labels: dict[str, str]) -> str:
    """Options that fit, in words."""
    named = [safe(labels[value]) for value in fitting[:_NAMED]]
    return "; ".join(named) + ("; …" if len(fitting) > _NAMED else "")


def _words_of(label: str, value: str) -> set[str]:
    return {*_BETWEEN.split(_compared(label)), *value.casefold().split(".")}


# -- seats -----------------------------------------------------------------------------------------


def seats_named(loaded: LoadedTable, typed: str) -> list[int]:
    """The seats that typed words may mean: a letter, a name, both as they are suggested, or a letter marked
    as such (``#B``), which means nothing else."""
    wanted = folded(typed)
    marked = [at for at, _ in enumerate(loaded.names) if wanted == f"#{LETTERS[at].lower()}"]
    if marked:
        return marked
    for same in (folded, bare):
        found = [at for at, _ in enumerate(loaded.names) if same(typed) in _called(loaded, at, same)]
        if found:
            return found
    return []


def _called(loaded: LoadedTable, seat: int, same: Callable[[str], str]) -> set[str]:
    """What a seat is called, to be compared. Who plays several positions has the names of all."""
    letter, placed = LETTERS[seat].lower(), loaded.placed(safe_names=False)
    names = {loaded.names[seat], *placed[seat :: len(loaded.names)]}
    called = {same(name) for name in names}
    return {letter, *called, *(f"{letter} {name}" for name in called)}


def seat_named(loaded: LoadedTable, typed: str) -> int:
    """The seat that typed words mean; raises Sorry if it is none, or several."""
    found = seats_named(loaded, typed)
    if len(found) == 1:
        return found[0]
    if not found:
        raise Sorry("no-such-seat", table=loaded.id)
    listed = [f"`#{LETTERS[at]}` {loaded.safe_names[at]}" for at in found]
    raise Sorry("which-seat", typed=_echo(typed), seats=loaded.words().join(listed))


def seat_labels(loaded: LoadedTable, seats: Sequence[int]) -> list[tuple[str, str]]:
    """Seats to be suggested: ``(words, what is typed for it)``."""
    return [(f"{LETTERS[at]} {loaded.names[at]}", _typed_for(loaded, at)) for at in seats]


def _typed_for(loaded: LoadedTable, seat: int) -> str:
    letter = LETTERS[seat]
    return letter if seats_named(loaded, letter) == [seat] else f"#{letter}"
