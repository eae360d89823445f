"""Options as text: for component ids, typed answers and people's eyes in a log.

``Put(lane="AB1", card="R5")`` is ``put.AB1.R5``; the items of a Pick are joined by ``+``; a hole that
is still open is ``?``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from .ask import Option, Pick, Range

OPEN = "?"


def tag(kind: type[Option]) -> str:
    """The word that names an option's type."""
    return str(kind.__struct_config__.tag)


def text(option: Option) -> str:
    """``option`` as text without spaces."""
    return ".".join((tag(type(option)), *(_field(getattr(option, f)) for f in option.__struct_fields__)))


def _field(value: object) -> str:
    if isinstance(value, Pick | Range):
        return OPEN
    if isinstance(value, tuple):
        return "+".join(str(item) for item in value)
    return str(value)


def parse(kinds: Iterable[type[Option]], words: str) -> Option | None:
    """The option that ``words`` name, with types as annotated; None if they name none.

    Nothing is judged here: whether the choice fits an ask is for :func:`engines.core.ask.fits`.
    """
    head, *parts = words.split(".")
    for kind in kinds:
        fields = kind.__struct_fields__
        if tag(kind) != head or len(parts) != len(fields):
            continue
        notes = [str(kind.__annotations__.get(field, "str")) for field in fields]
        try:
            return kind(*(_read(note, part) for note, part in zip(notes, parts, strict=True)))
        except ValueError:
            return None
    return None


def _read(note: str, part: str) -> Any:
    whole = re.search(r"\b(int|Seat)\b", note) is not None
    if "tuple" in note:
        items = tuple(part.split("+")) if part else ()
        return tuple(int(item) for item in items) if whole else items
    return int(part) if whole else part
