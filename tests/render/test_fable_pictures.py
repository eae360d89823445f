"""Fame & Fable's pictures: sizes, bytes, secrets, awkward names, crowds, every card and its place."""

from __future__ import annotations

from io import BytesIO
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from PIL import Image

from engines.fable.cards import FIGURES, FOES, HEROES, ITEMS, LEGENDS, MONSTERS, MOONS
from engines.fable.glossary import Card
from engines.fable.printed import CONTRACTS
from engines.fable.state import Deployed, Enemy, Settings, State
from render import fable
from render.fable import look, phrase
from render.fable.hand_cards import LARGE
from render.fable.track import HIGH, TOP, spot
from render.kit import palette
from render.kit import type as t
from render.kit.canvas import WIDTH, encode
from render.kit.icons import ICONS

from . import fable_views as v
from .test_fixer_pictures import AWKWARD


def drawn(name: str, names: tuple[str, ...] = v.NAMES) -> Image.Image:
    s = v.BOARDS[name]()
    return fable.board(v.seen(s), v.scene(s.turn, names=names, players=s.seats))


@pytest.mark.parametrize("name", v.BOARDS)
def test_a_board_is_1280_wide_and_a_small_palette_png(name: str) -> None:
    image = drawn(name)
    assert (image.mode, image.width) == ("RGB", WIDTH)
    assert image.height <= 2400
    data = encode(image)
    assert len(data) <= (210 if name == "crowded" else 165) * 1024
    png = Image.open(BytesIO(data))
    assert (png.format, png.mode, png.size) == ("PNG", "P", image.size)


@pytest.mark.parametrize("name", ["mid-4", "fight-3", "over-3", "solo"])
def test_the_same_view_gives_the_same_bytes(name: str) -> None:
    assert encode(drawn(name)) == encode(drawn(name))


def test_each_board_differs() -> None:
    """Guards the tests below: they would pass on empty pictures."""
    assert len({drawn(name).tobytes() for name in v.BOARDS}) == len(v.BOARDS)


@pytest.mark.parametrize("kind", AWKWARD)
@pytest.mark.parametrize("name", ["deal-2", "mid-4", "crowded", "fight-1", "over-4", "solo-won"])
def test_awkward_names_draw(name: str, kind: str) -> None:
    assert drawn(name, (AWKWARD[kind],) * 4).height > 0


@pytest.mark.parametrize("goal", [50, 100])
def test_the_spaces_of_the_track_stand_apart_and_next_to_each_other(goal: int) -> None:
    spots = [spot(space, goal) for space in range(goal + 1)]
    assert len(set(spots)) == goal + 1
    for here, there in pairwise(spots[1:]):
        far = abs(here[0] - there[0]), abs(here[1] - there[1])
        assert far[0] < 1 or far[1] < 1
        assert max(far) <= 115
    for x, y in spots:
        assert 20 <= x <= WIDTH - 20
        assert TOP <= y <= TOP + HIGH


@pytest.mark.parametrize("goal", [50, 100])
def test_a_token_is_seen_on_every_space_and_beyond(goal: int) -> None:
    pictures = set()
    for fame in (*range(0, goal + 1, 7), goal, goal + 1, goal + 30):
        s = v.mid(2, Settings(short_game=goal == 50))
        s.players[0].fame = fame
        image = fable.board(v.seen(s), v.scene(0, players=2))
        pictures.add(image.crop((0, TOP, WIDTH, TOP + HIGH + 90)).tobytes())
    assert len(pictures) == len({*range(0, goal + 1, 7), goal, goal + 1, goal + 30})


