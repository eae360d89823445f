"""No More Bets!: what makes Tables hard, what a round takes, and the end (FI-193 to FI-202)."""

from __future__ import annotations

from random import Random

import pytest

from engines.fictions.events import Overcome, Vanished
from engines.fictions.glossary import Challenge, Henchman
from engines.fictions.hints import Dice, Odds, hint
from engines.fictions.options import Act, ActNow
from engines.fictions.scenario import spot_at
from engines.fictions.scene import discard
from engines.fictions.turn import asks
from engines.fictions.view import view
from tests.engines.kit.telling import told

from .casino_kit import (
    KEY,
    bet,
    casino,
    chips,
)
from .scenario_kit import (
    bring,
    drive,
    hard,
    keys,
    marks,
    play,
    scenario,
    stack,
)


@pytest.mark.rule("FI-193", "FI-195")
@pytest.mark.parametrize(
    ("croupier", "staff", "police", "rigged", "table", "other"),
    [
        (6, (), "uncontrolled", 0, 6, 8),
        (1, (), "uncontrolled", 0, 8, 8),
        (2, (), "controlled", 0, 6, 10),
        (6, ("NB08",), "uncontrolled", 0, 7, 9),
        (6, ("NB08", "NB09", "NB10", "NB12"), "removed", 0, 8, 10),
        (6, (), "active", 0, 7, 9),
        (6, (), "uncontrolled", 1, 5, 7),
        (1, ("NB09",), "active", 1, 9, 9),
    ],
)
def test_table_difficulty(
    croupier: int, staff: tuple[str, ...], police: str, rigged: int, table: int, other: int
) -> None:
    g = casino(croupier=croupier, rigged=rigged)
    bring(g, *staff)
    g.s.police = police
    assert (hard(g, "NB02"), hard(g, "NB03")) == (table, other)
    assert (hard(g, "NB12"), hard(g, "nb-rig"), hard(g, "NB01")) == (5, 5, 4)


@pytest.mark.rule("FI-193")
def test_the_house_is_rigged_by_its_challenge() -> None:
    g = casino()
    scenario(KEY).outcome(g, spot_at(g.s, Challenge("nb-rig")), 3)
    assert g.s.scene.tracks["rigged"] == 1
    assert "nb-rig" not in keys(g)
    assert hard(g, "NB02") == 5


@pytest.mark.rule("FI-193", "FI-197")
def test_staff_overcome_is_gone() -> None:
    g = casino()
    bring(g, "NB08", "NB12")
    assert scenario(KEY).fingerprints(g.s) == 1
    play(g, "NB12", "H11", "4 3 1")
    assert (g.s.scene.rows["play"], g.s.scene.rows["out"]) == (["NB08"], ["NB12"])
    assert (told(g, Overcome), told(g, Vanished)) == ([Overcome(Challenge("NB12"))], [])
    assert scenario(KEY).fingerprints(g.s) == 0


@pytest.mark.rule("FI-194")
def test_rally_costs_a_chip() -> None:
    g = casino(chips=3)
    for left in (2, 1, 0):
        assert scenario(KEY).can_rally(g.s)
        scenario(KEY).rally(g)
        assert chips(g) == left
    assert not scenario(KEY).can_rally(g.s)


@pytest.mark.rule("FI-195", "FI-198")
@pytest.mark.parametrize(
    ("held", "won", "police", "after"),
    [
        (4, 0, "uncontrolled", 3),
        (4, 1, "uncontrolled", 4),
        (4, 1, "removed", 4),
        (4, 1, "active", 3),
        (4, 0, "active", 3),
        (10, 0, "uncontrolled", 10),
        (10, 0, "active", 10),
        (0, 0, "uncontrolled", 0),
    ],
)
def test_the_rake(held: int, won: int, police: str, after: int) -> None:
    g = casino(chips=held, won=won)
    g.s.police = police
    drive(scenario(KEY).end_round(g))
    assert chips(g) == after


@pytest.mark.rule("FI-198")
def test_a_win_spares_the_rake_of_its_round_alone() -> None:
    g = casino()
    stack(g, "house", "NB12", "NB08")
    for expected in (5, 4):
        if expected == 5:
            bet(g, 1)
        drive(scenario(KEY).end_round(g))
        assert chips(g) == expected
        drive(scenario(KEY).start_round(g))


