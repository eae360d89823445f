"""The Expert and the Seller (3.13)."""

from __future__ import annotations

from itertools import product

import pytest

from engines.lepro import SPEC
from engines.lepro.cards import Card, Deck
from engines.lepro.events import Bought, Got, Sold
from engines.lepro.options import NONE, BuyGem, Nothing, PlayHat, PlayStar, SellGems, SellJewel

from .kit import A, B, G, cards, cash, every, heard, kinds, land, play, seen, table, told, visit, whole

PEARL, DIAMOND = BuyGem(Deck("pearl")), BuyGem(Deck("diamond"))


def sell(pearl: str = "none", diamond: str = "none") -> SellGems:
    """Sell these."""
    return SellGems(Card(pearl), Card(diamond))


def offered(g: G) -> set[tuple[str, str]]:
    """What the Expert would buy, of Pearls and of Diamonds."""
    asked = visit(g, "expert")
    assert asked is not None
    return {(o.pearl, o.diamond) for o in asked.options if isinstance(o, SellGems)}


@pytest.mark.rule("LP-173", "EX-27")
@pytest.mark.parametrize(("character", "price"), [("", 17_500), ("fence", 18_500)])
def test_the_best_two(character: str, price: int) -> None:
    hand = {"character": character, "pearls": "P24 P02", "diamonds": "D24"}
    g = table(2, a=hand)
    assert land(g, 16, sell("P24", "D24")) is None
    assert cash(g) == [3_000 + price, 3_000]
    assert g.s.players[A].pearls == ["P02"]
    assert g.s.players[A].diamonds == []
    whole(g)


@pytest.mark.rule("LP-173", "LP-176")
def test_one_of_each_at_most_and_any_of_them() -> None:
    g = table(2, a={"pearls": "P24 P02", "diamonds": "D24 D03"})
    every_way = set(product((NONE, "P02", "P24"), (NONE, "D03", "D24"))) - {(NONE, NONE)}
    assert offered(g) == every_way


@pytest.mark.rule("LP-173")
def test_one_sale_a_landing() -> None:
    g = table(2, a={"pearls": "P24 P02", "diamonds": "D24"})
    assert visit(g, "expert", sell("P24")) is None
    assert len(told(g, Sold)) == 1


@pytest.mark.rule("LP-174")
def test_what_is_sold_is_shown() -> None:
    g = table(2, a={"pearls": "P24", "diamonds": "D03"})
    visit(g, "expert", sell("P24", "D03"))
    for viewer in (B, None):
        assert Sold(A, (Card("P24"), Card("D03")), 8_000) in heard(g, viewer)


@pytest.mark.rule("LP-175")
def test_what_is_sold_goes_to_the_used_piles() -> None:
    g = table(2, a={"pearls": "P24", "diamonds": "D03"})
    visit(g, "expert", sell("P24", "D03"))
    assert g.s.used["pearl"] == ["P24"]
    assert g.s.used["diamond"] == ["D03"]


@pytest.mark.rule("LP-176")
@pytest.mark.parametrize(
    ("choice", "price"), [(Nothing(), 0), (sell("P02"), 300), (sell(diamond="D24"), 10_000)]
)
def test_one_or_none_may_be_sold(choice: Nothing | SellGems, price: int) -> None:
    g = table(2, a={"pearls": "P24 P02", "diamonds": "D24"})
    assert visit(g, "expert", choice) is None
    assert cash(g)[A] == 3_000 + price


@pytest.mark.rule("LP-177", "LP-179", "EX-28")
@pytest.mark.parametrize(("character", "price"), [("", 12_000), ("fence", 12_500)])
def test_both_halves_are_the_jewel(character: str, price: int) -> None:
    g = table(2, a={"character": character, "pearls": "P24 P25", "diamonds": "D25"})
    assert visit(g, "expert", SellJewel()) is None
    assert cash(g)[A] == 3_000 + price
    assert g.s.players[A].pearls == ["P24"]
    assert g.s.players[A].diamonds == []
    assert g.s.used["pearl"] == ["P25"]
    assert g.s.used["diamond"] == ["D25"]


@pytest.mark.rule("LP-178", "EX-28")
@pytest.mark.parametrize("hand", [{"pearls": "P25 P24", "diamonds": "D24"}, {"diamonds": "D25 D24"}])
def test_a_single_half_is_not_for_sale(hand: dict[str, str]) -> None:
    g = table(2, a=hand)
    asked = visit(g, "expert")
    assert SellJewel not in kinds(asked)
    assert not {"P25", "D25"} & {card for offer in offered(g) for card in offer}