def exchange(s: State, own: int | None, seed: int) -> None:
    """Deal every secret anew that is not the viewer's: hands, piles, foes face down."""
    rng = Random(seed)
    for deck in ("ally", "item"):
        kept = [
            [card for card in player.hand if (card in ITEMS) == (deck == "item") and card not in player.known]
            for player in s.players
        ]
        pool = [*s.decks[deck], *(card for seat, cards in enumerate(kept) for card in cards if seat != own)]
        rng.shuffle(pool)
        for seat, player in enumerate(s.players):
            if seat != own:
                others = [card for card in player.hand if card not in kept[seat]]
                player.hand = [*others, *(pool.pop() for _ in kept[seat])]
        s.decks[deck] = pool
    for player in s.players:
        for waiting in player.pending:
            if not waiting.shown:
                waiting.card = Card(rng.choice(list(LEGENDS)))
    for pile in s.decks.values():
        rng.shuffle(pile)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", ["mid-2", "mid-4", "fight-2", "moon"])
def test_a_board_shows_no_hidden_face(name: str, seed: int) -> None:
    s = v.BOARDS[name]()
    scene = v.scene(s.turn, players=s.seats)
    before = v.seen(s)
    exchange(s, None, seed)
    after = v.seen(s)
    assert fable.board(before, scene).tobytes() == fable.board(after, scene).tobytes()
    assert fable.board_alt(before, scene) == fable.board_alt(after, scene)
    assert fable.board_text(before, scene) == fable.board_text(after, scene)


@pytest.mark.parametrize("ask", ["day", None])
@pytest.mark.parametrize("name", ["mid-3", "fight-2"])
def test_a_hand_shows_nothing_of_another_hand(name: str, ask: str | None) -> None:
    s = v.BOARDS[name]()
    scene = v.scene(s.turn, players=s.seats)
    before = v.seen(s, s.turn)
    exchange(s, s.turn, 5)
    after = v.seen(s, s.turn)
    assert fable.hand(before, scene, ask).tobytes() == fable.hand(after, scene, ask).tobytes()
    assert fable.hand_alt(before, scene, ask) == fable.hand_alt(after, scene, ask)
    assert fable.hand_text(before, scene, ask) == fable.hand_text(after, scene, ask)


@pytest.mark.parametrize("ask", v.ASKS)
@pytest.mark.parametrize("name", ["deal-1", "mid-4", "fight-1", "fight-4", "crowded", "looking", "over-2"])
def test_a_hand_is_drawn_for_every_ask(name: str, ask: str | None) -> None:
    s = v.BOARDS[name]()
    for seat in range(s.seats):
        image = fable.hand(v.seen(s, seat), v.scene(seat, players=s.seats), ask)
        assert (image.mode, image.width) == ("RGB", WIDTH)
        assert image.height <= 2700
    assert len(encode(image)) <= (230 if name == "crowded" else 150) * 1024


def test_what_is_looked_at_is_drawn_for_the_looker_alone() -> None:
    s = v.looking()
    hands = [fable.hand(v.seen(s, seat), v.scene(seat), None).tobytes() for seat in range(4)]
    s.decks["item"][-4:] = reversed(s.decks["item"][-4:])
    after = [fable.hand(v.seen(s, seat), v.scene(seat), None).tobytes() for seat in range(4)]
    assert hands[:-1] == after[:-1]
    assert hands[-1] != after[-1]


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(ValueError, match="spectator"):
        fable.hand(v.seen(v.mid(2)), v.scene(0), None)


def test_every_figure_item_and_foe_has_a_picture_of_its_own() -> None:
    assert set(look.ART) == {*FIGURES, *ITEMS, *FOES}
    assert len(set(look.ART.values())) == len(look.ART)
    assert not [name for name in look.ART.values() if not Path(ICONS / f"{name}.svg").exists()]
    assert set(look.TOKENS) == set(HEROES)


@pytest.mark.parametrize("start", range(0, len(MONSTERS), 3))
def test_every_monster_may_lie_face_up(start: int) -> None:
    s = v.mid(2)
    cards = (list(MONSTERS) * 2)[start : start + 3]
    s.rows["monster"] = [Card(card) for card in cards]
    before = fable.board(v.seen(s), v.scene(0, players=2)).tobytes()
    s.rows["monster"][1] = None
    assert fable.board(v.seen(s), v.scene(0, players=2)).tobytes() != before


