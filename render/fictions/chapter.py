"""Between two chapters: how it ended, what there is to spend, who left and who joined, who is at the door."""

from __future__ import annotations

from PIL import Image

from engines.fictions.glossary import Henchman
from engines.fictions.view import FictionsView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import WIDTH, Canvas
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.wording import say, say_or

from . import henchman_card as cards
from . import style
from .heading import header
from .marks import mark, stars
from .page import MARGIN, TOP, page
from .story_blocks import (
    BANNER,
    banner,
    chips,
    chips_height,
    good,
    members,
    members_height,
    story,
    story_height,
)
from .wording import roman, scenario

PRICES = {3: 5, 2: 3, 1: 1}
SHOP = 104
DOOR = 66


def _door(view: FictionsView, scene: Scene) -> int:
    return DOOR + cards.fit_row(cards.LARGE, view.offered, scene, False).total + 20 if view.offered else 0


def chapter(view: FictionsView, scene: Scene) -> Image.Image:
    """The card of an Intermission: RGB, 1280 pixels wide."""
    last = view.story[-1] if view.story else None
    blocks: list[tuple[list[Henchman], str]] = []
    if last is not None:
        blocks = [(last.lost, "pic-lost"), (last.joined, "pic-joined"), (last.removed, "pic-removed")]
    moved = sum(chips_height(found) for found, _ in blocks)
    earlier = view.story[:-1]
    height = (
        TOP + (BANNER + 18 if last else 0) + SHOP + 18 + moved + (14 if moved else 0) + _door(view, scene)
    )
    height += members_height(view) + 18 + (story_height(earlier) + 18 if earlier else 0) + 4
    canvas = page(height)
    header(canvas, view, scene)
    y = TOP
    if last is not None:
        chapter_words = say(scene, "pic-chapter", number=roman(last.number))
        upper = say(scene, "pic-dot").join((chapter_words, scenario(scene, last.scenario)))
        end = "success" if good(last.ending) else "failure"
        lower = say_or(scene, f"scenariokey-{last.scenario}.{end}")
        big = say(scene, f"pic-ending-{last.ending}")
        emblem = style.EMBLEM.get(last.scenario, style.CITY)
        banner(canvas, y, upper, big, lower, emblem, good(last.ending))
        y += BANNER + 18
    _prices(canvas, y, view, scene)
    y += SHOP + 18
    if view.offered:
        _offered(canvas, y, view, scene)
        y += _door(view, scene)
    inks = {"pic-lost": style.RED, "pic-joined": style.GREEN, "pic-removed": style.GREY}
    for found, key in blocks:
        y = chips(canvas, y, say(scene, key), found, inks[key], scene)
    y += 14 if moved else 0
    members(canvas, y, view, scene)
    y += members_height(view) + 18
    story(canvas, y, earlier, scene)
    return canvas.image


def _prices(canvas: Canvas, top: int, view: FictionsView, scene: Scene) -> None:
    """Reputation left, and what a Henchman of each Level costs."""
    low, middle = top + SHOP, top + SHOP / 2
    box = (MARGIN, top, 420, low)
    shapes.shadow(canvas, box, 10, style.INK)
    shapes.plate(canvas, box, 10, style.INK)
    wide = t.text(canvas, (MARGIN + 24, middle), str(view.reputation), style.ANTON, 84, style.GOLD)
    words, size = t.fit(say(scene, "pic-reputation"), style.ANTON, 40, 352 - wide, 28)
    t.text(canvas, (MARGIN + 44 + wide, middle - 20), words, style.ANTON, size, style.CREAM)
    words, size = t.fit(say(scene, "pic-to-spend"), t.SEMI, 36, 352 - wide, 28)
    t.text(canvas, (MARGIN + 44 + wide, middle + 24), words, t.SEMI, size, style.PALE)
    wide = (WIDTH - MARGIN - 434 - 24) // 3
    for at, (level, price) in enumerate(PRICES.items()):
        left = 434 + at * (wide + 12)
        box = (left, top, left + wide, low)
        stock = len(view.reserve[level - 1])
        able = price <= view.reputation and stock > 0
        shapes.plate(
            canvas, box, 10, style.CREAM if able else style.SAND, style.INK if able else style.RULE, 4
        )
        ink = style.INK if able else style.SHUT
        shapes.plate(canvas, (left + 14, top + 14, left + 20 + level * 36, top + 50), 8, style.INK)
        stars(canvas, left + 15 + level * 36, top + 32, level, 30)
        words, size = t.fit(say(scene, "pic-price", n=price), style.ANTON, 38, wide - 48 - level * 36, 26)
        t.text(canvas, (left + wide - 14, top + 32), words, style.ANTON, size, ink, "rm")
        words, size = t.fit(say(scene, "pic-in-reserve", n=stock), t.SEMI, 36, wide - 28, 28)
        t.text(canvas, (left + 14, top + 76), words, t.SEMI, size, style.GREY if able else style.SHUT)


def _offered(canvas: Canvas, top: int, view: FictionsView, scene: Scene) -> None:
    """The two at the door as cards, and who has voted."""
    t.text(canvas, (MARGIN + 4, top + 28), say(scene, "pic-door"), style.ANTON, 46, style.INK)
    size = cards.LARGE
    fit = cards.fit_row(size, view.offered, scene, False)
    y = top + DOOR
    for at, name in enumerate(view.offered):
        left = MARGIN + at * (size.wide + 20)
        cards.card(canvas, (left, y), size, fit, name, scene, cards.State())
    left = MARGIN + 2 * (size.wide + 20)
    for seat, voted in enumerate(view.voted):
        votes(canvas, (left + 20, y + 40 + seat * 76), seat, voted)


def votes(canvas: Canvas, xy: tuple[float, float], seat: int, voted: bool) -> None:
    """A seat's mark, with a tick if it has voted or an empty box."""
    mark(canvas, seat, (xy[0] + 28, xy[1]), 56)
    box = (round(xy[0]) + 74, round(xy[1]) - 26, round(xy[0]) + 126, round(xy[1]) + 26)
    shapes.plate(canvas, box, 8, style.CREAM, style.INK, 4)
    if voted:
        icon(canvas, "check-mark", ((box[0] + box[2]) / 2, xy[1]), 40, style.GREEN)
