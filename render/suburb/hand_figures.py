"""Figures of the private panel: the way to both goals, the next upkeep, faces, dots, loan, limits."""

from __future__ import annotations

from collections.abc import Callable

from engines.suburb.view import PlayerView, SuburbView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import Box, Canvas
from render.kit.dice import die
from render.kit.icons import icon
from render.kit.palette import Ink
from render.kit.scene import Scene
from render.kit.wording import say

from . import style
from .changes import GOALS
from .lot import dots
from .marks import strike
from .page import slab
from .wording import money

_TILE = 124
_GAP = 12
_LINES = (16, 36)
#: Upgrades of one house in a whole game.
_MOST = 2


#: Draws a tile's value and gives its label.
Make = Callable[[Canvas, Box, SuburbView, PlayerView, Scene], str]


def left_to(player: PlayerView, goal: str) -> int:
    """How many points or dollars a goal is away."""
    return max(0, GOALS[goal] - (player.points if goal == "points" else player.cash))


def meter(canvas: Canvas, box: Box, player: PlayerView, scene: Scene, goal: str) -> None:
    """How far a goal is: the figure, the rest of the way, a bar; for points with levels and the floor."""
    left, top, right, bottom = box
    slab(canvas, box, style.CREAM)
    y = top + 45
    far = left_to(player, goal)
    if goal == "points":
        icon(canvas, style.ICON["points"], (left + 48, y), 58, style.GOLD)
        x = left + 86 + t.text(canvas, (left + 86, y), str(player.points), style.LILITA, 66, style.INK) + 22
        if player.floor:
            icon(canvas, style.ICON["floor"], (x + 20, y + 4), 42, style.SLATE)
            t.text(canvas, (x + 46, y + 4), str(player.floor), style.LILITA, 42, style.SLATE)
    else:
        t.text(canvas, (left + 24, y), money(scene, player.cash), style.LILITA, 64, style.LEAF)
    words = say(scene, f"pic-left-{goal}", n=far, sum=money(scene, far))
    t.text(canvas, (right - 22, y + 4), words, style.HEAVY, 38, style.SLATE, "rm")
    a, b, low = left + 22, right - 22, bottom - 42
    shapes.plate(canvas, (a, low, b, low + 26), 13, style.WAN)
    share = 1 - far / GOALS[goal]
    if share > 0:
        fill = style.SUN if goal == "points" else style.SAFE
        shapes.plate(canvas, (a, low, a + max(26, round((b - a) * share)), low + 26), 13, fill)
    if goal == "points":
        for line in _LINES:
            x = a + (b - a) * line / 60
            canvas.rect((round(x) - 2, low - 5, round(x) + 2, low + 31), style.INK)
        if player.floor:
            x = a + (b - a) * player.floor / 60
            canvas.rect((round(x) - 3, low - 8, round(x) + 3, low + 34), style.SAFE)


def tiles(view: SuburbView, player: PlayerView, scene: Scene) -> tuple[Make, ...]:
    """What there is to tell: income, faces and dots always, the rest only where there is something."""
    out: list[Make] = [_income, _faces, _dots]
    if player.loan:
        out.append(_loan)
    if limit(view, player, scene)[2]:
        out.append(_limit)
    if upgrade(player, scene)[1]:
        out.append(_upgrade)
    return tuple(out)


