"""FI-169 to FI-183: Intimate Enemies."""

from __future__ import annotations

import pytest

from engines.fictions.events import (
    Appeared,
    Happened,
    Overcome,
    Spent,
    Tracked,
    Vanished,
)
from engines.fictions.glossary import Challenge
from engines.fictions.options import Choose
from engines.fictions.rolls import damage
from engines.fictions.state import Attempt
from engines.fictions.view import view
from tests.engines.kit.telling import told

from .rebel_kit import (
    CLAN,
    HIDEOUTS,
    REBELS,
    RESERVE,
    clan,
    open_,
    pile,
    pistol,
)
from .scenario_kit import (
    at,
    hard,
    play,
    position,
)


@pytest.mark.rule("FI-169", "FI-108")
@pytest.mark.parametrize(("players", "coup"), [(1, 3), (2, 3), (3, 3), (4, 4)])
def test_set_up(players: int, coup: int) -> None:
    g = position("intimate_enemies", players)
    scene = g.s.scene
    assert scene.rows == {"play": [], "out": [], "hideouts": list(HIDEOUTS), "pistol": []}
    assert {name: len(cards) for name, cards in scene.decks.items()} == {
        **{pile(one): 1 for one in HIDEOUTS},
        RESERVE: 2,
    }
    assert sorted(card for cards in scene.decks.values() for card in cards) == list(REBELS)
    assert at(g, "coup", "defeated", "ringleader", "rebel_pistol") == (coup, 0, 0, 0)
    assert open_(g) == list(HIDEOUTS)
    assert not g.fenced


@pytest.mark.rule("FI-169")
def test_the_rebels_are_shuffled() -> None:
    lots = [position("intimate_enemies", 3, seed=bytes([k] * 32)).s.scene.decks for k in range(4)]
    assert len({tuple(map(tuple, decks.values())) for decks in lots}) == 4


@pytest.mark.rule("FI-170")
@pytest.mark.parametrize(("number", "comes"), [(1, 0), (2, 0), (3, 1), (4, 0), (5, 1), (6, 0)])
def test_the_rounds_of_the_reserve(number: int, comes: int) -> None:
    g = position("intimate_enemies", 3, round=number)
    top = g.s.scene.decks[RESERVE][-1]
    CLAN.start_round(g)
    assert len(g.s.scene.decks[RESERVE]) == 2 - comes
    assert (top in g.s.scene.decks[pile("IE09")]) == bool(comes)
    assert g.s.scene.rows["play"] == []


@pytest.mark.rule("FI-170")
def test_the_reserve_goes_where_fewest_hide() -> None:
    g = position("intimate_enemies", 3, round=3)
    for hideout in ("IE12", "IE14"):
        g.s.scene.decks[pile(hideout)].clear()
    CLAN.start_round(g)
    g.s.round = 5
    CLAN.start_round(g)
    sizes = [len(g.s.scene.decks[pile(one)]) for one in HIDEOUTS]
    assert sizes == [1, 1, 1, 1, 1, 1]
    assert told(g, Happened) == [
        Happened("intimate_enemies-hidden", Challenge("IE12"), 1),
        Happened("intimate_enemies-hidden", Challenge("IE14"), 1),
    ]
    assert not g.fenced


@pytest.mark.rule("FI-170")
def test_an_empty_reserve_sends_nobody() -> None:
    g = clan(*REBELS, round=5)
    CLAN.start_round(g)
    assert (g.told, open_(g)) == ([], list(REBELS))


# -- the Pistols -----------------------------------------------------------------------------------


@pytest.mark.rule("FI-171")
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_the_starting_player_takes_the_rebel_pistol(starter: int) -> None:
    g = clan(hidden=3, starter=starter)
    pistol(g)
    assert at(g, "rebel_pistol") == (starter + 1,)
    assert told(g, Happened)[0] == Happened("intimate_enemies-armed", seat=starter)


