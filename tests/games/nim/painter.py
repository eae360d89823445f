"""Nim's pictures: plates with biscuits on a tablecloth, for everybody the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PIL import Image

from engines.core.words import Words
from render.kit import lettering as t
from render.kit import tokens
from render.kit.alt_text import Fact, Make, alt_text, description
from render.kit.canvas import WIDTH, Canvas
from render.kit.palette import ink
from render.kit.scene import Scene
from render.kit.shapes import plate, shape
from render.kit.wording import fit_names, joined, say

from .rules import Plate
from .view import NimView

CLOTH, INK, CHINA, RIM = ink("#DCEBE4"), ink("#1D3A34"), ink("#FFFFFF"), ink("#7FA79A")
BISCUIT, CRUMB, BITTEN = ink("#C98A3C"), ink("#7A4E17"), ink("#EDEFEA")
SEATS = (ink("#8E2F4A"), ink("#2B4C8C"))
TITLE = t.Face("lilita-one", 400)
HEADER, ROW, FOOT = 120, 130, 110
#: Where biscuits begin, and from one to the next.
FIRST, STEP, SIZE = 390, 76, 62


def board(view: NimView, scene: Scene) -> Image.Image:
    """The plates, whose turn it is, and who sits where."""
    return _table(view, scene, _sentence(view), view.winner is None)


def hand(view: NimView, scene: Scene, asked: str | None) -> Image.Image:
    """The same plates: there is nothing to hold."""
    return _table(view, scene, _own_sentence(view, asked), asked is not None)


def cover(words: Words) -> Image.Image:
    """A row of biscuits, the last one bitten."""
    canvas = Canvas.blank(560, CLOTH)
    t.text(canvas, (WIDTH / 2, 170), words("name"), TITLE, 200, INK, "mm")
    said, size = t.fit(words("pic-cover"), t.SEMI, 52, WIDTH - 200, 34)
    t.text(canvas, (WIDTH / 2, 330), said, t.SEMI, size, INK, "mm")
    for at in range(7):
        _biscuit(canvas, (220 + at * 140, 450), 110)
    shape(canvas, "circle", (220 + 6 * 140 + 52, 410), 70, CLOTH)
    return canvas.image


def cover_alt(words: Words) -> str:
    """The cover in words."""
    return words("alt-cover")


def board_alt(view: NimView, scene: Scene) -> str:
    """The board in one line."""
    return alt_text(scene, 2, _facts(view, scene))


def board_text(view: NimView, scene: Scene) -> str:
    """The board in lines."""
    return description(scene, 2, _facts(view, scene))


def hand_alt(view: NimView, scene: Scene, asked: str | None) -> str:
    """The hand in one line."""
    return alt_text(scene, 2, _own_facts(view, scene, asked))


def hand_text(view: NimView, scene: Scene, asked: str | None) -> str:
    """The hand in lines."""
    return description(scene, 2, _own_facts(view, scene, asked))


def warm() -> None:
    """Draw a table once."""
    laid = ((Plate("A"), 3, 3), (Plate("B"), 0, 5))
    view = NimView(seat=0, plates=laid, turn=0, to_move=0, last_loses=False, last=None, winner=None)
    scene = Scene(("Nora", "Kwame"), (0,), Words(Path(__file__).parent / "words"))
    board(view, scene)
    hand(view, scene, "take")


# -- drawing ---------------------------------------------------------------------------------------


def _table(view: NimView, scene: Scene, sentence: tuple[str, int], lit: bool) -> Image.Image:
    canvas = Canvas.blank(HEADER + ROW * len(view.plates) + FOOT, CLOTH)
    canvas.rect((0, 0, WIDTH, HEADER), INK)
    left = 40 + t.text(canvas, (40, HEADER / 2), say(scene, "pic-game"), TITLE, 84, CHINA)
    key, seat = sentence
    words, size = fit_names(
        scene, 2, lambda names: say(scene, key, name=names[seat]), t.BOLD, 50, WIDTH - left - 120
    )
    t.text(canvas, (WIDTH - 40, HEADER / 2), words, t.BOLD, size, ink("#FFD873") if lit else CHINA, "rm")
    for at, (name, lying, laid) in enumerate(view.plates):
        _plate(canvas, scene, HEADER + ROW * at, (name, lying, laid))
    _footer(canvas, view, scene)
    return canvas.image


def _plate(canvas: Canvas, scene: Scene, top: int, what: tuple[Plate, int, int]) -> None:
    name, lying, laid = what
    middle = top + ROW // 2
    words, size = t.fit(say(scene, f"plate-{name}"), t.SEMI, 44, 300, 30)
    t.text(canvas, (40, middle - 20), words, t.SEMI, size, INK)
    t.text(canvas, (40, middle + 30), say(scene, "pic-count", count=lying), t.BOLD, 44, INK)
    right = FIRST + STEP * laid
    plate(canvas, (FIRST - 34, top + 14, right - 10, top + ROW - 14), 50, CHINA, RIM)
    for at in range(laid):
        centre = (FIRST + 28 + at * STEP - 14, middle)
        if at < lying:
            _biscuit(canvas, centre, SIZE)
        else:
            shape(canvas, "circle", centre, 20, BITTEN)


def _biscuit(canvas: Canvas, centre: tuple[int, int], size: int) -> None:
    shape(canvas, "circle", centre, size, CRUMB)
    shape(canvas, "circle", centre, size - 8, BISCUIT)
    for dx, dy in ((-0.2, -0.16), (0.2, -0.1), (-0.05, 0.2)):
        shape(canvas, "circle", (centre[0] + dx * size, centre[1] + dy * size), size // 8, CRUMB)


def _footer(canvas: Canvas, view: NimView, scene: Scene) -> None:
    middle = canvas.image.height - FOOT // 2
    goal = t.clean(say(scene, _goal(view)))
    taken = t.text(canvas, (WIDTH - 40, middle), goal, t.SEMI, 40, INK, "rm")
    x = 40
    if view.last is not None:
        tokens.seat(canvas, view.last.seat, (x + 26, middle), 52, SEATS[view.last.seat], CHINA)
        x += 70
    make, room = _last(view, scene), WIDTH - 100 - taken - x
    words, size = fit_names(scene, 2, make, t.MEDIUM, 40, room, 30)
    t.text(canvas, (x, middle), words, t.MEDIUM, size, INK)


# -- saying ----------------------------------------------------------------------------------------


def _goal(view: NimView) -> str:
    return "pic-goal-loses" if view.last_loses else "pic-goal-wins"


def _sentence(view: NimView) -> tuple[str, int]:
    """The key of the headline, and the seat whose name is in it."""
    return ("pic-turn", view.to_move) if view.winner is None else ("pic-won", view.winner)


def _own_sentence(view: NimView, asked: str | None) -> tuple[str, int]:
    if view.seat is None:
        raise ValueError("a spectator has no hand")
    if view.winner is not None:
        return "pic-won", view.winner
    return ("pic-yours", view.seat) if asked is not None else ("pic-not-yours", view.to_move)


def _last(view: NimView, scene: Scene) -> Callable[[Sequence[str]], str]:
    def make(names: Sequence[str]) -> str:
        if view.last is None:
            return say(scene, "pic-first")
        last = view.last
        name, where = names[last.seat], say(scene, f"plate-{last.plate}")
        return say(scene, "pic-last", name=name, count=last.count, plate=where)

    return make


def _facts(view: NimView, scene: Scene) -> Make:
    key, seat = _sentence(view)

    def make(names: Sequence[str]) -> list[Fact]:
        sentence = say(scene, key, name=names[seat])
        head = say(scene, "alt-board", turn=view.turn, sentence=sentence, goal=say(scene, _goal(view)))
        return [Fact(9, head), *_common(view, scene, names)]

    return make


def _own_facts(view: NimView, scene: Scene, asked: str | None) -> Make:
    key, seat = _own_sentence(view, asked)

    def make(names: Sequence[str]) -> list[Fact]:
        letter = tokens.LETTERS[view.seat or 0]
        sentence, goal = say(scene, key, name=names[seat]), say(scene, _goal(view))
        head = say(scene, "alt-hand", letter=letter, sentence=sentence, goal=goal)
        return [Fact(9, head), *_common(view, scene, names)]

    return make


def _common(view: NimView, scene: Scene, names: Sequence[str]) -> list[Fact]:
    plates = [
        say(scene, "alt-plate", plate=say(scene, f"plate-{name}"), lying=lying, laid=laid)
        for name, lying, laid in view.plates
    ]
    seats = [say(scene, "alt-seat", letter=tokens.LETTERS[at], name=name) for at, name in enumerate(names)]
    return [
        Fact(8, say(scene, "alt-plates", list=joined(scene, plates))),
        Fact(5, say(scene, "alt-last", last=_last(view, scene)(names))),
        Fact(2, say(scene, "alt-seats", list=joined(scene, seats))),
    ]
