"""What stands beside player cards, piles, targets and reactions, and before such questions."""

from __future__ import annotations

import pytest

from engines.core.chance import Chance
from engines.core.discover import words
from engines.core.spec import Context
from engines.suburb.cards import House
from engines.suburb.options import (
    Deck,
    DrawFrom,
    NoBlock,
    Police,
    Reverse,
    TakeHouse,
    Target,
    UseBlock,
)
from engines.suburb.state import Settings, new

from .kit import A, B, C, D, Fields, Play, Printed, attack, boon
from .panel import before, beside, turn

DEFENCE = Settings(advanced_defence=True)


def test_families() -> None:
    play = Play(Context(new(3, Settings()), Chance(bytes(32))))
    assert before(play) == "The street is empty, and you choose first."
    assert beside(play, TakeHouse(House("upper2"))) == "upper class, $5,000: $100 every round"
    assert beside(play, TakeHouse(House("gangster1"))).startswith("gangsters, $4,000: ")
    play.say(TakeHouse(House("gangster1")))
    assert before(play) == "One gangster family lives here so far."
    play.say(TakeHouse(House("upper1")))
    assert before(play) == "Here so far: 1 upper class, one gangster family."


@pytest.mark.parametrize(
    ("house", "deck", "said"),
    [
        ("gangster3", "gangster", "9 of 10 pay 4 to 9 points, one pays $800; 3 push"),
        ("gangster3", "common", "7 of 10 pay 4 to 9 points, 3 pay $600 to $1,200; 4 push"),
        ("upper3", "upper", "5 of 10 pay 4 to 8 points, 5 pay $800 to $1,600; 3 push"),
    ],
)
def test_piles(house: str, deck: str, said: str) -> None:
    play = turn(a={"house": house, "points": 42, "cash": 2_500, "dots": 1})
    assert before(play) == "You lack 18 points, or $9,500, and have 1 of 3 dots."
    assert beside(play, DrawFrom(Deck(deck))) == said


@pytest.mark.rule("SB-060")
@pytest.mark.parametrize(
    ("pile", "mine", "said"),
    [
        ("level1", {}, "Chance: 5 of 6 (only a 1 fails). Failure: you pay $300."),
        (
            "level2",
            {"points": 20},
            "Chance: 2 of 3 (1 and 5 fail). Failure: you lose 2 points, and dot 1 of 3.",
        ),
        (
            "level2",
            {"points": 17},
            "Chance: 2 of 3 (1 and 5 fail). Failure: you lose one point, and dot 1 of 3.",
        ),
        (
            "gangster",
            {"points": 48, "dots": 2},
            "Chance: 1 of 2 (1, 3 and 5 fail). Failure: you lose 2 points, the target gains 2, "
            "and the last dot: PRISON.",
        ),
        (
            "gangster",
            {"points": 50, "dots": 2, "cash": 0},
            "Chance: 1 of 2 (1, 3 and 5 fail). Failure: no points lost, the target gains 2, "
            "and the last dot without a dollar: OUT of the game.",
        ),
        (
            "level1",
            {"cash": 100, "loan": 250},
            "Chance: 5 of 6 (only a 1 fails). Failure: you pay $100, and dot 1 of 3.",
        ),
    ],
)
def test_the_mission_before_a_target_is_named(printed: Printed, pile: str, mine: Fields, said: str) -> None:
    costs = {"level1": {"fail_payment": 300}, "level2": {"points_lost": 2}}
    figures = costs.get(pile, {"points_lost": 2, "neighbour_points": 2})
    card = printed(pile, points=3, push=2, **figures)
    play = turn(card, a=mine)
    if play.kind == "pile":
        play.say(DrawFrom(Deck(pile)))
    name = words("suburb")(f"card-{card}")
    assert before(play) == f"{name}: 3 points, and a push of 2. {said}"