@pytest.mark.rule("FI-172")
def test_the_clan_pistol_is_put_down() -> None:
    g = clan("IE08", "IE02", hidden=2, starter=2)
    (ask,) = pistol(g, "IE10")
    assert (ask.seat, ask.kind, ask.must, ask.clock) == (2, "pistol", True, "choice_timer")
    assert [option.challenge for option in ask.options] == ["IE02", "IE08", "IE09", "IE10"]
    assert g.s.scene.rows["pistol"] == ["IE10"]
    assert told(g, Happened)[-1] == Happened("intimate_enemies-aimed", Challenge("IE10"), seat=2)


@pytest.mark.rule("FI-172")
@pytest.mark.parametrize(
    ("up", "hidden", "default"),
    [
        (("IE08", "IE02"), 2, "IE02"),
        (("IE05", "IE04", "IE08"), 0, "IE04"),
        (("IE02", "IE07", "IE06"), 1, "IE06"),
        ((), 3, "IE09"),
    ],
)
def test_the_default_of_the_clan_pistol(up: tuple[str, ...], hidden: int, default: str) -> None:
    g = clan(*up, hidden=hidden)
    (ask,) = pistol(g)
    assert ask.default == Choose(Challenge(default))
    assert g.s.scene.rows["pistol"] == [default]


@pytest.mark.rule("FI-172")
def test_a_choice_of_one_or_of_none_is_not_asked() -> None:
    for up, hidden, target in ((("IE05",), 0, ["IE05"]), ((), 1, ["IE09"]), ((), 0, [])):
        g = clan(*up, hidden=hidden)
        assert pistol(g) == []
        assert (g.s.scene.rows["pistol"], at(g, "rebel_pistol")) == (target, (1,))


@pytest.mark.rule("FI-172", "FI-138")
def test_in_solo_the_owner_puts_it_down_for_either_seat() -> None:
    g = clan("IE05", "IE04", players=1, starter=1)
    (ask,) = pistol(g)
    assert (ask.seat, at(g, "rebel_pistol")) == (0, (2,))


@pytest.mark.rule("FI-173")
@pytest.mark.parametrize(("holder", "harm"), [(0, 2), (1, 1)])
def test_the_rebel_pistol_hurts_its_holder(holder: int, harm: int) -> None:
    g = clan("IE01", hidden=1, starter=holder)
    pistol(g)
    play(g, "IE01", "H05", "L 3 3")
    assert (g.s.exhausted, g.s.knocked_out) == ((["H05"], []) if harm == 1 else ([], ["H05"]))


@pytest.mark.rule("FI-173", "FI-087")
def test_the_rebel_pistol_needs_a_lock_that_counts() -> None:
    g = clan("IE01", hidden=1, tracks={"rebel_pistol": 1}, knocked_out=["H01"])
    for key, face, harm in (("IE01", "C", 0), ("IE01", "L", 2), ("revive", "L", 0), ("motivate", "L", 0)):
        tried = Attempt(0, Challenge(key), "plain", [], white=[face, "3"])
        assert damage(g.s, tried) == harm
    assert damage(g.s, Attempt(0, Challenge("IE01"), "plain", [], red=True, red_face="L")) == 2


@pytest.mark.rule("FI-174")
def test_the_clan_pistol_makes_its_card_easier() -> None:
    g = clan("IE01", "IE08", hidden=2)
    pistol(g, "IE01")
    assert [hard(g, key) for key in ("IE01", "IE08", "IE09")] == [5, 4, 4]
    CLAN.end_round(g)
    assert hard(g, "IE01") == 6
    assert at(g, "rebel_pistol") == (0,)
    assert g.s.scene.rows["pistol"] == []


@pytest.mark.rule("FI-174")
def test_a_pistol_on_a_hideout_stays_there() -> None:
    g = clan("IE08", hidden=2)
    pistol(g, "IE09")
    assert hard(g, "IE09") == 3
    play(g, "IE09", "H01", "3 C C")
    assert g.s.scene.rows["play"] == ["IE08", "IE07"]
    assert hard(g, "IE07") == 6
    assert g.s.scene.rows["pistol"] == ["IE09"]


