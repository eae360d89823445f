"""A strip for each player: who, cash on the way to the target, and what he holds."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engines.lepro.view import LeproView, PlayerView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import Box, Canvas
from render.kit.icons import icon
from render.kit.palette import Ink
from render.kit.rows import in_rows
from render.kit.scene import Scene
from render.kit.wording import fit_names, say

from . import style
from .changes import cash_change, leaders, signed
from .marks import die, mark, pill, pill_width
from .wording import awaited, character, money, title

GAP = 7
FOLDED = 60
"""Height of the strip of somebody who is out."""
TALLEST = 264
#: Size of what is held: at most, at least where names of car and boxer stand with it, and at least.
LARGE, NAMED, SMALL = 58, 42, 34
TALL = 0.46
"""What is held in one line may fill so much of the height."""
WORTH = 8
"""By how much what is held may be smaller for being in a line less."""
_BAR = 6


class Tint:
    """The inks of a strip: dark, or cream for whoever's turn it is."""

    def __init__(self, lit: bool) -> None:
        self.fill: Ink = style.CREAM if lit else style.NIGHT
        self.ink: Ink = style.NIGHT if lit else style.CREAM
        self.quiet: Ink = style.OLIVE if lit else style.PALE
        self.strong: Ink = style.NIGHT if lit else style.GOLD
        self.bad: Ink = style.RED if lit else style.ROSE
        self.good: Ink = style.PINE if lit else style.SAGE
        self.rail: Ink = style.WAN if lit else style.LEAF


def counts(player: PlayerView) -> tuple[tuple[str, int], ...]:
    """Icon and number of everything that is counted and that there is any of."""
    found = (
        ("biceps", player.strength),
        ("oyster-pearl", player.pearls),
        ("cut-diamond", player.diamonds),
        ("factory", player.shares),
        ("checked-shield", player.protections),
        ("treasure-map", player.stars),
        ("briefcase", player.missions),
        ("handcuffs", player.records),
    )
    return tuple((name, n) for name, n in found if n)


