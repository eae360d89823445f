"""SB-060 to SB-072: what comes of a mission."""

from __future__ import annotations

import pytest

from engines.suburb.events import Dotted, Fell, Passed, Rolled, Scored
from engines.suburb.figures import FAILING
from engines.suburb.options import Bribe, BuyCard, EndTurn, Target

from .kit import A, B, C, D, Fields, Play, Printed, attack, cash, table, told


def shown(play: Play) -> str:
    """The result of the last mission."""
    show = play.g.s.show
    assert show is not None
    return show.result


@pytest.mark.rule("SB-060", "SB-063", "SB-067", "TS-01")
def test_level_1(printed: Printed) -> None:
    three = printed("level1", points=3, fail_payment=200)
    good = attack(three, "2")
    assert good.g.s.players[A].points == 3
    assert good.asked is not None
    assert (good.asked.seat, good.kind) == (B, "target")
    bad = attack(three, "1")
    assert cash(bad.g) == [3_800, 4_200, 4_000, 4_000]
    assert bad.g.s.players[A].dots == bad.g.s.players[A].points == 0


@pytest.mark.rule("TS-02", "SB-072")
def test_a_new_level_counts_at_once(printed: Printed) -> None:
    play = attack(printed("level1", points=4), "6", a={"points": 15})
    assert play.g.s.players[A].points == 19
    assert play.kind == "reward"
    assert play.may(BuyCard())
    third = attack(printed("level2", points=3), "6", a={"points": 34, "cash": 2_450})
    assert third.g.s.players[A].points == 37
    # The special card costs what it costs at level 3.
    assert third.kind == "reward"
    assert not third.may(BuyCard())


@pytest.mark.rule("SB-068", "TS-03")
def test_failure_at_level_2(printed: Printed) -> None:
    card = printed("level2", points=3, points_lost=2)
    play = attack(card, "5", a={"points": 20, "top": 16})
    player = play.g.s.players[A]
    assert (player.points, player.dots) == (18, 1)
    assert cash(play.g) == [4_000] * 4
    good = attack(card, "3", a={"points": 20})
    assert good.g.s.players[A].points == 23


@pytest.mark.rule("SB-069", "SB-104", "TS-04")
def test_failure_at_level_3(printed: Printed) -> None:
    card = printed("gangster", points=6, points_lost=3, neighbour_points=2)
    g = table(dice="3", top=card, a={"points": 40}, b={"points": 20})
    play = Play(g).default().say(Target(B))
    assert (g.s.players[A].points, g.s.players[A].dots) == (38, 1)
    assert g.s.players[B].points == 22
    assert shown(play) == "failure"


@pytest.mark.rule("SB-061", "SB-062", "TS-05")
def test_the_attackers_level_decides_which_faces_fail(printed: Printed) -> None:
    two, three = printed("level2", points=2, points_lost=1), printed("gangster", points=2, points_lost=1)
    one = printed("level1", points=1, fail_payment=100)
    for die in range(1, 7):
        low = attack(two, str(die), a={"points": 20}, b={"points": 40})
        assert shown(low) == ("failure" if die in (1, 5) else "success")
        assert low.g.s.show is not None
        assert tuple(low.g.s.show.faces) == FAILING[2]
        high = Play(table(dice=str(die), top=three, a={"points": 40}, b={"points": 3}))
        high.default().say(Target(B))
        assert shown(high) == ("failure" if die in (1, 3, 5) else "success")
        same = attack(one, str(die), a={"points": 3}, b={"points": 3})
        assert [each.good for each in told(same.g, Rolled)] == [die != 1]


@pytest.mark.rule("SB-065", "TS-06")
def test_money_comes_from_the_target(printed: Printed) -> None:
    card = printed("level2", money=600, points_lost=1)
    play = attack(card, "6", a={"points": 20}, b={"cash": 2_000})
    assert cash(play.g) == [4_600, 1_400, 4_000, 4_000]
    assert [(each.giver, each.taker, each.amount) for each in told(play.g, Passed)] == [(B, A, 600)]
    assert play.g.s.players[A].points == 20


@pytest.mark.rule("SB-066")
def test_a_short_target_pays_with_a_loan(printed: Printed) -> None:
    play = attack(printed("level1", money=300), "6", b={"cash": 100})
    assert cash(play.g) == [4_300, 0, 4_000, 4_000]
    assert play.g.s.players[B].loan == 200


@pytest.mark.rule("SB-064")
def test_points_come_from_nowhere_unless_the_card_pushes(printed: Printed) -> None:
    others: Fields = {"b": {"points": 9}, "c": {"points": 9}}
    plain = attack(printed("level1", points=3), "6", at=C, **others)
    assert [each.points for each in plain.g.s.players] == [3, 9, 9, 0]
    pushing = attack(printed("level1", points=3, push=2), "6", at=C, **others)
    assert [each.points for each in pushing.g.s.players] == [3, 9, 7, 0]
    failed = attack(printed("level1", points=3, push=2, fail_payment=100), "1", at=C, **others)
    assert [each.points for each in failed.g.s.players] == [0, 9, 9, 0]


@pytest.mark.rule("SB-070")
def test_the_order_of_a_failure(printed: Printed) -> None:
    card = printed("gangster", points=6, points_lost=1, neighbour_points=2)
    play = Play(table(dice="1", top=card, a={"points": 40}, b={"points": 33}))
    play.default().say(Target(B))
    order = [each.event for each in play.g.told if isinstance(each.event, Fell | Scored | Dotted)]
    assert [type(event) for event in order] == [Fell, Scored, Dotted]
    # The target stands at the stop sign although the attacker is arrested afterwards.
    assert play.g.s.players[B].missing == ["stop"]


@pytest.mark.rule("SB-071")
@pytest.mark.parametrize("points", [1, 9, 12, 13, 14, 20, 34, 35, 59])
def test_no_place_on_the_street_makes_a_mission_fail(points: int) -> None:
    play = Play(table(dice="2", a={"points": points}))
    while not told(play.g, Rolled):
        play.default()
    assert [each.good for each in told(play.g, Rolled)] == [True]


@pytest.mark.rule("SB-046", "SB-048")
def test_the_target_may_be_named_freely(printed: Printed) -> None:
    card = printed("level1", money=200)
    for seat in (B, C, D):
        assert cash(attack(card, "6", at=seat).g)[seat] == 3_800


@pytest.mark.rule("SB-072", "SB-101")
def test_the_turn_goes_on_at_the_new_level(printed: Printed) -> None:
    # 37 may fall to 33: what follows in the turn is level 2.
    card = printed("gangster", points=6, points_lost=4)
    play = Play(table(dice="1", top=card, a={"points": 37, "cash": 1_600}))
    play.default().say(Target(B))
    assert play.kind == "free"
    assert play.may(Bribe(1))
    play.say(Bribe(1), EndTurn())
    assert cash(play.g)[A] == 100
