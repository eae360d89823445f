"""LP-155 to LP-163, EX-07 to EX-10: the Godfather's collections."""

from __future__ import annotations

import pytest

from engines.lepro.cards import DECKS, VALUE, Card
from engines.lepro.events import Drew, Paid, StarPlayed
from engines.lepro.options import Pay, PlayStar, ReturnProtection

from .kit import A, cards, cash, kinds, land, table, told, visit


@pytest.mark.rule("LP-155", "LP-156", "LP-157", "EX-07")
@pytest.mark.parametrize(
    ("before", "paid"),
    [
        (0, 0),
        (900, 0),
        (1_000, 100),
        (5_000, 100),
        (5_100, 500),
        (10_000, 500),
    ],
)
def test_small_purses_pay_by_the_table(before: int, paid: int) -> None:
    g = table(2, a={"cash": before})
    cards(g, "L25")
    assert land(g, 8) is None
    assert cash(g)[A] == before - paid
    assert not told(g, Drew)
    assert len(g.s.draws["collection"]) == 28
    assert [event.amount for event in told(g, Paid)] == ([paid] if paid else [])


@pytest.mark.rule("LP-158", "EX-08")
@pytest.mark.parametrize("card", sorted({VALUE[card]: card for card in DECKS["collection"]}.values()))
def test_large_purses_draw_a_card(card: str) -> None:
    g = table(2, a={"cash": 10_100})
    cards(g, card)
    assert land(g, 8) is None
    assert cash(g)[A] == 10_100 - VALUE[card]
    assert [event.card for event in told(g, Drew)] == [card]
    assert g.s.used["collection"] == [card]


@pytest.mark.rule("EX-08", "EX-09")
@pytest.mark.parametrize(("before", "after"), [(10_100, 8_800), (5_100, 4_800), (3_000, 2_900), (900, 900)])
def test_the_accountant_pays_half(before: int, after: int) -> None:
    g = table(2, a={"cash": before, "character": "accountant"})
    cards(g, next(card for card in DECKS["collection"] if VALUE[card] == 2_500))
    land(g, 8)
    assert cash(g)[A] == after


@pytest.mark.rule("LP-159", "EX-10")
def test_a_protection_may_be_returned_instead_of_drawing() -> None:
    g = table(2, a={"cash": 12_000, "protections": "T01"})
    waits = land(g, 8)
    assert waits is not None
    assert waits.options == (ReturnProtection(), Pay())
    assert waits.default == ReturnProtection()
    assert land(g, 8, ReturnProtection()) is None
    assert cash(g)[A] == 12_000
    assert g.s.players[A].protections == []
    assert g.s.used["protection"] == ["T01"]
    assert len(g.s.draws["collection"]) == 28
    assert g.s.plays == 0


@pytest.mark.rule("LP-159")
def test_it_may_be_kept() -> None:
    g = table(2, a={"cash": 12_000, "protections": "T01"})
    cards(g, "L01")
    land(g, 8, Pay())
    assert cash(g)[A] == 11_500
    assert g.s.players[A].protections == ["T01"]


@pytest.mark.rule("LP-159", "LP-160", "EX-10")
@pytest.mark.parametrize(("before", "offered"), [(10_000, False), (10_100, True), (1_000, False)])
def test_protection_is_of_no_use_at_ten_thousand_or_less(before: int, offered: bool) -> None:
    g = table(2, a={"cash": before, "protections": "T01"})
    assert (ReturnProtection in kinds(land(g, 8))) is offered
    if not offered:
        assert cash(g)[A] == before - (500 if before > 5_000 else 100)
        assert g.s.players[A].protections == ["T01"]
    # Nor with a star in hand, for which the window opens.
    g = table(2, a={"cash": before, "protections": "T01", "stars": "A55"})
    assert (ReturnProtection in kinds(land(g, 8))) is offered


@pytest.mark.rule("LP-161")
def test_the_decision_comes_before_the_card() -> None:
    g = table(2, a={"cash": 12_000, "protections": "T01", "stars": "A55"})
    cards(g, "L28")
    waits = land(g, 8)
    assert waits is not None
    assert waits.options == (ReturnProtection(), PlayStar(Card("A55")), Pay())
    assert not told(g, Drew)
    assert len(g.s.draws["collection"]) == 28
    # Once it is drawn nothing more is asked.
    assert land(g, 8, Pay()) is None
    assert cash(g)[A] == 12_000 - VALUE["L28"]
    assert g.s.players[A].protections == ["T01"]


@pytest.mark.rule("LP-161")
def test_a_star_skips_it_below_ten_thousand_too() -> None:
    g = table(2, a={"cash": 6_000, "stars": "A55 A56"})
    waits = visit(g, "collection")
    assert waits is not None
    assert waits.options == (PlayStar(Card("A55")), PlayStar(Card("A56")), Pay())
    assert visit(g, "collection", PlayStar(Card("A56"))) is None
    assert cash(g)[A] == 6_000
    assert told(g, StarPlayed) == [StarPlayed(A, "A56")]  # type: ignore[arg-type]


@pytest.mark.rule("LP-162")
def test_only_cash_counts() -> None:
    g = table(
        2, a={"cash": 4_000, "pearls": "P24 P23", "diamonds": "D24", "car": "C06", "shares": "I10a I10b"}
    )
    assert land(g, 8) is None
    assert cash(g)[A] == 3_900
    assert not told(g, Drew)


@pytest.mark.rule("LP-163")
def test_a_card_can_always_be_paid() -> None:
    dearest = max(DECKS["collection"], key=VALUE.__getitem__)
    assert VALUE[dearest] == 4_500
    g = table(2, a={"cash": 10_100})
    cards(g, dearest)
    land(g, 8)
    assert cash(g)[A] == 5_600


@pytest.mark.rule("LP-039")
def test_a_star_skips_one_collection_and_is_gone() -> None:
    g = table(2, a={"cash": 20_000, "stars": "A55"})
    cards(g, "L01")
    visit(g, "collection", PlayStar(Card("A55")))
    assert cash(g)[A] == 20_000
    assert g.s.used["adventure"] == ["A55"]
    assert visit(g, "collection") is None
    assert cash(g)[A] == 19_500
