"""FI-147 to FI-155: Hands Up!"""

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
    hard,
    keys,
    laid_out,
    play,
    position,
    scenario,
)

HEIST = scenario("hands_up")
#: Ids by type, written down once more: the tests do not trust the card file.
ALARMS = ("HU02", "HU03", "HU04", "HU05", "HU06", "HU07")
GUARDS = ("HU08", "HU09", "HU10", "HU11", "HU12")
WITNESSES = ("HU13", "HU14", "HU15", "HU16")


def heist(*cards: str, players: int = 3, tracks: dict[str, int] | None = None, **fields: Any) -> G:
    """A heist with just these cards in play, these marks, and these fields of the state."""
    return laid_out("hands_up", players, tracks=tracks, rows={"play": cards}, **fields)


def shut(g: G) -> list[str]:
    """Spaces of the board that are shown as shut."""
    return [one.key for one in view(g.s, None).challenges if not one.open]


@pytest.mark.rule("FI-147")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_set_up(players: int) -> None:
    g = position("hands_up", players)
    assert at(g, "clock", "vault", "tills", "loot", "door", "away") == (6, 11, 4, 0, 1, 0)
    scene = g.s.scene
    assert len(scene.rows["play"]) == 1
    assert sorted(scene.decks["deck"] + scene.rows["play"]) == sorted(ALARMS + GUARDS + WITNESSES)
    assert "HU01" in [spot.key for spot in available(g.s)]


@pytest.mark.rule("FI-147")
def test_the_security_deck_is_shuffled() -> None:
    orders = {tuple(position("hands_up", 3, seed=bytes([k] * 32)).s.scene.decks["deck"]) for k in range(4)}
    assert len(orders) == 4


@pytest.mark.rule("FI-148")
@pytest.mark.parametrize(
    ("players", "number", "cards"),
    [(1, 2, 1), (2, 2, 1), (3, 2, 1), (3, 1, 1), (4, 1, 1), (4, 2, 2), (4, 3, 1)],
)
def test_a_round_begins_with_security_cards(players: int, number: int, cards: int) -> None:
    g = position("hands_up", players, round=number)
    before = list(g.s.scene.rows["play"])
    top = g.s.scene.decks["deck"][::-1][:cards]
    HEIST.start_round(g)
    assert g.s.scene.rows["play"] == before + top
    assert [event.challenge for event in told(g, Appeared)] == top
    assert g.fenced


@pytest.mark.rule("FI-148")
def test_an_empty_deck_reveals_nothing() -> None:
    g = position("hands_up", 4, round=2)
    left = g.s.scene.decks["deck"].pop()
    g.s.scene.decks["deck"] = [left]
    HEIST.start_round(g)
    HEIST.start_round(g)
    assert len(g.s.scene.rows["play"]) == 2
    assert told(g, Appeared) == [Appeared(left)]  # type: ignore[arg-type]


# -- the board ---------------------------------------------------------------------------------


@pytest.mark.rule("FI-037")
@pytest.mark.parametrize(
    ("tracks", "found", "rest"),
    [
        ({}, "hu-door1 hu-tills", "hu-door2 hu-door3 hu-bag hu-getaway"),
        ({"door": 2, "tills": 0}, "hu-door2", "hu-door3 hu-bag hu-getaway"),
        ({"door": 3}, "hu-door3 hu-tills", "hu-bag hu-getaway"),
        ({"door": 4, "loot": 8}, "hu-tills hu-bag", "hu-getaway"),
        ({"door": 4, "loot": 9}, "hu-tills hu-bag hu-getaway", ""),
        ({"door": 4, "vault": 0, "loot": 11}, "hu-tills hu-getaway", ""),
        ({"door": 4, "vault": 0, "tills": 0, "loot": 15}, "hu-getaway", ""),
    ],
)
def test_what_the_board_offers(tracks: dict[str, int], found: str, rest: str) -> None:
    g = heist(tracks=tracks)
    assert keys(g, "board") == found.split()
    assert shut(g) == rest.split()


def test_doors_open_one_after_another() -> None:
    g = heist()
    play(g, "hu-door1", "H01 H02", "4 4 1 1 1 1")
    assert at(g, "door") == (2,)
    assert told(g, Tracked) == [Tracked("hands_up-door", 1, 2, "opened")]
    play(g, "hu-door2", "H19 H20", "4 4 4 1 1 1")
    assert (at(g, "door"), g.s.cubes) == ((3,), {})
    play(g, "hu-door3", "H03 H04", "4 4 4 C C C")
    assert at(g, "door", "vault", "loot") == (4, 11, 0)


def test_an_unfinished_door_keeps_its_cubes() -> None:
    g = heist(tracks={"door": 2})
    play(g, "hu-door2", "H19", "4 4 2")
    assert (g.s.cubes, at(g, "door")) == ({"hu-door2": 2}, (2,))
    play(g, "hu-door2", "H20", "4 1 C")
    assert (g.s.cubes, at(g, "door")) == ({}, (3,))


