"""SB-165 to SB-179: stocks of the upper class, shops of the gangsters."""

from __future__ import annotations

import pytest

from engines.suburb import SPEC
from engines.suburb.cards import SHOPS, STOCKS, Card
from engines.suburb.events import Bought, Expired, Income, Tried
from engines.suburb.options import BuyStock, NoReward, RobShop, Target, TryShop

from .kit import A, B, C, Play, cash, shop, stock, table, told

UPPER = {"house": "upper1", "points": 20}


@pytest.mark.rule("SB-165", "SB-171", "TS-30")
@pytest.mark.usefixtures("harmless")
def test_two_stocks_a_round() -> None:
    held = {"stocks": f"{stock(100, 'hold')}:9", "cash": 5_000}
    play = Play(table(dice="6", a={**UPPER, **held}, awake="a")).say(BuyStock(), BuyStock())
    assert not play.may(BuyStock())
    play.say(Target(B), NoReward())
    assert not play.may(BuyStock())
    play.turn()
    assert len(told(play.g, Bought)) == 2
    assert play.may(BuyStock())
    assert not Play(table(a={"house": "upper1", "points": 15})).may(BuyStock())


@pytest.mark.rule("SB-166", "SB-167")
def test_the_price_on_top_is_public_and_what_comes_of_it_is_not() -> None:
    for price in (100, 200, 500, 1_000):
        top = stock(price, "pay")
        play = Play(table(top=top, a={**UPPER, "cash": price}))
        assert SPEC.view(play.g.s, None).stock_price == price
        assert f"'{top}'" not in repr(SPEC.view(play.g.s, A))
        play.say(BuyStock())
        assert [(each.card, each.cost) for each in told(play.g, Bought)] == [(top, price)]
        assert not Play(table(top=top, a={**UPPER, "cash": price - 50})).may(BuyStock())


@pytest.mark.rule("SB-168", "SB-169", "SB-172")
def test_a_stock_is_lost_or_pays_its_sum_at_once() -> None:
    for kind, left in (("lose", 4_500), ("pay", 5_700)):
        top = stock(500, kind)
        play = Play(table(top=top, a={**UPPER, "cash": 5_000})).say(BuyStock())
        assert cash(play.g)[A] == left
        assert play.g.s.used["stock"] == [top]
        assert play.g.s.drawn == top


@pytest.mark.rule("SB-168", "SB-170", "TS-31")
@pytest.mark.parametrize(("missed", "paid"), [(False, 900), (True, 600)])
@pytest.mark.usefixtures("harmless")
def test_a_held_stock(missed: bool, paid: int) -> None:
    top = stock(500, "hold")
    assert (STOCKS[top].rounds, STOCKS[top].n) == (3, 300)
    play = Play(table(dice="6 6 6 6", top=top, a={**UPPER, "cash": 5_000}, awake="a")).say(BuyStock())
    player = play.g.s.players[A]
    assert (player.cash, [(stake.card, stake.left) for stake in player.stocks]) == (4_500, [(top, 3)])
    play.turn()
    assert (player.cash, player.stocks[0].left) == (4_800, 2)
    if missed:
        player.missing = ["card"]
    while player.stocks:
        play.turn()
    assert sum(each.money for each in told(play.g, Income)) == paid
    assert player.cash == 4_500 + paid
    assert [each.card for each in told(play.g, Expired)] == [top]
    assert play.g.s.used["stock"] == [top]


@pytest.mark.rule("TS-32")
def test_each_class_has_its_own_business() -> None:
    gangster = Play(table(dice="1", a={"points": 20, "cash": 9_000}, awake="a"))
    upper = Play(table(dice="1", a={**UPPER, "cash": 9_000}, b={"shops": "B01"}, awake="a"))
    for _ in range(2):
        assert not gangster.may(BuyStock())
        assert gangster.may(TryShop())
        assert upper.may(BuyStock())
        assert not upper.may(TryShop())
        assert not upper.may(RobShop(Card("B01"), B))
        gangster.default()
        upper.default()


