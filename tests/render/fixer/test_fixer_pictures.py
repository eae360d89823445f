"""FIXER's pictures: sizes, bytes, secrets, awkward names, contrast."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO

import msgspec
import pytest
from PIL import Image

from engines.fixer.cards import Card
from engines.fixer.view import FixerView, PileCard
from render import fixer
from render.fixer import style
from render.kit import cards, palette
from render.kit.canvas import Canvas, encode

from . import positions as v

BOARDS: dict[str, Callable[[], tuple[FixerView, tuple[int, ...]]]] = {
    "two": lambda: (v.two(), (0,)),
    "opening": lambda: (v.opening(), (1,)),
    "three": lambda: (v.three(), (2,)),
    "four": lambda: (v.four(), (1,)),
    "keep": lambda: (v.keep(), (0,)),
    "exchange-2": lambda: (v.exchange(2), (1,)),
    "exchange-3": lambda: (v.exchange(3), (1, 2)),
    "exchange-4": lambda: (v.exchange(4), (1, 2, 3)),
    "over-2": lambda: (v.over(2), ()),
    "over-3": lambda: (v.over(3), ()),
    "over-4": lambda: (v.over(4), ()),
}
HANDS: dict[str, tuple[Callable[[], FixerView], str | None]] = {
    "play-2": (lambda: v.two(0), None),
    "play-3": (lambda: v.three(2), "play"),
    "play-4": (lambda: v.four(1), "play"),
    "keep": (lambda: v.keep(0), "keep"),
    "exchange": (lambda: v.exchange(3, 1), "exchange"),
    "locked": (lambda: v.exchange(3, 1, True), None),
}
AWKWARD = {
    "wide": "W" * 32,
    "rtl": "عبد الرحمن بن محمد",
    "emoji": "👩‍👩‍👧‍👦🔥🎲🕵️",
    "markdown": "**@everyone** `x` ||y|| __z__",
    "hungarian": "Győző Łukasz Ťažký",
    "zalgo": "N̷o̶r̸a",
    "marks": "\u2068Nora\u2069\u202e",
    "blank": "\u200b",
    "cjk": "黒幕の男",
}


def drawn(name: str, names: tuple[str, ...] = v.NAMES) -> Image.Image:
    view, awaited = BOARDS[name]()
    return fixer.board(view, v.scene(*awaited, names=names, players=len(view.seats)))


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_is_1280_wide_and_small_as_a_palette_png(name: str) -> None:
    image = drawn(name)
    assert image.mode == "RGB"
    assert image.width == 1280
    assert image.height <= 1400
    data = encode(image)
    assert len(data) <= 100 * 1024
    png = Image.open(BytesIO(data))
    assert (png.format, png.mode, png.size) == ("PNG", "P", image.size)
    assert "transparency" not in png.info


@pytest.mark.parametrize("name", BOARDS)
def test_the_same_view_gives_the_same_bytes(name: str) -> None:
    assert encode(drawn(name)) == encode(drawn(name))


@pytest.mark.parametrize("name", HANDS)
def test_a_hand_is_drawn_and_small(name: str) -> None:
    make, ask = HANDS[name]
    view = make()
    image = fixer.hand(view, v.scene(view.seat or 0, players=len(view.seats)), ask)
    assert image.width == 1280
    data = encode(image)
    assert len(data) <= 100 * 1024
    assert data == encode(fixer.hand(view, v.scene(view.seat or 0, players=len(view.seats)), ask))


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(ValueError, match="spectator"):
        fixer.hand(v.four(), v.scene(1), None)


@pytest.mark.parametrize("made", [v.four, v.three], ids=["four", "three"])
def test_a_board_draws_nothing_that_its_viewer_alone_knows(made: Callable[[int | None], FixerView]) -> None:
    """The board is for everybody: a seat's own view gives the picture that a spectator's gives."""
    seat = {v.four: 1, v.three: 2}[made]
    public, own = made(None), made(seat)
    scene = v.scene(seat, players=len(public.seats))
    assert fixer.board(public, scene).tobytes() == fixer.board(own, scene).tobytes()
    assert fixer.board_alt(public, scene) == fixer.board_alt(own, scene)
    assert fixer.board_text(public, scene) == fixer.board_text(own, scene)


def test_swapped_hidden_cards_leave_the_board_as_it_is() -> None:
    own = v.four(1)
    piles = [list(seat.pile) for seat in own.seats]
    piles[1] = [
        PileCard(Card(card), False, item.marker)
        for card, item in zip(("M1", "R2", "C9"), piles[1], strict=True)
    ]
    seats = tuple(msgspec.structs.replace(s, pile=tuple(p)) for s, p in zip(own.seats, piles, strict=True))
    swapped = msgspec.structs.replace(own, seats=seats, hand=v.cards("R9 P1"), discards=v.cards("C7"))
    scene = v.scene(1)
    assert encode(fixer.board(own, scene)) == encode(fixer.board(swapped, scene))
    assert fixer.board_text(own, scene) == fixer.board_text(swapped, scene)


def test_the_picture_changes_with_what_is_public() -> None:
    """Guards the tests above: they would pass on an empty picture."""
    pictures = {encode(drawn(name)) for name in BOARDS}
    assert len(pictures) == len(BOARDS)


@pytest.mark.parametrize("kind", AWKWARD)
@pytest.mark.parametrize("name", ["two", "three", "four", "keep", "exchange-4", "over-4"])
def test_awkward_names_draw_and_stay_in_their_panels(name: str, kind: str) -> None:
    """Outside of header, title bars and foot, no name changes a single pixel."""
    names = (AWKWARD[kind],) * 4
    view, awaited = BOARDS[name]()
    image = fixer.board(view, v.scene(*awaited, names=names, players=len(view.seats)))
    plain = drawn(name)
    assert image.size == plain.size
    for box in quiet(name, image.height):
        assert image.crop(box).tobytes() == plain.crop(box).tobytes(), (kind, box)


def quiet(name: str, height: int) -> list[tuple[int, int, int, int]]:
    """Regions without any name: the chart, the page's edges, what lies between panels."""
    chart = (830, 0, 1280, 118)
    edges = [(0, 0, 20, height), (1260, 130, 1280, height)]
    lanes = {"two": (30, 360, 1250, 980), "four": (404, 130, 876, 1240), "keep": (404, 130, 876, 1240)}
    return [chart, *edges, *([lanes[name]] if name in lanes else [])]


