"""Votes: agreement made countable (FI-019, FI-020)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from typing import Any, TypeVar

from engines.core.ask import Ask, Drawn, Option, Steps

from .events import Voted
from .options import Abstain, VoteKeep, VoteScenario, VoteStarter
from .state import G, State

V = TypeVar("V", bound=Option)
ABSTAIN = Abstain()
#: What stands in ``state.votes`` for an abstention.
NOBODY = "-"


def ballot(g: G, kind: str, options: Sequence[V], name: Callable[[V], str], default: V | Drawn) -> Steps:
    """Ask every player; the votes by name (Counter), and each player's vote in ``state.votes``.

    Closes as soon as one choice has more than half of all asked. With one player there is no vote:
    the player decides, by ``default`` when silent (FI-021, FI-142).
    """
    s = g.s
    s.votes = [""] * s.players
    alone = s.players == 1
    offered: tuple[Option, ...] = tuple(options) if alone else (*options, ABSTAIN)
    silent: Option | Drawn = default if alone else ABSTAIN
    waiting = list(range(s.players))
    count: Counter[str] = Counter()
    asks = [Ask(player, kind, options=offered, default=silent, clock="vote_timer") for player in waiting]
    while waiting:
        who, choice = yield tuple(asks)
        del asks[waiting.index(who)]
        waiting.remove(who)
        if isinstance(choice, Abstain):
            s.votes[who] = NOBODY
            continue
        s.votes[who] = name(choice)
        count[name(choice)] += 1
        if count[name(choice)] * 2 > s.players:
            break
    g.learn()
    if count and not alone:
        voters = [player for player, vote in enumerate(s.votes) if vote not in ("", NOBODY)]
        g.tell(Voted(kind, tuple(voters), tuple(s.votes[player] for player in voters)))
    return count


def follow(s: State, ask: Ask[Any], people: Collection[int]) -> Option | None:
    """Vote as most of these players did; not at all if they are of two minds. None for who decides alone."""
    if ABSTAIN not in ask.options:
        return None
    count = Counter(s.votes[player] for player in people if s.votes[player] not in ("", NOBODY))
    best = leading(count)
    named = {_named(option): option for option in ask.options if not isinstance(option, Abstain)}
    return named.get(best[0], ABSTAIN) if len(best) == 1 else ABSTAIN


def _named(option: Option) -> str:
    """What an option of a vote stands for, as in ``state.votes``."""
    match option:
        case VoteScenario(scenario):
            return str(scenario)
        case VoteStarter(seat):
            return str(seat)
        case VoteKeep(henchman):
            return str(henchman)
    return ""


def leading(count: Counter[str]) -> list[str]:
    """The choices with most votes, in the order they first came; empty if nobody voted."""
    most = max(count.values(), default=0)
    return [name for name, votes in count.items() if votes == most]
