"""LP-016 to LP-027: amounts, rounding, the treasury, who pays whom."""

from __future__ import annotations

from typing import get_type_hints

import pytest

from engines.core.words import Seat
from engines.lepro import SPEC
from engines.lepro.cards import ADVENTURES, BOXERS, CARS, DECKS, MISSIONS, VALUE, VERDICTS, Card, Deck
from engines.lepro.court import arrest
from engines.lepro.events import Bought, Fined, Gained, Paid, Passed, Recorded
from engines.lepro.final_count import hold_count
from engines.lepro.money import gain, hand_over, pay
from engines.lepro.options import (
    Bout,
    BuyBoxer,
    BuyGem,
    BuyProtection,
    BuyShare,
    Debtor,
    LookAtCar,
    Nothing,
    RollDie,
    SellSingle,
    Swap,
    TakeFrom,
    Victim,
)
from engines.lepro.state import ceil100

from .kit import A, B, cards, cash, kinds, land, play, run, table, told, visit, whole


@pytest.mark.rule("LP-016")
def test_all_amounts_are_whole_hundreds() -> None:
    amounts = [
        VALUE[card] for deck in DECKS for card in DECKS[deck] if card in VALUE and card[0] not in "RIXT"
    ]
    amounts += [VALUE[card] for card in DECKS["investment"]]
    amounts += [n for car in CARS.values() for n in (car.price, car.sale)]
    amounts += [n for boxer in BOXERS.values() for n in boxer.prizes]
    amounts += [n for verdict in VERDICTS.values() for n in (verdict.commerce, verdict.bank)]
    amounts += [one.pay for one in MISSIONS.values()]
    paying = ("gain", "lose", "take_each", "give_each", "take_one", "call_debt", "price_plus")
    amounts += [
        effect.n for one in ADVENTURES.values() for effect in one.do if effect.verb.startswith(paying)
    ]
    assert not [amount for amount in amounts if amount % 100]


@pytest.mark.rule("LP-017")
@pytest.mark.parametrize(
    ("exact", "rounded"),
    [(0, 0), (1, 100), (50, 100), (100, 100), (101, 200), (250, 300), (8_000 / 3, 2_700)],
)
def test_rounding_is_up_to_the_next_hundred(exact: float, rounded: int) -> None:
    assert ceil100(exact) == rounded


@pytest.mark.rule("LP-017", "LP-018", "EX-37")
def test_a_single_share_brings_a_third_rounded_up() -> None:
    g = table(2, "4", a={"stars": "A69", "shares": "I03a", "space": 12})
    steps = play(g, SellSingle(Card("A69"), Card("I03a")))
    assert steps is not None
    assert g.s.players[A].cash == 3_000 + 2_700
    assert g.s.gone == ["I03a"]


@pytest.mark.rule("LP-018")
def test_a_sum_is_rounded_once() -> None:
    # 300 and 500: half of each would be 200 and 300 when rounded apart, the half of both is 400.
    g = table(2, a={"pearls": "P02", "diamonds": "D03"})
    assert (VALUE["P02"], VALUE["D03"]) == (300, 500)
    hold_count(g, "limit")
    assert g.s.totals[A][2] == 400


@pytest.mark.rule("LP-019", "LP-009")
def test_the_treasury_never_runs_dry() -> None:
    g = table(2)
    gain(g, A, 1_000_000, why="A01")
    assert cash(g) == [1_003_000, 3_000]
    assert g.s.treasury == -1_000_000
    whole(g)


@pytest.mark.rule("LP-020")
@pytest.mark.parametrize(
    ("kind", "choice", "price"),
    [
        ("boxe", BuyBoxer(), 200),
        ("brocanteur", BuyShare(), 200),
        ("seller", BuyGem(Deck("pearl")), 500),
        ("protection", BuyProtection(), 500),
    ],
)
def test_purchases_go_to_the_treasury(kind: str, choice: object, price: int) -> None:
    g = table(3)
    waits = visit(g, kind, choice)  # type: ignore[arg-type]
    assert waits is None or waits.kind == "brocanteur"
    assert cash(g) == [3_000 - price, 3_000, 3_000]
    assert g.s.treasury == price
    assert [event.amount for event in told(g, Bought)] == [price]
    assert told(g, Paid) == [], "told once"


@pytest.mark.rule("LP-020")
def test_a_card_may_name_another_recipient() -> None:
    g = table(2)
    cards(g, "A38")
    land(g, 11)
    assert cash(g) == [2_800, 3_200]
    assert g.s.treasury == 0
    assert told(g, Passed) == [Passed(A, B, 200)]


