"""The Penalties of 6.3, one by one, with FI-101, FI-102, FI-231, FI-234, FI-235."""

from __future__ import annotations

import pytest

from engines.fictions.cards import PROBLEMS
from engines.fictions.challenges import difficulty
from engines.fictions.events import KnockedOut, Milled, Spent, Troubled
from engines.fictions.glossary import CATEGORY, Challenge, Die
from engines.fictions.options import (
    Act,
    Clover,
    Exhaust,
    More,
    Move,
    Recruit,
    RecruitTwo,
    Roll,
    Use,
    UseDice,
    UseFor,
)
from engines.fictions.scenario import spot_at

from .kit import (
    END,
    RESOLVE,
    A,
    B,
    C,
    Cards,
    Live,
    attempt,
    cards,
    commit,
    hard,
    lay,
    next_turn,
    round_ends,
    settle,
    shown,
)


def spent(live: Live) -> dict[int | None, Cards]:
    """What Penalties exhausted, by seat."""
    return {event.seat: " ".join(event.henchmen) for event in live.told(Spent)}


@pytest.mark.rule("TF-06", "FI-101")
def test_fewer_dice_hit_their_seat_alone() -> None:
    for seat, faces in ((A, "1 1"), (B, "1 1 1")):
        live = lay(hands={A: "H01"}, problems={seat: "P01"})
        attempt(live, "hu-door1", "H01", faces)


@pytest.mark.rule("FI-101", "FI-025")
def test_slow_recruit() -> None:
    live = lay(problems={A: "P02"}, clan="H01 H02 H03")
    assert live.options(A, RecruitTwo) == []
    live.answer(A, Recruit())
    assert live.options(A, More) == []
    assert (live.s.hands[A], live.s.actions) == (["H01"], 1)
    next_turn(live)
    assert live.options(B, RecruitTwo)


@pytest.mark.rule("FI-101", "FI-044")
def test_no_red_die() -> None:
    for seat, ways in ((A, ["plain"]), (B, ["plain", "red"])):
        live = lay(hands={A: "H01"}, problems={seat: "P03"})
        commit(live, "hu-door1", "H01")
        assert [option.dice for option in live.options(A, Roll)] == ways
        assert live.default(A) == Roll(ways[-1])


@pytest.mark.rule("FI-101", "FI-038")
def test_lone_henchman() -> None:
    for seat, sizes in ((A, {1}), (B, {1, 2})):
        live = lay(hands={A: "H01 H02"}, problems={seat: "P08"})
        assert {len(act.crew) for act in live.options(A, Act)} == sizes


@pytest.mark.rule("FI-032", "FI-101")
def test_end_of_turn_exhaustion_is_a_private_choice() -> None:
    live = lay(hands={A: "H31 H02 H01", B: "H03"}, problems={A: "P10"})
    live.answer(A, END)
    ask = live.ask(A, "exhaust")
    assert (ask.clock, ask.final) == ("choice_timer", True)
    assert ask.default == Exhaust(cards("H01"))
    live.refused(A, Exhaust(cards("H03")))
    live.answer(A, Exhaust(cards("H31")))
    assert spent(live) == {A: "H31"}
    next_turn(live)
    next_turn(live)
    assert spent(live) == {A: "H31"}


@pytest.mark.rule("FI-032", "FI-234")
def test_end_of_turn_mill() -> None:
    live = lay(problems={B: "P12"}, clan="H01 H02")
    next_turn(live)
    assert live.told(Milled) == []
    next_turn(live)
    assert live.told(Milled) == [Milled(cards("H01"), Challenge("P12"))]
    assert (live.s.clan, live.s.exhausted) == (["H02"], ["H01"])


@pytest.mark.rule("TF-42", "FI-102", "PT-08")
@pytest.mark.parametrize(("players", "actions"), [(1, 2), (2, 2), (3, 1), (4, 1)])
def test_fewer_actions(players: int, actions: int) -> None:
    live = lay(players=players, problems={B: "P11"})
    next_turn(live)
    assert (live.s.turn, live.s.actions) == (B, actions)


@pytest.mark.rule("FI-101", "FI-061")
def test_no_skills() -> None:
    live = lay(hands={A: "H01 H02", B: "H15 H06", C: "H07"}, problems={B: "P15"})
    assert live.options(B, UseFor) == []
    assert live.options(A, UseFor)
    attempt(live, "hu-door1", "H01", "1 1 2")
    assert live.awaited == (C,)
    live.refused(B, Use(cards("H06")[0]))


@pytest.mark.rule("FI-231", "FI-101")
def test_no_clovers_makes_every_clover_blank() -> None:
    live = lay(hands={A: "H01 H19", B: "H02"}, problems={A: "P19"})
    attempt(live, "hu-door1", "H01", "C L 2")
    assert live.options(A, Clover) == []
    live.answer(A, UseDice(cards("H19")[0], (Die("w1-L"),)))
    assert shown(live) == "C C 2"
    assert live.options(A, Clover) == []
    settle(live)
    assert live.s.rotated == ["H01"]
    live = lay(hands={A: "H01", B: "H02"}, problems={B: "P19"})
    attempt(live, "hu-door1", "H01", "C L 2")
    assert live.options(A, Clover)


