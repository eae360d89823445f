"""SB-180 to SB-199b: out of the game, and what becomes of the house."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.ask import Range
from engines.suburb import SPEC
from engines.suburb.auction import start_price
from engines.suburb.cards import Card
from engines.suburb.events import BidMade, Closed, Dropped, Fallen, Jailed, OnSale, SoldTo
from engines.suburb.options import Against, Bid, BuyCard, Drop, TakeCard, Target, TryShop

from .kit import A, B, C, D, Play, Printed, attack, boon, cash, table, told

DOT = boon("upper_class", "give_dot")


def arrested(printed: Printed, **fields: Any) -> Play:
    """A gangster on 40 with two dots and no cash fails: the house is for sale."""
    card = printed("gangster", points=2)
    a = {"points": 40, "dots": 2, "cash": 0, **fields.pop("a", {})}
    # The mission at once: an upkeep would bring cash.
    g = table(dice="5", top=card, a=a, phase="turn", stage="draw", **fields)
    return Play(g).default().say(Target(B))


@pytest.mark.rule("SB-180", "SB-181", "TS-19")
def test_the_last_dot_without_a_dollar(printed: Printed) -> None:
    out = arrested(printed)
    assert [(each.seat, each.left) for each in told(out.g, Fallen)] == [(A, False)]
    assert out.g.s.players[A].out == 1
    rich = arrested(printed, a={"cash": 50})
    assert not told(rich.g, Fallen)
    assert told(rich.g, Jailed)
    # Cash lost in prison later does not eliminate, nor does want of cash alone.
    robbed = attack(printed("level1", money=200), "6", b={"missing": ["prison"], "dots": 3, "cash": 50})
    assert robbed.g.s.players[B].cash == 0
    assert not told(robbed.g, Fallen)


@pytest.mark.rule("SB-180", "SB-082")
def test_the_fourth_dot_of_an_upgraded_upper_class_house(printed: Printed) -> None:
    upper = {"house": "upper1", "upgraded": True, "stocks_bought": 2}
    card = printed("upper", points=2)
    for dots, out in ((2, False), (3, True)):
        mine = {"points": 40, "cash": 0, **upper, "dots": dots}
        g = table(dice="5", top=card, phase="turn", stage="draw", a=mine)
        Play(g).default().say(Target(B))
        assert bool(g.s.players[A].out) == out


@pytest.mark.rule("SB-183", "SB-184", "SB-185", "SB-186", "SB-187b", "SB-191", "SB-192", "TS-39")
def test_an_auction(printed: Printed) -> None:
    upper = {
        "house": "upper1",
        "upgraded": True,
        "dots": 3,
        "cards": "U17",
        "shops": "B01:2",
        "stocks": "S09:1",
    }
    top = f"{printed('level2', points=1)} {DOT}"
    mine = {**upper, "points": 20, "cash": 0}
    g = table(dice="6", top=top, slot=D, a=mine, d={"house": "upper1", "points": 20})
    # D is at work when A falls, so the auction begins with B.
    play = Play(g).say(Target(B), TakeCard())
    assert [(each.seat, each.start, each.whole) for each in told(g, OnSale)] == [(A, 1_750, True)]
    sale = SPEC.view(g.s, None).sale
    assert (sale.seat, sale.start, sale.high, sale.bidder, sale.queue, sale.least) == (
        *(A, 1_750, 0, None, (B, C, D), 1_750),
    )
    asked = []
    for answer in (Bid(1_750), Bid(1_800), Drop(), Bid(1_900), Drop()):
        assert play.asked is not None
        asked.append(play.asked.seat)
        play.say(answer)
    assert asked == [B, C, D, B, C]
    assert [(each.seat, each.house, each.amount) for each in told(g, SoldTo)] == [(B, A, 1_900)]
    buyer = g.s.players[B]
    assert buyer.cash == 2_100
    assert buyer.cards == ["U17"]
    assert [(stake.card, stake.left) for stake in (*buyer.stocks, *buyer.shops)] == [("S09", 1), ("B01", 2)]
    assert g.s.owners == [B, B, C, D]
    # D's turn goes on.
    assert (g.s.seat, play.kind) == (D, "free")


@pytest.mark.rule("SB-184")
@pytest.mark.parametrize(
    ("house", "upgraded", "start"),
    [
        ("gangster1", False, 1_000),
        ("gangster1", True, 1_250),
        ("upper1", False, 1_000),
        ("upper1", True, 1_750),
    ],
)
def test_start_prices(house: str, upgraded: bool, start: int) -> None:
    g = table(a={"house": house, "upgraded": upgraded})
    assert start_price(g.s, A) == start


@pytest.mark.rule("SB-186", "SB-187", "SB-268", "SB-190")
def test_a_sole_buyer_pays_the_start_price(printed: Printed) -> None:
    play = arrested(printed)
    assert play.asked is not None
    assert (play.asked.seat, play.asked.default, play.asked.clock) == (B, Drop(), "bid_seconds")
    play.say(Drop(), Bid(1_000), Drop())
    assert [(each.seat, each.amount) for each in told(play.g, SoldTo)] == [(C, 1_000)]
    assert cash(play.g)[C] == 3_000


@pytest.mark.rule("SB-186", "SB-188")
def test_bids_are_at_least_50_more_and_cash_at_hand(printed: Printed) -> None:
    play = arrested(printed, b={"cash": 1_200}, c={"cash": 1_000, "loan": 50}, d={"cash": 950})
    assert play.may(Bid(1_000))
    assert play.may(Bid(1_200))
    assert not any(play.may(Bid(amount)) for amount in (950, 1_010, 1_250))
    assert play.asked is not None
    assert Bid(Range(1_000, 1_200, 50)) in play.asked.options
    bank = play.g.s.bank
    # C could pay 1,000, but not 1,050; D cannot pay the start price.
    play.say(Bid(1_000))
    assert [(each.seat, each.short) for each in told(play.g, Dropped)] == [(C, True), (D, True)]
    assert [(each.seat, each.amount) for each in told(play.g, SoldTo)] == [(B, 1_000)]
    assert play.g.s.bank == bank + 1_000


@pytest.mark.rule("SB-188")
@pytest.mark.parametrize("cash", [1_000, 1_050, 1_100, 1_450, 1_500, 4_000])
def test_no_bid_above_the_cash_is_offered(printed: Printed, cash: int) -> None:
    play = arrested(printed, b={"cash": cash})
    assert play.asked is not None
    amounts = [bid.amount for bid in play.asked.options if isinstance(bid, Bid)]
    highest = [amount.most if isinstance(amount, Range) else amount for amount in amounts]
    assert max(highest) == cash
    assert not play.may(Bid(cash + 50))


@pytest.mark.rule("SB-187b")
def test_nobody_outbids_himself(printed: Printed) -> None:
    play = arrested(printed, c={"cash": 0}, d={"cash": 0}).say(Bid(4_000))
    assert [each.amount for each in told(play.g, BidMade)] == [4_000]
    assert play.kind != "bid"


@pytest.mark.rule("SB-189", "TS-40")
def test_without_a_bid_the_seat_is_closed(printed: Printed) -> None:
    held = {"cards": "G17", "shops": "B01:2"}
    play = arrested(printed, a=held, b={"cash": 950}, c={"cash": 0}, d={"cash": 0})
    g = play.g
    assert [each.seat for each in told(g, Closed)] == [A]
    assert g.s.used["shop"] == ["B01"]
    assert "G17" in g.s.used["gangster_class"]
    assert g.s.players[A].cards == []
    assert SPEC.view(g.s, None).players[A].owner is None
    assert play.asked is not None
    assert play.asked.seat == B


@pytest.mark.rule("SB-190b")
def test_prisoners_may_bid(printed: Printed) -> None:
    play = arrested(printed, b={"missing": ["prison"], "dots": 3}, c={"missing": ["card"]})
    assert play.asked is not None
    assert play.asked.seat == B
    play.say(Bid(1_000))
    assert play.asked is not None
    assert (play.kind, play.asked.seat) == ("bid", C)


@pytest.mark.rule("SB-191")
def test_the_next_slot_follows_if_it_was_the_active_players_turn(printed: Printed) -> None:
    play = arrested(printed).say(Bid(1_000), Drop(), Drop())
    assert play.asked is not None
    assert (play.asked.seat, play.g.s.slot, play.g.s.kind) == (B, B, "own")


@pytest.mark.rule("SB-193", "SB-196")
def test_debts_dots_ability_and_class_stay_behind(printed: Printed) -> None:
    a = {"loan": 500, "loan_late": True, "missing": [], "house": "gangster4"}
    play = arrested(printed, a=a, b={"house": "upper1"}).say(Bid(1_000), Drop(), Drop())
    view = SPEC.view(play.g.s, None)
    assert (view.players[B].house, view.players[B].kind, view.players[B].loan) == ("upper1", "upper", 0)
    assert (view.players[A].loan, view.players[A].dots, view.players[A].missing) == (0, 0, ())
    assert view.players[B].points == 0


@pytest.mark.rule("SB-194")
def test_inherited_shops_may_be_more_than_three(printed: Printed) -> None:
    a = {"shops": "B01 B02"}
    play = arrested(printed, a=a, b={"shops": "B03 B04", "points": 20}).say(Bid(1_000), Drop(), Drop())
    assert len(play.g.s.players[B].shops) == 4
    assert play.asked is not None
    assert play.asked.seat == B
    assert not play.may(TryShop())
    upper = arrested(printed, a=a, b={"house": "upper1"}).say(Bid(1_000), Drop(), Drop())
    assert [stake.card for stake in upper.g.s.players[B].shops] == ["B01", "B02"]


@pytest.mark.rule("SB-195", "SB-197", "TS-41")
@pytest.mark.usefixtures("harmless")
def test_two_turns_and_one_win_check() -> None:
    b = {"points": 60, "points_held": True, "stocks": "S09:9", "loan": 50, "loan_age": 0}
    g = table(3, "6 6 6", a={"out": 1, "cash": 0}, owners=[B, B, C], b=b)
    play = Play(g)
    assert (g.s.seat, g.s.slot, g.s.kind) == (B, A, "bought")
    assert g.s.players[B].stocks[0].left == 9
    play.turn()
    # The win comes in B's own slot.
    assert (play.asked, g.s.winner, g.s.ending) == (None, B, "points")
    plain = Play(table(3, "6 6 6 6", a={"out": 1, "cash": 0}, owners=[B, B, C]))
    assert plain.slots(4) == [(B, A, "bought"), (B, B, "own"), (C, C, "own"), (B, A, "bought")]


@pytest.mark.rule("SB-198")
def test_bought_houses_are_sold_one_by_one_and_empty(printed: Printed) -> None:
    sold = {"out": 1, "cash": 0, "house": "upper1", "upgraded": True}
    play = arrested(printed, c=sold, owners=[A, B, A, D], a={"cards": "G17"})
    play.say(Bid(1_000), Drop())
    assert [(each.seat, each.start, each.whole) for each in told(play.g, OnSale)] == [
        (A, 1_000, True),
        (C, 1_750, False),
    ]
    play.say(Drop(), Bid(1_750))
    assert play.g.s.owners == [B, B, D, D]
    assert play.g.s.players[B].cards == ["G17"]
    assert play.g.s.players[C].upgraded


@pytest.mark.rule("SB-199", "SB-199b", "TS-45")
def test_the_last_one_wins_at_once(printed: Printed) -> None:
    g = table(
        3,
        "5",
        top=printed("gangster", points=2),
        a={"points": 40, "dots": 2, "cash": 0},
        b={"out": 1, "cash": 0},
    )
    g.s.owners = [A, C, C]
    play = Play(g).default().say(Target(C))
    assert play.asked is None
    assert (g.s.winner, g.s.ending) == (C, "last")
    assert not told(g, OnSale)
    outcome = SPEC.outcome(g.s)
    assert outcome is not None
    assert (outcome.winners, outcome.ranks) == ((C,), (2, 3, 1))


@pytest.mark.rule("SB-221")
def test_no_gifts_during_an_auction(printed: Printed) -> None:
    play = arrested(printed)
    assert list(play.asks) == [B]
    assert {type(option) for option in play.asks[B].options} == {Bid, Drop}


@pytest.mark.rule("SB-191", "SB-204")
def test_a_turn_goes_on_after_somebody_elses_fall(printed: Printed) -> None:
    upper = {"house": "upper1", "points": 20, "cash": 2_000}
    g = table(
        dice="6", top=f"{printed('level2', points=1)} {DOT}", a=upper, b={"points": 20, "dots": 2, "cash": 0}
    )
    g.s.players[C].points = 20
    play = Play(g).say(Target(C), TakeCard(), Against(B), Drop(), Drop(), Drop())
    assert play.kind == "free"
    assert (g.s.seat, g.s.stage) == (A, "free")
    assert not play.may(BuyCard())
    assert not play.may(Against(C))
    assert Card(DOT) in g.s.used["upper_class"]
