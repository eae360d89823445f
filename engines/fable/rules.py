"""What comes next, by the state alone; and how it ends (3.20)."""

from __future__ import annotations

from engines.core.ask import Steps
from engines.core.spec import Moment, Outcome

from . import hands, setup, solo, track
from .asking import G
from .dusk import dusk, pass_on
from .events import Left, LegendBonus
from .state import BONUS, NOBODY, State, around
from .turn import action, dawn, enter

_TROPHY = 5
"""Points for a trophy at the end of a solo game (FF-308)."""


def step(g: G) -> Steps | None:
    """The deal, a dawn, one action, a dusk, or the end."""
    phase = g.s.phase
    if phase == "day":
        return action(g)
    if phase == "dawn":
        return dawn(g)
    if phase == "enter":
        return enter(g)
    if phase == "dusk":
        return dusk(g)
    if phase == "shadow":
        return shadow(g)
    if phase == "setup":
        setup.deal(g)
    else:
        final(g)
    return None


def shadow(g: G) -> Steps:
    """The shadow's step, and a new turn (FF-302)."""
    yield from solo.step(g)
    if g.s.phase != "over":
        pass_on(g)


def final(g: G) -> None:
    """Unfought foes go back, the legend bonus, sharing (FF-152, FF-171, FF-172)."""
    s = g.s
    for player in s.players:
        for waiting in player.pending:
            hands.shuffle_in(g, waiting.card)
        player.pending = []
    playing = [seat for seat, player in enumerate(s.players) if not player.gone]
    if s.shadow is None:
        most = max(len(s.players[seat].trophies) for seat in playing)
        holders = [seat for seat in playing if len(s.players[seat].trophies) == most]
        if most and len(holders) == 1:
            s.bonus = holders[0]
            g.tell(LegendBonus(s.bonus, BONUS))
            track.move(g, s.bonus, BONUS, "bonus")
        for seat in around(s, s.turn):
            track.settle(g, seat)
    else:
        s.ending = "lost"
    # All hands are laid open.
    g.learn()
    s.phase = "over"


def retire(g: G, seat: int) -> Steps | None:
    """A seat leaves for good: it has no more turns, its cards stay where they are, defaults answer for it; if
    one is left, that one wins (FF-174)."""
    s = g.s
    if s.phase in ("setup", "over") or s.players[seat].gone:
        return None
    s.players[seat].gone = True
    g.tell(Left(seat))
    if sum(not player.gone for player in s.players) <= 1:
        s.phase, s.ending = "over", "left" if s.shadow is None else "lost"
    elif s.turn == seat:
        if s.phase == "dawn":
            pass_on(g)
        elif s.phase in ("enter", "day"):
            s.phase = "dusk"
    return None


def moment(s: State) -> Moment:
    """Round, turn, and whose it is."""
    return Moment(s.round, s.turns, None if s.phase in ("setup", "end", "over") else s.turn)


def outcome(s: State) -> Outcome | None:
    """The highest fame wins; only on space 0 several may (FF-172). Alone: won or lost (FF-305, FF-308)."""
    if s.phase != "over":
        return None
    if s.shadow is not None:
        if s.ending != "won":
            return Outcome((), (0,), "lost")
        player = s.players[0]
        return Outcome((0,), (player.fame - s.shadow.at + _TROPHY * len(player.trophies),), "won")
    return Outcome(winners(s), tuple(player.fame for player in s.players), s.ending)


def winners(s: State) -> tuple[int, ...]:
    """Seats in the first place; who left for good is in none."""
    if s.shadow is not None:
        return (0,) if s.ending == "won" else ()
    staying = [seat for seat, player in enumerate(s.players) if not player.gone]
    best = max((s.players[seat].fame for seat in staying), default=NOBODY)
    return tuple(seat for seat in staying if s.players[seat].fame == best)
