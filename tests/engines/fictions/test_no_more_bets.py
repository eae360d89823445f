"""FI-184 to FI-202: No More Bets!"""

from __future__ import annotations

from itertools import combinations

import pytest

from engines.fictions.challenges import missing, penalised
from engines.fictions.events import Appeared, Overcome, Progress, Resolved, Spent, Tracked, Vanished
from engines.fictions.glossary import Challenge, Henchman
from engines.fictions.helping import offers
from engines.fictions.options import Exhaust, Use
from engines.fictions.scenario import spot_at
from engines.fictions.state import Attempt
from engines.fictions.view import view
from tests.engines.kit.telling import told

from .casino_kit import (
    INVESTIGATORS,
    KEY,
    TABLES,
    bet,
    casino,
    chips,
)
from .scenario_kit import (
    bring,
    drive,
    keys,
    play,
    position,
    scenario,
    stack,
)


@pytest.mark.rule("FI-184")
def test_setup() -> None:
    places, on_duty = set(), set()
    for seed in range(40):
        g = position(KEY, seed=bytes([seed]) * 32)
        tracks = dict(g.s.scene.tracks)
        places.add(tracks.pop("croupier"))
        assert tracks == {"chips": 3, "safe": 7, "closed": 0, "rigged": 0, "out": 0, "won": 0}
        staff = g.s.scene.rows["play"]
        on_duty.add(frozenset(staff))
        assert g.s.scene.rows == {"play": staff, "out": [], "tables": list(TABLES)}
        assert sorted(staff + g.s.scene.decks["house"]) == [f"NB{n:02}" for n in range(8, 16)]
        assert keys(g) == ["nb-rig", *TABLES, *staff, "NB01"]
    assert places == {1, 2, 3, 4, 5, 6}
    assert on_duty == set(map(frozenset, combinations([f"NB{n:02}" for n in range(8, 13)], 3)))
    assert g.s.scene.decks["house"] != position(KEY).s.scene.decks["house"]
    assert scenario(KEY).police == "NB01"
    shown = [(each.name, each.least, each.most, each.goal) for each in scenario(KEY).tracks(g.s)]
    assert shown == [("chips", 0, 10, 10), ("safe", 0, 10, 0), ("croupier", 1, 6, 0), ("closed", 0, 6, 0)]


@pytest.mark.rule("FI-185")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (5, 6), (6, 1)])
def test_the_croupier_walks_and_staff_stay(before: int, after: int) -> None:
    g = casino(croupier=before)
    stack(g, "house", "NB12", "NB08")
    drive(scenario(KEY).start_round(g))
    assert g.s.scene.tracks["croupier"] == after
    assert told(g, Tracked) == [Tracked("no_more_bets-croupier", before, after, "round")]
    assert g.s.scene.rows["play"] == ["NB12"]
    assert told(g, Appeared) == [Appeared(Challenge("NB12"))]
    assert "NB12" in keys(g)
    assert len(g.s.scene.decks["house"]) == 7


@pytest.mark.rule("FI-185")
@pytest.mark.parametrize(("card", "croupier", "left"), [("NB13", 5, 4), ("NB14", 2, 3)])
def test_an_event_acts_and_goes(card: str, croupier: int, left: int) -> None:
    g = casino(croupier=1)
    stack(g, "house", card)
    assert drive(scenario(KEY).start_round(g)) == []
    assert (g.s.scene.tracks["croupier"], chips(g)) == (croupier, left)
    assert (g.s.scene.rows["play"], g.s.scene.rows["out"]) == ([], [card])
    assert told(g, Vanished) == [Vanished(Challenge(card))]


@pytest.mark.rule("FI-185")
def test_a_long_night_exhausts_one_of_each_hand() -> None:
    g = casino()
    g.s.hands = [[Henchman(f"H0{n}"), Henchman(f"H1{n}")] for n in (1, 2, 3)]
    stack(g, "house", "NB15")
    steps = scenario(KEY).start_round(g)
    assert steps is not None
    asks = next(steps)
    assert [ask.seat for ask in asks] == [0, 1, 2]
    assert g.s.scene.rows["play"] == ["NB15"]
    # An Event on the table is nothing that one could attempt.
    assert "NB15" not in [each.key for each in view(g.s, None).challenges]
    for seat in (0, 1):
        steps.send((seat, Exhaust((Henchman(f"H1{seat + 1}"),))))
    assert g.s.exhausted == []
    with pytest.raises(StopIteration):
        steps.send((2, Exhaust((Henchman("H13"),))))
    assert g.s.exhausted == ["H11", "H12", "H13"]
    assert [spent.why for spent in told(g, Spent)] == ["NB15"] * 3
    assert (g.s.scene.rows["play"], g.s.scene.rows["out"]) == ([], ["NB15"])


@pytest.mark.rule("FI-185")
def test_an_empty_house_deck_shows_nothing() -> None:
    g = casino()
    g.s.scene.decks["house"].clear()
    assert drive(scenario(KEY).start_round(g)) == []
    assert (g.s.scene.rows["play"], g.s.scene.tracks["croupier"]) == ([], 1)


