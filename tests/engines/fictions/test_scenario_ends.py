"""How Scenarios end and what they bring: verdicts and Reputation of all six (FI-123), and a wrong card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from .scenario_kit import (
    laid_out,
    scenario,
)

DISTRICTS = tuple(f"BP{n:02}" for n in range(2, 14))
BUSINESSES = tuple(f"FB{n:02}" for n in range(2, 16))

#: A position: its tracks, and what else of it matters.
Tracks = Mapping[str, int]

#: By Scenario: tracks at the end of a round, the round if it matters, and the verdict.
VERDICTS: dict[str, Sequence[tuple[Tracks, int, str]]] = {
    "hands_up": [
        ({"clock": 14}, 1, ""),
        ({"clock": 15}, 1, "failure"),
        ({"clock": 17}, 1, "failure"),
        ({"clock": 14, "away": 1}, 1, "success"),
        ({"clock": 17, "away": 1}, 1, "success"),
    ],
    "high_speed_rescue": [
        ({"van": 25, "stage": 3}, 1, ""),
        ({"van": 26, "stage": 3}, 1, "failure"),
        ({"van": 28, "stage": 1}, 1, "failure"),
        ({"van": 25, "stage": 4}, 1, "success"),
        ({"van": 26, "stage": 4}, 1, "success"),
    ],
    "intimate_enemies": [
        ({"ringleader": 0, "defeated": 7, "coup": 8}, 9, ""),
        ({"ringleader": 1, "defeated": 5, "coup": 8}, 9, ""),
        ({"ringleader": 1, "defeated": 6, "coup": 8}, 9, "success"),
        ({"ringleader": 1, "defeated": 8, "coup": 0}, 3, "success"),
        ({"ringleader": 1, "defeated": 6, "coup": 9}, 10, "success"),
        ({"ringleader": 1, "defeated": 5, "coup": 9}, 4, "failure"),
        ({"ringleader": 0, "defeated": 0, "coup": 11}, 4, "failure"),
        ({"ringleader": 0, "defeated": 7, "coup": 0}, 10, "failure"),
    ],
    "no_more_bets": [
        ({"chips": 10, "out": 1}, 3, "success"),
        ({"chips": 10, "out": 1}, 8, "success"),
        ({"chips": 10, "out": 0}, 3, ""),
        ({"chips": 1, "out": 0}, 7, ""),
        ({"chips": 10, "out": 0}, 8, "failure"),
        ({"chips": 0, "out": 0}, 2, "failure"),
    ],
    "family_business": [
        ({"income": 10, "sacks": 12}, 3, "success"),
        ({"income": 10, "sacks": 12}, 5, "success"),
        ({"income": 9, "sacks": 15}, 3, ""),
        ({"income": 18, "sacks": 11}, 3, ""),
        ({"income": 0, "sacks": 0}, 4, ""),
        ({"income": 9, "sacks": 12}, 5, "failure"),
        ({"income": 10, "sacks": 11}, 5, "failure"),
    ],
}


@pytest.mark.rule("FI-123", "FI-154", "FI-167", "FI-182", "FI-201", "FI-212")
@pytest.mark.parametrize(
    ("key", "tracks", "number", "wanted"),
    [(key, *row) for key, rows in VERDICTS.items() for row in rows],
)
def test_verdict(key: str, tracks: Tracks, number: int, wanted: str) -> None:
    assert scenario(key).verdict(laid_out(key, tracks=tracks, round=number).s) == wanted


@pytest.mark.rule("FI-182", "FI-201", "FI-212")
def test_the_last_rounds() -> None:
    last = {key: scenario(key).last_round for key in (*VERDICTS, "bid_for_power")}
    assert {key: number for key, number in last.items() if number} == {
        "intimate_enemies": 10,
        "no_more_bets": 8,
        "family_business": 5,
    }


@pytest.mark.rule("FI-227", "FI-228")
@pytest.mark.parametrize(
    ("players", "campaign", "support", "betrayals", "ending"),
    [
        (3, 5, 8, 3, "betrayal"),
        (3, 5, 12, 4, "betrayal"),
        (3, 9, 8, 2, ""),
        (3, 9, 12, 0, ""),
        (3, 10, 8, 0, "success"),
        (3, 12, 8, 0, "success"),
        (3, 10, 7, 0, "election"),
        (3, 10, 9, 1, "success"),
        (3, 10, 8, 1, "election"),
        (3, 10, 12, 2, "betrayal"),
        (4, 10, 12, 2, ""),
        (4, 11, 8, 0, "success"),
        (4, 11, 0, 0, "election"),
    ],
)
def test_verdict_of_the_election(
    players: int, campaign: int, support: int, betrayals: int, ending: str
) -> None:
    in_play = ["BP14", *(f"BP{n}" for n in range(22, 22 + betrayals))]
    rows = {"secured": DISTRICTS[:support], "play": in_play}
    g = laid_out("bid_for_power", players, tracks={"campaign": campaign}, rows=rows)
    assert scenario("bid_for_power").verdict(g.s) == ending


#: By Scenario: the tracks of a success, then what matters (a track, the round, the Police) and the points.
REWARDS: dict[str, tuple[Tracks, Sequence[tuple[dict[str, Any], int]]]] = {
    "hands_up": (
        {"away": 1},
        [
            ({"loot": 11, "police": "uncontrolled"}, 7),
            ({"loot": 11, "police": "controlled"}, 7),
            ({"loot": 11, "police": "removed"}, 6),
            ({"loot": 11, "police": "active"}, 6),
            ({"loot": 9, "police": "active"}, 5),
            ({"loot": 10, "police": "active"}, 5),
            ({"loot": 14, "police": "active"}, 7),
            ({"loot": 15, "police": "active"}, 8),
            ({"loot": 15, "police": "controlled"}, 9),
        ],
    ),
    "high_speed_rescue": (
        {"stage": 4},
        [
            ({"van": 17, "police": "controlled"}, 9),
            ({"van": 17, "police": "uncontrolled"}, 9),
            ({"van": 17, "police": "removed"}, 8),
            ({"van": 17, "police": "active"}, 8),
            ({"van": 6, "police": "active"}, 8),
            ({"van": 18, "police": "active"}, 7),
            ({"van": 20, "police": "active"}, 7),
            ({"van": 21, "police": "active"}, 6),
            ({"van": 24, "police": "active"}, 5),
            ({"van": 25, "police": "controlled"}, 6),
        ],
    ),
    "intimate_enemies": (
        {"defeated": 6, "ringleader": 1},
        [({"coup": coup}, points) for coup, points in enumerate((8, 7, 7, 7, 6, 6, 6, 5, 5, 5, 5, 5))],
    ),
    "no_more_bets": (
        {"chips": 10, "out": 1},
        [
            ({"round": 8, "police": "active"}, 6),
            ({"round": 7, "police": "active"}, 7),
            ({"round": 5, "police": "active"}, 8),
            ({"round": 5, "police": "removed"}, 8),
            ({"round": 5, "police": "controlled"}, 9),
            ({"round": 8, "police": "uncontrolled"}, 7),
        ],
    ),
    "family_business": (
        {"income": 10, "sacks": 12},
        [
            ({"round": 5, "police": "active"}, 5),
            ({"round": 4, "police": "active"}, 6),
            ({"round": 3, "police": "removed"}, 7),
            ({"round": 3, "police": "uncontrolled"}, 8),
            ({"round": 5, "police": "controlled"}, 6),
        ],
    ),
}
#: By Scenario: what matters of a failure, and the points.
CONSOLATIONS: dict[str, Sequence[tuple[dict[str, Any], int]]] = {
    "hands_up": [
        ({"loot": loot}, points) for loot, points in ((0, 0), (2, 0), (3, 1), (8, 2), (9, 3), (15, 3))
    ],
    "high_speed_rescue": [({"van": 26, "stage": stage}, stage - 1) for stage in (1, 2, 3)],
    "intimate_enemies": [
        ({"coup": 9, "defeated": defeated}, points)
        for defeated, points in ((0, 0), (1, 0), (2, 1), (5, 2), (6, 3), (7, 3), (8, 3))
    ],
    "no_more_bets": [
        ({"chips": chips, "round": 8, "police": "controlled"}, points)
        for chips, points in ((0, 0), (2, 0), (3, 1), (8, 2), (9, 3), (10, 3))
    ],
    "family_business": [
        ({"territory": territory, "play": ["FB16", "FB17", "FB18", "FB19"], "police": "controlled"}, points)
        for territory, points in (
            ((), 0),
            (("FB02", "FB03"), 0),
            (("FB02", "FB13", "FB15"), 1),
            (("FB02", "FB13", "FB15", "FB12"), 2),
            (("FB12", "FB13", "FB14", "FB15", "FB02"), 3),
            (BUSINESSES, 3),
        )
    ],
    "bid_for_power": [({"campaign": 10, "secured": DISTRICTS}, 0)],
}


def points(key: str, *, success: bool, tracks: Tracks, **what: Any) -> int:
    """Reputation in a position; ``what`` are tracks, rows and fields of the state, by their names."""
    g = laid_out(key)
    scene = g.s.scene
    return scenario(key).reputation(
        laid_out(
            key,
            tracks={**tracks, **{name: value for name, value in what.items() if name in scene.tracks}},
            rows={name: value for name, value in what.items() if name in scene.rows},
            **{name: value for name, value in what.items() if hasattr(g.s, name)},
        ).s,
        success,
    )


@pytest.mark.rule("FI-155", "FI-168", "FI-183", "FI-202", "FI-213", "TF-33", "TF-35")
@pytest.mark.parametrize(
    ("key", "tracks", "what", "wanted"),
    [(key, tracks, *row) for key, (tracks, rows) in REWARDS.items() for row in rows],
)
def test_reputation_of_success(key: str, tracks: Tracks, what: dict[str, Any], wanted: int) -> None:
    assert points(key, success=True, tracks=tracks, **what) == wanted


@pytest.mark.rule("FI-155", "FI-168", "FI-183", "FI-202", "FI-213", "FI-229")
@pytest.mark.parametrize(
    ("key", "what", "wanted"), [(key, *row) for key, rows in CONSOLATIONS.items() for row in rows]
)
def test_reputation_of_failure(key: str, what: dict[str, Any], wanted: int) -> None:
    assert points(key, success=False, tracks={}, **what) == wanted


@pytest.mark.rule("FI-229")
def test_the_election_brings_no_reputation() -> None:
    assert points("bid_for_power", success=True, tracks={"campaign": 10}, secured=DISTRICTS) == 0


#: By Scenario: the tracks of a picture with their value, first and last space, and goal.
TRACKS: dict[str, tuple[dict[str, Any], dict[str, tuple[int, int, int, int]]]] = {
    "hands_up": (
        {"clock": 4, "door": 3, "vault": 11, "tills": 1, "loot": 3},
        {
            "clock": (4, 0, 15, 0),
            "door": (3, 1, 4, 4),
            "vault": (11, 0, 11, 0),
            "tills": (1, 0, 4, 0),
            "loot": (3, 0, 15, 9),
            "away": (0, 0, 1, 1),
        },
    ),
    "high_speed_rescue": (
        {"van": 12, "car": 8, "gear": 3, "stage": 2},
        {
            "van": (12, 0, 26, 0),
            "car": (8, 0, 26, 0),
            "gear": (3, 1, 4, 0),
            "stage": (2, 1, 4, 4),
            "tyres": (0, 0, 1, 0),
        },
    ),
    "intimate_enemies": (
        {"coup": 3, "defeated": 2},
        {
            "coup": (3, 0, 9, 0),
            "defeated": (2, 0, 8, 6),
            "ringleader": (0, 0, 1, 1),
            "hidden": (6, 0, 0, 0),
        },
    ),
}


@pytest.mark.rule("FI-147", "FI-156", "FI-169")
@pytest.mark.parametrize(("key", "tracks", "wanted"), [(key, *row) for key, row in TRACKS.items()])
def test_the_tracks_of_the_picture(
    key: str, tracks: Tracks, wanted: dict[str, tuple[int, int, int, int]]
) -> None:
    found = scenario(key).tracks(laid_out(key, tracks=tracks).s)
    assert {track.name: (track.value, track.least, track.most, track.goal) for track in found} == wanted
