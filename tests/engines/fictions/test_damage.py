"""FI-083 to FI-090: locks, and who pays for them."""

from __future__ import annotations

import pytest

from engines.fictions.damage import shares
from engines.fictions.events import Hurt
from engines.fictions.glossary import Die
from engines.fictions.options import (
    Damage,
    Use,
    UseDice,
    UseDie,
)

from .kit import PASS, RESOLVE, A, B, C, Live, attempt, blocked, cards, clover, lay, tried


def hurt(live: Live) -> dict[str, int]:
    """Damage by Henchman."""
    return {event.card: event.damage for event in live.told(Hurt)}


@pytest.mark.rule("FI-083", "FI-085", "FI-086", "PT-07")
@pytest.mark.parametrize(
    ("faces", "place"),
    [("1 1 1", "rotated"), ("L 1 1", "exhausted"), ("L L 1", "knocked_out"), ("L L L", "knocked_out")],
)
def test_damage_to_one_henchman(faces: str, place: str) -> None:
    live = lay(hands={A: "H01"})
    tried(live, "hu-door1", "H01", faces)
    piles = {name: getattr(live.s, name) for name in ("rotated", "exhausted", "knocked_out")}
    assert piles == {name: ["H01"] if name == place else [] for name in piles}


@pytest.mark.rule("FI-083", "FI-056")
def test_the_red_lock_counts_like_the_others() -> None:
    live = lay(hands={A: "H01"})
    tried(live, "hu-door1", "H01", "L 1 1 + L")
    assert hurt(live) == {"H01": 2}


@pytest.mark.rule("FI-084")
def test_only_final_faces_count() -> None:
    live = lay(hands={A: "H01", B: "H04 H19 H02"})
    attempt(live, "hu-door1", "H01", "L L C")
    live.answer(B, UseDie(cards("H04")[0], Die("w0-L")))
    clover(live, "L", "w0-3")
    live.answer(B, UseDice(cards("H19")[0], (Die("w1-L"),)))
    live.answer(A, RESOLVE)
    assert hurt(live) == {"H01": 1}


@pytest.mark.rule("TF-14", "FI-085", "PT-07")
def test_excess_damage_is_ignored() -> None:
    live = lay(hands={A: "H01 H05"}, problems={A: "P05"})
    tried(live, "hu-door1", "H01 H05", "L L L L")
    assert hurt(live) == {"H01": 2, "H05": 2}
    assert live.s.knocked_out == ["H01", "H05"]
    live = lay(hands={A: "H01"})
    tried(live, "hu-door1", "H01", "L L L")
    assert hurt(live) == {"H01": 2}
    assert shares(list(cards("H01 H05")), 5) == [Damage(2, 2)]


@pytest.mark.rule("TF-15", "FI-085", "FI-086", "FI-090")
@pytest.mark.parametrize("share", [(1, 1), (2, 0), (0, 2)])
def test_two_locks_over_two_henchmen(share: tuple[int, int]) -> None:
    live = lay(hands={A: "H01 H05"})
    attempt(live, "hu-door1", "H01 H05", "L L 1 1")
    ask = live.ask(A, "damage")
    assert set(ask.options) == {Damage(1, 1), Damage(2, 0), Damage(0, 2)}
    assert ask.default == Damage(1, 1)
    live.answer(A, Damage(*share))
    assert hurt(live) == {card: n for card, n in zip(("H01", "H05"), share, strict=True) if n}
    assert live.s.rotated == [card for card, n in zip(("H01", "H05"), share, strict=True) if not n]


@pytest.mark.rule("FI-085")
@pytest.mark.parametrize(
    ("damage", "options"),
    [
        (0, {(0, 0)}),
        (1, {(0, 1), (1, 0)}),
        (2, {(0, 2), (1, 1), (2, 0)}),
        (3, {(1, 2), (2, 1)}),
        (4, {(2, 2)}),
        (7, {(2, 2)}),
    ],
)
def test_every_division_is_free_up_to_two_each(damage: int, options: set[tuple[int, int]]) -> None:
    found = shares(list(cards("H01 H05")), damage)
    assert {(share.first, share.second) for share in found} == options


@pytest.mark.rule("FI-085")
def test_the_active_player_divides() -> None:
    live = lay(hands={A: "H01 H05", B: "H02"})
    attempt(live, "hu-door1", "H01 H05", "L 1 1 1")
    live.answer(B, PASS)
    live.answer(A, RESOLVE)
    assert live.awaited == (A,)
    live.refused(A, Damage(1, 1))
    live.refused(A, Damage(0, 0))
    live.answer(A, Damage(0, 1))
    assert hurt(live) == {"H05": 1}


