"""Le Pro's alt texts and descriptions: everything is said, nothing too long, nothing untrue."""

from __future__ import annotations

import re

import pytest

from engines.lepro.cards import MISSIONS
from render.lepro import PAINTER
from render.lepro.final import ranks
from render.lepro.hand import question
from render.lepro.playable import missing, usable
from tests.render.playing import asked

from . import positions as v


def test_the_alt_text_follows_its_template() -> None:
    s = v.mid(2)
    said = PAINTER.board_alt(v.seen(s), v.scene(1, players=2))
    for part in (
        r"^Round 7\. Colette plays the space\. Target 70,000\. .*Colette leads in cash\.",
        r"Aldo, The \w+, on space \d+ \w+, cash [\d,]+, strength \d+, \d+ pearls?, \d+ diamonds?,",
        r"\d+ investments?, \d+ records?, \d+ protections?, \d+ kept cards?, car ",
        r"car [\d,]+, factor \d, \d used",
        r"boxer hidden",
        r"boxer with \d dice and 1 victory, buyer\.",
        r"Hat cards on: 1 Recruitment, 4 Robbery, 6 Boxing\.",
        r"Last event: ",
    ):
        assert re.search(part, said), part


def test_the_eliminated_are_told() -> None:
    s = v.BOARDS["out"]()
    assert "Aldo is eliminated." in PAINTER.board_alt(v.seen(s), v.scene(1, players=3))


def test_a_bout_is_told_with_both_sides() -> None:
    s = v.BOARDS["bout"]()
    assert "Bout: Colette rolled 6 and 2, Sylvie 3 and 3 and 5." in PAINTER.board_alt(
        v.seen(s), v.scene(1, players=4)
    )


def test_the_end_is_told_with_its_parts_and_all_hands() -> None:
    s = v.over(4)
    view, scene = v.seen(s), v.scene(players=4)
    for place in view.places:
        for said in (PAINTER.board_alt(view, scene), PAINTER.board_text(view, scene)):
            assert f"{place.total:,}, cash {place.cash:,}" in said
    for name in v.NAMES[:4]:
        assert f"{name} held " in PAINTER.board_text(view, scene)


def test_equal_players_share_a_place() -> None:
    s = v.over(3)
    s.totals = [[1000, 0, 0, 0, 1000]] * 3
    for player, men in zip(s.players, (4, 4, 2), strict=True):
        player.men_acquired = men
    view = v.seen(s)
    assert ranks(view) == [1, 1, 3]
    assert "Aldo, Colette share the victory" in PAINTER.board_text(view, v.scene(players=3))


def test_every_ask_has_its_question() -> None:
    nothing = question(v.scene(0), None)
    untold = [ask for ask in v.ASKS if ask is not None and question(v.scene(0), ask) == nothing]
    assert set(untold) <= {"bout", "share"}


@pytest.mark.parametrize("players", [2, 4, 6])
def test_use_now_stands_on_exactly_what_is_offered(players: int) -> None:
    """In whole games the marked star Adventures and Missions are the engine's options."""
    checked = 0
    for view, ask in asked(v.play(players, players)):
        offered = {getattr(one, "card", "") for one in ask.options}
        stars = {card for card in view.hand.stars if usable(view, view.hand, card, ask.kind)}
        if ask.kind != "sacrifice":
            assert stars == offered & set(view.hand.stars), ask.kind
            checked += bool(stars)
        if ask.kind == "mission":
            ready = {card for card in view.hand.missions if not missing(view, card)}
            assert ready == offered & set(view.hand.missions) & set(MISSIONS)
    assert checked
