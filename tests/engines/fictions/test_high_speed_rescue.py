"""FI-156 to FI-168: High-speed Rescue."""

from __future__ import annotations

from typing import Any

import pytest

from engines.fictions.challenges import available
from engines.fictions.events import Appeared, Overcome, Tracked, Vanished
from engines.fictions.view import view

from .scenario_kit import G, bring, marks, play, position, scenario, told

CHASE = scenario("high_speed_rescue")
#: Ids by type, written down once more: the tests do not trust the card file.
OBSTACLES = ("HR02", "HR03", "HR04", "HR05", "HR06", "HR07")
TRAFFIC = ("HR08", "HR09", "HR10", "HR11")
ROADBLOCKS = ("HR12", "HR13", "HR14")
WITNESSES = ("HR15", "HR16", "HR17")
PRINTED = """
HR01 police persuade 4 1, HR02 obstacle drive 4 1, HR03 obstacle drive 4 1, HR04 obstacle drive 5 1,
HR05 obstacle repair 4 1, HR06 obstacle repair 5 1, HR07 obstacle heal 4 1, HR08 traffic run 4 1,
HR09 traffic run 5 1, HR10 traffic shoot 4 1, HR11 traffic intimidate 5 1, HR12 roadblock fight 4 1,
HR13 roadblock shoot 5 1, HR14 roadblock search 4 1, HR15 witness persuade 4 1,
HR16 witness investigate 4 1, HR17 witness persuade 5 1, hr-shift board drive 4 0, hr-alleys board run 5 0,
hr-tyres board shoot 6 1, hr-stage1 board shoot 5 2, hr-stage2 board repair 5 2, hr-stage3 board fight 6 2
"""


def chase(*cards: str, players: int = 3, tracks: dict[str, int] | None = None, **fields: Any) -> G:
    """A chase from the road's first space, with these cards in play, these marks, and these fields of the
    state."""
    g = position("high_speed_rescue", players, **fields)
    bring(g, *cards)
    marks(g, **{"car": 0, "van": 6, **(tracks or {})})
    return g


def at(g: G, *names: str) -> tuple[int, ...]:
    """Values of marks."""
    return tuple(g.s.scene.tracks[name] for name in names)


def board(g: G) -> list[str]:
    """Spaces of the board that can be attempted now."""
    return [spot.key for spot in available(g.s) if spot.kind == "board"]


def ahead(g: G) -> dict[str, int]:
    """What the pictures foretell."""
    return {track.name: track.ahead for track in view(g.s, None).tracks}


@pytest.mark.rule("FI-036")
def test_the_cards_are_as_printed() -> None:
    wanted = [line.split() for line in PRINTED.replace("\n", " ").split(",")]
    found = [[k, p.kind, p.ideal, str(p.difficulty), str(p.triumphs)] for k, p in CHASE.printed.items()]
    assert found == wanted
    assert [key for key, one in CHASE.printed.items() if one.fingerprint] == list(WITNESSES)
    assert [key for key, one in CHASE.printed.items() if one.most] == ["hr-alleys"]


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
    assert board(g) == [f"hr-{name}" for name in found.split()]
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
    assert "hr-tyres" not in board(g)
    CHASE.end_round(g)
    CHASE.start_round(g)
    assert at(g, "van", "tyres") == (8, 0)
    assert "hr-tyres" in board(g)


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
    assert "hr-stage1" not in board(g)
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


@pytest.mark.rule("FI-167", "FI-123")
@pytest.mark.parametrize(
    ("van", "stage", "wanted"),
    [(25, 3, ""), (26, 3, "failure"), (28, 1, "failure"), (25, 4, "success"), (26, 4, "success")],
)
def test_the_verdict(van: int, stage: int, wanted: str) -> None:
    assert CHASE.verdict(chase(tracks={"van": van, "stage": stage}).s) == wanted


@pytest.mark.rule("FI-168", "TF-35")
@pytest.mark.parametrize(
    ("van", "police", "points"),
    [
        (17, "controlled", 9),
        (17, "uncontrolled", 9),
        (17, "removed", 8),
        (17, "active", 8),
        (6, "active", 8),
        (18, "active", 7),
        (20, "active", 7),
        (21, "active", 6),
        (24, "active", 5),
        (25, "controlled", 6),
    ],
)
def test_the_reward(van: int, police: str, points: int) -> None:
    assert CHASE.reputation(chase(tracks={"van": van, "stage": 4}, police=police).s, True) == points


@pytest.mark.rule("FI-168")
@pytest.mark.parametrize("stage", [1, 2, 3])
def test_the_consolation(stage: int) -> None:
    g = chase(tracks={"van": 26, "stage": stage})
    assert CHASE.reputation(g.s, False) == stage - 1


@pytest.mark.rule("FI-156")
def test_the_tracks_of_the_picture() -> None:
    g = chase(tracks={"van": 12, "car": 8, "gear": 3, "stage": 2})
    seen = {track.name: (track.value, track.least, track.most, track.goal) for track in CHASE.tracks(g.s)}
    assert seen == {
        "van": (12, 0, 26, 0),
        "car": (8, 0, 26, 0),
        "gear": (3, 1, 4, 0),
        "stage": (2, 1, 4, 4),
        "tyres": (0, 0, 1, 0),
    }
