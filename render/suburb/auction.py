"""The auction card: the house, what goes with it, start price, highest bid, who is still in."""

from __future__ import annotations

from engines.suburb.view import SaleView, SuburbView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import Box, Canvas
from render.kit.icons import icon
from render.kit.palette import mix
from render.kit.scene import Scene
from render.kit.wording import row_size, say

from . import chips, style
from .house import picture
from .lot_rows import holdings
from .marks import mark
from .page import framed, slab
from .wording import money, named

_TITLE = 80
_HOUSE = 264
_SEAT = 104
HIGH = _TITLE + _HOUSE + 40 + _SEAT


def panel(canvas: Canvas, box: Box, view: SuburbView, sale: SaleView, scene: Scene) -> None:
    """A plate ``HIGH`` pixels high."""
    left, top, right, _ = box
    slab(canvas, box, style.CREAM)
    shapes.plate(canvas, (left, top, right, top + _TITLE + 20), 16, style.RED, style.INK, 4)
    canvas.rect((left + 4, top + _TITLE, right - 4, top + _TITLE + 20), style.CREAM)
    canvas.rect((left + 4, top + _TITLE - 4, right - 4, top + _TITLE), style.INK)
    _head(canvas, (left + 24, top, right - 24, top + _TITLE), view, sale, scene)
    y = top + _TITLE + 18
    frame = (left + 22, y, left + 22 + 380, y + _HOUSE)
    player = view.players[sale.seat]
    size = (frame[2] - frame[0], frame[3] - frame[1])
    framed(canvas, frame, picture(player.house, sale.seat, 2, player.upgraded, size))
    _prices(canvas, (frame[2] + 36, y, right - 24, y + _HOUSE), view, sale, scene)
    _bidders(canvas, (left + 22, y + _HOUSE + 14, right - 22, y + _HOUSE + 14 + _SEAT), view, sale, scene)


def _head(canvas: Canvas, box: Box, view: SuburbView, sale: SaleView, scene: Scene) -> None:
    left, top, right, bottom = box
    y = (top + bottom) / 2
    icon(canvas, style.ICON["auction"], (left + 30, y), 58, style.SUN)
    mark(canvas, sale.seat, (left + 104, y), 54, style.CREAM)
    room = right - left - 150
    words, size = named(view, scene, sale.seat, 54, room, 38, "pic-auction")
    t.text(canvas, (left + 148, y), words, style.LILITA, size, style.WHITE)


def _prices(canvas: Canvas, box: Box, view: SuburbView, sale: SaleView, scene: Scene) -> None:
    """Start price, highest bid and whose it is, and everything that goes with the house."""
    left, top, right, _ = box
    t.text(canvas, (left, top + 26), say(scene, "pic-start-price"), style.HEAVY, 38, style.SLATE)
    t.text(canvas, (left, top + 78), money(scene, sale.start), style.LILITA, 62, style.INK)
    x = left + 290
    t.text(canvas, (x, top + 26), say(scene, "pic-high-bid"), style.HEAVY, 38, style.SLATE)
    if sale.bidder is None:
        t.text(canvas, (x, top + 82), say(scene, "pic-no-bid"), style.LILITA, 56, style.SLATE)
    else:
        wide = t.text(canvas, (x, top + 96), money(scene, sale.high), style.LILITA, 100, style.LEAF)
        mark(canvas, sale.bidder, (x + wide + 62, top + 90), 76)
    y = top + 168
    t.text(canvas, (left, y), say(scene, "pic-goes-with"), style.HEAVY, 38, style.SLATE)
    found = chips.rows(goods(view, sale, scene), right - left)[:2]
    chips.draw(canvas, left, y + 32, found)


def goods(view: SuburbView, sale: SaleView, scene: Scene) -> list[chips.Chip]:
    """What the buyer receives besides the house."""
    player = view.players[sale.seat]
    out = []
    if player.upgraded:
        out.append(chips.Chip(style.ICON["upgrade"], say(scene, "pic-upgraded"), style.SUN))
    if sale.whole:
        out += holdings(player, scene)
    return out or [chips.Chip("", say(scene, "pic-bare"))]


def _bidders(canvas: Canvas, box: Box, view: SuburbView, sale: SaleView, scene: Scene) -> None:
    """Everybody still in the game: whoever bids next is yellow, whoever has dropped is faint."""
    left, top, right, bottom = box
    seats = [seat for seat, player in enumerate(view.players) if not player.out]
    gap = 10
    wide = (right - left - gap * (len(seats) - 1)) // len(seats)
    names = row_size(scene, seats, style.LILITA, 38, wide - 102, 28)
    for at, seat in enumerate(seats):
        x = left + at * (wide + gap)
        stands = seat in sale.queue or seat == sale.bidder
        first = bool(sale.queue) and sale.queue[0] == seat
        fill = style.SUN if first else style.WHITE if stands else style.SAND
        shapes.plate(
            canvas,
            (x, top, x + wide, bottom),
            14,
            fill,
            style.INK if stands else mix(style.SAND, style.INK, 0.4),
            4,
        )
        mark(canvas, seat, (x + 46, top + _SEAT / 2), 50)
        room = wide - 102
        name, size = named(view, scene, seat, names, room, 28)
        t.text(canvas, (x + 88, top + 34), name, style.LILITA, size, style.INK if stands else style.SLATE)
        words = money(scene, view.players[seat].cash) if stands else say(scene, "pic-dropped")
        words, size = t.fit(words, style.HEAVY, 36, room, 26)
        t.text(canvas, (x + 88, top + 76), words, style.HEAVY, size, style.LEAF if stands else style.RED)
