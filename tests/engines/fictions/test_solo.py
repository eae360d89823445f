"""FI-138 to FI-142: one player with two seats."""

from __future__ import annotations

import pytest

from engines.core.ask import CLOCK
from engines.fictions.events import Milled, Offered, Voted
from engines.fictions.options import Act, Buy, Exhaust, Prefer, Quiet, Solve, Use, UseFor, VoteKeep
from engines.fictions.state import Scene
from engines.fictions.view import view

from .kit import A, B, attempt, cards, commit, laid, lay, next_turn, roll, round_ends, start, table, tried


@pytest.mark.rule("FI-138")
def test_two_seats_of_one_owner() -> None:
    live = start(1)
    while live.s.phase != "turn":
        live.silent()
    assert (live.s.players, live.s.seats) == (1, 2)
    assert [len(hand) for hand in live.s.hands] == [3, 3]
    assert live.s.actions == 3
    assert sum(map(len, live.s.problems)) == 1
    assert live.outcome is None


@pytest.mark.rule("TF-42", "FI-140", "FI-138")
def test_the_idle_seats_hand_is_for_skills_only() -> None:
    live = lay(players=1, hands={A: "H01", B: "H02 H12 H06"}, problems={A: "P11"}, actions=2)
    assert {act.crew for act in live.options(A, Act)} == {("H01",)}
    live.answer(A, UseFor(cards("H02")[0], B))
    live.refused(A, Act("hu-door1", "plain", cards("H12")))  # type: ignore[arg-type]
    commit(live, "hu-door1", "H01")
    live.answer(A, Use(cards("H12")[0]))
    roll(live, "1 1 1 1")
    live.answer(A, Use(cards("H06")[0]))
    assert live.s.exhausted == ["H02", "H12", "H06"]
    live.silent()
    assert live.s.rotated == ["H01"]


@pytest.mark.rule("TF-42", "FI-102")
def test_fewer_actions_for_the_seat_that_has_them() -> None:
    live = lay(players=1, problems={B: "P11"})
    assert live.s.actions == 3
    next_turn(live)
    assert (live.s.turn, live.s.actions) == (B, 2)
    assert live.awaited == (A,)


@pytest.mark.rule("FI-138", "FI-101")
def test_penalties_of_a_seat_hit_that_seat() -> None:
    live = lay(players=1, hands={A: "H01 H06", B: "H07 H15"}, problems={B: "P15"})
    assert live.options(A, UseFor) == []
    attempt(live, "hu-door1", "H01", "1 1 2")
    assert live.options(A, Use) == [Use(cards("H06")[0])]


@pytest.mark.rule("FI-139")
def test_both_hands_are_open_to_everybody() -> None:
    live = lay(players=1, hands={A: "H01", B: "H02"})
    for viewer in (A, None):
        assert view(live.s, viewer).hands == (("H01",), ("H02",))
    live = lay(players=2, hands={A: "H01", B: "H02"})
    assert view(live.s, A).hands == (("H01",), None)
    assert view(live.s, None).hands == (None, None)


@pytest.mark.rule("FI-141")
def test_choices_of_both_seats_are_the_players() -> None:
    live = lay(players=1, hands={A: "H01 H02", B: "H03 H04"}, problems={A: "P06"})
    while live.s.phase != "round_end":
        live.silent()
    first = live.ask(A, "exhaust")
    assert first.options[0].henchmen.of == ("H01", "H02")
    live.answer(A, Exhaust(cards("H02")))
    second = live.ask(A, "exhaust")
    assert second.options[0].henchmen.of == ("H03", "H04")
    live.answer(A, Exhaust(cards("H03")))
    assert live.s.hands == [["H01"], ["H04"]]
    assert live.s.exhausted == ["H02", "H03"]


@pytest.mark.rule("FI-142")
def test_no_votes_and_no_help_windows() -> None:
    live = lay(players=1, hands={A: "H01 H16", B: "H06 H02"}, problems={B: "P02"})
    assert {wish.wish for wish in live.options(A, Prefer)} == {"red", "odds"}
    attempt(live, "hu-door1", "H01", "1 1 2")
    assert set(live.asks) == {A}
    assert CLOCK not in live.asks
    assert live.options(A, Quiet) == []
    assert live.ask(A).must
    live.silent()
    assert live.s.attempt is None
    assert live.options(A, Solve)
    round_ends(live)
    assert (live.s.round, live.s.phase) == (2, "starter")


@pytest.mark.rule("FI-142", "FI-076", "FI-138")
def test_the_last_call_comes_alone_too() -> None:
    """A red WARNING in the last action brings the fifth Fingerprint, and two who could solve it are there."""
    live = lay(
        players=1,
        hands={A: "H16 H02", B: "H01 H23"},
        problems={A: "P01 P03", B: "P04 P07"},
        next_problems="P15",
        turn=B,
        gone=1,
        actions=1,
    )
    tried(live, "hu-door1", "H01", "1 1 1 + warning")
    assert (live.s.phase, live.awaited) == ("last_call", (A,))
    ask = live.ask(A, "last_call")
    assert (ask.default, ask.clock) == (Quiet("now"), "help_window")
    assert live.options(A, Quiet) == [Quiet("now")], "alone there is no wish not to be asked"
    assert {option.card for option in live.options(A, Solve)} == {"H16"}, "P15 mutes the hand that drew it"
    live.answer(A, Solve(cards("H16")[0], "P15"))  # type: ignore[arg-type]
    assert {option.card for option in live.options(A, Solve)} == {"H23"}
    live.silent()
    assert (live.s.round, live.s.phase) == (2, "starter")


@pytest.mark.rule("FI-142", "FI-236")
def test_the_call_at_the_end_of_a_turn_comes_alone_too() -> None:
    live = lay(players=1, hands={A: "H01", B: "H16"}, next_problems="P12", actions=1)
    tried(live, "hu-door1", "H01", "1 1 1 + warning")
    assert live.ask(A, "turn_call")
    live.answer(A, Solve(cards("H16")[0], "P12"))  # type: ignore[arg-type]
    assert (live.s.turn, live.s.problems) == (B, [[], []])
    assert live.told(Milled) == []


@pytest.mark.rule("FI-142")
def test_alone_nobody_is_called_for_nothing() -> None:
    live = lay(players=1, hands={A: "H01 H06", B: "H03"}, next_problems="P12", turn=B, gone=1, actions=1)
    tried(live, "hu-door1", "H03", "1 1 + warning")
    assert (live.s.round, live.s.phase) == (2, "starter"), "no Skill in either hand could do anything"


@pytest.mark.rule("FI-142", "FI-133")
def test_alone_one_keeps_whom_one_likes() -> None:
    s = laid(players=1, phase="shop", reputation=3)
    s.scene, s.police = Scene(""), "none"
    live = table(s)
    live.answer(A, Buy(2))
    (offer,) = live.told(Offered)
    assert live.ask(A, "keep").options == tuple(VoteKeep(card) for card in offer.henchmen)
    live.answer(A, VoteKeep(offer.henchmen[1]))
    assert offer.henchmen[1] in live.s.clan
    assert live.told(Voted) == []


@pytest.mark.rule("FI-140", "FI-011")
def test_the_other_seats_turn_uses_the_other_hand() -> None:
    live = lay(players=1, hands={A: "H01", B: "H02"})
    tried(live, "hu-door1", "H01", "1 1 1")
    next_turn(live)
    assert live.s.hands[A] == ["H01"]
    assert {act.crew for act in live.options(A, Act)} == {("H02",)}