@pytest.mark.parametrize(
    ("faces", "left", "sacks"), [("4 4 1", 4, 2), ("4 1 1", 4, 1), ("1 1 1", 4, 0), ("4 4 4", 2, 2)]
)
def test_each_triumph_takes_a_sack_from_the_tills(faces: str, left: int, sacks: int) -> None:
    g = heist(tracks={"tills": left})
    play(g, "hu-tills", "H13", faces)
    assert at(g, "tills", "loot") == (left - sacks, sacks)
    assert g.s.cubes == {}
    moved = [
        Tracked("hands_up-tills", left, left - sacks, "taken"),
        Tracked("hands_up-loot", 0, sacks, "tills"),
    ]
    assert told(g, Tracked) == (moved if sacks else [])


@pytest.mark.parametrize(("faces", "left", "sacks"), [("4 4 4", 11, 6), ("4 1 1", 11, 2), ("4 4 4", 5, 5)])
def test_each_triumph_bags_two_sacks(faces: str, left: int, sacks: int) -> None:
    g = heist(tracks={"door": 4, "vault": left})
    play(g, "hu-bag", "H09", faces)
    assert at(g, "vault", "loot") == (left - sacks, sacks)


@pytest.mark.rule("FI-149", "TF-33")
def test_guards_make_doors_and_bag_harder() -> None:
    for count, more in ((0, 0), (1, 1), (2, 2), (3, 2), (5, 2)):
        g = heist("HU02", "HU13", *GUARDS[:count])
        assert [hard(g, f"hu-door{n}") for n in (1, 2, 3)] == [5 + more, 5 + more, 6 + more]
        assert hard(g, "hu-bag") == 4 + more
        assert [hard(g, key) for key in ("hu-tills", "hu-getaway", "HU02", "HU01", "HU08")] == [4, 5, 4, 4, 4]


@pytest.mark.rule("FI-149", "FI-080")
@pytest.mark.parametrize(("card", "crew"), [("HU08", "H05"), ("HU13", "H15"), ("HU02", "H19")])
def test_a_card_that_is_overcome_is_discarded(card: str, crew: str) -> None:
    g = heist("HU08", "HU13", "HU02")
    play(g, card, crew, "4 4 4")
    rows = g.s.scene.rows
    assert (sorted({*rows["play"], card}), rows["out"]) == (["HU02", "HU08", "HU13"], [card])
    assert card not in rows["play"]
    assert told(g, Overcome) == [Overcome(card)]  # type: ignore[arg-type]
    assert told(g, Vanished) == []
    assert hard(g, "hu-door1") == (5 if card == "HU08" else 6)
    assert HEIST.fingerprints(g.s) == (0 if card == "HU13" else 1)


@pytest.mark.rule("FI-150")
def test_after_the_getaway_only_the_general_challenges_remain() -> None:
    g = heist("HU02", "HU13", tracks={"loot": 9, "door": 4}, exhausted=["H09"], knocked_out=["H10"])
    g.s.problems[1] = ["P08"]  # type: ignore[list-item]
    play(g, "hu-getaway", "H11 H12", "4 4 2 1 1 1")
    assert g.s.scene.tracks["away"] == 1
    assert [spot.key for spot in available(g.s)] == ["HU01", "P08", "revive", "motivate"]
    assert shut(g) == []


# -- the Clock and the end -----------------------------------------------------------------------


@pytest.mark.rule("FI-151")
def test_a_rally_costs_time() -> None:
    g = heist(tracks={"clock": 3})
    HEIST.rally(g)
    assert at(g, "clock") == (4,)
    assert told(g, Tracked) == [Tracked("hands_up-clock", 3, 4, "rally")]


@pytest.mark.rule("FI-153", "TF-32")
def test_the_clock_of_the_worked_example() -> None:
    g = heist(*ALARMS[:3], tracks={"clock": 6}, police="active")
    HEIST.end_round(g)
    assert at(g, "clock") == (11,)
    assert [(event.after, event.why) for event in told(g, Tracked)] == [
        (7, "round"),
        (8, "alarm"),
        (9, "alarms"),
        (11, "police"),
    ]


@pytest.mark.rule("FI-152", "FI-153")
@pytest.mark.parametrize("police", ["uncontrolled", "controlled", "removed", "active"])
@pytest.mark.parametrize(("alarms", "more"), [(0, 0), (1, 1), (2, 1), (3, 2), (6, 2)])
def test_the_clock_at_the_end_of_a_round(alarms: int, more: int, police: str) -> None:
    g = heist("HU08", "HU13", *ALARMS[:alarms], tracks={"clock": 5}, police=police)
    ahead = view(g.s, None).tracks[0].ahead
    HEIST.end_round(g)
    assert at(g, "clock") == (6 + more + 2 * (police == "active"),)
    assert ahead == at(g, "clock")[0] - 5
