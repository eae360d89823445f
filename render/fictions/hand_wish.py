"""At the foot of a hand: the viewer's standing wish, and the rule about talking."""

from __future__ import annotations

from engines.fictions.view import FictionsView
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import WIDTH, Canvas
from render.kit.icons import icon
from render.kit.scene import Scene
from render.kit.wording import say, say_or

from . import style
from .page import MARGIN

WISH = 60


def wish_height(view: FictionsView) -> int:
    """Height of the line with the viewer's standing wish; 0 without one."""
    return WISH if view.prefs is not None and view.prefs.auto_pass != "off" else 0


def wish(canvas: Canvas, top: int, view: FictionsView, scene: Scene) -> int:
    """That the viewer is not asked for help, and for how long; returns the lower end."""
    if view.prefs is None or not wish_height(view):
        return top
    icon(canvas, "sight-disabled", (MARGIN + 34, top + 22), 46, style.GREY)
    words, size = t.fit(wish_words(view, scene), t.SEMI, 40, WIDTH - 2 * MARGIN - 80, 30)
    t.text(canvas, (MARGIN + 72, top + 22), words, t.SEMI, size, style.GREY)
    return top + WISH


def wish_words(view: FictionsView, scene: Scene) -> str:
    """The viewer's standing wish in words; empty without one."""
    if view.prefs is None or not wish_height(view):
        return ""
    value = say_or(scene, f"value-{view.prefs.auto_pass}", view.prefs.auto_pass)
    return say(scene, "alt-pair", about=say(scene, "wish-auto_pass") + ":", value=value)


def _rule(scene: Scene) -> list[str]:
    return t.wrap(say(scene, "pic-rule"), t.SEMI, 40, WIDTH - 2 * MARGIN - 160, 4)


def rule_height(scene: Scene) -> int:
    """Height of the rule about talking."""
    return len(_rule(scene)) * 48 + 34


def rule(canvas: Canvas, top: int, scene: Scene) -> None:
    """You are one clan: what may be said, and what not."""
    lines = _rule(scene)
    box = (MARGIN, top, WIDTH - MARGIN, top + rule_height(scene))
    shapes.plate(canvas, box, 12, style.SAND)
    icon(canvas, "conversation", (MARGIN + 74, (box[1] + box[3]) / 2), 92, style.RED)
    for at, line in enumerate(lines):
        t.text(canvas, (MARGIN + 142, top + 41 + at * 48), line, t.SEMI, 40, style.INK)
