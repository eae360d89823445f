"""The end: the winner at home, then everybody else by their places."""

from __future__ import annotations

from random import Random

from PIL import Image

from engines.suburb.view import Place, SuburbView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import Box, Canvas
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.wording import say, say_or

from . import style
from .changes import worth
from .fixed_palette import settled
from .house import picture
from .marks import mark, outlined
from .page import EDGE, HEADER, MARGIN, framed, page, slab
from .wording import ability, money, named

GAP = 14
_WINNER = 372
_ROW = 124


def final(view: SuburbView, scene: Scene) -> Image.Image:
    """The last card: RGB, 1280 pixels wide."""
    others = [place for place in view.places if not place.winner]
    won = next((place for place in view.places if place.winner), None)
    height = HEADER + (_WINNER + GAP if won else 0) + len(others) * (_ROW + GAP) + 8
    canvas = page(height)
    _head(canvas, view, scene)
    y = HEADER
    if won is not None:
        _winner(canvas, (MARGIN, y, EDGE, y + _WINNER), view, won, scene)
        y += _WINNER + GAP
    for place in others:
        _other(canvas, (MARGIN, y, EDGE, y + _ROW), view, place, scene)
        y += _ROW + GAP
    return settled(canvas.image)


def _head(canvas: Canvas, view: SuburbView, scene: Scene) -> None:
    outlined(canvas, (MARGIN + 4, 50), say(scene, "pic-game"), 62)
    box = (392, 10, EDGE, 96)
    shapes.plate(canvas, box, 43, style.INK)
    words = say(scene, "pic-round", n=view.round)
    wide = t.text(canvas, (box[2] - 32, 53), words, style.HEAVY, 38, style.PALE, "rm")
    ending = say_or(scene, f"pic-end-{view.ending}", say(scene, "pic-end-"))
    words, size = t.fit(ending, style.HEAVY, 42, box[2] - box[0] - 90 - wide, 30)
    t.text(canvas, (box[0] + 40, 53), words, style.HEAVY, size, style.SUN)


def _winner(canvas: Canvas, box: Box, view: SuburbView, place: Place, scene: Scene) -> None:
    """Who won: the house large, the name, the figures."""
    left, top, right, bottom = box
    slab(canvas, box, style.SUN)
    player = view.players[place.seat]
    frame = (left + 16, top + 16, left + 16 + 560, bottom - 16)
    size = (frame[2] - frame[0], frame[3] - frame[1])
    framed(canvas, frame, picture(player.house, place.seat, player.level, player.upgraded, size))
    _confetti(canvas, (frame[0] + 10, frame[1] + 8, frame[2] - 10, frame[3] - 60))
    x = frame[2] + 30
    icon(canvas, style.ICON["hold"], (x + 56, top + 84), 116, style.INK)
    mark(canvas, place.seat, (x + 168, top + 84), 78, style.INK)
    icon(canvas, style.ICON[player.kind], (right - 62, top + 70), 74, style.INK)
    room = right - 30 - x
    words, size_ = named(view, scene, place.seat, 76, room, 44, "pic-wins")
    t.text(canvas, (x, top + 192), words, style.LILITA, size_, style.INK)
    y = top + 262
    _goal(canvas, (x, top + 310), place, scene, room, won=True)
    icon(canvas, style.ICON["points"], (x + 30, y), 58, style.INK)
    wide = t.text(canvas, (x + 70, y), str(place.points), style.LILITA, 66, style.INK)
    t.text(canvas, (x + 70 + wide + 44, y), money(scene, place.cash), style.LILITA, 66, style.INK)


def counts(place: Place) -> str:
    """The nearer goal, by which a place is given: "points" or "cash"."""
    return "points" if worth(place.points, 0) >= place.cash else "cash"


def _goal(
    canvas: Canvas, at: tuple[float, float], place: Place, scene: Scene, wide: float, *, won: bool = False
) -> None:
    """How far the nearer goal was reached: a bar with its figure."""
    left, top = round(at[0]), round(at[1])
    right = left + round(wide)
    shapes.plate(canvas, (left, top, right, top + 42), 12, style.INK)
    reach = round((right - left - 8) * place.progress / 100)
    if reach > 0:
        shapes.plate(canvas, (left + 4, top + 4, left + 4 + max(reach, 20), top + 38), 9, style.SAFE)
    words = say(scene, f"pic-goal-{counts(place)}", n=place.progress)
    words, size = t.fit(words, style.HEAVY, 34, wide - 24, 28)
    t.text(canvas, ((left + right) / 2, top + 21), words, style.HEAVY, size, style.WHITE, "mm")


def _confetti(canvas: Canvas, box: Box) -> None:
    """Paper in the colours of all seats, always the same."""
    left, top, right, bottom = box
    rng = Random(31)
    for at in range(54):
        x, y = rng.randrange(left, right - 14), rng.randrange(top, bottom)
        canvas.rect((x, y, x + rng.choice((7, 10, 13)), y + rng.choice((7, 12))), style.SEATS[at % 6])


def _other(canvas: Canvas, box: Box, view: SuburbView, place: Place, scene: Scene) -> None:
    """One row: place, house, name and ability, points and cash, or that the player is out."""
    left, top, right, bottom = box
    player = view.players[place.seat]
    slab(canvas, box, style.SAND if place.out else style.CREAM)
    y = (top + bottom) / 2
    t.text(canvas, (left + 52, y), str(place.place), style.LILITA, 66, style.INK, "mm")
    frame = (left + 100, top + 12, left + 290, bottom - 12)
    size = (frame[2] - frame[0], frame[3] - frame[1])
    if player.house:
        owner = place.seat if not place.out else player.owner
        framed(canvas, frame, picture(player.house, owner, player.level, player.upgraded, size))
        icon(canvas, style.ICON[player.kind], (left + 330, y), 52, style.INK)
    mark(canvas, place.seat, (left + 400, y), 58)
    edge = right - 24.0
    if place.out:
        key = "pic-gone-left" if player.left else "pic-gone"
        edge -= t.text(canvas, (edge, y), say(scene, key), style.LILITA, 46, style.RED, "rm") + 24
    else:
        near = counts(place)
        size_ = 54 if near == "cash" else 44
        t.text(canvas, (edge, y - 24), money(scene, place.cash), style.LILITA, size_, style.LEAF, "rm")
        size_ = 60 if near == "points" else 46
        wide = t.text(canvas, (edge - 224, y - 24), str(place.points), style.LILITA, size_, style.INK, "rm")
        icon(canvas, style.ICON["points"], (edge - 224 - wide - 34, y - 25), 46, style.GOLD)
        edge -= 380
        _goal(canvas, (edge, y + 8), place, scene, 380)
    room = edge - left - 470
    name, size_ = named(view, scene, place.seat, 50, room, 34)
    t.text(canvas, (left + 446, y - 22), name, style.LILITA, size_, style.INK)
    words, size_ = t.fit(ability(scene, player.house), style.HEAVY, 36, room, 28)
    t.text(canvas, (left + 446, y + 28), words, style.HEAVY, size_, style.SLATE)
