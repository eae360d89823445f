"""FI-203 to FI-213: Family Business."""

from __future__ import annotations

from random import Random

import pytest

from engines.fictions.challenges import available
from engines.fictions.events import Appeared, Committed, Overcome, Resolved, Tracked, Vanished
from engines.fictions.glossary import Challenge, Henchman
from engines.fictions.scenario import spot_at
from tests.engines.kit.telling import told

from .scenario_kit import (
    G,
    drive,
    gives,
    hard,
    laid_out,
    marks,
    play,
    position,
    scenario,
    stack,
)

KEY = "family_business"
#: Income 1, 2, 2.
TERRITORY = ("FB02", "FB13", "FB15")


def town(
    players: int = 3,
    *,
    market: tuple[str, ...] = (),
    territory: tuple[str, ...] = (),
    rivals: tuple[str, ...] = (),
    **values: int,
) -> G:
    """A town with these cards; nothing else is in the Market or in play."""
    g = laid_out(KEY, players, rows={"market": market, "territory": territory, "play": rivals})
    earning = {spot_at(g.s, Challenge(key)).location for key in rivals}
    scene = scenario(KEY)
    income = sum(scene.printed[key].n for key in territory if scene.cards[key].location not in earning)
    marks(g, **{"income": income, **values})
    return g


def sacks(g: G) -> int:
    return g.s.scene.tracks["sacks"]


@pytest.mark.rule("FI-203")
@pytest.mark.parametrize(("players", "rivals"), [(1, 2), (2, 2), (3, 2), (4, 3)])
def test_setup(players: int, rivals: int) -> None:
    g = position(KEY, players)
    scene = g.s.scene
    assert scene.tracks == {"sacks": 2, "income": 0}
    assert {name: len(row) for name, row in scene.rows.items()} == {
        "play": rivals,
        "out": 0,
        "market": 5,
        "territory": 0,
    }
    assert sorted(scene.rows["market"] + scene.decks["businesses"]) == [f"FB{n:02}" for n in range(2, 16)]
    assert sorted(scene.rows["play"] + scene.decks["rivals"]) == [f"FB{n}" for n in range(16, 24)]
    other = position(KEY, players, seed=bytes([1]) * 32).s.scene
    assert (other.rows["market"], other.decks["rivals"]) != (scene.rows["market"], scene.decks["rivals"])
    assert [spot.key for spot in available(g.s)] == [*scene.rows["market"], *scene.rows["play"], "FB01"]
    assert {name for group in scenario(KEY).piles for name in group} == set(scene.decks)


@pytest.mark.rule("FI-204")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_rivals_come(players: int) -> None:
    g = position(KEY, players)
    before = len(g.s.scene.rows["play"])
    counts = []
    for round_ in range(1, 6):
        g.s.round = round_
        drive(scenario(KEY).start_round(g))
        counts.append(len(g.s.scene.rows["play"]))
    assert counts == ([4, 6, 7, 8, 8] if players == 4 else [3, 4, 5, 6, 7])
    assert [each.challenge for each in told(g, Appeared)] == g.s.scene.rows["play"][before:]
    assert len([spot for spot in available(g.s) if spot.kind == "rival"]) == counts[-1]


@pytest.mark.rule("FI-205")
def test_home_ground() -> None:
    g = town(market=("FB03",), rivals=("FB20",))
    velvet = [Henchman("H15")]
    # Velvet (Persuade, Theater): at home with the Stage Crew, a guest at the Flower Stall.
    assert gives(g, spot_at(g.s, Challenge("FB20")), velvet) == [1 + 1]
    assert gives(g, spot_at(g.s, Challenge("FB03")), velvet) == [3]
    assert gives(g, spot_at(g.s, Challenge("FB11")), velvet) == [1 + 1]
    assert gives(g, spot_at(g.s, Challenge("FB01")), velvet) == [3]


@pytest.mark.rule("FI-206", "FI-207")
def test_a_rival_blocks_its_location() -> None:
    g = town(territory=TERRITORY, market=("FB10", "FB04"))
    stack(g, "rivals", "FB19", "FB21")
    drive(scenario(KEY).start_round(g))
    assert g.s.scene.tracks["income"] == 3
    assert told(g, Tracked) == [Tracked("family_business-income", 5, 3, "rival")]
    assert (hard(g, "FB10"), hard(g, "FB04")) == (6, 4)
    drive(scenario(KEY).start_round(g))
    assert g.s.scene.tracks["income"] == 2
    play(g, "FB19", "H09", "4 1 L L")
    assert g.s.scene.rows["play"] == ["FB21"]
    assert g.s.scene.tracks["income"] == 4
    assert hard(g, "FB10") == 5
    assert told(g, Tracked)[-1] == Tracked("family_business-income", 2, 4, "cleared")
    assert told(g, Vanished) == []


@pytest.mark.rule("FI-206")
def test_two_rivals_in_one_place_count_once() -> None:
    g = town(market=("FB07",), territory=("FB02",), rivals=("FB16", "FB21"))
    assert (hard(g, "FB07"), hard(g, "FB16"), hard(g, "FB21")) == (6, 4, 5)
    play(g, "FB16", "H06", "4 1 L L")
    assert (g.s.scene.tracks["income"], hard(g, "FB07")) == (0, 6)


