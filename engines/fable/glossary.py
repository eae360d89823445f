"""What everything else is made of: cards by their ids, types of attack, piles, triggers."""

from __future__ import annotations

from typing import Literal, NewType, TypeAlias, get_args

Card = NewType("Card", str)
"""A card's id: a letter for its kind and a number, ``"A07"``; words ``card-A07``. Where it stands alone: a
hand card. The other names say which cards a place can hold."""
Ally: TypeAlias = Card
"""``A01`` to ``A71``, and the heroes ``H1`` to ``H4``."""
Item: TypeAlias = Card
Monster: TypeAlias = Card
Legend: TypeAlias = Card
FoeCard: TypeAlias = Card
"""A monster, a legend, or an ally that was converted."""
Contract: TypeAlias = Card
Moon: TypeAlias = Card

Element = NewType("Element", str)
"""A type of attack where words want it, ``"el"``; words ``element-el``."""
Pile = NewType("Pile", str)
"""A deck, or a row of face-up cards, ``"ally"``, ``"item"``, ``"contract"``, ``"monster"``, ``"legend"``;
words ``pile-ally``."""

Type = Literal["el", "ma", "po", "pw", "we"]
"""A type of attack: elemental, magic, poison, power, weapons."""
MarketRow = Literal["ally", "item", "contract"]
Deck = Literal["ally", "item", "monster", "legend", "contract", "moon", "fate"]
Condition = Literal["", "only_ally", "foe_legend", "last"]
# fmt: off
Trigger = Literal[
    "", "own_kill", "own_steal", "own_exhaust", "own_fail", "own_defeat", "foe_enters", "opp_recruit",
    "opp_defeat", "opp_fail", "opp_contract", "opp_moon", "champion_taken",
]
# fmt: on
#: The five types in their order, and the three rows of the market.
TYPES: tuple[Type, ...] = get_args(Type)
ROWS: tuple[MarketRow, ...] = get_args(MarketRow)
#: The deck that a card belongs to, by the letter of its id.
DECK = {
    **{"A": "ally", "H": "ally", "I": "item", "M": "monster", "L": "legend"},
    **{"C": "contract", "O": "moon", "F": "fate"},
}


def deck_of(card: Card) -> str:
    """The deck that a card belongs to."""
    return DECK[card[0]]


def is_ally(card: Card) -> bool:
    """Whether a card is an ally, heroes included."""
    return card[0] in "AH"


def is_item(card: Card) -> bool:
    """Whether a card is an item."""
    return card[0] == "I"


def is_legend(card: Card) -> bool:
    """Whether a foe is a legend."""
    return card[0] == "L"
