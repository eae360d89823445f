"""Le Pro's alt texts and descriptions: everything is said, nothing too long, nothing untrue."""

from __future__ import annotations

import re

import pytest

from engines.lepro.cards import MISSIONS
from render import lepro
from render.kit.alt_text import ALT_LIMIT, TEXT_LIMIT, units
from render.lepro.final import ranks
from render.lepro.hand import question
from render.lepro.playable import missing, usable
from tests.pictures.kit import AWKWARD

from . import positions as v


@pytest.mark.parametrize("kind", ["plain", *AWKWARD])
@pytest.mark.parametrize("name", v.BOARDS)
def test_a_board_s_words_keep_their_limits(name: str, kind: str) -> None:
    s = v.BOARDS[name]()
    names = v.NAMES if kind == "plain" else (AWKWARD[kind],) * 6
    view, scene = v.seen(s), v.scene(s.turn, names=names, players=s.seats)
    assert 40 < units(lepro.board_alt(view, scene)) <= ALT_LIMIT
    assert units(lepro.board_text(view, scene)) <= TEXT_LIMIT
    assert "\n" not in lepro.board_alt(view, scene)


@pytest.mark.parametrize("name", ["deal-3", "mid-4", "crowded-4"])
def test_a_hand_s_words_keep_their_limits(name: str) -> None:
    s = v.BOARDS[name]()
    for ask in v.ASKS:
        view, scene = v.seen(s, 1), v.scene(1, players=s.seats)
        assert units(lepro.hand_alt(view, scene, ask)) <= ALT_LIMIT
        assert units(lepro.hand_text(view, scene, ask)) <= TEXT_LIMIT


def test_the_alt_text_follows_its_template() -> None:
    s = v.mid(2)
    said = lepro.board_alt(v.seen(s), v.scene(1, players=2))
    for part in (
        r"^Round 7\. Colette to play, stage space\. Target 70,000\.",
        r"Aldo, The \w+, on space \d+ \w+, cash [\d,]+, strength \d+, \d+ pearls?, \d+ diamonds?,",
        r"\d+ investments?, \d+ records?, \d+ protections?, \d+ kept cards?, car ",
        r"car [\d,]+, factor \d, \d used",
        r"boxer hidden",
        r"boxer with \d dice and 1 victory, buyer\.",
        r"Hat cards on: 1 Recruitment, 4 Robbery, 6 Boxing\.",
        r"Last event: ",
    ):
        assert re.search(part, said), part


@pytest.mark.parametrize("players", range(2, 7))
def test_every_player_and_all_cash_are_told(players: int) -> None:
    s = v.mid(players)
    for said in (
        lepro.board_alt(v.seen(s), v.scene(1, players=players)),
        lepro.board_text(v.seen(s), v.scene(1, players=players)),
    ):
        for seat, player in enumerate(s.players):
            assert re.search(rf"{v.NAMES[seat]}, The \w+, on .*?cash {player.cash:,}", said), seat


def test_the_eliminated_are_told() -> None:
    s = v.BOARDS["out"]()
    assert "Aldo is eliminated." in lepro.board_alt(v.seen(s), v.scene(1, players=3))


def test_a_bout_is_told_with_both_sides() -> None:
    s = v.BOARDS["bout"]()
    assert "Bout: Colette rolled 6 and 2, Sylvie 3 and 3 and 5." in lepro.board_alt(
        v.seen(s), v.scene(1, players=4)
    )


def test_the_end_is_told_with_its_parts_and_all_hands() -> None:
    s = v.over(4)
    view, scene = v.seen(s), v.scene(players=4)
    for place in view.places:
        for said in (lepro.board_alt(view, scene), lepro.board_text(view, scene)):
            assert f"{place.total:,}, cash {place.cash:,}" in said
    for name in v.NAMES[:4]:
        assert f"{name} held " in lepro.board_text(view, scene)


def test_equal_players_share_a_place() -> None:
    s = v.over(3)
    s.totals = [[1000, 0, 0, 0, 1000]] * 3
    for player, men in zip(s.players, (4, 4, 2), strict=True):
        player.men_acquired = men
    view = v.seen(s)
    assert ranks(view) == [1, 1, 3]
    assert "Aldo, Colette share the victory" in lepro.board_text(view, v.scene(players=3))


def test_no_key_shows_through() -> None:
    """No id and no unfilled message in any text."""
    for name in v.BOARDS:
        s = v.BOARDS[name]()
        scene = v.scene(s.turn, players=s.seats)
        told = [lepro.board_alt(v.seen(s), scene), lepro.board_text(v.seen(s), scene)]
        for seat in range(s.seats):
            told.append(lepro.hand_alt(v.seen(s, seat), scene, "mission"))
            told.append(lepro.hand_text(v.seen(s, seat), scene, "roll"))
        for said in told:
            assert not re.search(r"\b([A-Z]\d\d|pic-|alt-|card-|effect-|when-|ask-)", said), said
            assert "{" not in said
            assert "_" not in said


def test_every_ask_has_its_question() -> None:
    nothing = question(v.scene(0), None)
    untold = [ask for ask in v.ASKS if ask is not None and question(v.scene(0), ask) == nothing]
    assert set(untold) <= {"bout", "share"}


@pytest.mark.parametrize("players", [2, 4, 6])
def test_use_now_stands_on_exactly_what_is_offered(players: int) -> None:
    """In whole games the marked star Adventures and Missions are the engine's options."""
    checked = 0
    for table in v.play(players, players):
        for seat, ask in table.asks.items():
            if seat < 0:
                continue
            view = v.seen(table.g.s, seat)
            assert view.hand is not None
            offered = {getattr(one, "card", "") for one in ask.options}
            stars = {card for card in view.hand.stars if usable(view, view.hand, card, ask.kind)}
            if ask.kind != "sacrifice":
                assert stars == offered & set(view.hand.stars), ask.kind
                checked += bool(stars)
            if ask.kind == "mission":
                ready = {card for card in view.hand.missions if not missing(view, card)}
                assert ready == offered & set(view.hand.missions) & set(MISSIONS)
    assert checked


@pytest.mark.parametrize("players", range(2, 7))
def test_whole_games_are_told_and_drawn(players: int) -> None:
    for at, table in enumerate(v.play(players, 40 + players)):
        if at % 41 and table.outcome is None:
            continue
        s = table.g.s
        scene = v.scene(*table.awaited, players=players)
        lepro.board(v.seen(s), scene)
        assert units(lepro.board_alt(v.seen(s), scene)) <= ALT_LIMIT
        for seat in range(players):
            ask = table.asks[seat].kind if seat in table.asks else None
            lepro.hand(v.seen(s, seat), scene, ask)
            assert units(lepro.hand_text(v.seen(s, seat), scene, ask)) <= TEXT_LIMIT
