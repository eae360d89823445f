"""The street: points, safety lines, levels and signs (3.7)."""

from __future__ import annotations

from .decks import G
from .events import Fell, Rose, Scored, Sign, Upgraded
from .state import (
    ABILITY,
    LEVEL,
    LEVEL_2,
    LIGHT,
    LIGHT_TO,
    MOST_POINTS,
    MOST_UPGRADES,
    SAFETY_LINES,
    STOP,
    YIELD,
)

#: By points: the highest line that lies there or below.
_LINE = tuple(max((line for line in SAFETY_LINES if line <= at), default=0) for at in range(MOST_POINTS + 1))


def score(g: G, seat: int, n: int) -> None:
    """A gain of points; a sign works where it ends (SB-106 to SB-118)."""
    player = g.s.players[seat]
    before = player.points
    after = min(MOST_POINTS, before + n)
    if after <= before:
        return
    g.tell(Scored(seat, after - before, after))
    if after == LIGHT:
        after = LIGHT_TO
        g.tell(Sign(seat, "light"))
    player.points = after
    if _LINE[after] > player.floor:
        player.floor = _LINE[after]
    if LEVEL[after] != LEVEL[before]:
        g.tell(Rose(seat, LEVEL[after]))
        if before < LEVEL_2 and ABILITY[player.house] == "quick_renovation" and not player.ability_used:
            player.ability_used = True
            upgrade(g, seat, 0)
    if after == STOP:
        player.missing.append("stop")
        g.tell(Sign(seat, "stop"))
    elif after == YIELD:
        player.yields = True
        g.tell(Sign(seat, "yield"))


def lose(g: G, seat: int, n: int, *, pushed: bool) -> None:
    """A loss of points, as far as the lines let it (SB-102 to SB-110)."""
    player = g.s.players[seat]
    before = player.points
    if pushed and "stop" in player.missing:
        after = before
    else:
        after = max(player.floor, before - n)
    player.points = after
    g.tell(Fell(seat, before - after, after, pushed))
    if LEVEL[after] != LEVEL[before]:
        g.tell(Rose(seat, LEVEL[after]))


def upgrade(g: G, seat: int, cost: int) -> bool:
    """The own house is upgraded, unless it is so already or has been twice (SB-204, SB-205)."""
    player = g.s.players[seat]
    if player.upgraded or player.upgrades >= MOST_UPGRADES:
        return False
    player.upgraded = True
    player.upgrades += 1
    g.tell(Upgraded(seat, cost))
    return True
