"""The board: the head, the lots on both sides of the road, the mission or the auction, the piles."""

from __future__ import annotations

from PIL import Image

from engines.suburb.view import SuburbView
from render.kit.scene import Scene

from . import auction, house_choice, lot_rows, mission, piles, road
from .final import final
from .fixed_palette import settled
from .heading import head
from .page import EDGE, HEADER, MARGIN, page

GAP = 12


def board(view: SuburbView, scene: Scene) -> Image.Image:
    """The table as everybody may see it: RGB, 1280 pixels wide."""
    if view.phase == "over":
        return final(view, scene)
    if view.phase in ("deal", "choice"):
        return settled(_choosing(view, scene))
    count = len(view.players)
    above, below = lot_rows.upper(count), lot_rows.lower(count)
    highs = [lot_rows.height(view, scene, seats) for seats in (above, below)]
    middle = _middle(view)
    height = (
        HEADER
        + highs[0]
        + GAP
        + road.HIGH
        + GAP
        + highs[1]
        + GAP * bool(highs[1])
        + middle
        + GAP
        + piles.HIGH
    )
    canvas = page(height)
    head(canvas, view, scene)
    y = HEADER
    lot_rows.row(canvas, y, highs[0], view, scene, above)
    y += highs[0] + GAP
    points = {seat: player.points for seat, player in enumerate(view.players) if not player.out}
    road.road(canvas, y, points, view.active if view.phase == "turn" else None)
    y += road.HIGH + GAP
    if highs[1]:
        lot_rows.row(canvas, y, highs[1], view, scene, below)
        y += highs[1] + GAP
    box = (MARGIN, y, EDGE, y + middle)
    if view.sale is not None:
        auction.panel(canvas, box, view, view.sale, scene)
    else:
        mission.panel(canvas, box, view, scene)
    piles.foot(canvas, y + middle + GAP, view, scene)
    return settled(canvas.image)


def _middle(view: SuburbView) -> int:
    """Height of the plate above the foot."""
    return auction.HIGH if view.sale is not None else mission.height(view)


def _choosing(view: SuburbView, scene: Scene) -> Image.Image:
    canvas = page(HEADER + house_choice.HIGH)
    head(canvas, view, scene)
    house_choice.panel(canvas, (MARGIN, HEADER, EDGE, HEADER + house_choice.HIGH), view, scene)
    return canvas.image
