"""Loading ahead: faces, icons and the tracks, so that no player waits for the first picture."""

from __future__ import annotations

from engines.fable.cards import FIGURES
from engines.fable.glossary import TYPES
from render.kit.canvas import Canvas
from render.kit.loading import load

from . import style
from .marks import moon, shadow_token, token, type_mark
from .page import page
from .track import Road, empty

#: Pictures by the sizes at which boards and hands show them.
_SIZES = {
    87: tuple(name for card, name in style.ART.items() if card[0] in "ML"),
    40: ("crossed-swords", "poker-hand", "crown", "three-friends", "knapsack", "tied-scroll"),
    38: ("crossed-swords", "semi-closed-eye"),
    34: ("night-sleep",),
    60: tuple(style.ART[card] for card in FIGURES),
}


def warm() -> None:
    """Draw both tracks, the page, marks, tokens and letters once.

    Takes about a second and holds the interpreter lock: call it before the bot connects.
    """
    page(200)
    for goal, legends in ((100, (15, 35, 55, 75, 95)), (50, (15, 35))):
        for whole in ((0,), (0, 1), (0, 1, 2), (0, 1, 2, 3, 4)):
            empty(Road(goal, whole), legends)
    sink = Canvas.blank(200, style.NIGHT)
    for kind in TYPES:
        for size in (33, 38, 40, 42, 44, 46, 50):
            for state in ("", "immune", "twice"):
                type_mark(sink, kind, (60, 60), size, state)
    for hero in style.TOKENS:
        for size in (46, 48, 64):
            token(sink, hero, (60, 60), size, "A")
    shadow_token(sink, (60, 60), 46)
    moon(sink, (60, 60), 46)
    load(
        (style.ALMENDRA, style.BOOK, style.BOLD, style.NAME, style.SANS, style.NUMBER), ",.;:–−+×&' ", _SIZES
    )
