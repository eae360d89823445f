"""Le Pro's pictures: sizes, bytes, secrets, awkward names, crowds, every kind of ask and card."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from engines.lepro.cards import ALL, BOARD, CHARACTERS, DECK, Card, Character
from render.kit.canvas import WIDTH, Canvas
from render.kit.icons import ICONS
from render.lepro import PAINTER, style
from render.lepro.board import side
from render.lepro.news import height, news
from render.lepro.pawns import pawns
from render.lepro.ring import cell
from render.lepro.ring import height as ring_height
from render.lepro.wording import brief, title
from tests.pictures.measuring import pixels

from . import positions as v


@pytest.mark.parametrize("players", range(2, 7))
def test_the_ring_closes_and_no_space_hides_another(players: int) -> None:
    tall = side(players)
    cells = [cell(at, tall) for at in range(36)]
    for at, (left, top, right, bottom) in enumerate(cells):
        assert 0 <= left < right <= WIDTH
        assert 0 <= top < bottom <= ring_height(tall)
        for other in cells[at + 1 :]:
            apart = right <= other[0] or other[2] <= left or bottom <= other[1] or other[3] <= top
            assert apart


@pytest.mark.parametrize("at", range(36))
def test_six_pawns_stand_on_any_space(at: int) -> None:
    """Six on a space look otherwise than five there and one elsewhere."""
    scene = v.scene(1)
    pictures = set()
    for last in (at, (at + 18) % 36):
        canvas = Canvas.blank(ring_height(side(6)), style.GREEN)
        pawns(canvas, v.seen(v.on(6, at, at, at, at, at, last)), scene, side(6))
        pictures.add(pixels(canvas.image))
    assert len(pictures) == 2


@pytest.mark.parametrize("word", CHARACTERS)
def test_every_character_has_a_hand(word: str) -> None:
    s = v.deal(2)
    pictures = []
    for driven in (False, True):
        s.players[0].character, s.players[0].driven = Character(word), driven
        pictures.append(pixels(PAINTER.hand(v.seen(s, 0), v.scene(0), "roll")))
    assert (pictures[0] != pictures[1]) == (word == "driver")


@pytest.mark.parametrize("letter", DECK)
@pytest.mark.parametrize("wide", [860, 1020])
def test_every_card_may_be_the_last_that_was_shown(letter: str, wide: int) -> None:
    """Cards that do different things look different."""
    s, scene = v.mid(4), v.scene(1)
    pictures, said = set(), set()
    for card in ALL:
        if card[0] == letter:
            s.shown = Card(card)
            canvas = Canvas(Image.new("RGB", (wide, height(1)), style.GREEN))
            news(canvas, (0, 0, wide, height(1)), v.seen(s), scene, 1)
            pictures.add(pixels(canvas.image))
            said.add((title(scene, card), brief(scene, card)))
    assert len(pictures) == len(said)


def test_every_space_deck_and_character_has_its_picture() -> None:
    names = {*style.ICON.values(), *style.DECK_ICON.values(), *style.EMBLEM.values()}
    assert not [name for name in names if not Path(ICONS / f"{name}.svg").exists()]
    assert set(style.ICON) == {word for words in BOARD for word in words}
    assert set(style.DECK_ICON) == set(DECK.values())
    assert set(style.EMBLEM) == set(CHARACTERS)