@pytest.mark.rule("LP-178")
def test_two_halves_are_sold_together_or_not_at_all() -> None:
    g = table(2, a={"pearls": "P25", "diamonds": "D25"})
    assert kinds(visit(g, "expert")) == {Nothing, SellJewel}


@pytest.mark.rule("LP-179")
def test_a_bonus_counts_for_each_item_and_once_for_the_jewel() -> None:
    gems = {"pearls": "P24 P25", "diamonds": "D24 D25"}
    for choice, price in ((sell("P24", "D24"), 19_500), (sell("P24"), 8_500), (SellJewel(), 13_000)):
        g = table(2, a=gems, hats={16: "A49"})
        assert land(g, 16, PlayHat(), choice) is None
        assert cash(g)[A] == 3_000 + price


@pytest.mark.rule("LP-180")
@pytest.mark.parametrize(
    ("choice", "price"), [(sell("P24", "D24"), 22_500), (sell("P24"), 10_000), (SellJewel(), 14_500)]
)
def test_bonuses_add_up(choice: SellGems | SellJewel, price: int) -> None:
    hand = {"character": "fence", "stars": "A66", "pearls": "P24 P25", "diamonds": "D24 D25"}
    g = table(2, a=hand, hats={16: "A49"})
    assert land(g, 16, PlayHat(), PlayStar(Card("A66")), choice) is None
    assert cash(g)[A] == 3_000 + price


@pytest.mark.rule("LP-181")
@pytest.mark.parametrize(("choice", "card"), [(PEARL, "P13"), (DIAMOND, "D13")])
def test_an_unseen_gem_for_500(choice: BuyGem, card: str) -> None:
    g = table(2)
    cards(g, "P13", "D13")
    asked = visit(g, "seller")
    assert asked is not None
    assert {"P13", "D13"} & set(repr(asked).split("'")) == set()
    assert land(g, 2, choice) is None
    assert cash(g)[A] == 2_500
    assert [*g.s.players[A].pearls, *g.s.players[A].diamonds] == [card]
    whole(g)


@pytest.mark.rule("LP-181")
@pytest.mark.parametrize(("money", "offered"), [(400, False), (500, True)])
def test_it_needs_the_whole_price(money: int, offered: bool) -> None:
    g = table(2, a={"cash": money})
    assert (visit(g, "seller") is not None) == offered


@pytest.mark.rule("LP-182")
def test_one_item_a_landing() -> None:
    g = table(2)
    assert land(g, 15, PEARL) is None
    assert told(g, Bought) == [Bought(A, Deck("pearl"), 500)]


@pytest.mark.rule("LP-183")
def test_nobody_must_buy() -> None:
    g = table(2)
    assert visit(g, "seller", Nothing()) is None
    assert cash(g)[A] == 3_000
    assert g.s.players[A].pearls == g.s.players[A].diamonds == []


@pytest.mark.rule("LP-184")
def test_an_empty_category_is_not_offered() -> None:
    g = table(2, b={"pearls": every("pearl")})
    asked = visit(g, "seller")
    assert asked is not None
    assert asked.options == (Nothing(), DIAMOND)
    g = table(2, b={"pearls": every("pearl"), "diamonds": every("diamond")})
    assert visit(g, "seller") is None
    assert cash(g)[A] == 3_000


@pytest.mark.rule("LP-184")
def test_used_gems_can_be_bought_again() -> None:
    g = table(2, used="P07", b={"pearls": every("pearl", but="P07")})
    assert visit(g, "seller", PEARL) is None
    assert g.s.players[A].pearls == ["P07"]


@pytest.mark.rule("LP-185")
def test_others_see_the_category_alone() -> None:
    g = table(3)
    cards(g, "P13")
    visit(g, "seller", PEARL)
    assert Got(Card("P13")) in heard(g, A)
    for viewer in (B, None):
        assert Bought(A, Deck("pearl"), 500) in heard(g, viewer)
        assert "P13" not in seen(g, viewer)


@pytest.mark.rule("LP-079", "LP-180")
def test_a_bonus_ends_with_the_visit() -> None:
    g = table(2, a={"stars": "A64 A66", "pearls": "P01"})
    asked = play(g, PlayStar(Card("A64")), PlayStar(Card("A66")))
    assert asked is not None
    assert (asked.kind, SPEC.view(g.s, A).price_plus) == ("expert", 1_000)
    g = table(2, a={"stars": "A64 A66", "pearls": "P01"})
    asked = play(g, PlayStar(Card("A64")), PlayStar(Card("A66")), Nothing())
    assert asked is not None
    assert (asked.kind, SPEC.view(g.s, A).price_plus) == ("roll", 0)
