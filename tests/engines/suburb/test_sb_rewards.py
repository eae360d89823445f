"""SB-150 to SB-162: class cards and special cards, and what they do."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.ask import Option
from engines.suburb.cards import DECK_OF, Card
from engines.suburb.events import Aimed, Fell, Idle, Missed, Passed, Took, Wrecked
from engines.suburb.options import (
    Against,
    Bribe,
    BuyCard,
    GiveCard,
    NoReward,
    Seize,
    TakeCard,
    Target,
    UseBlock,
    UsePardon,
)

from .kit import A, B, C, D, Fields, Play, Printed, attack, boon, cash, shop, table, told


def took(card: str, *answers: Option, **fields: Any) -> Play:
    """A draws a class or special card as a reward, and these answers follow. A is at level 2."""
    deck = DECK_OF[Card(card)]
    mine: Fields = {"points": 20, "house": "upper3" if deck == "upper_class" else "gangster3"}
    mine |= fields.pop("a", {})
    if mine["house"] == "upper3":
        # Society Column would pay for the mission.
        mine["house"] = "upper1"
    g = table(dice=f"6 {fields.pop('dice', '')}", top=f"M201 {card}", a=mine, **fields)
    play = Play(g).say(Target(B))
    return play.say(BuyCard() if deck == "special" else TakeCard(), *answers)


@pytest.fixture(autouse=True)
def plain_mission(printed: Printed) -> None:
    """M201 pays 1 point and nothing else."""
    assert printed("level2", points=1) == "M201"


@pytest.mark.rule("SB-150", "SB-154", "SB-265")
def test_a_success_from_level_2_on_earns_one_card() -> None:
    play = attack("M201", "6", a={"points": 20})
    assert play.kind == "reward"
    assert play.asked is not None
    assert play.asked.default == NoReward()
    assert play.may(TakeCard())
    assert play.may(BuyCard())
    failed = attack("M201", "1", a={"points": 20})
    assert failed.kind == "free"
    low = attack("M101", "6")
    assert low.kind == "target"


@pytest.mark.rule("SB-151")
def test_the_class_card_is_of_the_own_class() -> None:
    for house, deck in (("upper1", "upper_class"), ("gangster1", "gangster_class")):
        play = attack("M201", "6", a={"house": house, "points": 20}).say(TakeCard())
        assert DECK_OF[told(play.g, Took)[0].card] == deck


@pytest.mark.rule("SB-152", "TS-27")
def test_what_a_special_card_costs(printed: Printed) -> None:
    play = took(boon("special", "blank"), a={"cash": 1_000})
    assert cash(play.g)[A] == 0
    third = Play(table(dice="6", top=printed("gangster", points=1), a={"points": 40, "cash": 2_400}))
    third.default().say(Target(B))
    assert third.kind == "reward"
    assert not third.may(BuyCard())
    assert third.may(TakeCard())
    rich = Play(table(dice="6", top=printed("gangster", points=1), a={"points": 40, "cash": 2_500}))
    rich.default().say(Target(B), BuyCard())
    assert told(rich.g, Took)[0].cost == 2_500


@pytest.mark.rule("SB-150", "SB-153", "SB-155", "TS-28")
def test_one_reward_for_one_success_and_only_in_that_turn() -> None:
    play = took(boon("gangster_class", "gain_money", 200))
    assert not play.may(BuyCard())
    assert not play.may(TakeCard())
    g = table(3, "6 6", top="M201", a={"points": 20}, b={"out": 1, "cash": 0}, owners=[A, A, C], awake="a")
    second = Play(g).say(Target(C), NoReward()).default()
    assert (second.kind, g.s.kind) == ("target", "bought")
    assert not second.may(TakeCard())
    second.say(Target(C))
    assert second.kind == "reward"


@pytest.mark.rule("SB-156", "SB-157")
def test_cards_come_back_unless_they_are_held() -> None:
    for verb in ("block", "pardon"):
        card = boon("gangster_class", verb)
        play = took(card)
        assert play.g.s.players[A].cards == [card]
        assert play.g.s.used["gangster_class"] == []
    back = took(boon("gangster_class", "gain_money", 700))
    assert back.g.s.used["gangster_class"] == [boon("gangster_class", "gain_money", 700)]


@pytest.mark.rule("SB-158b", "TS-29")
def test_a_blank_card() -> None:
    play = took(boon("special", "blank"), a={"cash": 1_500})
    player = play.g.s.players[A]
    assert (player.cash, player.points, player.dots, player.cards) == (500, 21, 0, [])
    assert [each.seat for each in told(play.g, Idle)] == [A]


@pytest.mark.rule("SB-159")
def test_what_cannot_be_done_is_left_out() -> None:
    for card in (boon("special", "wreck_upgrade"), boon("gangster_class", "steal_shop")):
        play = took(card)
        assert [each.card for each in told(play.g, Idle)] == [card]
    poor = took(boon("gangster_class", "take_money", 400), Against(B), b={"cash": 0, "loan": 50})
    assert cash(poor.g)[A] == 4_000


@pytest.mark.rule("SB-160")
def test_all_others_clockwise_from_the_drawers_left() -> None:
    play = took(boon("special", "all_pay_me", 200), d={"cash": 100})
    assert [(each.giver, each.amount) for each in told(play.g, Passed)] == [(B, 200), (C, 200), (D, 200)]
    assert play.g.s.players[D].loan == 100
    pushed = took(boon("special", "push_all", 2), b={"points": 9}, c={"points": 10}, d={"points": 5})
    assert [(each.seat, each.lost) for each in told(pushed.g, Fell)] == [(B, 2), (C, 0), (D, 2)]


@pytest.mark.rule("SB-161", "SB-053", "SB-266")
def test_the_drawer_chooses_whom_it_meets() -> None:
    others: Fields = {"b": {"points": 9, "cash": 50}, "c": {"points": 3, "cash": 900}}
    money = took(boon("gangster_class", "take_money", 300), **others)
    assert money.asked is not None
    assert (money.kind, money.asked.default) == ("effect", Against(D))
    money.say(Against(C))
    assert cash(money.g)[C] == 600
    push = took(boon("gangster_class", "push", 3), **others)
    assert push.asked is not None
    assert push.asked.default == Against(B)
    push.say(Against(C))
    assert push.g.s.players[C].points == 0
    assert [(each.target, each.card) for each in told(push.g, Aimed)] == [(C, push.g.s.drawn)]


@pytest.mark.rule("SB-162")
@pytest.mark.parametrize("points", [0, 15, 16, 36])
def test_held_cards_are_used_from_level_2_on(points: int) -> None:
    pardon, block = boon("upper_class", "pardon"), boon("upper_class", "block")
    level_2 = points >= 16
    mine = {"points": points, "dots": 2, "cards": pardon}
    for stage, top in (("draw", "M101 M201"), ("free", "")):
        turn = Play(table(a=mine, phase="turn", stage=stage, top=top))
        assert turn.may(UsePardon()) == level_2
        assert turn.may(Bribe(1)), "a bribe is open at each level"
    if level_2:
        turn.say(UsePardon())
        assert (turn.g.s.players[A].dots, turn.g.s.players[A].cards) == (1, [])
    door = attack("M201", "6", a={"points": 20}, b={"points": points, "cards": block})
    assert (door.kind == "block") == level_2
    if level_2:
        door.say(UseBlock())
    assert door.g.s.used["upper_class"] == ([block] if level_2 else [])
    assert door.g.s.players[B].cards == ([] if level_2 else [block])


@pytest.mark.rule("SB-162", "SB-072")
def test_a_card_that_was_given_waits_for_level_2() -> None:
    pardon = Card(boon("gangster_class", "pardon"))
    giver: Fields = {"points": 20, "cards": pardon}
    # A stands on 15 with two dots, and a mission of 1 point lifts A to level 2 in this very turn.
    play = Play(table(dice="6", top="M101", a={"points": 15, "dots": 2}, b=giver))
    play.say(GiveCard(A, pardon), seat=B)
    assert play.kind == "target"
    assert not play.may(UsePardon())
    play.say(Target(C))
    assert play.g.s.players[A].points > 15
    assert play.kind == "reward"
    assert play.may(UsePardon())


def test_a_pardon_without_a_dot_waits() -> None:
    assert not Play(table(a={"cards": boon("upper_class", "pardon")})).may(UsePardon())


@pytest.mark.rule("SB-158", "SB-159")
def test_the_plain_verbs() -> None:
    assert cash(took(boon("gangster_class", "gain_money", 700)).g)[A] == 4_700
    assert cash(took(boon("special", "pay_bank", 500), a={"cash": 1_600}).g)[A] == 100
    assert took(boon("gangster_class", "gain_points", 2)).g.s.players[A].points == 23
    assert took(boon("gangster_class", "lose_points", 2)).g.s.players[A].points == 19
    assert took(boon("special", "take_dot")).g.s.players[A].dots == 1
    missed = took(boon("special", "miss_round"), awake="a", dice="2")
    assert missed.g.s.players[A].missing == ["card"]
    missed.turn()
    assert [each.cause for each in told(missed.g, Missed) if each.seat == A] == ["card"]


@pytest.mark.rule("SB-176b", "SB-257")
def test_a_card_that_takes_a_shop() -> None:
    steal, cheap, dear = boon("gangster_class", "steal_shop"), shop(50), shop(250)
    others: Fields = {"b": {"shops": f"{cheap}:2"}, "c": {"shops": f"{dear}:1", "points": 9}}
    play = took(steal, **others)
    assert play.asked is not None
    assert (play.kind, play.asked.default) == ("shop", Seize(Card(dear), C))
    play.say(Seize(Card(cheap), B))
    assert [(stake.card, stake.left) for stake in play.g.s.players[A].shops] == [(cheap, 2)]
    three = "B05 B06 B07"
    full = took(steal, a={"shops": three}, **others)
    assert [each.card for each in told(full.g, Idle)] == [steal]
    only = took(steal, b={"shops": f"{cheap}:2"})
    assert [stake.card for stake in only.g.s.players[A].shops] == [cheap]


@pytest.mark.rule("SB-205")
def test_a_free_upgrade_or_what_it_is_worth() -> None:
    card = boon("special", "free_upgrade")
    play = took(card)
    assert (play.g.s.players[A].upgraded, cash(play.g)[A]) == (True, 3_000)
    for fields in ({"upgraded": True}, {"upgrades": 2}):
        again = took(card, a={"house": "gangster2", **fields})
        # The upkeep of an upgraded house comes first.
        assert cash(again.g)[A] == 3_500 + 50 * bool(fields.get("upgraded"))
        assert again.g.s.players[A].upgraded == fields.get("upgraded", False)


@pytest.mark.rule("SB-204")
def test_a_wrecked_upgrade() -> None:
    others: Fields = {"b": {"upgraded": True}, "c": {"upgraded": True}}
    play = took(boon("special", "wreck_upgrade"), Against(C), **others)
    assert [each.upgraded for each in play.g.s.players] == [False, True, False, False]
    assert [each.seat for each in told(play.g, Wrecked)] == [C]


@pytest.mark.rule("SB-082", "SB-180")
def test_a_dot_for_oneself_may_jail() -> None:
    play = took(boon("special", "take_dot"), a={"dots": 2, "cash": 1_050})
    assert play.g.s.players[A].missing == ["prison"]
    assert play.asked is not None
    assert play.asked.seat == B
