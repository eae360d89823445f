"""The Attempt under way: the Challenge, the dice as they lie, the crew, and what it is worth now."""

from __future__ import annotations

from engines.fictions.glossary import CLOVER, LOCK, NUMBERS, USED
from engines.fictions.view import AttemptView, ChallengeView, FictionsView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import WIDTH, Box, Canvas
from render.kit.icons import icon
from render.kit.palette import Ink, mix
from render.kit.scene import Scene
from render.kit.wording import joined, say

from . import style
from .marks import tag
from .page import MARGIN
from .wording import challenge, henchman, ideal

HIGH = 366
DIE = 112
_BOX = 364
"""Width of the big Result."""
_BLOCKED = mix(style.CREAM, style.INK, 0.42)


def attempted(view: FictionsView) -> ChallengeView | None:
    """The Challenge of the Attempt, if it is on the table."""
    a = view.attempt
    return None if a is None else next((c for c in view.challenges if c.key == a.challenge), None)


def die(canvas: Canvas, at: tuple[float, float], face: str, red: bool = False, size: int = DIE) -> None:
    """A die, its top left corner at ``at``; locks and used clovers are dark, for they are Blocked."""
    left, top = round(at[0]), round(at[1])
    box = (left, top, left + size, top + size)
    blocked = face in (LOCK, USED)
    fill = style.RED if red else _BLOCKED if blocked else style.CREAM
    line = style.WHITE if red else mix(style.INK, style.PALE, 0.5) if blocked else style.PALE
    shapes.plate(canvas, box, 16, fill, line, 4)
    middle = (left + size / 2, top + size / 2)
    ink = style.WHITE if red else style.INK
    side = round(size * 0.6)
    if face in NUMBERS:
        t.text(canvas, middle, face, style.ANTON, round(size * 0.6), ink, "mm")
    elif face == LOCK:
        icon(canvas, "padlock", middle, side, ink)
    elif face in (CLOVER, USED):
        icon(canvas, "shamrock", middle, side, ink if face == CLOVER else mix(_BLOCKED, style.INK, 0.5))
        if face == USED:
            shapes.cross(canvas, (left + 26, top + 26, left + size - 26, top + size - 26), 8, style.INK)
    elif face == "card":
        icon(canvas, "card-pickup", middle, side, ink)
    elif face == "warning":
        icon(canvas, "hazard-sign", middle, side, ink)
    elif face:
        t.text(canvas, middle, "×" + face[1:], style.ANTON, round(size * 0.54), ink, "mm")
    else:
        t.text(canvas, middle, "?", style.ANTON, round(size * 0.54), mix(fill, style.INK, 0.4), "mm")


