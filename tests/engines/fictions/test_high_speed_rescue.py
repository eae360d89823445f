"""FI-156 to FI-168: High-speed Rescue."""

from __future__ import annotations

from typing import Any

import pytest

from engines.fictions.challenges import available
from engines.fictions.events import Appeared, Overcome, Tracked, Vanished
from engines.fictions.view import view
from tests.engines.kit.telling import told

from .scenario_kit import (
    G,
    at,
    keys,
    laid_out,
    marks,
    play,
    position,
    scenario,
)

CHASE = scenario("high_speed_rescue")
#: Ids by type, written down once more: the tests do not trust the card file.
OBSTACLES = ("HR02", "HR03", "HR04", "HR05", "HR06", "HR07")
TRAFFIC = ("HR08", "HR09", "HR10", "HR11")
ROADBLOCKS = ("HR12", "HR13", "HR14")
WITNESSES = ("HR15", "HR16", "HR17")


def chase(*cards: str, players: int = 3, tracks: dict[str, int] | None = None, **fields: Any) -> G:
    """A chase from the road's first space, with these cards in play, these marks, and these fields of the
    state."""
    tracks = {"car": 0, "van": 6, **(tracks or {})}
    return laid_out("high_speed_rescue", players, tracks=tracks, rows={"play": cards}, **fields)


def ahead(g: G) -> dict[str, int]:
    """What the pictures foretell."""
    return {track.name: track.ahead for track in view(g.s, None).tracks}


@pytest.mark.rule("FI-156")
@pytest.mark.parametrize(("players", "car"), [(1, 11), (2, 11), (3, 10), (4, 9)])
def test_set_up(players: int, car: int) -> None:
    g = position("high_speed_rescue", players)
    assert at(g, "car", "gear", "van", "stage", "tyres") == (car, 1, car + 6, 1, 0)
    assert sorted(g.s.scene.decks["deck"]) == sorted(OBSTACLES + TRAFFIC + ROADBLOCKS + WITNESSES)
    assert g.s.scene.rows["play"] == []
    assert "HR01" in [spot.key for spot in available(g.s)]


@pytest.mark.rule("FI-156")
def test_the_road_deck_is_shuffled() -> None:
    seeds = [bytes([k] * 32) for k in range(4)]
    orders = {tuple(position("high_speed_rescue", 3, seed=seed).s.scene.decks["deck"]) for seed in seeds}
    assert len(orders) == 4


@pytest.mark.rule("FI-157")
@pytest.mark.parametrize(
    ("players", "number", "cards"), [(1, 2, 1), (2, 2, 1), (3, 2, 1), (4, 1, 1), (4, 2, 2), (4, 3, 1)]
)
def test_a_round_begins_with_road_cards(players: int, number: int, cards: int) -> None:
    g = position("high_speed_rescue", players, round=number)
    top = g.s.scene.decks["deck"][::-1][:cards]
    CHASE.start_round(g)
    assert g.s.scene.rows["play"] == top
    assert [event.challenge for event in told(g, Appeared)] == top
    assert g.fenced


@pytest.mark.rule("FI-157")
def test_an_empty_deck_reveals_nothing() -> None:
    g = chase(*OBSTACLES, *TRAFFIC, *ROADBLOCKS, *WITNESSES, players=4, round=2)
    CHASE.start_round(g)
    assert (len(g.s.scene.rows["play"]), told(g, Appeared)) == (16, [])


# -- the board ---------------------------------------------------------------------------------


@pytest.mark.rule("FI-037")
@pytest.mark.parametrize(
    ("tracks", "found"),
    [
        ({}, "shift alleys tyres"),
        ({"gear": 4}, "alleys tyres"),
        ({"tyres": 1}, "shift alleys"),
        ({"car": 4}, "shift alleys tyres"),
        ({"car": 5}, "shift alleys tyres stage1"),
        ({"car": 6}, "shift tyres stage1"),
        ({"car": 5, "stage": 2}, "shift alleys tyres stage2"),
        ({"car": 6, "stage": 3}, "shift tyres stage3"),
        ({"car": 4, "stage": 3}, "shift alleys tyres"),
        ({"car": 6, "stage": 4}, "shift tyres"),
    ],
)
def test_what_the_board_offers(tracks: dict[str, int], found: str) -> None:
    g = chase(tracks=tracks)
    assert keys(g, "board") == [f"hr-{name}" for name in found.split()]
    stages = [f"stage{n}" for n in range(tracks.get("stage", 1), 4)]
    rest = [name for name in ("shift", "alleys", "tyres", *stages) if name not in found.split()]
    assert [one.key for one in view(g.s, None).challenges if not one.open] == [f"hr-{name}" for name in rest]


