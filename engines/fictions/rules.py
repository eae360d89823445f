"""How a game begins, what comes next by the state alone, and how it ended."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.core.ask import Steps
from engines.core.spec import Moment, Outcome

from . import chapters, intermission, rounds, turn
from .cards import BY_LEVEL
from .state import G, Prefs, Settings, State, fate, owner


def new(players: int, settings: Settings) -> State:
    """The table before anything has happened (FI-001)."""
    seats = max(2, players)
    return State(
        players=players,
        seats=seats,
        settings=settings,
        clan=list(BY_LEVEL[1]),
        reserve=[[], list(BY_LEVEL[2]), list(BY_LEVEL[3])],
        hands=[[] for _ in range(seats)],
        problems=[[] for _ in range(seats)],
        starts=[0] * seats,
        prefs=[Prefs() for _ in range(seats)],
        votes=[""] * players,
    )


_STEPS: dict[str, Callable[[G], Steps | None]] = {
    "choose": chapters.choose,
    "setup": chapters.setup,
    "start": rounds.start,
    "starter": rounds.starter,
    "problems": rounds.problems,
    "ready": rounds.ready,
    "turn_end": turn.end,
    "last_call": rounds.last_call,
    "round_end": rounds.end,
    "chapter_end": chapters.chapter_end,
    "intermission": intermission.begin,
    "shop": intermission.shop,
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


def upgrade(version: int, raw: dict[str, Any]) -> dict[str, Any]:
    """A state of rules 1, which knew the used by where they lie; rules 2 have the same state."""
    return {**raw, "used": list(raw["rotated"])} if version < 2 else raw


def outcome(s: State) -> Outcome | None:
    """All win or nobody does; the score is the Reputation of all chapters."""
    if s.phase != "over":
        return None
    points = sum(chapter.reputation for chapter in s.story)
    won = s.ending in ("won", "success")
    return Outcome(tuple(range(s.players)) if won else (), (points,) * s.players, fate(s))
