"""The 36 cards: four suits in a circle, numbers 1 to 9 (FX-001 to FX-007)."""

from __future__ import annotations

from typing import NewType

Card = NewType("Card", str)
"""A card's short form: the suit's letter and the number, ``"R5"``."""
Suit = NewType("Suit", str)
"""A suit's letter."""

#: The suit that each suit beats (FX-006): Regime, Capital, Media, People in the order of the circle. Opposite
#: suits have no relation (FX-007).
PREY: dict[str, str] = {"R": "C", "C": "M", "M": "P", "P": "R"}
ALL_CARDS: tuple[Card, ...] = tuple(Card(f"{suit}{number}") for suit in PREY for number in range(1, 10))
NUMBER: dict[str, int] = {card: int(card[1]) for card in ALL_CARDS}
#: Sorting key of a hand as people read it: by suit in the circle's order, then by number.
ORDER: dict[str, int] = {card: place for place, card in enumerate(ALL_CARDS)}


def suit(card: str) -> str:
    """The letter of the card's suit."""
    return card[0]


def number(card: str) -> int:
    """The card's strength within its suit, which is its score as well (FX-002)."""
    return NUMBER[card]


def reply_wins(lead: str, reply: str) -> tuple[bool, bool]:
    """``(the reply wins, the victory is critical)`` for two cards of one conflict (FX-060 to FX-064)."""
    led, replied = lead[0], reply[0]
    if led == replied:
        return NUMBER[reply] > NUMBER[lead], False
    if PREY[replied] == led:
        return True, True
    return False, PREY[led] == replied


def in_order(cards: list[Card]) -> tuple[Card, ...]:
    """``cards`` sorted as a hand is read."""
    return tuple(sorted(cards, key=ORDER.__getitem__))
