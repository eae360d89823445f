"""A round: its start, the Starting Player, Problems, the last call, and its end (3.2, 3.3, 3.13)."""

from __future__ import annotations

from engines.core.ask import Steps

from . import calls, evidence, penalties, police, wishes
from .events import Judged, Rounded, Starter
from .options import VoteStarter
from .piles import draw_problem
from .scenario import playing
from .state import G, State, around
from .turn import begin
from .votes import ballot, leading


def start(g: G) -> Steps:
    """The Scenario's start instructions (FI-012); Police whose Token is gone act from now on."""
    s = g.s
    s.round += 1
    s.turns += 1
    s.gone = 0
    g.tell(Rounded(s.round))
    police.at_start_of_round(g)
    steps = playing(s).start_round(g)
    if steps is not None:
        yield from steps
    s.phase = "starter"


def by_rule(s: State, seats: list[int]) -> int:
    """The seat that is Starting Player where no vote decides (FI-020)."""
    return min(seats, key=lambda at: (*evidence.burden(s, at), s.starts[at], at))


def starter(g: G) -> Steps:
    """The Starting Player is chosen (FI-018 to FI-021)."""
    s = g.s
    seats = list(range(s.seats))
    options = [VoteStarter(seat) for seat in seats]
    # Among several an abstention is the default, whoever the rule would name.
    default = options[by_rule(s, seats) if s.players == 1 else 0]
    count = yield from ballot(g, "starter", options, lambda each: str(each.seat), default)
    tied = [int(name) for name in leading(count)] or seats
    s.starter = by_rule(s, tied) if len(tied) > 1 else tied[0]
    s.starts[s.starter] += 1
    g.tell(Starter(s.starter))
    s.phase = "problems"


def problems(g: G) -> None:
    """The Starting Player draws a Problem, with 4 players the seat to its left too (FI-013, FI-014)."""
    s = g.s
    for seat in around(s, s.starter)[: 2 if s.players == 4 else 1]:
        draw_problem(g, seat)
    s.phase = "ready"


def ready(g: G) -> Steps:
    """What the Scenario has its Starting Player decide, then the first turn (FI-016)."""
    steps = playing(g.s).ready(g)
    if steps is not None:
        yield from steps
    begin(g, g.s.starter)


# -- the end of a round ------------------------------------------------------------------------


def last_call(g: G) -> Steps:
    """Before the end of the round, all with cards may use IDLE Skills (FI-076)."""
    yield from calls.call(g, "last_call")
    g.s.phase = "round_end"


def end(g: G) -> Steps:
    """End instructions; end-of-round Penalties; Police; evidence; the Scenario's end (FI-115)."""
    s, scenario = g.s, playing(g.s)
    steps = scenario.end_round(g)
    if steps is not None:
        yield from steps
    yield from penalties.end_round(g)
    police.at_end_of_round(g)
    wishes.lapse(s, "round")
    s.turns += 1
    g.tell(Judged(s.round, evidence.fingerprints(s)))
    if evidence.convicted(s):
        why = evidence.conviction(s)
        g.tell(why)
        s.ending, s.convict = "evidence", why.seat
    else:
        s.ending = scenario.verdict(s)
    s.phase = "chapter_end" if s.ending else "start"
