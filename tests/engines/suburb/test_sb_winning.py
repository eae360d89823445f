"""SB-210 to SB-218: goals held for a round."""

from __future__ import annotations

import pytest

from engines.suburb import SPEC
from engines.suburb.events import Held, Slipped, Won
from engines.suburb.options import Give, Target
from engines.suburb.track import lose, score

from .kit import A, B, C, D, Fields, Play, Printed, shop, table, told

pytestmark = pytest.mark.usefixtures("harmless")


def at_the_end(play: Play) -> tuple[int | None, str]:
    """The winner and the way."""
    view = SPEC.view(play.g.s, None)
    return view.winner, view.ending


@pytest.mark.rule("SB-210", "SB-212", "SB-213", "TS-42")
def test_60_points_for_a_round() -> None:
    for back, ends in ((3, (A, "points")), (0, (None, ""))):
        play = Play(table(3, "6 6 6 6", a={"points": 60, "cash": 0}))
        play.turn()
        assert play.g.s.players[A].points_held
        assert [(each.seat, each.goal) for each in told(play.g, Held)] == [(A, "points")]
        lose(play.g, A, 3, pushed=True)
        assert play.g.s.players[A].points == 57
        score(play.g, A, back)
        play.turn(2)
        assert at_the_end(play) == ends
        if not back:
            assert not play.g.s.players[A].points_held
            assert [each.goal for each in told(play.g, Slipped)] == ["points"]


@pytest.mark.rule("SB-211", "SB-213b", "TS-43")
def test_12000_for_a_round(printed: Printed) -> None:
    robbery = printed("level1", money=150)
    play = Play(table(3, "6 6", slot=B, top=robbery, a={"cash": 12_100, "cash_held": True}))
    play.say(Target(A))
    assert play.g.s.players[A].cash == 11_950
    play.say(Give(A, 50), seat=C).turn()
    assert at_the_end(play) == (A, "money")
    poor = Play(table(3, "6", a={"cash": 11_950, "cash_held": True, "shops": shop(100)}))
    assert at_the_end(poor) == (None, "")
    assert poor.g.s.players[A].cash == 12_050


@pytest.mark.rule("SB-212")
def test_a_hold_may_be_set_in_a_missed_slot() -> None:
    play = Play(table(3, "6 6", a={"points": 60, "missing": ["card"], "cash": 0}))
    assert play.g.s.players[A].points_held
    play.turn(2)
    assert at_the_end(play) == (A, "points")


@pytest.mark.rule("SB-214")
def test_a_full_round_must_be_held() -> None:
    slipped = {"points": 57, "top": 60, "points_held": True, "cash": 0}
    play = Play(table(3, "6 6 6 6", a=slipped))
    assert not play.g.s.players[A].points_held
    score(play.g, A, 3)
    play.turn()
    assert play.g.s.players[A].points_held
    play.turn(2)
    assert at_the_end(play) == (A, "points")


@pytest.mark.rule("SB-215", "TS-44")
def test_60_in_anothers_turn_is_no_hold(printed: Printed) -> None:
    top = printed("gangster", neighbour_points=2)
    b, c = {"points": 40, "cash": 0}, {"cash": 0}
    g = table(3, "5 6 6 6 6", top=top, slot=B, a={"points": 58, "cash": 0}, b=b, c=c)
    play = Play(g).default().say(Target(A))
    assert g.s.players[A].points == 60
    assert not g.s.players[A].points_held
    play.turn(2)
    assert (g.s.slot, at_the_end(play)) == (A, (None, ""))
    play.turn()
    assert g.s.players[A].points_held


@pytest.mark.rule("SB-197", "SB-212", "SB-215")
@pytest.mark.parametrize("goal", [{"points": 60, "cash": 0}, {"cash": 12_000}])
def test_a_bought_turn_sets_no_hold(goal: Fields) -> None:
    play = Play(table(3, "6 6", slot=B, a=goal, b={"out": 1, "cash": 0}, owners=[A, A, C]))
    assert (play.g.s.seat, play.g.s.kind) == (A, "bought")
    play.turn()
    assert not told(play.g, Held)
    player = play.g.s.players[A]
    assert (player.points_held, player.cash_held) == (False, False)


@pytest.mark.rule("SB-120", "SB-212", "SB-215")
def test_an_extra_turn_sets_no_hold() -> None:
    sign = {"points": 59, "yields": True, "cash": 0}
    play = Play(table(3, "6 6", a=sign, b={"points": 60, "cash": 0}, c={"cash": 0}))
    assert play.slots(2) == [(B, A, "extra"), (A, A, "own")]
    assert not play.g.s.players[B].points_held


@pytest.mark.rule("SB-197", "SB-213")
def test_a_bought_turn_ends_no_hold() -> None:
    fallen = {"points": 57, "top": 60, "points_held": True, "cash": 0}
    play = Play(table(3, "6 6", slot=B, a=fallen, b={"out": 1, "cash": 0}, owners=[A, A, C]))
    play.turn()
    assert play.g.s.players[A].points_held


@pytest.mark.rule("SB-120", "SB-213")
def test_an_extra_turn_ends_no_hold() -> None:
    sign = {"points": 59, "yields": True, "cash": 0}
    fallen = {"points": 57, "top": 60, "points_held": True, "cash": 0}
    play = Play(table(3, "6 6", a=sign, b=fallen, c={"cash": 0}))
    assert play.slots(2) == [(B, A, "extra"), (A, A, "own")]
    assert play.g.s.players[B].points_held


@pytest.mark.rule("SB-216", "SB-217", "SB-218")
def test_the_first_to_complete_wins_alone_and_prison_does_not_matter() -> None:
    both = {"points": 60, "points_held": True}
    play = Play(table(3, a=both, b=both, c={"cash": 11_000}))
    assert at_the_end(play) == (A, "points")
    assert [(each.seat, each.ending) for each in told(play.g, Won)] == [(A, "points")]
    outcome = SPEC.outcome(play.g.s)
    assert outcome is not None
    assert (outcome.winners, outcome.ranks, outcome.kind) == ((A,), (1, 2, 3), "points")
    jailed = Play(table(3, a={**both, "missing": ["prison"], "dots": 3}))
    assert at_the_end(jailed) == (A, "points")


@pytest.mark.rule("SB-218")
def test_the_others_places() -> None:
    g = table(
        4,
        a={"points": 60, "points_held": True},
        b={"points": 10, "cash": 0},
        c={"points": 0, "cash": 6_000},
        d={"out": 1, "cash": 0, "points": 50},
        owners=[A, B, C, C],
    )
    Play(g)
    outcome = SPEC.outcome(g.s)
    assert outcome is not None
    assert (outcome.ranks, outcome.scores) == ((1, 3, 2, 4), (100, 16, 50, 0))
    places = SPEC.view(g.s, D).places
    assert [(each.seat, each.place, each.progress) for each in places[:3]] == [
        (A, 1, 100),
        (C, 2, 50),
        (B, 3, 16),
    ]