@pytest.mark.rule("LP-021")
@pytest.mark.parametrize(
    ("kind", "price", "deal"),
    [
        ("boxe", 200, BuyBoxer),
        ("brocanteur", 200, BuyShare),
        ("seller", 500, BuyGem),
        ("protection", 500, BuyProtection),
    ],
)
def test_a_purchase_needs_the_whole_price(kind: str, price: int, deal: type) -> None:
    assert deal in kinds(visit(table(2, a={"cash": price}), kind))
    assert deal not in kinds(visit(table(2, a={"cash": price - 100}), kind))


@pytest.mark.rule("LP-022", "LP-025")
@pytest.mark.parametrize(("before", "after"), [(900, 0), (1_000, 0), (1_100, 100), (0, 0)])
def test_a_compulsory_payment_takes_what_there_is(before: int, after: int) -> None:
    g = table(2, a={"cash": before})
    cards(g, "A22")
    land(g, 11)
    assert g.s.players[A].cash == after
    assert g.s.treasury == 6_000 - 3_000 - after
    g.s.players[A].cash += 1_000
    pay(g, A, 300, why="A18")
    assert g.s.players[A].cash == after + 700


@pytest.mark.rule("LP-023")
def test_a_fine_is_paid_in_full_or_not_at_all() -> None:
    g = table(2, a={"cash": 900})
    cards(g, "J16")
    run(g, arrest(g, A, "commerce"))
    assert g.s.players[A].cash == 900
    assert told(g, Recorded) == [Recorded(A, 1)]
    g = table(2, a={"cash": 1_000})
    cards(g, "J16")
    run(g, arrest(g, A, "commerce"))
    assert g.s.players[A].cash == 0
    assert told(g, Fined) == [Fined(A, 1_000)]
    assert not told(g, Recorded)


@pytest.mark.rule("LP-024")
def test_nothing_passes_between_players_but_by_these_choices() -> None:
    naming = {
        choice for choice in SPEC.options if Seat in get_type_hints(choice, include_extras=True).values()
    }
    assert naming == {Debtor, Bout, Swap, TakeFrom, Victim}


@pytest.mark.rule("LP-025")
def test_cash_is_never_below_nothing() -> None:
    g = table(2, a={"cash": 200}, b={"cash": 0})
    assert pay(g, A, 500, why="A20") == 200
    assert hand_over(g, A, B, 500) == 0
    assert hand_over(g, B, A, 500) == 0
    assert cash(g) == [0, 0]
    assert not told(g, Passed)


@pytest.mark.rule("LP-026", "EX-34")
def test_several_are_paid_clockwise_while_the_money_lasts() -> None:
    g = table(4, a={"cash": 300})
    cards(g, "A38")
    land(g, 11)
    assert cash(g) == [0, 3_200, 3_100, 3_000]
    # Clockwise from him who pays, not from the first seat; who is out gets nothing.
    g = table(4, turn=2, c={"cash": 300}, d={"cash": 0, "fallen": 1, "space": -1})
    cards(g, "A38")
    land(g, 11, seat=2)
    assert cash(g) == [3_200, 3_100, 0, 0]


@pytest.mark.rule("LP-027")
def test_several_pay_one_what_they_can() -> None:
    g = table(4, b={"cash": 300}, c={"cash": 0}, d={"cash": 700})
    cards(g, "A37")
    land(g, 11)
    assert cash(g) == [3_800, 0, 0, 200]
    assert told(g, Passed) == [Passed(B, A, 300), Passed(3, A, 500)]


@pytest.mark.rule("EX-33", "LP-017")
@pytest.mark.parametrize(
    ("before", "paid"), [(900, 500), (9_000, 2_000), (0, 0), (1_000, 500), (3_900, 2_000)]
)
def test_half_of_the_cash_at_most_so_much(before: int, paid: int) -> None:
    g = table(2, a={"cash": before})
    cards(g, "A25")
    land(g, 11)
    assert g.s.players[A].cash == before - paid
    assert [event.amount for event in told(g, Paid)] == ([paid] if paid else [])


@pytest.mark.rule("LP-020", "LP-022")
def test_gains_and_losses_are_the_treasurys() -> None:
    g = table(2, a={"space": 10})
    cards(g, "A01", "A17")
    land(g, 11)
    land(g, 11)
    assert told(g, Gained) == [Gained(A, 1_000, Card("A01"))]
    assert told(g, Paid) == [Paid(A, 200, Card("A17"))]
    assert g.s.treasury == -800


@pytest.mark.rule("LP-021")
def test_a_price_is_never_asked_of_who_cannot_pay() -> None:
    g = table(2, "5", a={"cash": 100, "space": 1})
    # Space 6 is Boxe: nothing can be bought there, and so nothing is asked.
    assert play(g, RollDie()) is None
    assert g.s.players[A].cash == 100
    g = table(2, a={"cash": 100})
    assert kinds(visit(g, "brocanteur")) == {Nothing, LookAtCar}
