"""Gifts between players (3.15)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from engines.core.ask import Ask, Option, Range

from .cards import Card
from .events import Gave, GaveCard
from .figures import STEP
from .options import Give, GiveCard
from .state import G, State, neighbours

GIFTS = frozenset((Give, GiveCard))
NOTHING: tuple[Option, ...] = ()


@lru_cache(8192)
def _gifts(cash: int, cards: tuple[Card, ...], takers: tuple[int, ...]) -> tuple[Option, ...]:
    amount = Range(STEP, cash, STEP)
    money = [Give(seat, amount) for seat in takers] if cash else []
    return (*money, *(GiveCard(seat, card) for card in cards for seat in takers))


def gifts(s: State, seat: int) -> tuple[Option, ...]:
    """What a player may give away now, and to whom (SB-221, SB-222)."""
    if not s.settings.alliances:
        return NOTHING
    player = s.players[seat]
    return _gifts(player.cash, tuple(player.cards), neighbours(s, seat))


def bystanders(s: State, asked: int) -> list[Ask[Any]]:
    """The others may give meanwhile. What they have and who may get it is all that their panels rest on."""
    if not s.settings.alliances:
        return []
    found = []
    for seat in neighbours(s, asked):
        player = s.players[seat]
        if player.cash or player.cards:
            found.append(_offer(seat, player.cash, tuple(player.cards), neighbours(s, seat)))
    return found


@lru_cache(8192)
def _offer(seat: int, cash: int, cards: tuple[Card, ...], takers: tuple[int, ...]) -> Ask[Any]:
    return Ask(seat, "gift", options=_gifts(cash, cards, takers), must=False, basis=(cash, cards, takers))


def give(g: G, seat: int, gift: Option) -> None:
    """A gift changes hands; it needs no acceptance (SB-224)."""
    s = g.s
    s.tick += 1
    giver = s.players[seat]
    if isinstance(gift, Give):
        assert isinstance(gift.amount, int)
        giver.cash -= gift.amount
        s.players[gift.seat].cash += gift.amount
        g.tell(Gave(seat, gift.seat, gift.amount))
    elif isinstance(gift, GiveCard):
        giver.cards.remove(gift.card)
        s.players[gift.seat].cards.append(gift.card)
        g.tell(GaveCard(seat, gift.seat, gift.card))