@pytest.mark.rule("FI-207")
@pytest.mark.parametrize(("rivals", "income"), [((), 7), (("FB18",), 5)])
def test_a_business_joins_the_territory(rivals: tuple[str, ...], income: int) -> None:
    g = town(market=("FB14", "FB04"), territory=TERRITORY, rivals=rivals)
    play(g, "FB14", "H19 H20", "4 4 4 L L L")
    assert told(g, Overcome) == [Overcome(Challenge("FB14"))]
    assert g.s.scene.rows["territory"] == [*TERRITORY, "FB14"]
    # The Market is refilled at the end of the round (FI-211).
    assert g.s.scene.rows["market"] == ["FB04"]
    assert g.s.scene.tracks["income"] == income


@pytest.mark.rule("FI-208")
def test_buy_in() -> None:
    g = town(market=("FB14",), rivals=("FB18",))
    business, rival = (spot_at(g.s, Challenge(key)) for key in ("FB14", "FB18"))
    assert scenario(KEY).ways(g.s, business) == ("plain", "buy")
    assert scenario(KEY).ways(g.s, rival) == ("plain",)
    assert (hard(g, "FB14"), hard(g, "FB14", "buy")) == (6, 5)
    asks = play(g, "FB14", "H19 H20", "4 1 L L L L", "buy")
    assert told(g, Resolved)[0] == Resolved(0, Challenge("FB14"), 5, 5, 1)
    assert (sacks(g), g.s.cubes) == (0, {"FB14": 1})
    paid = told(g, Tracked)
    assert paid == [Tracked("family_business-sacks", 2, 0, "buy")]
    # It is paid at the commitment, before anything is asked or rolled, and once.
    assert [type(each.event) for each in g.told][:2] == [Committed, Tracked]
    assert not any(hasattr(option, "way") for ask in asks for option in ask.options)
    marks(g, sacks=1)
    assert scenario(KEY).ways(g.s, business) == ("plain",)


@pytest.mark.rule("FI-209")
@pytest.mark.parametrize(("held", "after"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_rally_costs_two_sacks(held: int, after: int) -> None:
    g = town(sacks=held)
    assert scenario(KEY).can_rally(g.s)
    scenario(KEY).rally(g)
    assert sacks(g) == after


@pytest.mark.rule("FI-210", "FI-211")
@pytest.mark.parametrize(
    ("held", "income", "police", "after"),
    [
        (2, 3, "uncontrolled", 4),
        (2, 4, "removed", 4),
        (2, 4, "active", 2),
        (0, 1, "active", 0),
        (0, 0, "controlled", 0),
        (13, 9, "uncontrolled", 15),
        (13, 9, "active", 13),
        (0, 18, "uncontrolled", 9),
    ],
)
def test_income_and_police(held: int, income: int, police: str, after: int) -> None:
    g = town(sacks=held, income=income)
    g.s.police = police
    ahead = scenario(KEY).tracks(g.s)[0].ahead
    drive(scenario(KEY).end_round(g))
    assert sacks(g) == after
    assert ahead == after - held
    g.s.phase = "round_end"
    assert [track.ahead for track in scenario(KEY).tracks(g.s)] == [0, 0]


@pytest.mark.rule("FI-211", "TF-38")
def test_income_example() -> None:
    g = town(territory=TERRITORY)
    stack(g, "rivals", "FB19")
    drive(scenario(KEY).start_round(g))
    assert g.s.scene.tracks["income"] == 3
    drive(scenario(KEY).end_round(g))
    assert sacks(g) == 2 + 2


@pytest.mark.rule("FI-211")
def test_the_market_is_refilled() -> None:
    g = town(market=("FB03", "FB04"), territory=TERRITORY)
    top = g.s.scene.decks["businesses"][-3:]
    drive(scenario(KEY).end_round(g))
    assert g.s.scene.rows["market"] == ["FB03", "FB04", *top[::-1]]
    assert [each.challenge for each in told(g, Appeared)] == top[::-1]
    g.s.scene.rows["market"].clear()
    g.s.scene.decks["businesses"] = ["FB05"]
    drive(scenario(KEY).end_round(g))
    assert g.s.scene.rows["market"] == ["FB05"]


@pytest.mark.rule("FI-207")
def test_the_income_token_is_right_at_all_times() -> None:
    cards = scenario(KEY).cards
    for seed in range(30):
        rng = Random(seed)
        g = position(KEY, 4, seed=bytes([seed]) * 32)
        for g.s.round in range(1, 6):
            drive(scenario(KEY).start_round(g))
            for spot in rng.sample(scenario(KEY).spots(g.s), 3):
                scenario(KEY).outcome(g, spot, spot.triumphs)
                rows = g.s.scene.rows
                blocked = [cards[key].location for key in rows["play"]]
                free = [key for key in rows["territory"] if cards[key].location not in blocked]
                assert g.s.scene.tracks["income"] == sum(scenario(KEY).printed[key].n for key in free)
            drive(scenario(KEY).end_round(g))
        zones = (*g.s.scene.rows.values(), *g.s.scene.decks.values())
        assert sorted(card for zone in zones for card in zone) == [f"FB{n:02}" for n in range(2, 24)]
