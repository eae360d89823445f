"""The fields of structs that words are made of, by their annotations."""

from __future__ import annotations

import inspect
from collections.abc import Collection, Iterable, Mapping
from functools import cache
from types import ModuleType
from typing import Any, NewType, get_type_hints

import msgspec

#: By family of messages what has one in it: ids of content, and kinds that fill their messages.
Says = Mapping[str, Iterable[str | type[msgspec.Struct]]]


@cache
def hints(kind: type) -> dict[str, object]:
    """The types of fields and properties."""
    found: dict[str, object] = get_type_hints(kind, include_extras=True)
    for name in properties(kind):
        found[name] = get_type_hints(getattr(kind, name).fget, include_extras=True)["return"]
    return found


@cache
def properties(kind: type) -> tuple[str, ...]:
    """The names of public properties."""
    found = inspect.getmembers(kind, lambda each: isinstance(each, property))
    return tuple(name for name, _ in found if not name.startswith("_"))


@cache
def given(kind: type) -> tuple[str, ...]:
    """What a message about a struct can say or ask for: its fields, its properties, and how many items its
    tuples have."""
    names: tuple[str, ...] = getattr(kind, "__struct_fields__", ())
    counts = tuple(f"{name}-count" for name in names if inner(hints(kind)[name]) is not object)
    return (*names, *properties(kind), *counts)


def kinds(*modules: ModuleType, but: Collection[type] = ()) -> tuple[type[msgspec.Struct], ...]:
    """The kinds of Structs with a tag of their own that modules define, some aside: all that is said of one
    sort, where a module holds no other."""
    found = (each for module in modules for each in vars(module).values() if inspect.isclass(each))
    names = {module.__name__ for module in modules}
    return tuple(
        each
        for each in found
        if issubclass(each, msgspec.Struct)
        and each.__module__ in names
        and isinstance(each.__struct_config__.tag, str)
        and each not in but
    )


def inner(hint: object) -> object:
    """The item type of a tuple annotation, which may stand in a union."""
    for part in (hint, *getattr(hint, "__args__", ())):
        if getattr(part, "__origin__", None) is tuple:
            return part.__args__[0]
    return object


@cache
def item_type(kind: type, field: str) -> str:
    """The named type (:class:`NewType`) of a field's items, in small letters; empty if it has none."""
    todo: list[Any] = [hints(kind)[field]]
    while todo:
        hint = todo.pop()
        if isinstance(hint, NewType):
            return hint.__name__.lower()
        todo += getattr(hint, "__args__", ())
    return ""