def height(view: SuburbView, player: PlayerView, scene: Scene) -> int:
    """Height of the tiles: one row or two."""
    rows = -(-len(tiles(view, player, scene)) // 3)
    return rows * (_TILE + _GAP) - _GAP


def grid(canvas: Canvas, box: Box, view: SuburbView, player: PlayerView, scene: Scene) -> None:
    """Tiles in rows of three, four of them in two rows of two."""
    left, top, right, _ = box
    made = tiles(view, player, scene)
    first = 2 if len(made) == 4 else 3
    for row, y in zip((made[:first], made[first:]), (top, top + _TILE + _GAP), strict=True):
        wide = (right - left - (len(row) - 1) * _GAP) // max(len(row), 1)
        for at, make in enumerate(row):
            x = left + at * (wide + _GAP)
            _tile(canvas, (x, y, x + wide, y + _TILE), view, player, scene, make)


def _tile(canvas: Canvas, box: Box, view: SuburbView, player: PlayerView, scene: Scene, make: Make) -> None:
    left, top, right, _ = box
    lit = make is _income and claimable(view)
    slab(canvas, box, style.SUN if lit else style.CREAM)
    label = make(canvas, (left + 18, top + 54, right - 18, top + _TILE - 10), view, player, scene)
    words, size = t.fit(label, style.HEAVY, 36, right - left - 36, 28)
    t.text(canvas, (left + 18, top + 32), words, style.HEAVY, size, style.INK if lit else style.SLATE)


def _value(canvas: Canvas, box: Box, words: str, ink: Ink) -> None:
    left, top, right, bottom = box
    words, size = t.fit(words, style.LILITA, 54, right - left, 30)
    t.text(canvas, (left, (top + bottom) / 2 + 4), words, style.LILITA, size, ink)


def claimable(view: SuburbView) -> bool:
    """Whether income waits to be claimed by the viewer in this turn."""
    return view.seat == view.active and bool(view.claim or view.claim_points)


def _gain(canvas: Canvas, box: Box, scene: Scene, sum_: int, points: int, ink: Ink) -> None:
    """Dollars and points side by side, or that there are none."""
    left, top, _, bottom = box
    if not sum_ and not points:
        _value(canvas, box, say(scene, "pic-nothing"), style.SLATE)
        return
    x, y = float(left), (top + bottom) / 2 + 4
    if sum_:
        x += (
            t.text(canvas, (x, y), say(scene, "pic-plus", sum=money(scene, sum_)), style.LILITA, 54, ink) + 28
        )
    if points:
        icon(canvas, style.ICON["points"], (x + 24, y - 2), 50, style.INK if ink == style.INK else style.GOLD)
        t.text(canvas, (x + 56, y), say(scene, "pic-plus-n", n=points), style.LILITA, 54, ink)


def _income(canvas: Canvas, box: Box, view: SuburbView, player: PlayerView, scene: Scene) -> str:
    if claimable(view):
        _gain(canvas, box, scene, view.claim, view.claim_points, style.INK)
        return say(scene, "pic-claim")
    _gain(canvas, box, scene, player.due, player.due_points, style.LEAF)
    return say(scene, "pic-due")


def _faces(canvas: Canvas, box: Box, view: SuburbView, player: PlayerView, scene: Scene) -> str:
    left, top, _, bottom = box
    y = (top + bottom) / 2 + 2
    for face in range(1, 7):
        bad = face in player.failing
        x = left + 27 + (face - 1) * 60
        die(canvas, (x, y), face, 52, style.RED if bad else style.WHITE, style.WHITE if bad else style.INK, 3)
        if bad:
            shapes.frame(
                canvas, (round(x) - 26, round(y) - 26, round(x) + 26, round(y) + 26), 9, style.INK, 3
            )
            strike(canvas, (round(x) - 26, round(y) - 26, round(x) + 26, round(y) + 26))
    return say(scene, "pic-failing")


def _dots(canvas: Canvas, box: Box, view: SuburbView, player: PlayerView, scene: Scene) -> str:
    left, top, _, bottom = box
    dots(canvas, (left + 24, (top + bottom) / 2 + 2), player.dots, player.limit, 44)
    return say(scene, "pic-bribe", sum=money(scene, player.bribe))


def _loan(canvas: Canvas, box: Box, view: SuburbView, player: PlayerView, scene: Scene) -> str:
    if not player.loan:
        _value(canvas, box, say(scene, "pic-no-loan"), style.SLATE)
        return say(scene, "pic-loan")
    _value(canvas, box, money(scene, player.loan), style.RED)
    if player.loan_late:
        return say(scene, "pic-loan-late")
    return say(scene, "pic-loan-left", n=player.loan_left)


def limit(view: SuburbView, player: PlayerView, scene: Scene) -> tuple[str, str, bool]:
    """Stocks or shop attempts that remain in this round: label, value, whether there is one."""
    label = say(scene, f"pic-limit-{player.kind}", sum=money(scene, view.stock_price))
    if player.level < 2:
        return label, say(scene, "pic-from-level-2"), False
    if player.kind == "upper":
        return label, say(scene, "pic-stocks-left", n=player.stocks_left), player.stocks_left > 0
    if len(player.shops) >= 3:
        return label, say(scene, "pic-shops-full"), False
    return (
        label,
        say(scene, "pic-shop-tried" if player.shop_tried else "pic-shop-free"),
        not player.shop_tried,
    )


def _limit(canvas: Canvas, box: Box, view: SuburbView, player: PlayerView, scene: Scene) -> str:
    label, value, there = limit(view, player, scene)
    _value(canvas, box, value, style.INK if there else style.SLATE)
    return label


def upgrade(player: PlayerView, scene: Scene) -> tuple[str, bool]:
    """What an upgrade costs, or why there is none to buy."""
    if player.upgraded:
        return say(scene, "pic-upgrade-done"), False
    if player.upgrades >= _MOST:
        return say(scene, "pic-upgrade-never"), False
    if player.level < 2:
        return say(scene, "pic-from-level-2"), False
    return say(scene, f"pic-upgrade-{player.kind}"), True


def _upgrade(canvas: Canvas, box: Box, view: SuburbView, player: PlayerView, scene: Scene) -> str:
    value, there = upgrade(player, scene)
    _value(canvas, box, value, style.INK if there else style.LEAF if player.upgraded else style.SLATE)
    return say(scene, "pic-upgrade")
