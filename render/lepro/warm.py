"""Loading ahead: faces, icons and the boards, so that no player waits for the first picture."""

from __future__ import annotations

from render.kit.canvas import Canvas
from render.kit.loading import load, words_of
from render.kit.scene import Scene

from . import style
from .board import side
from .marks import dice, mark
from .page import page
from .ring import ring

#: Icons by the sizes at which strips, plates and hands show them.
SIZES = {
    40: ("biceps", "fedora", "oyster-pearl", "cut-diamond", "factory", "checked-shield", "treasure-map"),
    48: ("city-car", *style.DECK_ICON.values()),
    38: tuple(style.ICON.values()),
    58: ("treasure-map", "briefcase"),
    116: tuple(style.EMBLEM.values()),
}


def warm() -> None:
    """Draw the ring for every number of players, the page, dice and letters once.

    Takes about a second and holds the interpreter lock: call it before the bot connects.
    """
    scene = Scene((), (), words_of("lepro"))
    page(200)
    for tall in {side(players) for players in range(2, 7)}:
        ring(tall, scene)
    sink = Canvas.blank(200, style.GREEN)
    for size in (46, 60):
        dice(sink, 0, 60, (1, 2, 3, 4, 5, 6), size)
    for seat in range(len(style.SEATS)):
        mark(sink, seat, (60, 60), 46)
    load((style.LIMELIGHT, style.GOTHIC), ",–−+", SIZES)
