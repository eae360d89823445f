"""SB-250 to SB-259: what each family can do."""

from __future__ import annotations

import pytest

from engines.suburb.cards import Card
from engines.suburb.events import Bought, Income, Upgraded
from engines.suburb.options import BuyStock, Deck, DrawFrom, RobShop, Target, TryShop
from engines.suburb.track import score

from .kit import A, B, Play, Printed, attack, cash, stock, table, told


@pytest.mark.rule("SB-250", "SB-258", "TS-47")
def test_quick_renovation(printed: Printed) -> None:
    g = table(3, "6 6", slot=B, a={"house": "upper1", "points": 15, "cash": 0})
    score(g, A, 2)
    player = g.s.players[A]
    assert (player.points, player.upgraded, player.upgrades, player.cash) == (17, True, 1, 0)
    assert [each.cost for each in told(g, Upgraded)] == [0]
    g.s.slot = A
    Play(g)
    assert player.cash == 250
    # Once: an upgrade that is lost does not come back by itself.
    again = table(a={"house": "upper1", "points": 15, "ability_used": True, "upgrades": 1})
    score(again, A, 2)
    assert not again.s.players[A].upgraded
    # It is level 2 that brings it, and no other.
    third = table(a={"house": "upper1", "points": 34})
    score(third, A, 3)
    assert not third.s.players[A].upgraded
    own = attack(printed("level1", points=3), "6", a={"house": "upper1", "points": 14})
    assert own.g.s.players[A].upgraded
    light = table(a={"house": "upper1", "points": 12})
    score(light, A, 1)
    assert light.s.players[A].upgraded


@pytest.mark.rule("SB-251")
def test_old_money() -> None:
    for points in (0, 20, 40):
        play = Play(table(a={"house": "upper2", "points": points, "cash": 0}))
        assert [(each.money, each.points) for each in told(play.g, Income)] == [(100, 0)]


@pytest.mark.rule("SB-252")
def test_society_column(printed: Printed) -> None:
    card = printed("level1", points=3, fail_payment=100)
    assert cash(attack(card, "6", a={"house": "upper3", "cash": 0}).g)[A] == 150
    assert cash(attack(card, "1", a={"house": "upper3", "cash": 500}).g)[A] == 400
    money = attack(printed("level1", money=200), "6", a={"house": "upper3", "cash": 0})
    assert cash(money.g)[A] == 350
    assert cash(attack(card, "6", at=B, b={"house": "upper3"}).g)[B] == 5_000


@pytest.mark.rule("SB-253")
def test_inside_tip() -> None:
    top = f"{stock(1_000, 'lose')} {stock(500, 'lose')}"
    play = Play(table(top=top, a={"house": "upper4", "points": 20, "cash": 1_000}))
    play.say(BuyStock(), BuyStock())
    assert [each.cost for each in told(play.g, Bought)] == [500, 500]
    assert cash(play.g)[A] == 0


@pytest.mark.rule("SB-254", "SB-254b", "TS-46")
def test_flying_start(printed: Printed) -> None:
    four, money = printed("level1", points=4, fail_payment=100), printed("level1", money=200)
    mine = {"house": "gangster1", "points": 1}
    assert attack(four, "6", a=mine).g.s.players[A].points == 16
    paid = attack(money, "6", a=mine).g.s.players[A]
    assert (paid.points, paid.ability_used) == (1, False)
    failed = attack(four, "1", a=mine).g.s.players[A]
    assert (failed.points, failed.ability_used) == (1, False)
    assert attack(four, "6", a={**mine, "ability_used": True}).g.s.players[A].points == 5
    # Once, whatever follows it.
    assert attack(four, "6", a=mine).g.s.players[A].ability_used
    again = attack(four, "6", a={**mine, "ability_used": True})
    assert again.g.s.players[A].ability_used


@pytest.mark.rule("SB-255")
def test_hardened(printed: Printed) -> None:
    mine = {"house": "gangster2"}
    assert attack(printed("level2", points=3), "6", a={**mine, "points": 20}).g.s.players[A].points == 24
    assert attack(printed("level1", points=3), "6", a={**mine, "points": 15}).g.s.players[A].points == 18
    money = attack(printed("level2", money=200), "6", a={**mine, "points": 20})
    assert money.g.s.players[A].points == 20
    g = table(dice="6", top=printed("common", points=4), a={**mine, "points": 40})
    play = Play(g)
    play.say(DrawFrom(Deck("common")), Target(B))
    assert g.s.players[A].points == 45


@pytest.mark.rule("SB-256")
def test_full_headquarters() -> None:
    for points, brings in ((20, (50, 3)), (36, (50, 4))):
        play = Play(table(a={"house": "gangster3", "points": points, "upgraded": True}))
        assert [(each.money, each.points) for each in told(play.g, Income)] == [brings]


@pytest.mark.rule("SB-257")
@pytest.mark.parametrize(("die", "good"), [(2, False), (3, True), (4, True), (6, True)])
def test_shakedown(die: int, good: bool) -> None:
    play = Play(table(dice=str(die), a={"house": "gangster4", "points": 20})).say(TryShop())
    player = play.g.s.players[A]
    assert (len(player.shops), player.points) == (int(good), 20 + good)
    rob = Play(table(dice=str(die), a={"house": "gangster4", "points": 20}, b={"shops": "B01"}))
    rob.say(RobShop(Card("B01"), B))
    assert rob.g.s.players[A].points == 20 + (die == 6)


@pytest.mark.rule("SB-259")
def test_nobody_is_asked_for_an_ability() -> None:
    kinds = set()
    for house in ("upper1", "upper2", "upper3", "upper4", "gangster1", "gangster2", "gangster3", "gangster4"):
        play = Play(table(dice="6 6 6", a={"house": house, "points": 20}, awake="a"))
        for _ in range(3):
            kinds.add(play.kind)
            play.default()
    assert kinds <= {"target", "reward", "free"}
