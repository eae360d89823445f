"""The computer player of Suburb: a legal answer to every question, and sound ones where it matters."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from engines.core.ask import Ask, Option, fits
from engines.core.chance import Chance
from engines.core.chooser import Worlds
from engines.core.spec import Context
from engines.suburb import SPEC
from engines.suburb.cards import Card
from engines.suburb.facts import KIND
from engines.suburb.options import (
    Against,
    Bid,
    Bribe,
    BuyCard,
    BuyStock,
    ClaimIncome,
    Deck,
    DrawFrom,
    Drop,
    EndTurn,
    Give,
    GiveCard,
    NoBlock,
    NoReward,
    Police,
    Repay,
    Reverse,
    RobShop,
    Seize,
    TakeCard,
    Target,
    TryShop,
    Upgrade,
    UseBlock,
    UsePardon,
)
from engines.suburb.state import Settings, new
from engines.suburb.steady import choose
from engines.suburb.view import SuburbView
from host.simulation import seed_of
from tests.engines.kit import computer

from .kit import B, C, D, Fields, Play, Printed, attack, boon, cards, shop, stock, table

OPTIONS = Settings(advanced_defence=True, forgotten_income=True)
UPPER: Fields = {"house": "upper3", "points": 20}
GANGSTER: Fields = {"house": "gangster3", "points": 20}


def answer(play: Play, number: int = 0) -> Option:
    """What the player says."""
    asked = play.asked
    assert asked is not None
    said = choose(SPEC.view(play.g.s, asked.seat), asked, None, Random(number))
    assert fits(asked, said)
    return said


def says(play: Play) -> Counter[Option]:
    """What it says if it is asked a hundred times."""
    return Counter(answer(play, number) for number in range(100))


def at_work(kind: str = "target", top: str = "M202", rest: Fields | None = None, **mine: Any) -> Play:
    """A turn of A's, with no business but what ``mine`` allows; ``rest``: the others."""
    mine = {"shop_tried": True, "upgrades": 2} | mine
    play = Play(table(phase="turn", stage="draw", top=top, a=mine, **(rest or {})))
    assert play.kind == kind
    return play


def test_every_answer_fits_and_nothing_is_given_away() -> None:
    def keeps(seen: SuburbView, ask: Ask[Any], worlds: Worlds | None, rng: Random) -> Option:
        said = choose(seen, ask, worlds, rng)
        assert not isinstance(said, Give | GiveCard)
        return said

    kinds: set[str] = set()
    for number in range(24):
        kinds |= computer.asked_everything(SPEC, 3 + number % 4, OPTIONS, number, keeps)
    assert kinds >= {
        *("house", "pile", "target", "block", "defence", "effect", "shop", "reward", "free", "bid"),
    }


@pytest.mark.rule("SB-012", "SB-014")
def test_families_are_mixed_and_varied() -> None:
    firsts: Counter[str] = Counter()
    for number in range(60):
        g = Context(new(5, Settings()), Chance(seed_of(5, number)))
        play = Play(g)
        while play.kind == "house":
            play.say(answer(play, number))
        kinds = Counter(KIND[each.house] for each in g.s.players)
        assert sorted(kinds.values()) == [2, 3]
        firsts[g.s.players[g.s.first].house] += 1
    assert len(firsts) == 8


# -- missions --------------------------------------------------------------------------------------------


def test_takes_money_from_the_richest(printed: Printed) -> None:
    card = printed("level1", money=300, fail_payment=100)
    play = Play(table(top=card, b={"cash": 3_000}, c={"cash": 5_000}, d={"cash": 4_000, "points": 59}))
    assert answer(play) == Target(C)


def test_pushes_whoever_leads_and_can_fall(printed: Printed) -> None:
    card = printed("level2", points=3, push=3, points_lost=1)
    rest: Fields = {"b": {"points": 50}, "c": {"points": 45}, "d": {"points": 20}}
    assert answer(at_work(top=card, rest=rest, **GANGSTER)) == Target(C)
    rest["c"] = {"points": 45, "missing": ["stop"]}
    assert answer(at_work(top=card, rest=rest, **GANGSTER)) == Target(D)


@pytest.mark.parametrize(("held", "said"), [(False, B), (True, C)])
def test_breaks_a_goal_that_is_held(printed: Printed, held: bool, said: int) -> None:
    """C's goal cannot be broken from 12,400; from 12,100 it can."""
    card = printed("level2", money=300, points_lost=1)
    cash = 12_100 if held else 12_400
    rest: Fields = {"b": {"cash": 12_050, "cash_held": not held}, "c": {"cash": cash, "cash_held": True}}
    assert answer(at_work(top=card, rest=rest, **GANGSTER)) == Target(said)