@pytest.mark.rule("SB-173")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_shop_from_the_deck(die: int) -> None:
    top = shop(150)
    play = Play(table(dice=str(die), top=top, a={"points": 20})).say(TryShop())
    got = [stake.card for stake in play.g.s.players[A].shops]
    assert got == ([top] if die >= 4 else [])
    assert cash(play.g)[A] == 4_000
    assert [(each.die, each.good, each.owner) for each in told(play.g, Tried)] == [(die, die >= 4, None)]
    assert not Play(table(a={"points": 15})).may(TryShop())


@pytest.mark.rule("SB-033", "SB-175", "SB-176", "SB-176b", "TS-33")
@pytest.mark.usefixtures("harmless")
def test_three_shops_and_one_try_a_round() -> None:
    play = Play(table(dice="4 6", a={"points": 20, "shops": "B01:9 B02:9"}, awake="a")).say(TryShop())
    assert len(play.g.s.players[A].shops) == 3
    assert not play.may(TryShop())
    play.turn()
    assert len(play.g.s.players[A].shops) == 3
    assert not play.may(TryShop())
    missed = Play(table(dice="1 1", a={"points": 20}, b={"shops": "B03"}, awake="a")).say(TryShop())
    assert not missed.may(TryShop())
    assert not missed.may(RobShop(Card("B03"), B))
    assert missed.turn().may(TryShop())


@pytest.mark.rule("SB-174", "SB-178", "TS-34")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_shop_of_another_player(die: int) -> None:
    card = shop(150)
    play = Play(table(dice=str(die), a={"points": 20}, c={"shops": f"{card}:2 B01"}))
    play.say(RobShop(Card(card), C))
    holder = A if die == 6 else C
    assert [stake.left for stake in play.g.s.players[holder].shops if stake.card == card] == [2]
    assert len(play.g.s.players[A].shops) == (die == 6)
    assert cash(play.g) == [4_000] * 4


@pytest.mark.rule("SB-177")
@pytest.mark.usefixtures("harmless")
def test_a_shop_pays_each_round_for_its_rounds() -> None:
    card = shop(250)
    play = Play(table(dice="2 2 2 2 2", a={"shops": card, "cash": 0}, awake="a")).turn(3)
    assert sum(each.money for each in told(play.g, Income)) == SHOPS[card].income * SHOPS[card].rounds
    assert play.g.s.used["shop"] == [card]


@pytest.mark.rule("SB-179")
def test_the_protected_shop_is_no_card() -> None:
    owner = {"house": "gangster1", "points": 20, "upgraded": True, "shops": "B01 B02"}
    play = Play(table(dice="4", a=owner))
    assert play.may(TryShop())
    robber = Play(table(a={"points": 20}, b={"upgraded": True, "points": 20}))
    assert robber.asked is not None
    assert not [option for option in robber.asked.options if isinstance(option, RobShop)]


@pytest.mark.rule("SB-005")
def test_a_stock_at_half_price_is_still_a_multiple_of_50() -> None:
    play = Play(table(top=stock(100, "lose"), a={"house": "upper4", "points": 20, "cash": 50}))
    play.say(BuyStock())
    assert cash(play.g)[A] == 0


@pytest.mark.rule("SB-051", "SB-167")
def test_the_stock_deck_is_renewed_at_once_so_that_a_price_shows() -> None:
    last, *rest = STOCKS
    play = Play(table(used=" ".join(rest), a={**UPPER, "cash": 5_000}))
    assert SPEC.view(play.g.s, None).draws[8] == ("stock", 1)
    play.say(BuyStock())
    assert SPEC.view(play.g.s, None).stock_price > 0
    assert dict(SPEC.view(play.g.s, None).used)["stock"] == 0
    assert [each.card for each in told(play.g, Bought)] == [last]
