"""FIXER's alt texts and descriptions: everything is said, nothing too long, nothing cut."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from engines.core.ask import Option
from engines.core.table import Table
from engines.fixer import SPEC
from engines.fixer.state import Settings
from render.fixer import PAINTER
from render.fixer.playable import Does, does, own_lanes, summed
from render.kit.alt_text import ALT_LIMIT, units
from tests.pictures.measuring import pixels
from tests.render.playing import asked, questions

from . import positions as v


def _steady(table: Table[Any], seat: int, rng: Random) -> Option:
    if rng.random() >= 0.7:
        return table.default(seat)
    return SPEC.players["steady"](SPEC.view(table.g.s, seat), table.asks[seat], None, rng)


def play(seats: int, seed: int, settings: Settings) -> Iterator[Table[Any]]:
    """A real game between computers that sometimes play at random, at each question."""
    return questions(SPEC, seats, settings, seed=seed, pick=_steady)


def test_the_alt_text_says_what_the_board_shows() -> None:
    said = PAINTER.board_alt(v.four(), v.scene(1))
    for part in (
        "4 players, round 1 of 1: Tomás to play",
        "AB A M7, CD D R2, AC C P4",
        "AB 2, BC 1, CD 3, DA 0, AC 1, BD 2",
        "A 7, B 8, C 8, D 11",
        "Hand sizes: A 5, B 6, C 5, D 6",
        "Plays left: A 3, B 4, C 4, D 5",
        "Cannot keep: A P, C C, D R M",
        "A led C5, D replied R3; D wins 5 + 4, critical. Nora kept R3.",
        "First player: A",
    ):
        assert part in said


def test_the_alt_text_names_sides_rounds_readiness_and_ends() -> None:
    assert "AB3 B 2 up 1 down" in PAINTER.board_alt(v.two(), v.scene(0, players=2))
    assert "AB2 is barred" in PAINTER.board_alt(v.opening(), v.scene(1, players=2))
    said = PAINTER.board_alt(v.three(), v.scene(2, players=3))
    assert "round 2 of 2" in said
    assert "Round 1 scores: A 20, B 27, C 19" in said
    assert "Ready: A." in PAINTER.board_alt(v.exchange(3), v.scene(1, 2, players=3))
    over = PAINTER.board_alt(v.over(4), v.scene())
    assert "Inês wins 53" in over
    assert "C 53 (22 and 31)" in over
    assert "C4 C9 P2 P7 M1" in over


def test_the_hand_s_words_say_each_use() -> None:
    said = PAINTER.hand_text(v.four(1), v.scene(1), "play")
    assert "Regime 6: AB no, must follow Media; BC lead; BD lead." in said
    assert "Media 9: AB wins; BC lead; BD lead." in said
    kept = PAINTER.hand_alt(v.keep(0), v.scene(0), "keep")
    assert "You lost AB to Media 9" in kept
    assert "6 cards for 3 more plays" in kept
    assert "You passed: R4, C1, M5. You received: C8, M7, P1." in kept


def test_right_to_left_names_are_isolated_in_words() -> None:
    said = PAINTER.board_text(v.four(), v.scene(1, names=("نورا", "Tomás", "Inês", "Kwame")))
    assert "\u2068نورا\u2069" in said
    assert "\u2068Tomás" not in said


def test_long_alt_texts_lose_names_before_facts_and_break_no_word() -> None:
    """Six waiting cards, all bans, 32-letter names: the least important facts go, whole."""
    waiting = {
        "AB": (0, "M7"),
        "CD": (3, "R2"),
        "AC": (2, "P4"),
        "BD": (1, "C9"),
        "DA": (3, "R9"),
        "BC": (1, "P9"),
    }
    base = v.four()
    full = v.view(
        turn=1,
        lanes=v.lanes(4, "333333", waiting),
        seats=tuple(v.seat(9, 9, v.pile("P3 R1 C2 M4 P5 R6 C7 M8", 6), 9, 30) for _ in range(4)),
        rounds=2,
        round=2,
        last=base.last,
    )
    names = ("Wolfgang Amadeus Theophilus Long",) * 4
    said = PAINTER.board_alt(full, v.scene(1, names=names))
    assert units(said) <= ALT_LIMIT
    assert "Waiting cards" in said
    assert said.endswith(".")
    assert "Wolfgang Amadeus Theophilus Lon " not in said


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "options", [Settings(), Settings(exchange=True, long_game=True)], ids=["short", "long"]
)
def test_the_hand_marks_exactly_the_legal_plays_of_real_games(seats: int, options: Settings) -> None:
    """In whole games the marked uses are the engine's legal plays."""
    checked = 0
    for view, ask in asked(play(seats, seats, options)):
        if ask.kind == "play":
            uses = ((lane, card) for lane in own_lanes(view) for card in view.hand)
            marked = {(lane.key, card) for lane, card in uses if does(view, lane, card).legal}
            assert marked == {(put.lane, put.card) for put in ask.options}
            checked += 1
    assert checked


def test_who_leads_and_what_grew_since_the_last_board_is_drawn_and_told() -> None:
    now = v.four()
    seats = tuple(replace(seat, seen=seat.seen - 4 * (at == 2)) for at, seat in enumerate(now.seats))
    scene = v.scene(1)
    later = replace(scene, before=replace(now, seats=seats))
    for said in (PAINTER.board_alt(now, later), PAINTER.board_text(now, later)):
        assert "D leads." in said
        assert "Since the last board: C +4." in said
    assert "Since" not in PAINTER.board_alt(now, scene)
    quiet = replace(scene, before=now)
    drawn = [pixels(PAINTER.board(now, one)) for one in (scene, quiet, later)]
    assert drawn[0] == drawn[1] != drawn[2]


def test_a_lane_says_once_what_holds_for_all_cards() -> None:
    lead, lost = Does("lead"), Does("loses")
    follow = Does("follow", suit="C")
    assert summed([lead, lead]) == (lead, False)
    assert summed([follow, lost]) == (follow, True)
    assert summed([lost, Does("wins")]) == (None, True)
