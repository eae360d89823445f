"""What has changed since the last board, who leads, and what the head of a hand says of a question."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from PIL import Image

from engines.lepro.cards import BOARD, Card
from engines.lepro.state import State
from engines.lepro.view import LeproView
from render.kit.scene import Scene
from render.lepro import PAINTER
from render.lepro.board import side
from render.lepro.changes import cash_change, changes, leaders
from render.lepro.final import final
from render.lepro.hand_facts import said
from render.lepro.pawns import pawns
from render.lepro.ring import cell, ring
from tests.pictures.measuring import measured, pixels

from . import positions as v


def since(before: State) -> Scene:
    """A scene whose last board showed ``before``."""
    return msgspec.structs.replace(v.scene(1, players=len(before.players)), before=v.seen(before))


def moved() -> tuple[LeproView, Scene]:
    """A view, and the scene after a board on which Colette had less, Marius more."""
    before, now = v.mid(4), v.mid(4)
    now.players[1].cash += 1_800
    now.players[1].pearls.append(Card("P01"))
    now.players[2].cash -= 600
    return v.seen(now), since(before)


def test_changes_are_told_by_seat_the_greatest_first() -> None:
    view, scene = moved()
    assert changes(view, scene) == [
        (1, [("cash", "", 1_800), ("pearls", "oyster-pearl", 1)]),
        (2, [("cash", "", -600)]),
    ]
    assert [cash_change(view, scene, seat) for seat in range(4)] == [0, 1_800, -600, 0]
    for said_ in (PAINTER.board_alt(view, scene), PAINTER.board_text(view, scene)):
        assert "Since the last board: Colette +1,800, pearls +1; Marius −600." in said_


def test_changes_are_drawn_above_and_beside_the_cash() -> None:
    view, scene = moved()
    with measured() as lines:
        PAINTER.board(view, scene)
    words = [line.words for line in lines]
    assert words.count("+1,800") == words.count("−600") == 2


def test_without_a_board_before_nothing_has_changed() -> None:
    view, scene = moved()
    alone = msgspec.structs.replace(scene, before=None)
    assert changes(view, alone) == []
    assert "Since" not in PAINTER.board_alt(view, alone)
    assert changes(view, msgspec.structs.replace(scene, before=v.seen(v.mid(3)))) == []


def test_whoever_went_out_is_told_once() -> None:
    scene = since(v.mid(3))
    view = v.seen(v.gone(3))
    assert (0, [("out", "", 1)]) in changes(view, scene)
    assert changes(view, since(v.gone(3))) == []


@pytest.mark.parametrize("players", range(2, 7))
def test_a_crowd_of_changes_stays_in_its_panel(players: int) -> None:
    before, now = v.mid(players), v.mid(players)
    for player in now.players:
        player.cash += 12_300
        player.pearls, player.records = [], [Card("X01"), Card("X02")]
    with measured() as lines:
        PAINTER.board(v.seen(now), since(before))
    assert max(line.outside for line in lines) <= 0


def test_whoever_has_most_cash_leads_unless_all_have_the_same() -> None:
    s = v.mid(4)
    for player, cash in zip(s.players, (100, 300, 300, 200), strict=True):
        player.cash = cash
    assert leaders(v.seen(s)) == (1, 2)
    assert "Colette, Marius lead in cash." in PAINTER.board_text(v.seen(s), v.scene(1, players=4))
    assert leaders(v.seen(v.deal(4))) == ()


@pytest.mark.parametrize("at", range(36))
def test_no_pawn_covers_the_name_of_its_space(at: int) -> None:
    """The lines of names stay as they are, whoever stands there."""
    tall = side(6)
    canvas = ring(tall, v.scene(0))
    left, _, right, bottom = cell(at, tall)
    names = (left + 8, bottom - 43 if len(BOARD[at]) == 1 else bottom - 70, right - 8, bottom - 8)
    before = canvas.image.crop(names)
    s = v.on(6, at, at, at, at, at, at)
    s.hats, s.turn = {}, 0
    pawns(canvas, v.seen(s), v.scene(0), tall)
    assert pixels(canvas.image.crop(names)) == pixels(before)


FACTS: dict[str, tuple[Callable[[State], None], str | None, str]] = {
    "die": (lambda s: None, "die", "5 · Collection 30"),
    "seller": (lambda s: None, "seller", "Robbery 25 · costs 200"),
    "free": (lambda s: setattr(s.landing, "free_item", True), "seller", "Robbery 25 · free"),
    "protection": (lambda s: None, "protection", "Robbery 25 · costs 500"),
    "car": (lambda s: setattr(s, "looked", Card("C15")), "car", "buy"),
    "collection": (lambda s: None, "collection", "a card says what is due"),
    "poor": (lambda s: setattr(s.players[1], "cash", 4_000), "collection", "100 is due"),
    "mission": (lambda s: None, "mission", "strength 6"),
    "none": (lambda s: None, None, "Robbery 25 · 11 spaces to Refuge"),
}


@pytest.mark.parametrize("name", FACTS)
def test_a_hand_is_headed_by_the_facts_of_its_question(name: str) -> None:
    change, ask, wanted = FACTS[name]
    s = v.mid(4)
    change(s)
    view, scene = v.seen(s, 1), v.scene(1, players=4)
    assert wanted in said(view, scene, ask)
    assert wanted in PAINTER.hand_alt(view, scene, ask)
    with measured() as lines:
        drawn = PAINTER.hand(view, scene, ask)
    assert isinstance(drawn, Image.Image)
    shown = [line.words for line in lines]
    assert all(part in shown or part.isdigit() for part in wanted.split(" · ") if name != "car")


def test_the_final_card_of_six_sums_up_what_was_held() -> None:
    assert final(v.seen(v.over(6)), v.scene(players=6)).height <= 1500
