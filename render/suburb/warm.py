"""Loading ahead: faces, icons, the road and the houses, so that no player waits for the first picture."""

from __future__ import annotations

from engines.suburb.cards import HOUSES
from render.kit.canvas import Canvas
from render.kit.loading import load, words_of

from . import lot, lot_rows, style
from .cover import cover
from .house import SIGNS, picture, sign
from .marks import mark
from .page import page
from .road import road

#: Icons by the sizes at which lots, chips and plates show them.
SIZES = {
    34: ("bank", "hourglass", "palm", "peace-dove", "pie-chart", "shield", "shop", "trophy", "window-bars"),
    46: ("round-star", "chart", "shop", "top-hat", "fedora", "card-pickup", "pie-chart"),
    50: ("round-star", "top-hat", "fedora"),
}


def warm() -> None:
    """Draw the road, every house by day, the letters and the cover once.

    Takes about a second and holds the interpreter lock: call it before the bot connects.
    """
    page(200)
    sink = Canvas.blank(600, style.GRASS)
    road(sink, 0, dict.fromkeys(range(6), 0), 0)
    for seats in (lot_rows.upper(4), lot_rows.upper(6)):
        size = lot.picture_size(lot_rows.boxes(0, 400, seats)[0])
        for at, house in enumerate(HOUSES):
            picture(house, at % 6, 1, False, size)
    for name in SIGNS:
        sign(name, 34)
    for seat in range(len(style.SEATS)):
        mark(sink, seat, (60, 60), 48)
    load((style.LILITA, style.NUNITO, style.HEAVY), "$,.–−+", SIZES)
    cover(words_of("suburb"))
