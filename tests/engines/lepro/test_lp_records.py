"""Criminal Records, and going out (3.19)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.lepro import SPEC
from engines.lepro.cards import Card
from engines.lepro.effects import carry_out
from engines.lepro.effects.cards import Arrest
from engines.lepro.effects.money import Gain
from engines.lepro.elimination import Eliminated
from engines.lepro.events import Fallen, Recorded, Won
from engines.lepro.final_count import ranking
from engines.lepro.options import Accept, KeepDie, LetLie, Rob, Take
from engines.lepro.state import Settings, target

from .kit import A, B, C, D, G, cards, cards_of, cash, drive, go, heard, players, table, told, visit, whole

RECORD = "J17"


def caught(seats: int = 3, seat: int = A, **more: Any) -> G:
    """A's robbery, already rolled for, will end with a record: he stands on 3, one step before it."""
    g = table(seats, **more)
    g.s.turn = seat
    g.s.players[seat].space = 3
    cards(g, "S17", RECORD)
    return g


def out(g: G) -> None:
    """The robbery."""
    assert go(g, "1 1", Rob()) is None


@pytest.mark.rule("LP-235")
@pytest.mark.parametrize("money", [0, 1_000, 9_000])
def test_a_record_costs_nothing_yet(money: int) -> None:
    g = caught(a={"cash": money, "records": "X05"})
    out(g)
    assert cash(g)[A] == money
    assert g.s.players[A].records == ["X05", "X01"]


@pytest.mark.rule("LP-236")
@pytest.mark.parametrize(("records", "fallen"), [("", 0), ("X05", 0), ("X05 X06", 1)])
def test_the_third_record_throws_a_player_out(records: str, fallen: int) -> None:
    g = caught(a={"records": records})
    out(g)
    assert g.s.players[A].fallen == fallen
    assert len(told(g, Fallen)) == fallen
    assert g.s.turn == B


@pytest.mark.rule("LP-240", "LP-241", "LP-242", "LP-243", "EX-17")
def test_what_the_eliminated_held() -> None:
    of = {
        "records": "X01 X02",
        "cash": 7_300,
        "car": "C07",
        "under_car": "R11",
        "shares": "I01a I02a I03a",
        "pearls": "P04 P25",
        "diamonds": "D04",
        "stars": "A57",
        "missions": "M16",
        "recruits": "R23",
        "protections": "T05",
        "boxer": "B01",
        "beaten": "B07 B09",
    }
    g = caught(a=of)
    held = {*cards_of(g.s.players[A]), "X03"}
    treasury = g.s.treasury
    assert go(g, "1 1", KeepDie(), Rob(), Accept()) is None
    assert g.s.treasury == treasury + 7_300
    assert sorted(g.s.used["record"]) == ["X01", "X02", "X03"]
    assert g.s.used["automobile"] == ["C07"]
    assert sorted(g.s.used["recruitment"]) == ["R11", "R23"]
    assert sorted(g.s.used["boxe"]) == ["B01", "B07", "B09"]
    assert sorted(g.s.gone) == ["I01a", "I02a", "I03a"]
    assert g.s.used["investment"] == []
    assert g.s.used["protection"] == ["T05"]
    assert cards_of(g.s.players[A]) == []
    assert cash(g) == [0, 3_000, 3_000]
    assert g.s.phase == "turn"
    assert target(g.s) == 60_000
    whole(g)
    for viewer in (B, C, None):
        (fallen,) = [event for event in heard(g, viewer) if isinstance(event, Fallen)]
        assert (fallen.seat, fallen.retired) == (A, False)
        assert sorted(fallen.cards or ()) == sorted(held)


@pytest.mark.rule("LP-237", "EX-18")
def test_an_empty_record_deck_throws_out_too() -> None:
    hands = ("X01 X02", "X03 X04", "X05 X06", "X07 X08", "X09 X10", "X11 X12")
    g = caught(6, **players("records", *hands))
    out(g)
    assert g.s.players[A].fallen == 1
    assert told(g, Recorded) == []
    assert sorted(g.s.used["record"]) == ["X01", "X02"]
    assert all(len(player.records) == 2 for player in g.s.players[B:])
    whole(g)


@pytest.mark.rule("LP-238")
@pytest.mark.parametrize("mine", ["", "X01"])
def test_with_fewer_than_two_there_is_always_a_record_left(mine: str) -> None:
    hands = (mine, "X03 X04", "X05 X06", "X07 X08", "X09 X10", "X11 X12")
    g = caught(6, **players("records", *hands))
    out(g)
    assert g.s.players[A].fallen == 0
    assert len(g.s.players[A].records) == len(mine.split()) + 1


