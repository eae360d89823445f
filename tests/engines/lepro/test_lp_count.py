"""The final count, ties, and leavers (3.21)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.table import Table
from engines.lepro import SPEC
from engines.lepro.events import Counted, Fallen, Won
from engines.lepro.final_count import hold_count, ranking
from engines.lepro.options import Rob
from engines.lepro.rules import retire
from engines.lepro.state import Settings, target

from .kit import A, B, C, G, cards, cards_of, cash, go, heard, table, told, whole


def counted(seats: int = 2, **more: Any) -> G:
    """A position, counted."""
    g = table(seats, **more)
    hold_count(g, "limit")
    return g


def total(**of: Any) -> int:
    """What a player of these fields has in the end."""
    return counted(a=of).s.totals[A][-1]


def winners(g: G) -> tuple[int, ...]:
    """Who won."""
    outcome = SPEC.outcome(g.s)
    assert outcome is not None
    return outcome.winners


@pytest.mark.rule("LP-264", "LP-266", "LP-269", "LP-270", "EX-42")
def test_records_gems_and_car() -> None:
    of = {"cash": 52_300, "records": "X01 X02", "pearls": "P05 P14 P25", "diamonds": "D22", "car": "C10"}
    g = counted(a=of)
    assert g.s.totals[A] == [52_300, -5_000, 7_100, 3_000, 57_400]
    assert Counted(A, 57_400) in heard(g, None)
    outcome = SPEC.outcome(g.s)
    assert outcome is not None
    assert outcome.scores == (57_400, 3_000)


@pytest.mark.rule("LP-264", "LP-235")
@pytest.mark.parametrize(("records", "cost"), [("", 0), ("X01", 2_500), ("X01 X02", 5_000)])
def test_each_record_costs_2500(records: str, cost: int) -> None:
    assert total(cash=9_000, records=records) == 9_000 - cost


@pytest.mark.rule("LP-265", "EX-44")
def test_a_total_may_be_negative() -> None:
    assert total(cash=1_000, records="X01 X02") == -4_000


@pytest.mark.rule("LP-266", "LP-267")
@pytest.mark.parametrize(
    ("pearls", "diamonds", "bonus"),
    [("P01", "", 100), ("P01", "D01", 100), ("P01 P02", "D01", 300), ("P24", "D24", 8_800), ("", "", 0)],
)
def test_half_of_the_sum_of_both_rounded_once(pearls: str, diamonds: str, bonus: int) -> None:
    assert total(pearls=pearls, diamonds=diamonds) == 3_000 + bonus


@pytest.mark.rule("LP-268", "EX-43")
def test_both_halves_count_12000_in_the_sum() -> None:
    assert total(cash=0, pearls="P25 P01", diamonds="D25") == 6_100


@pytest.mark.rule("LP-269")
@pytest.mark.parametrize("half", [{"pearls": "P25"}, {"diamonds": "D25"}])
def test_a_single_half_counts_nothing(half: dict[str, str]) -> None:
    assert total(**half) == 3_000


@pytest.mark.rule("LP-270")
@pytest.mark.parametrize(("car", "price"), [("C06", 6_000), ("C01", 1_000), ("C17", 4_000)])
def test_a_car_brings_its_price(car: str, price: int) -> None:
    assert total(cash=0, car=car) == price


@pytest.mark.rule("LP-271")
def test_nothing_else_brings_anything() -> None:
    of = {
        "shares": "I10a I10b I09a",
        "boxer": "B07",
        "beaten": "B01",
        "protections": "T01 T02",
        "recruits": "R37 R38",
        "stars": "A62 A69",
        "missions": "M31",
    }
    assert total(**of) == 3_000


@pytest.mark.rule("LP-272", "EX-45")
def test_the_richest_wins_buyer_or_not() -> None:
    g = table(4, a={"space": 35, "cash": 48_400, "buyer": True}, b={"cash": 45_000, "car": "C06", "space": 5})
    assert go(g, "1") is None
    assert [parts[-1] for parts in g.s.totals[:2]] == [49_000, 51_000]
    assert winners(g) == (B,)
    assert told(g, Won) == [Won((B,), "buyer")]
    g = counted(a={"cash": 50_000, "buyer": True}, b={"cash": 49_900})
    assert winners(g) == (A,)


@pytest.mark.rule("LP-273", "LP-274", "EX-46")
@pytest.mark.parametrize(("men", "won"), [((9, 7), (A,)), ((7, 9), (B,)), ((9, 9), (A, B))])
def test_men_acquired_break_a_tie(men: tuple[int, int], won: tuple[int, ...]) -> None:
    rich = {"cash": 57_400}
    g = counted(3, a={**rich, "men_acquired": men[0]}, b={**rich, "men_acquired": men[1]})
    assert winners(g) == won


@pytest.mark.rule("LP-273")
def test_men_acquired_are_not_the_men_held() -> None:
    g = counted(a={"men_acquired": 9}, b={"recruits": "R37", "men_acquired": 8})
    assert winners(g) == (A,)
    assert winners(counted(a={"character": "captain"})) == (A, B)


@pytest.mark.rule("LP-275")
def test_the_whole_ranking() -> None:
    g = counted(
        6,
        a={"cash": 1_000, "men_acquired": 5},
        b={"cash": 9_000},
        c={"cash": 1_000, "men_acquired": 6},
        d={"fallen": 1, "space": -1, "cash": 0},
        e={"cash": 1_000, "men_acquired": 5},
        f={"cash": 500, "records": "X01", "men_acquired": 30},
    )
    assert ranking(g.s) == [[1], [2], [0, 4], [5], [3]]
    places = SPEC.view(g.s, None).places
    assert [place.seat for place in places] == [1, 2, 0, 4, 5, 3]
    assert [place.winner for place in places] == [True, *[False] * 5]
    outcome = SPEC.outcome(g.s)
    assert outcome is not None
    assert outcome.order() == [(1, 1), (2, 2), (3, 0), (3, 4), (5, 5), (6, 3)]


@pytest.mark.rule("LP-249", "LP-275")
def test_who_was_thrown_out_stands_below_who_has_less_than_nothing() -> None:
    gone = {"fallen": 1, "space": -1, "cash": 0}
    g = counted(3, a={"cash": 1_000}, b={"cash": 0, "records": "X01"}, c=gone)
    outcome = SPEC.outcome(g.s)
    assert outcome is not None
    assert outcome.scores == (1_000, -2_500, 0)
    assert outcome.order() == [(1, A), (2, B), (3, C)]


@pytest.mark.rule("LP-264", "LP-265")
def test_the_parts_of_a_total_add_up_to_it() -> None:
    g = counted(2, a={"cash": 1_000, "records": "X01 X02", "pearls": "P05", "car": "C01"}, b={"cash": 9_000})
    for place in SPEC.view(g.s, None).places:
        assert place.cash + place.records + place.gems + place.car == place.total
        assert place.records == (-5_000 if place.seat == A else 0)


@pytest.mark.rule("LP-276")
def test_all_is_revealed_at_the_count() -> None:
    of = {"pearls": "P05", "diamonds": "D22", "shares": "I03a", "stars": "A57", "missions": "M31"}
    g = table(3, b={**of, "boxer": "B07"})
    secret = {"P05", "D22", "I03a", "A57", "M31", "B07"}
    for viewer in (A, C, None):
        assert not secret & set(repr(SPEC.view(g.s, viewer)).split("'"))
    hold_count(g, "limit")
    for viewer in (A, C, None):
        assert secret <= set(repr(SPEC.view(g.s, viewer)).split("'"))


@pytest.mark.rule("LP-277")
def test_the_last_one_is_not_counted() -> None:
    g = table(2, a={"records": "X01 X02", "space": 3}, b={"cash": 0, "records": "X03 X04", "pearls": "P24"})
    cards(g, "S17", "J17")
    assert go(g, "1 1", Rob()) is None
    assert g.s.phase == "over"
    assert told(g, Counted) == []
    assert g.s.totals == [[], []]
    assert winners(g) == (B,)
    assert cash(g)[B] == 0


@pytest.mark.rule("LP-279")
def test_who_retires_goes_like_somebody_eliminated_without_a_record() -> None:
    of = {
        "cash": 7_300,
        "car": "C07",
        "under_car": "R11",
        "shares": "I01a",
        "pearls": "P04",
        "records": "X05",
    }
    g = table(3, b=of, hats={4: "A46"})
    held = set(cards_of(g.s.players[B]))
    treasury = g.s.treasury
    retire(g, B)
    assert g.s.players[B].fallen == 1
    assert (g.s.players[B].space, cash(g)[B], cards_of(g.s.players[B])) == (-1, 0, [])
    assert g.s.treasury == treasury + 7_300
    assert g.s.used["record"] == ["X05"]
    assert g.s.gone == ["I01a"]
    assert (g.s.turn, g.s.phase) == (A, "turn")
    (fallen,) = [event for event in heard(g, None) if isinstance(event, Fallen)]
    assert (fallen.retired, set(fallen.cards or ())) == (True, held)
    whole(g)
    retire(g, B)
    assert len(told(g, Fallen)) == 1


@pytest.mark.rule("LP-279")
def test_only_by_the_option_and_between_two_steps() -> None:
    assert SPEC.retires is not None
    assert [SPEC.retires(Settings(leaver_mode=mode)) for mode in (0, 1)] == [False, True]
    live, _ = Table.start(SPEC, 3, Settings(leaver_mode=1), bytes(32))
    seat = live.g.s.turn
    live.retire(seat)
    assert not live.g.s.players[seat].fallen
    assert live.awaited == (seat,)
    while live.awaited == (seat,):
        live.answer(seat, live.default(seat), by="clock")
    assert live.g.s.players[seat].fallen == 1
    assert live.awaited == ((seat + 1) % 3,)


@pytest.mark.rule("LP-279")
@pytest.mark.parametrize(
    ("turn", "first", "following", "number"), [(C, A, A, 6), (A, A, B, 5), (A, B, B, 6), (B, A, C, 5)]
)
def test_the_turn_of_who_retires_goes_on(turn: int, first: int, following: int, number: int) -> None:
    g = table(3, turn=turn, first=first, round=5, again=True)
    retire(g, turn)
    assert (g.s.turn, g.s.round, g.s.again) == (following, number, False)


@pytest.mark.rule("LP-279", "LP-263")
def test_a_limit_of_rounds_holds_when_the_last_retires() -> None:
    g = table(3, turn=C, round=5, options=Settings(round_limit=5))
    retire(g, C)
    assert (g.s.phase, g.s.ending) == ("over", "limit")
    assert winners(g) == (A, B)


@pytest.mark.rule("LP-280")
def test_the_one_who_remains_wins() -> None:
    g = table(3, c={"fallen": 1, "space": -1, "cash": 0})
    retire(g, A)
    assert (g.s.phase, g.s.ending) == ("over", "retired")
    assert winners(g) == (B,)
    assert told(g, Counted) == []
    g = table(3)
    retire(g, A)
    assert SPEC.outcome(g.s) is None


@pytest.mark.rule("LP-281")
def test_target_and_hat_cards_stay() -> None:
    g = table(4, hats={4: "A46", 9: "A50"})
    retire(g, C)
    assert target(g.s) == SPEC.view(g.s, None).target == 50_000
    assert g.s.hats == {"4": "A46", "9": "A50"}
