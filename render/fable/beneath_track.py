"""Lines between track and monsters: the shadow, the moon card, moons and tokens beyond the champion space."""

from __future__ import annotations

from engines.fable.cards import MOONS
from engines.fable.view import FableView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.wording import say

from . import style
from .marks import moon
from .page import EDGE, MARGIN, STRIP
from .track import SHADOW, pawn, standing
from .typed import typed
from .wording import brief, title

#: Stands for a moon where seats are listed.
_MOON = -2


def beyond(view: FableView) -> list[tuple[int, int]]:
    """Moons and tokens past the champion space, as (space, seat), the nearest first."""
    found = [(space, seat) for space, seats in standing(view).items() for seat in seats]
    return sorted(each for each in (*found, *((space, _MOON) for space in view.moons)) if each[0] > view.goal)


def _parted(view: FableView) -> bool:
    """Whether the moon card has a line of its own: moons beyond the champion space need the room."""
    return view.moon_deck and any(space > view.goal for space in view.moons)


def lines(view: FableView) -> int:
    """How many lines stand under the track."""
    one = bool(view.moon_deck or beyond(view))
    return one + _parted(view) + (view.shadow is not None)


def height(view: FableView) -> int:
    """Their height with what parts them."""
    return lines(view) * (STRIP + 10)


def beneath_track(canvas: Canvas, top: int, view: FableView, scene: Scene) -> None:
    """All of them."""
    if view.shadow is not None:
        _shadow(canvas, top, view, scene)
        top += STRIP + 10
    edge = EDGE
    if _parted(view):
        _beyond(canvas, top, view, scene, whole=True)
        top += STRIP + 10
    elif beyond(view):
        edge = _beyond(canvas, top, view, scene, whole=not view.moon_deck) - 12
    if view.moon_deck:
        _moon(canvas, top, edge, view, scene)


def _beyond(canvas: Canvas, top: int, view: FableView, scene: Scene, *, whole: bool) -> int:
    """The strip past the end: the whole line, or as much as it needs at the right; returns its left edge."""
    words, size, far = say(scene, "pic-beyond", n=view.goal), 49, beyond(view)
    wides = [size + 10 + t.length(str(space), style.NUMBER, 40) for space, _ in far]
    wide = t.length(words, style.BOOK, 34) + 44 + sum(wides)
    gap = min(26.0, (EDGE - MARGIN - wide) / len(far))
    left = MARGIN if whole else round(EDGE - wide - gap * len(far))
    shapes.plate(canvas, (left, top, EDGE, top + STRIP), STRIP // 2, style.PARCHMENT, style.GOLD, 3)
    middle = top + STRIP / 2
    x = left + 26 + t.text(canvas, (left + 26, middle), words, style.BOOK, 34, style.EARTH) + 18
    for space, seat in far:
        if seat == _MOON:
            moon(canvas, (x + size / 2, middle), size)
        else:
            pawn(canvas, view, seat, (x + size / 2, middle), size)
        x += size + 10
        x += t.text(canvas, (x, middle), str(space), style.NUMBER, 40, style.INK) + gap
    return left


def _moon(canvas: Canvas, top: int, edge: int, view: FableView, scene: Scene) -> None:
    """The active moon card, or that there is none yet."""
    shapes.plate(canvas, (MARGIN, top, edge, top + STRIP), 14, style.INDIGO, style.STEEL, 3)
    middle = top + STRIP / 2
    moon(canvas, (MARGIN + 40, middle), 48, view.moon is not None)
    x = MARGIN + 76.0
    if view.moon is None:
        t.text(canvas, (x, middle), say(scene, "pic-no-moon"), style.BOOK, 36, style.PALE)
        return
    name, size = t.fit(title(scene, view.moon), style.NAME, 38, (edge - x) * 0.5, 30)
    x += t.text(canvas, (x, middle), name, style.NAME, size, style.PARCHMENT) + 20
    words, size = t.fit(brief(scene, view.moon), style.BOOK, 36, edge - 20 - x, 27)
    ink = style.GOLD if MOONS[view.moon].lasting else style.PALE
    typed(canvas, (x, middle), words, style.BOOK, size, ink, scene)


def _shadow(canvas: Canvas, top: int, view: FableView, scene: Scene) -> None:
    """The shadow: its space, menace, last fate card, trophies that are needed."""
    one = view.shadow
    if one is None:
        return
    shapes.plate(canvas, (MARGIN, top, EDGE, top + STRIP), 14, style.INDIGO, style.VIOLET, 3)
    middle = top + STRIP / 2
    pawn(canvas, view, SHADOW, (MARGIN + 42, middle), 46)
    x = MARGIN + 80.0
    x += t.text(canvas, (x, middle), str(one.at), style.NUMBER, 46, style.VIOLET) + 26
    icon(canvas, "dread-skull", (x + 20, middle), 40, style.ROSE)
    x += 48
    words = say(scene, "pic-menace", n=one.menace)
    x += t.text(canvas, (x, middle), words, style.BOLD, 36, style.PARCHMENT) + 26
    edge = EDGE - 20.0
    words = say(scene, "pic-needed", n=len(view.seats[0].trophies), needed=one.needed)
    edge -= t.text(canvas, (edge, middle), words, style.BOLD, 36, style.PARCHMENT, "rm") + 8
    icon(canvas, "crown", (edge - 22, middle), 42, style.VIOLET)
    edge -= 62
    if one.fate is None:
        return
    fate = say(scene, "pic-fate", name=title(scene, one.fate), effect=brief(scene, one.fate))
    words, size = t.fit(fate, style.BOOK, 36, edge - x, 27)
    t.text(canvas, (x, middle), words, style.BOOK, size, style.PALE)
