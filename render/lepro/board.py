"""The board: the ring with its pawns, and inside it everything about the players."""

from __future__ import annotations

from PIL import Image

from engines.lepro.view import LeproView
from render.kit.scene import Scene

from . import heading
from .final import final
from .pawns import pawns
from .ring import CELL, INNER, STREET, TOP, height, ring
from .seats import GAP, HIGH, strips

PAD = 18


def side(players: int) -> int:
    """Height of the spaces at the sides: with many players the ring is taller."""
    need = 2 * PAD + heading.TITLE + heading.BANNER + heading.CARD + 3 * GAP + players * (HIGH + GAP) - GAP
    return max(CELL, -(-(need + 2 * STREET) // 8))


def board(view: LeproView, scene: Scene) -> Image.Image:
    """The table as everybody may see it: RGB, 1280 pixels wide.

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
    first = height(tall) - TOP - PAD - len(view.players) * (HIGH + GAP) + GAP
    heading.last_card(canvas, (left, y, right, first - GAP), view, scene)
    strips(canvas, (left, first, right, first + HIGH), view, scene)
    return canvas.image
