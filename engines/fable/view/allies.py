"""A deployed ally, and what waits on it."""

from __future__ import annotations

from functools import cache

import msgspec

from ..foes import types_of
from ..glossary import Ally, Card
from ..printed import ATTACK, TYPES_OF
from ..state import Deployed, Modifier


class ModView(msgspec.Struct, frozen=True, gc=False):
    """A bonus waiting on an ally (``type`` empty) or on a type; ``add`` 0: twice as much."""

    order: int
    add: int
    type: str


class AllyView(msgspec.Struct, frozen=True):
    """A deployed ally."""

    card: Ally
    ready: bool
    attack: int
    types: tuple[str, ...]
    """Its own, then the added ones."""
    added: tuple[str, ...]
    mods: tuple[ModView, ...]


def mod_view(mod: Modifier) -> ModView:
    """A modifier as everybody sees it."""
    return ModView(mod.order, mod.add, mod.type)


@cache
def _plain(card: Card, ready: bool) -> AllyView:
    """An ally on which nothing waits: most are so, and are made once."""
    return AllyView(card, ready, ATTACK[card], TYPES_OF[card], (), ())


def ally_view(ally: Deployed) -> AllyView:
    """A deployed ally as everybody sees it."""
    if not ally.mods and not ally.types:
        return _plain(ally.card, ally.ready)
    return AllyView(
        ally.card,
        ally.ready,
        ATTACK[ally.card],
        types_of(ally),
        tuple(ally.types),
        tuple(mod_view(mod) for mod in ally.mods),
    )
