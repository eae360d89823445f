"""The mission of the turn: the card, who against whom, the die with the faces that fail, what is at stake."""

from __future__ import annotations

from collections.abc import Sequence

from engines.suburb.cards import DECK_OF, MISSIONS
from engines.suburb.view import ShowView, SuburbView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import Box, Canvas
from render.kit.dice import die
from render.kit.icons import icon
from render.kit.palette import mix
from render.kit.scene import Scene
from render.kit.wording import fit_names, say, say_or

from . import style
from .last_card import note
from .marks import mark, strike, tick
from .page import slab
from .wording import brief, money, title

HIGH = 230
NOTE = 84
_QUIET = 96
_CARD = 424
_DIE = 124
_FACE = 50


def height(view: SuburbView) -> int:
    """Height of the plate: little where no mission was drawn yet."""
    choosing = view.phase == "turn" and view.stage == "pile"
    return _QUIET if view.show is None and not choosing else HIGH + NOTE


def panel(canvas: Canvas, box: Box, view: SuburbView, scene: Scene) -> None:
    """The plate, of the height that ``height`` gives."""
    left, top, right, bottom = box
    slab(canvas, box, style.CREAM)
    show = view.show
    if view.phase == "turn" and view.stage == "pile":
        _piles(canvas, box, view, scene)
        return
    if show is None:
        words = say(scene, "pic-no-mission")
        t.text(canvas, ((left + right) / 2, (top + bottom) / 2), words, style.LILITA, 46, style.SLATE, "mm")
        return
    _card(canvas, (left, top, left + _CARD, top + HIGH), show, scene)
    _die(canvas, (left + _CARD + 106, top + 20 + _DIE / 2), show, scene)
    _stakes(canvas, (left + _CARD + 216, top, right - 20, top + HIGH), view, show, scene)
    canvas.rect((left + 4, top + HIGH, right - 4, top + HIGH + 4), style.INK)
    note(canvas, (left + 24, top + HIGH + 4, right - 24, bottom - 4), view, scene)


