"""Fictions' pictures: sizes, bytes, secrets, awkward names, many cards, any Scenario."""

from __future__ import annotations

import msgspec
import pytest

from engines.fictions.glossary import Henchman
from engines.fictions.scenario import Track
from engines.fictions.view import FictionsView
from render.fictions import PAINTER, scenarios, style
from render.kit.canvas import encode
from tests.pictures.measuring import pixels

from . import positions as v


@pytest.mark.parametrize("count", [0, 1, 2, 3, 4, 5, 6, 7, 9, 12, 14])
def test_a_hand_of_any_size_is_drawn(count: int) -> None:
    s = v.loaded(1, count) if count else v.crowded()
    if not count:
        s.hands[1] = []
    image = PAINTER.hand(v.seen(s, 1), v.scene(1), "help")
    assert image.width == 1280
    assert image.height <= 2600
    if count == 14:
        assert len(encode(image)) <= 200 * 1024


@pytest.mark.parametrize("start", range(0, len(style.FACES), 6))
def test_every_card_is_drawn(start: int) -> None:
    s, _ = v.BOARDS["turn"]()
    pictures = set()
    for held in (list(style.FACES)[start : start + 6], list(style.FACES)[start + 1 : start + 6]):
        s.hands[0] = [Henchman(card) for card in held]
        pictures.add(pixels(PAINTER.hand(v.seen(s, 0), v.scene(0, seats=2), "turn")))
    assert len(pictures) == 2


def test_a_solo_hand_shows_both() -> None:
    s, _ = v.BOARDS["solo"]()
    view = v.seen(s, 0)
    one = PAINTER.hand(view, v.scene(0, seats=2), "rolled")
    other = msgspec.structs.replace(view, hands=(view.hands[0], ()) if s.turn == 0 else ((), view.hands[1]))
    assert pixels(PAINTER.hand(other, v.scene(0, seats=2), "rolled")) != pixels(one)


@pytest.mark.parametrize("key", v.KEYS)
def test_each_scenario_has_a_drawing_of_its_own(key: str) -> None:
    assert scenarios.drawing(key) is not scenarios.drawing("a_seventh")
    assert PAINTER.cover(v.WORDS).size == (1280, 560)


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
