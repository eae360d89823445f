"""FI-214 to FI-229: Bid for Power."""

from __future__ import annotations

from random import Random

import pytest

from engines.fictions.challenges import available
from engines.fictions.events import Appeared, Happened, Overcome, Resolved, Tracked, Vanished
from engines.fictions.glossary import Challenge, Henchman
from engines.fictions.options import Choose
from engines.fictions.rolls import result
from engines.fictions.scenario import spot_at
from engines.fictions.state import Attempt
from tests.engines.kit.telling import told

from .scenario_kit import (
    G,
    drive,
    gives,
    hard,
    laid_out,
    play,
    position,
    scenario,
    stack,
)

KEY = "bid_for_power"
DISTRICTS = tuple(f"BP{n:02}" for n in range(2, 14))


def city(
    players: int = 3,
    *,
    display: tuple[str, ...] = (),
    secured: tuple[str, ...] = (),
    play: tuple[str, ...] = (),
    police: str = "uncontrolled",
    campaign: int = 3,
    starter: int = 0,
) -> G:
    """A city with these cards; nothing else is on show."""
    rows = {"display": display, "secured": secured, "play": play}
    return laid_out(KEY, players, tracks={"campaign": campaign}, rows=rows, police=police, starter=starter)


def secured(g: G) -> list[str]:
    return g.s.scene.rows["secured"]


def choose(key: str) -> Choose:
    return Choose(Challenge(key))


@pytest.mark.rule("FI-214")
@pytest.mark.parametrize(("players", "election"), [(1, 10), (2, 10), (3, 10), (4, 11)])
def test_setup(players: int, election: int) -> None:
    g = position(KEY, players)
    scene = g.s.scene
    assert scene.tracks == {"campaign": 0}
    assert (len(scene.rows["display"]), scene.rows["secured"], len(scene.rows["play"])) == (5, [], 1)
    assert sorted(scene.rows["display"] + scene.decks["districts"]) == list(DISTRICTS)
    assert sorted(scene.rows["play"] + scene.decks["city"]) == [f"BP{n}" for n in range(14, 26)]
    other = position(KEY, players, seed=bytes([1]) * 32).s.scene
    assert (other.rows["display"], other.decks["city"]) != (scene.rows["display"], scene.decks["city"])
    assert [spot.key for spot in available(g.s)] == [*scene.rows["display"], *scene.rows["play"], "BP01"]
    assert {name for group in scenario(KEY).piles for name in group} == set(scene.decks)
    calendar = scenario(KEY).tracks(g.s)[0]
    assert (calendar.name, calendar.value, calendar.most, calendar.ahead) == ("campaign", 0, election, 1)


@pytest.mark.rule("FI-215")
@pytest.mark.parametrize(
    ("players", "counts"),
    [(players, [*range(2, 12)]) for players in (1, 2, 3)] + [(4, [2, 4, 5, 7, 8, 10, 11, 12, 12, 12])],
)
def test_the_city_shows_cards(players: int, counts: list[int]) -> None:
    g = position(KEY, players)
    found = []
    for g.s.round in range(1, 11):
        drive(scenario(KEY).start_round(g))
        found.append(len(g.s.scene.rows["play"]))
    assert found == counts
    assert [each.challenge for each in told(g, Appeared)] == g.s.scene.rows["play"][1:]
    assert [spot.key for spot in available(g.s)][5:-1] == g.s.scene.rows["play"]


@pytest.mark.rule("FI-216", "TF-39")
def test_home_ground() -> None:
    g = city()
    velvet = [Henchman("H15")]
    ward, gossip, dockers, lieutenant, police = (
        spot_at(g.s, Challenge(key)) for key in ("BP06", "BP18", "BP14", "BP23", "BP01")
    )
    assert gives(g, ward, velvet) == [1 + 1]
    assert gives(g, gossip, velvet) == [1 + 1]
    assert gives(g, dockers, velvet) == [3]
    assert gives(g, lieutenant, velvet) == [2]
    assert gives(g, police, velvet) == [3]


@pytest.mark.rule("FI-217", "TF-40")
def test_prestige() -> None:
    g = city(display=("BP06", "BP13"))
    g.s.clan += [Henchman("H31"), Henchman("H21")]
    play(g, "BP06", "H31 H21", "3 2 1 L L L")
    assert told(g, Resolved) == [Resolved(0, Challenge("BP06"), 12, 6, 2)]
    assert secured(g) == ["BP06"]


@pytest.mark.rule("FI-217")
@pytest.mark.parametrize(
    ("challenge", "crew", "total"),
    [
        ("BP06", "H01", 8),
        ("BP06", "H21", 10),
        ("BP06", "H31", 12),
        ("BP06", "H21 H22", 12),
        ("BP18", "H31 H21", 8),
        ("BP25", "H31 H21", 8),
        ("BP01", "H31 H21", 8),
        ("P01", "H31 H21", 8),
    ],
)
def test_prestige_counts_at_districts_after_the_multiplier(challenge: str, crew: str, total: int) -> None:
    g = city(display=("BP06",))
    names = [Henchman(card) for card in crew.split()]
    rolled = Attempt(0, Challenge(challenge), "plain", names, white=["3", "2"], red_face="X2")
    assert result(g.s, rolled) == total


