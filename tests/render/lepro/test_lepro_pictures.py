"""Le Pro's pictures: sizes, bytes, secrets, awkward names, crowds, every kind of ask and card."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from random import Random

import pytest
from PIL import Image

from engines.lepro.cards import ALL, BOARD, CHARACTERS, DECK, Card, Character
from engines.lepro.state import State
from render import lepro
from render.kit import palette
from render.kit.canvas import WIDTH, encode
from render.kit.icons import ICONS
from render.lepro import style
from render.lepro.board import side
from render.lepro.ring import cell, height
from tests.pictures.kit import AWKWARD

from . import positions as v


def drawn(name: str, names: tuple[str, ...] = v.NAMES) -> Image.Image:
    s = v.BOARDS[name]()
    return lepro.board(v.seen(s), v.scene(s.turn, names=names, players=s.seats))


@pytest.mark.parametrize("name", v.BOARDS)
def test_a_board_is_1280_wide_and_a_small_palette_png(name: str) -> None:
    image = drawn(name)
    assert (image.mode, image.width) == ("RGB", WIDTH)
    assert image.height <= 2600
    data = encode(image)
    large = image.height > 1500 or name.startswith("crowded")
    assert len(data) <= (200 if large else 150) * 1024
    png = Image.open(BytesIO(data))
    assert (png.format, png.mode, png.size) == ("PNG", "P", image.size)


@pytest.mark.parametrize("name", ["mid-4", "bout", "over-3"])
def test_the_same_view_gives_the_same_bytes(name: str) -> None:
    assert encode(drawn(name)) == encode(drawn(name))


def test_each_board_differs() -> None:
    """Guards the tests below: they would pass on empty pictures."""
    assert len({drawn(name).tobytes() for name in v.BOARDS}) == len(v.BOARDS)


@pytest.mark.parametrize("kind", AWKWARD)
@pytest.mark.parametrize("name", ["deal-2", "mid-4", "crowded-6", "bout", "over-5", "out"])
def test_awkward_names_draw(name: str, kind: str) -> None:
    assert drawn(name, (AWKWARD[kind],) * 6).height > 0


@pytest.mark.parametrize("players", range(2, 7))
def test_the_ring_closes_and_no_space_hides_another(players: int) -> None:
    tall = side(players)
    cells = [cell(at, tall) for at in range(36)]
    for at, (left, top, right, bottom) in enumerate(cells):
        assert 0 <= left < right <= WIDTH
        assert 0 <= top < bottom <= height(tall)
        for other in cells[at + 1 :]:
            apart = right <= other[0] or other[2] <= left or bottom <= other[1] or other[3] <= top
            assert apart


@pytest.mark.parametrize("at", range(36))
def test_six_pawns_stand_on_any_space(at: int) -> None:
    """Six on a space look otherwise than five there and one elsewhere."""
    away = v.on(6, at, at, at, at, at, (at + 18) % 36)
    all_there = v.on(6, at, at, at, at, at, at)
    scene = v.scene(1)
    assert lepro.board(v.seen(all_there), scene).tobytes() != lepro.board(v.seen(away), scene).tobytes()


def exchange(s: State, own: int | None, seed: int) -> None:
    """Deal every secret anew that is not the viewer's: hidden cards in hands, piles, boxers face down."""
    rng = Random(seed)
    fields = {"pearl": "pearls", "diamond": "diamonds", "investment": "shares"}
    for deck, field in fields.items():
        hands = [getattr(player, field) for seat, player in enumerate(s.players) if seat != own]
        pool = [*s.draws[deck], *(card for hand in hands for card in hand)]
        rng.shuffle(pool)
        for hand in hands:
            hand[:] = [pool.pop() for _ in hand]
        s.draws[deck] = pool
    for seat, player in enumerate(s.players):
        if seat != own:
            player.stars = rng.sample(v.STARS, len(player.stars))
            player.missions = rng.sample(v.MISSIONS, len(player.missions))
            if player.boxer is not None and not player.fought:
                player.boxer = rng.choice(s.draws["boxe"])
    for pile in s.draws.values():
        rng.shuffle(pile)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", ["mid-2", "mid-6", "bout", "out"])