@pytest.mark.rule("SB-231", "SB-255")
def test_what_the_house_and_the_table_change(printed: Printed) -> None:
    card = printed("level2", points=3, points_lost=1)
    hardened = turn(card, a={"house": "gangster2", "points": 20})
    assert ": 4 points (3 on the card, more by Hardened). Chance" in before(hardened)
    flying = turn(card, a={"house": "gangster1", "points": 20})
    assert ": 9 points (3 on the card, more by Flying Start). Chance" in before(flying)
    flying.g.s.players[A].ability_used = True
    assert ": 3 points. Chance" in before(flying)
    assert "counter" not in before(hardened)
    assert "Before that the target may counter it: 1 of 6." in before(turn(card, options=DEFENCE))


def test_targets(printed: Printed) -> None:
    rest: Fields = {
        "b": {"points": 40, "cash": 2_000},
        "c": {"points": 18, "cash": 300, "cards": boon("upper_class", "block")},
        "d": {"points": 38},
    }
    play = turn(printed("level1", points=2, push=3, fail_payment=300), a={"cash": 200}, **rest)
    assert beside(play, Target(B)) == "40 points, $2,000; would fall 2; a failure pays them $300"
    assert beside(play, Target(C)) == "18 points, $300; would fall 2; a failure pays them $300; holds a block"
    play.g.s.players[C].points = 12
    assert "block" not in beside(play, Target(C)), "at level 1 it is no use"
    assert "nobody can push them" in beside(play, Target(D))
    # A loan is given for what is short, but only once.
    rest["b"] |= {"cash": 100}
    rest["c"] |= {"loan": 50}
    play = turn(printed("level1", money=400, fail_payment=100), **rest)
    assert beside(play, Target(B)).startswith("40 points, $100; would pay $400;")
    assert beside(play, Target(C)).startswith("18 points, $300; would pay $300;")
    rest["b"] = {"points": 59}
    gangster = printed("gangster", points=4, points_lost=1, neighbour_points=3)
    play = turn(gangster, a={"points": 40}, **rest).say(DrawFrom(Deck("gangster")))
    assert beside(play, Target(B)).endswith("; a failure gives them one point")
    assert "a failure gives them 3 points" in beside(play, Target(D))


def test_blocks(printed: Printed) -> None:
    block = boon("upper_class", "block")
    pushed, nothing = "saves you a fall of 2", "saves you nothing, but costs them the mission"
    for figures, about, hint in (
        ({"money": 400}, "$400 of yours.", "saves you $400"),
        ({"points": 3, "push": 4}, "3 points for them, and a push of 2 for you.", pushed),
        ({"points": 1}, "one point for them.", nothing),
    ):
        card = printed("level1", fail_payment=100, **figures)
        play = attack(card, "", b={"points": 18, "cards": block})
        name = words("suburb")(f"card-{card}")
        assert before(play) == f"Ann comes with {name}: {about} Chance: 5 of 6."
        assert beside(play, UseBlock()) == f"{hint} (danger: 5 of 6)"
        assert beside(play, NoBlock()) == ""


@pytest.mark.rule("SB-233", "SB-234")
def test_counters(printed: Printed) -> None:
    card = printed("level1", points=2, fail_payment=300)
    play = attack(card, "3", options=DEFENCE, b={"points": 20, "dots": 2})
    assert "Chance" not in before(play)
    assert beside(play, Police()) == "they pay you $300"
    assert beside(play, Reverse()) == "2 of 3: you get 2 points; else you pay $300 and go to prison"
    card = printed("gangster", money=800, points_lost=3, neighbour_points=2)
    play = turn(card, options=DEFENCE, dice="3", a={"points": 45}, b={"points": 5})
    play.say(DrawFrom(Deck("gangster")), Target(B))
    assert beside(play, Police()) == "they lose 3 points and get a dot; you gain 2"
    assert beside(play, Reverse()) == "5 of 6: you get $800; else you lose 3 points"
