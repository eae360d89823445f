"""Blocks of the cards between chapters and at the end: banner, chips of Henchmen, the clan, the story."""

from __future__ import annotations

from collections.abc import Sequence

from engines.fictions.cards import HENCHMEN
from engines.fictions.view import Chapter, FictionsView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import WIDTH, Canvas
from render.kit.icons import icon
from render.kit.lettering import wrap_uncut
from render.kit.palette import Ink, mix
from render.kit.scene import Scene
from render.kit.wording import say

from . import style
from .marks import stars, tag
from .page import MARGIN, panel
from .wording import henchman, roman, scenario

BANNER = 246
CHIP = 60
ACROSS = 4
_GAP = 10
CLAN_ROW = 56
STORY = 104


def good(ending: str) -> bool:
    """Whether an ending is a happy one."""
    return ending in ("won", "success")


def banner(canvas: Canvas, top: int, upper: str, big: str, lower: str, name: str, happy: bool) -> None:
    """A wide plate: emblem, a line, a huge word, a sentence in two lines."""
    box = (MARGIN, top, WIDTH - MARGIN, top + BANNER)
    fill = style.RED if happy else style.INK
    shapes.shadow(canvas, box, 12, style.INK, 80)
    shapes.plate(canvas, box, 12, fill)
    pale = mix(fill, style.CREAM, 0.85)
    shapes.shape(canvas, "circle", (MARGIN + 122, top + BANNER / 2), 196, style.CREAM)
    icon(canvas, name, (MARGIN + 122, top + BANNER / 2), 128, fill)
    left, room = MARGIN + 244, WIDTH - 2 * MARGIN - 264
    words, size = t.fit(upper, style.COURIER, 38, room, 30)
    t.text(canvas, (left, top + 34), words, style.COURIER, size, pale)
    lines, size = wrap_uncut(lower, t.MEDIUM, 36, room, 30, 2) if lower else ([], 36)
    words, fit = t.fit(big.upper(), style.ANTON, 92, room, 50)
    t.text(canvas, (left, top + (102 if lines else 136)), words, style.ANTON, fit, style.WHITE)
    for at, line in enumerate(lines):
        t.text(canvas, (left, top + 172 + at * 40), line, t.MEDIUM, size, pale)


def chips_height(cards: Sequence[str]) -> int:
    """Height of a block of Henchmen with its caption; 0 without any."""
    return (len(cards) + ACROSS - 2) // (ACROSS - 1) * (CHIP + _GAP) + 4 if cards else 0


def chips(canvas: Canvas, top: int, words: str, cards: Sequence[str], ink: Ink, scene: Scene) -> int:
    """A caption and chips with medallion, name and stars; returns the lower end."""
    if not cards:
        return top
    lead = 196
    wide = (WIDTH - 2 * MARGIN - lead - (ACROSS - 1) * _GAP) // (ACROSS - 1)
    words, size = t.fit(words, style.ANTON, 42, lead - 20, 28)
    t.text(canvas, (MARGIN + 8, top + CHIP / 2), words, style.ANTON, size, ink)
    for at, name in enumerate(cards):
        line, column = divmod(at, ACROSS - 1)
        left, y = MARGIN + lead + _GAP + column * (wide + _GAP), top + line * (CHIP + _GAP)
        _chip(canvas, left, y, wide, name, ink, scene)
    return top + chips_height(cards)


def _chip(canvas: Canvas, left: int, top: int, wide: int, name: str, ink: Ink, scene: Scene) -> None:
    shapes.plate(canvas, (left, top, left + wide, top + CHIP), 9, style.CREAM, ink, 4)
    shapes.shape(canvas, "circle", (left + 34, top + CHIP / 2), 48, ink)
    icon(canvas, style.FACES[name], (left + 34, top + CHIP / 2), 34, style.CREAM)
    edge = stars(canvas, left + wide - 12, top + CHIP / 2, HENCHMEN[name].level, 26)
    words, size = t.fit(henchman(scene, name), style.ANTON, 34, edge - left - 72, 24)
    t.text(canvas, (left + 66, top + CHIP / 2), words, style.ANTON, size, style.INK)


