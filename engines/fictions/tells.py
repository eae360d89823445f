"""How much what happens in Fictions matters, and to whom; and what belongs to one deed.

Deeds are an Attempt from its crew to the last of its consequences, a Skill played between actions, the start
of a round with all that it turns up, a Problem with its Penalty, a vote with what was settled by it, and the
end of a chapter.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from engines.core.event import Event
from engines.core.telling import Tells, Weight

from . import events as e
from .dice import RED_DICE, is_red
from .scenario import found

NOISE, DETAIL, MATTERS, HEADLINE = Weight

_ATTEMPT = (e.Committed, e.Rolled, e.Rerolled, e.Resolved)
#: Of so many Fingerprints people should hear at the end of a round.
SMUDGE = 2
#: Why a track moves as a round begins or ends.
_BY_ROUND = frozenset(
    ["round", "counter", "doctor", "rake", "rebel", "ringleader", "hidden", "income", "police", "obstacle"]
)
RED_CARD = RED_DICE["card"]
Joins = Callable[[Sequence[Event], Any], bool]


def _first(*kinds: type[Event]) -> Joins:
    """In a deed that began with one of these."""
    return lambda deed, event: isinstance(deed[0], kinds)


def _after(*kinds: type[Event]) -> Joins:
    """Right behind one of these."""
    return lambda deed, event: isinstance(deed[-1], kinds)


def _settled(deed: Sequence[Event]) -> bool:
    """Whether the dice of this Attempt lie for good."""
    return any(isinstance(each, e.Resolved) for each in deed)


def _rolling(deed: Sequence[Event], event: Any) -> bool:
    """In an Attempt whose dice may still change."""
    return isinstance(deed[0], _ATTEMPT) and not _settled(deed)


def _came_of_it(deed: Sequence[Event], event: Any) -> bool:
    """Of an Attempt that is settled, or of a Skill between actions."""
    return isinstance(deed[0], e.Helped) or _settled(deed)


def _moved(deed: Sequence[Event], event: Any) -> bool:
    """Of an Attempt, a Skill or a Rally; or as a round begins or ends."""
    if isinstance(deed[0], (*_ATTEMPT, e.Helped, e.Rallied)):
        return not _of_round(event)
    return isinstance(deed[0], e.Rounded | e.Tracked | e.Happened)


def _of_round(event: Event) -> bool:
    """Whether it comes with the round, and of nobody's doing."""
    if isinstance(event, e.PoliceMoved):
        return event.state != "controlled"
    return isinstance(event, e.Tracked) and event.why in _BY_ROUND


def _harmed(deed: Sequence[Event], event: e.Spent | e.Milled | e.KnockedOut) -> bool:
    """By the card that this deed turned up or drew, that harmed others before, or whose Attempt this is."""
    named = {getattr(each, "challenge", None) for each in deed} | {
        getattr(each, "why", None) for each in deed
    }
    skill = event.why == "skill" and isinstance(deed[-1], e.Helped)
    return skill or event.why in named


def _troubled(deed: Sequence[Event], event: e.Troubled) -> bool:
    """By the Red Die, or as who starts the round."""
    return _settled(deed) or isinstance(deed[-1], e.Starter)


def _drew(deed: Sequence[Event], event: e.Recruited) -> bool:
    """By a Skill or the Red Die; whoever recruits afterwards does so on its own."""
    last: Any = deed[-1]
    drawn = any(isinstance(each, e.Recruited) for each in deed)
    by_skill = isinstance(last, e.Helped) and last.what == "draw"
    return by_skill or (_settled(deed) and not drawn and _red(deed) == RED_CARD)


def _red(deed: Sequence[Event]) -> str:
    """How the Red Die of an Attempt was seen last; empty if it was not."""
    shown = [die for each in deed if isinstance(each, e.Rolled | e.Rerolled | e.Helped) for die in each.dice]
    return next((die for die in reversed(shown) if is_red(die)), "")


