"""What a reader is told of what happened: by weight, the own first, one sentence for one deed."""

from __future__ import annotations

from typing import Any

import pytest

from db.records import AnswerRecord
from engines.core.event import Told
from engines.core.table import Table
from engines.core.telling import Weight
from engines.fixer.cards import Card
from engines.fixer.events import Captured, Dealt, Discarded, Kept, Led, Locked, Passed, Won
from host.tables import telling
from host.tables.loaded import LoadedTable
from host.tables.teller import Circle, Line, shortened, texts
from tests.contract.hosted import loaded_table
from tests.contract.subjects import found, variants

ANA, BO, SARAH = 0, 1, 2


@pytest.fixture(scope="module")
def loaded() -> LoadedTable:
    """FIXER for three."""
    [subject] = [each for each in found() if each.spec.key == "fixer"]
    variant = next(each for each in variants(subject) if each.seats == 3)
    table, _ = Table.start(variant.spec, 3, variant.spec.settings(), bytes(32))
    return loaded_table(variant, table)


def told(loaded: LoadedTable, seat: int | None, *events: Any) -> list[Line]:
    return telling.of_row(loaded, 3, [Told(event) for event in events], seat)


def captured(winner: int, loser: int, *, critical: bool = False) -> Captured:
    return Captured(winner, loser, "AB1", Card("M9"), Card("C2"), critical, True)


def test_one_deed_is_one_sentence_for_whoever_reads_it(loaded: LoadedTable) -> None:
    deed = captured(ANA, BO, critical=True), Kept(BO, Card("M9"))
    found = {seat: [line.text for line in told(loaded, seat, *deed)] for seat in (ANA, BO, SARAH, None)}
    beginning = "Capital 2 from {} in AB1: Media 9 held, a critical win; {}."
    assert found == {
        ANA: ["You capture " + beginning.format("Bo-Yun", "Bo-Yun keeps Media 9")],
        BO: ["Ana captures " + beginning.format("you", "you keep Media 9")],
        SARAH: ["Ana captures " + beginning.format("Bo-Yun", "Bo-Yun keeps Media 9")],
        None: ["Ana captures " + beginning.format("Bo-Yun", "Bo-Yun keeps Media 9")],
    }


def test_the_own_comes_first_and_then_what_befell_the_reader(loaded: LoadedTable) -> None:
    lines = told(loaded, BO, captured(ANA, SARAH), captured(ANA, BO), captured(BO, ANA))
    assert [line.circle for line in lines] == [Circle.REST, Circle.BEFALLEN, Circle.OWN]
    assert [line.circle for line in shortened(lines)] == [Circle.OWN, Circle.BEFALLEN, Circle.REST]


def test_what_a_consequence_is_without_its_deed(loaded: LoadedTable) -> None:
    """The deed was told before: what came of it is a sentence of its own."""
    [line] = told(loaded, ANA, Discarded(BO, Card("M9"), "forced"))
    assert line.text == "Bo-Yun must discard Media 9: that suit lies open in the pile."


def test_noise_is_left_to_the_log(loaded: LoadedTable) -> None:
    assert told(loaded, BO, Locked(ANA)) == []


def test_the_same_again_is_told_once(loaded: LoadedTable) -> None:
    [line] = told(loaded, None, *([Passed()] * 3))
    assert line.text == "The cards changed hands, three to the left, 3 times."


def test_too_much_is_shortened_from_the_lightest(loaded: LoadedTable) -> None:
    light = Dealt(1, ANA), Led(ANA, Card("R1"), "AB1")
    lines = told(loaded, BO, *light, captured(ANA, SARAH), captured(ANA, BO), Won((ANA,), 9))
    assert [line.weight for line in lines] == [1, 1, 2, 2, 3]
    kept = [[*map(lines.index, shortened(lines, most=most))] for most in (5, 4, 3, 2, 1)]
    assert kept == [[3, 0, 1, 2, 4], [3, 1, 2, 4], [3, 2, 4], [3, 4], [3, 4]], "what must be told stays"
    assert len(shortened(lines, room=60)) == 2


def test_what_was_taken_back_leaves_a_word(loaded: LoadedTable) -> None:
    """On a board that was left behind before: what took it back is told by the next."""

    def row(n: int, **fields: Any) -> AnswerRecord:
        return AnswerRecord(table="K7QM", n=n, by="person", crc=0, at=0.0, seat=BO, user=2, **fields)

    rows = [row(1, kind="answer"), row(2, kind="answer"), row(3, kind="undo", back_to=2)]
    said = [
        [line.text for line in telling.since(loaded, rows, [], seat=None, after=after, until=until)]
        for after, until in ((0, 1), (1, 2), (1, 3), (2, 3))
    ]
    taken = "Bo-Yun took a move back."
    assert said == [[], ["What was played here was taken back."], [taken], [taken]]


def test_a_moment_stands_out(loaded: LoadedTable) -> None:
    [line] = told(loaded, SARAH, Won((ANA,), 31))
    assert line.weight == Weight.HEADLINE
    assert texts([line]) == ["**Ana wins with 31 points.**"]
    assert texts(told(loaded, ANA, Won((ANA,), 31))) == ["**You win with 31 points.**"]
    assert texts(told(loaded, ANA, Won((ANA, BO), 31))) == ["**You, Bo-Yun win with 31 points.**"]