def test_a_board_shows_no_hidden_face(name: str, seed: int) -> None:
    s = v.BOARDS[name]()
    scene = v.scene(s.turn, players=s.seats)
    before = v.seen(s)
    exchange(s, None, seed)
    after = v.seen(s)
    assert lepro.board(before, scene).tobytes() == lepro.board(after, scene).tobytes()
    assert lepro.board_alt(before, scene) == lepro.board_alt(after, scene)
    assert lepro.board_text(before, scene) == lepro.board_text(after, scene)


@pytest.mark.parametrize("ask", ["roll", "mission", None])
@pytest.mark.parametrize("name", ["mid-3", "mid-6"])
def test_a_hand_shows_nothing_of_another_hand(name: str, ask: str | None) -> None:
    s = v.BOARDS[name]()
    scene = v.scene(s.turn, players=s.seats)
    before = v.seen(s, 1)
    exchange(s, 1, 5)
    after = v.seen(s, 1)
    assert lepro.hand(before, scene, ask).tobytes() == lepro.hand(after, scene, ask).tobytes()
    assert lepro.hand_alt(before, scene, ask) == lepro.hand_alt(after, scene, ask)
    assert lepro.hand_text(before, scene, ask) == lepro.hand_text(after, scene, ask)


@pytest.mark.parametrize("ask", v.ASKS)
@pytest.mark.parametrize("name", ["mid-4", "deal-2", "closing"])
def test_a_hand_is_drawn_for_every_ask(name: str, ask: str | None) -> None:
    s = v.BOARDS[name]()
    for seat in range(s.seats):
        image = lepro.hand(v.seen(s, seat), v.scene(seat, players=s.seats), ask)
        assert (image.mode, image.width) == ("RGB", WIDTH)
        assert image.height <= 2600
    assert len(encode(image)) <= 150 * 1024


def test_a_hand_of_everything_is_drawn() -> None:
    image = lepro.hand(v.seen(v.crowded(4), 0), v.scene(0), "expert")
    assert len(encode(image)) <= 330 * 1024


@pytest.mark.parametrize("word", CHARACTERS)
def test_every_character_has_a_hand(word: str) -> None:
    s = v.deal(2)
    pictures = []
    for driven in (False, True):
        s.players[0].character, s.players[0].driven = Character(word), driven
        pictures.append(lepro.hand(v.seen(s, 0), v.scene(0), "roll").tobytes())
    assert (pictures[0] != pictures[1]) == (word == "driver")


@pytest.mark.parametrize("letter", DECK)
def test_every_card_may_be_the_last_that_was_shown(letter: str) -> None:
    for players in (2, 4):
        s = v.mid(players)
        for card in ALL:
            if card[0] == letter:
                s.shown = Card(card)
                lepro.board(v.seen(s), v.scene(1, players=players))


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(ValueError, match="spectator"):
        lepro.hand(v.seen(v.mid(2)), v.scene(0), None)


def test_every_space_deck_and_character_has_its_picture() -> None:
    names = {*style.ICON.values(), *style.DECK_ICON.values(), *style.EMBLEM.values()}
    assert not [name for name in names if not Path(ICONS / f"{name}.svg").exists()]
    assert set(style.ICON) == {word for words in BOARD for word in words}
    assert set(style.DECK_ICON) == set(DECK.values())
    assert set(style.EMBLEM) == set(CHARACTERS)


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        *((style.tone(word)[1], style.tone(word)[0]) for word in style.ICON),
        (style.GOLD, style.NIGHT),
        (style.GOLD, style.GREEN),
        (style.CREAM, style.RED),
        (style.RED, style.CREAM),
        (style.PALE, style.NIGHT),
        (style.PALE, style.GREEN),
        (style.OLIVE, style.CREAM),
        (style.ROSE, style.NIGHT),
        (style.CREAM, style.LEAF),
        (style.NIGHT, style.WAN),
    ],
)
def test_text_parts_from_its_ground(ink: palette.Ink, ground: palette.Ink) -> None:
    assert palette.contrast(ink, ground) >= 4.5


def test_the_cover_and_a_second_warming() -> None:
    assert lepro.cover(v.WORDS).size == (1280, 560)
    lepro.warm()
    lepro.warm()