@pytest.mark.parametrize("kind", ["rtl", "emoji", "cjk", "zalgo", "blank"])
def test_a_name_the_face_cannot_draw_leaves_the_mark_alone(kind: str) -> None:
    """All such names give the same picture: nothing of them is drawn."""
    alone = drawn("four", (AWKWARD["blank"],) * 4)
    assert drawn("four", (AWKWARD[kind],) * 4).tobytes() == alone.tobytes()
    assert drawn("four", ("Nora",) * 4).tobytes() != alone.tobytes()


def test_a_name_is_drawn_with_glyphs_of_both_subsets() -> None:
    assert drawn("four", (AWKWARD["hungarian"],) * 4).tobytes() != drawn("four", ("",) * 4).tobytes()


@pytest.mark.parametrize("card", ["R5", "C5", "M5", "P5"])
def test_what_stands_on_a_card_parts_from_it(card: str) -> None:
    """Measured on the drawn card: its two commonest colours are ground and ink, 4.5 to 1 or more."""
    canvas = Canvas.blank(300, style.PAPER)
    cards.card(canvas, (0, 0), 184, style.SPECS[card], False)
    inner = canvas.image.crop((12, 12, 172, 246))
    found = inner.getcolors(1 << 16)
    assert found is not None
    common = [colour for _, colour in sorted(found, reverse=True)[:2]]
    assert palette.contrast(*common) >= 4.5  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        (style.INK, style.SIGNAL),
        (style.INK, style.SLOT),
        (style.GREY, style.PAPER),
        (style.GREY, style.WHITE),
        (style.FADED, style.PAPER),
        (style.SIGNAL, style.INK),
        (style.WHITE, style.BACK),
    ],
)
def test_text_parts_from_its_ground(ink: palette.Ink, ground: palette.Ink) -> None:
    assert palette.contrast(ink, ground) >= 4.5


def test_warm_runs_twice() -> None:
    fixer.warm()
    fixer.warm()
