"""What the spaces ask for (3.7 to 3.17), one type a module; :func:`play_space` finds the right one."""

from __future__ import annotations

from collections.abc import Callable

from engines.core.ask import UNASKED, Steps

from ..recruitment import recruitment
from ..state import G
from .adventure import adventure
from .boxe import boxe
from .brocanteur import brocanteur
from .collection import collection
from .exchange import exchange
from .expert import expert
from .mission import mission
from .passage import passage
from .protection import protection
from .robbery import robbery
from .seller import seller

#: By type of space. The generator returns the movement that it ends in, if any (Adventure, Passage).
_PLAY: dict[str, Callable[[G, int], Steps]] = {
    "adventure": adventure,
    "boxe": boxe,
    "brocanteur": brocanteur,
    "collection": collection,
    "exchange": exchange,
    "expert": expert,
    "mission": mission,
    "passage": passage,
    "protection": protection,
    "recruitment": recruitment,
    "robbery": robbery,
    "seller": seller,
}


def play_space(g: G, seat: int, kind: str) -> Steps:
    """Play a space of a type; Refuge asks for nothing. Returns where the pawn goes on, or None."""
    return _PLAY[kind](g, seat) if kind in _PLAY else UNASKED
