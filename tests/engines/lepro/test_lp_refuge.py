"""Recruitment, and Refuge with its money (3.16)."""

from __future__ import annotations

import pytest

from engines.lepro import SPEC
from engines.lepro.cards import Card, Space
from engines.lepro.events import Claimed, Collided, Drew, Refuge
from engines.lepro.options import Claim, LetLie, NameHalf, Nothing, Refuse, Rob, RollDie
from engines.lepro.state import Settings
from engines.lepro.turn import turn

from .kit import (
    A,
    B,
    C,
    before,
    cards,
    cash,
    default,
    dice,
    drive,
    every,
    go,
    heard,
    kinds,
    land,
    table,
    told,
    walk,
    whole,
)

STRICT = Settings(strict_claims=True)


@pytest.mark.rule("LP-211", "LP-212")
@pytest.mark.parametrize("at", [1, 10, 23])
def test_a_recruitment_card_is_drawn_for_nothing(at: int) -> None:
    g = table(2)
    cards(g, "R32")
    assert land(g, at) is None
    assert g.s.players[A].recruits == ["R32"]
    assert g.s.players[A].men_acquired == 4
    assert cash(g) == [3_000, 3_000]
    assert Drew(A, Card("R32")) in heard(g, None)
    assert SPEC.view(g.s, None).players[A].recruits == ("R32",)
    whole(g)


@pytest.mark.rule("LP-212")
def test_it_is_compulsory() -> None:
    g = table(2, a={"cash": 0})
    assert land(g, 13, NameHalf(Space("recruitment"))) is None
    assert len(g.s.players[A].recruits) == 1
    assert cash(g)[A] == 0


@pytest.mark.rule("LP-213")
def test_with_no_card_left_nothing_happens() -> None:
    g = table(2, b={"recruits": every("recruitment")})
    assert land(g, 1) is None
    assert g.s.players[A].recruits == []


@pytest.mark.rule("LP-214", "LP-216")
@pytest.mark.parametrize(
    ("character", "recruits", "amount"), [("", "", 100), ("", "R23 R11", 600), ("captain", "R32", 600)]
)
def test_passing_brings_100_a_man(character: str, recruits: str, amount: int) -> None:
    g = table(2, a={"space": 34, "character": character, "recruits": recruits})
    walk(g, 4, Nothing())
    assert g.s.players[A].space == 2
    assert told(g, Refuge) == [Refuge(A, amount, False)]
    assert cash(g)[A] == 3_000 + amount
    whole(g)


@pytest.mark.rule("LP-215", "LP-216")
@pytest.mark.parametrize(("recruits", "amount"), [("", 600), ("R23 R11", 1_100)])
def test_stopping_there_brings_500_more(recruits: str, amount: int) -> None:
    g = table(2, a={"space": 33, "recruits": recruits})
    assert walk(g, 3) is None
    assert told(g, Refuge) == [Refuge(A, amount, True)]
    assert cash(g)[A] == 3_000 + amount


@pytest.mark.rule("LP-217")
def test_refuge_asks_for_nothing() -> None:
    g = table(2, a={"space": 33, "missions": "M16", "stars": "A57 A66", "pearls": "P01"})
    assert go(g, "3") is not None  # the window after the roll, which stars open
    g = table(2, a={"space": 33, "missions": "M16", "pearls": "P01"})
    assert go(g, "3") is None
    assert [type(each.event).__name__ for each in g.told] == ["Turned", "Rolled", "Moved", "Refuge"]


@pytest.mark.rule("LP-218")
def test_the_money_comes_by_itself_and_before_the_space() -> None:
    g = table(2, a={"cash": 0, "space": 34, "recruits": "R32"})
    asked = walk(g, 4)
    assert asked is not None
    assert asked.kind == "seller"
    assert cash(g)[A] == 500


@pytest.mark.rule("LP-219")
def test_strict_money_is_claimed_at_the_end_of_the_turn() -> None:
    g = table(2, a={"space": 33, "recruits": "R37"}, options=STRICT)
    asked = go(g, "3")
    assert asked is not None
    assert (asked.seat, asked.kind, asked.basis, asked.must) == (A, "claim", 1_100, True)
    assert kinds(asked) == {Claim, LetLie}
    assert cash(g)[A] == 3_000
    g = table(2, a={"space": 33, "recruits": "R37"}, options=STRICT)
    assert go(g, "3", Claim()) is None
    assert cash(g)[A] == 4_100
    assert told(g, Claimed) == [Claimed(A, 1_100, False)]
    assert g.s.turn == B
    whole(g)


@pytest.mark.rule("LP-219", "LP-055")
def test_strict_money_is_asked_for_where_refuge_is_passed_and_at_the_end_of_the_turn() -> None:
    g = table(2, a={"space": 34}, options=STRICT)
    steps = turn(g)
    dice(g, "4")
    asked = drive(steps, RollDie())
    assert asked is not None
    assert (asked.seat, asked.kind, asked.basis, asked.default) == (A, "claim", 100, LetLie())
    assert "or at the end of your turn" in before(g, asked)
    asked = drive(steps, LetLie())
    assert asked is not None
    assert (asked.kind, told(g, Claimed), cash(g)[A]) == ("seller", [], 3_000), "nothing is lost yet"
    asked = drive(steps, Nothing())
    assert asked is not None
    assert (asked.kind, asked.basis) == ("claim", 100)
    assert "what you leave now is gone" in before(g, asked)
    assert drive(steps, Claim()) is None
    assert (told(g, Claimed), cash(g)[A]) == ([Claimed(A, 100, False)], 3_100)
    # What was claimed on the way is not asked for again.
    g = table(2, a={"space": 34}, options=STRICT)
    assert go(g, "4", Claim(), Nothing()) is None
    assert told(g, Claimed) == [Claimed(A, 100, False)]


