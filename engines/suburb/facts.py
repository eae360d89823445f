"""What follows from the figures of one player: pure functions that rules, views, hints and players share.

They read what a player of the state and a player of a view have in common, and cost nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol

from .cards import BLOCKS, HOUSES, PARDONS, Card, House
from .figures import (
    DECK_FACES,
    DOTS,
    HOUSE_INCOME,
    LEVEL,
    MOST_POINTS,
    SHAKEDOWN_FACES,
    UPGRADED_DOTS,
)

#: By house: its class and its ability; the empty house, before a player card is chosen, has neither.
KIND: dict[str, str] = {"": "", **{house: one.kind for house, one in HOUSES.items()}}
ABILITY: dict[str, str] = {"": "", **{house: one.ability for house, one in HOUSES.items()}}
#: What the next arrest leads to.
Arrest = Literal["dot", "prison", "out"]


class Neighbour(Protocol):
    """A player as these functions read one; both the state's and the view's will do."""

    @property
    def house(self) -> House:
        """The player card; empty before it is chosen."""

    @property
    def cash(self) -> int:
        """Dollars."""

    @property
    def points(self) -> int:
        """0 to 60."""

    @property
    def floor(self) -> int:
        """The highest safety line ever reached."""

    @property
    def dots(self) -> int:
        """Marks in the police record."""

    @property
    def missing(self) -> Sequence[str]:
        """Rounds to miss, by cause."""

    @property
    def loan(self) -> int:
        """What is owed to the bank; 0: nothing."""

    @property
    def cards(self) -> Sequence[Card]:
        """Held cards."""

    @property
    def upgraded(self) -> bool:
        """Of the house at the player's seat."""


def jailed(player: Neighbour) -> bool:
    """Whether a player waits for the end of a prison round."""
    return "prison" in player.missing


def limit(player: Neighbour) -> int:
    """The dot that leads to prison: the third; for the upper class with an upgrade the fourth (SB-082)."""
    return UPGRADED_DOTS if player.upgraded and KIND[player.house] == "upper" else DOTS


def arrest_means(player: Neighbour, *, cash: int) -> Arrest:
    """What one dot more means to a player who has so much cash by then (SB-080, SB-081, SB-180)."""
    if player.dots + 1 < limit(player):
        return "dot"
    return "prison" if cash else "out"


def rise(player: Neighbour, n: int) -> int:
    """Points by which a gain of ``n`` brings a player up: the track ends at 60 (SB-106)."""
    return min(n, MOST_POINTS - player.points)


def fall(player: Neighbour, n: int, *, pushed: bool) -> int:
    """Points by which a loss of ``n`` brings a player down: the floor holds (SB-102 to SB-104), and the stop
    sign while it protects from pushes (SB-109)."""
    if pushed and "stop" in player.missing:
        return 0
    return max(0, min(n, player.points - player.floor))


def payment(player: Neighbour, n: int) -> int:
    """What a player pays who must pay ``n``: all of it, with a loan if need be, but no more than the cash
    where a loan is open already (SB-111, SB-131 to SB-133)."""
    return min(n, player.cash) if player.loan else n


def uses_cards(player: Neighbour) -> bool:
    """Whether a player has the level at which held cards are used (SB-162)."""
    return LEVEL[player.points] > 1


def can_block(player: Neighbour) -> bool:
    """Whether a player holds a card that would cancel a mission now."""
    return bool(player.cards) and uses_cards(player) and not BLOCKS.isdisjoint(player.cards)


def can_pardon(player: Neighbour) -> bool:
    """Whether a player holds a card that would take away a dot now, in a turn of the own."""
    if not (player.dots and player.cards):
        return False
    return uses_cards(player) and not PARDONS.isdisjoint(player.cards)


def mission_points(house: House, points: int, *, level: int, first: bool) -> int:
    """What the success of an own mission brings with ``points`` on its card (SB-254, SB-255). ``level``: the
    player's when it was drawn; ``first``: no own mission has paid points before."""
    if points and ABILITY[house] == "flying_start" and first:
        return points * HOUSES[house].n
    if points and ABILITY[house] == "hardened" and level > 1:
        return points + HOUSES[house].n
    return points


def upgrade_income(house: House, level: int) -> tuple[int, int]:
    """Dollars and points that an upgrade of the own house brings a round (SB-201, SB-202, SB-256)."""
    money, points = HOUSE_INCOME[KIND[house]][level]
    if points and ABILITY[house] == "full_headquarters":
        points += HOUSES[house].n
    return money, points


def stock_cost(house: House, price: int, *, bought: int) -> int:
    """What a stock of a price costs a player who has bought so many in this round (SB-166, SB-253)."""
    return price // HOUSES[house].n if not bought and ABILITY[house] == "inside_tip" else price


def shop_faces(house: House) -> tuple[int, ...]:
    """The faces that take a shop from the deck (SB-173, SB-257)."""
    return SHAKEDOWN_FACES if ABILITY[house] == "shakedown" else DECK_FACES
