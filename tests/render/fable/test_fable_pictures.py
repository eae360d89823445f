"""Fame & Fable's pictures: sizes, bytes, secrets, awkward names, crowds, every card and its place."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from engines.fable.cards import FIGURES, FOES, HEROES, ITEMS, MONSTERS, MOONS
from engines.fable.glossary import Card
from engines.fable.printed import CONTRACTS
from engines.fable.state import Deployed, Enemy, Settings
from render.fable import PAINTER, beneath_track, foe, market, seats, style, wording
from render.fable.hand_cards import LARGE
from render.fable.track import TOP, Road, beside, road, spot
from render.kit import lettering as t
from render.kit.canvas import WIDTH, Canvas
from render.kit.icons import ICONS
from tests.pictures.measuring import pixels

from . import positions as v


@pytest.mark.parametrize("goal", [50, 100])
def test_the_spaces_of_the_track_stand_apart_and_next_to_each_other(goal: int) -> None:
    way = Road(goal, (0, 1, 2, 3, 4))
    spots = [spot(space, way) for space in range(goal + 1)]
    assert len(set(spots)) == goal + 1
    for here, there in pairwise(spots[1:]):
        far = abs(here[0] - there[0]), abs(here[1] - there[1])
        assert far[0] < 1 or far[1] < 1
        assert max(far) <= 115
    for x, y in spots:
        assert 20 <= x <= WIDTH - 20
        assert TOP <= y <= TOP + way.height


@pytest.mark.parametrize("goal", [50, 100])
def test_a_token_is_seen_on_every_space_and_beyond(goal: int) -> None:
    pictures = set()
    for fame in (*range(0, goal + 1, 7), goal, goal + 1, goal + 30):
        s = v.mid(2, Settings(short_game=goal == 50))
        s.players[0].fame = fame
        image = PAINTER.board(v.seen(s), v.scene(0, players=2))
        pictures.add(pixels(image.crop((0, TOP, WIDTH, TOP + road(v.seen(s)).height + 90))))
    assert len(pictures) == len({*range(0, goal + 1, 7), goal, goal + 1, goal + 30})


def test_what_is_looked_at_is_drawn_for_the_looker_alone() -> None:
    s = v.looking()
    hands = [pixels(PAINTER.hand(v.seen(s, seat), v.scene(seat), None)) for seat in range(4)]
    s.decks["item"][-4:] = reversed(s.decks["item"][-4:])
    after = [pixels(PAINTER.hand(v.seen(s, seat), v.scene(seat), None)) for seat in range(4)]
    assert hands[:-1] == after[:-1]
    assert hands[-1] != after[-1]


def test_every_figure_item_and_foe_has_a_picture_of_its_own() -> None:
    assert set(style.ART) == {*FIGURES, *ITEMS, *FOES}
    assert len(set(style.ART.values())) == len(style.ART)
    assert not [name for name in style.ART.values() if not Path(ICONS / f"{name}.svg").exists()]
    assert set(style.TOKENS) == set(HEROES)


@pytest.mark.parametrize("start", range(0, len(MONSTERS), 3))
def test_every_monster_may_lie_face_up(start: int) -> None:
    s = v.mid(2)
    cards = (list(MONSTERS) * 2)[start : start + 3]
    s.rows["monster"] = [Card(card) for card in cards]
    before = pixels(PAINTER.board(v.seen(s), v.scene(0, players=2)))
    s.rows["monster"][1] = None
    assert pixels(PAINTER.board(v.seen(s), v.scene(0, players=2))) != before


@pytest.mark.parametrize("card", [*FOES, "A67", "H3"])
def test_every_foe_may_be_fought(card: str) -> None:
    """A foe that is hit looks otherwise than one that is not."""
    s = v.fight(card, "M04", players=2)
    pictures = set()
    for tally in (0, 1):
        s.combat[0].tally = tally
        canvas = Canvas.blank(foe.height(2), style.NIGHT)
        foe.foes(canvas, 0, v.seen(s), v.scene(0, players=2))
        pictures.add(pixels(canvas.image))
    assert len(pictures) == 2


@pytest.mark.parametrize("start", range(0, len(CONTRACTS), 3))
def test_every_market_card_is_drawn(start: int) -> None:
    s, scene = v.mid(2), v.scene(0, players=2)
    pictures = set()
    for cards in (0, 3):
        for row, kinds in (("ally", FIGURES), ("item", ITEMS), ("contract", CONTRACTS)):
            s.rows[row] = [
                Card(card) for card in (list(kinds) * 5)[start + cards * 3 : start + cards * 3 + 3]
            ]
        for briefly in (False, True):
            canvas = Canvas.blank(market.height(v.seen(s), briefly), style.NIGHT)
            market.market(canvas, 0, v.seen(s), scene, briefly)
            pictures.add(pixels(canvas.image))
    assert len(pictures) == 4


@pytest.mark.parametrize("options", [Settings(short_game=True), Settings(short_game=True, moon_deck=True)])
def test_moons_beyond_the_champion_space_are_drawn(options: Settings) -> None:
    s, scene, pictures = v.mid(4, options), v.scene(0), set()
    for moons in ([], [60], [60, 90], [60, 70, 80, 90]):
        s.moons = [10, *moons]
        seen = v.seen(s)
        pictures.add(pixels(PAINTER.board(seen, scene).crop((0, 0, WIDTH, TOP + road(seen).height + 150))))
        assert all(str(space) in PAINTER.board_text(seen, scene) for space in moons)
    assert len(pictures) == 4


def test_every_moon_card_is_drawn() -> None:
    s = v.mid(2, v.MOON)
    pictures = set()
    for moon in (*MOONS, None):
        s.moon = None if moon is None else Card(moon)
        seen = v.seen(s)
        canvas = Canvas.blank(beneath_track.height(seen), style.NIGHT)
        beneath_track.beneath_track(canvas, 0, seen, v.scene(0, players=2))
        pictures.add(pixels(canvas.image))
    assert len(pictures) == len(MOONS) + 1


@pytest.mark.parametrize("start", range(0, len(FIGURES), 6))
def test_every_ally_stands_ready_and_exhausted(start: int) -> None:
    """In a strip of the board; and each may be looked at in its owner's hand, in a fight and out of one."""
    s, scene = v.mid(2), v.scene(0, players=2)
    cards = (list(FIGURES) * 2)[start : start + 6]
    s.turn, pictures = 0, set()
    for ready, fights in ((True, []), (False, [Enemy(Card("L10"))])):
        s.players[0].deployed = [Deployed(Card(card), ready) for card in cards]
        canvas = Canvas.blank(seats.height(v.seen(s)), style.NIGHT)
        seats.seats(canvas, 0, v.seen(s), scene)
        pictures.add(pixels(canvas.image))
        s.combat = fights
        PAINTER.hand(v.seen(s, 0), scene, "day")
        s.combat = []
    assert len(pictures) == 2


