"""Options as text: for component ids, typed answers and people's eyes in a log.

``Put(lane="AB1", card="R5")`` is ``put.AB1.R5``; the items of a Pick are joined by ``+``; a hole that
is still open is ``?``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, NewType, get_args, get_origin, get_type_hints

import msgspec

from .ask import Option, Pick, Range

OPEN = "?"


def tag(kind: type[msgspec.Struct]) -> str:
    """The word that names an option's (or an event's) type."""
    return str(kind.__struct_config__.tag)


def text(option: Option) -> str:
    """``option`` as text without spaces.

    >>> class Put(Option, frozen=True):
    ...     lane: str
    ...     cards: Pick | tuple[str, ...]
    >>> text(Put("AB1", ("R5", "R6")))
    'put.AB1.R5+R6'
    >>> text(Put("AB1", Pick(("R5", "R6", "R7"), 1, 2)))
    'put.AB1.?'
    """
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

    >>> class Bid(Option, frozen=True):
    ...     coins: Range | int
    >>> parse((Bid,), "bid.12")
    Bid(coins=12)
    >>> parse((Bid,), "bid.twelve") is None
    True
    """
    head, *parts = words.split(".")
    for kind in kinds:
        fields = kind.__struct_fields__
        if tag(kind) != head or len(parts) != len(fields):
            continue
        hints = _hints(kind)
        try:
            return kind(*(_read(hints[field], part) for field, part in zip(fields, parts, strict=True)))
        except ValueError:
            return None
    return None


@cache
def _hints(kind: type[Option]) -> dict[str, frozenset[object]]:
    """The plain types that each field may hold: those named in its annotation, however deep."""
    return {field: frozenset(_plain(hint)) for field, hint in get_type_hints(kind).items()}


def _plain(hint: Any) -> Iterator[object]:
    if isinstance(hint, NewType):
        yield from _plain(hint.__supertype__)
    else:
        yield get_origin(hint) or hint
        for part in get_args(hint):
            yield from _plain(part)


def _read(kinds: frozenset[object], part: str) -> Any:
    read = int if int in kinds or Range in kinds else str
    if tuple in kinds or Pick in kinds:
        return tuple(map(read, part.split("+"))) if part else ()
    return read(part)
