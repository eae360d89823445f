"""The viewer's own panel: nothing secret, but everything that a decision rests on, worked out."""

from __future__ import annotations

from PIL import Image

from engines.suburb.view import PlayerView, SuburbView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import Box, Canvas
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.wording import say, say_or

from . import chips, hand_cards, hand_figures, hand_neighbours, house_choice, style
from .fixed_palette import settled
from .house import picture
from .lot import disc
from .lot_rows import states
from .marks import mark, outlined
from .page import EDGE, HEADER, MARGIN, framed, page, slab
from .wording import ability

GAP = 14
_SELF = 252
_METER = 144


def hand(view: SuburbView, scene: Scene, ask: str | None) -> Image.Image:
    """The panel of ``view.seat``: RGB, 1280 pixels wide.

    ``ask`` is the kind of the seat's open question, or None.
    Raises ValueError for a spectator, who has none.
    """
    if view.seat is None:
        raise ValueError("a spectator has no hand")
    player = view.players[view.seat]
    if not player.house:
        canvas = page(HEADER + house_choice.HIGH)
        _head(canvas, view, scene, ask)
        house_choice.panel(canvas, (MARGIN, HEADER, EDGE, HEADER + house_choice.HIGH), view, scene)
        return settled(canvas.image)
    held = hand_cards.height(player)
    high = HEADER + _SELF + GAP
    if not player.out:
        high += _METER + GAP + hand_figures.HIGH + GAP + held + GAP + hand_neighbours.NEIGHBOURS + GAP
        high += (hand_neighbours.MISSION + GAP) * hand_neighbours.under_way(view)
    canvas = page(high + 6)
    _head(canvas, view, scene, ask)
    y = HEADER
    if hand_neighbours.under_way(view) and not player.out:
        hand_neighbours.mission(canvas, (MARGIN, y, EDGE, y + hand_neighbours.MISSION), view, scene)
        y += hand_neighbours.MISSION + GAP
    _self(canvas, (MARGIN, y, EDGE, y + _SELF), view, player, scene)
    if player.out:
        return settled(canvas.image)
    y += _SELF + GAP
    middle = (MARGIN + EDGE) // 2
    hand_figures.meter(canvas, (MARGIN, y, middle - 6, y + _METER), player, scene, "points")
    hand_figures.meter(canvas, (middle + 6, y, EDGE, y + _METER), player, scene, "cash")
    y += _METER + GAP
    hand_figures.grid(canvas, (MARGIN, y, EDGE, y + hand_figures.HIGH), view, player, scene)
    y += hand_figures.HIGH + GAP
    hand_cards.held(canvas, (MARGIN, y, EDGE, y + held), player, scene, ask)
    y += held + GAP
    hand_neighbours.neighbours(canvas, (MARGIN, y, EDGE, y + hand_neighbours.NEIGHBOURS), view, scene)
    return settled(canvas.image)


def question(scene: Scene, ask: str | None) -> str:
    """What is asked, or that nothing is."""
    return say_or(scene, f"ask-{ask}", say(scene, "pic-ask-none")) if ask else say(scene, "pic-ask-none")


def _head(canvas: Canvas, view: SuburbView, scene: Scene, ask: str | None) -> None:
    words = say(scene, "pic-hand")
    outlined(canvas, (MARGIN + 4, 54), words, 60)
    left = MARGIN + 44 + round(t.length(words, style.LILITA, 60))
    shapes.plate(canvas, (left, 12, EDGE, 98), 43, style.INK)
    mark(canvas, view.seat or 0, (left + 60, 55), 54, style.CREAM)
    room = EDGE - 36 - left - 112
    asked = question(scene, ask)
    ink = style.SUN if ask else style.PALE
    for size in (42, 38, 36):
        lines = t.wrap(asked, style.HEAVY, size, room, 1 if size == 42 else 2)
        if not lines[-1].endswith(t.ELLIPSIS):
            break
    for at, line in enumerate(lines):
        y = 55 + (at - (len(lines) - 1) / 2) * 40
        t.text(canvas, (left + 112, y), line, style.HEAVY, size, ink)


def _self(canvas: Canvas, box: Box, view: SuburbView, player: PlayerView, scene: Scene) -> None:
    """The house, its ability in full, and what befalls the player."""
    left, top, right, bottom = box
    slab(canvas, box, style.CREAM)
    frame = (left + 14, top + 14, left + 14 + 404, bottom - 14)
    size = (frame[2] - frame[0], frame[3] - frame[1])
    seat = None if player.owner is None else player.owner
    framed(canvas, frame, picture(player.house, seat, player.level, player.upgraded, size, player.jailed))
    disc(canvas, (frame[0] + 30, frame[3] - 30), player.level)
    x = frame[2] + 26
    icon(canvas, style.ICON[player.kind], (right - 52, top + 50), 62, style.INK)
    words, size_ = t.fit(ability(scene, player.house), style.LILITA, 58, right - 96 - x, 40)
    t.text(canvas, (x, top + 50), words, style.LILITA, size_, style.INK)
    lines = t.wrap(say(scene, f"house-{player.house}.full"), style.HEAVY, 36, right - 20 - x, 2)
    for at, line in enumerate(lines):
        t.text(canvas, (x, top + 108 + at * 44), line, style.HEAVY, 36, style.SLATE)
    found = states(player, scene)
    if player.out:
        found = [chips.Chip(style.ICON["prison"], say(scene, "pic-gone"), style.RED, style.WHITE)]
    chips.draw(canvas, x, bottom - 60, chips.rows(found, right - 20 - x)[:1])
