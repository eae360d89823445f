"""Fictions' alt texts and descriptions: everything is said, nothing too long; help is told truly."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engines.fictions.cards import HENCHMEN
from engines.fictions.glossary import Challenge, Henchman
from engines.fictions.options import SKILL_OPTIONS
from engines.fictions.state import Settings, State
from render.fictions import PAINTER
from render.fictions.playable import helps, usable
from tests.render.playing import asked

from . import positions as v


def test_the_alt_text_follows_its_template() -> None:
    s = v.mid_game("hands_up")
    said = PAINTER.board_alt(v.seen(s), v.scene(s.turn))
    for part in (
        rf"Hands Up!, round {s.round}\.",
        rf"{v.NAMES[s.turn]} plays, {s.actions} actions? left\.",
        r"Clock \d+ of 15, loot \d+ of 9, (Door \d|all Doors open)",
        r"Police \S+",
        r"Open Challenges: \S.*?: \S+ \d+, (\d+ Triumphs? missing|each Triumph counts)",
        r"(Problems: |No Problems)",
        r"Fingerprints \d+ of 5\.",
        r"Clan Deck \d+, Exhausted \d+, KO'd \d+",
        r"Hands: A \d+ cards?, B \d+",
    ):
        assert re.search(part, said), part


@pytest.mark.parametrize(
    ("key", "part"),
    [
        ("high_speed_rescue", r"Van \d+ of 26, Car \d+, Gear \d, Stage \d"),
        ("intimate_enemies", r"Coup \d+ of 9, \d of 6 Rebels defeated, \d hidden"),
        ("no_more_bets", r"\d+ of 10 chips, Croupier at \w[\w -]+, [\w -]+ closed, round \d of 8"),
        ("family_business", r"Income \d+ of 10, \d+ of 12 sacks, round \d of 5"),
        ("bid_for_power", r"Campaign \d+ of 1[01], Support \d+, Betrayals \d"),
    ],
)
def test_each_scenario_has_its_track_sentence(key: str, part: str) -> None:
    assert re.search(part, PAINTER.board_alt(v.seen(v.mid_game(key)), v.scene(0)))


def test_a_roll_is_told() -> None:
    s, awaited = v.BOARDS["rolled"]()
    view = v.seen(s)
    a = view.attempt
    assert a is not None
    said = PAINTER.board_alt(view, v.scene(*awaited))
    assert f"Result {a.result} against {a.difficulty}" in said
    assert f"{a.damage} damage" in said


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_use_now_stands_on_exactly_the_skills_that_are_offered(players: int) -> None:
    """In whole campaigns the marked Skills are the engine's options."""
    checked = 0
    for view, ask in asked(v.play(players, 20 + players, Settings())):
        offered = {one.card for one in ask.options if isinstance(one, SKILL_OPTIONS)}
        marked = {
            card
            for at, held in enumerate(view.hands)
            for card in held or ()
            if usable(view, at, card, ask.kind)
        }
        assert marked == offered, (view.phase, ask.kind)
        checked += bool(offered)
    assert checked


def _rolled(white: str, red: str, difficulty: int = 5) -> State:
    s = v.crowded()
    s.problems = [[] for _ in s.problems]
    s.scene.rows["play"] = []
    a = s.attempt
    assert a is not None
    a.challenge, a.white, a.red_face = Challenge("hu-door1"), list(white), red
    a.add = a.shield = a.easier = 0
    return s


@pytest.mark.parametrize(
    ("card", "white", "red", "result", "damage"),
    [
        ("H06", "L3B1", "X2", 9, 1),
        ("H27", "L32", "", 9, 0),
        ("H10", "32", "X2", 11, 0),
        ("H19", "L22", "", 4, 0),
        ("H32", "41", "L", 17, 0),
        ("H24", "LL4", "", 4, 0),
        ("H05", "LLL", "", 0, 1),
    ],
)
def test_help_is_worth_what_the_ledger_says(
    card: str, white: str, red: str, result: int, damage: int
) -> None:
    """The worked examples 1, 16, 17, 18, 24 of the ledger, and shields."""
    made = helps(v.seen(_rolled(white, red)), Henchman(card))
    assert made is not None
    assert (made.number, made.damage) == (result, damage)


def test_every_expertise_and_face_has_its_picture() -> None:
    from render.fictions import style
    from render.kit.icons import ICONS

    names = {*style.ICON.values(), *style.FACES.values(), *style.PLACE.values(), *style.EMBLEM.values()}
    assert set(style.FACES) == set(HENCHMEN)
    assert len(set(style.FACES.values())) == len(style.FACES)
    assert not [name for name in names if not Path(ICONS / f"{name}.svg").exists()]


@pytest.mark.rule("FI-239")
def test_the_first_choice_says_where_to_start() -> None:
    s, _ = v.BOARDS["choose"]()
    assert "Hands Up!: Start here." in PAINTER.board_text(v.seen(s, None), v.scene())
    s.chapter = 2
    assert "Recommended" not in PAINTER.board_text(v.seen(s, None), v.scene())
