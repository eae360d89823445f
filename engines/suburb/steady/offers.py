"""What an ask offers, and what shops among it are worth."""

from __future__ import annotations

from typing import Any, TypeVar

from engines.core.ask import Ask, Option

from ..options import RobShop, Seize
from ..view import SuburbView

Kind = TypeVar("Kind", bound=Option)


def of(ask: Ask[Any], kind: type[Kind]) -> list[Kind]:
    """All options of a kind."""
    return [option for option in ask.options if type(option) is kind]


def first(ask: Ask[Any], kind: type[Kind]) -> Kind | None:
    """The first option of a kind, if one is offered."""
    for option in ask.options:
        if type(option) is kind:
            return option
    return None


def worth_of_shop(seen: SuburbView, option: RobShop | Seize) -> int:
    """Dollars that the shop which an option takes will still bring."""
    shops = seen.players[option.seat].shops
    return next(shop.worth for shop in shops if shop.card == option.card)
