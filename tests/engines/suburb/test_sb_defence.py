"""SB-230 to SB-239: the target rolls first."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.ask import Option
from engines.suburb import SPEC
from engines.suburb.events import Called, Defended, Rolled
from engines.suburb.options import Police, Reverse, Target, TryShop, UseBlock
from engines.suburb.state import Settings

from .kit import A, B, C, Play, Printed, attack, boon, cash, table, told

DEFENCE = Settings(advanced_defence=True)


def countered(card: str, dice: str, answer: Option, **fields: Any) -> Play:
    """B rolls a 3 against A's mission, and answers so."""
    play = attack(card, f"3 {dice}", options=DEFENCE, **fields)
    assert play.kind == "defence"
    return play.say(answer)


@pytest.mark.rule("SB-230", "SB-231")
@pytest.mark.parametrize("die", range(1, 7))
def test_only_a_3_counters(printed: Printed, die: int) -> None:
    card = printed("level1", points=2)
    play = attack(card, f"{die} 6", options=DEFENCE, b={"missing": ["prison"], "dots": 3}, awake="ab")
    assert [(each.seat, each.die, each.countered) for each in told(play.g, Defended)] == [(B, die, die == 3)]
    assert (play.kind == "defence") == (die == 3)
    assert len(told(play.g, Rolled)) == (die != 3)


@pytest.mark.rule("SB-231", "SB-237")
def test_after_a_block_nobody_rolls_and_a_reversal_cannot_be_blocked(printed: Printed) -> None:
    card, block = printed("level2", points=2), boon("gangster_class", "block")
    mine, holder = {"points": 20}, {"points": 20, "cards": block}
    blocked = attack(card, "", options=DEFENCE, a=mine, b=holder).say(UseBlock())
    assert not told(blocked.g, Defended)
    play = countered(card, "6", Reverse(), a=holder)
    # A holds a block, and is not asked; nor does A roll for a counter.
    assert play.g.s.players[B].points == 2
    assert len(told(play.g, Defended)) == 1


@pytest.mark.rule("SB-232", "SB-232b", "SB-264")
def test_police_or_reversal_and_police_by_default(printed: Printed) -> None:
    play = attack(printed("level1", points=2, fail_payment=100), "3", options=DEFENCE)
    assert play.asked is not None
    assert (play.asked.seat, play.asked.default, play.asked.clock) == (B, Police(), "reaction_seconds")
    play.default()
    assert [each.how for each in told(play.g, Called)] == ["police"]


@pytest.mark.rule("SB-233", "TS-48")
def test_police(printed: Printed) -> None:
    play = countered(printed("level2", points=4, points_lost=2), "", Police(), a={"points": 20})
    player = play.g.s.players[A]
    assert (player.points, player.dots) == (18, 1)
    assert not told(play.g, Rolled)
    assert play.kind == "free"
    low = countered(printed("level1", points=2, fail_payment=300), "", Police())
    assert (cash(low.g)[:2], low.g.s.players[A].dots) == ([3_700, 4_300], 0)
    third = printed("gangster", points=6, points_lost=2, neighbour_points=1)
    g = table(dice="3", top=third, options=DEFENCE, a={"points": 45})
    Play(g).default().say(Target(B), Police())
    assert [(each.points, each.dots) for each in g.s.players[:2]] == [(43, 1), (1, 0)]


@pytest.mark.rule("SB-234", "SB-235", "SB-236", "TS-49")
def test_reversal(printed: Printed) -> None:
    card = printed("level2", points=4, points_lost=2, push=3)
    fields = {"a": {"points": 20, "top": 16}, "b": {"points": 45}}
    good = countered(card, "6", Reverse(), **fields)
    assert [each.points for each in good.g.s.players[:2]] == [17, 49]
    # B's own level decides: a 3 fails at level 3.
    bad = countered(card, "3", Reverse(), **fields)
    assert [(each.points, each.dots) for each in bad.g.s.players[:2]] == [(20, 0), (43, 1)]
    show = SPEC.view(bad.g.s, None).show
    assert (show.roller, show.die, show.failing, show.reversed) == (B, 3, (1, 3, 5), True)