# -- Hideouts and Rebels ---------------------------------------------------------------------------


@pytest.mark.rule("FI-175")
def test_a_hideout_turns_up_all_its_rebels() -> None:
    g = clan("IE08", hidden=2)
    g.s.scene.decks[pile("IE10")] += ["IE01", "IE02"]
    for card in ("IE01", "IE02"):
        g.s.scene.decks[RESERVE].remove(card)
    assert open_(g) == ["IE09", "IE10", "IE08"]
    play(g, "IE10", "H01", "4 4 4")
    assert sorted(g.s.scene.rows["play"]) == ["IE01", "IE02", "IE06", "IE08"]
    assert sorted(event.challenge for event in told(g, Appeared)) == ["IE01", "IE02", "IE06"]
    assert told(g, Overcome) == [Overcome(Challenge("IE10"))]
    assert g.s.scene.rows["hideouts"] == list(HIDEOUTS)
    assert "IE10" not in open_(g)
    shut = [one.key for one in view(g.s, None).challenges if not one.open]
    assert shut == ["IE10", "IE11", "IE12", "IE13", "IE14"]
    assert g.fenced


@pytest.mark.rule("FI-175")
def test_a_hideout_opens_again_when_a_rebel_comes() -> None:
    g = clan("IE08", round=3)
    assert open_(g) == ["IE08"]
    CLAN.start_round(g)
    assert open_(g) == ["IE09", "IE08"]


@pytest.mark.rule("FI-176")
def test_a_rebel_is_defeated() -> None:
    g = clan("IE02", "IE05", tracks={"coup": 4}, exhausted=["H09"])
    g.s.scene.tucked = {"IE02": ["H01", "H02"], "IE03": ["H03"]}  # type: ignore[list-item]
    g.s.clan = [card for card in g.s.clan if card not in ("H01", "H02", "H03", "H09")]
    g.s.scene.rows["pistol"] = ["IE02"]
    play(g, "IE02", "H07 H08", "4 4 C C C C")
    rows = g.s.scene.rows
    assert (rows["play"], rows["out"], rows["pistol"]) == (["IE05"], ["IE02"], [])
    assert at(g, "coup", "defeated", "ringleader") == (3, 1, 0)
    assert g.s.exhausted == ["H09", "H01", "H02"]
    assert g.s.scene.tucked == {"IE03": ["H03"]}
    assert told(g, Spent) == [Spent(None, ("H01", "H02"), Challenge("IE02"))]  # type: ignore[arg-type]
    assert told(g, Vanished) == []
    assert [(event.track, event.after, event.why) for event in told(g, Tracked)] == [
        ("intimate_enemies-defeated", 1, "defeated"),
        ("intimate_enemies-coup", 3, "defeated"),
    ]


@pytest.mark.rule("FI-176")
def test_the_coup_is_never_below_nothing() -> None:
    g = clan("IE06", tracks={"coup": 0, "defeated": 2})
    play(g, "IE06", "H07", "4 2 C")
    assert at(g, "coup", "defeated") == (0, 3)


@pytest.mark.rule("FI-176", "FI-182")
def test_the_ringleader_is_remembered() -> None:
    g = clan("IE01", tracks={"coup": 2})
    play(g, "IE01", "H05 H06", "4 4 4 4 2 L")
    assert at(g, "ringleader", "defeated", "coup") == (1, 1, 1)


@pytest.mark.rule("FI-177")
def test_a_rally_helps_the_coup() -> None:
    g = clan(tracks={"coup": 8})
    CLAN.rally(g)
    assert at(g, "coup") == (9,)
    assert told(g, Tracked) == [Tracked("intimate_enemies-coup", 8, 9, "rally")]


# -- the end of a round ----------------------------------------------------------------------------