@pytest.mark.parametrize("card", [*FOES, "A67", "H3"])
def test_every_foe_may_be_fought(card: str) -> None:
    s = v.fight(card, "M04", players=2)
    boards = []
    for tally in (0, 1):
        s.combat[0].tally = tally
        boards.append(fable.board(v.seen(s), v.scene(0, players=2)).tobytes())
    assert boards[0] != boards[1]
    fable.hand(v.seen(s, s.turn), v.scene(0, players=2), "day")


@pytest.mark.parametrize("start", range(0, len(CONTRACTS), 3))
def test_every_market_card_is_drawn(start: int) -> None:
    s = v.mid(2)
    for row, cards in (("ally", FIGURES), ("item", ITEMS), ("contract", CONTRACTS)):
        s.rows[row] = [Card(card) for card in (list(cards) * 4)[start : start + 3]]
    for moon in MOONS:
        s.moon, s.decks["moon"] = Card(moon), []
        fable.board(v.seen(s), v.scene(0, players=2))


@pytest.mark.parametrize("start", range(0, len(FIGURES), 6))
def test_every_ally_stands_ready_and_exhausted(start: int) -> None:
    s = v.mid(2)
    cards = (list(FIGURES) * 2)[start : start + 6]
    boards = set()
    for ready in (True, False):
        s.players[0].deployed = [Deployed(Card(card), ready) for card in cards]
        boards.add(fable.board(v.seen(s), v.scene(0, players=2)).tobytes())
        for foe in ([], [Enemy(Card("L10"))]):
            s.turn, s.combat = 0, foe
            fable.hand(v.seen(s, 0), v.scene(0, players=2), "day")
            s.combat = []
    assert len(boards) == 2


@pytest.mark.parametrize("card", [*FIGURES, *ITEMS])
def test_no_card_s_text_is_cut_in_the_hand(card: str) -> None:
    """The room is that of a large card, with the line that says why it cannot be played."""
    lines, _ = phrase.fitted_lines(phrase.whole(v.scene(), card) or "-", 390, LARGE - 86 - 40, 34)
    if card in ITEMS and ITEMS[card].trait.kind == "re":
        lines, _ = phrase.fitted_lines(phrase.whole(v.scene(), card), 390, LARGE - 96, 34)
    assert not [line for line in lines if t.ELLIPSIS in line]


@pytest.mark.parametrize("player", range(2))
def test_every_question_of_a_played_game_is_drawn(player: int) -> None:
    kinds = set()
    for at, table in enumerate(v.play(2 + player, 7 + player)):
        for seat, ask in table.asks.items():
            if ask.kind in kinds and at % 40:
                continue
            kinds.add(ask.kind)
            scene = v.scene(*table.awaited, players=2 + player)
            fable.board(v.seen(table.g.s), scene)
            fable.hand(v.seen(table.g.s, seat), scene, ask.kind)
    assert len(kinds) > 3


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        (look.GOLD, look.DEEP),
        (look.GOLD, look.INDIGO),
        (look.GOLD, look.BLUE),
        (look.PARCHMENT, look.BLUE),
        (look.PALE, look.BLUE),
        (look.PALE, look.NIGHT),
        (look.ROSE, look.BLUE),
        (look.VIOLET, look.INDIGO),
        (look.INK, look.PARCHMENT),
        (look.PLUM, look.PARCHMENT),
        (look.EARTH, look.PARCHMENT),
        (look.WINE, look.PARCHMENT),
        (look.RED, look.PARCHMENT),
        (look.INK, look.GOLD),
        (look.DEEP, palette.mix(look.SLATE, look.PALE, 0.22)),
    ],
)
def test_text_parts_from_its_ground(ink: palette.Ink, ground: palette.Ink) -> None:
    assert palette.contrast(ink, ground) >= 4.5


def test_the_cover_and_a_second_warming() -> None:
    assert fable.cover(v.WORDS).size == (1280, 560)
    fable.warm()
    fable.warm()
