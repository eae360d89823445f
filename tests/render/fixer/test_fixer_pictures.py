"""FIXER's pictures: what is nobody's alone, names in their panels, what stands on cards."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PIL import Image

from engines.fixer.view import FixerView
from render.fixer import PAINTER, style
from render.kit import cards
from render.kit.canvas import Canvas
from tests.pictures.kit import AWKWARD
from tests.pictures.measuring import contrast, pixels

from . import positions as v

BOARDS: dict[str, Callable[[], tuple[FixerView, tuple[int, ...]]]] = {
    "two": lambda: (v.two(), (0,)),
    "three": lambda: (v.three(), (2,)),
    "four": lambda: (v.four(), (1,)),
    "keep": lambda: (v.keep(), (0,)),
    "exchange-4": lambda: (v.exchange(4), (1, 2, 3)),
    "over-4": lambda: (v.over(4), ()),
}


def drawn(name: str, names: tuple[str, ...] = v.NAMES) -> Image.Image:
    view, awaited = BOARDS[name]()
    return PAINTER.board(view, v.scene(*awaited, names=names, players=len(view.seats)))


@pytest.mark.parametrize(("made", "seat"), [(v.four, 1), (v.three, 2)], ids=["four", "three"])
def test_a_board_draws_nothing_that_its_viewer_alone_knows(
    made: Callable[[int | None], FixerView], seat: int
) -> None:
    """The board is for everybody: a seat's own view gives the picture that a spectator's gives."""
    public, own = made(None), made(seat)
    scene = v.scene(seat, players=len(public.seats))
    assert pixels(PAINTER.board(public, scene)) == pixels(PAINTER.board(own, scene))
    assert PAINTER.board_alt(public, scene) == PAINTER.board_alt(own, scene)
    assert PAINTER.board_text(public, scene) == PAINTER.board_text(own, scene)


@pytest.mark.parametrize("name", BOARDS)
def test_awkward_names_stay_in_their_panels(name: str) -> None:
    """Outside of header, title bars and foot, no name changes a single pixel."""
    kinds, plain = list(AWKWARD.values()), drawn(name)
    for first in range(0, len(kinds), 4):
        image = drawn(name, tuple((kinds[first:] + kinds)[:4]))
        for box in quiet(name, image.height):
            assert pixels(image.crop(box)) == pixels(plain.crop(box)), (first, box)


def quiet(name: str, height: int) -> list[tuple[int, int, int, int]]:
    """Regions without any name: the chart, the page's edges, what lies between panels."""
    chart = (830, 0, 1280, 118)
    edges = [(0, 0, 20, height), (1260, 130, 1280, height)]
    lanes = {"two": (30, 360, 1250, 980), "four": (404, 130, 876, 1240), "keep": (404, 130, 876, 1240)}
    return [chart, *edges, *([lanes[name]] if name in lanes else [])]


def test_a_name_is_drawn_with_glyphs_of_both_subsets() -> None:
    hungarian = drawn("four", (AWKWARD["hungarian"],) * 4)
    assert pixels(hungarian) != pixels(drawn("four", ("",) * 4))


@pytest.mark.parametrize("card", ["R5", "C5", "M5", "P5"])
def test_what_stands_on_a_card_parts_from_it(card: str) -> None:
    """Measured on the drawn card: its two commonest colours are ground and ink, 4.5 to 1 or more."""
    canvas = Canvas.blank(300, style.PAPER)
    cards.card(canvas, (0, 0), 184, style.SPECS[card], False)
    inner = canvas.image.crop((12, 12, 172, 246))
    found = inner.getcolors(1 << 16)
    assert found is not None
    common = [colour for _, colour in sorted(found, reverse=True)[:2]]
    assert contrast(*common) >= 4.5
