"""Triumphs, the Cubes they leave, and the outcome of a Challenge (3.8, 3.10)."""

from __future__ import annotations

from collections.abc import Callable

from engines.core.ask import Ask, Pick, Steps, one

from . import dice, rolls
from .cards import best
from .challenges import difficulty, missing
from .events import Motivated, Overcome, Progress, Resolved, Revived, Solved
from .glossary import Henchman
from .options import Move
from .piles import drop_problem
from .police import move_police
from .scenario import playing
from .spots import Spot
from .state import Attempt, G, owner


def gain(g: G, attempt: Attempt, spot: Spot) -> Steps:
    """The roll is resolved: what its Triumphs bring happens, or they stay as Cubes (FI-078 to FI-080)."""
    s = g.s
    total, hard = rolls.result(s, attempt), difficulty(s, spot, attempt)
    count = dice.triumphs(total, hard, needs=missing(s, spot))
    attempt.result, attempt.triumphs = total, count
    g.tell(Resolved(attempt.seat, spot.key, total, hard, count))
    if spot.triumphs:
        if not count:
            return
        held = s.cubes.get(spot.key, 0) + count
        if held < spot.triumphs:
            s.cubes[spot.key] = held
            g.tell(Progress(spot.key, held, spot.triumphs))
            return
        s.cubes.pop(spot.key, None)
        if spot.kind != "problem":
            g.tell(Overcome(spot.key))
    outcome = _EVERYWHERE.get(spot.kind)
    steps = outcome(g, spot, count) if outcome is not None else playing(s).outcome(g, spot, count)
    if steps is not None:
        yield from steps


# -- outcomes of Challenges that every Scenario has ----------------------------------------------


def _solved(g: G, spot: Spot, count: int) -> None:
    """A Problem is discarded (FI-100)."""
    drop_problem(g.s, spot.key)
    g.tell(Solved(g.s.turn, spot.key))


def _controlled(g: G, spot: Spot, count: int) -> None:
    """The Police Token turns (FI-110)."""
    move_police(g, "controlled")


def _revived(g: G, spot: Spot, count: int) -> Steps:
    """From the KO'd to the Exhausted Deck (FI-092)."""
    taken = yield from _brought_back(g, spot, g.s.knocked_out, count)
    if taken:
        g.s.exhausted.extend(taken)
        g.tell(Revived(taken))


def _motivated(g: G, spot: Spot, count: int) -> Steps:
    """From the Exhausted to the Clan Deck, which is shuffled (FI-092)."""
    taken = yield from _brought_back(g, spot, g.s.exhausted, count)
    if taken:
        g.s.clan.extend(taken)
        g.chance.shuffle(g.s.clan, "clan")
        g.tell(Motivated(taken))


def _brought_back(g: G, spot: Spot, source: list[Henchman], count: int) -> Steps:
    """The cards that the active player takes out of a deck (FI-094, FI-095)."""
    s = g.s
    taken = best(source, count)
    if 0 < count < len(source):
        ask = Ask(
            owner(s, s.turn),
            spot.kind,
            options=(Move(Pick(tuple(sorted(source)), count, count)),),
            default=Move(tuple(sorted(taken))),
            basis=count,
            clock="turn_timer",
        )
        picked = (yield from one(ask)).henchmen
        assert isinstance(picked, tuple)
        taken = picked
    for card in taken:
        source.remove(card)
    return taken


#: By the kind of Challenge.
_EVERYWHERE: dict[str, Callable[[G, Spot, int], Steps | None]] = {
    "problem": _solved,
    "police": _controlled,
    "revive": _revived,
    "motivate": _motivated,
}
