"""Of the table, what the panel's player decides by: the mission under way, and how the neighbours stand."""

from __future__ import annotations

from engines.suburb.cards import MISSIONS
from engines.suburb.view import SuburbView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import Box, Canvas
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.wording import fit_names, say

from . import style
from .lot import disc, dots
from .marks import mark
from .mission import failure, stake
from .page import slab
from .wording import brief, money, one_size, title

MISSION = 140
NEIGHBOURS = 146
_GAP = 12


def under_way(view: SuburbView) -> bool:
    """Whether a mission is being played in which the viewer has a part."""
    show = view.show
    if show is None or view.phase != "turn" or view.stage == "pile" or view.sale is not None:
        return False
    return view.seat in (show.attacker, show.target)


def mission(canvas: Canvas, box: Box, view: SuburbView, scene: Scene) -> None:
    """The mission in one strip: title, who against whom, what success brings and what failure costs."""
    show = view.show
    if show is None:
        return
    left, top, right, bottom = box
    ground = style.LEVEL[MISSIONS[show.card].level]
    slab(canvas, box, style.CREAM)
    edge = left + 520
    shapes.plate(canvas, (left, top, edge, bottom), 16, ground, style.INK, 4)
    words, size = t.fit(title(scene, show.card), style.LILITA, 46, edge - left - 44, 32)
    t.text(canvas, (left + 24, top + 37), words, style.LILITA, size, style.WHITE)
    disc(canvas, (left + 50, bottom - 42), MISSIONS[show.card].level)
    mark(canvas, show.attacker, (left + 122, bottom - 42), 46, style.CREAM)
    if show.target is not None:
        shapes.arrow(canvas, (left + 178, bottom - 42), 28, style.SUN)
        mark(canvas, show.target, (left + 234, bottom - 42), 46, style.CREAM)
    if show.result:
        words = say(scene, f"pic-result-{show.result}")
        t.text(canvas, (edge - 24, bottom - 42), words, style.LILITA, 42, style.SUN, "rm")
    room = right - edge - 110
    told = t.fit(brief(scene, show.card), style.LILITA, 42, room, 30)
    cost = fit_names(
        scene, len(view.players), lambda names: failure(show, scene, names), style.LILITA, 42, room, 34
    )
    for y, good, (words, size) in ((top + 44, True, told), (bottom - 42, False, cost)):
        stake(canvas, (edge + 46, y), words, size, good, show)


def neighbours(canvas: Canvas, box: Box, view: SuburbView, scene: Scene) -> None:
    """All others in the game: mark, name, points, cash, dots."""
    left, top, right, bottom = box
    seats = [at for at, player in enumerate(view.players) if at != view.seat and not player.out]
    if not seats:
        return
    wide = (right - left - _GAP * (len(seats) - 1)) // len(seats)
    for at, seat in enumerate(seats):
        x = left + at * (wide + _GAP)
        player = view.players[seat]
        slab(canvas, (x, top, x + wide, bottom), style.CREAM)
        mark(canvas, seat, (x + 38, top + 33), 40)
        name, size = one_size(view, scene, seat, size=38, width=wide - 84, least=30)
        t.text(canvas, (x + 70, top + 34), name, style.LILITA, size, style.INK)
        icon(canvas, style.ICON["points"], (x + 36, top + 78), 36, style.GOLD)
        t.text(canvas, (x + 60, top + 79), str(player.points), style.LILITA, 42, style.INK)
        dots(
            canvas,
            (x + wide - 18 - (max(player.limit, player.dots) - 1) * 29 - 8, top + 78),
            player.dots,
            player.limit,
            20,
        )
        words, size = t.fit(money(scene, player.cash), style.LILITA, 42, wide - 32, 28)
        t.text(canvas, (x + 18, top + 118), words, style.LILITA, size, style.LEAF)
