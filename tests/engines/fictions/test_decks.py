"""The tables of 6.2 and 6.4 once more, and the counts of every deck: FI-001, FI-006, PT-01, PT-02."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.fictions.cards import HENCHMEN, PROBLEMS
from engines.fictions.scenario import found

from .contract import conserved
from .kit import SCENARIOS, lay

#: id, Level, Expertises, Location, Skill; KO: knocked out by its Skill; *: the No More Bets! mark.
CLAN = """
H01 1 search harbor REROLL(2) *
H02 1 search market DRAW(2)
H03 1 investigate railyard DIFF(1)
H04 1 investigate hilltop SET(3) *
H05 1 fight theater SHIELD(2)
H06 1 fight harbor ADD(2)
H07 1 shoot market ADD(2)
H08 1 shoot railyard REROLL(2) *
H09 1 run hilltop DICE(1)
H10 1 run theater RAISE(2) *
H11 1 drive harbor ADD(2)
H12 1 drive market DICE(1)
H13 1 intimidate railyard SHIELD(2)
H14 1 intimidate hilltop DIFF(1)
H15 1 persuade theater DRAW(2)
H16 1 persuade harbor SOLVE(4)
H17 1 heal market ADD(1)
H18 1 heal railyard SET(3) *
H19 1 repair hilltop PICK(1)
H20 1 repair theater DOUBLE
H21 2 search+fight harbor PICK(all)
H22 2 search+drive market DRAW(3)
H23 2 investigate+persuade railyard SOLVE(5)
H24 2 investigate+heal hilltop SHIELD(all)
H25 2 fight+intimidate theater DIFF(2)
H26 2 shoot+run harbor REROLL(all) *
H27 2 shoot+repair market SET(4) *
H28 2 run+persuade railyard BRIBE KO
H29 2 drive+heal hilltop ADD(3)
H30 2 intimidate+repair theater DOUBLE
H31 3 search+fight+run harbor ADD(3)
H32 3 shoot+drive+persuade market RED(4) KO *
H33 3 drive+intimidate+heal railyard SHIELD(all)
H34 3 investigate+persuade+repair hilltop DIFF(3)
H35 3 investigate+shoot+heal theater SOLVE(any) KO
"""
#: id, Ideal Expertise, Difficulty; F: a Fingerprint; scope, Penalty; *: the No More Bets! mark.
TROUBLES = """
P01 search 4 F single FEWER_DICE(1) *
P02 search 3 single SLOW_RECRUIT
P03 investigate 5 F single NO_RED_DIE *
P04 investigate 4 F group CATEGORY_HARDER(Information)
P05 fight 4 single EXTRA_DAMAGE
P06 fight 5 end-of-round EXHAUST_EACH(1)
P07 shoot 6 F group CATEGORY_HARDER(Combat)
P08 shoot 3 single LONE_HENCHMAN
P09 run 4 group CATEGORY_HARDER(Pursuit)
P10 run 4 F single END_TURN_EXHAUST(1)
P11 drive 5 single FEWER_ACTIONS(1)
P12 drive 3 F single END_TURN_MILL(1)
P13 intimidate 5 group CATEGORY_HARDER(Influence) *
P14 intimidate 6 F end-of-round NEW_PROBLEM(1)
P15 persuade 4 F single NO_SKILLS
P16 persuade 5 group NO_HELP
P17 persuade 6 F end-of-round EXHAUST_OWN(2)
P18 heal 4 end-of-round KNOCK_OUT(1)
P19 heal 3 single NO_CLOVERS *
P20 heal 4 F group CATEGORY_HARDER(Know-how)
P21 repair 3 single NO_IDEAL *
P22 repair 6 group FEWER_WHITE(2) *
P23 repair 5 end-of-round MILL(3)
"""


def called(word: str, n: int | str) -> str:
    """``DIFF(1)``: a Skill or a Penalty as the tables write it."""
    return f"{word.upper()}({n})" if n else word.upper()


def clan_lines() -> list[str]:
    """The Henchmen as data has them, in the words of the table."""
    lines = []
    for card, one in HENCHMEN.items():
        whole = {"solve": "any", "reroll": "all", "pick": "all", "shield": "all"}
        skill = called(one.skill.verb, one.skill.n or whole.get(one.skill.verb, ""))
        words = [card, str(one.level), "+".join(one.expertises), one.location, skill]
        lines.append(" ".join(words + ["KO"] * one.knocked_out + ["*"] * one.barred))
    return lines


def trouble_lines() -> list[str]:
    """The Problems likewise."""
    lines = []
    for card, one in PROBLEMS.items():
        penalty = called(one.penalty.word, one.penalty.n or one.penalty.category.capitalize())
        words = [card, one.ideal, str(one.difficulty), *["F"] * one.fingerprint, one.scope, penalty]
        lines.append(" ".join(words + ["*"] * one.barred))
    return lines


@pytest.mark.rule("FI-001", "FI-063", "FI-077", "FI-233")
def test_the_henchmen_are_those_of_the_table() -> None:
    assert clan_lines() == CLAN.strip().splitlines()
    assert Counter(one.level for one in HENCHMEN.values()) == {1: 20, 2: 10, 3: 5}


@pytest.mark.rule("FI-006", "FI-100", "FI-106")
def test_the_problems_are_those_of_the_table() -> None:
    assert trouble_lines() == TROUBLES.strip().splitlines()


@pytest.mark.rule("PT-01", "PT-02")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize(("key", "count"), list(zip(SCENARIOS, (16, 17, 14, 15, 23, 25), strict=True)))
def test_every_scenario_has_its_cards(key: str, count: int, players: int) -> None:
    scenario = found()[key]
    assert len(scenario.cards) == count
    s = lay(key, players).s
    assert conserved(s) == Counter(list(HENCHMEN))
    zones = [*s.scene.decks.values(), *(row for name, row in s.scene.rows.items() if name != "pistol")]
    laid = Counter(card for zone in zones for card in zone)
    laid.update([scenario.police] if scenario.police else [])
    assert laid == Counter(list(scenario.cards))
