"""A strip for each player: who, cash on the way to the target, everything counted, car and boxer."""

from __future__ import annotations

from engines.lepro.view import LeproView, PlayerView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import Box, Canvas
from render.kit.icons import icon
from render.kit.palette import Ink
from render.kit.scene import Scene
from render.kit.wording import fit_names, say

from . import style
from .marks import die, mark, pill, pill_width
from .wording import awaited, character, money

HIGH = 172
GAP = 8


class Tint:
    """The inks of a strip: dark, or cream for whoever's turn it is."""

    def __init__(self, lit: bool) -> None:
        self.fill: Ink = style.CREAM if lit else style.NIGHT
        self.ink: Ink = style.NIGHT if lit else style.CREAM
        self.quiet: Ink = style.OLIVE if lit else style.PALE
        self.strong: Ink = style.NIGHT if lit else style.GOLD
        self.none: Ink = style.WAN if lit else style.FADED
        self.bad: Ink = style.RED if lit else style.ROSE
        self.rail: Ink = style.WAN if lit else style.LEAF


def counts(player: PlayerView) -> tuple[tuple[str, int], ...]:
    """Icon and number of everything that is counted."""
    return (
        ("biceps", player.strength),
        ("fedora", len(player.recruits)),
        ("oyster-pearl", player.pearls),
        ("cut-diamond", player.diamonds),
        ("factory", player.shares),
        ("checked-shield", player.protections),
        ("treasure-map", player.stars),
        ("briefcase", player.missions),
        ("handcuffs", player.records),
    )


def strips(canvas: Canvas, box: Box, view: LeproView, scene: Scene) -> None:
    """All players, in the order of play."""
    left, top, right, _ = box
    for seat in range(len(view.players)):
        y = top + seat * (HIGH + GAP)
        _strip(canvas, (left, y, right, y + HIGH), view, scene, seat)


def _strip(canvas: Canvas, box: Box, view: LeproView, scene: Scene, seat: int) -> None:
    left, top, right, bottom = box
    player = view.players[seat]
    lit = seat == view.turn and view.phase != "over"
    tint = Tint(lit)
    line = style.GOLD if lit or player.buyer else style.LEAF
    if seat in awaited(view, scene) and not lit:
        line = style.ROSE
    shapes.plate(canvas, box, 10, tint.fill, line, 5 if line != style.LEAF else 3)
    _name(canvas, box, view, scene, seat, tint)
    if player.out:
        icon(canvas, "handcuffs", ((left + right) / 2, top + 118), 64, tint.none)
        return
    a, b, y = left + 16, right - 16, top + 67
    canvas.rect((a, y, b, y + 5), tint.rail)
    reach = min(max(player.cash, 0) / view.target, 1.0)
    canvas.rect((a, y, a + round((b - a) * reach), y + 5), style.GOLD if not lit else style.RED)
    _counts(canvas, (left + 14, right - 10), top + 97, player, tint)
    _car(canvas, left + 14, bottom - 28, player, scene, tint)
    _boxer(canvas, (left + 420, right - 16), bottom - 28, player, scene, tint)


def _name(canvas: Canvas, box: Box, view: LeproView, scene: Scene, seat: int, tint: Tint) -> None:
    left, top, right, _ = box
    player = view.players[seat]
    y = top + 36
    mark(canvas, seat, (left + 44, y), 46)
    edge = right - 16.0
    if not player.out:
        edge -= (
            t.text(canvas, (edge, y), money(scene, player.cash), style.LIMELIGHT, 48, tint.strong, "rm") + 16
        )
    for words, fill, ink, name in reversed(marks(view, scene, seat)):
        edge -= pill_width(words, 42, name)
        pill(canvas, edge, y, words, fill, ink, 42, name)
        edge -= 10
    x = left + 80.0
    role = character(scene, player.character)
    wide = t.length(role, style.GOTHIC, 36) if role else 0
    room = edge - x - (wide + 14 if role else 0)
    if room < 130:
        room, role = edge - x, ""
    name, size = fit_names(scene, len(view.players), lambda names: names[seat], style.LIMELIGHT, 42, room, 32)
    x += t.text(canvas, (x, y), name, style.LIMELIGHT, size, tint.ink) + 14
    if role and edge - x > 60:
        role, size = t.fit(role, style.GOTHIC, 38, edge - x, 30)
        t.text(
            canvas,
            (x, y + 2),
            role,
            style.GOTHIC,
            size,
            tint.quiet if tint.fill == style.CREAM else style.GOLD,
        )


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


