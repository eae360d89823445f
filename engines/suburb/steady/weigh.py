"""What gains and losses are worth, in points: $200 are one, as both goals are equally far."""

from __future__ import annotations

from ..cards import BOONS, Card, Mission
from ..state import GOAL_CASH, MOST_POINTS
from ..view import PlayerView

#: Dollars that are worth a point.
POINT = GOAL_CASH // MOST_POINTS
#: What it is worth to take a goal from somebody who has it: before, and after it has been held once.
STOPS, STOPS_HELD = 6.0, 30.0
#: How often a block card that is held is used.
BLOCKS = 0.8
_BLOCKS = frozenset(card for card, one in BOONS.items() if one.do.verb == "block")


def nearness(player: PlayerView) -> float:
    """How near a player is to a goal, 0 to 1."""
    return min(1.0, max(player.points / MOST_POINTS, player.cash / GOAL_CASH))


def up(player: PlayerView) -> float:
    """What a point of somebody else's matters: the more, the nearer they are to 60."""
    return (player.points / MOST_POINTS) ** 2


def rich(player: PlayerView) -> float:
    """What a point's worth of somebody else's money matters."""
    return min(1.0, player.cash / GOAL_CASH) ** 2


def falls(player: PlayerView, n: int) -> int:
    """Points that a player loses by a push of ``n`` (SB-102 to SB-110)."""
    return 0 if player.protected else max(0, min(n, player.points - player.floor))


def pushed(player: PlayerView, n: int) -> float:
    """What pushing a player ``n`` points down is worth to the others: whoever leads is pushed, in whatever
    goal."""
    lost = falls(player, n)
    if not lost:
        return 0.0
    worth = lost * nearness(player) ** 2
    if player.points == MOST_POINTS:
        worth += STOPS_HELD if player.points_held else STOPS
    return worth


def robbed(player: PlayerView, n: int) -> float:
    """What taking ``n`` dollars from a player is worth to the others."""
    if not n:
        return 0.0
    worth = min(n, player.cash) / POINT * rich(player)
    if player.cash >= GOAL_CASH > player.cash - n:
        worth += STOPS_HELD if player.cash_held else STOPS
    return worth


def paid(player: PlayerView, n: int) -> int:
    """What a player who must pay ``n`` dollars can be made to pay: a loan is given once."""
    return min(n, player.cash) if player.loan else n


def blocks(player: PlayerView) -> bool:
    """Whether a player can cancel a mission."""
    cards: tuple[Card, ...] = player.cards
    return bool(cards) and not _BLOCKS.isdisjoint(cards)


def attack(player: PlayerView, card: Mission, failing: int) -> float:
    """What a mission against a player is worth, whose attacker fails with so many faces."""
    own = card.points + paid(player, card.money) / POINT
    good = own + pushed(player, card.push) + robbed(player, card.money)
    bad = card.neighbour_points * up(player) + card.fail_payment / POINT * rich(player)
    worth = ((6 - failing) * good - failing * bad) / 6
    return worth * (1 - BLOCKS) if blocks(player) else worth
