"""What comes next, by the state alone."""

from __future__ import annotations

from collections.abc import Callable

from engines.core.ask import Steps
from engines.core.spec import Moment, Outcome

from . import campaign, rounds, turn
from .scene import G
from .state import State, owner

_STEPS: dict[str, Callable[[G], Steps | None]] = {
    "choose": campaign.choose,
    "setup": campaign.setup,
    "start": rounds.start,
    "starter": rounds.starter,
    "problems": rounds.problems,
    "ready": rounds.ready,
    "turn_end": turn.end,
    "last_call": rounds.last_call,
    "round_end": rounds.end,
    "chapter_end": campaign.chapter_end,
    "intermission": campaign.intermission,
    "shop": campaign.shop,
}


def step(g: G) -> Steps | None:
    """The next step: an action, or one of the moments around the turns."""
    s = g.s
    if s.phase == "turn":
        if s.actions > 0:
            return turn.action(g)
        s.phase = "turn_end"
        return None
    return _STEPS[s.phase](g)


def moment(s: State) -> Moment:
    """Round and turn; whose turn it is while there is one."""
    return Moment(s.round, s.turns, owner(s, s.turn) if s.phase in ("turn", "turn_end") else None)


def outcome(s: State) -> Outcome | None:
    """All win or nobody does; the score is the Reputation of all chapters."""
    if s.phase != "over":
        return None
    points = sum(chapter.reputation for chapter in s.story)
    won = s.ending in ("won", "success")
    return Outcome(tuple(range(s.players)) if won else (), (points,) * s.players, s.ending)
