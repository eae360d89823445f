"""Beside rewards, and beside whom their effects may meet."""

from __future__ import annotations

from collections import Counter
from functools import cache

import msgspec

from engines.core.ask import Option

from ..cards import BOONS, CLASS_DECK, DECKS
from ..effects import EFFECTS, OnNeighbour
from ..figures import SPECIAL_COST
from ..options import Against, Seize
from ..view import SuburbView
from .business import ShopOdds, shop_odds


class DeckOdds(msgspec.Struct, frozen=True, tag="cards"):
    """A deck of rewards: the price of a card, and how many of them are of which luck."""

    cost: int
    good: int
    blank: int
    bad: int


@cache
def _odds(deck: str, cost: int) -> DeckOdds:
    luck = Counter(EFFECTS[BOONS[card].do.verb].luck for card in DECKS[deck])
    return DeckOdds(cost, good=luck["good"], blank=luck["blank"], bad=luck["bad"])


def class_card(seen: SuburbView, option: Option) -> DeckOdds:
    """A card of the own class."""
    return _odds(CLASS_DECK[seen.me.kind], 0)


def special_card(seen: SuburbView, option: Option) -> DeckOdds:
    """A special card."""
    return _odds("special", SPECIAL_COST[seen.me.level])


def against(seen: SuburbView, option: Against) -> msgspec.Struct | None:
    """A neighbour whom an effect may meet."""
    if seen.effect is None:
        return None
    do = BOONS[seen.effect].do
    effect = EFFECTS[do.verb]
    return effect.hint(seen.players[option.seat], do.n) if isinstance(effect, OnNeighbour) else None


def seize(seen: SuburbView, option: Seize) -> ShopOdds | None:
    """A shop that a card takes, which is sure."""
    return shop_odds(seen, option, good=6)
