"""The viewer's own hand: what each card does in each lane, the pile, discards and bans."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from engines.fixer.cards import Card
from engines.fixer.view import FixerView, LaneView
from render.kit import cards, shapes
from render.kit import lettering as t
from render.kit.canvas import WIDTH, Box, Canvas, base
from render.kit.icons import icon
from render.kit.palette import Ink, mix
from render.kit.scene import Scene
from render.kit.wording import fit_names, say

from . import style
from .hand_decision import DECISION, decision
from .hand_holdings import holdings, holdings_height
from .hand_lanes import TILE, tile
from .heading import masthead
from .lanes import TOP
from .marks import mark
from .page import HEADER, MARGIN, paper
from .playable import Does, does, exchange_hand, own_lanes, summed
from .wording import headline

ROW = 6
"""Most cards in one row."""
TALLEST = 1960
"""Ten cards with four lanes, the pile and the exchange fit in."""
FEWEST = 4
"""Cells are never wider than a row of so many makes them."""
GAP = 22
PILL = 50
PILL_STEP = 58


def hand(view: FixerView, scene: Scene, ask: str | None) -> Image.Image:
    """The hand of ``view.seat``: RGB, 1280 pixels wide.

    ``ask`` is the kind of the seat's open question: "play", "keep", "exchange", or None.
    Raises ValueError for a spectator, who has no hand.
    """
    if view.seat is None:
        raise ValueError("a spectator has no hand")
    held = exchange_hand(view) if view.phase == "exchange" else view.hand
    lanes = own_lanes(view) if view.phase == "play" else ()
    told = {card: _uses(view, lanes, held, card) for card in held}
    columns = len(held) if len(held) <= ROW else (len(held) + 1) // 2
    lines = [held[:columns], held[columns:]] if len(held) > columns else [held]
    # Two rows with chips under them are smaller, so that the panel is seen at one go.
    wide = 156 if lanes and len(lines) > 1 else 184 if columns == ROW else 204
    small = view.phase == "loser_choice"
    pills = [max((len(told[card]) for card in line), default=0) for line in lines]
    blocks = [cards.height(wide) + (14 + count * PILL_STEP if count else 8) + 18 for count in pills]
    fan = _fan_width(len(held))
    body = cards.height(fan) + 28 if small or not held else sum(blocks)
    asked = DECISION + 24 if small and ask == "keep" else 0
    tiles = TILE + 22 if lanes else 0
    height = TOP + asked + tiles + body + holdings_height(view) + MARGIN
    canvas = base("fixer-hand", _base, height)
    _header(canvas, view, scene, ask)
    y = TOP
    if asked:
        decision(canvas, y, view, scene)
        y += asked
    if lanes:
        for i, lane in enumerate(lanes):
            uses = summed([does(view, lane, card) for card in held])
            tile(canvas, i, len(lanes), y, view, scene, lane, uses.said, lit=ask == "play")
        y += tiles
    if small or not held:
        _fan(canvas, y, held, scene, fan)
        y += body
    else:
        for line, block in zip(lines, blocks, strict=True):
            _line(canvas, y, line, columns, wide, view, scene, told, ask)
            y += block
    holdings(canvas, y, view, scene)
    return canvas.image


def _uses(
    view: FixerView, lanes: Sequence[LaneView], held: Sequence[Card], card: Card
) -> list[tuple[str, Does]]:
    """What a card does in those lanes in which the cards differ, and it may be played."""
    out = []
    for lane in lanes:
        use = does(view, lane, card)
        if use.legal and summed([does(view, lane, other) for other in held]).shown:
            out.append((lane.key, use))
    return out


def _base() -> Canvas:
    canvas = Canvas.blank(TALLEST, style.PAPER)
    paper(canvas, HEADER + 6, TALLEST)
    masthead(canvas)
    return canvas


def _header(canvas: Canvas, view: FixerView, scene: Scene, ask: str | None) -> None:
    seat = view.seat or 0
    middle = HEADER // 2
    mark(canvas, seat, (64, middle), 60, lit=True)
    left = 114 + t.text(canvas, (114, middle), say(scene, "pic-hand"), style.ABRIL, 60, style.WHITE) + 40
    neighbour = (seat + 1) % len(view.seats)
    asked = True
    if view.phase == "exchange":
        locked = bool(view.gave)
        key = "pic-ask-locked" if locked else "pic-ask-exchange"
        words, size = fit_names(
            scene,
            len(scene.names),
            lambda names: say(scene, key, name=names[neighbour]),
            t.SEMI,
            44,
            WIDTH - 28 - left,
        )
        asked = not locked
    elif ask in ("play", "keep"):
        words, size = t.fit(_facts(view, scene, ask), t.SEMI, 44, WIDTH - 28 - left, 34)
    else:
        words, size = fit_names(scene, len(scene.names), headline(view, scene), t.SEMI, 44, WIDTH - 28 - left)
        asked = False
    t.text(canvas, (WIDTH - 28, middle), words, t.SEMI, size, style.SIGNAL if asked else style.WHITE, "rm")


def _facts(view: FixerView, scene: Scene, ask: str) -> str:
    """What the question turns on."""
    if ask != "play":
        return say(scene, f"pic-ask-{ask}")
    kinds = [{does(view, lane, card).kind for card in view.hand} for lane in own_lanes(view)]
    return say(
        scene,
        "pic-fact-play",
        n=view.seats[view.seat or 0].plays_left,
        lead=sum("lead" in found for found in kinds),
        reply=sum(bool(found & {"wins", "loses"}) for found in kinds),
    )


def _line(
    canvas: Canvas,
    top: int,
    line: Sequence[Card],
    columns: int,
    wide: int,
    view: FixerView,
    scene: Scene,
    told: Mapping[Card, Sequence[tuple[str, Does]]],
    ask: str | None,
) -> None:
    """One row of cards, each in the middle of a cell as wide as its pills, one a lane.

    Few cards stand together in the middle; rows of one hand have the same cells.
    """
    edge = MARGIN + 4
    cell = (WIDTH - 2 * edge - GAP * (max(columns, FEWEST) - 1)) // max(columns, FEWEST)
    left = (WIDTH - columns * cell - (columns - 1) * GAP) // 2
    tall = cards.height(wide)
    for at, card in enumerate(line):
        start = left + at * (cell + GAP)
        x = start + (cell - wide) // 2
        spec = style.SPECS[card]
        passed = view.phase == "exchange" and card in view.gave
        lanes = own_lanes(view) if view.phase == "play" else ()
        if (lanes and not any(does(view, lane, card).legal for lane in lanes)) or (
            view.phase == "exchange" and view.gave and not passed
        ):
            spec = cards.faded(spec, style.PAPER, 0.45)
        if passed:
            box = (x - 8, top - 8, x + wide + 8, top + tall + 8)
            shapes.plate(canvas, box, 18, style.SIGNAL, style.INK, 4)
        cards.card(canvas, (x, top), wide, spec, not passed)
        if passed:
            corner = (x + wide - 38, top + 40)
            shapes.shape(canvas, "circle", corner, 60, style.INK)
            icon(canvas, "check-mark", corner, 38, style.SIGNAL)
        y = top + tall + 14
        for key, use in told[card]:
            _pill(canvas, (start, y, start + cell, y + PILL), key, use, scene, ask == "play")
            y += PILL_STEP


def _pill(canvas: Canvas, box: Box, key: str, use: Does, scene: Scene, asked: bool) -> None:
    """A lane's key and what the card does there: yellow wins, black leads, white loses, grey may not."""
    line: Ink | None = style.INK
    fill, ink = style.WHITE, style.INK
    if not use.legal:
        fill, ink, line = style.PAPER, style.FADED, style.RULE
    elif use.kind == "wins":
        fill = style.SIGNAL
    elif use.kind == "lead" and asked:
        fill, ink, line = style.INK, style.WHITE, None
    if use.legal and not asked and use.kind == "wins":
        fill = mix(style.SIGNAL, style.WHITE, 0.55)
    shapes.plate(canvas, box, PILL // 2, fill, line, 3)
    middle = (box[1] + box[3]) // 2
    wide = t.text(canvas, (box[0] + 16, middle), key, t.BOLD, 36, ink)
    name = f"pic-does-{use.kind}" + ("-critical" if use.kind == "wins" and use.critical else "")
    words = say(scene, name, suit=use.suit)
    words, size = t.fit(words, t.MEDIUM, 38, box[2] - box[0] - 32 - wide - 8, 32)
    t.text(canvas, (box[2] - 16, middle), words, t.MEDIUM, size, ink, "rm")


def _fan_width(count: int) -> int:
    """The width at which ``count`` cards stand in one row."""
    return 146 if count <= 7 else 130 if count == 8 else 92


def _fan(canvas: Canvas, top: int, held: Sequence[Card], scene: Scene, width: int) -> None:
    """The hand as small cards in one row."""
    if not held:
        words = say(scene, "pic-no-cards")
        t.text(canvas, (MARGIN + 8, top + cards.height(width) / 2), words, t.MEDIUM, 42, style.GREY)
    for i, card in enumerate(held):
        cards.card(canvas, (MARGIN + 4 + i * round(width * 1.115), top), width, style.SPECS[card])
