"""The board: the ring with its pawns, and inside it everything about the players."""

from __future__ import annotations

from PIL import Image

from engines.lepro.view import LeproView
from render.kit.scene import Scene

from . import heading
from .changes import changes
from .final import final
from .fixed_palette import settled
from .news import height as news_height
from .news import news
from .pawns import pawns
from .ring import CELL, INNER, TOP, height, ring
from .seats import GAP, strips

PAD = 12
#: Heights of the spaces at the sides by number of players: with many the ring is taller.
SIDES = {2: 116, 3: CELL, 4: 136, 5: 148, 6: 151}


def side(players: int) -> int:
    """Height of the spaces at the sides."""
    return SIDES[players]


def board(view: LeproView, scene: Scene) -> Image.Image:
    """The table as everybody may see it: mode P, 1280 pixels wide.

    Give it the view of a spectator: what one seat alone knows is drawn as that seat's view has it.
    """
    if view.phase == "over":
        return final(view, scene)
    tall = side(len(view.players))
    canvas = ring(tall, scene)
    pawns(canvas, view, scene, tall)
    left, right = INNER[0] + PAD, INNER[1] - PAD
    y = TOP + PAD
    heading.head(canvas, (left, y, right, y + heading.TITLE), view, scene)
    y += heading.TITLE + GAP
    heading.banner(canvas, (left, y, right, y + heading.BANNER), view, scene)
    y += heading.BANNER + GAP
    lines = _lines(view, scene)
    news(canvas, (left, y, right, y + news_height(lines)), view, scene, lines)
    y += news_height(lines) + GAP
    strips(canvas, (left, y, right, height(tall) - TOP - PAD), view, scene)
    return settled(canvas.image)


def _lines(view: LeproView, scene: Scene) -> int:
    """Lines for the last card and the changes: one with many players, else as many as they may need."""
    found = len(changes(view, scene))
    most = {2: 2, 3: 2, 4: 2}.get(len(view.players), 1)
    return min(most, 1 + (found + 1) // 2)
