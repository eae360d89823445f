"""SB-100 to SB-123: the street, its lines and its signs."""

from __future__ import annotations

import pytest

from engines.suburb import SPEC
from engines.suburb.events import Missed, Rose, Sign
from engines.suburb.figures import LEVEL
from engines.suburb.options import Against, Bribe, BuyCard, TakeCard, Target
from engines.suburb.track import lose, score

from .kit import A, B, C, D, Fields, G, Play, Printed, attack, boon, table, told


def gained(points: int, n: int, **fields: object) -> G:
    """A gains points."""
    g = table(a={"points": points, **fields})
    score(g, A, n)
    return g


def pushed(points: int, n: int, **fields: object) -> int:
    """Where a pushed player stands."""
    g = table(a={"points": points, **fields})
    lose(g, A, n, pushed=True)
    return g.s.players[A].points


@pytest.mark.rule("SB-100")
def test_levels_open_for_each_player_apart() -> None:
    assert [LEVEL[at] for at in (0, 15, 16, 35, 36, 60)] == [1, 1, 2, 2, 3, 3]
    g = gained(15, 1)
    assert [(each.seat, each.level) for each in told(g, Rose)] == [(A, 2)]
    assert [each.level for each in SPEC.view(g.s, None).players] == [2, 1, 1, 1]


@pytest.mark.rule("SB-101", "SB-105", "TS-10")
def test_back_to_level_2(printed: Printed) -> None:
    pushing = printed("level1", points=1, push=4)
    rich = {"points": 37, "top": 37, "cash": 4_000, "upgraded": True, "house": "upper1", "dots": 1}
    g = table(dice="6 6", top=f"{pushing} {printed('level2', points=1)}", slot=D, a=rich)
    play = Play(g).say(Target(A))
    player = g.s.players[A]
    assert (player.points, SPEC.view(g.s, A).players[A].level) == (33, 2)
    # The upkeep of A's own slot: an upgrade at level 2.
    assert player.cash == 4_250
    assert SPEC.view(g.s, A).players[A].bribe == 1_500
    play.say(Bribe(1))
    assert player.cash == 2_750
    play.say(Target(B), BuyCard())
    assert player.cash <= 1_750 + 2_500
    assert [each.level for each in told(g, Rose)] == [2]


@pytest.mark.rule("SB-105")
def test_level_1_never_comes_back() -> None:
    assert pushed(16, 60) == 16
    assert pushed(36, 60) == 30


@pytest.mark.rule("SB-102", "SB-103", "TS-07", "TS-08", "TS-09", "TS-11")
@pytest.mark.parametrize(
    ("points", "top", "push", "left"),
    [
        (12, 12, 5, 10),
        (9, 9, 5, 4),
        (20, 29, 6, 16),
        (31, 31, 5, 30),
        (39, 39, 4, 38),
        (55, 55, 40, 50),
        (49, 49, 40, 38),
        (3, 3, 5, 0),
        (10, 10, 1, 10),
    ],
)
def test_nobody_falls_below_the_highest_line_reached(points: int, top: int, push: int, left: int) -> None:
    assert pushed(points, push, top=top) == left


@pytest.mark.rule("SB-104")
def test_lines_stop_own_losses_too() -> None:
    g = table(a={"points": 40})
    lose(g, A, 9, pushed=False)
    assert g.s.players[A].points == 38


@pytest.mark.rule("SB-106", "TS-13")
def test_the_street_ends_at_60() -> None:
    assert gained(57, 6).s.players[A].points == 60
    assert gained(60, 3).s.players[A].points == 60


@pytest.mark.rule("SB-107", "SB-108", "SB-117", "SB-123", "TS-12")
def test_the_traffic_light() -> None:
    g = gained(11, 2)
    assert (g.s.players[A].points, g.s.players[A].floor) == (16, 16)
    assert [each.sign for each in told(g, Sign)] == ["light"]
    assert [each.level for each in told(g, Rose)] == [2]
    passed = gained(12, 2)
    assert (passed.s.players[A].points, told(passed, Sign)) == (14, [])
    assert pushed(15, 2) == 13


@pytest.mark.rule("SB-109", "SB-110", "TS-14", "TS-15")
def test_the_stop_sign(printed: Printed) -> None:
    g = gained(32, 3)
    player = g.s.players[A]
    assert (player.points, player.missing, player.floor) == (35, ["stop"], 30)
    lose(g, A, 4, pushed=True)
    assert player.points == 35
    # One's own failure is no push.
    lose(g, A, 1, pushed=False)
    assert player.points == 34
    passed = gained(33, 4)
    assert (passed.s.players[A].points, passed.s.players[A].missing) == (37, [])
    play = Play(table(dice="2", a={"points": 35, "top": 35, "missing": ["stop"]}))
    assert [each.cause for each in told(play.g, Missed)] == ["stop"]
    lose(play.g, A, 4, pushed=True)
    assert play.g.s.players[A].points == 31
    assert attack(printed("level2", points=3), "6", a={"points": 32}).kind == "reward"