@pytest.mark.rule("FI-218")
def test_a_district_is_secured() -> None:
    g = city(display=("BP06", "BP13"), secured=("BP02",))
    play(g, "BP06", "H01 H02", "4 4 4 L L L")
    assert told(g, Overcome) == [Overcome(Challenge("BP06"))]
    assert told(g, Happened) == [Happened("bid_for_power-secured", Challenge("BP06"), 2)]
    assert (g.s.scene.rows["display"], secured(g)) == (["BP13"], ["BP02", "BP06"])
    assert "BP06" not in [spot.key for spot in available(g.s)]
    support = scenario(KEY).tracks(g.s)[1]
    assert (support.name, support.value, support.goal) == ("support", 2, 8)


@pytest.mark.rule("FI-219")
def test_a_scandal_takes_support_in_its_location() -> None:
    g = city(secured=("BP05", "BP06"), play=("BP17",))
    bottom = list(g.s.scene.decks["districts"])
    assert drive(scenario(KEY).end_round(g)) == []
    assert secured(g) == ["BP06"]
    assert g.s.scene.decks["districts"] == ["BP05", *bottom[:-5]]
    assert g.s.scene.rows["play"] == ["BP17"]
    assert told(g, Happened) == [
        Happened("bid_for_power-scandal", Challenge("BP17")),
        Happened("bid_for_power-lost", Challenge("BP05"), 1),
    ]
    # The Scandal stays, but has no target any more.
    drive(scenario(KEY).end_round(g))
    assert secured(g) == ["BP06"]


@pytest.mark.rule("FI-219")
def test_a_scandal_overcome_does_no_harm() -> None:
    g = city(secured=("BP05",), play=("BP17", "BP18"))
    play(g, "BP17", "H01", "4 1 L")
    assert (g.s.scene.rows["play"], g.s.scene.rows["out"]) == (["BP18"], ["BP17"])
    assert told(g, Vanished) == []
    drive(scenario(KEY).end_round(g))
    assert secured(g) == ["BP05"]


@pytest.mark.rule("FI-220")
@pytest.mark.parametrize(("players", "starter", "seat"), [(3, 2, 2), (1, 1, 0)])
def test_the_starting_player_chooses_the_district(players: int, starter: int, seat: int) -> None:
    for answer, lost in (((), "BP02"), ((choose("BP07"),), "BP07")):
        g = city(players, secured=("BP12", "BP07", "BP06", "BP02"), play=("BP14",), starter=starter)
        (ask,) = drive(scenario(KEY).end_round(g), *answer)
        assert (ask.seat, ask.kind, ask.clock, ask.must) == (seat, "district", "choice_timer", True)
        assert ask.options == tuple(map(choose, ("BP02", "BP07", "BP12")))
        assert ask.default == choose("BP02")
        assert secured(g) == [key for key in ("BP12", "BP07", "BP06", "BP02") if key != lost]


@pytest.mark.rule("FI-220", "FI-226")
def test_scandals_act_in_card_order() -> None:
    g = city(secured=("BP02", "BP07", "BP12", "BP13"), play=("BP20", "BP19", "BP14"))
    asks = drive(scenario(KEY).end_round(g), choose("BP12"), choose("BP07"))
    assert [ask.basis for ask in asks] == ["BP14", "BP19"]
    assert [each.challenge for each in told(g, Happened)] == ["BP14", "BP12", "BP19", "BP07", "BP20", "BP13"]
    assert secured(g) == ["BP02"]


@pytest.mark.rule("FI-221")
def test_a_betrayal_stays_until_overcome() -> None:
    g = city(play=("BP22", "BP24"), campaign=0)
    drive(scenario(KEY).end_round(g))
    assert g.s.scene.rows["play"] == ["BP22", "BP24"]
    assert scenario(KEY).tracks(g.s)[2].value == 2
    play(g, "BP22", "H03 H04", "4 4 4 L L L")
    assert (g.s.scene.rows["play"], g.s.scene.rows["out"]) == (["BP24"], ["BP22"])


@pytest.mark.rule("FI-222")
def test_rally_costs_time() -> None:
    g = city(campaign=9)
    assert scenario(KEY).can_rally(g.s)
    scenario(KEY).rally(g)
    assert told(g, Tracked) == [Tracked("bid_for_power-campaign", 9, 10, "rally")]
    drive(scenario(KEY).end_round(g))
    assert g.s.scene.tracks["campaign"] == 11
    assert scenario(KEY).verdict(g.s) == "election"


