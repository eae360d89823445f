"""Gifts between players (3.15)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from engines.core.ask import Ask, Option, Range

from .cards import Card
from .events import Gave, GaveCard
from .figures import NO_CAP, STEP
from .options import Give, GiveCard
from .state import G, State, neighbours

GIFTS = frozenset((Give, GiveCard))
NOTHING: tuple[Option, ...] = ()
#: What may still be given where the table has no cap.
NO_ROOMS: tuple[int, ...] = ()


def _rooms(s: State) -> tuple[int, ...]:
    """By seat: dollars that may still be given in this round (SB-224b); empty if the table has no cap."""
    cap = s.settings.gift_cap
    return NO_ROOMS if cap == NO_CAP else tuple([cap - player.received for player in s.players])


@lru_cache(8192)
def _gifts(
    cash: int, cards: tuple[Card, ...], takers: tuple[int, ...], rooms: tuple[int, ...]
) -> tuple[Option, ...]:
    found: list[Option] = []
    amount = Range(STEP, cash, STEP)
    for seat in takers:
        most = min(cash, rooms[seat]) if rooms else cash
        if most >= STEP:
            found.append(Give(seat, amount if most == cash else Range(STEP, most, STEP)))
    for card in cards:
        found += [GiveCard(seat, card) for seat in takers]
    return tuple(found)


def gifts(s: State, seat: int) -> tuple[Option, ...]:
    """What a player may give away now, and to whom (SB-221, SB-222, SB-224b)."""
    if not s.settings.alliances:
        return NOTHING
    player = s.players[seat]
    rooms = NO_ROOMS if s.settings.gift_cap == NO_CAP else _rooms(s)
    return _gifts(player.cash, tuple(player.cards), neighbours(s, seat), rooms)


def bystanders(s: State, asked: int) -> list[Ask[Any]]:
    """The others may give meanwhile. What they have, and who may get how much, is all that their panels rest
    on."""
    if not s.settings.alliances:
        return []
    found, rooms = [], _rooms(s)
    for seat in neighbours(s, asked):
        player = s.players[seat]
        offer = _offer(seat, player.cash, tuple(player.cards), neighbours(s, seat), rooms)
        if offer is not None:
            found.append(offer)
    return found


@lru_cache(8192)
def _offer(
    seat: int, cash: int, cards: tuple[Card, ...], takers: tuple[int, ...], rooms: tuple[int, ...]
) -> Ask[Any] | None:
    options = _gifts(cash, cards, takers, rooms)
    if not options:
        return None
    return Ask(seat, "gift", options=options, must=False, basis=(cash, cards, takers, rooms))


def give(g: G, seat: int, gift: Option) -> None:
    """A gift changes hands; it needs no acceptance (SB-224)."""
    s = g.s
    s.tick += 1
    giver = s.players[seat]
    if isinstance(gift, Give):
        assert isinstance(gift.amount, int)
        giver.cash -= gift.amount
        taker = s.players[gift.seat]
        taker.cash += gift.amount
        taker.received += gift.amount
        g.tell(Gave(seat, gift.seat, gift.amount))
    elif isinstance(gift, GiveCard):
        giver.cards.remove(gift.card)
        s.players[gift.seat].cards.append(gift.card)
        g.tell(GaveCard(seat, gift.seat, gift.card))