def test_feeds_no_leader_with_failures(printed: Printed) -> None:
    rest: Fields = {"b": {"points": 55}, "c": {"points": 3, "cash": 9_000}, "d": {"points": 40, "cash": 500}}
    card = printed("gangster", points=5, points_lost=2, neighbour_points=2)
    pile = at_work("pile", card, rest, points=45)
    assert answer(pile.say(DrawFrom(Deck("gangster")))) == Target(C)
    card = printed("level1", points=2, fail_payment=300)
    assert answer(at_work(top=card, rest=rest)) == Target(D)


def test_avoids_whoever_holds_a_block(printed: Printed) -> None:
    card, block = printed("level1", money=300, fail_payment=100), boon("upper_class", "block")
    play = Play(table(3, top=card, b={"cash": 5_000, "cards": block}, c={"cash": 4_500}))
    assert answer(play) == Target(B), "at level 1 it is no use"
    for each in (B, C):
        play.g.s.players[each].points = 16
    assert answer(play) == Target(C)


@pytest.mark.parametrize(
    ("house", "rival", "said"),
    [
        ("upper3", {"cash": 12_000}, {"upper"}),
        ("gangster3", {"cash": 12_000}, {"common"}),
        ("upper3", {"points": 60}, {"common"}),
        ("gangster3", {"points": 60}, {"common"}),
        ("gangster3", {"points": 59, "cash": 11_950}, {"common", "gangster"}),
    ],
)
def test_the_pile_that_may_stop_a_goal(house: str, rival: Fields, said: set[str]) -> None:
    play = at_work("pile", rest={"c": rival}, house=house, points=40, cash=50)
    assert {each.deck for each in says(play) if isinstance(each, DrawFrom)} == said


def test_blocks_four_times_in_five(printed: Printed) -> None:
    play = attack(printed("level1", money=300), "", b={"points": 16, "cards": boon("upper_class", "block")})
    assert play.kind == "block"
    found = says(play)
    assert 70 <= found[UseBlock()] <= 90
    assert found[UseBlock()] + found[NoBlock()] == 100


def test_counters_with_what_brings_more(printed: Printed) -> None:
    for figures, said in (
        ({"points": 1, "fail_payment": 500}, Police()),
        ({"points": 5, "fail_payment": 100}, Reverse()),
    ):
        play = attack(printed("level1", **figures), "3", options=Settings(advanced_defence=True))
        assert answer(play) == said
    play = attack(
        printed("level2", points=3, points_lost=1),
        "3",
        options=Settings(advanced_defence=True),
        a=GANGSTER,
        b={"points": 40, "dots": 2},
    )
    assert answer(play) == Police()


# -- rewards ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "said"),
    [
        ({"cash": 3_450, "upgraded": True, "shop_tried": True}, {TakeCard}),
        ({"cash": 3_500, "upgraded": True, "shop_tried": True}, {TakeCard, BuyCard}),
        ({"cash": 9_000, "house": "upper3", "stocks_bought": 2, "upgraded": True}, {TakeCard}),
        ({"cash": 900, "points": 58}, {NoReward}),
    ],
)
def test_rewards(printed: Printed, mine: Fields, said: set[type[Option]]) -> None:
    card = printed("level2" if mine.get("points", 20) < 36 else "gangster", points=2, points_lost=1)
    g = table(dice="6", phase="turn", stage="draw", top=card, a=GANGSTER | mine)
    play = Play(g)
    if play.kind == "pile":
        play.say(DrawFrom(Deck("gangster")))
    play.say(Target(B))
    assert play.kind == "reward"
    assert {type(each) for each in says(play)} == said


def test_whom_cards_hit() -> None:
    rest: Fields = {
        "b": {"points": 50, "cash": 2_000},
        "c": {"points": 45, "cash": 3_000},
        "d": {"points": 20},
    }
    for verb, n, said in (("push", 2, C), ("take_money", 300, D)):
        play = Play(table(dice="6", top="M202", a=GANGSTER | {"cash": 100, "shop_tried": True}, **rest))
        cards(play.g, boon("gangster_class", verb, n))
        play.say(Target(B), TakeCard())
        assert answer(play) == Against(said)
    rest["d"] = {"points": 20, "dots": 2}
    play = Play(table(dice="6", top="M202", a=UPPER | {"cash": 100}, **rest))
    cards(play.g, boon("upper_class", "give_dot"))
    play.say(Target(B), TakeCard())
    assert answer(play) == Against(D)


def test_seizes_the_shop_that_will_bring_most() -> None:
    """150 for one round, 50 for six."""
    rest: Fields = {"b": {"shops": f"{shop(150)}:1"}, "c": {"shops": shop(50)}}
    play = Play(table(dice="6", top="M202", a=GANGSTER | {"shop_tried": True}, **rest))
    cards(play.g, boon("gangster_class", "steal_shop"))
    play.say(Target(B), TakeCard())
    assert answer(play) == Seize(Card(shop(50)), C)


