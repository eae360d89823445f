"""The Skills of 6.1, one by one, with FI-065, FI-066, FI-230 to FI-235."""

from __future__ import annotations

import pytest

from engines.core.ask import Pick
from engines.fictions.cards import AFTER, BEFORE, HENCHMEN, IDLE
from engines.fictions.events import Given, Got, Helped, PoliceMoved, Recruited
from engines.fictions.glossary import Die, Shown
from engines.fictions.helping import idle_offers
from engines.fictions.options import (
    SKILL_OPTIONS,
    Clover,
    UseDice,
    UseDie,
    UseFor,
    UseOn,
)

from .kit import (
    A,
    B,
    C,
    attempt,
    cards,
    clover,
    commit,
    lay,
    result,
    roll,
    settle,
    shown,
    use,
)


def dice(*names: str) -> tuple[Die, ...]:
    """Dice by their ids."""
    return tuple(map(Die, names))


@pytest.mark.rule("FI-061", "FI-067", "FI-068", "FI-069")
@pytest.mark.parametrize("card", sorted(HENCHMEN))
def test_every_skill_is_offered_in_its_window_only(card: str) -> None:
    """In a roll in which every Skill could do something."""
    verb = HENCHMEN[card].skill.verb
    crew = "H01" if card != "H01" else "H02"
    live = lay(hands={A: crew, B: card}, problems={C: "P02"})
    seen = {"idle": bool(idle_offers(live.s, B))}
    commit(live, "hu-door1", crew)
    asked = live.asks.get(B)
    seen["before"] = asked is not None and any(isinstance(option, SKILL_OPTIONS) for option in asked.options)
    roll(live, "1 L 2 + card")
    asked = live.asks.get(B)
    seen["after"] = asked is not None and any(isinstance(option, SKILL_OPTIONS) for option in asked.options)
    assert seen == {"idle": verb in IDLE, "before": verb in BEFORE, "after": verb in AFTER}


@pytest.mark.rule("FI-042", "FI-043")
def test_dice() -> None:
    live = lay(hands={A: "H01", B: "H09", C: "H12"})
    commit(live, "hu-door1", "H01")
    live.answer(B, use("H09"))
    live.answer(C, use("H12"))
    roll(live, "1 1 1 1 2")
    live.all_rolled()
    assert live.s.exhausted == ["H09", "H12"]


@pytest.mark.rule("TF-05", "FI-042")
def test_double_on_one_henchman() -> None:
    live = lay(hands={A: "H05 H03", B: "H20 H30"})
    commit(live, "hu-door1", "H05 H03")
    assert {option.henchman for option in live.options(B, UseOn)} == {"H05", "H03"}
    live.answer(B, UseOn(*cards("H20 H05")))
    assert {option.henchman for option in live.options(B, UseOn)} == {"H03"}
    live.answer(B, UseOn(*cards("H30 H03")))
    roll(live, "1 1 1 1 1 1")
    live.all_rolled()


@pytest.mark.rule("TF-19", "FI-066", "FI-079")
def test_the_difficulty_is_never_below_one() -> None:
    live = lay(hands={A: "H01", B: "H34"}, problems={C: "P02"})
    commit(live, "P02", "H01")
    live.answer(B, use("H34"))
    roll(live, "1 2 2")
    settle(live)
    assert result(live) == (5, 1, 1)
    assert live.s.problems[C] == []


@pytest.mark.rule("FI-066")
def test_reductions_add_up_before_and_after_the_roll() -> None:
    live = lay(hands={A: "H01", B: "H03 H14 H02", C: "H25"})
    commit(live, "hu-door1", "H01")
    live.answer(C, use("H25"))
    roll(live, "1 1 1")
    live.answer(B, use("H03"))
    assert live.s.attempt is not None
    assert live.s.attempt.easier == 3
    live.answer(B, use("H14"))
    assert result(live) == (3, 1, 2)


@pytest.mark.rule("TF-20", "FI-066", "FI-078")
def test_a_late_reduction() -> None:
    live = lay(hands={A: "H07", B: "H03"}, play="HU09")
    attempt(live, "HU09", "H07", "2 1 1")
    live.answer(B, use("H03"))
    assert result(live) == (4, 4, 1)
    assert live.s.scene.rows["play"] == []


@pytest.mark.rule("FI-066")
def test_a_reduction_is_for_this_attempt_only() -> None:
    live = lay(hands={A: "H07 H08", B: "H03"}, play="HU09")
    commit(live, "HU09", "H07")
    live.answer(B, use("H03"))
    roll(live, "1 1 1")
    settle(live)
    attempt(live, "HU09", "H08", "1 1 1")
    assert result(live)[1] == 5


@pytest.mark.rule("FI-060")
def test_add_comes_after_the_multiplier() -> None:
    live = lay(hands={A: "H02", B: "H06 H29 H17"}, play="HU06")
    attempt(live, "HU06", "H02", "1 L + X3")
    live.answer(B, use("H06"))
    live.answer(B, use("H29"))
    live.answer(B, use("H17"))
    settle(live)
    assert result(live)[0] == 3 + 2 + 3 + 1


@pytest.mark.rule("FI-065", "FI-230")
def test_set_turns_any_white_die_blocked_or_not() -> None:
    live = lay(hands={A: "H01", B: "H18 H02"})
    attempt(live, "hu-door1", "H01", "L C 1 + L")
    clover(live, "2", "w2-1")
    assert {option.die for option in live.options(B, UseDie)} == {"w0-L", "w1-B", "w2-2"}
    live.answer(B, UseDie(cards("H18")[0], Die("w1-B")))
    assert shown(live) == "L 3 2 + L"


