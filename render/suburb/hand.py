"""The viewer's own panel: nothing secret, but everything that a decision rests on, worked out."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from engines.suburb.view import PlayerView, SuburbView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import Box, Canvas
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.wording import say, say_or

from . import auction, chips, hand_cards, hand_figures, hand_neighbours, house_choice, style
from .fixed_palette import settled
from .house import picture
from .last_card import offers
from .lot import disc
from .lot_rows import states
from .marks import mark, outlined
from .page import EDGE, HEADER, MARGIN, framed, page, slab
from .wording import ability, brief, money, title

GAP = 12

Block = tuple[int, Callable[[Canvas, Box], None]]
"""A part of the panel: its height, and what draws it."""
_SELF = 220
_METER = 130


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
    blocks = _blocks(view, player, scene, ask)
    canvas = page(HEADER + sum(high + GAP for high, _ in blocks) + 6)
    _head(canvas, view, scene, ask)
    y = HEADER
    for high, draw in blocks:
        draw(canvas, (MARGIN, y, EDGE, y + high))
        y += high + GAP
    return settled(canvas.image)


def _blocks(view: SuburbView, player: PlayerView, scene: Scene, ask: str | None) -> list[Block]:
    """The panel from top to bottom: what is going on first, then the player, then the others."""
    own = (_SELF, lambda canvas, box: _self(canvas, box, player, scene))
    if player.out:
        return [own]
    out: list[Block] = []
    sale = view.sale
    if hand_neighbours.under_way(view):
        out.append(
            (hand_neighbours.MISSION, lambda canvas, box: hand_neighbours.mission(canvas, box, view, scene))
        )
    elif sale is not None:
        out.append((auction.HIGH, lambda canvas, box: auction.panel(canvas, box, view, sale, scene)))
    out += [own, (_METER, lambda canvas, box: _meters(canvas, box, player, scene))]
    out.append(
        (
            hand_figures.height(view, player, scene),
            lambda canvas, box: hand_figures.grid(canvas, box, view, player, scene),
        )
    )
    if held := hand_cards.height(player):
        out.append((held, lambda canvas, box: hand_cards.held(canvas, box, player, scene, ask)))
    out.append(
        (hand_neighbours.NEIGHBOURS, lambda canvas, box: hand_neighbours.neighbours(canvas, box, view, scene))
    )
    return out


def _meters(canvas: Canvas, box: Box, player: PlayerView, scene: Scene) -> None:
    """The ways to both goals, side by side."""
    left, top, right, bottom = box
    middle = (left + right) // 2
    hand_figures.meter(canvas, (left, top, middle - 6, bottom), player, scene, "points")
    hand_figures.meter(canvas, (middle + 6, top, right, bottom), player, scene, "cash")


def question(scene: Scene, ask: str | None) -> str:
    """What is asked, or that nothing is."""
    return say_or(scene, f"ask-{ask}", say(scene, "pic-ask-none")) if ask else say(scene, "pic-ask-none")


def facts(view: SuburbView, scene: Scene, ask: str | None) -> str:
    """What the question turns on, in one line; the question itself where a picture shows all of it."""
    player, show = view.players[view.seat or 0], view.show
    if ask == "bid" and view.sale is not None:
        left = money(scene, player.cash)
        return say(scene, "pic-fact-bid", least=money(scene, view.sale.least), cash=left)
    if ask == "house":
        return say(scene, "pic-fact-house", n=len(view.houses))
    if ask == "reward":
        return say(scene, f"pic-fact-reward-{3 if player.level > 2 else 2}")
    if ask == "pile":
        own, common = (dict(view.draws).get(deck, 0) for deck in (player.kind, "common"))
        return say(scene, f"pic-fact-pile-{player.kind}", own=own, common=common)
    if ask == "free":
        return _prices(view, player, scene)
    if ask == "effect" and view.effect is not None:
        return say(scene, "pic-fact-card", card=title(scene, view.effect), text=brief(scene, view.effect))
    if ask in ("target", "block", "defence") and show is not None:
        return say(scene, f"pic-fact-{ask}", text=brief(scene, show.card))
    return question(scene, ask)


def _prices(view: SuburbView, player: PlayerView, scene: Scene) -> str:
    """What may be bought or paid now."""
    found = [chip.words for chip in offers(view, scene)] if view.seat == view.active else []
    return say(scene, "pic-dot").join(found) or question(scene, "free")


def _head(canvas: Canvas, view: SuburbView, scene: Scene, ask: str | None) -> None:
    words = say(scene, "pic-hand")
    outlined(canvas, (MARGIN + 4, 50), words, 60)
    left = MARGIN + 44 + round(t.length(words, style.LILITA, 60))
    shapes.plate(canvas, (left, 10, EDGE, 96), 43, style.INK)
    mark(canvas, view.seat or 0, (left + 60, 53), 54, style.CREAM)
    room = EDGE - 36 - left - 112
    asked = facts(view, scene, ask)
    ink = style.SUN if ask else style.PALE
    for size in (42, 38, 36):
        lines = t.wrap(asked, style.HEAVY, size, room, 1 if size == 42 else 2)
        if not lines[-1].endswith(t.ELLIPSIS):
            break
    for at, line in enumerate(lines):
        y = 53 + (at - (len(lines) - 1) / 2) * 38
        t.text(canvas, (left + 112, y), line, style.HEAVY, size, ink)


def _self(canvas: Canvas, box: Box, player: PlayerView, scene: Scene) -> None:
    """The house, its ability in full, and what befalls the player."""
    left, top, right, bottom = box
    slab(canvas, box, style.CREAM)
    frame = (left + 14, top + 14, left + 14 + 340, bottom - 14)
    size = (frame[2] - frame[0], frame[3] - frame[1])
    seat = None if player.owner is None else player.owner
    framed(canvas, frame, picture(player.house, seat, player.level, player.upgraded, size, player.jailed))
    disc(canvas, (frame[0] + 30, frame[3] - 30), player.level)
    x = frame[2] + 26
    icon(canvas, style.ICON[player.kind], (right - 52, top + 46), 58, style.INK)
    words, size_ = t.fit(ability(scene, player.house), style.LILITA, 54, right - 96 - x, 40)
    t.text(canvas, (x, top + 46), words, style.LILITA, size_, style.INK)
    lines = t.wrap(say(scene, f"house-{player.house}.full"), style.HEAVY, 36, right - 20 - x, 2)
    for at, line in enumerate(lines):
        t.text(canvas, (x, top + 96 + at * 40), line, style.HEAVY, 36, style.SLATE)
    found = states(player, scene)
    if len(chips.packed(found, right - 20 - x)) > 1:
        found = states(player, scene, brief=True)
    if player.out:
        found = [chips.Chip(style.ICON["prison"], say(scene, "pic-gone"), style.RED, style.WHITE)]
    chips.draw(canvas, x, bottom - 52, chips.packed(found, right - 20 - x)[:1])
