"""Amounts that the lesson's words name are those of its table."""

from __future__ import annotations

import pytest

from engines.core import codec
from engines.core.discover import words
from engines.core.lesson import Step
from engines.core.table import Table
from engines.lepro import SPEC
from engines.lepro.cards import CARS, VALUE, VERDICTS
from engines.lepro.lesson import LESSON
from engines.lepro.state import State, ceil100, target

from .kit import NAMES, C

#: By step: what everybody has when it is read, and the amounts of these that are named.
CASH = {
    "roll": ((14_600, 12_700, 47_400), (14_600, 47_400)),
    "mission": ((18_900, 14_400, 49_900), ()),
    "announce": ((50_500, 0, 46_100), (50_500, 46_100)),
}


def played() -> tuple[dict[str, tuple[int, ...]], State]:
    """The lesson, played: by step the cash of all, and its end."""
    table, _ = Table.start(SPEC, LESSON.seats, LESSON.settings, LESSON.dice, position=LESSON.position)
    cash = {}
    for entry in LESSON.script:
        if isinstance(entry, Step):
            cash[entry.key] = tuple(player.cash for player in table.g.s.players)
            seat, text = LESSON.learner, entry.wants[0]
        else:
            seat, text = entry.seat, entry.option
        option = codec.parse(SPEC.options, text)
        assert option is not None
        table.answer(seat, option)
    return cash, table.g.s


def said(key: str) -> str:
    """What stands above a step, or its words for an answer."""
    return words("lepro")(f"lesson-{key}", **dict(zip("abc", NAMES, strict=False)))


@pytest.mark.parametrize("step", CASH)
def test_the_cash_that_a_step_speaks_of_is_there(step: str) -> None:
    expected, named = CASH[step]
    assert played()[0][step] == expected
    assert all(f"${amount:,}" in said(step) for amount in named)


def test_one_hundred_is_missing_when_it_says_so() -> None:
    cash, s = played()
    assert target(s) - cash["mission"][C] == 100
    assert "$100 short" in said("mission")


def test_the_learner_wins_by_what_the_end_says() -> None:
    """What the swap and the collision took would have made the other one the richest."""
    _, s = played()
    assert s.ending == "buyer"
    assert (s.totals[0][-1], s.totals[C][-1]) == (52_700, 46_100)
    lost = ceil100(VALUE["P23"] / 2) + CARS["C05"].price - VALUE["P01"]
    assert s.totals[C][-1] + lost == 54_100 > s.totals[0][-1]
    assert "$54,100" in said("end")


def test_what_it_says_of_verdicts_and_gems_is_printed() -> None:
    assert f"${max(one.bank for one in VERDICTS.values()):,}" in said("arrest.quietly")
    assert 3 * sum(one.record for one in VERDICTS.values()) == len(VERDICTS)
    assert f"${VALUE['P23']:,}" in said("swap.done")
