"""SB-200 to SB-209: upgrades, and income that can be forgotten."""

from __future__ import annotations

import pytest

from engines.suburb import SPEC
from engines.suburb.events import Due, Income, Lapsed
from engines.suburb.options import ClaimIncome, EndTurn, Target, Upgrade
from engines.suburb.state import Settings
from engines.suburb.track import score

from .kit import A, B, C, Play, Printed, attack, cash, stock, table, told

STRICT = Settings(forgotten_income=True)
pytestmark = pytest.mark.usefixtures("harmless")


@pytest.mark.rule("SB-200", "SB-206")
@pytest.mark.parametrize(("house", "cost"), [("upper1", 2_500), ("gangster1", 2_000)])
def test_an_upgrade_costs_and_is_for_the_own_house_once(house: str, cost: int) -> None:
    play = Play(table(a={"house": house, "points": 20, "cash": cost + 50}))
    play.say(Upgrade())
    assert (cash(play.g)[A], play.g.s.players[A].upgraded) == (50, True)
    assert not Play(table(a={"house": house, "points": 20, "cash": cost - 50})).may(Upgrade())
    assert not Play(table(a={"house": house, "points": 15, "cash": 9_000})).may(Upgrade())
    rich = Play(
        table(3, a={"house": house, "points": 20, "cash": 9_000}, b={"out": 1, "cash": 0}, owners=[A, A, C])
    )
    rich.say(Upgrade())
    assert not rich.may(Upgrade())
    assert [each.upgraded for each in rich.g.s.players] == [True, False, False]


@pytest.mark.rule("SB-202", "SB-207", "TS-35")
def test_a_gangsters_upgrade(printed: Printed) -> None:
    play = Play(table(dice="6 6 6", a={"house": "gangster1", "points": 20, "cash": 2_600}, awake="a"))
    play.say(Upgrade())
    player = play.g.s.players[A]
    assert (player.cash, player.points) == (600, 20)
    play.turn()
    assert (player.cash, player.points) == (650, 22)
    score(play.g, A, 20)
    play.turn()
    assert (player.cash, player.points) == (700, 45)


@pytest.mark.rule("SB-201", "TS-36")
@pytest.mark.parametrize(("points", "pays"), [(20, 250), (36, 500)])
def test_an_upper_class_upgrade(points: int, pays: int) -> None:
    play = Play(table(a={"house": "upper1", "points": points, "upgraded": True, "cash": 0}))
    assert cash(play.g)[A] == pays
    assert SPEC.view(play.g.s, None).players[A].limit == 4


@pytest.mark.rule("SB-203", "SB-203b")
@pytest.mark.parametrize(
    ("house", "points", "brings"),
    [
        ("upper1", 0, (0, 0)),
        ("upper1", 20, (250, 0)),
        ("upper1", 40, (500, 0)),
        ("gangster3", 0, (50, 0)),
        ("gangster3", 20, (50, 2)),
        ("gangster3", 40, (50, 3)),
    ],
)
def test_a_bought_upgraded_house(house: str, points: int, brings: tuple[int, int]) -> None:
    sold = {"house": house, "upgraded": True, "out": 1, "cash": 0}
    play = Play(table(3, slot=B, b=sold, owners=[A, A, C], a={"points": points, "house": "gangster1"}))
    assert play.g.s.kind == "bought"
    found = [(each.money, each.points) for each in told(play.g, Income)]
    assert found == ([brings] if brings != (0, 0) else [])
    # Without its upgrade it brings nothing.
    plain = Play(table(3, slot=B, b={**sold, "upgraded": False}, owners=[A, A, C], a={"points": points}))
    assert not told(plain.g, Income)


@pytest.mark.rule("SB-204", "SB-205", "TS-37")
def test_a_lost_upgrade_can_be_bought_once_more() -> None:
    rich = {"points": 20, "cash": 9_000}
    second = Play(table(a={**rich, "upgrades": 1})).say(Upgrade())
    assert second.g.s.players[A].upgrades == 2
    assert not Play(table(a={**rich, "upgrades": 2})).may(Upgrade())


@pytest.mark.rule("SB-208", "SB-208b", "SB-208c", "TS-38")
def test_forgotten_income() -> None:
    upper = {"house": "upper1", "points": 20, "upgraded": True, "cash": 0}
    auto = Play(table(a=upper))
    assert cash(auto.g)[A] == 250
    play = Play(table(dice="6 6", options=STRICT, a=upper, awake="a"))
    assert cash(play.g)[A] == 0
    assert (SPEC.view(play.g.s, A).claim, [each.money for each in told(play.g, Due)]) == (250, [250])
    play.turn()
    assert [each.money for each in told(play.g, Lapsed)] == [250]
    assert (play.g.s.claim, cash(play.g)[A]) == (250, 0)
    play.say(ClaimIncome())
    assert (play.g.s.claim, cash(play.g)[A]) == (0, 250)
    assert not play.may(ClaimIncome())


@pytest.mark.rule("SB-208c")
def test_one_claim_collects_everything() -> None:
    gangster = {"house": "gangster3", "points": 20, "upgraded": True, "cash": 0, "shops": "B01:2"}
    held = {**gangster, "stocks": f"{stock(500, 'hold')}:2"}
    play = Play(table(dice="6", options=STRICT, a=held)).say(Target(B))
    while play.kind != "free":
        play.default()
    play.say(ClaimIncome())
    # 300 of the stock, 50 of the shop, 50 under protection; 2 points and 1 of the ability.
    assert (cash(play.g)[A], play.g.s.players[A].points) == (400, 23)


@pytest.mark.rule("SB-208d")
def test_the_income_of_a_bought_slot_is_claimed_there() -> None:
    sold = {"house": "upper1", "upgraded": True, "out": 1, "cash": 0}
    g = table(
        3, "6 6", options=STRICT, slot=B, b=sold, owners=[A, A, C], a={"points": 20, "cash": 0}, awake="ab"
    )
    play = Play(g)
    assert (g.s.kind, g.s.claim) == ("bought", 250)
    play.turn()
    assert (g.s.kind, g.s.claim, cash(g)[A]) == ("own", 0, 0)
    assert [each.money for each in told(g, Lapsed)] == [250]


@pytest.mark.rule("SB-083", "SB-208c")
def test_prison_loses_what_was_not_claimed(printed: Printed) -> None:
    upper = {"house": "upper2", "points": 20, "dots": 2, "cash": 500}
    play = attack(printed("level2", points=1), "5", options=STRICT, a=upper)
    assert play.g.s.players[A].missing == ["prison"]
    assert (cash(play.g)[A], play.g.s.claim) == (500, 0)
    assert [each.money for each in told(play.g, Lapsed)] == [100]


@pytest.mark.rule("SB-209")
def test_clocks_run_whether_it_is_claimed_or_not() -> None:
    held = {"house": "upper1", "points": 20, "stocks": f"{stock(500, 'hold')}:2", "cash": 0}
    play = Play(table(options=STRICT, a=held))
    assert play.g.s.players[A].stocks[0].left == 1
    assert play.asked is not None
    assert play.asked.default == Target(B)


@pytest.mark.rule("SB-034")
def test_what_was_not_claimed_is_gone_before_the_goal_is_judged() -> None:
    near = {"house": "upper2", "cash": 11_950, "points": 20}
    play = Play(table(dice="6", options=STRICT, a=near)).turn()
    assert not play.g.s.players[A].cash_held
    claimed = Play(table(dice="6", options=STRICT, a=near)).say(ClaimIncome()).turn()
    assert claimed.g.s.players[A].cash_held
    assert not claimed.may(EndTurn())
