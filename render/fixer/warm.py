"""Loading ahead: faces, icons, cards and bases, so that no player waits for the first picture."""

from __future__ import annotations

from engines.fixer.cards import ALL_CARDS
from engines.fixer.view import FixerView, LaneView, SeatView
from render.kit.canvas import encode
from render.kit.loading import words_of
from render.kit.scene import Scene

from .board import board
from .hand import hand

_LANES = {2: "AB1 AB2 AB3 AB4", 3: "AB1 AB2 BC1 BC2 CA1 CA2", 4: "AB BC CD DA AC BD"}


def _sample(seats: int) -> FixerView:
    """A position in which nothing is hidden and everything is drawn once."""
    lanes = tuple(
        LaneView(
            key,
            ("ABCD".index(key[0]), "ABCD".index(key[1])),
            at % 4,
            (None, None),
            ((True, False), (False,)) if seats == 2 else ((), ()),
            False,
        )
        for at, key in enumerate(_LANES[seats].split())
    )
    seat = SeatView(9, 8, (), 2, 1, 3, ("R", "C", "M", "P"), 17, 26, None)
    return FixerView(
        seat=0,
        phase="play",
        round=1,
        rounds=1,
        turn=0,
        first=1,
        lanes=lanes,
        seats=(seat,) * seats,
        last=None,
        pending=None,
        hand=ALL_CARDS[:9],
        discards=(),
        ready=(),
        gave=(),
        got=(),
        places=(),
        instant=False,
    )


def warm() -> None:
    """Draw every board and hand once.

    Takes about half a second and holds the interpreter lock: call it before the bot connects.
    """
    words = words_of("fixer")
    for seats in _LANES:
        view, scene = _sample(seats), Scene(("Nora", "Tomás", "Inês", "Kwame")[:seats], (0,), words)
        encode(board(view, scene))
        hand(view, scene, "play")