@pytest.mark.rule("SB-025", "SB-110")
def test_the_stop_sign_protects_while_its_round_waits_behind_prison() -> None:
    play = Play(table(dice="2", a={"points": 35, "top": 35, "missing": ["prison", "stop"], "dots": 3}))
    player = play.g.s.players[A]
    assert [each.cause for each in told(play.g, Missed)] == ["prison"]
    assert player.missing == ["stop"]
    lose(play.g, A, 4, pushed=True)
    assert player.points == 35
    queued = table(a={"points": 35, "top": 35, "missing": ["prison", "card", "stop"]})
    lose(queued, A, 4, pushed=True)
    assert queued.s.players[A].points == 35
    assert SPEC.view(queued.s, None).players[A].protected
    # A round that is missed for another cause protects nobody.
    jailed = table(a={"points": 35, "top": 35, "missing": ["prison", "card"]})
    lose(jailed, A, 4, pushed=True)
    assert jailed.s.players[A].points == 31
    assert not SPEC.view(jailed.s, None).players[A].protected


@pytest.mark.rule("SB-117", "SB-118")
def test_signs_work_by_gains_that_end_on_them_and_every_time() -> None:
    assert pushed(37, 2) == 35
    g = table(a={"points": 37, "top": 37})
    lose(g, A, 2, pushed=True)
    assert g.s.players[A].missing == []
    lose(g, A, 1, pushed=True)
    score(g, A, 1)
    assert g.s.players[A].missing == ["stop"]
    lose(g, A, 1, pushed=False)
    score(g, A, 1)
    assert g.s.players[A].missing == ["stop", "stop"]


@pytest.mark.rule("SB-116", "SB-119", "TS-16")
def test_the_yield_sign() -> None:
    others: Fields = {name: {"cash": 0} for name in "acd"}
    play = Play(table(dice="2 2 2 2 2", b={"points": 59, "yields": True, "cash": 0}, **others))
    assert play.slots(5) == [(A, A, "own"), (C, B, "extra"), (B, B, "own"), (C, C, "own"), (D, D, "own")]
    landed = gained(57, 2)
    assert landed.s.players[A].yields


@pytest.mark.rule("SB-121", "TS-16")
def test_nobody_to_give_way_to() -> None:
    others: Fields = {"a": {"cash": 0}, "c": {"cash": 0, "missing": ["card"]}, "d": {"cash": 0}}
    play = Play(table(dice="2 2 2 2 2", b={"points": 59, "yields": True, "cash": 0}, **others))
    assert play.slots(3) == [(A, A, "own"), (B, B, "own"), (D, D, "own")]
    assert not play.g.s.players[B].yields


@pytest.mark.rule("SB-122")
def test_the_yield_waits_for_a_slot_that_is_played() -> None:
    sign = {"points": 59, "yields": True, "missing": ["card"], "cash": 0}
    play = Play(table(3, "2 2 2 2 2", a=sign, b={"cash": 0}, c={"cash": 0}))
    assert play.slots(4) == [(B, B, "own"), (C, C, "own"), (B, A, "extra"), (A, A, "own")]


@pytest.mark.rule("SB-119")
def test_way_is_given_to_the_owner_of_the_next_slot_of_another_player() -> None:
    sign = {"points": 59, "yields": True, "cash": 0}
    g = table(4, "2 2", a=sign, b={"out": 1, "cash": 0}, owners=[A, A, C, D], c={"cash": 0})
    assert Play(g).slots(2) == [(C, A, "extra"), (A, A, "own")]


@pytest.mark.rule("SB-028", "SB-119")
def test_who_is_jailed_in_the_extra_turn_misses_the_slot_that_was_given_away(printed: Printed) -> None:
    sign = {"points": 59, "yields": True, "dots": 2}
    top = f"{printed('level2', points=1)} {boon('upper_class', 'give_dot')}"
    g = table(3, "6 2", top=top, a=sign, b={"house": "upper1", "points": 20, "cash": 0}, c={"points": 20})
    play = Play(g).say(Target(C), TakeCard(), Against(A))
    assert [(each.seat, each.cause) for each in told(g, Missed)] == [(A, "prison")]
    assert play.asked is not None
    assert (play.asked.seat, g.s.kind) == (B, "own")