@pytest.mark.rule("LP-219", "LP-055", "EX-48b")
def test_strict_money_that_is_claimed_in_time_pays_a_fine() -> None:
    hand = {"space": 34, "cash": 0, "recruits": "R37"}
    for claims, left, records in ((Claim(), 100, 0), (LetLie(), 0, 1)):
        g = table(2, a=hand, options=STRICT)
        cards(g, "S17", "J08")
        asked = go(g, "6 1", claims, Rob())
        assert (cash(g)[A], len(g.s.players[A].records)) == (left, records)
        assert (asked is None) == isinstance(claims, Claim)
        whole(g)


@pytest.mark.rule("LP-219", "LP-152")
def test_strict_money_comes_before_a_collision() -> None:
    g = table(2, a={"space": 34}, b={"space": 4, "car": "C15", "protections": "T01"}, options=STRICT)
    asked = go(g, "6")
    assert asked is not None
    assert (asked.seat, asked.kind) == (A, "claim")
    assert told(g, Collided) == []


@pytest.mark.rule("LP-219", "LP-078")
def test_strict_money_of_two_passings_in_one_turn_adds_up() -> None:
    g = table(2, a={"space": 35}, options=STRICT)
    cards(g, "A34")
    steps = turn(g)
    dice(g, "4")
    asked = drive(steps, RollDie())
    assert asked is not None
    assert (asked.kind, asked.basis) == ("claim", 100)
    asked = drive(steps, LetLie())
    assert asked is not None
    assert (asked.kind, asked.basis) == ("claim", 100 + 600)
    assert "what you leave now is gone" in before(g, asked)
    g = table(2, a={"space": 35}, options=STRICT)
    cards(g, "A34")
    assert go(g, "4", Claim(), Claim()) is None
    assert told(g, Claimed) == [Claimed(A, 100, False), Claimed(A, 600, False)]


@pytest.mark.rule("LP-219", "EX-48")
def test_strict_money_that_nobody_claims_is_lost() -> None:
    g = table(2, a={"space": 33, "recruits": "R01 R02 R03 R04 R05"}, options=STRICT)
    steps = turn(g)
    dice(g, "4")
    drive(steps, RollDie())
    assert g.s.players[A].claim == 600
    assert default(steps) is not None
    assert default(steps) is None
    assert told(g, Claimed) == [Claimed(A, 600, True)]
    assert cash(g)[A] == 3_000
    asked = drive(turn(g))
    assert asked is not None
    assert asked.seat == B
    go(g, "2", Nothing())
    asked = drive(turn(g))
    assert asked is not None
    assert asked.seat == A
    assert Claim not in kinds(asked)
    assert cash(g)[A] == 3_000
    assert g.s.players[A].claim == 0


@pytest.mark.rule("LP-219")
def test_the_amount_is_that_of_the_moment_of_passing() -> None:
    g = table(2, a={"space": 34}, options=STRICT)
    cards(g, "R37")
    assert go(g, "3", LetLie(), Claim()) is None
    assert g.s.players[A].recruits == ["R37"]
    assert cash(g)[A] == 3_100


@pytest.mark.rule("LP-219")
@pytest.mark.parametrize(("choice", "then"), [(Claim(), "seller"), (LetLie(), "claim")])
def test_strict_money_is_spent_on_the_space_only_if_it_was_claimed(choice: Claim | LetLie, then: str) -> None:
    g = table(2, a={"cash": 0, "space": 34, "recruits": "R37"}, options=STRICT)
    asked = go(g, "4", choice)
    assert asked is not None
    assert asked.kind == then


@pytest.mark.rule("LP-219")
@pytest.mark.parametrize(("choice", "total"), [(Claim(), 51_600), (LetLie(), 51_000)])
def test_strict_money_can_be_claimed_before_the_count(choice: Claim | LetLie, total: int) -> None:
    g = table(4, a={"space": 33, "cash": 51_000, "buyer": True}, options=STRICT)
    assert go(g, "3", choice) is None
    assert g.s.phase == "over"
    assert g.s.totals[A][-1] == total


@pytest.mark.rule("LP-219")
def test_strict_money_of_the_eliminated_is_lost() -> None:
    g = table(3, a={"space": 34, "records": "X01 X02"}, options=STRICT)
    cards(g, "S17", "J17")
    assert go(g, "6 1", LetLie(), Rob()) is None
    assert told(g, Claimed) == []
    assert g.s.players[A].fallen == 1
    assert cash(g) == [0, 3_000, 3_000]
    whole(g)


@pytest.mark.rule("LP-218", "LP-219")
def test_without_strict_claims_nobody_claims() -> None:
    g = table(3, a={"space": 34})
    assert go(g, "6 1", Refuse()) is None
    assert told(g, Claimed) == []
    assert Refuge(A, 100, exact=False) in heard(g, C)
    assert cash(g)[A] == 3_100