@pytest.mark.parametrize(
    ("faces", "gear", "after"), [("1 1 1", 1, 1), ("4 1 1", 1, 2), ("4 4 4", 1, 4), ("4 4 4", 3, 4)]
)
def test_each_triumph_shifts_up(faces: str, gear: int, after: int) -> None:
    g = chase(tracks={"gear": gear})
    play(g, "hr-shift", "H11", faces)
    assert at(g, "gear") == (after,)
    moved = [Tracked("high_speed_rescue-gear", gear, after, "shift")]
    assert told(g, Tracked) == (moved if after != gear else [])
    assert g.s.cubes == {}


@pytest.mark.parametrize(
    ("faces", "car", "after"),
    [("1 1 1 1 C C", 0, 0), ("4 1 C C C C", 0, 1), ("4 4 4 4 4 4", 0, 2), ("4 4 4 1 1 1", 5, 6)],
)
def test_the_alleys_never_lead_past_the_van(faces: str, car: int, after: int) -> None:
    g = chase(tracks={"car": car})
    play(g, "hr-alleys", "H09 H10", faces)
    assert at(g, "car", "van") == (after, 6)


def test_tyres_are_shot_once_a_round() -> None:
    g = chase()
    play(g, "hr-tyres", "H07", "4 2 1")
    assert at(g, "tyres") == (1,)
    assert "hr-tyres" not in keys(g, "board")
    CHASE.end_round(g)
    CHASE.start_round(g)
    assert at(g, "van", "tyres") == (8, 0)
    assert "hr-tyres" in keys(g, "board")


def test_the_stages_follow_one_another() -> None:
    g = chase(tracks={"car": 5})
    for stage, crew in ((1, "H07 H08"), (2, "H19 H20"), (3, "H05 H06")):
        assert at(g, "stage") == (stage,)
        play(g, f"hr-stage{stage}", crew, "4 4 4 C C C")
    assert [(event.before, event.after, event.why) for event in told(g, Tracked)] == [
        (1, 2, "done"),
        (2, 3, "done"),
        (3, 4, "done"),
    ]
    assert CHASE.verdict(g.s) == "success"


@pytest.mark.rule("FI-166")
def test_progress_on_a_stage_is_kept() -> None:
    g = chase(tracks={"car": 5})
    play(g, "hr-stage1", "H07", "4 1 C")
    assert g.s.cubes == {"hr-stage1": 1}
    CHASE.end_round(g)
    assert at(g, "van", "car") == (9, 6)
    assert "hr-stage1" not in keys(g, "board")
    assert g.s.cubes == {"hr-stage1": 1}
    marks(g, car=8)
    play(g, "hr-stage1", "H08", "4 1 C")
    assert (at(g, "stage"), g.s.cubes) == ((2,), {})


# -- the end of a round ----------------------------------------------------------------------------


@pytest.mark.rule("FI-158")
@pytest.mark.parametrize(("card", "crew"), [("HR02", "H11"), ("HR08", "H09"), ("HR12", "H05")])
def test_a_card_that_is_overcome_does_no_harm(card: str, crew: str) -> None:
    g = chase(card, tracks={"gear": 3})
    play(g, card, crew, "4 1 1")
    assert (g.s.scene.rows["play"], g.s.scene.rows["out"]) == ([], [card])
    CHASE.end_round(g)
    assert at(g, "car", "gear") == (3, 3)
    assert told(g, Overcome) == [Overcome(card)]  # type: ignore[arg-type]
    assert told(g, Vanished) == []


@pytest.mark.rule("FI-159")
@pytest.mark.parametrize(("gear", "after"), [(3, 2), (1, 1)])
def test_a_rally_costs_a_gear(gear: int, after: int) -> None:
    g = chase(tracks={"gear": gear})
    CHASE.rally(g)
    assert at(g, "gear") == (after,)
    assert len(told(g, Tracked)) == gear - after