def _piles(canvas: Canvas, box: Box, view: SuburbView, scene: Scene) -> None:
    """The two piles that a player of level 3 may draw from."""
    left, top, right, bottom = box
    counts = dict(view.draws)
    for at, deck in enumerate((view.players[view.active].kind, "common")):
        x = left + 24 + at * ((right - left - 72) // 2 + 24)
        edge = x + (right - left - 72) // 2
        shapes.plate(canvas, (x, top + 24, edge, bottom - 24), 16, style.LEVEL[3], style.INK, 5)
        y = (top + bottom) / 2
        icon(canvas, style.ICON[deck], (x + 106, y), 150, style.SUN)
        words = say_or(scene, f"pic-mission-{deck}")
        words, size = t.fit(words, style.LILITA, 54, edge - x - 224, 32)
        t.text(canvas, (x + 204, y - 42), words, style.LILITA, size, style.WHITE)
        words = say(scene, "pic-cards", n=counts.get(deck, 0))
        t.text(canvas, (x + 204, y + 40), words, style.HEAVY, 46, style.SUN)


def _card(canvas: Canvas, box: Box, show: ShowView, scene: Scene) -> None:
    """The card in its level's colour."""
    left, top, right, bottom = box
    level = MISSIONS[show.card].level
    ground = style.LEVEL[level]
    shapes.plate(canvas, (left, top, right, bottom + 20), 16, ground, style.INK, 4)
    canvas.rect((left + 4, bottom, right, bottom + 20), style.CREAM)
    canvas.rect((right - 4, top + 16, right, bottom), style.INK)
    x = left + 28
    pile = DECK_OF[show.card]
    words = say_or(scene, f"pic-mission-{pile}", say(scene, "pic-mission", level=level))
    words, size = t.fit(words, style.HEAVY, 38, right - x - 20, 30)
    t.text(canvas, (x, top + 30), words, style.HEAVY, size, style.SUN)
    name = title(scene, show.card)
    for size in (50, 46, 42):
        lines = t.wrap(name, style.LILITA, size, right - x - 20, 2)
        if not lines[-1].endswith(t.ELLIPSIS):
            break
    y = top + 84 if len(lines) > 1 else top + 106
    for at, line in enumerate(lines):
        t.text(canvas, (x, y + at * 48 - 6), line, style.LILITA, size, style.WHITE)
    y = bottom - 40
    seats = [show.attacker, *([] if show.target is None else [show.target])]
    if show.reversed:
        seats.reverse()
    mark(canvas, seats[0], (x + 34, y), 56, style.CREAM)
    if len(seats) > 1:
        shapes.arrow(canvas, (x + 100, y), 34, style.SUN)
        mark(canvas, seats[1], (x + 166, y), 56, style.CREAM)
    _price(canvas, right - 26, y, show, scene)


def _price(canvas: Canvas, right: float, y: float, show: ShowView, scene: Scene) -> None:
    """What success brings, at the card's lower right."""
    one = MISSIONS[show.card]
    if one.money:
        t.text(canvas, (right, y), money(scene, one.money), style.LILITA, 56, style.SUN, "rm")
        return
    right -= t.text(canvas, (right, y), str(one.points), style.LILITA, 64, style.SUN, "rm") + 32
    icon(canvas, style.ICON["points"], (right, y - 1), 50, style.SUN)


def _die(canvas: Canvas, at: tuple[float, float], show: ShowView, scene: Scene) -> None:
    """The die and what came of it."""
    if show.die:
        die(canvas, at, show.die, _DIE, style.WHITE, style.INK, 5)
    else:
        faint = mix(style.CREAM, style.INK, 0.3)
        half = _DIE // 2
        box = (round(at[0]) - half, round(at[1]) - half, round(at[0]) + half, round(at[1]) + half)
        shapes.frame(canvas, box, 25, faint, 5, 22)
        name = {"blocked": "block", "police": "dot"}.get(show.result, "")
        if name:
            icon(canvas, style.ICON[name], at, 96, style.RED)
        else:
            icon(canvas, "perspective-dice-six-faces-random", at, 96, faint)
    good = show.result == "success"
    stage = show.stage if show.stage in ("countered", "reversed") else ""
    words = say(scene, f"pic-result-{show.result or stage}")
    ink = style.SLATE if not show.result else style.LEAF if good else style.RED
    words, size = t.fit(words, style.LILITA, 48, 192, 30)
    t.text(canvas, (at[0], at[1] + _DIE / 2 + 46), words, style.LILITA, size, ink, "mm")


def _stakes(canvas: Canvas, box: Box, view: SuburbView, show: ShowView, scene: Scene) -> None:
    """The six faces, what success brings, what failure costs, the target's die."""
    left, top, right, _ = box
    y = top + 46
    for face in range(1, 7):
        _face(canvas, (left + 30 + (face - 1) * (_FACE + 10), y), face, show)
    x = left + 6 * (_FACE + 10) + 18.0
    if show.defence:
        _defence(canvas, x, y, show, scene)
    else:
        faces = say(scene, "pic-and").join(map(str, show.failing))
        words, size = t.fit(
            say(scene, "pic-fail-faces", faces=faces, n=len(show.failing)), style.HEAVY, 38, right - x, 28
        )
        t.text(canvas, (x, y), words, style.HEAVY, size, style.SLATE)
    for good, row in ((True, 0), (False, 1)):
        words, size = _told(view, show, scene, good, right - left - 72)
        stake(canvas, (left + 28, top + 118 + row * 68), words, size, good, show)


def stake(canvas: Canvas, at: tuple[float, float], words: str, size: int, good: bool, show: ShowView) -> None:
    """What success or failure means, behind its sign; faint once it is known not to come."""
    x, y = at
    tick(canvas, at, 50, good)
    off = bool(show.result) and (show.result == "success") != good
    if off:
        veil = shapes.rounded(54, 54, 27).point([v * 150 // 255 for v in range(256)])
        canvas.stamp(veil, (round(x) - 27, round(y) - 27), style.CREAM)
    ink = mix(style.CREAM, style.INK, 0.7) if off else style.LEAF if good else style.RED
    t.text(canvas, (x + 40, y), words, style.LILITA, size, ink)


def _told(view: SuburbView, show: ShowView, scene: Scene, good: bool, room: float) -> tuple[str, int]:
    """What success or failure means, with names as far as there is room."""
    if good:
        return t.fit(brief(scene, show.card), style.LILITA, 46, room, 30)
    return fit_names(
        scene, len(view.players), lambda names: failure(show, scene, names), style.LILITA, 46, room, 36
    )


def failure(show: ShowView, scene: Scene, names: Sequence[str]) -> str:
    """What failure costs, by the level of whoever rolls (SB-067 to SB-069)."""
    one = MISSIONS[show.card]
    other = show.attacker if show.reversed else show.target
    who = names[other] if other is not None else say(scene, "pic-the-target")
    if one.level == 1:
        return say(scene, "pic-cost-1", sum=money(scene, one.fail_payment), target=who)
    if one.level == 2:
        return say(scene, "pic-cost-2", n=one.points_lost)
    return say(scene, "pic-cost-3", n=one.points_lost, target=who, gain=one.neighbour_points)


def _face(canvas: Canvas, at: tuple[float, float], face: int, show: ShowView) -> None:
    """A face as a number; one that fails is red, struck and outlined, the one that was rolled is ringed."""
    half = _FACE // 2
    left, top = round(at[0]) - half, round(at[1]) - half
    box = (left, top, left + _FACE, top + _FACE)
    bad = face in show.failing
    if face == show.die:
        shapes.plate(canvas, (left - 7, top - 7, left + _FACE + 7, top + _FACE + 7), 15, style.INK)
        shapes.plate(canvas, (left - 3, top - 3, left + _FACE + 3, top + _FACE + 3), 12, style.SUN)
    shapes.plate(canvas, box, 10, style.RED if bad else style.WHITE, style.INK, 4)
    t.text(canvas, at, str(face), style.LILITA, 42, style.WHITE if bad else style.INK, "mm")
    if bad:
        strike(canvas, box)


def _defence(canvas: Canvas, x: float, y: float, show: ShowView, scene: Scene) -> None:
    """The target's die of the advanced defence."""
    icon(canvas, style.ICON["floor"], (x + 20, y), 44, style.SLATE)
    die(canvas, (x + 76, y), show.defence, 56, style.SUN if show.defence == 3 else style.WHITE, style.INK)
    if show.reversed:
        icon(canvas, "card-exchange", (x + 144, y), 56, style.RED)