def _dice(canvas: Canvas, left: int, top: int, a: AttemptView) -> None:
    """White dice, highest number with its multiplier, then a line and the red die."""
    faces = a.white or ("",) * a.count
    red = bool(a.red_face) or a.red
    step = min(DIE + 18, (WIDTH - 2 * MARGIN - _BOX - 60 - (DIE + 30) * red) // max(len(faces), 1))
    size = min(DIE, step - 10)
    numbers = [int(face) for face in faces if face in NUMBERS]
    top += (DIE - size) // 2
    starred = faces.index(str(max(numbers))) if numbers and a.red_face[:1] == "X" else -1
    x = left
    for at, face in enumerate(faces):
        die(canvas, (x, top), face, False, size)
        if at == starred:
            shapes.shape(canvas, "circle", (x + size - 12, top + 8), 46, style.WHITE)
            shapes.shape(canvas, "circle", (x + size - 12, top + 8), 40, style.RED)
            words = "×" + a.red_face[1:]
            t.text(canvas, (x + size - 12, top + 8), words, t.BOLD, 30, style.WHITE, "mm")
        x += step
    if red:
        canvas.rect((x, top + 4, x + 3, top + size - 4), style.SPENT)
        die(canvas, (x + 18, top), a.red_face, True, size)


def formula(a: AttemptView) -> str:
    """How the Result came about: ``4×2 + 3 + 2 + 2``."""
    numbers = sorted((int(face) for face in a.white if face in NUMBERS), reverse=True)
    parts = [str(n) for n in numbers]
    if parts and a.red_face[:1] == "X":
        parts[0] += "×" + a.red_face[1:]
    parts += [str(n) for n in (a.add, a.prestige) if n]
    return " + ".join(parts) or "0"


def _notes(canvas: Canvas, left: int, right: int, middle: int, a: AttemptView, scene: Scene) -> None:
    """Under the dice: the sum, clovers left, damage, a card or a problem to come."""
    notes: list[tuple[str, str, Ink]] = []
    if a.clovers:
        notes.append(("shamrock", say(scene, "pic-clovers", n=a.clovers), style.GOLD))
    if a.damage:
        notes.append(("padlock", say(scene, "pic-damage", n=a.damage), style.ROSE))
    elif a.shield:
        notes.append(("check-mark", say(scene, "pic-no-damage"), style.PALE))
    if a.red_face == "card":
        notes.append(("card-pickup", say(scene, "pic-red-card"), style.PALE))
    if a.red_face == "warning":
        notes.append(("hazard-sign", say(scene, "pic-red-warning"), style.ROSE))
    wide = sum(46 + t.length(words, t.SEMI, 38) for _, words, _ in notes)
    words = formula(a)
    if a.stage == "ready":
        words = say(scene, "pic-will-roll", sum=" + ".join(str(one.dice) for one in a.crew), n=a.count)
    words, size = t.fit(words, t.SEMI, 46, right - left - wide - 28 * len(notes), 34)
    x = left + t.text(canvas, (left, middle), words, t.SEMI, size, style.PALE)
    gap = min((right - x - wide) / (len(notes) + 1), 60) if notes else 0.0
    for name, what, ink in notes:
        x += gap
        icon(canvas, name, (x + 18, middle), 42, ink)
        x += 46 + t.text(canvas, (x + 46, middle), what, t.SEMI, 38, ink)


def _crew(canvas: Canvas, left: int, right: int, top: int, a: AttemptView, scene: Scene) -> None:
    """The committed Henchmen with the dice each gives."""
    half = (right - left - 20) // 2
    for at, member in enumerate(a.crew):
        x = left + at * (half + 20)
        box = (x, top, x + half, top + 62)
        shapes.plate(canvas, box, 7, style.CREAM)
        shapes.shape(canvas, "circle", (x + 36, top + 31), 50, style.INK)
        icon(canvas, style.FACES[member.card], (x + 36, top + 31), 36, style.CREAM)
        edge = x + half - 16.0
        edge -= t.text(canvas, (edge, top + 31), str(member.dice), style.ANTON, 38, style.INK, "rm") + 10
        icon(canvas, "perspective-dice-six-faces-random", (edge - 18, top + 31), 38, style.INK)
        words, size = t.fit(henchman(scene, member.card), style.ANTON, 36, edge - 44 - (x + 70), 26)
        t.text(canvas, (x + 70, top + 31), words, style.ANTON, size, style.INK)


def _why(view: FictionsView, scene: Scene, a: AttemptView, what: ChallengeView | None) -> str:
    """Expertise and how the Difficulty came about."""
    parts = [ideal(scene, what.ideal)] if what is not None else []
    if a.difficulty == a.printed:
        parts.append(say(scene, "pic-difficulty", n=a.difficulty))
    else:
        parts.append(say(scene, "pic-difficulty-now", n=a.difficulty, printed=a.printed))
    if a.way not in ("", "plain"):
        key = f"pic-way-{a.way}"
        parts.append(say(scene, key) if scene.say.has(key) else a.way)
    return say(scene, "pic-dot").join(parts)


def roll(canvas: Canvas, top: int, view: FictionsView, scene: Scene) -> None:
    """The whole panel, ``HIGH`` pixels high."""
    a = view.attempt
    if a is None:
        return
    box = (MARGIN, top, WIDTH - MARGIN, top + HIGH)
    shapes.shadow(canvas, box, 12, style.INK, 80)
    shapes.plate(canvas, box, 12, style.INK)
    canvas.rect((MARGIN + 4, top, WIDTH - MARGIN - 4, top + 6), style.RED)
    what = attempted(view)
    left, right = MARGIN + 16, WIDTH - MARGIN - _BOX - 32
    x = left + 4.0
    if what is not None:
        tag(canvas, what.ideal, (left + 40, top + 54), 62, dark=True)
        x += 92
    why = _why(view, scene, a, what)
    room = right - x
    name, size = t.fit(challenge(scene, a.challenge), style.ANTON, 56, room * 0.6, 36)
    x += t.text(canvas, (x, top + 54), name, style.ANTON, size, style.WHITE) + 22
    why, size = t.fit(why, t.MEDIUM, 40, right - x, 28)
    t.text(canvas, (x, top + 56), why, t.MEDIUM, size, style.PALE)
    _dice(canvas, left, top + 108, a)
    _notes(canvas, left, right, top + 256, a, scene)
    _crew(canvas, left, right, top + 288, a, scene)
    _result(canvas, (WIDTH - MARGIN - 16 - _BOX, top + 22, WIDTH - MARGIN - 16, top + HIGH - 18), a, scene)


def _result(canvas: Canvas, box: Box, a: AttemptView, scene: Scene) -> None:
    left, top, right, bottom = box
    good = a.triumphs > 0 or a.stage == "ready"
    shapes.plate(canvas, box, 10, style.RED if good else mix(style.INK, style.CREAM, 0.22))
    middle = (left + right) / 2
    ready = a.stage == "ready"
    shown = str(a.count) if ready else str(a.result)
    t.text(canvas, (middle, top + 94), shown, style.ANTON, 156, style.WHITE, "mm")
    words = say(scene, "pic-dice", n=a.count) if ready else say(scene, "pic-against", n=a.difficulty)
    words, size = t.fit(words, style.COURIER, 40, right - left - 20, 30)
    t.text(canvas, (middle, top + 198), words, style.COURIER, size, style.CREAM, "mm")
    low = (left + 16, bottom - 102, right - 16, bottom - 16)
    shapes.plate(canvas, low, 9, style.CREAM)
    words = say(scene, "pic-needs", n=a.difficulty) if ready else say(scene, "pic-triumphs", n=a.triumphs)
    words, size = t.fit(words.upper(), style.ANTON, 54, right - left - 64, 34)
    ink = style.RED if good else style.GREY
    t.text(canvas, (middle, (low[1] + low[3]) / 2), words, style.ANTON, size, ink, "mm")


def dice_words(scene: Scene, a: AttemptView) -> str:
    """The faces of a roll in words."""
    faces = [say(scene, "alt-face", face=face) for face in a.white]
    if a.red_face:
        faces.append(say(scene, "alt-face-red", face=a.red_face.replace("X", "×")))
    return joined(scene, faces)
