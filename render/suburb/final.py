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
    outlined(canvas, (MARGIN + 4, 54), say(scene, "pic-game"), 62)
    box = (392, 12, EDGE, 98)
    shapes.plate(canvas, box, 43, style.INK)
    words = say(scene, "pic-round", n=view.round)
    wide = t.text(canvas, (box[2] - 32, 55), words, style.HEAVY, 38, style.PALE, "rm")
    ending = say_or(scene, f"pic-end-{view.ending}", say(scene, "pic-end-"))
    words, size = t.fit(ending, style.HEAVY, 42, box[2] - box[0] - 90 - wide, 30)
    t.text(canvas, (box[0] + 40, 55), words, style.HEAVY, size, style.SUN)


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
    icon(canvas, style.ICON["points"], (x + 30, y), 58, style.INK)
    wide = t.text(canvas, (x + 70, y), str(place.points), style.LILITA, 66, style.INK)
    t.text(canvas, (x + 70 + wide + 44, y), money(scene, place.cash), style.LILITA, 66, style.INK)
    words, size_ = t.fit(ability(scene, player.house), style.HEAVY, 42, room, 30)
    t.text(canvas, (x, top + 328), words, style.HEAVY, size_, style.INK)


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
        t.text(canvas, (edge, y), money(scene, place.cash), style.LILITA, 54, style.LEAF, "rm")
        edge -= 224
        wide = t.text(canvas, (edge, y), str(place.points), style.LILITA, 60, style.INK, "rm")
        icon(canvas, style.ICON["points"], (edge - wide - 34, y - 1), 50, style.GOLD)
        edge -= 160
    room = edge - left - 452
    name, size_ = named(view, scene, place.seat, 50, room, 34)
    t.text(canvas, (left + 446, y - 22), name, style.LILITA, size_, style.INK)
    words, size_ = t.fit(ability(scene, player.house), style.HEAVY, 36, room, 24)
    t.text(canvas, (left + 446, y + 28), words, style.HEAVY, size_, style.SLATE)
