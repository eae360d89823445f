"""Bear in a Box's pictures: boxes on a dark shelf, and jars beside them."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from engines.core.words import Words
from render.kit import lettering as t
from render.kit import tokens
from render.kit.canvas import WIDTH, Box, Canvas
from render.kit.icons import icon
from render.kit.palette import Ink, ink, mix
from render.kit.scene import Scene
from render.kit.shapes import frame, plate
from render.kit.wording import fit_names, say

from .alt_text import board_alt, board_text, hand_alt, hand_text
from .state import ANIMALS, Animal
from .view import BluffView, SeatView
from .wording import headline, last_deal, order, own_box

__all__ = ["board", "board_alt", "board_text", "cover", "cover_alt", "hand", "hand_alt", "hand_text", "warm"]

SHELF, CREAM, HONEY, WOOD = ink("#2A2018"), ink("#F6EBD6"), ink("#F2B33D"), ink("#6B4E33")
DIM = mix(SHELF, CREAM, 0.75)
FILL = {"mouse": ink("#C9C3B8"), "fox": ink("#E0793B"), "wolf": ink("#8FA3B8"), "bear": ink("#B98A5A")}
ICON = {"mouse": "rat", "fox": "fox-head", "wolf": "wolf-head", "bear": "bear-head"}
TITLE = t.Face("lilita-one", 400)
MARGIN, TOP, CARD = 36, 150, 190


def board(view: BluffView, scene: Scene) -> Image.Image:
    """A shelf with a place for each seat."""
    canvas = Canvas.blank(700, SHELF)
    _header(
        canvas, say(scene, "pic-deal", deal=view.deal, deals=view.deals), say(scene, "pic-pot", pot=view.pot)
    )
    seats = len(view.seats)
    words, size = fit_names(
        scene, seats, lambda names: headline(view, scene, names), t.BOLD, 56, WIDTH - 2 * MARGIN
    )
    t.text(canvas, (MARGIN, TOP), words, t.BOLD, size, HONEY)
    wide = (WIDTH - MARGIN * (seats + 1)) // seats
    opened = dict(view.last.opened) if view.last is not None and view.winners else {}
    for seat, seen in enumerate(view.seats):
        left = MARGIN + seat * (wide + MARGIN)
        _place(canvas, scene, (left, 200, left + wide, 590), seat, seen, awaited=seat == view.acting)
        if seat in opened:
            _animal(canvas, (left + 24, 300, left + 24 + CARD, 566), opened[seat])
    words, size = fit_names(
        scene, seats, lambda names: last_deal(view, scene, names), t.SEMI, 40, WIDTH - 2 * MARGIN, 30
    )
    t.text(canvas, (MARGIN, 646), words, t.SEMI, size, CREAM)
    return canvas.image


def hand(view: BluffView, scene: Scene, asked: str | None) -> Image.Image:
    """The own box, open; what may be done, and who eats whom."""
    sentence = own_box(view, scene, asked)
    canvas = Canvas.blank(560, SHELF)
    _header(canvas, say(scene, "pic-own"), say(scene, "pic-pot", pot=view.pot))
    left = MARGIN
    if view.own is not None:
        _animal(canvas, (MARGIN, TOP, MARGIN + 300, 520), view.own)
        name = t.clean(say(scene, f"animal-{view.own}"))
        t.text(canvas, (MARGIN + 340, 200), name, TITLE, 80, CREAM)
        left += 340
    words, size = t.fit(sentence, t.BOLD, 56, WIDTH - MARGIN - left, 34)
    t.text(canvas, (left, 320), words, t.BOLD, size, HONEY)
    lines, size = t.wrap_uncut(order(view, scene), t.SEMI, 42, WIDTH - MARGIN - left, 32, 2)
    for at, line in enumerate(lines):
        t.text(canvas, (left, 410 + at * 54), line, t.SEMI, size, DIM)
    return canvas.image


def cover(words: Words) -> Image.Image:
    """All animals in a row under the title."""
    canvas = Canvas.blank(560, SHELF)
    t.text(canvas, (WIDTH / 2, 110), words("name"), TITLE, 130, HONEY, "mm")
    said, size = t.fit(words("pic-cover"), t.SEMI, 48, WIDTH - 200, 34)
    t.text(canvas, (WIDTH / 2, 212), said, t.SEMI, size, CREAM, "mm")
    for at, animal in enumerate(ANIMALS):
        left = 150 + at * 260
        _animal(canvas, (left, 270, left + 200, 520), animal)
    plate(canvas, (910, 440, 1150, 530), 12, WOOD, HONEY)
    return canvas.image


def cover_alt(words: Words) -> str:
    """The cover in words."""
    return words("alt-cover")


def warm() -> None:
    """Draw a shelf and every animal once."""
    words = Words(Path(__file__).parent / "words")
    cover(words)
    view = BluffView(
        seat=0,
        deal=1,
        deals=3,
        seats=(SeatView(jars=5, stake=1, deed="sit"), SeatView(jars=4, stake=2, deed="add")),
        acting=0,
        animals=ANIMALS,
        own=ANIMALS[0],
        last=None,
        winners=(),
    )
    scene = Scene(("Nora", "Kwame"), (0,), words)
    board(view, scene)
    hand(view, scene, "answer")


def _header(canvas: Canvas, left: str, right: str) -> None:
    canvas.rect((0, 0, WIDTH, 100), WOOD)
    t.text(canvas, (MARGIN, 50), t.clean(left), TITLE, 56, CREAM)
    t.text(canvas, (WIDTH - MARGIN, 50), t.clean(right), TITLE, 56, CREAM, "rm")


def _place(canvas: Canvas, scene: Scene, box: Box, seat: int, seen: SeatView, *, awaited: bool) -> None:
    """A seat: its mark and name, its box, its honey, and what it did."""
    left, top, right, bottom = box
    gone = seen.deed == "leave"
    plate(canvas, box, 18, mix(SHELF, WOOD, 0.45), HONEY if awaited else WOOD)
    tokens.seat(canvas, seat, (left + 46, top + 50), 52, CREAM, SHELF)
    words, size = fit_names(scene, seat + 1, lambda names: names[seat], t.BOLD, 46, right - left - 110, 34)
    t.text(canvas, (left + 86, top + 50), words, t.BOLD, size, CREAM)
    lid = (left + 24, top + 100, left + 24 + CARD, bottom - 24)
    if gone or not seen.stake:
        frame(canvas, lid, 14, WOOD, 4, 16)
    else:
        plate(canvas, lid, 14, WOOD, HONEY)
        icon(canvas, "locked-chest", ((lid[0] + lid[2]) / 2, (lid[1] + lid[3]) / 2), 130, HONEY)
    column = left + 24 + CARD + 22
    room = right - 16 - column
    deed, size = t.fit(say(scene, f"pic-deed-{seen.deed or 'none'}"), t.SEMI, 38, room, 28)
    if seen.stake:
        t.text(canvas, (column, top + 140), deed, t.SEMI, size, DIM)
    jars = t.clean(say(scene, "pic-jars", jars=seen.jars))
    t.text(canvas, (column, top + 220), jars, t.BOLD, 50, HONEY)
    tokens.pips(canvas, (column + 18, top + 300), seen.stake, 2, 34, (HONEY, WOOD, SHELF))


def _animal(canvas: Canvas, box: Box, animal: Animal) -> None:
    fill: Ink = FILL[animal]
    plate(canvas, box, 18, fill, CREAM, 6)
    size = min(180, box[2] - box[0] - 40)
    icon(canvas, ICON[animal], ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2), size, SHELF)
