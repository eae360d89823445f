"""No More Bets!: six Tables in a ring around the chips; the Croupier walks it clockwise."""

from __future__ import annotations

from engines.fictions.view import FictionsView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import WIDTH, Canvas
from render.kit.icons import icon
from render.kit.palette import mix
from render.kit.scene import Scene
from render.kit.wording import say

from .. import style
from ..challenge_tile import HIGH, tile
from ..page import MARGIN
from ..tracks import number, row_of, spot_of, track_of
from .drawing import Drawing

BAND = 136
PAD = 28
WIDE = 322


def height(view: FictionsView) -> int:
    """Two rows of Tables and the chips between them."""
    return 2 * PAD + 2 * HIGH + BAND


def draw(canvas: Canvas, top: int, view: FictionsView, scene: Scene) -> None:
    """The cloth, the ring, the Tables, and chips of clan and house."""
    low = top + height(view)
    box = (MARGIN, top, WIDTH - MARGIN, low)
    shapes.shadow(canvas, box, 60, style.INK)
    shapes.plate(canvas, box, 60, style.FELT, style.INK, 6)
    ring = (MARGIN + 150, top + PAD + 70, WIDTH - MARGIN - 150, low - PAD - 70)
    gold = mix(style.FELT, style.GOLD, 0.6)
    shapes.frame(canvas, ring, 110, gold, 8)
    columns = [MARGIN + 38 + at * ((WIDTH - 2 * MARGIN - 76 - WIDE) // 2) for at in range(3)]
    upper, lower = top + PAD, low - PAD - HIGH
    tables = row_of(view, "tables")
    spots = [*((x, upper) for x in columns), *((x, lower) for x in reversed(columns))]
    for (x, y), way in zip(
        (
            *(((columns[at] + WIDE + columns[at + 1]) / 2, ring[1] + 4) for at in range(2)),
            *(((columns[at] + WIDE + columns[at + 1]) / 2, ring[3] - 4) for at in range(2)),
        ),
        (1, 1, -1, -1),
        strict=True,
    ):
        _chevron(canvas, (x, y), way)
    croupier, closed = number(view, "croupier"), number(view, "closed")
    for at, (key, (x, y)) in enumerate(zip(tables, spots, strict=False), 1):
        what = spot_of(view, key)
        if what is None:
            continue
        lit = view.attempt is not None and view.attempt.challenge == key
        words = say(scene, "pic-nb-closed") if at == closed else say(scene, "pic-nb-bet")
        if at == croupier:
            words = say(scene, "pic-nb-closed") if at == closed else say(scene, "pic-nb-bonus")
        tile(canvas, (x, y, x + WIDE, y + HIGH), what, scene, lit, words)
        if at == croupier:
            # A closed Table's word stands left, an open one's right.
            where = (x + WIDE - 44 if at == closed else x + 44, y + HIGH - 30)
            shapes.shape(canvas, "circle", where, 54, style.RED)
            icon(canvas, "bow-tie", where, 44, style.WHITE)
    _chips(canvas, top + PAD + HIGH, view, scene)


def _chevron(canvas: Canvas, at: tuple[float, float], way: int) -> None:
    """An arrow head of the ring, to the right or to the left."""
    x, y = at
    points = [(x - 18 * way, y - 22), (x + 20 * way, y), (x - 18 * way, y + 22)]
    canvas.draw.polygon(points, fill=style.GOLD)


def _chips(canvas: Canvas, top: int, view: FictionsView, scene: Scene) -> None:
    """The clan's chips in gold, those of the Safe in grey, and what tonight will cost."""
    track = track_of(view, "chips")
    ours, safe = track.value, number(view, "safe")
    middle = top + BAND / 2
    left = MARGIN + 176
    wide = t.text(canvas, (left, middle), str(ours), style.ANTON, 96, style.GOLD)
    begin = left + wide + 14
    begin += t.text(canvas, (begin, middle), say(scene, "pic-nb-clan"), t.SEMI, 40, style.CREAM)
    notes = []
    if track.ahead:
        key = "pic-plus" if track.ahead > 0 else "pic-minus"
        notes.append((say(scene, "pic-nb-next", n=say(scene, key, n=abs(track.ahead))), style.ROSE))
    if number(view, "rigged"):
        notes.append((say(scene, "pic-nb-rigged"), style.GOLD))
    if number(view, "won"):
        notes.append((say(scene, "pic-nb-won"), style.GOLD))
    right = WIDTH - MARGIN - 176
    wide = t.text(canvas, (right, middle), str(safe), style.ANTON, 96, style.PALE, "rm")
    end = right - wide - 14
    end -= t.text(canvas, (end, middle), say(scene, "pic-nb-safe"), t.SEMI, 40, style.CREAM, "rm")
    total = max(track.most, ours + safe)
    # The chips stand between the two words, as close as they must.
    step, y = min(58.0, (end - begin - 20) / max(total, 1)), middle - 24 * bool(notes)
    centre = (begin + end) / 2
    x = centre - total * step / 2 + step / 2
    for at in range(total):
        mine = at < ours
        going = mine and at >= ours + track.ahead
        fill = style.ROSE if going else style.GOLD if mine else mix(style.FELT, style.PALE, 0.45)
        shapes.shape(canvas, "circle", (x + at * step, y), 54, style.INK)
        shapes.shape(canvas, "circle", (x + at * step, y), 48, fill)
        shapes.shape(canvas, "circle", (x + at * step, y), 28, mix(fill, style.INK, 0.25))
    if notes:
        each = (total * step) / len(notes)
        for at, (words, ink) in enumerate(notes):
            words, size = t.fit(words, t.BOLD, 40, each - 12, 28)
            where = (centre + (at - (len(notes) - 1) / 2) * each, middle + 42)
            t.text(canvas, where, words, t.BOLD, size, ink, "mm")


DRAWING = Drawing(height, draw, frozenset({"table"}))