@pytest.mark.rule("FI-186")
def test_marked_skills_and_penalties_are_out() -> None:
    g = casino()
    g.s.attempt = Attempt(1, Challenge("NB02"), "stake1", [], stage="rolled", white=["1"])
    g.s.hands[0] = [Henchman("H06"), Henchman("H08")]
    assert offers(g.s, 0, "after") == [Use(Henchman("H06"))]
    g.s.problems[0] = [Challenge("P01"), Challenge("P08")]
    assert penalised(g.s, 0, "fewer_dice") == 0
    assert penalised(g.s, 0, "lone_henchman") == 1


@pytest.mark.rule("FI-187")
@pytest.mark.parametrize("held", range(11))
def test_bets_are_legal_with_one_to_nine_chips(held: int) -> None:
    g = casino(chips=held, closed=3)
    legal = [key for key in TABLES if key != "NB04"] if 1 <= held <= 9 else []
    assert [key for key in keys(g) if key in TABLES] == legal
    shut = [spot.key for spot in scenario(KEY).shut(g.s) if spot.key in TABLES]
    assert shut == [key for key in TABLES if key not in legal]


@pytest.mark.rule("FI-188")
def test_stakes() -> None:
    table, rig = (spot_at(casino().s, Challenge(key)) for key in ("NB02", "nb-rig"))
    assert scenario(KEY).ways(casino(chips=1).s, table) == ("stake1",)
    assert scenario(KEY).ways(casino(chips=2).s, table) == ("stake1", "stake2")
    assert scenario(KEY).ways(casino().s, rig) == ("plain",)


@pytest.mark.rule("FI-188", "FI-189", "TF-37")
def test_a_lost_bet_costs_the_stake() -> None:
    g = casino(croupier=1)
    bring(g, "NB08")
    asks = play(g, "NB02", INVESTIGATORS, "4 2 2 L L L", "stake2")
    assert told(g, Resolved) == [Resolved(0, Challenge("NB02"), 8, 9, 0)]
    assert chips(g) == 2
    assert (g.s.scene.tracks["closed"], g.s.scene.tracks["won"]) == (0, 0)
    # The stake is no part of any later question.
    assert not any(hasattr(option, "way") for ask in asks for option in ask.options)


@pytest.mark.rule("FI-190", "FI-193", "TF-37")
@pytest.mark.parametrize(
    ("faces", "result", "after"), [("4 3 2 L L L", 9, 7), ("4 4 4 3 2 1", 18, 8), ("4 4 4 3 1 1", 17, 7)]
)
def test_a_won_bet(faces: str, result: int, after: int) -> None:
    g = casino(croupier=1)
    bring(g, "NB08")
    play(g, "NB02", INVESTIGATORS, faces, "stake2")
    assert told(g, Resolved) == [Resolved(0, Challenge("NB02"), result, 9, result // 9)]
    assert chips(g) == after
    assert told(g, Tracked)[0] == Tracked("no_more_bets-chips", 4, after, "won")
    assert g.s.scene.tracks["won"] == 1


@pytest.mark.rule("FI-189", "FI-190")
@pytest.mark.parametrize(
    ("triumphs", "way", "croupier", "change"),
    [
        (0, "stake1", 6, -1),
        (0, "stake2", 1, -2),
        (1, "stake1", 6, 1),
        (1, "stake2", 6, 2),
        (1, "stake1", 1, 2),
        (2, "stake1", 6, 2),
        (2, "stake1", 1, 3),
        (2, "stake2", 1, 4),
    ],
)
def test_what_a_bet_pays(triumphs: int, way: str, croupier: int, change: int) -> None:
    g = casino(croupier=croupier)
    bet(g, triumphs, way)
    assert chips(g) == 4 + change


@pytest.mark.rule("FI-190")
def test_the_safe_pays_what_it_holds() -> None:
    g = casino(chips=9, croupier=1)
    bet(g, 2, "stake2")
    assert chips(g) == 10


@pytest.mark.rule("FI-191")
def test_tables_take_no_cubes_and_at_most_two_triumphs() -> None:
    g = casino()
    play(g, "NB02", INVESTIGATORS, "4 4 4 4 4 4", "stake1")
    assert told(g, Resolved)[0].triumphs == 2
    assert (g.s.cubes, told(g, Progress), told(g, Overcome)) == ({}, [], [])
    assert missing(g.s, spot_at(g.s, Challenge("NB02"))) == 2
    assert chips(g) == 6


@pytest.mark.rule("FI-192")
def test_the_blocking_token_follows_wins() -> None:
    g = casino()
    bet(g, 1, table="NB03")
    assert "NB03" not in keys(g)
    bet(g, 0, table="NB05")
    assert (g.s.scene.tracks["closed"], "NB05" in keys(g)) == (2, True)
    bet(g, 1, table="NB05")
    assert ("NB03" in keys(g), "NB05" in keys(g)) == (True, False)
    assert [each.after for each in told(g, Tracked) if each.track == "no_more_bets-closed"] == [2, 4]
