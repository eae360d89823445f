"""What an ask offers, by kind: for computer players that know a game's options."""

from __future__ import annotations

from typing import Any, TypeVar

from engines.core.ask import Ask, Option

K = TypeVar("K", bound=Option)


def offered(ask: Ask[Any], kind: type[K]) -> list[K]:
    """The options of a kind, in their order."""
    return [option for option in ask.options if isinstance(option, kind)]


def first_offered(ask: Ask[Any], *kinds: type[K]) -> K | None:
    """The first option of the first of these kinds that is offered; None if none is."""
    return next((found[0] for kind in kinds if (found := offered(ask, kind))), None)
