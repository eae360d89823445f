"""What stands beside rewards, business, bids and gifts, and before such questions."""

from __future__ import annotations

import msgspec
import pytest

from engines.core.ask import HOLLOW, Range
from engines.core.discover import words
from engines.core.words import plain
from engines.suburb import SPEC
from engines.suburb.cards import Card
from engines.suburb.options import (
    Against,
    Bid,
    Bribe,
    BuyCard,
    BuyStock,
    ClaimIncome,
    Deck,
    DrawFrom,
    EndTurn,
    Give,
    GiveCard,
    NoBlock,
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

from .kit import A, B, C, D, Fields, Printed, attack, boon, cards, shop, stock
from .panel import NAMES, before, beside, free, turn
from .walk import steps

DEFENCE = Settings(advanced_defence=True)


def test_every_option_of_whole_games_fits_its_line() -> None:
    """A line beside an option holds a hundred characters. What is said again and again is read once."""
    say = words("suburb")
    assert SPEC.hint is not None
    assert SPEC.briefing is not None
    kinds: set[str] = set()
    briefings: set[msgspec.Struct] = set()
    hints: set[msgspec.Struct] = set()
    for step in list(steps())[::17]:
        seen = SPEC.view(step.before, step.seat)
        kinds.add(step.ask.kind)
        if (briefing := SPEC.briefing(seen, step.ask)) is not None:
            briefings.add(briefing)
        for option in step.ask.options:
            if not HOLLOW[type(option)] and (hint := SPEC.hint(seen, option)) is not None:
                hints.add(hint)
    assert kinds >= {"house", "target", "reward", "free", "gift"}
    assert all(say.describe("about", briefing, NAMES) for briefing in briefings)
    lines = [plain(say.describe("hint", hint, NAMES)) for hint in hints]
    assert [line for line in lines if not 0 < len(line) <= 100] == []


def test_rewards() -> None:
    play = turn("M202", dice="6", a={"points": 20, "cash": 3_200, "upgraded": True}).say(Target(B))
    assert (
        before(play) == "You have $3,200, 22 points and 0 of 3 dots. Your next slot brings $50 and 3 points."
    )
    assert beside(play, TakeCard()) == "free: 18 good cards, 2 bad ones"
    assert beside(play, BuyCard()) == "costs $1,000: 11 good cards, 4 blank, 5 bad ones"


def test_what_a_card_would_do() -> None:
    rest: Fields = {
        "b": {"points": 50},
        "c": {"points": 20, "dots": 2, "cash": 0},
        "d": {"points": 33},
    }
    upgraded = {"house": "gangster3", "points": 40, "upgraded": True}
    for deck, verb, n, at, about, hint in (
        ("upper_class", "push", 4, D, "is pushed down 4", "33 points, $4,000; would fall 3"),
        ("upper_class", "push", 3, B, "is pushed down 3", "50 points, $4,000; nobody can push them"),
        ("upper_class", "take_money", 300, C, "pays you $300", "20 points, $0; would pay $300"),
        ("upper_class", "give_dot", 0, C, "level 2 or 3 gets a dot", "would be OUT of the game"),
        ("upper_class", "give_dot", 0, D, "level 2 or 3 gets a dot", "would have 1 of 3 dots"),
        ("special", "wreck_upgrade", 0, D, "upgrade is lost", "would lose $50 and 4 points a round"),
    ):
        wreck = {"b": rest["b"] | {"upgraded": True}, "d": upgraded} if verb == "wreck_upgrade" else {}
        mine = {"house": "upper3", "points": 20, "cash": 3_000}
        play = turn("M202", dice="6", a=mine, **rest | wreck).say(Target(B))
        cards(play.g, boon(deck, verb, n))
        play.say(TakeCard() if deck == "upper_class" else BuyCard())
        assert about in before(play)
        assert beside(play, Against(at)) == hint


def test_shops_that_change_hands() -> None:
    rest: Fields = {"b": {"shops": f"{shop(150)}:1"}, "c": {"shops": f"{shop(50)}:6"}}
    play = turn("M202", dice="6", a={"points": 20}, **rest)
    mine, theirs = RobShop(Card(shop(150)), B), RobShop(Card(shop(50)), C)
    assert beside(play, TryShop()) == "1 of 2 for a shop that pays $50 to $250 a round"
    assert beside(play, mine) == "1 of 6: $150 a round, one round left"
    cards(play.g, boon("gangster_class", "steal_shop"))
    play.say(Target(B), TakeCard())
    assert "you take a neighbour's shop" in before(play)
    assert beside(play, Seize(Card(shop(50)), C)) == "$50 a round, 6 rounds left"
    assert SPEC.rank is not None
    view = SPEC.view(play.g.s, 0)
    assert SPEC.rank(view, theirs) > SPEC.rank(view, mine) > SPEC.rank(view, EndTurn())
    shakedown = turn(a={"house": "gangster4", "points": 20})
    assert beside(shakedown, TryShop()).startswith("2 of 3 ")


def test_stocks() -> None:
    for house, price, said in (
        ("upper3", 100, "costs $100: 6 of 10 bring something, $160 on average"),
        ("upper4", 1_000, "costs $500: 4 of 6 bring something, $1,467 on average"),
    ):
        mine = {"house": house, "points": 20, "cash": 5_000}
        assert beside(turn(f"M202 {stock(price, 'pay')}", a=mine), BuyStock()) == said


@pytest.mark.rule("SB-201", "SB-202", "SB-256")
@pytest.mark.parametrize(
    ("mine", "said"),
    [
        ({"points": 20}, "costs $2,000, brings 3 points and $50 a round, 4 points at level 3"),
        ({"points": 40}, "costs $2,000, brings 4 points and $50 a round"),
        (
            {"house": "gangster2", "points": 20},
            "costs $2,000, brings 2 points and $50 a round, 3 points at level 3",
        ),
        (
            {"house": "upper3", "points": 20},
            "costs $2,500, brings $250 a round, $500 at level 3; 4 dots until prison",
        ),
        ({"house": "upper3", "points": 40}, "costs $2,500, brings $500 a round; 4 dots until prison"),
    ],
)
def test_upgrades(mine: Fields, said: str) -> None:
    assert beside(free(**mine), Upgrade()) == said


def test_dots_and_loans() -> None:
    play = free(points=20, dots=2, cash=3_200, loan=250, cards=boon("gangster_class", "pardon"))
    assert beside(play, Bribe(1)) == "costs $1,500, leaves $1,700"
    assert beside(play, Bribe(2)) == "costs $3,000, leaves $200"
    assert beside(play, UsePardon()) == "free; leaves one dot"
    assert beside(play, Repay()) == "costs $250, leaves $2,950"
    assert beside(play, EndTurn()) == "a try for a shop is left, and free"


@pytest.mark.rule("SB-135", "SB-136", "SB-138")
@pytest.mark.parametrize(
    ("loan", "said"),
    [
        ({"loan_age": 0, "loan_fresh": True}, "You owe the bank $250, due within 2 rounds."),
        ({"loan_age": 0}, "You owe the bank $250, due at the end of your next slot."),
        ({"loan_age": 1}, "You owe the bank $250, due at the end of this turn."),
        ({"loan_age": 3}, "You owe the bank $250, due at the end of this turn."),
        ({"loan_age": 4, "loan_late": True}, "You owe the bank $250, and it is late."),
    ],
)
def test_when_a_loan_is_due(loan: Fields, said: str) -> None:
    assert before(free(points=20, cash=3_000, loan=250, **loan)).endswith(said)


def test_a_loan_is_not_due_in_somebody_elses_slot() -> None:
    play = turn(
        "", "free", kind="extra", slot=B, seat=A, a={"points": 20, "cash": 300, "loan": 50, "loan_age": 1}
    )
    assert before(play).endswith("You owe the bank $50, due at the end of your next slot.")


def test_income_that_waits() -> None:
    play = turn("", "free", options=Settings(forgotten_income=True), claim=350, claim_points=1)
    assert beside(play, ClaimIncome()) == "brings $350 and one point"
    assert beside(play, EndTurn()) == "$350 and one point not claimed"


@pytest.mark.rule("SB-184", "SB-186")
def test_auctions(printed: Printed) -> None:
    a = {"points": 40, "dots": 2, "cash": 0, "upgraded": True, "shops": "B01 B02", "cards": "X05"}
    play = turn(printed("gangster", points=2), dice="5", a=a, b={"cash": 3_000})
    play.say(DrawFrom(Deck("gangster")), Target(D))
    assert before(play) == "Ann's house, upgraded, with 3 cards. It starts at $1,250; you have $3,000."
    assert beside(play, Bid(1_750)) == "costs $1,750, leaves $1,250"
    assert SPEC.hint is not None
    assert SPEC.hint(SPEC.view(play.g.s, B), Bid(Range(1_250, 3_000, 50))) is None
    play.say(Bid(1_750))
    assert before(play).endswith("Bob bids $1,750; you have $4,000.")


def test_gifts() -> None:
    play = free(points=20)
    assert before(play, B) == "You have $4,000."
    held = turn("", "free", a={"points": 20}, b={"cards": "G17 G18", "cash": 50})
    assert before(held, B) == "You have $50 and hold 2 cards."
    assert SPEC.group is not None
    view = SPEC.view(held.g.s, B)
    said = SPEC.group(view, GiveCard(C, Card("G17")))
    assert said is not None
    assert words("suburb").describe("group", said, NAMES) == "To Cid"
    assert SPEC.group(view, Target(B)) is None


@pytest.mark.rule("SB-224b")
def test_gifts_under_a_cap() -> None:
    play = turn("", "free", options=Settings(gift_cap=600), a={"points": 20}, b={"received": 450})
    assert before(play, C) == "You have $4,000. Nobody may be given more than $600 in a round."
    assert beside(play, Give(B, 50)) == "may still be given $150 in this round"
    none = turn("", "free", options=Settings(gift_cap=0), a={"points": 20}, c={"cards": "G17"})
    assert before(none, C).endswith("hold one card. At this table no money is given away.")
    assert beside(free(points=20), Give(B, 50)) == ""


def test_what_the_board_offers(printed: Printed) -> None:
    assert SPEC.on_board is not None
    play = free(points=20)
    assert list(SPEC.on_board(SPEC.view(play.g.s, None))) == [EndTurn()]
    play = attack(printed("level1", points=2), "", b={"points": 16, "cards": boon("upper_class", "block")})
    assert list(SPEC.on_board(SPEC.view(play.g.s, None))) == [UseBlock(), NoBlock()]
    play = attack(printed("level1", points=2), "3", options=DEFENCE)
    assert list(SPEC.on_board(SPEC.view(play.g.s, None))) == [Police(), Reverse()]
    assert list(SPEC.on_board(SPEC.view(new(3, Settings()), None))) == []
