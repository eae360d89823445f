"""Small things that every answer of the computer player needs."""

from __future__ import annotations

from typing import Any, TypeVar

from engines.core.ask import Ask, Option

from ..cards import HOUSES
from ..state import MOST_STOCKS
from ..view import PlayerView, SuburbView

Kind = TypeVar("Kind", bound=Option)


def me_of(seen: SuburbView) -> PlayerView:
    """The viewer, as all see him."""
    return seen.players[seen.seat or 0]


def of(ask: Ask[Any], kind: type[Kind]) -> list[Kind]:
    """The options of a kind."""
    return [option for option in ask.options if type(option) is kind]


def first(ask: Ask[Any], kind: type[Kind]) -> Kind | None:
    """The first option of a kind, if it is offered."""
    for option in ask.options:
        if type(option) is kind:
            return option
    return None


def stock_cost(seen: SuburbView, me: PlayerView) -> int:
    """What the stock on top costs a player (SB-166, SB-253)."""
    if me.ability == "inside_tip" and me.stocks_left == MOST_STOCKS:
        return seen.stock_price // HOUSES[me.house].n
    return seen.stock_price