# -- business --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("price", "cash", "buys"),
    [(200, 400, True), (200, 350, False), (500, 12_500, True), (500, 12_450, False), (500, 11_950, True)],
)
def test_stocks_while_200_stay_and_the_goal_is_kept(price: int, cash: int, buys: bool) -> None:
    mine = UPPER | {"cash": cash, "upgraded": True}
    play = at_work(top=f"M202 {stock(price, 'pay')}", **mine)
    assert isinstance(answer(play), BuyStock) == buys


@pytest.mark.rule("SB-253")
def test_the_first_stock_at_half_price() -> None:
    for bought, buys in ((0, True), (1, False)):
        mine: Fields = {
            "house": "upper4",
            "points": 20,
            "cash": 450,
            "upgraded": True,
            "stocks_bought": bought,
        }
        assert isinstance(answer(at_work(top=f"M202 {stock(500, 'pay')}", **mine)), BuyStock) == buys


NOT_YET: Fields = {"upgrades": 0}


@pytest.mark.parametrize(
    ("mine", "builds"),
    [
        (GANGSTER | {"cash": 2_300}, True),
        (GANGSTER | {"cash": 2_250}, False),
        (UPPER | {"cash": 2_800, "stocks_bought": 2}, True),
        (UPPER | {"cash": 9_500, "stocks_bought": 2}, True),
        (UPPER | {"cash": 9_550, "stocks_bought": 2}, False),
    ],
)
def test_upgrades(mine: Fields, builds: bool) -> None:
    assert isinstance(answer(at_work(**NOT_YET | mine)), Upgrade) == builds


@pytest.mark.parametrize(
    ("mine", "bribes"),
    [
        (GANGSTER | {"dots": 2, "cash": 2_000}, True),
        (GANGSTER | {"dots": 2, "cash": 1_950}, False),
        (GANGSTER | {"dots": 1, "cash": 9_000}, False),
        (UPPER | {"dots": 2, "cash": 9_000, "stocks_bought": 2}, False),
    ],
)
def test_bribes_one_dot_short_of_prison(mine: Fields, bribes: bool) -> None:
    assert (answer(at_work(**mine)) == Bribe(1)) == bribes


def test_no_bribe_after_the_die() -> None:
    """The last chance of an arrest has passed; a pardon costs nothing."""
    for held, said in (("", EndTurn()), (boon("gangster_class", "pardon"), UsePardon())):
        mine = GANGSTER | {"dots": 2, "cash": 9_000, "upgrades": 2, "shop_tried": True, "cards": held}
        g = table(phase="turn", stage="free", a=mine)
        assert answer(Play(g)) == said


def test_shops_before_the_die() -> None:
    mine = GANGSTER | {"cash": 100, "shop_tried": False}
    assert answer(at_work(**mine)) == TryShop()
    rest: Fields = {"b": {"shops": f"{shop(250)}:1"}, "c": {"shops": f"{shop(150)}:3 B01:1"}}
    g = table(phase="turn", stage="draw", top="M202", a=mine, **rest)
    # The deck is empty: only those of others are left.
    g.s.used["special"] += g.s.draws["shop"]
    g.s.draws["shop"].clear()
    assert answer(Play(g)) == RobShop(Card(shop(150)), C)


def test_repays_what_it_can_spare() -> None:
    for cash, repays in ((1_250, True), (1_200, False), (12_100, False), (12_250, True)):
        assert isinstance(answer(at_work(loan=250, cash=cash)), Repay) == repays


@pytest.mark.rule("SB-208c")
def test_forgets_no_income() -> None:
    g = table(top="M202", options=OPTIONS, a=UPPER | {"upgraded": True, "cash": 100})
    assert answer(Play(g)) == ClaimIncome()


# -- auctions --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("buyer", "said"),
    [
        ({"cash": 1_500}, Bid(1_000)),
        ({"cash": 1_450}, Drop()),
        ({"cash": 900}, None),
    ],
)
def test_bids_what_a_slot_is_worth(printed: Printed, buyer: Fields, said: Option | None) -> None:
    a = {"points": 40, "dots": 2, "cash": 0}
    poor = {"cash": 0}
    g = table(
        dice="5", top=printed("gangster", points=2), a=a, b=buyer, c=poor, d=poor, phase="turn", stage="draw"
    )
    play = Play(g).default().say(Target(D))
    assert (answer(play) if play.kind == "bid" else None) == said


def test_bids_have_an_end(printed: Printed) -> None:
    a = {"points": 40, "dots": 2, "cash": 0}
    g = table(dice="5", top=printed("gangster", points=2), a=a, phase="turn", stage="draw")
    for each in g.s.players[1:]:
        each.cash = 9_000
        g.s.bank -= 5_000
    play = Play(g).default().say(Target(D))
    while play.kind == "bid":
        play.say(answer(play))
    spent = [9_000 - each.cash for each in g.s.players[1:]]
    assert sorted(spent)[:2] == [0, 0]
    assert 1_900 <= max(spent) <= 2_000
