"""LP-123 to LP-137, EX-29, EX-30: shares and cars."""

from __future__ import annotations

import pytest

from engines.lepro.cards import CARS, VALUE, Business
from engines.lepro.events import Bought, Declined, Drew, Gained, Got, Sold, Took
from engines.lepro.options import BuyCar, BuyShare, Decline, LookAtCar, Nothing, SellCar, SellPair

from .kit import A, B, cards, cash, every, heard, kinds, land, table, told, visit


@pytest.mark.rule("LP-123", "LP-137")
@pytest.mark.parametrize("order", [(BuyShare(), SellCar()), (SellCar(), BuyShare())])
def test_one_transaction_of_each_kind_in_either_order(order: tuple) -> None:  # type: ignore[type-arg]
    g = table(2, a={"shares": "I01a I01b", "car": "C09"})
    waits = land(g, 9)
    assert waits is not None
    assert waits.options == (Nothing(), SellPair(Business("I01")), BuyShare(), SellCar())
    assert waits.default == Nothing()
    assert land(g, 9, *order) is None
    assert len(g.s.players[A].shares) == 3
    assert cash(g)[A] == 3_000 - 200 + 3_800


@pytest.mark.rule("LP-123")
def test_a_second_of_the_same_kind_is_not_offered() -> None:
    g = table(2, a={"shares": "I01a I01b I02a I02b"})
    assert kinds(land(g, 9, BuyShare())) == {Nothing, LookAtCar}
    g = table(2, a={"shares": "I01a I01b I02a I02b"})
    assert kinds(land(g, 9, SellPair(Business("I02")))) == {Nothing, LookAtCar}


@pytest.mark.rule("LP-124")
def test_a_share_costs_200_and_is_drawn() -> None:
    g = table(2)
    cards(g, "I07a")
    assert land(g, 9, BuyShare(), Nothing()) is None
    assert g.s.players[A].shares == ["I07a"]
    assert cash(g)[A] == 2_800
    assert told(g, Bought) == [Bought(A, "investment", 200)]  # type: ignore[arg-type]
    assert told(g, Took) == []
    assert [event for event in heard(g, B) if isinstance(event, Got)] == []


@pytest.mark.rule("LP-125", "LP-127")
@pytest.mark.parametrize("number", range(1, 11))
def test_a_pair_brings_its_price_once(number: int) -> None:
    name = f"I{number:02}"
    g = table(2, a={"shares": f"{name}a {name}b"})
    land(g, 9, SellPair(name), Nothing())  # type: ignore[arg-type]
    assert VALUE[f"{name}a"] == VALUE[f"{name}b"] == 5_000 + 1_000 * number
    assert [event.amount for event in told(g, Sold)] == [5_000 + 1_000 * number]
    assert cash(g)[A] == 3_000 + 5_000 + 1_000 * number
    assert told(g, Gained) == []
    assert g.s.players[A].shares == []


@pytest.mark.rule("LP-126")
def test_single_shares_are_not_sold() -> None:
    g = table(2, a={"shares": "I01a I02a I03b"}, b={"shares": "I01b"})
    assert SellPair not in kinds(land(g, 9))


@pytest.mark.rule("LP-128", "LP-038")
def test_a_sold_pair_is_shown_and_out_of_play() -> None:
    g = table(2, a={"shares": "I03a I03b I04a"})
    land(g, 9, SellPair(Business("I03")), Nothing())
    assert Sold(A, ("I03a", "I03b"), 8_000) in heard(g, None)  # type: ignore[arg-type]
    assert g.s.gone == ["I03a", "I03b"]
    assert g.s.used["investment"] == []


@pytest.mark.rule("LP-129")
def test_from_an_empty_pile_no_share_is_sold() -> None:
    g = table(2, b={"shares": every("investment", but="I01a I01b")}, gone="I01a I01b")
    assert kinds(land(g, 9)) == {Nothing, LookAtCar}


