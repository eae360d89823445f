"""What Discord's refusals mean: one outcome for every route that is asked and every code that it answers.

Codes: https://discord.com/developers/docs/topics/opcodes-and-status-codes#json
"""

from __future__ import annotations

from enum import Enum, auto

import discord


class Route(Enum):
    """What is asked of Discord."""

    POST = auto()
    """A message in a table's place."""
    EDIT = auto()
    """A change of one."""
    LEAVE = auto()
    """A change of one that is left behind: nothing takes its place, and nobody waits for it."""
    DM_POST = auto()
    """A direct message."""
    DM_EDIT = auto()
    """A change of one."""
    DOOR = auto()
    """The channel of a person's direct messages."""
    LOOK = auto()
    """The messages of a channel, to find one that may have been sent."""
    WAKE = auto()
    """That a thread sleeps no more."""
    THREAD = auto()
    """A thread of a table's own."""
    DELETE = auto()
    """That a message is there no more."""
    ANSWER = auto()
    """An answer to a press or a command."""


class Outcome(Enum):
    """What a refusal comes to."""

    LATER = auto()
    """Discord is unwell, or was asked too often: the same again after a growing pause."""
    WAKE = auto()
    """The thread sleeps: it is woken, and the same is asked again."""
    ANEW = auto()
    """The message is gone, too old or not ours: another takes its place."""
    DOOR = auto()
    """The person takes no direct messages: the board rings instead."""
    GONE = auto()
    """The place is there no more: the table pauses, and its host is told."""
    BARRED = auto()
    """The place does not take the message: it is looked at again after a minute, then as GONE."""
    BLIND = auto()
    """Nothing can be found: what may have been sent is sent again."""
    KEPT = auto()
    """The message stays: it says in a line that it is over."""
    NO_THREAD = auto()
    """Whoever wants a thread reads that there can be none."""
    PASSED = auto()
    """The press is no longer waited for: what it has changed is shown by the table's messages."""
    ODD = auto()
    """Nobody foresaw it: tried again a few times, then the table's host is told; a press reads a sentence."""


class PlaceGone(Exception):
    """The channel cannot be used any more. ``why``: a machine word, for a paused table's record."""

    def __init__(self, text: str, why: str = "place") -> None:
        super().__init__(text)
        self.why = why


class PlaceBarred(PlaceGone):
    """The channel does not take a message now; in a minute it may."""


class DoorClosed(Exception):
    """A person takes no direct messages."""


class Later(Exception):
    """Discord is unwell; the same again in a while."""


_PLACE = (Route.POST, Route.EDIT, Route.LEAVE, Route.WAKE)
_DM = (Route.DM_POST, Route.DM_EDIT, Route.DOOR)
_L, _A, _D, _P, _O = Outcome.LATER, Outcome.ANEW, Outcome.DOOR, Outcome.PASSED, Outcome.ODD
_G, _B = Outcome.GONE, Outcome.BARRED