def _counts(canvas: Canvas, sides: tuple[int, int], middle: float, player: PlayerView, tint: Tint) -> None:
    found = counts(player)
    step = (sides[1] - sides[0]) / len(found)
    for at, (name, n) in enumerate(found):
        x = sides[0] + at * step
        bad = name == "handcuffs" and n > 0
        ink = tint.none if not n else tint.bad if bad else tint.strong if at == 0 else tint.ink
        icon(canvas, name, (x + 20, middle), 40, ink)
        if n:
            t.text(canvas, (x + 45, middle), str(n), style.GOTHIC, 44, ink)


def _car(canvas: Canvas, x: float, middle: float, player: PlayerView, scene: Scene, tint: Tint) -> None:
    """Price, sale price, and a place for each card that may be laid under it."""
    car = player.car
    icon(canvas, "city-car", (x + 24, middle), 48, tint.ink if car else tint.none)
    if car is None:
        t.text(canvas, (x + 58, middle), say(scene, "pic-no-car"), style.GOTHIC, 36, tint.quiet)
        return
    x += 56
    x += t.text(canvas, (x, middle), money(scene, car.price), style.GOTHIC, 40, tint.ink) + 12
    shapes.arrow(canvas, (x + 8, middle), 18, tint.strong)
    x += 26
    x += t.text(canvas, (x, middle), money(scene, car.sale), style.GOTHIC, 40, tint.ink) + 18
    for at in range(car.factor):
        slot = (round(x), round(middle - 19), round(x) + 30, round(middle + 19))
        if at < len(car.under):
            shapes.plate(canvas, slot, 4, tint.ink)
            icon(canvas, under_icon(car.under[at]), (x + 15, middle), 24, tint.fill)
        else:
            shapes.frame(canvas, slot, 4, tint.ink, 3)
        x += 38
    if not car.factor:
        t.text(canvas, (x, middle), say(scene, "pic-factor-0"), style.GOTHIC, 34, tint.quiet)


def under_icon(card: str) -> str:
    """The picture of a sacrificed card, which may be known by its deck alone."""
    word = {"A": "adventure", "M": "mission", "R": "recruitment", "T": "protection"}.get(card[0], card)
    return style.DECK_ICON.get(word, style.DECK_ICON["adventure"])


def _boxer(
    canvas: Canvas, sides: tuple[int, int], middle: float, player: PlayerView, scene: Scene, tint: Tint
) -> None:
    """Face down, or its dice and prizes; a prize that is won is struck through."""
    x = float(sides[0])
    boxer = player.boxer
    icon(canvas, "boxing-glove", (x + 22, middle), 42, tint.ink if boxer else tint.none)
    x += 56
    if boxer is None:
        t.text(canvas, (x, middle), say(scene, "pic-no-boxer"), style.GOTHIC, 36, tint.quiet)
        return
    if not boxer.dice:
        t.text(canvas, (x, middle), say(scene, "pic-hidden"), style.GOTHIC, 36, tint.quiet)
        return
    for _ in range(boxer.dice):
        die(canvas, (x + 14, middle), 5, 30)
        x += 34
    x += 10
    for at, prize in enumerate(boxer.prizes):
        won = at < boxer.victories
        ink = tint.none if won else tint.strong if at == boxer.victories else tint.quiet
        words = money(scene, prize)
        wide = t.text(canvas, (x, middle), words, style.GOTHIC, 38, ink)
        if won:
            canvas.rect((round(x) - 2, round(middle) - 2, round(x + wide) + 2, round(middle) + 2), tint.quiet)
        x += wide + 16
