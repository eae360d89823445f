"""The Police and their Token (3.12)."""

from __future__ import annotations

from .events import PoliceMoved
from .state import G, State

#: Where the Token, or the Police, may be after a step of its own: at the start of a round, and at its end.
_AT_START = {"removed": "active"}
_AT_END = {"controlled": "uncontrolled", "uncontrolled": "removed"}


def move_police(g: G, to: str) -> None:
    """The Token turns (``controlled``, ``uncontrolled``), is ``removed``, or the Police are ``active``."""
    g.s.police = to
    g.tell(PoliceMoved(to))


def token_on_card(s: State) -> bool:
    """Whether the Police Token is on its card, on either side."""
    return s.police in ("uncontrolled", "controlled")


def at_start_of_round(g: G) -> None:
    """Police whose Token was removed are ACTIVE from now on (FI-112, FI-114)."""
    if g.s.police in _AT_START:
        move_police(g, _AT_START[g.s.police])


def at_end_of_round(g: G) -> None:
    """A controlled Token turns back, an uncontrolled one is removed (FI-112)."""
    if g.s.police in _AT_END:
        move_police(g, _AT_END[g.s.police])
