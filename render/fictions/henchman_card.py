"""A Henchman's card: name and Level, Expertises, Location, medallion, Skill, and what may be done now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engines.fictions.cards import HENCHMEN
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import WIDTH, Box, Canvas
from render.kit.icons import icon
from render.kit.lettering import wrap_uncut
from render.kit.palette import mix
from render.kit.scene import Scene
from render.kit.wording import say, say_or

from . import style
from .marks import stars, tag
from .page import MARGIN
from .wording import challenge, henchman, ideal


class Size(NamedTuple):
    """Measures of a card in pixels."""

    across: int
    """Cards in a row."""
    strip: int
    name: int
    star: int
    tag: int
    word: int
    medal: int
    skill: int
    text: int
    bar: int

    @property
    def wide(self) -> int:
        """The width of a card: a row fills the page."""
        return (WIDTH - 2 * MARGIN - (self.across - 1) * GAP) // self.across


GAP = 14
LARGE = Size(3, 66, 44, 34, 60, 40, 124, 40, 36, 58)
BROAD = Size(3, 60, 40, 30, 52, 38, 92, 36, 34, 52)
MEDIUM = Size(4, 60, 38, 28, 48, 36, 92, 36, 32, 52)
SMALL = Size(5, 54, 34, 24, 36, 31, 62, 32, 29, 48)
MOST_LINES = 4


def measure(count: int, total: int) -> Size:
    """The measures at which a hand of so many is drawn, of ``total`` cards in the picture."""
    if total > 12:
        return SMALL
    if count <= 3:
        return LARGE if total == count else BROAD
    return BROAD if count in (5, 6) and total == count else MEDIUM


class State(NamedTuple):
    """What may be done with a card now."""

    hot: bool = False
    """Its Skill may be used."""
    idle: bool = False
    """The Skill is out of reach in this Scenario."""
    label: str = ""
    """The word on the bar; empty: no bar, unless there are dice."""
    dice: int = 0
    """White dice that it gives at ``where``."""
    where: tuple[str, ...] = ()
    home: bool = False
    """Its Location counts in this Scenario."""


class Fit(NamedTuple):
    """What a row of cards needs, so that all of them are of one height."""

    upper: int
    """Between the title and the Skill."""
    skill: int
    """The box with the Skill."""
    total: int


def fit_row(size: Size, cards: Sequence[str], scene: Scene, bar: bool = True) -> Fit:
    """The heights of a row of these cards, with or without their bar."""
    ideals = max((len(HENCHMEN[card].expertises) for card in cards), default=1)
    upper = max(ideals * (size.tag + 8) + 12, size.medal + size.word + 22)
    lines = max((len(_sentence(size, card, scene)[0]) for card in cards), default=1)
    skill = 26 + size.skill + lines * (size.text + 4)
    return Fit(upper, skill, size.strip + upper + skill + (size.bar + 22 if bar else 10))


def _sentence(size: Size, name: str, scene: Scene) -> tuple[list[str], int]:
    skill = HENCHMEN[name].skill
    words = say_or(scene, f"skill-{skill.verb}.text", "", n=skill.n)
    return wrap_uncut(words, t.MEDIUM, size.text, size.wide - 44, 26, MOST_LINES)


def card(
    canvas: Canvas, xy: tuple[int, int], size: Size, fit_: Fit, name: str, scene: Scene, state: State
) -> None:
    """The card ``name`` with its top left corner at ``xy``."""
    left, top, right, bottom = xy[0], xy[1], xy[0] + size.wide, xy[1] + fit_.total
    box = (left, top, right, bottom)
    figure = HENCHMEN[name]
    shapes.shadow(canvas, box, 11, style.INK)
    shapes.plate(canvas, box, 11, style.CREAM, style.RED if state.hot else style.INK, 6 if state.hot else 4)
    shapes.plate(canvas, (left, top, right, top + size.strip), 11, style.INK)
    canvas.rect((left, top + size.strip - 12, right, top + size.strip), style.INK)
    middle = top + size.strip / 2
    if size is SMALL:
        edge = right - 10.0
        edge -= t.text(canvas, (edge, middle), str(figure.level), t.BOLD, 32, style.GOLD, "rm") + 2
        edge = stars(canvas, edge, middle, 1, size.star) - 2
    else:
        edge = stars(canvas, right - 14, middle, figure.level, size.star) - 6
    words, fit = t.fit(henchman(scene, name), style.ANTON, size.name, edge - left - 14, 22)
    t.text(canvas, (left + 14, middle), words, style.ANTON, fit, style.CREAM)
    step = size.tag + 8
    body = top + size.strip + 10
    low = top + size.strip + fit_.upper
    reach = size.medal // 2
    centre = (right - reach - 14, body + reach)
    shapes.shape(canvas, "circle", centre, size.medal, style.INK)
    icon(canvas, style.FACES[name], centre, round(size.medal * 0.66), style.CREAM)
    place = say(scene, f"location-{figure.location}")
    y = (centre[1] + reach + low) / 2
    face = t.BOLD if state.home else t.MEDIUM
    words, fit = t.fit(place, face, size.word - 4, size.medal + 24, 25)
    t.text(canvas, (centre[0], y), words, face, fit, style.GREEN if state.home else style.GREY, "mm")
    for at, word in enumerate(figure.expertises):
        y = body + at * step + size.tag / 2
        tag(canvas, word, (left + 14 + size.tag / 2, y), round(size.tag * 0.9))
        room = centre[0] - reach - 4 - (left + 20 + size.tag)
        words, fit = t.fit(ideal(scene, word), t.SEMI, size.word, room, 24)
        t.text(canvas, (left + 20 + size.tag, y), words, t.SEMI, fit, style.INK)
    _skill(canvas, (left + 8, low, right - 8, low + fit_.skill), size, name, scene, state)
    _bar(canvas, (left + 8, bottom - size.bar - 9, right - 8, bottom - 9), size, scene, state)


def _skill(canvas: Canvas, box: Box, size: Size, name: str, scene: Scene, state: State) -> None:
    """The Skill: its word, what becomes of the card, a sentence."""
    left, top, right, _ = box
    figure = HENCHMEN[name]
    skill = figure.skill
    shapes.plate(canvas, box, 8, mix(style.SAND, style.GOLD, 0.35) if state.hot else style.SAND)
    ink = style.INK if not state.idle else mix(style.SAND, style.INK, 0.55)
    y = top + 10 + size.skill / 2
    words = say(scene, f"skill-{skill.verb}", n=skill.n)
    wide = t.text(canvas, (left + 12, y), words, style.ANTON, size.skill, ink)
    spent = "spent" if not figure.knocked_out else "out" if size is SMALL else "after-out"
    if state.hot and state.dice:
        spent = "use-now"
    mark = say(scene, "pic-barred" if state.idle else f"pic-{spent}")
    tint = style.RED if figure.knocked_out or state.idle or (state.hot and state.dice) else style.GREY
    mark, fit = t.fit(mark, t.MEDIUM, size.text, right - left - 36 - wide, 22)
    t.text(canvas, (right - 12, y), mark, t.MEDIUM, fit, tint, "rm")
    found, fit = _sentence(size, name, scene)
    for at, line in enumerate(found):
        t.text(
            canvas, (left + 12, y + size.skill * 0.5 + 22 + at * (size.text + 4)), line, t.MEDIUM, fit, ink
        )


def _bar(canvas: Canvas, box: Box, size: Size, scene: Scene, state: State) -> None:
    """Use now or not now; or the dice that it gives, and where."""
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    if state.label:
        fill, ink = (style.RED, style.WHITE) if state.hot else (style.SAND, style.SHUT)
        shapes.plate(canvas, box, size.bar // 2, fill)
        words, fit = t.fit(state.label, t.BOLD, size.word, right - left - 30, 26)
        t.text(canvas, ((left + right) / 2, middle), words, t.BOLD, fit, ink, "mm")
        return
    if not state.dice:
        return
    shapes.plate(canvas, box, 9, style.INK)
    icon(canvas, "perspective-dice-six-faces-random", (left + 28, middle), size.bar - 14, style.PALE)
    x = (
        left
        + 52
        + t.text(canvas, (left + 52, middle), str(state.dice), style.ANTON, size.bar - 16, style.GOLD)
    )
    x += 12
    words = places(scene, state.where, right - 12 - x, size.word - 4)
    words, fit = t.fit(words, t.SEMI, size.word - 4, right - 12 - x, 22)
    t.text(canvas, (x, middle), words, t.SEMI, fit, style.CREAM)


def places(scene: Scene, where: tuple[str, ...], room: float, size: int) -> str:
    """As many Challenges as there is room for, and how many more."""
    names = [challenge(scene, key) for key in where]
    for count in range(len(names), 0, -1):
        words = say(scene, "pic-and").join(names[:count])
        if count < len(names):
            words += " " + say(scene, "pic-plus", n=len(names) - count)
        if t.length(words, t.SEMI, size - 4) <= room:
            return words
    return names[0] if names else ""