@pytest.mark.rule("FI-223")
@pytest.mark.parametrize(
    ("police", "ward"), [("uncontrolled", 6), ("controlled", 6), ("removed", 6), ("active", 7)]
)
def test_active_police_make_districts_harder(police: str, ward: int) -> None:
    g = city(display=("BP06",), play=("BP18", "BP22"), police=police)
    assert (hard(g, "BP06"), hard(g, "BP18"), hard(g, "BP22")) == (ward, 5, 6)


@pytest.mark.rule("FI-224")
def test_active_police_let_scandals_reach_everywhere() -> None:
    for police, lost in (("removed", []), ("uncontrolled", []), ("active", ["BP04"])):
        g = city(secured=("BP06", "BP04"), play=("BP17",), police=police)
        asks = drive(scenario(KEY).end_round(g))
        assert [key for key in ("BP04", "BP06") if key not in secured(g)] == lost
        assert [ask.options for ask in asks] == [(choose("BP04"), choose("BP06"))] * len(lost)
    # A target of its own Location comes first, and is the only one.
    g = city(secured=("BP06", "BP04", "BP05"), play=("BP17",), police="active")
    assert drive(scenario(KEY).end_round(g)) == []
    assert secured(g) == ["BP06", "BP04"]


@pytest.mark.rule("FI-225", "FI-228", "TF-41")
@pytest.mark.parametrize(
    ("police", "betrayals", "ending"),
    [
        ("active", ("BP22",), "election"),
        ("active", (), "election"),
        ("removed", ("BP22",), "success"),
        ("active", ("BP22", "BP25"), "betrayal"),
        ("removed", ("BP22", "BP25"), "betrayal"),
    ],
)
def test_election_example(police: str, betrayals: tuple[str, ...], ending: str) -> None:
    g = city(secured=DISTRICTS[:9], play=betrayals, police=police, campaign=10)
    assert scenario(KEY).verdict(g.s) == ending


@pytest.mark.rule("FI-226")
def test_end_of_round() -> None:
    g = city(display=("BP06",), secured=DISTRICTS[5:], play=("BP18", "BP22"))
    deck = ["BP02", "BP03", "BP04", "BP05"]
    g.s.scene.decks["districts"] = deck
    drive(scenario(KEY).end_round(g))
    # The Cabaret Ward (Theater) is lost, and lies below the four that refill the display.
    assert g.s.scene.rows["display"] == ["BP06", "BP05", "BP04", "BP03", "BP02"]
    assert g.s.scene.decks["districts"] == ["BP11"]
    assert g.s.scene.tracks["campaign"] == 4
    assert told(g, Tracked) == [Tracked("bid_for_power-campaign", 3, 4, "round")]


@pytest.mark.rule("FI-226")
def test_a_lost_district_may_come_back_at_once() -> None:
    g = city(secured=DISTRICTS, play=("BP16",))
    g.s.scene.decks["districts"] = []
    drive(scenario(KEY).end_round(g), choose("BP09"))
    assert g.s.scene.rows["display"] == ["BP09"]
    assert len(secured(g)) == 11


@pytest.mark.rule("FI-219", "FI-224")
def test_the_forecast_comes_true() -> None:
    losses = set()
    for seed in range(200):
        rng = Random(seed)
        scandals = rng.sample([f"BP{n}" for n in range(14, 22)], rng.randint(0, 5))
        held = tuple(rng.sample(DISTRICTS, rng.randint(0, 7)))
        g = city(secured=held, play=tuple(scandals), police=rng.choice(["uncontrolled", "active"]))
        calendar, support, _ = scenario(KEY).tracks(g.s)
        steps = scenario(KEY).end_round(g)
        assert steps is not None
        try:
            (ask,) = next(steps)
            while True:
                (ask,) = steps.send((ask.seat, rng.choice(ask.options)))
        except StopIteration:
            pass
        assert support.value + support.ahead == len(secured(g))
        assert calendar.value + calendar.ahead == g.s.scene.tracks["campaign"]
        losses.add(support.ahead)
        districts = [*secured(g), *g.s.scene.rows["display"], *g.s.scene.decks["districts"]]
        assert sorted(districts) == list(DISTRICTS)
        assert len(g.s.scene.rows["display"]) == min(5, 12 - len(secured(g)))
        g.s.phase = "round_end"
        assert [track.ahead for track in scenario(KEY).tracks(g.s)] == [0, 0, 0]
    assert losses >= {0, -1, -2, -3}


@pytest.mark.rule("FI-219")
def test_a_district_that_returns_has_no_cubes() -> None:
    g = city(display=("BP05",), play=("BP17",))
    stack(g, "districts", "BP02", "BP03", "BP04", "BP06", "BP07")
    play(g, "BP05", "H19", "4 2 1 L")
    assert g.s.cubes == {"BP05": 1}
    play(g, "BP05", "H20", "4 2 L")
    drive(scenario(KEY).end_round(g))
    assert (secured(g), g.s.cubes) == ([], {})
