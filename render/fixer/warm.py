"""Loading ahead: faces, icons, cards and bases, so that no player waits for the first picture."""

from __future__ import annotations

from render.kit import cards
from render.kit.canvas import Canvas

from . import look
from .board import warm_bases

#: Widths of large cards and of minis in FIXER's pictures.
LARGE = (164, 146, 130, 184, 204, 92)
MINIS = (58, 60, 64, 68, 72, 78, 84)


def warm() -> None:
    """Draw every card at every size and every base once (about half a second)."""
    sink = Canvas.blank(400, look.PAPER)
    for spec in look.SPECS.values():
        for width in LARGE:
            cards.card(sink, (0, 0), width, spec)
        for width in MINIS:
            cards.mini(sink, (0, 0), width, spec)
    warm_bases()
