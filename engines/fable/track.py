"""The fame track: tokens, moving, sharing, bonus actions (3.14, 3.15)."""

from __future__ import annotations

from .events import Famed, Pushed
from .order import opponents
from .passive import ExtraAction
from .printed import lasting
from .state import ACTIONS, SHADOW, G, State, champion_space

BASE = 3


def tokens(s: State) -> dict[int, int]:
    """The space of every token, by its seat; the shadow's counts like a player's (FF-301)."""
    found = {}
    for seat, player in enumerate(s.players):
        found[seat] = player.fame
    if s.shadow is not None:
        found[SHADOW] = s.shadow.at
    return found


def free(s: State, space: int, whose: int) -> int:
    """Where a token that comes to a space ends: the next one without another's token; space 0 may be shared
    (FF-131). ``whose`` is a seat or SHADOW."""
    others = tokens(s)
    del others[whose]
    while space and space in others.values():
        space += 1
    return space


def settle(g: G, seat: int) -> None:
    """A token that shares a space goes on to the next free one (FF-131)."""
    s, player = g.s, g.s.players[seat]
    at = free(s, player.fame, seat)
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


def lead_of_others(s: State, seat: int) -> int:
    """The opponent with the highest fame, the first clockwise among equals."""
    return max(opponents(s, seat), key=lambda other: s.players[other].fame)


def bonus(s: State, seat: int) -> int:
    """Bonus actions by the track (FF-140 to FF-142)."""
    taken = tokens(s).values()
    # Moon spaces above the own and below the leading token; the champion space is none (FF-142).
    first, end = s.players[seat].fame // 10 * 10 + 10, min(max(taken), champion_space(s.settings))
    count = 0
    for space in range(first, end, 10):
        count += space not in s.moons and space not in taken
    return count


def actions(s: State, seat: int) -> tuple[int, int]:
    """Actions granted at dawn, and those of them that are bonus (FF-021)."""
    more = bonus(s, seat)
    extra = lasting(s.moon, ExtraAction)
    granted = min(ACTIONS, BASE + more + (0 if extra is None else extra.n))
    return granted, granted - BASE


def last_alone(s: State, seat: int) -> bool:
    """Whether a seat alone has the lowest fame; in a solo game, is behind the shadow (5.2)."""
    own = s.players[seat].fame
    return all(own < space for other, space in tokens(s).items() if other != seat)
