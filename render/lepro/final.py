"""After the count: places with their parts, and what everybody held."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engines.lepro.view import LeproView, Place
from render.kit import lettering as t
from render.kit import shapes
from render.kit.canvas import WIDTH, Canvas
from render.kit.icons import icon
from render.kit.palette import Ink
from render.kit.scene import Scene
from render.kit.wording import fit_names, joined, say, say_or

from . import chips, style
from .fixed_palette import settled
from .marks import mark, pill, pill_width
from .page import HEADER, MARGIN, page
from .wording import character, money

TOP = HEADER + 26
GAP = 12
NAME = 78
PARTS = 56
#: Lines of what was held, by number of players; with more of them it is summed up in one.
LINES = {2: 4, 3: 4, 4: 2}
_ROOM = WIDTH - 2 * MARGIN - 56


def final(view: LeproView, scene: Scene) -> Image.Image:
    """The last card: mode P, 1280 pixels wide."""
    found = [(place, _chips(view, scene, place)) for place in view.places]
    height = TOP + sum(_height(place, lines) + GAP for place, lines in found) + 10
    canvas = page(height)
    _header(canvas, view, scene)
    y = TOP
    for rank, (place, lines) in zip(ranks(view), found, strict=True):
        _place(canvas, y, view, scene, rank, place, lines)
        y += _height(place, lines) + GAP
    return settled(canvas.image)


def winners(view: LeproView) -> list[int]:
    """The seats that won."""
    return [place.seat for place in view.places if place.winner]


def ranks(view: LeproView) -> list[int]:
    """The number of each place; players who are equal in all share it."""
    out: list[int] = []
    before: tuple[int, int] | None = None
    for at, place in enumerate(view.places, 1):
        key = None if place.out else (place.total, view.players[place.seat].men_acquired)
        out.append(out[-1] if key is not None and key == before else at)
        before = key
    return out


def _chips(view: LeproView, scene: Scene, place: Place) -> list[list[chips.Chip]]:
    if place.out or place.seat >= len(view.hands):
        return []
    hand = view.hands[place.seat]
    if lines := LINES.get(len(view.players)):
        return chips.rows(chips.held(hand, scene), _ROOM, lines)
    return chips.rows(chips.summed(hand, scene), _ROOM, 1)


def counted(place: Place) -> bool:
    """Whether a place has parts: none are counted for the eliminated and for the last one left."""
    return not place.out and any((place.cash, place.records, place.gems, place.car, place.total))


def _height(place: Place, lines: list[list[chips.Chip]]) -> int:
    return NAME + (PARTS if counted(place) else 0) + (chips.height(lines) + 8 if lines else 0) + 8


def _header(canvas: Canvas, view: LeproView, scene: Scene) -> None:
    won = winners(view)

    def who(names: Sequence[str]) -> str:
        return say(scene, "pic-wins", names=joined(scene, [names[seat] for seat in won]), n=len(won))

    icon(canvas, "trophy", (MARGIN + 56, HEADER / 2), 92, style.GOLD)
    x = MARGIN + 124.0
    lower = say_or(scene, f"pic-end-{view.ending}", say(scene, "pic-end-"))
    facts = (say(scene, "pic-target", n=view.target), say(scene, "pic-round", round=view.round, limit=0))
    wide = max(t.length(words, style.GOTHIC, 40) for words in facts)
    for words, y in zip(facts, (42, 86), strict=True):
        t.text(canvas, (WIDTH - MARGIN - 6, y), words, style.GOTHIC, 40, style.PALE, "rm")
    room = WIDTH - MARGIN - 36 - wide - x
    words, size = fit_names(scene, len(view.players), who, style.LIMELIGHT, 58, room, 36)
    t.text(canvas, (x, 44), words, style.LIMELIGHT, size, style.GOLD)
    words, size = t.fit(lower, style.GOTHIC, 42, room, 30)
    t.text(canvas, (x, 95), words, style.GOTHIC, size, style.CREAM)


def _place(
    canvas: Canvas,
    top: int,
    view: LeproView,
    scene: Scene,
    rank: int,
    place: Place,
    lines: list[list[chips.Chip]],
) -> None:
    box = (MARGIN, top, WIDTH - MARGIN, top + _height(place, lines))
    fill, ink, quiet = (
        (style.CREAM, style.NIGHT, style.OLIVE) if place.winner else (style.NIGHT, style.CREAM, style.PALE)
    )
    shapes.shadow(canvas, box, 12, style.NIGHT, 90)
    shapes.plate(canvas, box, 12, fill, style.GOLD if place.winner else style.LEAF, 5 if place.winner else 3)
    y = top + NAME / 2 + 2
    t.text(
        canvas, (MARGIN + 54, y), str(rank), style.LIMELIGHT, 64, ink if place.winner else style.GOLD, "mm"
    )
    mark(canvas, place.seat, (MARGIN + 132, y), 54)
    edge = WIDTH - MARGIN - 26.0
    if place.out:
        words = say(scene, "pic-out")
        edge -= pill_width(words, 48)
        pill(canvas, edge, y, words, style.RED, style.CREAM, 48)
    elif counted(place):
        edge -= t.text(
            canvas,
            (edge, y),
            money(scene, place.total),
            style.LIMELIGHT,
            62,
            ink if place.winner else style.GOLD,
            "rm",
        )
    if view.players[place.seat].buyer:
        words = say(scene, "pic-buyer")
        edge -= pill_width(words, 46) + 18
        pill(canvas, edge, y, words, style.GOLD, style.NIGHT, 46)
    x = MARGIN + 180.0
    role = character(scene, view.players[place.seat].character)
    room = edge - x - t.length(role, style.GOTHIC, 40) - 36
    name, size = fit_names(
        scene, len(view.players), lambda names: names[place.seat], style.LIMELIGHT, 50, room, 34
    )
    x += t.text(canvas, (x, y), name, style.LIMELIGHT, size, ink) + 18
    t.text(canvas, (x, y + 2), role, style.GOTHIC, 40, quiet if place.winner else style.GOLD)
    y = top + NAME
    if counted(place):
        _parts(canvas, y, scene, place, ink, quiet)
        y += PARTS
    chips.draw(canvas, MARGIN + 28, y + 4, lines)


def _parts(canvas: Canvas, top: int, scene: Scene, place: Place, ink: Ink, quiet: Ink) -> None:
    """Cash, what the records cost, what gems and car bring."""
    bad = style.RED if place.winner else style.ROSE
    found = (
        ("money-stack", say(scene, "pic-part-cash"), money(scene, place.cash), True, ink),
        ("handcuffs", say(scene, "pic-part-records"), money(scene, -abs(place.records)), place.records, bad),
        ("gem-chain", say(scene, "pic-part-gems"), say(scene, "pic-plus", n=place.gems), place.gems, ink),
        ("city-car", say(scene, "pic-part-car"), say(scene, "pic-plus", n=place.car), place.car, ink),
    )
    step = _ROOM / len(found)
    for at, (name, words, value, _, colour) in enumerate(one for one in found if one[3]):
        x, y = MARGIN + 28 + at * step, top + PARTS / 2 - 6
        icon(canvas, name, (x + 24, y), 46, colour)
        wide = t.text(canvas, (x + 58, y), words, style.GOTHIC, 40, quiet)
        t.text(canvas, (x + 70 + wide, y), value, style.GOTHIC, 48, colour)
