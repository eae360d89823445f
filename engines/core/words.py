"""Sentences for people, read from Fluent files; Python holds none.

A game's words lie in ``engines/<game>/words/`` as ``<locale>.ftl`` and ``*.<locale>.ftl``. Structs are
described by one rule: a struct with tag ``played`` uses the message ``event-played`` (or ``option-put``,
``hint-wins``), and its fields are the message's arguments:

- a field annotated ``Seat`` (an int) becomes that seat's name, and so does a number in a ``Ballot`` (a str);
- a string that has a message of its own becomes that message: ``<type>-<value>`` for a named type
  (``card-R5`` for a ``Card``), else ``<field>-<value>``; one that is a number among many may have that of
  its letters (``card-R``);
- a tuple becomes its items, each described so, joined by ``list-comma``, and before the last by ``event-and``
  (``hint-and``) where there is such a message;
- a struct in a field becomes its own message (``hint-foe`` for one with tag ``foe`` in a hint), and a
  tuple of structs theirs one after the other: such clauses bring their own space;
- of a tuple there is the number of its items as well (``seats-count``), for agreement;
- a property counts as a field: what follows from the others and words want to say or to ask for;
- a bool becomes ``"yes"`` or ``"no"`` and None ``"none"``, for selectors.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import takewhile
from pathlib import Path
from string import digits
from typing import Annotated, NewType

import msgspec
from fluent.runtime import FluentBundle

from . import fields
from .ask import Pick, Range
from .words_files import files_of, resource

Seat = Annotated[int, "seat"]
"""A place at the table, 0-based; the mark tells :class:`Words` to write the name instead."""

Ballot = Annotated[str, "ballot"]
"""What somebody voted for: a word, or a seat's number, which is written as its name."""

#: Fluent's isolation marks; kept in text, taken out where a picture is drawn or a width counts.
ISOLATION = str.maketrans("", "", "\u2066\u2067\u2068\u2069")
FALLBACK = "en"
_NEEDLESS = re.compile("\u2068([\x20-\x7e]*)\u2069")


def plain(text: str) -> str:
    r"""``text`` without isolation marks (pictures, file names, comparisons).

    >>> plain("\u2068Фёдор\u2069 passes")
    'Фёдор passes'
    """
    return text.translate(ISOLATION)


def _bared(text: str) -> str:
    """``text`` without marks around plain ASCII: that cannot scramble a line, and marks inside a link
    or a code would break it. Again for marks around marks, which a selector in a message makes."""
    taken = 1
    while taken:
        text, taken = _NEEDLESS.subn(r"\1", text)
    return text


@cache
def _bundle(folders: tuple[Path, ...], locale: str) -> FluentBundle:
    bundle = FluentBundle([locale], use_isolating=True)
    for folder in folders:
        for path in files_of(folder, locale):
            bundle.add_resource(resource(path)[1])
    return bundle


@cache
def seats_of(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    """The fields of a type that hold seats or tuples of them, in their order."""
    hints = fields.hints(kind)
    return tuple(
        field
        for field in kind.__struct_fields__
        if _is_seat(hints[field]) or _is_seat(fields.inner(hints[field]))
    )


@cache
def _spoken(folders: tuple[Path, ...], locale: str) -> bool:
    return any(files_of(folder, locale) for folder in folders)


def subjects(thing: msgspec.Struct) -> tuple[int, ...]:
    """The seats in the first field of ``thing`` that may hold any: whom a sentence about it begins with."""
    value = next((getattr(thing, field) for field in seats_of(type(thing))), None)
    return value if isinstance(value, tuple) else () if value is None else (value,)


def _is_seat(hint: object) -> bool:
    return hint == Seat or Seat in getattr(hint, "__args__", ())


class Words:
    """One language of one or more word folders.

    ``folders`` are searched as one bundle; ``locale`` falls back to its language and then to
    English, message by message.
    """

    def __init__(self, *folders: Path, locale: str = FALLBACK) -> None:
        self.locale = locale
        wanted = dict.fromkeys((locale, locale.split("-")[0], FALLBACK))
        # A language without words may be no language at all.
        chain = [name for name in wanted if name == FALLBACK or _spoken(folders, name)]
        self._bundles = tuple(_bundle(folders, name) for name in chain)

    def has(self, key: str) -> bool:
        """Whether any language of the chain has the message ``key`` (``message.attribute``)."""
        return any(self._pattern(bundle, key) is not None for bundle in self._bundles)

    @staticmethod
    def _pattern(bundle: FluentBundle, key: str) -> object | None:
        message, _, attribute = key.partition(".")
        if not bundle.has_message(message):
            return None
        found = bundle.get_message(message)
        return found.attributes.get(attribute) if attribute else found.value

    def __call__(self, key: str, **args: object) -> str:
        """The message ``key`` with its arguments; raises KeyError if no language has it."""
        for bundle in self._bundles:
            pattern = self._pattern(bundle, key)
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, args)  # type: ignore[arg-type]
                if errors:
                    raise KeyError(f"{key}: {errors[0]}")
                return _bared(str(text))
        raise KeyError(key)

    def describe(self, prefix: str, thing: msgspec.Struct, names: Sequence[str], attribute: str = "") -> str:
        """``thing`` in words: the message ``<prefix>-<tag>`` filled from its fields."""
        kind = type(thing)
        hints = fields.hints(kind)
        args = {
            field: self._value(prefix, field, getattr(thing, field), hints[field], names)
            for field in (*kind.__struct_fields__, *fields.properties(kind))
        }
        for field in kind.__struct_fields__:
            if isinstance(value := getattr(thing, field), tuple):
                args[f"{field}-count"] = len(value)
        key = f"{prefix}-{kind.__struct_config__.tag}" + (f".{attribute}" if attribute else "")
        return self(key, **args)

    def one_of(self, prefix: str, thing: msgspec.Struct, names: Sequence[str], whim: int) -> str:
        """``thing`` in one of the ways that there are words for, by a number: its message, or an attribute of
        it, ``.b``, ``.c`` and so on."""
        message = f"{prefix}-{type(thing).__struct_config__.tag}"
        ways = ["", *takewhile(lambda way: self.has(f"{message}.{way}"), "bcdefgh")]
        return self.describe(prefix, thing, names, ways[whim % len(ways)])

    def _value(self, prefix: str, field: str, value: object, hint: object, names: Sequence[str]) -> object:
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, tuple):
            if value and isinstance(value[0], msgspec.Struct):
                return "".join(self.describe(prefix, item, names) for item in value)
            inner = fields.inner(hint)
            items = (str(self._value(prefix, field, item, inner, names)) for item in value)
            return self.join(items, f"{prefix}-and")
        if isinstance(value, msgspec.Struct) and not isinstance(value, Pick | Range):
            return self.describe(prefix, value, names)
        if isinstance(value, int):
            return names[value] if _is_seat(hint) else value
        if isinstance(value, str):
            if hint == Ballot and value.isdigit():
                return names[int(value)]
            named = (part for part in (hint, *getattr(hint, "__args__", ())) if isinstance(part, NewType))
            kind = next((part.__name__.lower() for part in named), field)
            for name in (value, value.rstrip(digits) or value):
                if self.has(f"{kind}-{name}"):
                    return self(f"{kind}-{name}")
        return value

    def join(self, parts: Iterable[str], last: str = "") -> str:
        """``parts`` as one list: "a, b, c"; the message ``last``, if there is one, stands before the last."""
        found = [*parts]
        if len(found) > 1 and last and self.has(last):
            found[-2:] = [self(last).join(found[-2:])]
        return self("list-comma").join(found) if self.has("list-comma") else ", ".join(found)
