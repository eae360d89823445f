"""FI-069 to FI-076: help after the roll and at the end of a round; who is asked, and for how long."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.ask import CLOCK, ELAPSED
from engines.fictions.events import Resolved
from engines.fictions.glossary import Die
from engines.fictions.options import (
    Clover,
    Prefer,
    Quiet,
    Resolve,
    Take,
    UseDice,
    UseDie,
)
from engines.fictions.state import Prefs

from .kit import (
    PASS,
    RESOLVE,
    A,
    B,
    C,
    D,
    attempt,
    cards,
    clover,
    lay,
    musts,
    result,
    round_ends,
    settle,
    start,
    to_turns,
    use,
)

AGAIN = Quiet("again")


@pytest.mark.rule("FI-069", "FI-074")
def test_clovers_and_skills_are_used_in_any_order() -> None:
    live = lay(hands={A: "H01 H06", B: "H04 H07 H02"})
    attempt(live, "hu-door1", "H01", "C C 1")
    live.answer(B, use("H07"))
    clover(live, "1", "w2-1")
    live.answer(A, use("H06"))
    live.answer(B, UseDie(cards("H04")[0], Die("w2-1")))
    clover(live, "2", "w2-3")
    live.answer(A, RESOLVE)
    assert live.told(Resolved)[0].result == 2 + 2 + 2


@pytest.mark.rule("FI-070")
def test_everybody_with_a_card_is_asked_whatever_it_is() -> None:
    shapes = []
    for hand in ("H02", "H06", "H12", "H28", "H01 H19"):
        live = lay(players=4, hands={A: "H05", B: hand, D: "H15"})
        attempt(live, "hu-door1", "H05", "2")
        assert musts(live) == {B, D}
        shapes.append((live.ask(B).kind, live.ask(B).clock, live.ask(D).options, CLOCK in live.asks))
    assert len({repr(shape) for shape in shapes}) == 1


@pytest.mark.rule("FI-070")
@pytest.mark.parametrize("wish", ["turn", "round", "always"])
def test_whoever_auto_passes_is_not_asked(wish: str) -> None:
    live = lay(hands={A: "H01 H03", B: "H02", C: "H04 H09"}, play="HU06")
    attempt(live, "hu-door1", "H01", "1 1 2")
    live.answer(B, Quiet(wish))
    assert live.s.prefs[B].auto_pass == wish
    settle(live)
    attempt(live, "HU06", "H03", "1 1 1")
    assert musts(live) == {C}
    settle(live)
    assert live.s.turn == B
    assert live.s.prefs[B].auto_pass == ("off" if wish == "turn" else wish)
    round_ends(live)
    assert live.s.prefs[B].auto_pass == ("always" if wish == "always" else "off")
    to_turns(live, B)
    if wish == "always":
        live.answer(B, Prefer("auto_pass", "off"))
        assert live.s.prefs[B].auto_pass == "off"


@pytest.mark.rule("FI-070")
def test_late_helpers_are_still_heard() -> None:
    live = lay(
        hands={A: "H01", B: "H06 H07 H11", C: "H02"}, prefs=[Prefs(), Prefs(auto_pass="always"), Prefs()]
    )
    attempt(live, "hu-door1", "H01", "1 1 2")
    assert musts(live) == {C}
    live.answer(B, use("H06"))
    live.answer(B, use("H07"))
    settle(live)
    assert live.told(Resolved)[0].result == 8


@pytest.mark.rule("FI-071")
@pytest.mark.parametrize(
    ("faces", "window"),
    [
        ("4 3 3", False),
        ("4 4 4 + card", False),
        ("4 3 2", True),
        ("4 4 L + X2", True),
        ("4 4 4 + L", True),
        ("4 4 4 + warning", True),
    ],
)
def test_the_window_is_skipped_if_nothing_can_be_gained(faces: str, window: bool) -> None:
    live = lay(hands={A: "H01", B: "H02"}, clan="")
    attempt(live, "hu-door1", "H01", faces)
    assert (live.s.attempt is not None) == window


@pytest.mark.rule("FI-071", "FI-050", "FI-057")
def test_an_unused_clover_is_not_taken_away() -> None:
    """All Triumphs are there and no damage is due, but the Red Die could still show CARD."""
    live = lay(hands={A: "H15", B: "H06", C: "H02"})
    attempt(live, "HU01", "H15", "4 C L + X2")
    assert musts(live) == {A}, "no help is needed any more"
    assert live.default(A) == RESOLVE
    clover(live, "card", "red-X2")
    assert live.ask(A, "card"), "now nothing can change any more"
    live.answer(A, Take())
    assert len(live.s.hands[A]) == 1
    assert live.s.police == "controlled"


@pytest.mark.rule("FI-071", "FI-050")
@pytest.mark.parametrize(
    ("faces", "more", "open_"),
    [
        ("4 C 1", {}, False),
        ("4 C 1 + card", {}, False),
        ("4 C 1 + X2", {}, True),
        ("4 C 1 + X2", {"clan": ""}, False),
        ("4 C 1 + L", {"players": 1}, False),
    ],
)
def test_a_clover_that_could_bring_nothing_keeps_no_roll_open(
    faces: str, more: dict[str, Any], open_: bool
) -> None:
    """No CARD can come: there is no Red Die, it shows one, is Blocked, or nothing is left to draw."""
    live = lay(**{"hands": {A: "H15", B: "H02"}, **more})
    attempt(live, "HU01", "H15", faces)
    attempted = live.s.attempt
    assert (attempted is not None and attempted.stage == "rolled") == open_


@pytest.mark.rule("FI-071", "FI-073")
def test_others_are_asked_once_a_clover_has_made_it_worse() -> None:
    live = lay(hands={A: "H15", B: "H06", C: "H02"})
    attempt(live, "HU01", "H15", "4 C 1 + X2")
    assert musts(live) == {A}
    clover(live, "1 1", "w0-4", "w2-1")
    assert musts(live) == {B, C}
    assert live.asks[CLOCK].clock == "help_grace"
    live.refused(A, RESOLVE)
    live.answer(C, PASS)
    live.answer(B, use("H06"))
    assert musts(live) == {A}
    live.answer(A, RESOLVE)
    assert result(live) == (5, 4, 1)


@pytest.mark.rule("FI-071", "FI-072")
def test_help_that_was_enough_sets_the_others_free() -> None:
    live = lay(hands={A: "H15", B: "H06", C: "H02"})
    attempt(live, "HU01", "H15", "1 C L + X2")
    assert musts(live) == {B, C}
    live.answer(B, use("H06"))
    assert musts(live) == {A}
    assert CLOCK not in live.asks
    clover(live, "card", "red-X2")
    assert musts(live) == {C}, "who was not heard is asked again: 1 and 2 are not 4"


@pytest.mark.rule("FI-071", "FI-065")
@pytest.mark.parametrize(
    ("faces", "more", "open_"),
    [
        ("4 4 L + X2", {}, True),
        ("4 4 L + X2", {"clan": ""}, False),
        ("4 4 L + card", {}, False),
        ("4 4 L", {}, False),
        ("4 C L", {"problems": {A: "P19"}}, False),
        ("4 4 L + X2", {"problems": {A: "P15", B: "P16"}}, False),
        ("4 4 L + X2", {"hands": {A: "H15"}}, False),
    ],
)
def test_a_skill_may_still_turn_the_red_die(faces: str, more: dict[str, Any], open_: bool) -> None:
    """Whether a REROLL is held is not told: cards in a hand that may play are enough. The others are not
    awaited."""
    live = lay(**{"hands": {A: "H15 H06", B: "H01"}, **more})
    attempt(live, "HU01", "H15", faces)
    assert (live.ask(A).kind == "rolled") == open_
    if open_:
        assert musts(live) == {A}
        assert live.options(B, UseDice)


@pytest.mark.rule("FI-071", "FI-139")
@pytest.mark.parametrize(("other", "open_"), [("H01", True), ("H06", False)])
def test_open_hands_tell_whether_a_skill_could_turn_it(other: str, open_: bool) -> None:
    live = lay(players=1, hands={A: "H15", B: other})
    attempt(live, "HU01", "H15", "4 4 L + X2")
    assert (live.s.attempt is not None) == open_


@pytest.mark.rule("FI-071", "FI-087")
def test_locks_that_do_no_harm_open_no_window() -> None:
    live = lay(hands={A: "H15", B: "H02"})
    attempt(live, "HU01", "H15", "4 L L")
    assert live.s.attempt is None


@pytest.mark.rule("FI-071")
def test_the_window_is_skipped_if_nobody_can_be_asked() -> None:
    live = lay(hands={A: "H01"})
    attempt(live, "hu-door1", "H01", "1 1 2")
    assert live.s.attempt is None
    live = lay(hands={A: "H01 H06"})
    attempt(live, "hu-door1", "H01", "1 1 2")
    assert musts(live) == {A}
    live.answer(A, use("H06"))
    assert live.s.attempt is None


@pytest.mark.rule("FI-072")
def test_resolve_waits_for_everybody_asked() -> None:
    live = lay(hands={A: "H01 H06", B: "H02", C: "H03"})
    attempt(live, "hu-door1", "H01", "C 1 2")
    assert musts(live) == {B, C}
    live.refused(A, RESOLVE)
    assert live.options(A, Clover)
    live.answer(B, PASS)
    live.refused(A, RESOLVE)
    live.answer(C, PASS)
    assert musts(live) == {A}
    live.answer(A, RESOLVE)
    assert live.s.attempt is None


@pytest.mark.rule("FI-072")
def test_resolve_after_the_grace_over_silent_players() -> None:
    live = lay(hands={A: "H01", B: "H02", C: "H03"})
    attempt(live, "hu-door1", "H01", "1 1 2")
    assert live.asks[CLOCK].clock == "help_grace"
    live.answer(CLOCK, ELAPSED, by="clock")
    assert CLOCK not in live.asks
    assert musts(live) == {A, B, C}
    live.answer(A, RESOLVE)
    assert live.s.attempt is None


@pytest.mark.rule("FI-072")
def test_silence_counts_as_passing() -> None:
    live = lay(hands={A: "H01", B: "H02"})
    attempt(live, "hu-door1", "H01", "1 1 2")
    assert live.default(B) == PASS
    assert live.ask(B).clock == "help_window"
    live.silent(B)
    assert musts(live) == {A}
    assert live.s.prefs[B].auto_pass == "off"


@pytest.mark.rule("FI-073")
def test_changed_dice_ask_again_whoever_wished_it() -> None:
    live = lay(hands={A: "H01 H06", B: "H02", C: "H03"})
    attempt(live, "hu-door1", "H01", "C C 2")
    live.answer(B, AGAIN)
    live.answer(C, PASS)
    live.answer(A, use("H06"))
    assert musts(live) == {A}
    clover(live, "1", "w2-2")
    assert musts(live) == {B}
    live.refused(A, RESOLVE)
    live.answer(B, PASS)
    clover(live, "2", "w2-1")
    assert musts(live) == {A}


@pytest.mark.rule("FI-073")
def test_a_skill_that_changes_dice_asks_again_too() -> None:
    live = lay(hands={A: "H01 H04", B: "H02"})
    attempt(live, "hu-door1", "H01", "1 1 2")
    live.answer(B, AGAIN)
    live.answer(A, UseDie(cards("H04")[0], Die("w0-1")))
    assert musts(live) == {B}


@pytest.mark.rule("FI-073", "FI-072")
def test_who_was_not_heard_yet_is_still_awaited_when_others_are_asked_again() -> None:
    live = lay(hands={A: "H01 H04", B: "H02", C: "H03", D: "H06"}, players=4)
    attempt(live, "hu-door1", "H01", "1 1 2")
    live.answer(B, AGAIN)
    live.answer(C, PASS)
    assert musts(live) == {D}
    live.answer(A, UseDie(cards("H04")[0], Die("w0-1")))
    assert musts(live) == {B, D}


@pytest.mark.rule("FI-074")
def test_time_out_leaves_clovers_unused() -> None:
    live = lay(hands={A: "H01 H06", B: "H02"})
    attempt(live, "hu-door1", "H01", "C 1 4")
    live.silent(B)
    assert live.options(A, Clover)
    assert live.ask(A).clock == "turn_timer"
    assert live.default(A) == Resolve()
    live.silent(A)
    assert live.told(Resolved)[0].result == 5
    assert live.s.hands[A] == ["H06"]


@pytest.mark.rule("FI-142")
def test_a_single_player_is_asked_nothing_twice() -> None:
    live = start(1)
    for _ in range(120):
        assert musts(live) == {A}
        assert live.ask(A).kind != "help"
        assert CLOCK not in live.asks
        live.silent()
        if live.outcome is not None:
            break
