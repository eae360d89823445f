"""Suburb's pictures: sizes, bytes, secrets, awkward names, crowds, markers, every kind of ask and card."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from PIL import Image

from engines.suburb.cards import ALL, BOONS, DECK_OF, HOUSES, MISSIONS, Card, House
from engines.suburb.state import Show
from render.kit.canvas import WIDTH, Canvas
from render.kit.icons import ICONS
from render.suburb import PAINTER, mission, road, style
from render.suburb.fixed_palette import settled
from render.suburb.house import picture
from render.suburb.last_card import EMBLEM
from render.suburb.page import EDGE, MARGIN
from render.suburb.wording import brief, title
from tests.pictures.measuring import pixels

from . import positions as v


@pytest.mark.parametrize("space", range(61))
def test_six_markers_stand_on_any_space(space: int) -> None:
    """Six on a space look otherwise than five there and one elsewhere."""
    pictures = set()
    for last in (space, (space + 30) % 61):
        canvas = Canvas.blank(road.HIGH, style.GRASS)
        road.road(canvas, 0, dict(enumerate((space,) * 5 + (last,))), 1)
        pictures.add(pixels(canvas.image))
    assert len(pictures) == 2


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


def test_a_card_that_may_be_used_is_lit() -> None:
    s = v.mid(5)
    lit, other = (PAINTER.hand(v.seen(s, 2), v.scene(2), ask) for ask in ("block", "defence"))
    counts = []
    for image in (lit, other):
        found = image.convert("RGB").crop((20, 900, 1260, 1300)).getcolors(1 << 20) or []
        counts.append(sum(n for n, colour in found if colour == style.SUN))
    assert counts[0] > counts[1] + 20_000


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("upgraded", [False, True])
def test_every_house_looks_its_own_in_every_state(level: int, upgraded: bool) -> None:
    made = {
        pixels(picture(house, seat, level, upgraded, (90, 78), jailed))
        for house in HOUSES
        for seat in (None, 0, 5)
        for jailed in (False, True)
    }
    assert len(made) == len(HOUSES) * 3 * 2


@pytest.mark.parametrize("deck", sorted(set(DECK_OF.values())))
def test_every_card_may_be_shown(deck: str) -> None:
    """Cards of other names or texts look different."""
    pictures, said, scene = set(), set(), v.scene(1, players=3)
    for card in ALL:
        if DECK_OF[card] != deck:
            continue
        if card in MISSIONS:
            s = v.mid(3, show=Show(card, 1, 2, stage="named"))
        else:
            s = v.rolled(3, 4, stage="free", drawn=card)
        canvas = Canvas.blank(mission.HIGH + mission.NOTE, style.GRASS)
        mission.panel(canvas, (MARGIN, 0, EDGE, mission.HIGH + mission.NOTE), v.seen(s), scene)
        pictures.add(pixels(canvas.image))
        said.add((title(scene, card), brief(scene, card)))
    assert len(pictures) == len(said)


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


def test_a_house_without_an_owner_is_boarded_up() -> None:
    closed = picture(House("upper1"), None, 2, False, (90, 78))
    assert pixels(closed) != pixels(picture(House("upper1"), 0, 2, False, (90, 78)))


def test_a_card_out_of_the_game_is_no_choice() -> None:
    """A taken house shows its taker; two tables that differ in it look different."""
    one, other = v.choosing(4), v.choosing(4)
    other.players[0].house = House("upper4")
    assert pixels(PAINTER.board(v.seen(one), v.scene(2))) != pixels(PAINTER.board(v.seen(other), v.scene(2)))


def test_a_card_is_told_apart_by_its_deck() -> None:
    pictures = {
        pixels(PAINTER.board(v.seen(v.rolled(3, 4, stage="free", drawn=Card(card))), v.scene(1, players=3)))
        for card in ("U01", "G01", "X05", "S05", "B05")
    }
    assert len(pictures) == 5
