"""The lower part of a hand: own pile with its exact score, discards, bans, the exchange."""

from __future__ import annotations

from collections.abc import Sequence

from engines.fixer.view import FixerView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import WIDTH, Canvas
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.wording import say

from . import style
from .marks import chip, gold, pitch, row
from .page import MARGIN

MINI = 72
BOX = 300
SWAP = 132


def shows_exchange(view: FixerView) -> bool:
    """Whether the three cards given and received are to be seen."""
    return view.phase != "exchange" and view.round == 1 and bool(view.gave)


def holdings_height(view: FixerView) -> int:
    """Pixels that :func:`holdings` needs; nothing lies there yet in the exchange."""
    if view.phase == "exchange":
        return 0
    return BOX + (SWAP + 16 if shows_exchange(view) else 0)


def holdings(canvas: Canvas, top: int, view: FixerView, scene: Scene) -> None:
    """Everything the viewer owns besides the hand, from ``top`` down."""
    if view.phase == "exchange" or view.seat is None:
        return
    box = (MARGIN, top, WIDTH - MARGIN, top + BOX)
    shapes.shadow(canvas, box, 12, style.INK)
    shapes.plate(canvas, box, 12, style.WHITE, style.INK, 4)
    discards = [str(card) for card in view.discards]
    split = 846 if discards else WIDTH - MARGIN
    _pile(canvas, MARGIN + 24, split - 28, top, view, scene)
    if discards:
        canvas.rect((split, top + 24, split + 3, top + 212), style.RULE)
        t.text(canvas, (split + 30, top + 48), say(scene, "pic-discards"), style.ABRIL, 44, style.INK)
        t.text(canvas, (WIDTH - MARGIN - 24, top + 48), str(len(discards)), t.BOLD, 46, style.GREY, "rm")
        row(canvas, (split + 30, top + 88), MINI, discards, WIDTH - MARGIN - 24 - split - 30)
    _bans(canvas, top + 262, view.seats[view.seat].bans, scene)
    if shows_exchange(view):
        _exchange(canvas, top + BOX + 16, view, scene)


def _pile(canvas: Canvas, left: int, right: int, top: int, view: FixerView, scene: Scene) -> None:
    """The pile with real values, hidden cards marked, and the sum in the title's line."""
    what = view.seats[view.seat or 0]
    middle = top + 48
    t.text(canvas, (left, middle), say(scene, "pic-pile"), style.ABRIL, 44, style.INK)
    faces = [str(item.card) for item in what.pile if item.card is not None]
    points = sum(int(face[1]) for face in faces)
    total = what.score if what.score is not None else what.seen
    x = right - t.text(canvas, (right, middle), str(total), style.ABRIL, 64, style.INK, "rm") - 18
    x -= t.text(canvas, (x, middle), "=", t.BOLD, 44, style.GREY, "rm") + 18
    if what.markers_up:
        words = say(scene, "pic-times", n=what.markers_up)
        x -= t.text(canvas, (x, middle), words, t.BOLD, 40, style.INK, "rm") + 6
        gold(canvas, (x - 23, middle), 46)
        x -= 46 + 16
        x -= t.text(canvas, (x, middle), "+", t.BOLD, 44, style.GREY, "rm") + 16
    t.text(canvas, (x, middle), str(points), t.BOLD, 46, style.GREY, "rm")
    if not faces:
        t.text(canvas, (left, top + 130), say(scene, "pic-none"), t.MEDIUM, 40, style.GREY)
        return
    row(canvas, (left, top + 88), MINI, faces, right - left)
    step = pitch(MINI, len(faces), right - left)
    for i, item in enumerate(what.pile):
        if not item.up:
            icon(canvas, "sight-disabled", (left + i * step + min(step, MINI) / 2, top + 206), 34, style.GREY)


def _bans(canvas: Canvas, middle: int, suits: Sequence[str], scene: Scene) -> None:
    """Which suits the viewer cannot keep."""
    x = MARGIN + 24
    canvas.rect((x, middle - 38, WIDTH - MARGIN - 24, middle - 36), style.RULE)
    if not suits:
        t.text(canvas, (x, middle), say(scene, "pic-bans-none"), t.MEDIUM, 38, style.GREY)
        return
    x += round(t.text(canvas, (x, middle), say(scene, "pic-no"), t.SEMI, 40, style.INK)) + 12
    for suit in suits:
        chip(canvas, suit, (x, middle - 24, x + 46, middle + 24))
        x += 52
    t.text(canvas, (x + 12, middle), say(scene, "pic-bans", n=len(suits)), t.MEDIUM, 38, style.INK)


def _exchange(canvas: Canvas, top: int, view: FixerView, scene: Scene) -> None:
    """The three cards passed and the three received, small."""
    box = (MARGIN, top, WIDTH - MARGIN, top + SWAP - 8)
    shapes.plate(canvas, box, 12, style.WHITE, style.RULE, 3)
    middle = (box[1] + box[3]) // 2
    for left, key, faces in (
        (MARGIN + 24, "pic-passed", view.gave),
        (WIDTH // 2 + 20, "pic-received", view.got),
    ):
        wide = t.text(canvas, (left, middle), say(scene, key), style.ABRIL, 44, style.INK)
        row(canvas, (round(left + wide) + 24, middle - 48), 68, [str(card) for card in faces], 340)
