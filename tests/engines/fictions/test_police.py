"""FI-108 to FI-114: the Police."""

from __future__ import annotations

import pytest

from engines.fictions.events import PoliceMoved
from engines.fictions.options import Act, Use
from engines.fictions.police import token_on_card
from engines.fictions.scenario import found, spot_at
from engines.fictions.view import view

from .kit import (
    SCENARIOS,
    A,
    B,
    C,
    Live,
    attempt,
    cards,
    hard,
    keys,
    lay,
    next_turn,
    round_ends,
    to_turns,
    tried,
)


def moves(live: Live) -> list[str]:
    """What the Token did."""
    return [event.state for event in live.told(PoliceMoved)]


@pytest.mark.rule("FI-108", "FI-109")
@pytest.mark.parametrize("key", SCENARIOS)
def test_five_scenarios_have_a_police_card(key: str) -> None:
    live = lay(key, hands={A: "H01"})
    card = found()[key].police
    if key == "intimate_enemies":
        assert (card, live.s.police) == ("", "none")
        assert "police" not in {one.kind for one in view(live.s, None).challenges}
        round_ends(live)
        assert (live.s.police, moves(live)) == ("none", [])
        return
    assert live.s.police == "uncontrolled"
    spot = spot_at(live.s, card)  # type: ignore[arg-type]
    assert (spot.kind, spot.triumphs) == ("police", 1)
    assert card in {act.challenge for act in live.options(A, Act)}


@pytest.mark.rule("FI-109", "FI-110")
def test_one_triumph_controls_the_police() -> None:
    live = lay(hands={A: "H15"})
    assert hard(live, "HU01") == 4
    tried(live, "HU01", "H15", "1 1 1")
    assert live.s.police == "uncontrolled"
    next_turn(live)
    live = lay(hands={A: "H15"})
    tried(live, "HU01", "H15", "4 L L")
    assert live.s.police == "controlled"
    assert moves(live) == ["controlled"]


@pytest.mark.rule("FI-111")
@pytest.mark.parametrize(
    ("police", "offered"),
    [("uncontrolled", True), ("controlled", False), ("removed", False), ("active", False)],
)
def test_the_challenge_is_offered_only_while_it_does_something(police: str, offered: bool) -> None:
    live = lay(hands={A: "H15"}, police=police)
    assert ("HU01" in keys(live)) == offered
    assert any(act.challenge == "HU01" for act in live.options(A, Act)) == offered


@pytest.mark.rule("TF-25", "FI-112", "FI-113", "FI-152", "PT-11")
def test_control_that_is_lost() -> None:
    live = lay(hands={A: "H15"}, tracks={"clock": 0})
    tried(live, "HU01", "H15", "4 L L")
    round_ends(live)
    assert (live.s.round, live.s.police) == (2, "uncontrolled")
    assert live.s.scene.tracks["clock"] == 1
    to_turns(live)
    assert "HU01" in keys(live)
    alarms = len([card for card in live.s.scene.rows["play"] if "HU02" <= card <= "HU07"])
    round_ends(live)
    assert (live.s.round, live.s.police) == (3, "active")
    assert live.s.scene.tracks["clock"] == 2 + bool(alarms)
    assert moves(live) == ["controlled", "uncontrolled", "removed", "active"]
    to_turns(live)
    assert "HU01" not in keys(live)
    before = live.s.scene.tracks["clock"]
    alarms = len([card for card in live.s.scene.rows["play"] if "HU02" <= card <= "HU07"])
    round_ends(live)
    assert live.s.scene.tracks["clock"] == before + 1 + bool(alarms) + (alarms >= 3) + 2
    for _ in range(2):
        to_turns(live)
        round_ends(live)
        assert live.s.police == "active"


@pytest.mark.rule("FI-113")
@pytest.mark.parametrize("police", ["uncontrolled", "controlled"])
def test_the_police_do_nothing_while_the_token_lies(police: str) -> None:
    live = lay(police=police, tracks={"clock": 0})
    round_ends(live)
    assert live.s.scene.tracks["clock"] == 1


@pytest.mark.rule("FI-112", "FI-110")
def test_a_bribe_controls_them_too() -> None:
    live = lay(hands={B: "H28"})
    live.answer(B, Use(cards("H28")[0]))
    assert live.s.police == "controlled"
    round_ends(live)
    assert live.s.police == "uncontrolled"


@pytest.mark.rule("FI-114", "TF-41")
def test_in_the_round_of_their_removal_the_police_were_not_active() -> None:
    """The election of Bid for Power counts the Police only where they were active in the round."""
    seen = {}
    for police in ("uncontrolled", "controlled", "active"):
        live = lay("bid_for_power", police=police, hands={C: "H01"})
        s = live.s
        s.scene.rows["secured"], s.scene.rows["display"] = s.scene.rows["display"], []
        deck = s.scene.decks["districts"]
        while len(s.scene.rows["secured"]) < 8:
            s.scene.rows["secured"].append(deck.pop())
        s.scene.tracks["campaign"] = 20
        if police == "uncontrolled":
            s.police = "removed"
        seen[s.police] = found()["bid_for_power"].verdict(s)
    assert seen == {"removed": "success", "controlled": "success", "active": "election"}


@pytest.mark.rule("FI-114")
def test_the_token_is_looked_for_at_the_moment_of_the_check() -> None:
    points = {}
    for police in ("uncontrolled", "controlled"):
        live = lay(tracks={"loot": 9, "away": 1}, police=police)
        assert token_on_card(live.s)
        round_ends(live)
        points[police] = live.s.story[0].reputation
    assert points == {"uncontrolled": 5, "controlled": 6}


@pytest.mark.rule("FI-087", "FI-109")
def test_an_attempt_at_the_police_is_harmless() -> None:
    live = lay(hands={A: "H15"})
    attempt(live, "HU01", "H15", "L L 4")
    assert live.s.rotated == ["H15"]
