"""Sentences for people, read from Fluent files; Python holds none.

A game's words lie in ``engines/<game>/words/`` as ``<locale>.ftl`` and ``*.<locale>.ftl``. Structs are
described by one rule: a struct with tag ``played`` uses the message ``event-played`` (or ``option-put``,
``hint-wins``), and its fields are the message's arguments:

- a field annotated ``Seat`` (an int) becomes that seat's name;
- a string that has a message of its own becomes that message: ``<type>-<value>`` for a named type
  (``card-R5`` for a ``Card``), else ``<field>-<value>``; one that is a number among many may have that of
  its letters (``card-R``);
- a tuple becomes its items, each described so, joined by ``list-comma``;
- a struct in a field becomes its own message (``hint-foe`` for one with tag ``foe`` in a hint), and a
  tuple of structs theirs one after the other: such clauses bring their own space;
- a bool becomes ``"yes"`` or ``"no"`` and None ``"none"``, for selectors.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from string import digits
from typing import Annotated, Any, NewType, get_type_hints

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from .ask import Pick, Range
from .content import BrokenContent, read

Seat = Annotated[int, "seat"]
"""A place at the table, 0-based; the mark tells :class:`Words` to write the name instead."""

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


def locales_of(folder: Path) -> list[str]:
    """The languages of a folder of words."""
    return sorted({_locale(path) for path in folder.glob("*.ftl")})


def files_of(folder: Path, locale: str) -> list[Path]:
    """The files of a language, in their order."""
    return [path for path in sorted(folder.glob("*.ftl")) if _locale(path) == locale]


def _locale(file: Path) -> str:
    return file.name.removesuffix(".ftl").split(".")[-1]


@cache
def resource(file: Path) -> tuple[str, ast.Resource]:
    """A file's text, and what it means. Raises BrokenContent where it cannot be read."""
    text = read(file)
    parsed = FluentResource(text)
    for entry in parsed.body:
        if isinstance(entry, ast.Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            why = entry.annotations[0].message if entry.annotations else ""
            raise BrokenContent(file, line, f"this is no message: {why}")
    return text, parsed


@cache
def _bundle(folders: tuple[Path, ...], locale: str) -> FluentBundle:
    bundle = FluentBundle([locale], use_isolating=True)
    for folder in folders:
        for path in files_of(folder, locale):
            bundle.add_resource(resource(path)[1])
    return bundle


@cache
def _spoken(folders: tuple[Path, ...], locale: str) -> bool:
    return any(files_of(folder, locale) for folder in folders)


@cache
def _hints(kind: type) -> dict[str, object]:
    return get_type_hints(kind, include_extras=True)


def _inner(hint: object) -> object:
    """The item type of a tuple annotation, which may stand in a union."""
    for part in (hint, *getattr(hint, "__args__", ())):
        if getattr(part, "__origin__", None) is tuple:
            return part.__args__[0]
    return object


@cache
def item_type(kind: type, field: str) -> str:
    """The named type (:class:`NewType`) of a field's items, in small letters; empty if it has none."""
    todo: list[Any] = [_hints(kind)[field]]
    while todo:
        hint = todo.pop()
        if isinstance(hint, NewType):
            return hint.__name__.lower()
        todo += getattr(hint, "__args__", ())
    return ""


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
        hints = _hints(kind)
        args = {
            field: self._value(prefix, field, getattr(thing, field), hints[field], names)
            for field in kind.__struct_fields__
        }
        key = f"{prefix}-{kind.__struct_config__.tag}" + (f".{attribute}" if attribute else "")
        return self(key, **args)

    def _value(self, prefix: str, field: str, value: object, hint: object, names: Sequence[str]) -> object:
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, tuple):
            if value and isinstance(value[0], msgspec.Struct):
                return "".join(self.describe(prefix, item, names) for item in value)
            inner = _inner(hint)
            return self.join(str(self._value(prefix, field, item, inner, names)) for item in value)
        if isinstance(value, msgspec.Struct) and not isinstance(value, Pick | Range):
            return self.describe(prefix, value, names)
        if isinstance(value, int):
            wants_name = hint == Seat or Seat in getattr(hint, "__args__", ())
            return names[value] if wants_name else value
        if isinstance(value, str):
            named = (part for part in (hint, *getattr(hint, "__args__", ())) if isinstance(part, NewType))
            kind = next((part.__name__.lower() for part in named), field)
            for name in (value, value.rstrip(digits) or value):
                if self.has(f"{kind}-{name}"):
                    return self(f"{kind}-{name}")
        return value

    def join(self, parts: Iterable[str]) -> str:
        """``parts`` as one list: "a, b, c"."""
        return self("list-comma").join(parts) if self.has("list-comma") else ", ".join(parts)
