"""The street: points, safety lines, levels and signs (3.7)."""

from __future__ import annotations

from .events import Fell, Rose, Scored, Sign
from .facts import ABILITY, fall, rise
from .figures import LEVEL, LEVEL_2, LIGHT, LIGHT_TO, MOST_POINTS, SAFETY_LINES, STOP, YIELD
from .state import G
from .upgrades import upgrade

#: By points: the highest safety line that lies there or below.
_LINE = tuple(max((line for line in SAFETY_LINES if line <= at), default=0) for at in range(MOST_POINTS + 1))


def score(g: G, seat: int, n: int) -> None:
    """A gain of points; a sign works where it ends (SB-106 to SB-118)."""
    player = g.s.players[seat]
    gained = rise(player, n)
    if gained <= 0:
        return
    before, after = player.points, player.points + gained
    g.tell(Scored(seat, gained, after))
    if after == LIGHT:
        after = LIGHT_TO
        g.tell(Sign(seat, "light"))
    player.points = after
    player.floor = max(player.floor, _LINE[after])
    if LEVEL[after] != LEVEL[before]:
        g.tell(Rose(seat, LEVEL[after]))
        if before < LEVEL_2 and ABILITY[player.house] == "quick_renovation" and not player.ability_used:
            player.ability_used = True
            upgrade(g, seat)
    if after == STOP:
        player.missing.append("stop")
        g.tell(Sign(seat, "stop"))
    elif after == YIELD:
        player.yields = True
        g.tell(Sign(seat, "yield"))


def lose(g: G, seat: int, n: int, *, pushed: bool) -> None:
    """A loss of points, as far as lines and stop sign let it (SB-102 to SB-110)."""
    player = g.s.players[seat]
    before, lost = player.points, fall(player, n, pushed=pushed)
    player.points -= lost
    g.tell(Fell(seat, lost, player.points, pushed))
    if LEVEL[player.points] != LEVEL[before]:
        g.tell(Rose(seat, LEVEL[player.points]))
