"""The choice of a chapter's Scenario: a poster for each, who has voted, the story so far."""

from __future__ import annotations

from PIL import Image

from engines.fictions.view import FictionsView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import WIDTH, Box, Canvas
from render.kit.icons import icon
from render.kit.lettering import wrap_uncut
from render.kit.scene import Scene
from render.kit.wording import say, say_or

from . import style
from .chapter import votes
from .heading import header
from .page import MARGIN, TOP, page, panel
from .story_blocks import story, story_height
from .wording import roman, scenario

POSTER = 264
HEAD = 100
GAP = 16


def candidates(view: FictionsView) -> list[str]:
    """The Scenarios that the chapter may have, in their order."""
    if view.scenario and view.phase == "setup":
        return [view.scenario]
    return list(view.legal)


def town(view: FictionsView, scene: Scene) -> Image.Image:
    """Posters two in a row: RGB, 1280 pixels wide."""
    keys = candidates(view)
    lines = (len(keys) + 1) // 2
    past = story_height(view.story) + GAP if view.story else 0
    canvas = page(TOP + HEAD + lines * (POSTER + GAP) + past + 8)
    header(canvas, view, scene)
    _head(canvas, TOP, view, scene)
    y = TOP + HEAD
    wide = (WIDTH - 2 * MARGIN - GAP) // 2
    for at, key in enumerate(keys):
        left, top = MARGIN + at % 2 * (wide + GAP), y + at // 2 * (POSTER + GAP)
        whole = at == len(keys) - 1 and at % 2 == 0
        right = WIDTH - MARGIN if whole else left + wide
        _poster(canvas, (left, top, right, top + POSTER), key, scene, first=key == view.recommended)
    story(canvas, y + lines * (POSTER + GAP), view.story, scene)
    return canvas.image


def _head(canvas: Canvas, top: int, view: FictionsView, scene: Scene) -> None:
    words = say(scene, "pic-town-setup" if view.phase == "setup" else "pic-town")
    if not view.single:
        number = say(scene, "pic-chapter", number=roman(view.chapter))
        words = say(scene, "pic-dot").join((number, words))
    x = WIDTH - MARGIN
    if view.phase == "choose" and len(view.voted) > 1:
        x -= len(view.voted) * 150
        for seat, voted in enumerate(view.voted):
            votes(canvas, (x + seat * 150, top + 40), seat, voted)
    words, size = t.fit(words, style.ANTON, 56, x - MARGIN - 30, 34)
    t.text(canvas, (MARGIN + 4, top + 40), words, style.ANTON, size, style.INK)


def _poster(canvas: Canvas, box: Box, key: str, scene: Scene, *, first: bool) -> None:
    """A Scenario: emblem, name, goal; whether it is the one to start with."""
    left, top, right, bottom = box
    panel(canvas, box, style.CREAM, style.INK, 5)
    shapes.plate(canvas, (left, top, left + 196, bottom), 10, style.RED)
    canvas.rect((left + 180, top, left + 196, bottom), style.RED)
    middle = (top + bottom) / 2 - (26 if first else 0)
    icon(canvas, style.EMBLEM.get(key, style.CITY), (left + 98, middle), 148, style.CREAM)
    if first:
        words, size = t.fit(say(scene, "pic-start-here"), style.ANTON, 42, 176, 28)
        t.text(canvas, (left + 98, bottom - 42), words, style.ANTON, size, style.GOLD, "mm")
    x, room = left + 218, right - left - 236
    words, size = t.fit(scenario(scene, key), style.ANTON, 58, room, 36)
    t.text(canvas, (x, top + 50), words, style.ANTON, size, style.INK)
    lines, size = wrap_uncut(say_or(scene, f"scenariokey-{key}.goal"), t.SEMI, 38, room, 30, 4)
    for at, line in enumerate(lines):
        t.text(canvas, (x, top + 106 + at * 42), line, t.SEMI, size, style.GREY)
