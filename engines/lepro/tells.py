"""How much what happens in Le Pro matters, and to whom."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engines.core.event import Event
from engines.core.telling import Tells, Weight
from engines.core.words import subjects

from .cards import MISSIONS, deck_of
from .events import (
    Announced,
    Arrested,
    Bought,
    CarLost,
    Chosen,
    Claimed,
    Closing,
    Collided,
    Counted,
    Dealt,
    Declined,
    Drew,
    Extra,
    Failed,
    Fallen,
    Fined,
    FirstRolls,
    Fought,
    Freed,
    Gained,
    Got,
    HatLaid,
    HatPlayed,
    Judged,
    Lost,
    Missed,
    Moved,
    Paid,
    Passed,
    Planned,
    Recorded,
    Refuge,
    Refused,
    Risked,
    Rolled,
    Saved,
    Sold,
    StarPlayed,
    Succeeded,
    Swapped,
    SwappedFor,
    Took,
    Tunnelled,
    Turned,
    Unconcerned,
    Victory,
    Won,
)
from .spaces.boxe import MOST_VICTORIES

DETAIL, NOISE, MATTERS, HEADLINE = Weight.DETAIL, Weight.NOISE, Weight.MATTERS, Weight.HEADLINE
#: Money from which on a deal is talked about by others, too.
BIG = 3_000
#: Deeds that stand alone: what their doer does next is told anew.
_ALONE = (Announced, Closing, Collided, Dealt, Fallen)


def _goes_on(deed: Sequence[Event], event: Event) -> bool:
    """Whether the deed is still that of whoever ``event`` is about."""
    return not isinstance(deed[0], _ALONE) and subjects(deed[0]) == subjects(event)


def _between(deed: Sequence[Event], event: Passed | Lost) -> bool:
    """Whether what passes between two players is the deed's doing: one of them began it."""
    giver = event.giver if isinstance(event, Passed) else event.seat
    return not isinstance(deed[0], _ALONE) and subjects(deed[0]) in ((giver,), (event.taker,))


def _die_changed(deed: Sequence[Event], event: Rolled) -> bool:
    """A die that is chosen, shifted or braked belongs to the card that did it."""
    return event.how != "rolled" and isinstance(deed[-1], StarPlayed) and _goes_on(deed, event)


def _shown(deed: Sequence[Event], event: Drew) -> bool:
    return _drawn(event) > NOISE and _goes_on(deed, event)


def _drawn(event: Drew) -> Weight:
    """Whether a Mission succeeds is told with its name, unless the law comes between; one that was kept is
    not drawn when it is shown; a Criminal Record is told by what it makes."""
    mission = MISSIONS.get(event.card)
    told = deck_of(event.card) != "record" and (
        mission is None or (bool(mission.arrest_on) and not mission.star)
    )
    return DETAIL if told else NOISE


def _of_kind(*kinds: type[Event]) -> Callable[[Sequence[Event], Event], bool]:
    return lambda deed, event: isinstance(deed[-1], kinds)


def _by_amount(event: Gained | Paid | Sold | Bought | Succeeded) -> Weight:
    return MATTERS if event.amount >= BIG else DETAIL


def _acts(
    weight: Weight | Callable[[Any], Weight] = DETAIL,
    *,
    begins: bool = False,
    follows: bool | Callable[[Sequence[Event], Any], bool] = _goes_on,
) -> Tells:
    """What the player named in ``seat`` does, for whom it always matters; usually a part of one turn."""
    return Tells(weight, by="seat", to=("seat",), begins=begins, follows=follows)


TELLS: Mapping[type[Event], Tells] = {
    Dealt: Tells(DETAIL, by="seat", to=("seat",), follows=_of_kind(Dealt)),
    FirstRolls: Tells(NOISE),
    Turned: Tells(NOISE, by="seat"),
    Missed: Tells(DETAIL, to=("seat",)),
    Announced: _acts(HEADLINE, follows=False),
    Rolled: _acts(NOISE, begins=True, follows=_die_changed),
    Moved: _acts(),
    Refuge: _acts(),
    Claimed: _acts(),
    # What is noise to others is noise to its drawer, too.
    Drew: Tells(_drawn, by="seat", follows=_shown),
    Took: Tells(NOISE, by="seat", begins=True, follows=_goes_on),
    Got: Tells(follows=True),
    Unconcerned: _acts(),
    Gained: _acts(_by_amount),
    Paid: _acts(_by_amount),
    Passed: Tells(to=("giver", "taker"), follows=_between),
    Collided: Tells(by="rammer", to=("victim",)),
    Saved: Tells(by="seat", follows=_of_kind(Collided)),
    CarLost: Tells(to=("seat",), follows=_of_kind(Collided)),
    Chosen: _acts(NOISE, begins=True),
    HatLaid: Tells(DETAIL, follows=True),
    HatPlayed: _acts(),
    StarPlayed: _acts(),
    Fought: Tells(by="organiser", to=("defender",), follows=_goes_on),
    Victory: Tells(
        lambda event: HEADLINE if event.victory == MOST_VICTORIES else MATTERS,
        to=("seat",),
        follows=_of_kind(Fought),
    ),
    Sold: _acts(_by_amount),
    Bought: _acts(_by_amount),
    Declined: _acts(),
    Swapped: Tells(by="seat", to=("other",), follows=_goes_on),
    SwappedFor: Tells(follows=True),
    Succeeded: _acts(_by_amount),
    Failed: _acts(),
    Risked: _acts(),
    Tunnelled: _acts(),
    Planned: _acts(),
    Refused: _acts(),
    Arrested: _acts(MATTERS, follows=False),
    Freed: _acts(MATTERS),
    Judged: _acts(MATTERS),
    Fined: _acts(MATTERS),
    Recorded: _acts(MATTERS),
    Fallen: _acts(HEADLINE, follows=False),
    Extra: _acts(),
    Lost: Tells(
        lambda event: DETAIL if event.taker is None else MATTERS, to=("seat", "taker"), follows=_between
    ),
    Closing: _acts(HEADLINE, follows=False),
    Counted: Tells(begins=True, follows=_of_kind(Counted)),
    Won: Tells(HEADLINE),
}
