"""Calls: before a turn or a round ends, all with cards are asked for Skills between actions."""

from __future__ import annotations

from typing import Any

from engines.core.ask import Ask, Option, Steps

from . import helping, penalties
from .options import Quiet
from .state import G, State
from .windows import QUIET

#: Ways to decline: dice cannot change in a call, and the turn is over.
_QUIET = tuple(each for each in QUIET if each.until in ("now", "round", "always"))
#: Alone there is no wish not to be asked, and so no way back from one.
_ALONE = _QUIET[:1]


def due(s: State) -> bool:
    """Whether the end of this turn waits for a call: trouble came in it, and somebody has cards (FI-236).
    Where nothing acts on the round's last turn any more, the last call is that moment."""
    return s.troubled and (s.gone + 1 < s.seats or penalties.acts_at_end_of_turn(s))


def call(g: G, kind: str) -> Steps:
    """Put the call to all who may have something to say, until each was heard (FI-076, FI-236), while some
    Skill could do something by what all can see."""
    s = g.s
    asked = _willing(s)
    asks = _calls(g, kind, asked)
    while asked and helping.idle_may_help(s):
        who, choice = yield tuple(asks.values())
        if isinstance(choice, Quiet):
            asked.remove(who)
            del asks[who]
            _let_help(g, kind, asks, who)
            if choice.until != "now":
                s.prefs[who].auto_pass = choice.until
        else:
            helping.play(g, choice)
            willing = _willing(s)
            asked = [player for player in asked if player in willing]
            asks = _calls(g, kind, asked)


def _willing(s: State) -> list[int]:
    """Players that are asked: by public facts alone. Alone, with open hands, only where there is a choice."""
    if s.players > 1:
        return helping.willing(s)
    return [0] if _skills(s, 0) else []


def _skills(s: State, player: int) -> list[Option]:
    own = (player,) if s.players > 1 else range(s.seats)
    return [option for seat in own for option in helping.idle_offers(s, seat)]


def _calls(g: G, kind: str, asked: list[int]) -> dict[int, Ask[Any]]:
    s = g.s
    quiet = _QUIET if s.players > 1 else _ALONE
    asks: dict[int, Ask[Any]] = {}
    for player in range(s.players):
        if player in asked:
            options: tuple[Option, ...] = (*quiet, *_skills(s, player))
            asks[player] = Ask(
                player, kind, options=options, default=quiet[0], basis=s.tick, clock="help_window"
            )
        else:
            _let_help(g, kind, asks, player)
    return asks


def _let_help(g: G, kind: str, asks: dict[int, Ask[Any]], player: int) -> None:
    """Who was heard, or is not asked, may still use a Skill."""
    if g.optional and (skills := _skills(g.s, player)):
        asks[player] = Ask(player, kind, options=tuple(skills), must=False, basis=g.s.tick)
