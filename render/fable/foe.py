"""A foe close up: fame, name, what to strike with, what it does, and how far it is beaten."""

from __future__ import annotations

from engines.fable.cards import FOES, Cap, NeedTypes
from engines.fable.view import EnemyView, FableView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import Box, Canvas
from render.kit.palette import mix
from render.kit.scene import Scene
from render.kit.wording import say, say_or

from . import style
from .marks import disc, medallion, type_mark
from .page import EDGE, MARGIN, panel
from .typed import typed
from .wording import brief, fitted_lines, title, types_of

GAP = 10
#: Heights of a row of foes by how many stand side by side.
_HIGH = {1: 252, 2: 288, 3: 292}
_ACROSS = 3


def rows(n: int) -> list[int]:
    """How many foes stand in each row: two, or three where there are more."""
    if n <= _ACROSS:
        return [n] if n else []
    return [_ACROSS, *rows(n - _ACROSS)] if n != 4 else [2, 2]


def height(n: int) -> int:
    """Height of ``n`` foes."""
    found = rows(n)
    return sum(_high(many, len(found)) + GAP for many in found) - GAP if found else 0


def _high(many: int, lines: int) -> int:
    return _HIGH[many] if lines == 1 else 250


def foes(canvas: Canvas, top: int, view: FableView, scene: Scene) -> None:
    """All foes of the open combat."""
    found = rows(len(view.combat))
    at = 0
    for many in found:
        high = _high(many, len(found))
        wide = (EDGE - MARGIN - GAP * (many - 1)) // many
        for place in range(many):
            left = MARGIN + place * (wide + GAP)
            foe(canvas, (left, top, left + wide, top + high), view.combat[at], scene)
            at += 1
        top += high + GAP


def foe(canvas: Canvas, box: Box, one: EnemyView, scene: Scene) -> None:
    """One foe: fame and name, marks, picture, what it does, and the bar below."""
    left, top, right, bottom = box
    wide, high = right - left, bottom - top
    panel(canvas, box, style.INDIGO, style.VIOLET if one.kind == "legend" else style.GOLD, 4)
    big = wide >= 600 and (high > 280 or wide > 800)
    low = high < 280
    bar = 54 if big and not low else 46
    if wide > 800:
        size = min(high - 96, 236)
        at = (right - 52 - size / 2, (top + bottom) / 2)
        room, edge, end = round(at[0] - size / 2 - left - 160), at[0] - size * 0.72, at[0] - size * 0.7
    else:
        size = min(high - bar - (124 if big else 134), 200)
        at = (right - 30 - size / 2, bottom - bar - 40 - size / 2)
        room, edge, end = wide - (128 if big else 104), at[0] - size * 0.66, right - 6.0
    medallion(canvas, at, round(size * 0.9), style.ART[one.card], style.fiend(one.card), 2 if big else 1)
    disc(canvas, (left + (58 if big else 46), top + (56 if big else 48)), 80 if big else 66, str(one.fame))
    x, y = (left + 112, top + (52 if low else 58)) if big else (left + 90, top + 50)
    name, most = t.fit(title(scene, one.card), style.ALMENDRA, 62 if big else 48, room, 34)
    t.text(canvas, (x, y), name, style.ALMENDRA, most, style.PARCHMENT)
    below = _marks(
        canvas,
        (left + 24, y + (58 if low else 72 if big else 62)),
        edge,
        one,
        scene,
        (52 if low else 60) if big else 48,
    )
    _effects(canvas, (left + 26, round(below)), edge, bottom - bar - 28, one, scene, 38 if big else 33)
    _tally(canvas, (left + 22, bottom - bar - 16, round(end) - 16, bottom - 16), one, scene)


