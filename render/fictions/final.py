"""After the game: how it ended, and the story chapter by chapter."""

from __future__ import annotations

from PIL import Image

from engines.fictions.view import FictionsView
from render.kit import lettering as t
from render.kit.canvas import WIDTH
from render.kit.scene import Scene
from render.kit.wording import fit_names, row_size, say, say_or

from . import style
from .heading import header
from .marks import mark
from .page import MARGIN, TOP, page, panel
from .story_blocks import BANNER, banner, chips, chips_height, good, story, story_height
from .wording import scenario

SEATS = 92
EMBLEMS = {
    "won": "capitol",
    "success": "trophy",
    "failure": "tombstone",
    "evidence": "finger-print",
    "evidence_of_one": "finger-print",
    "election": "vote",
    "betrayal": "backstab",
}


def final(view: FictionsView, scene: Scene) -> Image.Image:
    """The last card: RGB, 1280 pixels wide."""
    lost = [name for one in view.story for name in one.lost]
    joined = [name for one in view.story for name in one.joined]
    moved = chips_height(lost) + chips_height(joined)
    height = TOP + BANNER + 18 + SEATS + 18 + story_height(view.story) + 18 + moved + 10
    canvas = page(height)
    header(canvas, view, scene)
    shared = ".shared" if view.players > 1 else ""
    words = say_or(scene, f"end-{view.ending}{shared}")
    upper = scenario(scene, view.story[-1].scenario) if view.story else say(scene, "pic-game")
    big = say(scene, f"pic-end-{view.ending}")
    banner(canvas, TOP, upper, big, words, EMBLEMS.get(view.ending, style.CITY), good(view.ending))
    y = TOP + BANNER + 18
    panel(canvas, (MARGIN, y, WIDTH - MARGIN, y + SEATS))
    wide = (WIDTH - 2 * MARGIN - 20) // view.players
    names = row_size(scene, range(view.players), style.ANTON, 44, wide - 90, 30)
    for seat in range(view.players):
        left = MARGIN + 16 + seat * wide
        mark(canvas, seat, (left + 34, y + SEATS / 2), 56)
        name, size = fit_names(scene, seat + 1, lambda given: given[-1], style.ANTON, names, wide - 90, 30)
        t.text(canvas, (left + 76, y + SEATS / 2), name, style.ANTON, size, style.INK)
    y += SEATS + 18
    story(canvas, y, view.story, scene)
    y += story_height(view.story) + 18
    y = chips(canvas, y, say(scene, "pic-joined"), joined, style.GREEN, scene)
    chips(canvas, y, say(scene, "pic-lost"), lost, style.RED, scene)
    return canvas.image
