"""What comes next, by the state alone; and how it ends (3.20)."""

from __future__ import annotations

from engines.core.ask import Steps
from engines.core.spec import Moment, Outcome

from . import deal, night
from .dawn import dawn, enter
from .day import action
from .decks import shuffle_in
from .dusk import dusk
from .events import Left
from .order import pass_on
from .race import race
from .state import G, State


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
        return _night(g)
    if phase == "setup":
        deal.deal(g)
    else:
        final(g)
    return None


def _night(g: G) -> Steps:
    """The shadow's step, and a new turn (FF-302)."""
    yield from night.step(g)
    if g.s.phase != "over":
        pass_on(g)


def final(g: G) -> None:
    """Unfought foes go back, the legend bonus, sharing (FF-152, FF-171, FF-172)."""
    s = g.s
    for player in s.players:
        for waiting in player.pending:
            shuffle_in(g, waiting.card)
        player.pending = []
    race(s).end(g)
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
        s.phase, s.ending = "over", race(s).deserted
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
    """How it ended, once it has (FF-172, FF-305, FF-308)."""
    return race(s).outcome(s) if s.phase == "over" else None
