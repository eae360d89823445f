"""FI-036 to FI-045 and FI-089: Challenges, who may be committed, and how many dice that gives."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engines.core.journal import Checkpoint, Frozen
from engines.core.stored import pack
from engines.core.table import Table
from engines.fictions import SPEC
from engines.fictions.cards import DICE, HENCHMEN
from engines.fictions.challenges import white_dice
from engines.fictions.dice import WhiteDice
from engines.fictions.events import Committed, Rolled
from engines.fictions.glossary import CATEGORY, Challenge
from engines.fictions.helping import offers
from engines.fictions.options import Act, Prefer, Rally, Recruit, RecruitTwo, Roll, Skip, Use, UseFor, UseOn
from engines.fictions.scenario import spot_at
from engines.fictions.state import Attempt, State
from engines.fictions.view import view
from engines.fictions.view.reckoning import playable
from tests.engines.kit.chance import SEED

from .kit import (
    A,
    B,
    Live,
    attempt,
    cards,
    commit,
    keys,
    laid,
    lay,
    next_turn,
    roll,
    round_ends,
    settle,
    to_turns,
    tried,
)


def counted(s: State, challenge: str, crew: str, doubled: str, more: int = 0) -> WhiteDice:
    key = Challenge(challenge)
    attempt = Attempt(A, key, "plain", list(cards(crew)), doubled=list(cards(doubled)), dice=more)
    return white_dice(s, attempt, spot_at(s, key))


def gives(s: State, challenge: str, crew: str, doubled: str = "") -> list[int]:
    """The White Dice that each of a crew gives."""
    return list(counted(s, challenge, crew, doubled).each)


def rolls(s: State, challenge: str, crew: str, doubled: str = "", more: int = 0) -> int:
    """The White Dice that an Attempt rolls."""
    return counted(s, challenge, crew, doubled, more).rolled()


@pytest.mark.rule("FI-036")
def test_what_a_challenge_names() -> None:
    live = lay(play="HU02", problems={B: "P03"})
    shown = {one.key: one for one in view(live.s, None).challenges if one.open}
    bell, nosy = shown["HU02"], shown["P03"]  # type: ignore[index]
    assert (bell.triumphs, bell.ideal, bell.difficulty, bell.missing) == (2, "repair", 4, 2)
    assert (nosy.triumphs, nosy.ideal, nosy.difficulty, nosy.missing) == (1, "investigate", 5, 1)


@pytest.mark.rule("FI-037")
def test_where_challenges_are_found() -> None:
    live = lay(play="HU02 HU08", problems={A: "P01", B: "P02"}, exhausted="H09", knocked_out="H10")
    assert keys(live) == {
        *("hu-door1", "hu-tills"),
        *("HU01", "HU02", "HU08"),
        *("P01", "P02"),
        *("revive", "motivate"),
    }


@pytest.mark.rule("FI-037")
def test_problems_of_other_seats_can_be_solved() -> None:
    live = lay(hands={A: "H01"}, problems={B: "P02"})
    tried(live, "P02", "H01", "1 1 1")
    assert live.s.problems == [[], [], []]


@pytest.mark.rule("FI-038", "FI-064", "PT-04")
def test_one_or_two_of_the_active_hand_are_committed() -> None:
    live = lay(hands={A: "H01 H02 H03", B: "H04 H05"}, play="HU02")
    crews = {act.crew for act in live.options(A, Act) if act.challenge == "HU02"}
    singles, pairs = {("H01",), ("H02",), ("H03",)}, {("H01", "H02"), ("H01", "H03"), ("H02", "H03")}
    assert crews == singles | pairs
    for crew in ("H04", "H01 H04", "H01 H02 H03", "H01 H01"):
        live.refused(A, Act(Challenge("HU02"), "plain", cards(crew)))
    live.refused(A, Act(Challenge("HU02"), "plain", ()))
    live.refused(B, Act(Challenge("HU02"), "plain", cards("H04")))
    commit(live, "HU02", "H01 H03")
    assert live.s.hands[A] == ["H02"]
    assert live.told(Committed)[0].crew == ("H01", "H03")


@pytest.mark.rule("FI-038", "FI-064")
def test_the_committed_give_up_their_skills() -> None:
    live = lay(hands={A: "H09 H20 H12"}, play="HU10")
    commit(live, "HU10", "H09 H20")
    assert live.options(A, Use) == [Use(cards("H12")[0])]
    live.refused(A, Use(cards("H09")[0]))
    live.refused(A, UseOn(*cards("H20 H09")))


@pytest.mark.rule("FI-039", "FI-040", "FI-041")
@pytest.mark.parametrize("card", sorted(HENCHMEN))
def test_the_best_expertise_counts_and_only_that(card: str) -> None:
    problems = {"search": "P01", "investigate": "P04", "fight": "P05", "shoot": "P08", "run": "P09"}
    problems |= {"drive": "P11", "intimidate": "P13", "persuade": "P15", "heal": "P18", "repair": "P23"}
    s = laid(problems={B: " ".join(problems.values())})
    for ideal, problem in problems.items():
        own = HENCHMEN[card].expertises
        near = any(CATEGORY[one] == CATEGORY[ideal] for one in own)
        assert gives(s, problem, card) == [3 if ideal in own else 2 if near else 1]


@pytest.mark.rule("TF-03", "FI-040")
def test_a_die_for_the_category() -> None:
    live = lay(hands={A: "H01 H04"}, play="HU06")
    attempt(live, "HU06", "H01 H04", "1 2 3 4 L")
    assert len(live.told(Rolled)[0].dice) == 5


@pytest.mark.rule("TF-04", "FI-039", "FI-041")
def test_the_best_of_three_expertises() -> None:
    live = lay(hands={A: "H31"}, play="HU16")
    attempt(live, "HU16", "H31", "1 1")


@pytest.mark.rule("TF-05", "FI-042", "FI-043")
def test_double_and_the_cap() -> None:
    s = laid()
    assert rolls(s, "hu-door1", "H01 H02", "H01") == 7
    assert sum(gives(s, "hu-door1", "H01 H02", "H01")) == 9
    assert rolls(s, "hu-door1", "H01 H05", "H01") == 7
    assert gives(s, "hu-door1", "H01 H05", "H01") == [6, 1]


@pytest.mark.rule("FI-042", "FI-205")
def test_the_cap_of_a_penalty_comes_before_home_ground_and_home_ground_before_double() -> None:
    """H06 fights at home: 3 dice cut to 2, and 1 for the ground."""
    s = laid("family_business", problems={A: "P21"}, play="FB16")
    assert gives(s, "FB16", "H06") == [2 + 1]
    assert gives(s, "FB16", "H06 H05") == [3, 2]
    assert gives(s, "FB16", "H06 H05", "H06") == [2 * 3, 2]
    assert rolls(s, "FB16", "H06 H05", "H06") == 7


@pytest.mark.rule("TF-05", "FI-043")
def test_a_doubled_henchman_rolls_so_many() -> None:
    live = lay(hands={A: "H01 H05", B: "H20"})
    commit(live, "hu-door1", "H01 H05")
    live.answer(B, UseOn(*cards("H20 H01")))
    roll(live, "1 1 1 1 1 1 2")
    live.all_rolled()


@pytest.mark.rule("TF-06", "FI-042", "FI-043")
def test_fewer_dice_are_available() -> None:
    s = laid(problems={B: "P22"})
    assert rolls(s, "hu-door1", "H01 H02") == 5
    s = laid(problems={A: "P01", B: "P22"})
    assert rolls(s, "hu-door1", "H01 H02") == 5
    assert rolls(s, "hu-door1", "H01 H02", more=2) == 5
    assert rolls(laid(problems={A: "P01"}), "hu-door1", "H01 H02", more=2) == 7


@pytest.mark.rule("TF-07", "FI-042")
def test_at_least_one_die_is_rolled() -> None:
    live = lay(hands={A: "H05"}, problems={A: "P01"})
    attempt(live, "hu-door1", "H05", "1")


@pytest.mark.rule("TF-08", "FI-042")
def test_no_ideal_caps_before_double() -> None:
    s = laid(problems={A: "P21"})
    assert gives(s, "hu-door1", "H01 H02") == [2, 2]
    assert rolls(s, "hu-door1", "H01 H02", "H02") == 6


@pytest.mark.rule("FI-042")
def test_the_whole_order_of_dice() -> None:
    """2 (capped) + 1 (Home ground), doubled: 6; and 1 + 1; + 1 DICE - 1 FEWER_DICE, at most 5."""
    s = laid("family_business", players=2, problems={A: "P21"})
    market = {key: spot_at(s, Challenge(key)) for key in s.scene.rows["market"]}
    key, spot = next(iter(market.items()))
    home = [card for card, figure in HENCHMEN.items() if figure.location == spot.location]
    expert = next(card for card in HENCHMEN if spot.ideal in HENCHMEN[card].expertises and card not in home)
    local = home[0]
    assert gives(s, key, f"{expert} {local}", expert) == [4, gives(s, key, local)[0]]
    assert gives(s, key, local, local) == [2 * gives(s, key, local)[0]]
    assert gives(s, key, local) == [min(2, DICE[local, spot.ideal]) + 1]
    s.problems[A] += [Challenge("P01")]
    assert rolls(s, key, f"{expert} {local}", expert, more=1) == 4 + gives(s, key, local)[0]
    s.problems[B] += [Challenge("P22")]
    assert rolls(s, key, f"{expert} {local}", expert, more=1) == 5


@pytest.mark.rule("FI-043", "PT-03")
def test_the_cap_is_on_the_sum() -> None:
    live = lay(hands={A: "H01 H02 H09 H12"})
    commit(live, "hu-door1", "H01 H02")
    live.answer(A, Use(cards("H09")[0]))
    assert live.options(A, Use) == []
    live.refused(A, Use(cards("H12")[0]))
    roll(live, "1 1 1 1 1 1 1")
    live.all_rolled()


def red_offered(live: Live) -> list[Any]:
    """The ways to roll."""
    return live.options(A, Roll)


@pytest.mark.rule("FI-044", "FI-045", "PT-03")
def test_the_red_die_is_chosen_with_the_roll() -> None:
    live = lay(hands={A: "H01 H12", B: "H03 H02"})
    commit(live, "hu-door1", "H01")
    assert red_offered(live) == [Roll("plain"), Roll("red")]
    assert live.default(A) == Roll("red")
    live.answer(A, Use(cards("H12")[0]))
    live.answer(B, Use(cards("H03")[0]))
    assert red_offered(live) == [Roll("plain"), Roll("red")]
    roll(live, "1 1 1 1 + X2")
    assert live.s.attempt is not None
    assert (live.s.attempt.white, live.s.attempt.red_face) == (["1"] * 4, "X2")
    assert red_offered(live) == []


@pytest.mark.rule("FI-045")
def test_the_preselected_red_die_is_a_wish() -> None:
    live = lay(hands={A: "H01"})
    live.answer(A, Prefer("red", "off"))
    commit(live, "hu-door1", "H01")
    assert live.default(A) == Roll("plain")
    assert red_offered(live) == [Roll("plain"), Roll("red")]


@pytest.mark.rule("FI-045")
def test_commitment_is_final() -> None:
    live = lay(hands={A: "H01 H02"})
    commit(live, "hu-door1", "H01")
    live.refused(A, Act(Challenge("hu-door1"), "plain", cards("H02")))
    assert live.s.actions == 1
    assert {type(option) for option in live.ask(A, "ready").options} == {Roll}


@pytest.mark.rule("FI-089", "PT-04")
def test_nobody_is_committed_twice_in_a_turn() -> None:
    live = lay(players=2, hands={A: "H01 H02 H03"})
    tried(live, "hu-door1", "H01", "1 1 1")
    assert live.s.rotated == ["H01"]
    assert {act.crew for act in live.options(A, Act)} == {("H02",), ("H03",), ("H02", "H03")}
    live.refused(A, Act(Challenge("hu-door1"), "plain", cards("H01")))
    attempt(live, "hu-door1", "H02", "L 1 1")
    settle(live)
    assert {act.crew for act in live.options(A, Act)} == {("H03",)}


def brought_back(live: Live) -> None:
    """The Exhausted rally, and the active seat draws all of them."""
    live.answer(A, Rally())
    live.answer(A, RecruitTwo() if len(live.s.clan) > 1 else Recruit())


@pytest.mark.rule("FI-089", "FI-064", "PT-04")
def test_who_was_committed_is_out_of_use_wherever_the_card_has_been() -> None:
    live = lay(players=2, hands={A: "H06 H12", B: "H01"}, clan="", play="HU02")
    tried(live, "HU02", "H06", "L")
    brought_back(live)
    assert live.s.hands[A] == ["H12", "H06"]
    assert {act.crew for act in live.options(A, Act)} == {("H12",)}
    live.refused(A, Act(Challenge("HU02"), "plain", cards("H06")))
    attempt(live, "HU02", "H12", "1")
    live.refused(A, Use(cards("H06")[0]))
    seen = view(live.s, A)
    assert seen.used == cards("H06 H12")
    assert not playable(seen, A, *cards("H06"))
    settle(live)
    round_ends(live)
    to_turns(live, A)
    assert {act.crew for act in live.options(A, Act)} >= {("H06",), ("H06", "H12")}


@pytest.mark.rule("FI-089", "FI-064")
def test_who_was_played_for_a_skill_is_out_of_use_too() -> None:
    live = lay(players=2, hands={A: "H02 H01"}, clan="H03 H04")
    live.answer(A, UseFor(cards("H02")[0], B))
    brought_back(live)
    assert live.s.hands == [["H01", "H02"], ["H03", "H04"]]
    assert {act.crew for act in live.options(A, Act)} == {("H01",)}
    live.answer(A, Skip())
    assert live.options(A, UseFor) == []
    next_turn(live)
    live.s.clan.append(cards("H05")[0])
    live.answer(B, Skip())
    assert live.options(A, UseFor), "another turn"


@pytest.mark.rule("FI-089")
def test_a_used_henchman_is_out_of_use_in_another_hand() -> None:
    live = lay(players=2, hands={A: "H06 H02", B: "H05"}, clan="")
    tried(live, "hu-door1", "H06", "L")
    live.answer(A, Rally())
    live.answer(A, UseFor(cards("H02")[0], B))
    assert live.s.hands[B] == ["H05", "H06"]
    live.s.hands[A].append(cards("H01")[0])
    live.answer(A, Skip())
    attempt(live, "hu-door1", "H01", "1 1 1")
    assert live.s.attempt is not None
    assert offers(live.s, B, "after") == []


@pytest.mark.rule("FI-089")
def test_a_table_of_older_rules_knows_the_used_by_where_they_lie() -> None:
    live = lay(hands={A: "H06 H01"})
    tried(live, "hu-door1", "H06", "1")
    older = msgspec.msgpack.decode(pack(live.s))
    del older["used"]
    base = Checkpoint(0, 1, 0, 1, 0, pack(Frozen(0, msgspec.Raw(pack(older)))))
    assert Table.open(SPEC, SEED, base, []).g.s.used == ["H06"]
