"""FI-022 to FI-034: actions, recruiting, passing, the end of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from engines.fictions.events import Got, Milled, Recruited, Skipped, Spent
from engines.fictions.options import (
    Act,
    EndTurn,
    First,
    More,
    Prefer,
    Rally,
    Recruit,
    RecruitTwo,
    Roll,
    Skip,
    Stop,
)

from .kit import END, A, B, Cards, Live, commit, lay, next_turn, settle, tried

RECRUIT, TWO, MORE, STOP, RALLY, SKIP = Recruit(), RecruitTwo(), More(), Stop(), Rally(), Skip()


def turn_types(live: Live, seat: int = A) -> set[type]:
    """Types of what the active seat may do."""
    return {type(option) for option in live.ask(seat, "turn").options} - {Act, Prefer}


@pytest.mark.rule("FI-022", "FI-023", "FI-138", "PT-08")
@pytest.mark.parametrize(("players", "actions"), [(1, 3), (2, 3), (3, 2), (4, 2)])
def test_actions_of_a_turn(players: int, actions: int) -> None:
    live = lay(players=players, turn=B)
    next_turn(live)
    seat = live.s.turn
    player = seat if players > 1 else A
    for left in range(actions, 0, -1):
        assert (live.s.turn, live.s.actions) == (seat, left)
        live.answer(player, SKIP)
    assert live.s.turn != seat or live.s.phase != "turn"


@pytest.mark.rule("FI-024")
def test_actions_may_be_combined_and_repeated() -> None:
    live = lay(players=2, hands={A: "H01 H02"}, play="HU04")
    live.answer(A, TWO)
    live.answer(A, TWO)
    tried(live, "HU04", "H01", "1 1 1")
    assert live.s.turn == B
    live.answer(B, SKIP)
    live.answer(B, TWO)
    live.answer(B, SKIP)
    assert live.s.hands[A][:4] == ["H02", *live.told(Got)[0].henchmen, live.told(Got)[1].henchmen[0]]
    assert live.told(Recruited) == [Recruited(A, 2), Recruited(A, 2), Recruited(B, 2)]


@pytest.mark.rule("FI-025")
def test_recruit_draws_one_and_then_asks_for_a_second() -> None:
    live = lay(clan="H01 H02 H03 H04 H05")
    live.answer(A, RECRUIT)
    assert live.s.hands[A] == ["H01"]
    ask = live.ask(A, "more")
    assert ask.options == (MORE, STOP)
    assert ask.default == STOP
    live.answer(A, MORE)
    assert live.s.hands[A] == ["H01", "H02"]
    assert live.s.actions == 1
    live.answer(A, RECRUIT)
    live.silent()
    assert live.s.hands[A] == ["H01", "H02", "H03"]
    assert (live.s.turn, live.s.clan) == (B, ["H05", "H04"])


@pytest.mark.rule("FI-025")
def test_only_the_drawer_hears_what_it_drew() -> None:
    live = lay(clan="H01 H02 H03")
    moved = live.answer(A, TWO)
    got = next(told for told in moved.events if isinstance(told.event, Got))
    assert got.seats == (A,)
    assert all("H01" not in repr(told.event) for told in moved.events if told is not got)


@pytest.mark.rule("FI-026")
@pytest.mark.parametrize(
    ("clan", "offered"),
    [
        ("", {Skip, EndTurn}),
        ("H01", {Recruit, Skip, EndTurn}),
        ("H01 H02", {Recruit, RecruitTwo, Skip, EndTurn}),
    ],
)
def test_recruit_needs_cards(clan: Cards, offered: set[type]) -> None:
    assert turn_types(lay(clan=clan)) == offered


@pytest.mark.rule("FI-026")
def test_without_a_second_card_nothing_is_asked() -> None:
    live = lay(clan="H01")
    live.answer(A, RECRUIT)
    assert live.s.hands[A] == ["H01"]
    assert live.ask(A, "turn")
    assert live.s.actions == 1


@pytest.mark.rule("TF-29", "FI-026", "FI-097", "FI-151")
def test_a_rally_between_two_draws() -> None:
    live = lay(clan="H01", exhausted="H02 H03 H04 H05 H06 H07 H08")
    clock = live.s.scene.tracks["clock"]
    live.answer(A, RECRUIT)
    assert live.ask(A, "more").options == (STOP, RALLY)
    live.answer(A, RALLY)
    assert live.s.scene.tracks["clock"] == clock + 1
    assert live.ask(A, "more").options == (MORE, STOP)
    live.answer(A, MORE)
    assert len(live.s.clan) == 6
    assert len(live.s.hands[A]) == 2
    assert live.s.actions == 1


@pytest.mark.rule("FI-027")
def test_there_is_no_hand_limit() -> None:
    live = lay(players=2, hands={A: " ".join(f"H{n:02}" for n in range(1, 19))}, clan="H19 H20")
    live.answer(A, TWO)
    assert len(live.s.hands[A]) == 20
    next_turn(live)
    assert len(live.s.hands[A]) == 20


@pytest.mark.rule("FI-028")
def test_an_attempt_costs_one_action_and_goes_for_one_challenge() -> None:
    live = lay(hands={A: "H01 H02"}, play="HU04 HU05")
    tried(live, "HU04", "H01", "4 4 1")
    assert (live.s.actions, live.s.turn) == (1, A)
    assert live.s.scene.rows["play"] == ["HU05"]


@pytest.mark.rule("FI-029")
def test_an_attempt_needs_a_card_in_hand() -> None:
    live = lay(hands={A: "H01"}, play="HU04")
    tried(live, "HU04", "H01", "1 1 1")
    assert live.s.rotated == ["H01"]
    assert live.options(A, Act) == []
    assert turn_types(live) == {Recruit, RecruitTwo, Skip, EndTurn}


@pytest.mark.rule("FI-030", "FI-031")
def test_passing_one_action_or_all() -> None:
    live = lay(players=2)
    live.answer(A, SKIP)
    assert (live.s.turn, live.s.actions) == (A, 2)
    live.answer(A, END)
    assert (live.s.turn, live.s.actions) == (B, 3)
    assert live.told(Skipped) == [Skipped(A, 1), Skipped(A, 2)]


@pytest.mark.rule("FI-032", "FI-089")
def test_rotated_henchmen_come_back_before_the_seats_own_problems_act() -> None:
    live = lay(hands={A: "H01"}, problems={A: "P10", B: "P12"}, play="HU04")
    tried(live, "HU04", "H01", "1 1 1")
    assert (live.s.hands[A], live.s.rotated) == ([], ["H01"])
    next_turn(live)
    assert live.s.rotated == []
    assert [(event.seat, event.henchmen) for event in live.told(Spent)] == [(A, ("H01",))]
    assert live.told(Milled) == []


@pytest.mark.rule("FI-033")
@pytest.mark.parametrize("first", ["P10", "P12", None])
def test_the_owner_orders_end_of_turn_effects(first: Any) -> None:
    live = lay(hands={A: "H01"}, problems={A: "P12 P10"})
    live.answer(A, END)
    ask = live.ask(A, "order")
    assert ask.options == (First("P10"), First("P12"))  # type: ignore[arg-type]
    assert ask.default == ask.options[0]
    live.answer(A, First(first) if first else live.default(A))
    acted = [event.why for event in live.heard if isinstance(event, Spent | Milled)]
    assert acted == (["P12", "P10"] if first == "P12" else ["P10", "P12"])


@pytest.mark.rule("FI-034")
@pytest.mark.parametrize("red", [True, False])
def test_time_out_rolls_resolves_and_ends_the_turn(red: bool) -> None:
    live = lay(hands={A: "H01 H03"}, play="HU04", knocked_out="H08")
    live.s.prefs[A].red = red
    assert (live.ask(A, "turn").default, live.ask(A, "turn").clock) == (END, "turn_timer")
    commit(live, "HU04", "H01 H03")
    assert live.default(A) == Roll("red" if red else "plain")
    assert live.ask(A, "ready").clock == "turn_timer"
    live.load("L 3 1 C 2" + " card" * red)
    live.silent(A)
    live.all_rolled()
    assert live.s.attempt is not None
    settle(live)
    assert live.s.exhausted == ["H01"]
    assert len(live.s.hands[A]) == red
    live.silent(A)
    assert live.s.turn == B
    assert live.told(Skipped) == [Skipped(A, 1)]
