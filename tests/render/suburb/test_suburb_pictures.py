"""Suburb's pictures: sizes, bytes, secrets, awkward names, crowds, markers, every kind of ask and card."""

from __future__ import annotations

from io import BytesIO
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from PIL import Image

from engines.suburb.cards import ALL, BOONS, DECK_OF, HOUSES, MISSIONS, Card, House
from engines.suburb.state import Show, State
from render import suburb
from render.kit import palette
from render.kit.canvas import WIDTH, encode
from render.kit.icons import ICONS
from render.suburb import road, style
from render.suburb.fixed_palette import settled
from render.suburb.house import picture
from render.suburb.last_card import EMBLEM
from tests.pictures.kit import AWKWARD

from . import positions as v


def drawn(name: str, names: tuple[str, ...] = v.NAMES) -> Image.Image:
    s = v.BOARDS[name]()
    return suburb.board(v.seen(s), v.scene(s.seat, names=names, players=s.seats))


@pytest.mark.parametrize("name", v.BOARDS)
def test_a_board_is_1280_wide_and_a_small_palette_png(name: str) -> None:
    image = drawn(name)
    assert (image.mode, image.width) == ("P", WIDTH)
    assert image.height <= (3200 if name.startswith("crowded") else 1900)
    data = encode(image)
    assert len(data) <= (200 if name.startswith("crowded") else 128) * 1024
    png = Image.open(BytesIO(data))
    assert (png.format, png.mode, png.size) == ("PNG", "P", image.size)


@pytest.mark.parametrize("name", ["mid-4", "auction", "over-3"])
def test_the_same_view_gives_the_same_bytes(name: str) -> None:
    assert encode(drawn(name)) == encode(drawn(name))


def test_each_board_differs() -> None:
    """Guards the tests below: they would pass on empty pictures."""
    assert len({drawn(name).tobytes() for name in v.BOARDS}) == len(v.BOARDS)


@pytest.mark.parametrize("kind", AWKWARD)
@pytest.mark.parametrize("name", ["choosing-6", "mid-6", "crowded-4", "auction-6", "over-5", "sold"])
def test_awkward_names_draw(name: str, kind: str) -> None:
    image = drawn(name, (AWKWARD[kind],) * 6)
    assert image.size == drawn(name).size


@pytest.mark.parametrize("space", range(61))
def test_six_markers_stand_on_any_space(space: int) -> None:
    """Six on a space look otherwise than five there and one elsewhere."""
    away = v.on(space, space, space, space, space, (space + 30) % 61)
    there = v.on(space, space, space, space, space, space)
    scene = v.scene(1)
    assert suburb.board(v.seen(there), scene).tobytes() != suburb.board(v.seen(away), scene).tobytes()


@pytest.mark.parametrize("seed", range(40))
def test_markers_on_a_road_keep_apart_and_inside(seed: int) -> None:
    rng = Random(seed)
    wanted = sorted(
        (rng.uniform(100, 1260), rng.choice((25.0, 51.0, 73.0))) for _ in range(rng.randrange(1, 7))
    )
    at = road.settled(wanted, 100, 1270)
    for place, (_, half) in zip(at, wanted, strict=True):
        assert place - half >= 100 - 0.01
        assert place + half <= 1270 + 0.01
    for left, right in pairwise(range(len(at))):
        assert at[left] + wanted[left][1] <= at[right] - wanted[right][1] + 0.01


def test_markers_with_room_stand_at_their_spaces() -> None:
    assert road.settled([(200.0, 25.0), (400.0, 25.0)], 100, 1270) == [200.0, 400.0]


def test_spaces_of_a_road_lie_side_by_side() -> None:
    for first, last in road.ROADS:
        places = [road.centre(space) for space in range(first, last + 1)]
        assert len({y for _, y in places}) == 1
        assert all(right[0] - left[0] > 40 for left, right in pairwise(places))
        assert places[-1][0] < WIDTH - 20
    assert [road.ROADS[0][0], *(last + 1 for _, last in road.ROADS)] == [0, 16, 36, 61]


def exchange(s: State, seed: int) -> None:
    """Shuffle every pile; the price of the stock on top is public and stays."""
    rng = Random(seed)
    for deck, pile in s.draws.items():
        top = [pile.pop()] if deck == "stock" else []
        rng.shuffle(pile)
        pile += top


@pytest.mark.parametrize("name", ["mid-3", "auction", "level-3", "choosing-5"])
def test_nothing_shows_the_order_of_a_pile(name: str) -> None:
    s = v.BOARDS[name]()
    scene = v.scene(s.seat, players=s.seats)
    before = [v.seen(s), v.seen(s, 1)]
    exchange(s, 7)
    after = [v.seen(s), v.seen(s, 1)]
    assert suburb.board(before[0], scene).tobytes() == suburb.board(after[0], scene).tobytes()
    assert suburb.board_text(before[0], scene) == suburb.board_text(after[0], scene)
    assert suburb.hand(before[1], scene, "free").tobytes() == suburb.hand(after[1], scene, "free").tobytes()
    assert suburb.hand_text(before[1], scene, "free") == suburb.hand_text(after[1], scene, "free")


