"""Loading ahead: faces, icons and bases, so that no player waits for the first picture."""

from __future__ import annotations

from engines.fictions.cards import HENCHMEN
from engines.fictions.glossary import EXPERTISES
from render.kit.canvas import Canvas
from render.kit.loading import words_of
from render.kit.scene import Scene

from . import henchman_card as cards
from . import style
from .attempt import die
from .marks import tag
from .page import page

TAGS = (36, 38, 42, 44, 46, 62)


def warm() -> None:
    """Draw every card, die and tag once, and the page.

    Takes half a second and holds the interpreter lock: call it before the bot connects.
    """
    words = words_of("fictions")
    scene = Scene((), (), words)
    page(200)
    sink = Canvas.blank(900, style.PAPER)
    # Hands of six or fewer; larger ones draw their smaller icons when they come.
    for name in HENCHMEN:
        fit = cards.fit_row(cards.LARGE, (name,), scene)
        cards.card(sink, (0, 0), cards.LARGE, fit, name, scene, cards.State())
    for face in ("1", "2", "3", "4", "L", "C", "B"):
        die(sink, (0, 0), face)
    for face in ("X2", "X3", "X4", "L", "card", "warning"):
        die(sink, (0, 0), face, True)
    for word in EXPERTISES:
        for size_of_tag in TAGS:
            tag(sink, word, (100, 100), size_of_tag)