def members_height(view: FictionsView) -> int:
    """Height of the list of the whole clan."""
    lines = (len(view.members) + ACROSS - 1) // ACROSS
    return 76 + lines * CLAN_ROW + 12 if view.members else 0


def members(canvas: Canvas, top: int, view: FictionsView, scene: Scene) -> None:
    """The whole clan: names with their Expertises."""
    if not view.members:
        return
    box = (MARGIN, top, WIDTH - MARGIN, top + members_height(view))
    panel(canvas, box)
    words = say(scene, "pic-members", n=len(view.members))
    t.text(canvas, (MARGIN + 22, top + 40), words, style.ANTON, 44, style.INK)
    if view.removals:
        words = say(scene, "pic-removals", n=view.removals)
        t.text(canvas, (WIDTH - MARGIN - 22, top + 40), words, t.SEMI, 38, style.GREY, "rm")
    wide = (WIDTH - 2 * MARGIN - 28) // ACROSS
    for at, name in enumerate(view.members):
        left, y = MARGIN + 14 + at % ACROSS * wide, top + 76 + at // ACROSS * CLAN_ROW
        middle = y + CLAN_ROW / 2 - 4
        figure = HENCHMEN[name]
        if figure.level > 1:
            fill = mix(style.CREAM, style.GOLD, 0.35 * (figure.level - 1))
            shapes.plate(canvas, (left, y, left + wide - 8, y + CLAN_ROW - 6), 8, fill)
        x = left + 24.0
        for word in figure.expertises:
            tag(canvas, word, (x, middle), 36)
            x += 40
        words, size = t.fit(henchman(scene, name), t.BOLD, 36, left + wide - 18 - (x - 12), 25)
        t.text(canvas, (x - 10, middle), words, t.BOLD, size, style.INK)


def story_height(story: Sequence[Chapter]) -> int:
    """Height of the story so far."""
    return 76 + len(story) * STORY if story else 0


def story(canvas: Canvas, top: int, chapters: Sequence[Chapter], scene: Scene) -> None:
    """The chapters behind, a line each."""
    if not chapters:
        return
    box = (MARGIN, top, WIDTH - MARGIN, top + story_height(chapters))
    panel(canvas, box)
    t.text(canvas, (MARGIN + 22, top + 40), say(scene, "pic-story"), style.ANTON, 44, style.INK)
    for at, one in enumerate(chapters):
        y = top + 76 + at * STORY + (STORY - 12) / 2
        fill = style.GREEN if good(one.ending) else style.INK
        shapes.shape(canvas, "circle", (MARGIN + 66, y), 84, fill)
        icon(canvas, style.EMBLEM.get(one.scenario, style.CITY), (MARGIN + 66, y), 56, style.CREAM)
        t.text(canvas, (MARGIN + 124, y), roman(one.number), style.COURIER, 42, style.RED)
        name, size = t.fit(scenario(scene, one.scenario), style.ANTON, 48, 420, 34)
        t.text(canvas, (MARGIN + 226, y), name, style.ANTON, size, style.INK)
        words, size = t.fit(say(scene, f"pic-ending-{one.ending}"), t.BOLD, 42, 250, 30)
        t.text(canvas, (MARGIN + 662, y), words, t.BOLD, size, style.GREEN if good(one.ending) else style.RED)
        parts = [say(scene, "pic-story-rounds", n=one.rounds), say(scene, "pic-points", n=one.reputation)]
        words, size = t.fit(say(scene, "pic-dot").join(parts), t.SEMI, 38, 300, 28)
        t.text(canvas, (WIDTH - MARGIN - 24, y), words, t.SEMI, size, style.GREY, "rm")
