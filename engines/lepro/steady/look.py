"""Small things that every answer of the computer player needs."""

from __future__ import annotations

from typing import Any, TypeVar

from engines.core.ask import Ask, Option

from ..view import LeproView, PlayerView

Kind = TypeVar("Kind", bound=Option)


def me_of(seen: LeproView) -> PlayerView:
    """The viewer, as all see him."""
    return seen.players[seen.seat or 0]


def of(ask: Ask[Any], kind: type[Kind]) -> list[Kind]:
    """The options of a kind."""
    return [option for option in ask.options if isinstance(option, kind)]


def first(ask: Ask[Any], *kinds: type[Option]) -> Option | None:
    """The first option of the first of these kinds that is offered."""
    return next((found[0] for kind in kinds if (found := of(ask, kind))), None)