@pytest.mark.parametrize("ask", v.ASKS)
@pytest.mark.parametrize("name", ["mid-5", "choosing-3", "crowded-4", "sold", "auction", "claim"])
def test_a_hand_is_drawn_for_every_ask(name: str, ask: str | None) -> None:
    s = v.BOARDS[name]()
    for seat in range(s.seats):
        image = suburb.hand(v.seen(s, seat), v.scene(seat, players=s.seats), ask)
        assert (image.mode, image.width) == ("P", WIDTH)
        assert image.height <= 2600
    assert len(encode(image)) <= 150 * 1024


def test_a_card_that_may_be_used_is_lit() -> None:
    s = v.mid(5)
    lit, other = (suburb.hand(v.seen(s, 2), v.scene(2), ask) for ask in ("block", "defence"))
    counts = []
    for image in (lit, other):
        found = image.convert("RGB").crop((20, 900, 1260, 1300)).getcolors(1 << 20) or []
        counts.append(sum(n for n, colour in found if colour == style.SUN))
    assert counts[0] > counts[1] + 20_000


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(ValueError, match="spectator"):
        suburb.hand(v.seen(v.mid(3)), v.scene(0), None)


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("upgraded", [False, True])
def test_every_house_looks_its_own_in_every_state(level: int, upgraded: bool) -> None:
    made = {
        picture(house, seat, level, upgraded, (180, 156), jailed).tobytes()
        for house in HOUSES
        for seat in (None, 0, 5)
        for jailed in (False, True)
    }
    assert len(made) == len(HOUSES) * 3 * 2


@pytest.mark.parametrize("deck", sorted(set(DECK_OF.values())))
def test_every_card_may_be_shown(deck: str) -> None:
    for card in ALL:
        if DECK_OF[card] != deck:
            continue
        if card in MISSIONS:
            s = v.mid(3, show=Show(card, 1, 2, stage="named"))
        else:
            s = v.rolled(3, 4, stage="free", drawn=card)
        assert suburb.board(v.seen(s), v.scene(1, players=3)).width == WIDTH


def test_every_held_card_has_a_picture() -> None:
    held = {BOONS[card].do.verb for card in BOONS if BOONS[card].held}
    assert held <= set(style.ICON)
    assert set(EMBLEM.values()) <= set(style.ICON)
    assert not [name for name in style.ICON.values() if not Path(ICONS / f"{name}.svg").exists()]


def test_settled_colours_stay_what_they_are() -> None:
    """Every flat colour of the look is in the palette, so that no plate changes its shade."""
    for colour in (
        *style.SEATS,
        style.CREAM,
        style.SUN,
        style.INK,
        style.RED,
        style.LEAF,
        style.GRASS,
        style.SLATE,
    ):
        assert settled(Image.new("RGB", (2, 2), colour)).convert("RGB").getpixel((0, 0)) == colour


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        *((style.WHITE, ground) for ground in style.LEVEL.values()),
        *((style.SUN, ground) for ground in style.LEVEL.values()),
        (style.INK, style.CREAM),
        (style.INK, style.SUN),
        (style.INK, style.SAND),
        (style.INK, style.GRASS),
        (style.SLATE, style.CREAM),
        (style.SLATE, style.SAND),
        (style.LEAF, style.CREAM),
        (style.LEAF, style.WHITE),
        (style.RED, style.CREAM),
        (style.RED, style.SAND),
        (style.WHITE, style.RED),
        (style.WHITE, style.SAFE),
        (style.SUN, style.INK),
        (style.PALE, style.INK),
        (style.ROSE, style.INK),
    ],
)
def test_text_parts_from_its_ground(ink: palette.Ink, ground: palette.Ink) -> None:
    assert palette.contrast(ink, ground) >= 4.5


def test_a_house_without_an_owner_is_boarded_up() -> None:
    closed = picture(House("upper1"), None, 2, False, (180, 156))
    assert closed.tobytes() != picture(House("upper1"), 0, 2, False, (180, 156)).tobytes()


def test_the_cover_and_a_second_warming() -> None:
    assert suburb.cover(v.WORDS).size == (1280, 560)
    suburb.warm()
    suburb.warm()


def test_a_card_out_of_the_game_is_no_choice() -> None:
    """A taken house shows its taker; two tables that differ in it look different."""
    one, other = v.choosing(4), v.choosing(4)
    other.players[0].house = House("upper4")
    assert (
        suburb.board(v.seen(one), v.scene(2)).tobytes() != suburb.board(v.seen(other), v.scene(2)).tobytes()
    )


def test_a_card_is_told_apart_by_its_deck() -> None:
    pictures = {
        suburb.board(v.seen(v.rolled(3, 4, stage="free", drawn=Card(card))), v.scene(1, players=3)).tobytes()
        for card in ("U01", "G01", "X05", "S05", "B05")
    }
    assert len(pictures) == 5