@pytest.mark.rule("TF-08", "FI-101")
def test_no_ideal_hits_its_seat_alone() -> None:
    for seat, faces in ((A, "1 1"), (B, "1 1 1")):
        live = lay(hands={A: "H01"}, problems={seat: "P21"})
        attempt(live, "hu-door1", "H01", faces)


@pytest.mark.rule("TF-21", "FI-101", "FI-066")
@pytest.mark.parametrize("card", ["P04", "P07", "P09", "P13", "P20"])
def test_a_category_is_harder(card: str) -> None:
    category = PROBLEMS[card].penalty.category
    others = {"P04": "P07", "P07": "P09", "P09": "P13", "P13": "P20", "P20": "P04"}
    live = lay(problems={B: card}, exhausted="H01", knocked_out="H02", hands={A: "H03"})
    for key in ("hu-door1", "hu-tills", "HU01", "revive", "motivate", card):
        spot = spot_at(live.s, Challenge(key))
        harder = CATEGORY[spot.ideal] == category
        assert difficulty(live.s, spot) == spot.difficulty + harder
    assert PROBLEMS[others[card]].penalty.category != category


@pytest.mark.rule("TF-21")
def test_a_fight_is_harder_and_a_run_is_not() -> None:
    live = lay(problems={B: "P07"}, play="HU10")
    assert (hard(live, "P07"), hard(live, "HU10")) == (7, 4)
    live = lay(problems={B: "P07 P06"})
    assert hard(live, "P06") == 6
    found = [one.penalty.category for one in PROBLEMS.values() if one.penalty.category]
    assert len(found) == len(set(found))


@pytest.mark.rule("FI-101", "FI-061")
def test_no_help() -> None:
    live = lay(hands={A: "H01 H06", B: "H07 H15", C: "H11"}, problems={C: "P16"})
    assert live.options(B, UseFor) == []
    attempt(live, "hu-door1", "H01", "1 1 2")
    assert live.awaited == (A,)
    live.refused(B, Use(cards("H07")[0]))
    live.answer(A, Use(cards("H06")[0]))
    live.answer(A, RESOLVE)
    assert live.s.exhausted == ["H06"]


@pytest.mark.rule("TF-06", "FI-043", "FI-101", "PT-03")
def test_fewer_white_dice_for_everybody() -> None:
    live = lay(hands={A: "H01 H02"}, problems={C: "P22"})
    attempt(live, "hu-door1", "H01 H02", "1 1 1 1 1 + X2")
    live = lay(hands={A: "H01 H02"}, problems={A: "P01", C: "P22"})
    attempt(live, "hu-door1", "H01 H02", "1 1 1 1 1")


# -- the end of a round -------------------------------------------------------------------------


@pytest.mark.rule("FI-116", "FI-234", "FI-101")
def test_everybody_exhausts() -> None:
    live = lay(hands={A: "H31 H02", B: "H03"}, problems={C: "P06"})
    round_ends(live)
    assert spent(live) == {A: "H02", B: "H03"}


@pytest.mark.rule("FI-234", "FI-101")
def test_the_owner_exhausts_as_far_as_the_hand_goes() -> None:
    live = lay(hands={A: "H05", B: "H01 H02 H31", C: "H03"}, problems={B: "P17"})
    while live.s.phase != "round_end":
        live.silent()
    assert live.awaited == (B,)
    assert live.default(B) == Exhaust(cards("H01 H02"))
    live.answer(B, Exhaust(cards("H02 H31")))
    assert spent(live) == {B: "H02 H31"}
    live = lay(hands={B: "H01"}, problems={B: "P17"})
    round_ends(live)
    assert spent(live) == {B: "H01"}
    live = lay(problems={B: "P17"})
    round_ends(live)
    assert spent(live) == {}


@pytest.mark.rule("FI-101", "FI-117")
def test_another_problem() -> None:
    live = lay(problems={B: "P14"}, next_problems="P02")
    round_ends(live)
    assert live.told(Troubled) == [Troubled(B, Challenge("P02"))]


@pytest.mark.rule("FI-101", "FI-234")
def test_knocked_out_from_the_exhausted() -> None:
    live = lay(problems={B: "P18"}, exhausted="H31 H05 H02")
    while live.s.phase != "round_end":
        live.silent()
    assert live.awaited == (B,)
    assert live.ask(B).clock == "choice_timer"
    assert live.default(B) == Move(cards("H02"))
    live.answer(B, Move(cards("H31")))
    assert live.told(KnockedOut) == [KnockedOut(cards("H31"), Challenge("P18"))]
    assert (live.s.knocked_out, live.s.exhausted) == (["H31"], ["H05", "H02"])
    live = lay(problems={B: "P18"})
    round_ends(live)
    assert live.told(KnockedOut) == []


@pytest.mark.rule("FI-101", "FI-234")
@pytest.mark.parametrize(("clan", "milled"), [("H01 H02 H03 H04", "H01 H02 H03"), ("H01", "H01"), ("", "")])
def test_mill(clan: Cards, milled: Cards) -> None:
    live = lay(problems={B: "P23"}, clan=clan)
    round_ends(live)
    assert [event.henchmen for event in live.told(Milled)] == ([cards(milled)] if milled else [])
    assert live.s.exhausted == list(cards(milled))