@pytest.mark.rule("SB-235")
def test_a_reversed_mission_takes_the_attackers_money(printed: Printed) -> None:
    play = countered(printed("level1", money=300), "6", Reverse(), a={"cash": 100})
    assert cash(play.g)[:2] == [0, 4_300]
    assert play.g.s.players[A].loan == 200


@pytest.mark.rule("SB-236", "TS-50")
def test_reversal_at_level_1(printed: Printed) -> None:
    card = printed("level2", points=4, points_lost=2)
    fields = {"a": {"points": 20}, "b": {"points": 8}}
    assert countered(card, "5", Reverse(), **fields).g.s.players[B].points == 12
    bad = countered(card, "1", Reverse(), **fields)
    assert (bad.g.s.players[B].points, bad.g.s.players[B].dots) == (6, 0)
    # A level 1 card turned round by a level 2 player: the payment, and a dot.
    low = countered(printed("level1", points=1, fail_payment=200), "5", Reverse(), b={"points": 20})
    assert (cash(low.g)[:2], low.g.s.players[B].dots) == ([4_200, 3_800], 1)


@pytest.mark.rule("SB-132", "SB-236")
def test_a_reversal_that_fails_may_bring_two_dots(printed: Printed) -> None:
    """One for the level, one for the loan that is refused."""
    broke = {"points": 20, "cash": 50, "loan": 100}
    play = countered(printed("level1", points=1, fail_payment=200), "5", Reverse(), b=broke)
    assert (cash(play.g)[B], play.g.s.players[B].dots) == (0, 2)


@pytest.mark.rule("SB-238")
def test_a_reversal_earns_no_reward_and_the_turn_goes_on(printed: Printed) -> None:
    card = printed("level2", points=2)
    play = countered(card, "6", Reverse(), a={"points": 20}, b={"points": 20})
    assert play.kind == "free"
    assert play.asked is not None
    assert play.asked.seat == A
    assert play.may(TryShop())


@pytest.mark.rule("SB-239")
def test_abilities_for_own_missions_do_not_count(printed: Printed) -> None:
    two = printed("level2", points=2)
    for house, brings in (("gangster1", 2), ("gangster2", 2)):
        play = countered(two, "6", Reverse(), a={"points": 20}, b={"points": 20, "house": house})
        assert play.g.s.players[B].points == 20 + brings
        assert not play.g.s.players[B].ability_used
    column = countered(two, "6", Reverse(), a={"points": 20}, b={"house": "upper3", "points": 20})
    assert cash(column.g)[B] == 5_000
    attacker = countered(two, "6", Reverse(), a={"house": "upper3", "points": 20})
    assert cash(attacker.g)[A] == 5_000


@pytest.mark.rule("SB-234", "SB-180")
def test_a_reversal_may_be_the_end_of_whoever_turned_it(printed: Printed) -> None:
    card = printed("level2", points=2, points_lost=1)
    play = countered(card, "1", Reverse(), a={"points": 20}, b={"points": 20, "dots": 2, "cash": 0})
    assert play.g.s.players[B].out == 1
    assert play.asked is not None
    assert (play.kind, play.asked.seat) == ("bid", C)
    play.default(3)
    assert (play.kind, play.g.s.seat) == ("free", A)


@pytest.mark.rule("TS-51", "SB-263")
def test_a_block(printed: Printed) -> None:
    card, block = printed("level2", points=3), boon("gangster_class", "block")
    holder = {"points": 20, "cards": block}
    play = attack(card, "", a={"points": 20}, b=holder).say(UseBlock())
    assert not told(play.g, Rolled)
    assert (play.g.s.players[A].points, play.g.s.players[A].dots, play.kind) == (20, 0, "free")
    assert play.may(TryShop())
    assert play.g.s.show is not None
    assert play.g.s.show.result == "blocked"
    let = attack(card, "6", a={"points": 20}, b=holder).default()
    assert let.g.s.players[A].points == 23
    assert let.g.s.players[B].cards == [block]