@pytest.mark.rule("FI-162", "FI-163", "FI-164", "FI-165", "TF-34")
@pytest.mark.parametrize(("roadblocks", "car"), [((), 10), (("HR13",), 8)])
def test_the_chase_of_the_worked_example(roadblocks: tuple[str, ...], car: int) -> None:
    g = chase("HR10", "HR05", *roadblocks, tracks={"van": 12, "car": 8, "gear": 3, "tyres": 1})
    foretold = ahead(g)
    CHASE.end_round(g)
    assert at(g, "van", "car", "gear") == (14, car, 2)
    assert foretold == {"van": 2, "car": car - 8, "gear": -1, "stage": 0, "tyres": 0}
    assert g.s.scene.rows["play"] == list(roadblocks)
    assert sorted(g.s.scene.rows["out"]) == ["HR05", "HR10"]


@pytest.mark.rule("FI-160", "FI-162")
@pytest.mark.parametrize("tyres", [0, 1])
@pytest.mark.parametrize("police", ["uncontrolled", "controlled", "removed", "active"])
def test_the_van_moves(police: str, tyres: int) -> None:
    g = chase(tracks={"van": 10, "tyres": tyres}, police=police)
    CHASE.end_round(g)
    assert at(g, "van") == (13 + (police == "active") - tyres,)


@pytest.mark.rule("FI-163")
@pytest.mark.parametrize(
    ("cards", "tracks", "car"),
    [
        ((), {"gear": 4}, 4),
        (TRAFFIC[:1], {"gear": 4}, 3),
        (TRAFFIC, {"gear": 3}, 0),
        (TRAFFIC, {"gear": 3, "car": 2}, 2),
        (ROADBLOCKS[:1], {"gear": 4}, 0),
        (WITNESSES, {"gear": 4}, 4),
        (OBSTACLES, {"gear": 4}, 4),
        ((), {"gear": 4, "car": 4, "van": 6}, 8),
        ((), {"gear": 4, "car": 6, "van": 6}, 9),
        ((), {"gear": 4, "car": 6, "van": 6, "tyres": 1}, 8),
    ],
)
def test_the_car_moves(cards: tuple[str, ...], tracks: dict[str, int], car: int) -> None:
    g = chase(*cards, tracks=tracks)
    before, foretold = at(g, "car")[0], ahead(g)["car"]
    CHASE.end_round(g)
    assert at(g, "car") == (car,)
    assert foretold == car - before


@pytest.mark.rule("FI-164")
@pytest.mark.parametrize(("count", "gear", "after"), [(0, 4, 4), (1, 4, 3), (3, 4, 1), (6, 4, 1), (1, 1, 1)])
def test_obstacles_slow_the_car_after_it_has_moved(count: int, gear: int, after: int) -> None:
    g = chase(*OBSTACLES[:count], tracks={"gear": gear, "van": 20})
    CHASE.end_round(g)
    assert at(g, "car", "gear") == (gear, after)


@pytest.mark.rule("FI-165", "FI-120")
def test_what_stays_on_the_road() -> None:
    g = chase("HR15", "HR02", "HR12", "HR08", "HR16", "HR09")
    g.s.cubes["HR02"] = 1
    CHASE.end_round(g)
    assert g.s.scene.rows["play"] == ["HR15", "HR12", "HR16"]
    assert g.s.scene.rows["out"] == ["HR02", "HR08", "HR09"]
    assert [event.challenge for event in told(g, Vanished)] == ["HR02", "HR08", "HR09"]
    assert g.s.cubes == {}
    assert CHASE.fingerprints(g.s) == 2


@pytest.mark.rule("FI-161")
def test_once_the_prisoner_is_free_nothing_moves() -> None:
    g = chase("HR02", "HR08", tracks={"van": 20, "car": 19, "gear": 3, "stage": 4}, police="active")
    assert set(ahead(g).values()) == {0}
    CHASE.end_round(g)
    assert at(g, "van", "car", "gear") == (20, 19, 3)
    assert g.s.scene.rows["play"] == ["HR02", "HR08"]
    assert g.told == []
