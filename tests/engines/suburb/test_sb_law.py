"""SB-080 to SB-091: dots, bribes and prison."""

from __future__ import annotations

import pytest

from engines.suburb import SPEC
from engines.suburb.events import Cleared, Dotted, Jailed, Missed
from engines.suburb.options import Against, Bribe, BuyCard, EndTurn, TakeCard, Target
from engines.suburb.state import State

from .kit import A, B, C, Fields, Play, Printed, attack, boon, cash, dice, table, told

DOT = boon("upper_class", "give_dot")


def dots(s: State, seat: int = A) -> tuple[int, bool]:
    """A seat's dots, and whether it is in prison."""
    return s.players[seat].dots, "prison" in s.players[seat].missing


@pytest.mark.rule("SB-080", "SB-081", "SB-083", "SB-084", "TS-17")
def test_the_third_dot_leads_to_prison(printed: Printed) -> None:
    card = printed("level2", points=3, points_lost=1)
    play = attack(card, "5", a={"points": 20, "dots": 2, "cash": 500}, awake="ab")
    # The turn is over: a gangster at level 2 could have tried for a shop.
    assert play.asked is not None
    assert (play.asked.seat, dots(play.g.s)) == (B, (3, True))
    assert [each.seat for each in told(play.g, Jailed)] == [A]
    dice(play.g, "2 2")
    play.default()
    # A's own slot was missed, so it is B's turn again.
    assert [(each.seat, each.cause) for each in told(play.g, Missed) if each.seat == A] == [(A, "prison")]
    assert dots(play.g.s) == (0, False)
    assert play.asked.seat == B


@pytest.mark.rule("SB-082", "TS-18")
def test_four_dots_for_an_upgraded_upper_class_house(printed: Printed) -> None:
    card = printed("level2", points=3, points_lost=1)
    house = {"house": "upper1", "points": 20, "upgraded": True, "dots": 2}
    play = attack(card, "5", a=house, awake="a")
    assert dots(play.g.s) == (3, False)
    play.say(EndTurn())
    dice(play.g, "5")
    play.default()
    assert [each.dots for each in told(play.g, Dotted)][:2] == [3, 4]
    assert told(play.g, Jailed)
    gangster = attack(card, "5", a={"points": 20, "upgraded": True, "dots": 2})
    assert dots(gangster.g.s) == (3, True)
    # A bought upper-class house does not count, the own one does.
    bought: Fields = {"owners": [A, A, C, 3], "b": {"house": "upper1", "upgraded": True, "out": 1, "cash": 0}}
    owner = attack(card, "5", at=C, a={"house": "upper2", "points": 20, "dots": 2}, **bought)
    assert dots(owner.g.s) == (3, True)


@pytest.mark.rule("SB-085")
def test_no_dots_in_prison(printed: Printed) -> None:
    jailed = {"points": 20, "dots": 3, "missing": ["prison"]}
    g = table(
        dice="6", top=f"{printed('level2', points=2)} {DOT}", a={"house": "upper1", "points": 20}, b=jailed
    )
    Play(g).say(Target(B), TakeCard())
    # Nobody else is of level 2: the card meets nobody.
    assert dots(g.s, B) == (3, True)
    assert g.s.used["upper_class"] == [DOT]


@pytest.mark.rule("SB-086")
def test_a_lost_upgrade_jails_nobody_by_itself(printed: Printed) -> None:
    wreck = boon("special", "wreck_upgrade")
    upper = {"house": "upper1", "points": 20, "upgraded": True, "dots": 3}
    g = table(dice="6", top=f"{printed('level2', points=2)} {wreck}", a={"points": 20}, b=upper)
    Play(g).say(Target(C), BuyCard())
    assert not g.s.players[B].upgraded
    assert dots(g.s, B) == (3, False)
    h = table(dice="6", top=f"{printed('level2', points=2)} {DOT}", a={"house": "upper1", "points": 20})
    h.s.players[B].points, h.s.players[B].dots = 20, 3
    Play(h).say(Target(C), TakeCard())
    assert dots(h.s, B) == (4, True)


@pytest.mark.rule("SB-087", "SB-088", "SB-089", "TS-20")
def test_bribes() -> None:
    play = Play(table(a={"points": 20, "dots": 2, "cash": 3_200}))
    play.say(Bribe(2))
    assert (play.g.s.players[A].dots, play.g.s.players[A].cash) == (0, 200)
    assert [(each.dots, each.cost) for each in told(play.g, Cleared)] == [(2, 3_000)]
    poor = Play(table(a={"points": 36, "dots": 1, "cash": 2_150}))
    assert not poor.may(Bribe(1))
    poor.default()
    assert not poor.may(Bribe(1))
    some = Play(table(a={"points": 20, "dots": 2, "cash": 2_950}))
    assert some.may(Bribe(1))
    assert not some.may(Bribe(2))


@pytest.mark.rule("SB-088")
@pytest.mark.parametrize(
    ("points", "price"), [(0, 1_000), (15, 1_000), (16, 1_500), (35, 1_500), (36, 2_200)]
)
def test_the_price_of_a_dot_goes_by_the_level(points: int, price: int) -> None:
    for cash_at_hand, allowed in ((price, True), (price - 50, False)):
        play = Play(table(a={"points": points, "dots": 1, "cash": cash_at_hand}))
        assert play.may(Bribe(1)) == allowed
    assert SPEC.view(play.g.s, None).players[A].bribe == price


@pytest.mark.rule("SB-090")
def test_after_the_last_dot_it_is_too_late(printed: Printed) -> None:
    card = printed("level2", points=2, points_lost=1)
    rich = {"points": 20, "dots": 2, "cash": 9_000}
    play = attack(card, "1", a=rich)
    assert play.asked is not None
    assert play.asked.seat == B
    before = Play(table(dice="1", top=card, a=rich)).say(Bribe(1), Target(B))
    assert dots(before.g.s) == (2, False)


@pytest.mark.rule("SB-091")
def test_a_level_1_player_can_have_dots(printed: Printed) -> None:
    g = table(
        a={"cash": 100, "loan": 250, "dots": 0}, top=printed("level1", points=1, fail_payment=300), dice="1"
    )
    play = Play(g).say(Target(B))
    assert dots(g.s) == (1, False)
    assert cash(g) == [0, 4_100, 4_000, 4_000]
    assert play.asked is not None


@pytest.mark.rule("SB-085", "SB-266")
def test_a_dot_is_given_to_whom_the_drawer_chooses(printed: Printed) -> None:
    others: Fields = {"b": {"points": 16}, "c": {"points": 30, "cash": 0}, "d": {"points": 15}}
    g = table(
        dice="6", top=f"{printed('level2', points=2)} {DOT}", a={"house": "upper1", "points": 20}, **others
    )
    play = Play(g).say(Target(B), TakeCard())
    assert play.kind == "effect"
    assert play.asked is not None
    assert play.asked.default == Against(C)
    assert not play.may(Against(3))
    play.say(Against(B))
    assert dots(g.s, B) == (1, False)
    # In prison nobody gets dots, so that B alone is left, and is not asked for.
    others["c"]["missing"] = ["prison"]
    mine = {"house": "upper1", "points": 20}
    g = table(dice="6", top=f"{printed('level2', points=2)} {DOT}", a=mine, **others)
    assert Play(g).say(Target(B), TakeCard()).kind != "effect"
    assert dots(g.s, B) == (1, False)
