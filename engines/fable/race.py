"""Whom one races against: other seats, or alone against the shadow (chapter 6). What differs between the two
is asked of one object, :func:`race`; :class:`ShadowRoad` states only what is other than usual."""

from __future__ import annotations

from engines.core.spec import Outcome

from . import track
from .events import LegendBonus, ShadowGrew, ShadowMoved
from .order import around, pass_on
from .state import BONUS, NOBODY, SHADOW, G, Shadow, State


class Race:
    """The race of two to four seats."""

    #: How the game ends for whoever is left when all others have gone for good (FF-174).
    deserted = "left"

    def clock(self, name: str) -> str:
        """The clock that runs for a question, instead of the one that is meant."""
        return name

    def may_finish(self, s: State, seat: int) -> bool:
        """Whether a seat beyond the champion space may take the token (FF-123)."""
        return True

    def finished(self, g: G) -> None:
        """The champion token was taken: everybody else has one turn more (FF-170)."""

    def legend_beaten(self, g: G) -> None:
        """A legend was defeated: a trophy is all there is to it (FF-089)."""

    def turn_over(self, g: G) -> None:
        """A dusk is over."""
        pass_on(g)

    def end(self, g: G) -> None:
        """The last turn is over: the legend bonus, and sharing (FF-171, FF-172)."""
        s = g.s
        staying = [seat for seat, player in enumerate(s.players) if not player.gone]
        most = max(len(s.players[seat].trophies) for seat in staying)
        holders = [seat for seat in staying if len(s.players[seat].trophies) == most]
        if most and len(holders) == 1:
            s.bonus = holders[0]
            g.tell(LegendBonus(s.bonus, BONUS))
            track.move(g, s.bonus, BONUS, "bonus")
        for seat in around(s, s.turn):
            track.settle(g, seat)

    def winners(self, s: State) -> tuple[int, ...]:
        """Seats in the first place; who left for good is in none (FF-172)."""
        staying = [seat for seat, player in enumerate(s.players) if not player.gone]
        best = max((s.players[seat].fame for seat in staying), default=NOBODY)
        return tuple(seat for seat in staying if s.players[seat].fame == best)

    def outcome(self, s: State) -> Outcome:
        """How a game that is over ended."""
        return Outcome(self.winners(s), tuple(player.fame for player in s.players), s.ending)


class ShadowRoad(Race):
    """One seat alone: the shadow walks the same track."""

    deserted = "lost"
    #: By level: what is added to each of its moves, and trophies needed to win; full and short game (FF-306).
    _FULL = ((0, 5), (2, 6), (3, 7))
    _SHORT = ((0, 2), (2, 2), (3, 3))
    #: How far a legend's defeat throws the shadow back, once there is nothing else to lose (FF-304).
    _SHAKEN = 3
    #: Points for a trophy (FF-308).
    _TROPHY = 5

    def offset(self, s: State) -> int:
        """What the level adds to each move of the shadow (FF-306)."""
        return self._level(s)[0]

    def needed(self, s: State) -> int:
        """Trophies needed to win (FF-306)."""
        return self._level(s)[1]

    def _level(self, s: State) -> tuple[int, int]:
        return (self._SHORT if s.settings.short_game else self._FULL)[s.settings.solo_level]

    def clock(self, name: str) -> str:
        """Nobody is kept waiting, and none runs (FF-309)."""
        return ""

    def may_finish(self, s: State, seat: int) -> bool:
        """With trophies enough (FF-305)."""
        return len(s.players[seat].trophies) >= self.needed(s)

    def finished(self, g: G) -> None:
        """That is the win (FF-305)."""
        g.s.phase, g.s.ending = "over", "won"

    def legend_beaten(self, g: G) -> None:
        """Menace falls, or the farthest legend token goes, or the shadow is thrown back (FF-304)."""
        shadow = shadow_of(g.s)
        if shadow.menace:
            shadow.menace -= 1
            g.tell(ShadowGrew(shadow.menace, "legend"))
        elif shadow.tokens:
            shadow.tokens.remove(max(shadow.tokens))
        else:
            hinder(g, self._SHAKEN)

    def turn_over(self, g: G) -> None:
        """The shadow's step comes before the next turn (FF-302)."""
        g.s.phase = "shadow"

    def end(self, g: G) -> None:
        """No last turns and no bonus: who has not won by now has lost (FF-305)."""
        g.s.ending = "lost"

    def winners(self, s: State) -> tuple[int, ...]:
        """The seat, or nobody."""
        return (0,) if s.ending == "won" else ()

    def outcome(self, s: State) -> Outcome:
        """Won with how much to spare, or lost (FF-308)."""
        if s.ending != "won":
            return Outcome((), (0,), "lost")
        player = s.players[0]
        score = player.fame - shadow_of(s).at + self._TROPHY * len(player.trophies)
        return Outcome((0,), (score,), "won")


SHADOW_ROAD = ShadowRoad()
_RACE = Race()


def alone(s: State) -> bool:
    """Whether it is a solo game."""
    return s.shadow is not None


def race(s: State) -> Race:
    """Whom one races against at a table."""
    return _RACE if s.shadow is None else SHADOW_ROAD


def shadow_of(s: State) -> Shadow:
    """The shadow of a solo game."""
    assert s.shadow is not None
    return s.shadow


def shadow_to(g: G, space: int) -> None:
    """The shadow moves to a space; on the player's it goes one further (FF-131, FF-302)."""
    shadow = shadow_of(g.s)
    before, shadow.at = shadow.at, track.free(g.s, space, SHADOW)
    if shadow.at != before:
        g.tell(ShadowMoved(shadow.at))


def hinder(g: G, count: int) -> None:
    """The shadow goes back, not below 0; on the player's space it goes on to the next (FF-307)."""
    shadow_to(g, max(0, shadow_of(g.s).at - count))
