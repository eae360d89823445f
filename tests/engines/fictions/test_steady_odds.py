"""The chances that the computer player of Fictions reckons with."""

from __future__ import annotations

from functools import cache
from itertools import combinations, product
from typing import Any, get_args

import pytest

from engines.fictions.glossary import RED_FACES, WHITE_FACES, Challenge
from engines.fictions.hints import Odds, hint
from engines.fictions.odds import MOST, blank, chance, hurt, reach
from engines.fictions.options import Act
from engines.fictions.printed import PenaltyWord
from engines.fictions.steady.rolling import throws
from engines.fictions.steady.troubles import COSTS
from engines.fictions.view import view

from .kit import A, cards, lay


@cache
def best(faces: tuple[str, ...], red: str, wanted: int) -> float:
    """The chance of a Result with clovers used as well as possible: by trying everything."""
    values = sorted(int(face) for face in faces if face.isdigit())
    factor = int(red[1]) if red[:1] == "X" else 1
    if sum(values) + (values[-1] * (factor - 1) if values else 0) >= wanted:
        return 1.0
    if "C" not in faces:
        return 0.0
    rest = list(faces)
    rest.remove("C")
    free = [at for at, face in enumerate(rest) if face != "L"]
    top = 0.0
    for count in range(len(free) + 1):
        for again in combinations(free, count):
            for red_again in (False, True) if red not in ("", "L") else (False,):
                if not again and not red_again:
                    continue
                total = 0.0
                reds = RED_FACES if red_again else (red,)
                for thrown in product(WHITE_FACES, repeat=count):
                    new = list(rest)
                    for at, face in zip(again, thrown, strict=True):
                        new[at] = face
                    total += sum(best(tuple(sorted(new)), face, wanted) for face in reds)
                top = max(top, total / len(WHITE_FACES) ** count / len(reds))
    return top


@pytest.mark.parametrize(("dice", "red"), [(1, False), (1, True), (2, False), (2, True), (3, False)])
def test_the_table_of_chances_is_exact(dice: int, red: bool) -> None:
    for wanted in range(1, 4 * dice + 14):
        reds = RED_FACES if red else ("",)
        rolls = list(product(WHITE_FACES, repeat=dice))
        whole = sum(best(tuple(sorted(roll)), face, wanted) for roll in rolls for face in reds)
        assert reach(dice, red, wanted) == pytest.approx(whole / len(rolls) / len(reds), abs=1e-4)


def test_chances_fall_with_the_triumphs_and_rise_with_the_dice() -> None:
    for red, difficulty, prestige in product((False, True), range(1, 9), (0, 4)):
        for dice in range(1, 8):
            now = chance(dice, red, difficulty, prestige)
            assert len(now) == MOST
            assert list(now) == sorted(now, reverse=True)
            if dice > 1:
                assert all(map(float.__ge__, now, chance(dice - 1, red, difficulty, prestige)))
    assert chance(1, False, 4, 4)[0] == 1.0


def test_throws_and_damage_add_up() -> None:
    for count in range(8):
        assert sum(each[0] for each in throws(count)) == pytest.approx(1.0)
    for dice, crew in product(range(1, 8), (1, 2)):
        exhausted, out = hurt(dice, False, crew, 0)
        assert 0 < exhausted + out < crew
        worse = hurt(dice, True, crew, 1)
        assert worse[0] + 2 * worse[1] > exhausted + 2 * out


@pytest.mark.parametrize(
    ("problems", "of", "red"), [("", chance, True), ("P03", chance, False), ("P19", blank, True)]
)
def test_a_panel_says_odds_with_the_penalties_of_the_seat(problems: str, of: Any, red: bool) -> None:
    live = lay(hands={A: "H01 H02"}, problems={A: problems})
    told = hint(view(live.s, A), Act(Challenge("hu-door1"), "plain", cards("H01 H02")))
    assert told == Odds(6, round(100 * of(6, red, 5, 0)[1]), 2)


def test_every_penalty_has_its_cost() -> None:
    assert set(COSTS) == set(get_args(PenaltyWord))
    assert all(cost.action or cost.turn or cost.all for cost in COSTS.values())