def _overcome(deed: Sequence[Event], event: e.Overcome) -> bool:
    return event.challenge not in _bribes() and _came_of_it(deed, event)


def _fell(event: e.Overcome) -> Weight:
    """That the Police are paid is told by their Token."""
    return NOISE if event.challenge in _bribes() else MATTERS


@cache
def _bribes() -> frozenset[str]:
    """The cards by which the Police are paid."""
    return frozenset(scenario.police for scenario in found().values())


def _helped(deed: Sequence[Event], event: e.Helped) -> bool:
    return _rolling(deed, event) and event.what not in ("draw", "solve", "bribe")


def _judged(event: e.Judged) -> Weight:
    return MATTERS if event.fingerprints >= SMUDGE else NOISE


_CAMPAIGN: Mapping[type[Event], Tells] = {
    e.Chosen: Tells(NOISE),
    e.Opened: Tells(HEADLINE),
    e.Intro: Tells(HEADLINE, follows=_after(e.Opened)),
    e.Talk: Tells(DETAIL),
    e.Ended: Tells(HEADLINE, follows=_after(e.Convicted)),
    e.Lost: Tells(HEADLINE, follows=_after(e.Ended)),
    e.Finished: Tells(HEADLINE, follows=_after(e.Ended, e.Lost)),
    e.Offered: Tells(DETAIL),
    e.Joined: Tells(follows=_after(e.Voted, e.Offered)),
    e.Removed: Tells(),
    e.Wasted: Tells(),
    e.Voted: Tells(DETAIL, follows=_after(e.Offered)),
}
_ROUNDS: Mapping[type[Event], Tells] = {
    e.Rounded: Tells(NOISE, begins=True),
    e.Appeared: Tells(follows=_after(e.Appeared, e.Rounded, e.Tracked, e.Spent, e.Vanished, e.Turned)),
    e.Starter: Tells(DETAIL, by="seat", follows=_after(e.Voted)),
    e.Troubled: Tells(by="seat", to=("seat",), follows=_troubled),
    e.Recruited: Tells(DETAIL, by="seat", follows=_drew),
    e.Got: Tells(DETAIL, follows=_after(e.Recruited)),
    e.Rallied: Tells(by="seat"),
    e.Skipped: Tells(DETAIL, by="seat"),
    e.Judged: Tells(_judged),
    e.Convicted: Tells(HEADLINE, to=("seat",)),
}
_ATTEMPTS: Mapping[type[Event], Tells] = {
    e.Committed: Tells(DETAIL, by="seat"),
    e.Rolled: Tells(DETAIL, by="seat", follows=_rolling),
    e.Rerolled: Tells(DETAIL, by="seat", follows=_rolling),
    e.Helped: Tells(by="seat", follows=_helped),
    e.Given: Tells(NOISE),
    e.Solved: Tells(by="seat", follows=_came_of_it),
    e.Resolved: Tells(by="seat", follows=_rolling),
    e.Overcome: Tells(_fell, follows=_overcome),
    e.Progress: Tells(follows=_came_of_it),
    e.Hurt: Tells(follows=_came_of_it),
    e.Revived: Tells(follows=_came_of_it),
    e.Motivated: Tells(follows=_came_of_it),
}
_CARDS: Mapping[type[Event], Tells] = {
    e.Spent: Tells(to=("seat",), follows=_harmed),
    e.Milled: Tells(follows=_harmed),
    e.KnockedOut: Tells(follows=_harmed),
    e.PoliceMoved: Tells(follows=_moved),
    e.Tracked: Tells(follows=_moved),
    e.Happened: Tells(follows=_moved),
    e.Turned: Tells(follows=_moved),
    e.Vanished: Tells(DETAIL, follows=True),
}
TELLS: Mapping[type[Event], Tells] = {**_CAMPAIGN, **_ROUNDS, **_ATTEMPTS, **_CARDS}
