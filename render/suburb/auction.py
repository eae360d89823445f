"""The auction card: the house, what goes with it, start price, highest bid, who is still in."""

from __future__ import annotations

from engines.suburb.view import SaleView, SuburbView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import Box, Canvas
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.wording import say

from . import chips, style
from .house import picture
from .lot_rows import holdings, sums
from .marks import mark
from .page import framed, slab
from .wording import money, named

_TITLE = 72
_HOUSE = 222
HIGH = _TITLE + _HOUSE + 14
_WITH = 160


def panel(canvas: Canvas, box: Box, view: SuburbView, sale: SaleView, scene: Scene) -> None:
    """A plate ``HIGH`` pixels high."""
    left, top, right, _ = box
    slab(canvas, box, style.CREAM)
    shapes.plate(canvas, (left, top, right, top + _TITLE + 20), 16, style.RED, style.INK, 4)
    canvas.rect((left + 4, top + _TITLE, right - 4, top + _TITLE + 20), style.CREAM)
    canvas.rect((left + 4, top + _TITLE - 4, right - 4, top + _TITLE), style.INK)
    _head(canvas, (left + 24, top, right - 24, top + _TITLE), view, sale, scene)
    y = top + _TITLE + 2
    frame = (left + 16, y + 6, left + 16 + 270, y + _HOUSE - 4)
    player = view.players[sale.seat]
    size = (frame[2] - frame[0], frame[3] - frame[1])
    framed(canvas, frame, picture(player.house, sale.seat, 2, player.upgraded, size))
    inner = (frame[2] + 30, y + 8, right - 24, y + _HOUSE)
    _prices(canvas, inner, view, sale, scene)
    _bidders(canvas, (inner[0], y + _HOUSE - 34), view, sale, scene)


def _head(canvas: Canvas, box: Box, view: SuburbView, sale: SaleView, scene: Scene) -> None:
    left, top, right, bottom = box
    y = (top + bottom) / 2
    icon(canvas, style.ICON["auction"], (left + 30, y), 54, style.SUN)
    mark(canvas, sale.seat, (left + 104, y), 48, style.CREAM)
    room = right - left - 150
    words, size = named(view, scene, sale.seat, 50, room, 38, "pic-auction")
    t.text(canvas, (left + 148, y), words, style.LILITA, size, style.WHITE)


def _prices(canvas: Canvas, box: Box, view: SuburbView, sale: SaleView, scene: Scene) -> None:
    """Highest bid and whose it is, the least one that counts, the start price; what goes with the house."""
    left, top, right, _ = box
    step = (right - left) / 3
    none = sale.bidder is None
    high = say(scene, "pic-no-bid") if none else money(scene, sale.high)
    for at, (key, words, ink) in enumerate(
        (
            ("high-bid", high, style.SLATE if none else style.LEAF),
            ("least-bid", money(scene, sale.least), style.INK),
            ("start-price", money(scene, sale.start), style.SLATE),
        )
    ):
        x = left + round(at * step)
        t.text(canvas, (x, top + 18), say(scene, f"pic-{key}"), style.HEAVY, 36, style.SLATE)
        if sale.bidder is not None and not at:
            mark(canvas, sale.bidder, (x + 32, top + 72), 52)
            x += 72
        words, size = t.fit(words, style.LILITA, 60 if at < 2 else 50, step - 86, 34)
        t.text(canvas, (x, top + 72), words, style.LILITA, size, ink)
    found = chips.rows(goods(view, sale, scene), right - left - _WITH)
    if len(found) > 1:
        found = chips.rows(goods(view, sale, scene, summed=True), right - left - _WITH)
    t.text(canvas, (left, top + 130), say(scene, "pic-goes-with"), style.HEAVY, 36, style.SLATE)
    chips.draw(canvas, left + _WITH, top + 110, found[:1])


def goods(view: SuburbView, sale: SaleView, scene: Scene, *, summed: bool = False) -> list[chips.Chip]:
    """What the buyer receives besides the house; ``summed``: one chip a kind."""
    player = view.players[sale.seat]
    out = []
    if player.upgraded:
        out.append(chips.Chip(style.ICON["upgrade"], say(scene, "pic-upgraded"), style.SUN))
    if sale.whole:
        out += (sums if summed else holdings)(player, scene)
    return out or [chips.Chip("", say(scene, "pic-bare"))]


def _bidders(canvas: Canvas, at: tuple[int, int], view: SuburbView, sale: SaleView, scene: Scene) -> None:
    """Who is still in, in the order of bidding: whoever bids next stands on yellow; then who has dropped."""
    x, y = float(at[0]), at[1]
    x += t.text(canvas, (x, y), say(scene, "pic-still-in"), style.HEAVY, 36, style.SLATE) + 18
    inside = [*sale.queue]
    if sale.bidder is not None and sale.bidder not in inside:
        inside.append(sale.bidder)
    for seat in inside:
        if sale.queue and seat == sale.queue[0]:
            shapes.plate(canvas, (round(x), y - 30, round(x) + 72, y + 30), 14, style.SUN, style.INK, 3)
        mark(canvas, seat, (x + 36, y), 42)
        x += 76
    gone = [at for at, player in enumerate(view.players) if not player.out and at not in inside]
    if gone:
        x += 14
        x += t.text(canvas, (x, y), say(scene, "pic-dropped"), style.HEAVY, 36, style.RED) + 14
        for seat in gone:
            mark(canvas, seat, (x + 26, y), 36)
            x += 58