@pytest.mark.rule("TF-17")
def test_raise_takes_different_dice_below_four() -> None:
    live = lay(hands={A: "H01 H02", B: "H10"})
    attempt(live, "hu-door1", "H01 H02", "1 2 L 4 C 3 + L")
    (option,) = live.options(B, UseDice)
    assert option.dice == Pick(dice("w0-1", "w1-2", "w5-3"), 1, 2)
    live.refused(B, UseDice(cards("H10")[0], dice("w0-1", "w0-1")))
    live.refused(B, UseDice(cards("H10")[0], dice("w0-1", "w1-2", "w5-3")))
    live.answer(B, UseDice(cards("H10")[0], dice("w0-1", "w5-3")))
    assert shown(live) == "2 2 L 4 C 4 + L"


@pytest.mark.rule("FI-065", "FI-230", "FI-050")
@pytest.mark.parametrize(("card", "most"), [("H08", 2), ("H26", 4)])
def test_re_rolls_are_the_choice_of_the_skills_player(card: str, most: int) -> None:
    live = lay(hands={A: "H01", B: f"{card} H02"})
    attempt(live, "hu-door1", "H01", "L C 1 + L")
    clover(live, "2", "w2-1")
    (option,) = live.options(B, UseDice)
    assert option.dice == Pick(dice("w0-L", "w1-B", "w2-2", "red-L"), 1, most)
    live.load("4 X2")
    live.answer(B, UseDice(cards(card)[0], dice("w1-B", "red-L")))
    live.all_rolled()
    assert shown(live) == "L 4 2 + X2"
    assert live.told(Helped)[0].dice == tuple(map(Shown, dice("w1-4", "red-X2")))


@pytest.mark.rule("TF-24", "FI-055")
def test_red_turns_the_red_die_if_it_was_rolled() -> None:
    live = lay(hands={A: "H01", B: "H32 H02"}, tracks={"door": 2})
    attempt(live, "hu-door2", "H01", "3" + " + card")
    live.answer(B, use("H32"))
    settle(live)
    assert result(live)[0] == 12
    live = lay(hands={A: "H01", B: "H32 H02"})
    attempt(live, "hu-door1", "H01", "1 1 1")
    live.refused(B, use("H32"))
    live = lay(hands={A: "H01", B: "H32 H02"})
    attempt(live, "hu-door1", "H01", "1 1 1 + X4")
    live.refused(B, use("H32"))


@pytest.mark.rule("TF-18", "FI-230")
@pytest.mark.parametrize(("card", "most"), [("H19", 1), ("H21", 2)])
def test_pick_turns_white_locks_into_clovers(card: str, most: int) -> None:
    live = lay(hands={A: "H01", B: f"{card} H02"})
    attempt(live, "hu-door1", "H01", "L L 1 + L")
    (option,) = live.options(B, UseDice)
    assert option.dice == Pick(dice("w0-L", "w1-L"), 1, most)
    live.answer(B, UseDice(cards(card)[0], dice("w0-L", "w1-L")[:most]))
    assert shown(live) == ("C C 1 + L" if most == 2 else "C L 1 + L")
    assert live.options(A, Clover)


@pytest.mark.rule("FI-062", "FI-234")
@pytest.mark.parametrize(("card", "n"), [("H02", 2), ("H22", 3)])
def test_draw_for_any_seat(card: str, n: int) -> None:
    live = lay(hands={A: "H01", B: card}, clan="H03 H04 H05 H06")
    assert {option.seat for option in live.options(B, UseFor)} == {A, B, C}
    moved = live.answer(B, UseFor(cards(card)[0], C))
    assert len(live.s.hands[C]) == n
    assert live.told(Given) == [Given(C, n)]
    assert [told.seats for told in moved.events if isinstance(told.event, Got)] == [(C,)]
    live = lay(hands={B: card}, clan="H03")
    live.answer(B, UseFor(cards(card)[0], B))
    assert live.told(Recruited) == [Recruited(B, 1)]
    assert live.told(Given) == [Given(B, 1)]


@pytest.mark.rule("FI-233", "FI-112")
def test_bribe() -> None:
    live = lay(hands={B: "H28"})
    live.answer(B, use("H28"))
    assert live.told(PoliceMoved) == [PoliceMoved("controlled")]
    assert live.s.knocked_out == ["H28"]
    live = lay("intimate_enemies", hands={B: "H28"})
    live.refused(B, use("H28"))


@pytest.mark.rule("FI-233", "FI-063")
@pytest.mark.parametrize("card", sorted(HENCHMEN))
def test_where_a_card_goes_by_its_mark(card: str) -> None:
    crew = "H01" if card != "H01" else "H02"
    live = lay(hands={A: crew, B: card, C: "H05" if card != "H05" else "H13"}, problems={C: "P02"})
    verb = HENCHMEN[card].skill.verb
    if verb not in IDLE:
        commit(live, "hu-door1", crew)
        if verb in AFTER and verb not in BEFORE:
            roll(live, "1 L L + card")
    option = next(one for one in live.ask(B).options if isinstance(one, SKILL_OPTIONS))
    if isinstance(option, UseDice):
        assert isinstance(option.dice, Pick)
        option = UseDice(option.card, dice(*option.dice.of[:1]))
        if verb == "reroll":
            live.load("1")
    live.answer(B, option)
    assert card in (live.s.knocked_out if HENCHMEN[card].knocked_out else live.s.exhausted)
    assert card not in live.s.hands[B]
    if live.s.attempt is not None and verb in AFTER:
        assert (B, card) in live.s.attempt.played