@pytest.mark.rule("LP-130", "LP-132")
def test_a_car_is_looked_at_then_bought_or_not() -> None:
    g = table(2)
    cards(g, "C07")
    waits = land(g, 9, LookAtCar())
    assert waits is not None
    assert waits.options == (Decline(), BuyCar())
    assert waits.default == Decline()
    assert told(g, Drew) == [Drew(A, "C07", "C07.text")]  # type: ignore[arg-type]
    assert g.s.looked == "C07"
    g = table(2)
    cards(g, "C07")
    land(g, 9, LookAtCar(), BuyCar(), Nothing())
    assert (g.s.players[A].car, cash(g)[A], g.s.looked) == ("C07", 2_000, None)
    assert told(g, Bought) == [Bought(A, "automobile", 1_000)]  # type: ignore[arg-type]
    g = table(2)
    cards(g, "C07")
    land(g, 9, LookAtCar(), Decline(), Nothing())
    assert (g.s.players[A].car, cash(g)[A]) == (None, 3_000)
    assert g.s.used["automobile"] == ["C07"]
    assert Declined(A, "C07") in heard(g, None)  # type: ignore[arg-type]


@pytest.mark.rule("LP-131")
def test_one_car_is_looked_at_a_landing() -> None:
    g = table(2)
    cards(g, "C07")
    assert kinds(land(g, 9, LookAtCar(), Decline())) == {Nothing, BuyShare}


@pytest.mark.rule("LP-133", "LP-131", "EX-30")
def test_who_cannot_afford_the_car_may_look_but_must_decline() -> None:
    g = table(2, a={"cash": 2_000})
    cards(g, "C04")
    assert CARS["C04"].price == 3_500
    assert kinds(land(g, 9, LookAtCar())) == {Nothing, BuyShare}
    assert g.s.players[A].car is None
    assert g.s.used["automobile"] == ["C04"]
    assert cash(g)[A] == 2_000
    g = table(2, a={"cash": 3_500})
    cards(g, "C04")
    assert kinds(land(g, 9, LookAtCar())) == {Decline, BuyCar}


@pytest.mark.rule("LP-134", "LP-136", "LP-137")
def test_a_car_is_sold_at_its_sale_price_and_frees_the_cards_under_it() -> None:
    g = table(2, a={"car": "C15", "under_car": "R11 T02"})
    assert land(g, 9, Nothing()) is None
    assert g.s.players[A].car == "C15"
    land(g, 9, SellCar(), Nothing())
    assert cash(g)[A] == 6_800
    mine = g.s.players[A]
    assert (mine.car, mine.under_car) == (None, [])
    assert [g.s.used[deck] for deck in ("automobile", "recruitment", "protection")] == [
        ["C15"],
        ["R11"],
        ["T02"],
    ]


@pytest.mark.rule("LP-135")
def test_a_car_is_not_bought_and_sold_on_one_landing() -> None:
    g = table(2)
    cards(g, "C07")
    assert kinds(land(g, 9, LookAtCar(), BuyCar())) == {Nothing, BuyShare}
    g = table(2, a={"car": "C09"})
    assert kinds(land(g, 9, SellCar())) == {Nothing, BuyShare}


@pytest.mark.rule("LP-123", "LP-127", "LP-135", "EX-29")
def test_a_pair_and_a_car_on_one_landing() -> None:
    g = table(2, a={"shares": "I03a I03b", "car": "C09"})
    assert (CARS["C09"].price, CARS["C09"].sale) == (2_000, 3_800)
    assert land(g, 9, SellPair(Business("I03")), SellCar()) is None
    assert cash(g)[A] == 3_000 + 11_800
    assert g.s.gone == ["I03a", "I03b"]


@pytest.mark.rule("LP-137")
def test_nothing_must_be_sold() -> None:
    g = table(2, a={"shares": "I03a I03b", "car": "C09", "pearls": "P05", "diamonds": "D05"})
    assert visit(g, "brocanteur", Nothing()) is None
    assert visit(g, "expert", Nothing()) is None
    assert not told(g, Sold)
    assert cash(g)[A] == 3_000


@pytest.mark.rule("LP-048", "LP-125")
@pytest.mark.parametrize(
    ("shares", "asked"), [("I01a I01b", True), ("I01a I02a", True), ("I01a I02a I03a", True), ("I01a", False)]
)
def test_whether_two_shares_are_a_pair_does_not_show_by_a_question(shares: str, asked: bool) -> None:
    g = table(2, a={"cash": 100, "shares": shares})
    assert (visit(g, "brocanteur", LookAtCar()) is not None) == asked