@pytest.mark.parametrize("card", [*FIGURES, *ITEMS])
def test_no_card_s_text_is_cut_in_the_hand(card: str) -> None:
    """The room is that of a large card, beside its picture."""
    lines, _ = wording.fitted_lines(wording.whole(v.scene(), card) or "-", 390, LARGE - 84, 36)
    assert not [line for line in lines if t.ELLIPSIS in line]


@pytest.mark.parametrize("card", [*FIGURES, *ITEMS, *MONSTERS, *CONTRACTS])
def test_what_a_card_does_in_short_is_not_cut_on_the_board(card: str) -> None:
    """At the least size of words; the rooms are those beside a price, a wreath or a portrait."""
    room = 406 - 66 if card in FIGURES or card in ITEMS else 406 - 100 if card in CONTRACTS else 406 - 134
    assert t.length(wording.brief(v.scene(), card), style.BOOK, 27) <= room


def test_tokens_that_meet_stand_beside_each_other() -> None:
    assert beside([95, 100, 108, 400], 50, 0, 500) == [51.0, 101.0, 151.0, 400.0]
    assert beside([10, 10], 50, 30, 500) == [30.0, 80.0]
    assert beside([490, 495, 500], 50, 0, 500) == [400.0, 450.0, 500.0]


@pytest.mark.parametrize(
    ("fames", "rows"),
    [
        ((0, 0, 0, 0), [(1, 20, False), (21, 100, True)]),
        ((7, 41, 3, 9), [(1, 20, False), (21, 40, False), (41, 60, False), (61, 100, True)]),
        ((7, 61, 33, 9), [(at, at + 19, False) for at in range(1, 100, 20)]),
        ((61, 104, 99, 75), [(1, 60, True), (61, 80, False), (81, 100, False)]),
        ((7, 91, 3, 9), [(1, 20, False), (21, 80, True), (81, 100, False)]),
    ],
)
def test_rows_where_nobody_stands_are_folded(
    fames: tuple[int, ...], rows: list[tuple[int, int, bool]]
) -> None:
    """Two or more, one after the other."""
    found = road(v.seen(v.at(*fames))).rows
    assert [(row.first, row.last, row.folded) for row in found] == rows


def test_the_one_ahead_is_marked() -> None:
    assert seats.leaders(v.seen(v.at(7, 30, 30, 2))) == [1, 2]
    assert seats.leaders(v.seen(v.at(7, 7))) == []
