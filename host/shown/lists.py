"""Options by kind, by list and by group: how a panel takes an ask apart."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core import codec
from engines.core.ask import Ask, Option
from engines.core.spec import GameSpec

#: Kinds of options that people need first, by list.
Menus = Sequence[tuple[type[Option], ...]]


def menus_of(spec: GameSpec[object], ask: Ask[object]) -> Menus:
    """What people need first of an ask; empty where a game does not say."""
    return [kinds if isinstance(kinds, tuple) else (kinds,) for kinds in spec.menus.get(ask.kind, ())]


def list_of(menus: Menus, kind: str) -> str:
    """The list that options of a kind are in, by the kind it is called after."""
    shared = (tags for kinds in menus if kind in (tags := [*map(codec.tag, kinds)]))
    return next((tags[0] for tags in shared), kind)


def by_list(menus: Menus, options: Sequence[Option]) -> dict[str, list[Option]]:
    """Options by list, in the order they are offered."""
    found: dict[str, list[Option]] = {}
    for kind, some in by_kind(options).items():
        found.setdefault(list_of(menus, kind), []).extend(some)
    return found


def by_kind(options: Sequence[Option]) -> dict[str, list[Option]]:
    """Options by type, in the order they are offered."""
    kinds: dict[str, list[Option]] = {}
    for option in options:
        kinds.setdefault(codec.tag(type(option)), []).append(option)
    return kinds


def by_group(options: Sequence[Option]) -> dict[str, list[Option]]:
    """Options by type and first field, in the order they are offered."""
    groups: dict[str, list[Option]] = {}
    for option in options:
        groups.setdefault(".".join(codec.text(option).split(".")[:2]), []).append(option)
    return groups


def is_plain(option: Option) -> bool:
    """Whether it needs no more words."""
    return not type(option).__struct_fields__
