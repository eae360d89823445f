"""Cards as data: TOML files decoded into Structs, counted and checked when loaded.

A file holds one table a card, by the card's id. A broken one says where: :class:`BrokenContent` rises
out of its game's import, and :mod:`engines.core.discover` goes on without that game.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeVar

import msgspec

T = TypeVar("T", bound=msgspec.Struct)
_AT = re.compile(r"\(at line (\d+), column \d+\)")
#: What msgspec found wrong: a word that is not known, or the last name of the path to it.
_WORD = re.compile(r"(?:value '|unknown field `)([^'`]+)|\$\.(?:.*\.)?(\w+)(?:\[\d+\])?`$")


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all that stands in a card file: a field nobody knows is an error."""


class BrokenContent(Exception):
    """A card file that cannot be used: the file, the line (None: no single one), the reason."""

    def __init__(self, file: Path, line: int | None, reason: str) -> None:
        where = "/".join(file.parts[-2:]) + ("" if line is None else f", line {line}")
        super().__init__(f"{where}: {reason}")
        self.file, self.line, self.reason = file, line, reason


def load(file: Path, kind: type[T]) -> dict[str, T]:
    """The cards of a file by id, in its order; a field ``id`` of ``kind`` gets the card's id.

    Raises BrokenContent for what is not TOML, not known, missing, or of the wrong type.
    """
    text = read(file)
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = _AT.search(str(error))
        line = int(found[1]) if found else len(text.splitlines())
        raise BrokenContent(file, line, _AT.sub("", str(error)).strip()) from error
    cards: dict[str, T] = {}
    for card, fields in tables.items():
        try:
            cards[card] = msgspec.convert(_named(kind, card, fields), kind)
        except msgspec.ValidationError as error:
            raise BrokenContent(file, _line(text, tables, card, str(error)), f"{card}: {error}") from error
    return cards


def check(file: Path, cards: Mapping[str, msgspec.Struct], count: int | None = None, **sums: int) -> None:
    """Raise BrokenContent unless there are ``count`` cards, and each field named adds up to its sum."""
    if count is not None and len(cards) != count:
        raise BrokenContent(file, None, f"{len(cards)} cards, where {count} are wanted")
    for name, wanted in sums.items():
        found = sum(getattr(card, name) for card in cards.values())
        if found != wanted:
            raise BrokenContent(file, None, f"{name} adds up to {found}, where {wanted} is wanted")


def read(file: Path) -> str:
    """The text of a file. Raises BrokenContent if it is not UTF-8."""
    raw = file.read_bytes()
    try:
        return raw.decode()
    except UnicodeDecodeError as error:
        raise BrokenContent(file, raw.count(b"\n", 0, error.start) + 1, "this is not UTF-8") from error


def _named(kind: type[msgspec.Struct], card: str, fields: Any) -> Any:
    return {"id": card, **fields} if "id" in kind.__struct_fields__ and isinstance(fields, dict) else fields


def _line(text: str, cards: Mapping[str, Any], card: str, reason: str) -> int:
    """Where a card's fault stands: the first line of the card with the word that is wrong, or else
    the card's own first line."""
    starts = {name: _start(text, name) for name in cards}
    begin = starts[card]
    end = min((start for start in starts.values() if start > begin), default=len(text))
    if (word := _WORD.search(reason)) is not None:
        found = re.search(rf"(?<!\w){re.escape(word[1] or word[2])}(?!\w)", text[begin:end])
        begin += found.start() if found else 0
    return text.count("\n", 0, begin) + 1


def _start(text: str, card: str) -> int:
    """The position of the first line that names a card as a table or a key."""
    found = re.search(rf"^[ \t]*\[{{0,2}}[ \t]*([\"']?){re.escape(card)}\1[ \t]*[\].=]", text, re.MULTILINE)
    return found.start() if found else 0
