"""What readers are told of a turn of Suburb."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from engines.core.ask import Option
from engines.core.event import Event, Told
from engines.core.table import Table
from engines.core.telling import Weight
from engines.core.words import plain
from engines.suburb import SPEC
from engines.suburb.cards import Card
from engines.suburb.events import (
    Aimed,
    BidMade,
    Drew,
    Dropped,
    Expired,
    Fallen,
    FirstRolls,
    Gave,
    Held,
    Income,
    Missed,
    Named,
    OnSale,
    Rolled,
    Rose,
    Scored,
    SoldTo,
    Took,
    Turned,
    Upgraded,
)
from engines.suburb.options import (
    Against,
    BuyStock,
    NoBlock,
    Police,
    Reverse,
    RobShop,
    TakeCard,
    TryShop,
    UseBlock,
)
from engines.suburb.state import Settings
from host.tables import telling
from host.tables.loaded import LoadedTable
from host.tables.teller import Circle, Line
from tests.contract.hosted import loaded_table
from tests.contract.subjects import NAMES, subject, variants

from .kit import A, B, C, D, Play, attack, boon, shop, stock, table

DEFENCE = Settings(advanced_defence=True)
GALOSHES, SHOESHINE = "M104", Card("B01")


@cache
def loaded() -> LoadedTable:
    """A table for four: Ana, Bo-Yun, and two more."""
    variant = next(each for each in variants(subject("suburb")) if each.seats == 4)
    return loaded_table(variant, Table.start(SPEC, 4, SPEC.settings(), bytes(32))[0])


def named(card: str) -> str:
    """A card as it is written."""
    return f"*{loaded().words()(f'card-{card}')}*"


def lines(seat: int | None, *events: Event) -> list[Line]:
    """What a seat is told of events."""
    return telling.of_row(loaded(), 3, [Told(event) for event in events], seat)


def heard(seat: int | None, *events: Event) -> list[str]:
    """The same as text."""
    return [plain(line.text) for line in lines(seat, *events)]


def after(play: Play, seat: int | None, since: int = 0) -> list[str]:
    """What a seat is told of what was played, the first events left out."""
    return heard(seat, *(each.event for each in play.g.told[since:]))


def test_a_mission_is_one_sentence_for_whoever_reads_it() -> None:
    play = attack(GALOSHES, "4", at=B, b={"points": 5})
    others = (
        "Ana tries *Glued Galoshes* on Bo-Yun: a 4 works, up 2 points to 2, {} pushed down one point to 4."
    )
    assert {seat: after(play, seat) for seat in (A, B, C, None)} == {
        A: [others.format("Bo-Yun is").replace("Ana tries", "You try").replace("up 2", "you rise 2")],
        B: [others.format("you are").replace("on Bo-Yun", "on you")],
        C: [others.format("Bo-Yun is")],
        None: [others.format("Bo-Yun is")],
    }


def test_a_mission_that_fails_says_who_pays_whom() -> None:
    play = attack(GALOSHES, "1", at=B)
    assert after(play, A) == ["You try *Glued Galoshes* on Bo-Yun: a 1 fails, you pay Bo-Yun $500."]
    assert after(play, B) == ["Ana tries *Glued Galoshes* on you: a 1 fails, $500 to you."]
    assert after(play, D) == ["Ana tries *Glued Galoshes* on Bo-Yun: a 1 fails, $500 to Bo-Yun."]


def test_a_loan_stands_before_the_payment() -> None:
    play = attack(GALOSHES, "1", at=B, a={"cash": 200})
    assert after(play, A) == [
        "You try *Glued Galoshes* on Bo-Yun: a 1 fails, the bank lends you the missing $300, "
        "you pay Bo-Yun $500."
    ]


def test_a_dot_and_prison_belong_to_the_mission() -> None:
    play = attack("M202", "5", at=B, a={"points": 25, "dots": 2})
    card = named("M202")
    assert after(play, A)[0] == (
        f"You try {card} on Bo-Yun: a 5 fails, you fall one point to 24, dot 3 of 3 for you, PRISON."
    )
    assert after(play, B)[0] == (
        f"Ana tries {card} on you: a 5 fails, down one point to 24, dot 3 of 3 for Ana, PRISON."
    )


def test_the_light_and_a_level_belong_to_the_mission() -> None:
    [line] = lines(A, *(each.event for each in attack("M115", "2", a={"points": 9}).g.told))
    assert plain(line.text) == (
        f"You try {named('M115')} on Bo-Yun: a 2 works, you rise 4 points to 13, "
        "the light is green, on to 16, you are on LEVEL 2."
    )
    assert line.weight == Weight.MATTERS


def test_level_3_is_a_moment() -> None:
    assert [line.weight for line in lines(B, Rose(A, 3))] == [Weight.HEADLINE]
    assert heard(A, Rose(A, 3)) == ["You are now on level 3."]


def test_a_blocked_mission() -> None:
    play = attack(GALOSHES, "", at=B, b={"points": 20, "cards": "G17"})
    shown = len(play.g.told)
    assert after(play, B) == ["Ana comes for you with *Glued Galoshes*."]
    assert after(play, A) == ["You come for Bo-Yun with *Glued Galoshes*."]
    play.say(UseBlock())
    assert after(play, B, shown)[0] == "You slam the door with *The Alibi Twins*: no mission today."
    assert after(play, C)[0] == (
        "Ana tries *Glued Galoshes* on Bo-Yun: Bo-Yun slams the door with *The Alibi Twins*."
    )


def test_whoever_let_it_come_is_told_what_came() -> None:
    play = attack(GALOSHES, "4", at=B, b={"points": 20, "cards": "G17"})
    shown = len(play.g.told)
    play.say(NoBlock())
    assert after(play, B, shown)[0] == (
        "Ana rolls 4, and it works: up 2 points to 2, you are pushed down one point to 19."
    )


@pytest.mark.parametrize(
    ("answer", "end"),
    [
        (Police(), "Bo-Yun rings the police, $500 to Bo-Yun."),
        (
            Reverse(),
            "Bo-Yun turns it round, a 6 works, Bo-Yun rises 2 points to 2, Ana is pushed down one point",
        ),
    ],
    ids=["police", "reversed"],
)
def test_a_countered_mission(answer: Police | Reverse, end: str) -> None:
    play = attack(GALOSHES, "3 6", at=B, options=DEFENCE, a={"points": 4}).say(answer)
    begin = "Ana tries *Glued Galoshes* on Bo-Yun: Bo-Yun hears everything (3), "
    assert after(play, C)[0].startswith(begin + end)


def test_a_gift_is_no_part_of_a_mission() -> None:
    assert heard(B, Named(A, B, Card(GALOSHES)), Gave(C, A, 50), Rolled(A, 5, True), Scored(A, 4, 9)) == [
        "Ana comes for you with *Glued Galoshes*.",
        f"{NAMES[C]} gives Ana $50, just like that.",
        "Ana rolls 5, and it works: up 4 points to 9.",
    ]


def test_what_was_told_before_missions_had_names_can_be_told() -> None:
    assert heard(B, Named(A, B), Rolled(A, 1, False)) == ["Ana comes for you: a 1 fails."]


def test_what_a_heading_says_is_not_told() -> None:
    assert heard(B, Turned(A, A, "own"), Drew(A, Card(GALOSHES)), Income(A, 250, 0)) == []
    assert heard(A, Income(A, 250, 0)) == ["You collect $250 of income."]


def test_a_slot_begins_with_its_income() -> None:
    events = Income(A, 50, 2), Scored(A, 2, 18), Expired(A, SHOESHINE)
    assert heard(A, *events) == [
        "Your income: $50; you rise 2 points to 18, *Flanagan's Shoeshine* has run its course."
    ]
    assert heard(B, *events) == [
        "Ana's income: $50; up 2 points to 18, *Flanagan's Shoeshine* has run its course."
    ]
    assert heard(B, Income(A, 0, 2), Scored(A, 2, 18)) == ["Ana's income: up 2 points to 18."]
    assert heard(B, Missed(A, A, "prison", True), Expired(A, SHOESHINE)) == [
        "Ana misses a round for prison: *Flanagan's Shoeshine* has run its course."
    ]


def reward(card: str, *answers: Option, **fields: Any) -> Play:
    """A is on level 2 and takes a card for a mission that worked."""
    a = {"points": 20, **fields.pop("a", {})}
    return attack(f"M202 {card}", "4", at=B, a=a, **fields).say(TakeCard(), *answers)


def of_card(play: Play, seat: int | None) -> str:
    """The sentence about it."""
    return next(line for line in after(play, seat) if " take" in line)


def test_a_card_that_is_taken_says_what_it_does() -> None:
    card = boon("gangster_class", "gain_money", 500)
    assert of_card(reward(card), A) == f"You take {named(card)}: $500 from the bank."
    card = boon("gangster_class", "lose_points", 1)
    assert of_card(reward(card), B) == f"Ana takes {named(card)}: down one point to 21."
    assert of_card(reward("G17"), C) == "Ana takes *The Alibi Twins*: kept for later."


def test_a_card_that_hits_somebody() -> None:
    card = boon("gangster_class", "take_money", 300)
    play = reward(card, Against(C))
    assert of_card(play, C) == f"Ana takes {named(card)}: aimed at you, you pay Ana $300."
    assert of_card(play, B) == f"Ana takes {named(card)}: aimed at {NAMES[C]}, {NAMES[C]} pays Ana $300."
    chosen = next(i for i, each in enumerate(play.g.told) if isinstance(each.event, Aimed))
    assert (
        after(play, A, chosen)[0] == f"You play {named(card)} against {NAMES[C]}: {NAMES[C]} pays you $300."
    )


def test_stocks_of_one_round_are_one_sentence() -> None:
    tops = stock(100, "lose"), stock(200, "pay"), stock(500, "hold")
    upper = {"house": "upper3", "points": 20, "cash": 5_000}
    play = Play(table(top=" ".join(tops), a=upper)).say(BuyStock(), BuyStock())
    worthless, pays = map(named, tops[:2])
    assert after(play, B) == [
        f"Ana buys {worthless} for $100 (worthless), then {pays} for $200, $500 from the bank."
    ]
    held = Play(table(top=tops[2], a=upper)).say(BuyStock())
    assert after(Play(table(top=tops[1], a=upper)).say(BuyStock()), A) == [
        f"You buy {pays} for $200: $500 from the bank."
    ]
    assert after(held, A) == [f"You buy {named(tops[2])} for $500: $300 a round, 3 times."]


def test_what_a_shop_took() -> None:
    card = shop(250)
    won = Play(table(dice="4", top=card, a={"points": 20})).say(TryShop())
    assert after(won, A) == [
        f"You roll 4 for a new shop: {named(card)} is yours ($250 a round, 3 rounds left)."
    ]
    assert after(won, B) == [
        f"Ana rolls 4 for a new shop: {named(card)} goes to Ana ($250 a round, 3 rounds left)."
    ]
    missed = Play(table(dice="2", a={"points": 20})).say(TryShop())
    assert after(missed, A) == ["You roll 2 for a new shop: the shutters stay down."]
    assert after(missed, B) == [], "nothing has changed for anybody else"
    robbed = Play(table(dice="2", a={"points": 20}, b={"points": 20, "shops": card})).say(
        RobShop(Card(card), B)
    )
    assert after(robbed, B) == ["Ana rolls 2 for a shop run by you: the shutters stay down."]


def test_a_free_upgrade_belongs_to_its_card_and_one_for_money_to_nothing() -> None:
    card = boon("special", "free_upgrade")
    events = Took(A, Card(card), 1_000), Upgraded(A, 0), Upgraded(A, 2_000)
    assert heard(A, *events) == [
        f"You pay $1,000 for {named(card)}: your house is upgraded for nothing.",
        "You upgrade your house for $2,000.",
    ]


def test_an_auction_is_told_bid_by_bid() -> None:
    fall = Fallen(A, False), OnSale(A, 1_000, True)
    bids = BidMade(B, 1_000), Dropped(C, False), Dropped(D, True), SoldTo(B, A, 1_000)
    assert heard(C, *fall, *bids) == [
        "Ana is arrested without a dollar in the house, and is OUT.",
        "Ana's house goes under the hammer with everything in it, from $1,000: Bo-Yun bids $1,000, "
        f"you drop out, {NAMES[D]} cannot bid so much.",
        "Bo-Yun buys the house where Ana lived for $1,000, and plays its slot from now on.",
    ]
    assert heard(B, *bids[:2]) == [f"You bid $1,000, {NAMES[C]} drops out."]
    moments = [line.weight == Weight.HEADLINE for line in lines(C, *fall, *bids)]
    assert moments == [True, False, True]


def test_a_goal_that_is_reached_is_a_moment() -> None:
    for seat, goal, text in (
        (A, "points", "You are on 60, and WIN if you still are at your next own slot."),
        (B, "points", "Ana is on 60, and WINS if still there at the next own slot."),
        (A, "money", "You have $12,000, and WIN if it is still there at your next own slot."),
        (B, "money", "Ana has $12,000, and WINS if it is still there at the next own slot."),
    ):
        [line] = lines(seat, Held(A, goal))
        assert (plain(line.text), line.weight) == (text, Weight.HEADLINE)


def test_what_concerns_the_reader_comes_before_the_rest() -> None:
    events = [each.event for each in attack(GALOSHES, "4", at=B).g.told]
    assert [lines(seat, *events)[0].circle for seat in (A, B, C)] == [
        *(Circle.OWN, Circle.BEFALLEN, Circle.REST),
    ]


def test_rolls_for_the_first_turn() -> None:
    assert heard(B, FirstRolls((A, B, C), (6, 6, 1)), FirstRolls((A, B), (2, 3))) == [
        f"For the first turn Ana, you and {NAMES[C]} roll 6, 6 and 1: Ana and you again 2 and 3."
    ]