@pytest.mark.rule("FI-090")
@pytest.mark.parametrize(
    ("crew", "damage", "default"),
    [
        ("H01 H05", 1, (1, 0)),
        ("H05 H01", 1, (0, 1)),
        ("H31 H05", 1, (0, 1)),
        ("H21 H31", 1, (1, 0)),
        ("H31 H21", 3, (1, 2)),
        ("H01 H05", 3, (2, 1)),
        ("H05 H01", 2, (1, 1)),
    ],
)
def test_the_default_spares_high_levels(crew: str, damage: int, default: tuple[int, int]) -> None:
    first = shares(list(cards(crew)), damage)[0]
    assert (first.first, first.second) == default


@pytest.mark.rule("FI-087", "FI-049", "PT-07")
@pytest.mark.parametrize(("challenge", "crew"), [("HU01", "H15"), ("revive", "H17"), ("motivate", "H15")])
def test_some_attempts_do_no_damage_but_locks_block(challenge: str, crew: str) -> None:
    live = lay(hands={A: crew, B: "H02"}, exhausted="H11 H12", knocked_out="H13", problems={A: "P05"})
    attempt(live, challenge, crew, "C L 1 + L")
    assert blocked(live) == {"w0-C", "w1-L", "red-L"}
    live.answer(B, PASS)
    live.answer(A, RESOLVE)
    assert live.s.attempt is None
    assert hurt(live) == {}
    assert live.s.rotated == [crew]


@pytest.mark.rule("FI-088")
def test_other_attempts_are_hurt_whatever_the_police_are() -> None:
    for police in ("uncontrolled", "controlled", "removed", "active"):
        live = lay(hands={A: "H01"}, police=police, problems={C: "P02"})
        tried(live, "P02", "H01", "L L 1")
        assert hurt(live) == {"H01": 2}


@pytest.mark.rule("TF-22", "FI-085")
def test_extra_damage() -> None:
    live = lay(hands={A: "H02"}, problems={A: "P05"}, play="HU06")
    tried(live, "HU06", "H02", "L 4")
    assert hurt(live) == {"H02": 2}
    live = lay(hands={A: "H02"}, problems={A: "P05"}, play="HU06")
    tried(live, "HU06", "H02", "4 4")
    assert hurt(live) == {}
    live = lay(hands={A: "H02"}, problems={B: "P05"}, play="HU06")
    tried(live, "HU06", "H02", "L 4")
    assert hurt(live) == {"H02": 1}


@pytest.mark.rule("FI-232")
def test_shields_are_announced_after_the_roll_and_add_up() -> None:
    live = lay(hands={A: "H01 H03", B: "H05 H13 H02"})
    attempt(live, "hu-door1", "H01 H03", "L L L 1 1")
    live.answer(B, Use(cards("H05")[0]))
    assert hurt(live) == {}
    live.answer(B, Use(cards("H13")[0]))
    live.answer(A, RESOLVE)
    assert hurt(live) == {}
    assert live.s.rotated == ["H01", "H03"]


@pytest.mark.rule("FI-232")
def test_a_shield_counts_against_the_damage_at_the_end() -> None:
    live = lay(hands={A: "H01", B: "H05 H02"})
    attempt(live, "hu-door1", "H01", "L C 1")
    live.answer(B, Use(cards("H05")[0]))
    clover(live, "L", "w2-1")
    live.answer(A, RESOLVE)
    assert hurt(live) == {}
    live = lay(hands={A: "H01", B: "H05 H02"})
    attempt(live, "hu-door1", "H01", "L L L")
    live.answer(B, Use(cards("H05")[0]))
    live.answer(A, RESOLVE)
    assert hurt(live) == {"H01": 1}


@pytest.mark.rule("FI-232")
def test_a_full_shield_cancels_all_of_it() -> None:
    live = lay(hands={A: "H01", B: "H24 H02"}, problems={A: "P05"})
    attempt(live, "hu-door1", "H01", "L L L + L")
    live.answer(B, Use(cards("H24")[0]))
    live.answer(A, RESOLVE)
    assert hurt(live) == {}


@pytest.mark.rule("FI-081", "FI-100")
def test_a_penalty_that_the_attempt_lifts_does_no_more_damage() -> None:
    live = lay(hands={A: "H05"}, problems={A: "P05"})
    tried(live, "P05", "H05", "4 L 1")
    assert live.s.problems[A] == []
    assert hurt(live) == {"H05": 1}
