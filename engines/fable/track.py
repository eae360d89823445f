"""The fame track: moving, sharing, bonus actions (3.14, 3.15)."""

from __future__ import annotations

from .asking import G
from .cards import MOONS
from .events import Famed, Pushed
from .state import ACTIONS, NOBODY, SHADOW, State, champion_space
from .steps import ExtraAction

BASE = 3


def taken(s: State, space: int, but: int) -> bool:
    """Whether a token other than ``but``'s (a seat's, SHADOW's) stands on a space; the shadow's counts
    (FF-301)."""
    if s.shadow is not None and but != SHADOW and s.shadow.at == space:
        return True
    for seat, player in enumerate(s.players):
        if player.fame == space and seat != but:
            return True
    return False


def settle(g: G, seat: int) -> None:
    """A token that shares a space goes on to the next free one; space 0 may be shared (FF-131)."""
    s, player = g.s, g.s.players[seat]
    at = player.fame
    while at and taken(s, at, seat):
        at += 1
    if at != player.fame:
        player.fame = at
        if seat == s.turn:
            s.day.moved = True
        g.tell(Pushed(seat, at))


def move(g: G, seat: int, count: int, why: str = "effect") -> None:
    """Fame is gained or (negative) lost; a token moved out of its turn is settled at once (FF-130 to FF-133).
    ``why`` as in :class:`Famed`."""
    s, player = g.s, g.s.players[seat]
    count = max(count, -player.fame)
    if not count:
        return
    player.fame += count
    g.tell(Famed(seat, count, player.fame, why))
    if seat == s.turn:
        s.day.moved = True
    if seat != s.turn or s.day.settled:
        settle(g, seat)
    player.low = min(player.low, player.fame)


def leaders(s: State) -> list[int]:
    """Seats with the highest fame; none if the shadow is ahead (FF-301)."""
    best = max(player.fame for player in s.players)
    if s.shadow is not None and s.shadow.at > best:
        return []
    return [seat for seat, player in enumerate(s.players) if player.fame == best]


def lead_of_others(s: State, seat: int) -> int:
    """The opponent with the highest fame, the first clockwise among equals."""
    around = [(seat + k) % s.seats for k in range(1, s.seats)]
    return max(around, key=lambda other: s.players[other].fame)


def bonus(s: State, seat: int) -> int:
    """Bonus actions by the track (FF-140 to FF-142)."""
    own = ahead = s.players[seat].fame
    for player in s.players:
        if player.fame > ahead:
            ahead = player.fame
    if s.shadow is not None:
        ahead = max(ahead, s.shadow.at)
    # Moon spaces above the own and below the leading token; the champion space is none (FF-142).
    count = 0
    for space in range(own // 10 * 10 + 10, min(ahead, champion_space(s.settings)), 10):
        if space not in s.moons and not taken(s, space, NOBODY):
            count += 1
    return count


def actions(s: State, seat: int) -> tuple[int, int]:
    """Actions granted at dawn, and those of them that are bonus (FF-021)."""
    more = bonus(s, seat)
    extra = 0
    if s.moon is not None and isinstance(card := MOONS[s.moon].do, ExtraAction):
        extra = card.n
    granted = min(ACTIONS, BASE + more + extra)
    return granted, granted - BASE


def last_alone(s: State, seat: int) -> bool:
    """Whether a seat alone has the lowest fame; in a solo game, is behind the shadow (5.2)."""
    own = s.players[seat].fame
    if s.shadow is not None:
        return own < s.shadow.at
    return all(own < player.fame for other, player in enumerate(s.players) if other != seat)