def _marks(
    canvas: Canvas, at: tuple[int, int], edge: float, one: EnemyView, scene: Scene, size: int
) -> float:
    """What counts nothing and what counts twice, in words where there is room; returns where it ends."""
    found = [(kinds, state) for kinds, state in ((one.immune, "immune"), (one.vulnerable, "twice")) if kinds]
    if not found:
        return at[1] + size * 0.1
    step = size * 1.42
    words = [say(scene, f"pic-{state}") for _, state in found]
    need = sum(len(kinds) for kinds, _ in found) * step
    told = need + sum(t.length(said, style.BOOK, 36) + 26 for said in words) <= edge - at[0]
    step = min(step, (edge - at[0]) / max(1, sum(len(kinds) for kinds, _ in found)))
    x = float(at[0])
    for (kinds, state), said in zip(found, words, strict=True):
        if told:
            x += t.text(canvas, (x, at[1]), said, style.BOOK, 36, style.PALE) + 12
        for kind in kinds:
            type_mark(canvas, kind, (x + size * 0.62, at[1]), size, state)
            x += step
        x += 14 if told else 4
    return at[1] + size * 1.05


def _effects(
    canvas: Canvas, at: tuple[int, int], edge: float, least: float, one: EnemyView, scene: Scene, most: int
) -> None:
    """What else it does, and which types have hurt it so far where that counts."""
    words = brief(scene, one.card) if one.card in FOES else say(scene, "pic-converted")
    y, note = float(at[1]), state(one, scene)
    lines, high = fitted_lines(words, edge - at[0], least - y + most * 0.7, most)
    both = y + (len(lines) + 0.2) * high * 1.08 <= least
    if note and not both:
        # What its effect has come to says more than the effect.
        lines, high = fitted_lines(note, edge - at[0], least - y + most * 0.7, most)
    for line in lines:
        ink = style.ROSE if note and not both else style.PALE
        typed(canvas, (at[0], y), line, style.BOOK, high, ink, scene)
        y += high * 1.08
    if note and both:
        typed(canvas, (at[0], y), note, style.BOOK, min(high, 34), style.ROSE, scene)
        y += 36
    said = say_or(scene, f"card-{one.card}.flavour")
    room = edge - at[0]
    lines = t.wrap(said, style.BOOK, 31, room, 2) if room > 500 else []
    y += 8
    if lines and y + len(lines) * 36 - 24 <= least:
        for line in lines:
            t.text(canvas, (at[0], y), line, style.BOOK, 31, mix(style.INDIGO, style.PALE, 0.7))
            y += 36


def state(one: EnemyView, scene: Scene) -> str:
    """What its aura has come to: who may still attack it, which types it lacks."""
    if one.lone is not None:
        return say(scene, "pic-lone", name=title(scene, one.lone))
    for aura in FOES[one.card].aura if one.card in FOES else ():
        if isinstance(aura, Cap) and one.allies >= aura.n:
            return say(scene, "pic-capped")
        if isinstance(aura, NeedTypes):
            return say(scene, "pic-hurt", list=types_of(scene, one.dealt) or say(scene, "pic-none"))
    return ""


def _tally(canvas: Canvas, box: Box, one: EnemyView, scene: Scene) -> None:
    """A bar with a mark for each point, and "4 of 7"."""
    left, top, right, bottom = box
    words = say(scene, "pic-tally", n=one.tally, needs=one.needs)
    middle = (top + bottom) / 2
    size = 56 if right - left > 420 else 46
    wide = t.length(words, style.NUMBER, size)
    t.text(canvas, (right, middle), words, style.NUMBER, size, style.GOLD, "rm")
    end = round(right - wide - 18)
    shapes.plate(canvas, (left, top, end, bottom), (bottom - top) // 2, style.DEEP, style.GOLD, 4)
    inner = (left + 7, top + 7, end - 7, bottom - 7)
    share = min(one.tally / one.needs, 1.0) if one.needs else 1.0
    reach = round((inner[2] - inner[0]) * share)
    if reach > 12:
        done = (inner[0], inner[1], inner[0] + reach, inner[3])
        shapes.plate(canvas, done, (bottom - top) // 2 - 7, style.EMBER)
    for point in range(1, one.needs if one.needs <= 24 else 1):
        x = round(inner[0] + (inner[2] - inner[0]) * point / one.needs)
        shade = style.DEEP if point < one.tally else style.STEEL
        canvas.rect((x - 1, inner[1], x + 2, inner[3]), shade)
