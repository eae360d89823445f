"""FI-091 to FI-095, TF-28: Revive and Motivate."""

from __future__ import annotations

import pytest

from engines.fictions.events import Motivated, Resolved, Revived
from engines.fictions.options import Act, Move
from engines.fictions.scenario import found

from .kit import SCENARIOS, A, B, attempt, cards, hard, keys, lay, tried

BOTH = {"revive", "motivate"}


@pytest.mark.rule("FI-091")
@pytest.mark.parametrize("key", SCENARIOS)
def test_every_board_shows_both(key: str) -> None:
    live = lay(key, exhausted="H11", knocked_out="H12", hands={A: "H17"})
    spots = {act.challenge for act in live.options(A, Act)}
    assert spots >= BOTH
    assert (hard(live, "revive"), hard(live, "motivate")) == (4, 3)
    assert not BOTH & set(found()[key].board)


@pytest.mark.rule("FI-091")
@pytest.mark.parametrize(("challenge", "crew"), [("revive", "H17"), ("motivate", "H15")])
def test_heal_and_persuade(challenge: str, crew: str) -> None:
    live = lay(exhausted="H11", knocked_out="H12", hands={A: crew})
    attempt(live, challenge, crew, "1 1 1")


@pytest.mark.rule("FI-092", "FI-094")
def test_revive_moves_a_card_a_triumph() -> None:
    live = lay(hands={A: "H17"}, knocked_out="H01 H02 H03", exhausted="H04")
    attempt(live, "revive", "H17", "4 4 1")
    ask = live.ask(A, "revive")
    (option,) = ask.options
    assert (option.henchmen.least, option.henchmen.most) == (2, 2)
    live.refused(A, Move(cards("H01")))
    live.answer(A, Move(cards("H02 H03")))
    assert (live.s.knocked_out, live.s.exhausted) == (["H01"], ["H04", "H02", "H03"])
    assert live.told(Revived) == [Revived(cards("H02 H03"))]


@pytest.mark.rule("TF-28", "FI-092", "FI-087")
def test_motivate_moves_cards_into_a_shuffled_clan_deck() -> None:
    live = lay(hands={A: "H15 H16"}, clan="H01 H02 H03 H04", exhausted="H11 H12 H13 H14 H17")
    attempt(live, "motivate", "H15 H16", "4 3 2 1 L L")
    assert live.told(Resolved)[0].result == 10
    moved = live.answer(A, Move(cards("H11 H14 H17")))
    assert live.s.exhausted == ["H12", "H13"]
    assert sorted(live.s.clan) == ["H01", "H02", "H03", "H04", "H11", "H14", "H17"]
    assert [(draw.purpose, draw.size) for draw in moved.row.draws] == [("clan", 7)]
    assert live.s.rotated == ["H15", "H16"]


@pytest.mark.rule("TF-28", "FI-093")
def test_triumphs_beyond_the_pile_are_lost() -> None:
    live = lay(hands={A: "H15 H16"}, clan="H01", exhausted="H11 H12")
    attempt(live, "motivate", "H15 H16", "4 3 2 1 L L")
    assert live.s.attempt is None
    assert live.s.exhausted == []
    assert sorted(live.s.clan) == ["H01", "H11", "H12"]
    assert len(live.told(Motivated)[0].henchmen) == 2
    live = lay(hands={A: "H17"}, knocked_out="H11")
    tried(live, "revive", "H17", "4 4 4")
    assert (live.s.knocked_out, live.s.exhausted) == ([], ["H11"])


@pytest.mark.rule("FI-092")
def test_without_a_triumph_nothing_moves() -> None:
    live = lay(hands={A: "H17"}, knocked_out="H11")
    tried(live, "revive", "H17", "1 1 1")
    assert live.s.knocked_out == ["H11"]
    assert live.s.cubes == {}


@pytest.mark.rule("FI-093")
@pytest.mark.parametrize(
    ("exhausted", "knocked_out", "offered"),
    [("", "", set()), ("H11", "", {"motivate"}), ("", "H11", {"revive"}), ("H11", "H12", BOTH)],
)
def test_a_source_pile_is_needed(exhausted: str, knocked_out: str, offered: set[str]) -> None:
    live = lay(exhausted=exhausted, knocked_out=knocked_out, hands={A: "H01"})
    assert keys(live) & BOTH == offered
    assert {act.challenge for act in live.options(A, Act)} & BOTH == offered


@pytest.mark.rule("FI-094", "FI-095")
@pytest.mark.parametrize(
    ("challenge", "crew", "faces"), [("revive", "H17", "4 4 1"), ("motivate", "H15", "4 2 1")]
)
def test_the_default_takes_the_highest_level_then_the_lowest_id(
    challenge: str, crew: str, faces: str
) -> None:
    pile = "H12 H22 H21 H34 H11"
    live = lay(
        hands={A: crew},
        exhausted=pile if challenge == "motivate" else "",
        knocked_out=pile if challenge == "revive" else "",
    )
    attempt(live, challenge, crew, faces)
    assert live.awaited == (A,)
    assert live.ask(A).clock == "turn_timer"
    assert live.default(A) == Move(cards("H21 H34"))


@pytest.mark.rule("FI-071", "FI-093", "PT-05")
@pytest.mark.parametrize(("challenge", "crew"), [("revive", "H17"), ("motivate", "H15")])
def test_no_more_triumphs_count_than_there_are_cards(challenge: str, crew: str) -> None:
    live = lay(hands={A: crew, B: "H06"}, exhausted="H01", knocked_out="H02")
    attempt(live, challenge, crew, "4 4 L")
    assert live.s.attempt is None
    assert live.told(Resolved)[0].triumphs == 1
