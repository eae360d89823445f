"""The board: header, the Scenario's own drawing, the roll, Challenges, seats, counters."""

from __future__ import annotations

from PIL import Image

from engines.fictions.view import SHOP, ChallengeView, FictionsView
from render.kit.canvas import WIDTH
from render.kit.scene import Scene

from . import attempt, scenarios
from .challenge_tile import HIGH, tile
from .chapter import chapter
from .final import final
from .footer import FOOTER, footer
from .heading import header
from .page import GAP, MARGIN, TOP, page
from .police_tile import police_spot, police_tile, police_words
from .scenario_choice import town
from .seats import seats, seats_height

COLUMNS = 4


def board(view: FictionsView, scene: Scene) -> Image.Image:
    """The table as everybody may see it: RGB, 1280 pixels wide.

    Only public parts of ``view`` are drawn, whoever the viewer is.
    """
    if view.phase in SHOP:
        return chapter(view, scene)
    if view.phase == "over":
        return final(view, scene)
    if view.phase in ("choose", "setup") or not view.scenario:
        return town(view, scene)
    own = scenarios.drawing(view.scenario)
    tiles = tiled(view, own)
    lines = (len(tiles) + COLUMNS - 1) // COLUMNS
    panel = own.height(view)
    thrown = attempt.HIGH + 16 if view.attempt is not None else 0
    height = TOP + panel + 14 + thrown + lines * (HIGH + GAP) + 4 + seats_height(view) + 14 + FOOTER
    canvas = page(height)
    header(canvas, view, scene)
    y = TOP
    own.draw(canvas, y, view, scene)
    y += panel + 14
    if thrown:
        attempt.roll(canvas, y, view, scene)
        y += thrown
    wide = (WIDTH - 2 * MARGIN - (COLUMNS - 1) * GAP) // COLUMNS
    for at, what in enumerate(tiles):
        left, top = MARGIN + (at % COLUMNS) * (wide + GAP), y + at // COLUMNS * (HIGH + GAP)
        lit = view.attempt is not None and view.attempt.challenge == what.key
        box = (left, top, left + wide, top + HIGH)
        if what.kind == "police" and not what.open:
            police_tile(canvas, box, view, scene)
            continue
        note = police_words(view, scene) if what.kind == "police" else own.note(view, scene, what)
        tile(canvas, box, what, scene, lit, note, own.badge(view, what))
    y += lines * (HIGH + GAP) + 4
    seats(canvas, y, view, scene)
    footer(canvas, height - FOOTER, view, scene)
    return canvas.image


def tiled(view: FictionsView, own: scenarios.Drawing) -> list[ChallengeView]:
    """The Challenges that are drawn as tiles: open ones first; Problems lie before their seats, and
    what the Scenario draws itself is left out."""
    found = [
        one
        for one in view.challenges
        if one.kind != "problem" and one.kind not in own.held and not own.hides(view, one)
    ]
    if view.police != "none" and not any(one.kind == "police" for one in found):
        found.append(police_spot(view))
    rank = {"police": 1, "revive": 2, "motivate": 2}
    return sorted(found, key=lambda one: (not one.open and one.kind != "police", rank.get(one.kind, 0)))