def strips(canvas: Canvas, box: Box, view: LeproView, scene: Scene) -> None:
    """All players, in the order of play; whoever is out takes a line, and the rest have his room."""
    left, top, right, bottom = box
    out = sum(player.out for player in view.players)
    count = len(view.players)
    room = bottom - top - (count - 1) * GAP - out * FOLDED
    high = min(room // max(count - out, 1), TALLEST)
    y = top
    for seat, player in enumerate(view.players):
        tall = FOLDED if player.out else high
        _strip(canvas, (left, y, right, y + tall), view, scene, seat)
        y += tall + GAP


def _strip(canvas: Canvas, box: Box, view: LeproView, scene: Scene, seat: int) -> None:
    left, top, right, bottom = box
    player = view.players[seat]
    lit = seat == view.turn and view.phase != "over"
    tint = Tint(lit)
    line = style.GOLD if lit or player.buyer else style.LEAF
    if seat in awaited(view, scene) and not lit:
        line = style.ROSE
    shapes.plate(canvas, box, 10, tint.fill, line, 5 if line != style.LEAF else 3)
    named = FOLDED if player.out else 46 + (bottom - top - 134) // 8
    _name(canvas, box, named / 2 + 2, view, scene, seat, tint)
    if player.out:
        return
    a, b, y = left + 16, right - 16, top + named
    canvas.rect((a, y, b, y + _BAR), tint.rail)
    reach = min(max(player.cash, 0) / view.target, 1.0)
    canvas.rect((a, y, a + round((b - a) * reach), y + _BAR), style.GOLD if not lit else style.RED)
    _held(canvas, (left + 16, y + _BAR + 3, right - 14, bottom - 6), player, scene, tint)


def _name(
    canvas: Canvas, box: Box, down: float, view: LeproView, scene: Scene, seat: int, tint: Tint
) -> None:
    """Mark, name and character; marks, what his cash has changed by, whether he leads, his cash."""
    left, top, right, _ = box
    player = view.players[seat]
    y = top + down
    mark(canvas, seat, (left + 42, y), 44)
    edge = right - 16.0
    if not player.out:
        edge -= t.text(canvas, (edge, y), money(scene, player.cash), style.LIMELIGHT, 48, tint.strong, "rm")
        if seat in leaders(view):
            edge -= 50
            icon(canvas, style.LEADER, (edge + 22, y), 40, tint.strong)
        edge -= 14
        if n := cash_change(view, scene, seat):
            ink = tint.good if n > 0 else tint.bad
            edge -= t.text(canvas, (edge, y), signed(scene, n), style.GOTHIC, 42, ink, "rm") + 14
    for words, fill, ink, name in reversed(marks(view, scene, seat)):
        edge -= pill_width(words, 42, name)
        pill(canvas, edge, y, words, fill, ink, 42, name)
        edge -= 10
    x = left + 76.0
    role = character(scene, player.character)
    wide = t.length(role, style.GOTHIC, 36) if role else 0
    room = edge - x - (wide + 14 if role else 0)
    if room < 130:
        room, role = edge - x, ""
    name, size = fit_names(scene, len(view.players), lambda names: names[seat], style.LIMELIGHT, 42, room, 32)
    x += t.text(canvas, (x, y), name, style.LIMELIGHT, size, tint.ink) + 14
    if role and edge - x > wide - 4:
        role, size = t.fit(role, style.GOTHIC, 38, edge - x, 34)
        t.text(canvas, (x, y + 2), role, style.GOTHIC, size, tint.quiet)


def marks(view: LeproView, scene: Scene, seat: int) -> list[tuple[str, Ink, Ink, str]]:
    """Buyer, missed turns, money to claim, out: words, ground, ink, icon."""
    player = view.players[seat]
    if player.out:
        return [(say(scene, "pic-out"), style.RED, style.CREAM, "")]
    found: list[tuple[str, Ink, Ink, str]] = []
    if player.buyer:
        found.append((say(scene, "pic-buyer"), style.GOLD, style.NIGHT, ""))
    if player.missed:
        found.append((str(player.missed), style.RED, style.CREAM, "hourglass"))
    if player.claim:
        found.append((money(scene, player.claim), style.SAGE, style.NIGHT, "pay-money"))
    return found


class _Item(NamedTuple):
    """Something held: how wide it is at a size, and how it is drawn."""

    good: bool
    """A car or a boxer."""
    width: Callable[[int], float]
    draw: Callable[[Canvas, float, float, int], None]


def _held(canvas: Canvas, box: Box, player: PlayerView, scene: Scene, tint: Tint) -> None:
    """Everything held, in one line or two, as large as there is room for."""
    left, top, right, bottom = box
    items: list[_Item] = []
    size = 0
    for named, least in ((True, NAMED), (False, SMALL)):
        items = _items(player, scene, tint, named=named)
        size = _fit(items, right - left, bottom - top, least)
        if size:
            break
    size = size or SMALL
    lines = _lines(items, right - left, size)
    pitch = (bottom - top) / len(lines)
    for at, line in enumerate(lines):
        x = float(left)
        for item in line:
            item.draw(canvas, x, top + pitch * (at + 0.5), size)
            x += item.width(size) + _gap(size)


def _gap(size: int) -> int:
    return round(size * 0.46)


def _lines(items: list[_Item], room: int, size: int) -> list[list[_Item]]:
    """The items in lines; where one is too short, what is counted and goods have a line each if they can."""

    def rows(some: list[_Item]) -> list[list[_Item]]:
        return in_rows(some, room, width=lambda item: round(item.width(size)), gap=_gap(size))

    lines = rows(items)
    if len(lines) == 2:
        kinds = [[item for item in items if item.good is good] for good in (False, True)]
        if all(len(rows(kind)) == 1 for kind in kinds):
            return kinds
    return lines


def _fit(items: list[_Item], room: int, high: int, least: int) -> int:
    """The greatest size at which all items find room, where a line less is worth a smaller one; 0: none."""
    best: dict[int, int] = {}
    for size in range(max(LARGE, round(high * TALL)), least - 1, -2):
        lines = len(_lines(items, room, size))
        if lines * size <= high:
            best.setdefault(lines, size)
    return max(best.items(), key=lambda one: one[1] - WORTH * one[0], default=(0, 0))[1]


def _items(player: PlayerView, scene: Scene, tint: Tint, *, named: bool) -> list[_Item]:
    found = [_count(name, n, at, tint) for at, (name, n) in enumerate(counts(player))]
    if player.car is not None:
        found.append(_car(player, scene, tint, named=named))
    if player.boxer is not None:
        found.append(_boxer(player, scene, tint, named=named))
    return found


def _count(name: str, n: int, at: int, tint: Tint) -> _Item:
    ink = tint.bad if name == "handcuffs" else tint.strong if at == 0 else tint.ink

    def draw(canvas: Canvas, x: float, y: float, size: int) -> None:
        icon(canvas, name, (x + size / 2, y), size, ink)
        t.text(canvas, (x + size + 5, y), str(n), style.GOTHIC, size + 2, ink)

    return _Item(False, lambda size: size + 5 + t.length(str(n), style.GOTHIC, size + 2), draw)


class _Row:
    """Draws or only measures one piece after the other."""

    def __init__(self, canvas: Canvas | None, x: float, y: float, size: int) -> None:
        self.canvas, self.x, self.y, self.size = canvas, x, y, size

    def icon(self, name: str, ink: Ink, share: float = 1.0) -> None:
        wide = round(self.size * share)
        if self.canvas is not None:
            icon(self.canvas, name, (self.x + wide / 2, self.y), wide, ink)
        self.x += wide + 6

    def text(self, words: str, ink: Ink, after: float = 0.25, share: float = 1.0) -> None:
        size = max(round(self.size * share), SMALL)
        if self.canvas is not None:
            t.text(self.canvas, (self.x, self.y), words, style.GOTHIC, size, ink)
        self.x += t.length(words, style.GOTHIC, size) + self.size * after

    def arrow(self, ink: Ink) -> None:
        if self.canvas is not None:
            shapes.arrow(self.canvas, (self.x + 8, self.y), round(self.size * 0.44), ink)
        self.x += 18 + self.size * 0.12

    def slot(self, name: str, ink: Ink, fill: Ink) -> None:
        """The place of a card under a car, and what lies there."""
        wide, high = round(self.size * 0.7), round(self.size * 0.88)
        box = (round(self.x), round(self.y - high / 2), round(self.x) + wide, round(self.y + high / 2))
        if self.canvas is not None and name:
            shapes.plate(self.canvas, box, 4, ink)
            icon(self.canvas, name, ((box[0] + box[2]) / 2, self.y), wide - 6, fill)
        elif self.canvas is not None:
            shapes.frame(self.canvas, box, 4, ink, 3)
        self.x += wide + 7

    def die(self) -> None:
        size = round(self.size * 0.72)
        if self.canvas is not None:
            die(self.canvas, (self.x + size / 2, self.y), 5, size)
        self.x += size + 4


def _pieces(make: Callable[[_Row], None]) -> _Item:
    def width(size: int) -> float:
        row = _Row(None, 0, 0, size)
        make(row)
        return row.x

    def draw(canvas: Canvas, x: float, y: float, size: int) -> None:
        make(_Row(canvas, x, y, size))

    return _Item(True, width, draw)


def _car(player: PlayerView, scene: Scene, tint: Tint, *, named: bool) -> _Item:
    """Price, sale price, and a place for each card that may be laid under it."""
    car = player.car
    assert car is not None

    def make(row: _Row) -> None:
        row.icon("city-car", tint.ink, 1.15)
        if named:
            row.text(title(scene, car.card), tint.quiet, share=0.9)
        row.text(money(scene, car.price), tint.ink)
        row.arrow(tint.strong)
        row.text(money(scene, car.sale), tint.ink)
        for at in range(car.factor):
            row.slot(under_icon(car.under[at]) if at < len(car.under) else "", tint.ink, tint.fill)
        if not car.factor:
            row.text(say(scene, "pic-factor-0"), tint.quiet, 0, 0.9)

    return _pieces(make)


def under_icon(card: str) -> str:
    """The picture of a sacrificed card, which may be known by its deck alone."""
    word = {"A": "adventure", "M": "mission", "R": "recruitment", "T": "protection"}.get(card[0], card)
    return style.DECK_ICON.get(word, style.DECK_ICON["adventure"])


def _boxer(player: PlayerView, scene: Scene, tint: Tint, *, named: bool) -> _Item:
    """Face down, or its dice and the prizes that are left to win."""
    boxer = player.boxer
    assert boxer is not None

    def make(row: _Row) -> None:
        row.icon("boxing-glove", tint.ink)
        if not boxer.dice or boxer.card is None:
            row.text("?", tint.quiet, 0)
            return
        if named:
            row.text(title(scene, boxer.card), tint.quiet, share=0.9)
        row.die()
        row.text(str(boxer.dice), tint.ink, 0.4)
        for at, prize in enumerate(boxer.prizes[boxer.victories :]):
            row.text(money(scene, prize), tint.quiet if at else tint.strong)

    return _pieces(make)