@pytest.mark.rule("FI-196")
def test_nothing_is_lost_outside() -> None:
    g = casino(chips=10, out=1)
    bring(g, "NB10", "NB11")
    g.s.police = "active"
    drive(scenario(KEY).end_round(g))
    assert chips(g) == 10


@pytest.mark.rule("FI-197", "FI-198")
@pytest.mark.parametrize(
    ("staff", "held", "won", "after"),
    [
        (("NB10",), 4, 1, 3),
        (("NB11",), 4, 1, 3),
        (("NB10", "NB11"), 4, 1, 2),
        (("NB08", "NB09", "NB12"), 4, 1, 4),
        (("NB10",), 10, 0, 8),
        (("NB10",), 10, 1, 9),
    ],
)
def test_staff_take_chips_before_the_rake(staff: tuple[str, ...], held: int, won: int, after: int) -> None:
    g = casino(chips=held, won=won)
    bring(g, *staff)
    drive(scenario(KEY).end_round(g))
    assert chips(g) == after


@pytest.mark.rule("FI-199")
def test_chips_never_fall_below_zero() -> None:
    g = casino(chips=1)
    bring(g, "NB10", "NB11")
    drive(scenario(KEY).end_round(g))
    assert chips(g) == 0
    stack(g, "house", "NB14")
    drive(scenario(KEY).start_round(g))
    assert chips(g) == 0


@pytest.mark.rule("FI-200")
def test_the_way_out_keeps_its_cubes() -> None:
    g = casino(chips=10)
    assert keys(g)[:2] == ["nb-rig", "nb-out"]
    play(g, "nb-out", "H11", "4 1 L")
    bring(g, "NB10")
    drive(scenario(KEY).end_round(g))
    assert (chips(g), "nb-out" in keys(g)) == (8, False)
    assert "nb-out" in [spot.key for spot in scenario(KEY).shut(g.s)]
    discard(g, "NB10")
    marks(g, chips=10, safe=0)
    assert g.s.cubes == {"nb-out": 1}
    play(g, "nb-out", "H12", "4 1 L")
    assert g.s.scene.tracks["out"] == 1
    assert "nb-out" not in keys(g)
    assert scenario(KEY).shut(g.s) == []


@pytest.mark.rule("FI-197", "FI-198")
def test_the_forecast_comes_true() -> None:
    seen = set()
    for seed in range(200):
        rng = Random(seed)
        g = casino(chips=rng.randint(0, 10), won=rng.randint(0, 1), out=int(rng.random() < 0.1))
        bring(g, *rng.sample(["NB08", "NB10", "NB11", "NB12"], rng.randint(0, 3)))
        g.s.police = rng.choice(["uncontrolled", "active"])
        own, safe, *_ = scenario(KEY).tracks(g.s)
        drive(scenario(KEY).end_round(g))
        assert (own.value + own.ahead, safe.value + safe.ahead) == (chips(g), 10 - chips(g))
        seen.add(own.ahead)
        g.s.phase = "round_end"
        assert scenario(KEY).tracks(g.s)[0].ahead == 0
    assert seen == {0, -1, -2, -3}


def _last_chips(own: int) -> set[tuple[str, bool]]:
    """Ways to commit with so many chips, and whether the panel says that they are the last."""
    g = casino(chips=own)
    g.s.hands[0] = [Henchman("H03"), Henchman("H04")]
    g.s.phase, g.s.actions = "turn", 1
    seen, found = view(g.s, 0), set()
    for option in asks(g)[0].options:
        if isinstance(option, Act | ActNow):
            beside = hint(seen, option)
            assert isinstance(beside, Odds | Dice)
            found.add((option.way, beside.last))
    return found


@pytest.mark.rule("FI-188", "FI-201")
def test_a_bet_of_the_last_chips_is_said_to_be_one_and_nothing_else_is() -> None:
    assert _last_chips(3) == {("plain", False), ("stake1", False), ("stake2", False)}
    assert _last_chips(2) == {("plain", False), ("stake1", False), ("stake2", True)}
    assert _last_chips(1) == {("plain", False), ("stake1", True)}
    assert _last_chips(0) == {("plain", False)}
