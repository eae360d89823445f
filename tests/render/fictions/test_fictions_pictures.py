"""Fictions' pictures: sizes, bytes, secrets, awkward names, many cards, any Scenario."""

from __future__ import annotations

from io import BytesIO

import msgspec
import pytest
from PIL import Image

from engines.fictions.cards import Henchman
from engines.fictions.scenario import Track
from engines.fictions.view import FictionsView
from render import fictions
from render.fictions import scenarios, style
from render.kit import palette
from render.kit.canvas import encode
from tests.pictures.kit import AWKWARD

from . import positions as v


def drawn(name: str, names: tuple[str, ...] = v.NAMES) -> Image.Image:
    s, awaited = v.BOARDS[name]()
    return fictions.board(v.seen(s), v.scene(*awaited, names=names, seats=s.seats))


@pytest.mark.parametrize("name", v.BOARDS)
def test_a_board_is_1280_wide_and_a_small_palette_png(name: str) -> None:
    image = drawn(name)
    assert (image.mode, image.width) == ("RGB", 1280)
    assert image.height <= 2600
    data = encode(image)
    assert len(data) <= (220 if name.startswith("crowded") else 150) * 1024
    png = Image.open(BytesIO(data))
    assert (png.format, png.mode, png.size) == ("PNG", "P", image.size)


@pytest.mark.parametrize("name", ["rolled", "shop", "bid_for_power"])
def test_the_same_view_gives_the_same_bytes(name: str) -> None:
    assert encode(drawn(name)) == encode(drawn(name))


def test_each_board_differs() -> None:
    """Guards the tests below: they would pass on empty pictures."""
    assert len({encode(drawn(name)) for name in v.BOARDS}) == len(v.BOARDS)


@pytest.mark.parametrize("kind", AWKWARD)
@pytest.mark.parametrize("name", ["choose", "starter", "rolled", "crowded", "crowded-2", "shop", "won"])
def test_awkward_names_draw(name: str, kind: str) -> None:
    assert drawn(name, (AWKWARD[kind],) * 4).size == drawn(name).size


@pytest.mark.parametrize("name", ["turn", "ready", "rolled", "starter"])
def test_a_board_draws_nothing_that_its_viewer_alone_knows(name: str) -> None:
    s, awaited = v.BOARDS[name]()
    scene = v.scene(*awaited, seats=s.seats)
    public = v.seen(s)
    for seat in range(s.players):
        own = v.seen(s, seat)
        assert fictions.board(own, scene).tobytes() == fictions.board(public, scene).tobytes()
        assert fictions.board_alt(own, scene) == fictions.board_alt(public, scene)
        assert fictions.board_text(own, scene) == fictions.board_text(public, scene)


@pytest.mark.parametrize("name", ["turn", "ready", "rolled"])
def test_a_hand_shows_nothing_of_another_hand_or_of_a_deck(name: str) -> None:
    """Exchange what the others hold with the Clan Deck: board and own hand stay as they are."""
    s, awaited = v.BOARDS[name]()
    scene = v.scene(*awaited, seats=s.seats)
    before = v.seen(s, 0)
    pool = [card for hand in s.hands[1:] for card in hand] + s.clan
    pool = pool[::-1]
    for hand in s.hands[1:]:
        hand[:] = [pool.pop() for _ in hand]
    s.clan[:] = pool
    s.problem_deck.reverse()
    after = v.seen(s, 0)
    assert encode(fictions.board(before, scene)) == encode(fictions.board(after, scene))
    for ask in (None, "help", "idle"):
        assert encode(fictions.hand(before, scene, ask)) == encode(fictions.hand(after, scene, ask))
        assert fictions.hand_text(before, scene, ask) == fictions.hand_text(after, scene, ask)
        assert fictions.hand_alt(before, scene, ask) == fictions.hand_alt(after, scene, ask)


@pytest.mark.parametrize("count", range(15))
def test_a_hand_of_any_size_is_drawn(count: int) -> None:
    s = v.loaded(1, count) if count else v.crowded()
    if not count:
        s.hands[1] = []
    image = fictions.hand(v.seen(s, 1), v.scene(1), "help")
    assert image.width == 1280
    assert image.height <= 2600
    assert len(encode(image)) <= 200 * 1024


@pytest.mark.parametrize("card", style.FACES)
def test_every_card_is_drawn(card: str) -> None:
    s, _ = v.BOARDS["turn"]()
    s.hands[0] = [Henchman(card)]
    fictions.hand(v.seen(s, 0), v.scene(0, seats=2), "turn")


def test_a_solo_hand_shows_both() -> None:
    s, _ = v.BOARDS["solo"]()
    view = v.seen(s, 0)
    one = fictions.hand(view, v.scene(0, seats=2), "rolled")
    other = msgspec.structs.replace(view, hands=(view.hands[0], ()) if s.turn == 0 else ((), view.hands[1]))
    assert fictions.hand(other, v.scene(0, seats=2), "rolled").tobytes() != one.tobytes()


def test_a_spectator_has_no_hand() -> None:
    s, _ = v.BOARDS["turn"]()
    with pytest.raises(ValueError, match="spectator"):
        fictions.hand(v.seen(s), v.scene(0, seats=2), None)


@pytest.mark.parametrize("key", v.KEYS)
def test_each_scenario_has_a_drawing_of_its_own(key: str) -> None:
    assert scenarios.drawing(key) is not scenarios.drawing("a_seventh")
    assert fictions.cover(v.WORDS).size == (1280, 560)


def _seventh(view: FictionsView) -> FictionsView:
    tracks = (Track("fog", 3, 0, 12, 9, 2), Track("boats", 4), Track("tide", 2, 1, 40, 0, -1))
    return msgspec.structs.replace(view, tracks=tracks)


def test_any_scenario_can_be_drawn_from_its_tracks() -> None:
    s, awaited = v.BOARDS["turn"]()
    scene = v.scene(*awaited, seats=2)
    view = _seventh(v.seen(s))
    generic = scenarios.drawing("a_seventh")
    from render.kit.canvas import Canvas

    canvas = Canvas.blank(generic.height(view) + 40, style.PAPER)
    generic.draw(canvas, 10, view, scene)
    assert canvas.image.getcolors(1 << 18) is not None


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        (style.INK, style.PAPER),
        (style.GREY, style.CREAM),
        (style.SHUT, style.SAND),
        (style.PALE, style.INK),
        (style.ROSE, style.INK),
        (style.GOLD, style.INK),
        (style.WHITE, style.RED),
        (style.RED, style.CREAM),
        (style.CREAM, style.GREEN),
        (style.CREAM, style.FELT),
    ],
)
def test_text_parts_from_its_ground(ink: palette.Ink, ground: palette.Ink) -> None:
    assert palette.contrast(ink, ground) >= 4.5


def test_warm_runs_twice() -> None:
    fictions.warm()
    fictions.warm()
