"""Bid for Power: the calendar, what the vote would be now, and the Secured Districts by Location."""

from __future__ import annotations

from engines.fictions.view import FictionsView, printed
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import WIDTH, Canvas
from render.kit.icons import icon
from render.kit.palette import mix
from render.kit.scene import Scene
from render.kit.wording import say

from .. import style
from ..page import MARGIN, panel
from ..tracks import SPACE, Holding, number, places, places_height, row_of, strip, track_of
from .drawing import Drawing

COUNT = 112
POLICE = 3
"""What ACTIVE Police cost at the election."""
FATAL = 3
"""Betrayals that lose at once."""


def _secured(view: FictionsView) -> list[Holding]:
    secured = row_of(view, "secured")
    return [Holding(key, printed(view.scenario, key).location, "+1") for key in secured]


def _scandals(view: FictionsView) -> dict[str, str]:
    return {one.location: "newspaper" for one in view.challenges if one.kind == "scandal"}


def height(view: FictionsView) -> int:
    """Calendar, count, Districts."""
    return SPACE + 14 + COUNT + 14 + places_height(_secured(view))


def draw(canvas: Canvas, top: int, view: FictionsView, scene: Scene) -> None:
    """All of it."""
    strip(canvas, top, "calendar", track_of(view, "campaign"), scene)
    top += SPACE + 14
    _count(canvas, top, view, scene)
    places(canvas, top + COUNT + 14, _secured(view), _scandals(view), scene)


def _count(canvas: Canvas, top: int, view: FictionsView, scene: Scene) -> None:
    """Support less Betrayals less the Police is what the vote would be; six wins."""
    low, middle = top + COUNT, top + COUNT / 2
    support = track_of(view, "support")
    betrayals = number(view, "betrayals")
    police = POLICE if view.police == "active" else 0
    net = support.value - betrayals - police
    panel(canvas, (MARGIN, top, 900, low))
    x = MARGIN + 20.0
    parts = [("ribbon-medal", support.value, "pic-bp-support", style.INK)]
    parts.append(("backstab", betrayals, "pic-bp-betrayals", style.RED if betrayals else style.GREY))
    parts.append(("police-badge", police, "pic-bp-police", style.RED if police else style.GREY))
    wide = [
        108 + t.length(str(value), style.ANTON, 60) + t.length(say(scene, key), t.SEMI, 36)
        for _, value, key, _ in parts
    ]
    gap = max((860 - sum(wide)) / 3, 0)
    for at, (name, value, key, ink) in enumerate(parts):
        if at:
            t.text(canvas, (x - gap / 2 - 4, middle), "−", t.BOLD, 60, style.GREY, "mm")
        icon(canvas, name, (x + 34, middle), 66, ink)
        x += 76
        x += t.text(canvas, (x, middle), str(value), style.ANTON, 60, ink) + 10
        x += t.text(canvas, (x, middle + 6), say(scene, key), t.SEMI, 36, style.GREY) + gap
    box = (914, top, WIDTH - MARGIN, low)
    won = net >= support.goal and betrayals < FATAL - 1
    fill = style.GREEN if won else style.INK
    shapes.shadow(canvas, box, 10, style.INK)
    shapes.plate(canvas, box, 10, fill)
    icon(canvas, "vote", (972, middle), 84, mix(fill, style.CREAM, 0.85))
    shown = str(net) if net >= 0 else "−" + str(-net)
    wide_net = t.text(canvas, (1030, middle), shown, style.ANTON, 84, style.GOLD)
    words, size = t.fit(say(scene, "pic-bp-wanted", n=support.goal), t.BOLD, 40, 1244 - 1048 - wide_net, 28)
    t.text(canvas, (1048 + wide_net, middle + 8), words, t.BOLD, size, style.CREAM)


DRAWING = Drawing(height, draw)