@pytest.mark.rule("LP-239")
def test_nothing_more_of_the_card_is_resolved() -> None:
    g = table(3, a={"records": "X01 X02"})
    cards(g, RECORD)
    with pytest.raises(Eliminated):
        drive(carry_out(g, A, Card("A28"), [Arrest("commerce"), Gain(500)]))
    assert cash(g)[A] == 0


@pytest.mark.rule("LP-239")
def test_his_turn_ends_with_all_that_waits() -> None:
    strict = Settings(strict_claims=True)
    g = table(3, a={"space": 34, "records": "X01 X02"}, options=strict)
    cards(g, "S17", RECORD)
    assert go(g, "6 1", LetLie(), Rob()) is None
    assert g.s.players[A].fallen == 1
    assert (g.s.turn, g.s.again, g.s.extra) == (B, False, False)


@pytest.mark.rule("LP-243")
def test_his_shares_never_return() -> None:
    g = caught(a={"records": "X01 X02", "shares": "I01a I01b"})
    out(g)
    assert sorted(g.s.gone) == ["I01a", "I01b"]
    assert not {"I01a", "I01b"} & {*g.s.draws["investment"], *g.s.used["investment"]}


@pytest.mark.rule("LP-244")
def test_his_substitutes_vanish() -> None:
    g = caught(a={"records": "X01 X02", "protections": "T03 T13 T14"}, substitutes=2)
    out(g)
    assert g.s.used["protection"] == ["T03"]
    assert not {"T13", "T14"} & {card for pile in (*g.s.draws.values(), *g.s.used.values()) for card in pile}


@pytest.mark.rule("LP-245")
def test_his_pawn_leaves_the_board() -> None:
    g = caught(a={"records": "X01 X02", "car": "C01"})
    out(g)
    assert g.s.players[A].space == -1
    shown = SPEC.view(g.s, None).players[A]
    assert (shown.space, shown.out, shown.car) == (-1, True, None)


@pytest.mark.rule("LP-246")
def test_hat_cards_stay() -> None:
    g = caught(a={"records": "X01 X02"}, hats={6: "A41", 33: "A47"})
    out(g)
    assert g.s.hats == {"6": "A41", "33": "A47"}


@pytest.mark.rule("LP-247")
def test_a_buyer_who_is_out_ends_nothing() -> None:
    g = caught(a={"records": "X01 X02", "buyer": True, "cash": 70_000})
    out(g)
    assert g.s.phase == "turn"
    assert (g.s.turn, g.s.closing) == (B, False)
    assert SPEC.view(g.s, None).buyers == ()


@pytest.mark.rule("LP-248", "EX-19")
@pytest.mark.parametrize("money", [0, 3_000, 90_000])
def test_the_last_one_wins_at_once(money: int) -> None:
    g = caught(2, a={"records": "X01 X02", "cash": 50_000}, b={"cash": money})
    out(g)
    assert (g.s.phase, g.s.ending) == ("over", "last")
    assert told(g, Won) == [Won((B,), "last")]
    outcome = SPEC.outcome(g.s)
    assert outcome is not None
    assert (outcome.winners, outcome.kind) == ((B,), "last")


@pytest.mark.rule("LP-248")
def test_with_two_left_the_game_goes_on() -> None:
    g = caught(3, a={"records": "X01 X02"})
    out(g)
    assert SPEC.outcome(g.s) is None


@pytest.mark.rule("LP-249")
def test_the_later_out_the_better() -> None:
    g = table(
        4,
        a={"fallen": 2, "space": -1, "men_acquired": 1, "cash": 0},
        b={"cash": 0, "records": "X01 X02"},
        c={"fallen": 1, "space": -1, "men_acquired": 30, "cash": 0},
        d={"cash": 100},
    )
    g.s.phase, g.s.totals = "over", [[], [0, -5_000, 0, 0, -5_000], [], [100, 0, 0, 0, 100]]
    assert ranking(g.s) == [[D], [B], [A], [C]]


@pytest.mark.rule("LP-249")
def test_eliminations_are_numbered() -> None:
    g = caught(4, a={"records": "X01 X02"}, b={"records": "X03 X04", "space": 3})
    out(g)
    cards(g, "S18", "J18")
    out(g)
    assert [player.fallen for player in g.s.players] == [1, 2, 0, 0]
    assert ranking(g.s)[-2:] == [[B], [A]]


@pytest.mark.rule("LP-236", "LP-239")
def test_the_advocate_may_choose_to_go() -> None:
    g = table(3, "1", a={"character": "advocate", "records": "X01 X02"})
    cards(g, "S17", "J01", RECORD)
    with pytest.raises(Eliminated):
        visit(g, "robbery", Rob(), Take(Card(RECORD)))
    assert g.s.players[A].fallen == 1