#: By code: what it comes to in a table's place, in direct messages, and in answer to a press.
_CODES: dict[int, tuple[Outcome, Outcome, Outcome]] = {
    10003: (_G, _D, _P),  # unknown channel
    10004: (_G, _D, _P),  # unknown guild
    10008: (_A, _A, _P),  # unknown message
    10013: (_O, _D, _P),  # unknown user
    10015: (_O, _O, _P),  # unknown webhook
    10062: (_O, _O, _P),  # unknown interaction
    20009: (_B, _O, _O),  # explicit content
    20016: (_L, _L, _L),  # slow mode
    20022: (_L, _L, _L),  # announcements edited too often
    20028: (_L, _L, _L),  # written too often into the channel
    20029: (_L, _L, _L),  # written too often into the server
    30046: (_A, _A, _P),  # an old message edited too often
    40003: (_L, _L, _L),  # direct messages opened too fast
    40004: (_L, _L, _L),  # sending is switched off for a while
    40005: (_O, _O, _O),  # too large
    40006: (_L, _L, _L),  # the feature is switched off for a while
    40060: (_O, _O, _P),  # answered already
    50001: (_B, _D, _P),  # no access
    50005: (_A, _A, _P),  # somebody else's message
    50006: (_O, _O, _O),  # empty
    50007: (_O, _D, _O),  # this person takes none
    50008: (_G, _D, _P),  # nothing can be written in a channel of this kind
    50009: (_B, _D, _O),  # the server's verification is too high
    50013: (_B, _D, _O),  # no permission
    50024: (_G, _D, _P),  # not in a channel of this kind
    50027: (_O, _O, _P),  # the press's token has run out
    50033: (_O, _D, _O),  # no such recipient
    50035: (_O, _O, _O),  # an invalid form
    50083: (Outcome.WAKE, _O, _P),  # the thread is archived
    50278: (_O, _D, _O),  # no server in common
    130000: (_L, _L, _L),  # overloaded
    160005: (_B, _O, _O),  # the thread is locked
    160006: (_B, _O, _O),  # too many threads are awake
    200000: (_B, _O, _O),  # blocked by the server's moderation
    200001: (_B, _O, _O),  # its title is
    240000: (_B, _O, _O),  # taken for a harmful link
}
#: Where a code is not in the table: by the status of the answer.
_STATUSES: dict[int, tuple[Outcome, Outcome, Outcome]] = {
    403: (_B, _D, _O),
    404: (_B, _D, _P),
    408: (_L, _L, _L),
    410: (_G, _D, _P),
    425: (_L, _L, _L),
    429: (_L, _L, _L),
}
#: What holds for a route whatever the code, unless it is LATER.
_ALWAYS = {Route.LOOK: Outcome.BLIND, Route.THREAD: Outcome.NO_THREAD, Route.DELETE: Outcome.KEPT}
#: Exceptions to the rows above.
_EXCEPT = {
    # To wake a thread takes a right of its own where somebody has locked it.
    (Route.WAKE, 50083): Outcome.BARRED,
    # An old message takes some changes an hour; there is time.
    (Route.LEAVE, 30046): Outcome.LATER,
    # Nothing of these was changed: a new message finds out whether the place is there.
    (Route.EDIT, 404): Outcome.ANEW,
    (Route.LEAVE, 404): Outcome.ANEW,
    (Route.DM_EDIT, 404): Outcome.ANEW,
}
#: Why a table pauses, where it is not for want of a channel.
_WHY = {
    50083: "asleep",
    160005: "locked",
    160006: "asleep",
    20009: "moderation",
    200000: "moderation",
    200001: "moderation",
    240000: "moderation",
}


def outcome(route: Route, status: int, code: int = 0) -> Outcome:
    """What a refusal with an HTTP ``status`` and Discord's ``code`` (0: none) comes to."""
    if status >= 500:
        return Outcome.LATER
    row = _CODES.get(code) or _STATUSES.get(status) or (_O, _O, _O)
    if code not in _CODES and (route, status) in _EXCEPT:
        return _EXCEPT[route, status]
    found = _EXCEPT.get((route, code)) or row[0 if route in _PLACE else 1 if route in _DM else 2]
    if route in _ALWAYS:
        return Outcome.LATER if row[0] is Outcome.LATER else _ALWAYS[route]
    if found is Outcome.ANEW and route not in (Route.EDIT, Route.LEAVE, Route.DM_EDIT):
        # No message was to be changed.
        return Outcome.ODD
    return found


def refused(route: Route, error: discord.HTTPException) -> Outcome:
    """The outcome of a refusal as discord.py raises it."""
    return outcome(route, error.status, error.code)


def meaning(route: Route, error: discord.HTTPException) -> Exception:
    """A refusal as one of the exceptions above; as it is, where they do not tell it."""
    match refused(route, error):
        case Outcome.LATER:
            return Later(str(error))
        case Outcome.DOOR:
            return DoorClosed(str(error))
        case Outcome.GONE:
            return PlaceGone(str(error))
        case Outcome.BARRED | Outcome.WAKE:
            return PlaceBarred(str(error), _WHY.get(error.code, "place"))
        case _:
            return error
