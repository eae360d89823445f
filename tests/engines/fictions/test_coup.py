"""The end of a round in Intimate Enemies: the Coup, what Rebels do, and the end (5.3)."""

from __future__ import annotations

import pytest

from engines.fictions.events import (
    KnockedOut,
    Milled,
    Tracked,
    Turned,
)
from engines.fictions.glossary import Challenge
from engines.fictions.view import view
from tests.engines.kit.telling import told

from .rebel_kit import (
    CLAN,
    RESERVE,
    ahead,
    clan,
    pile,
    pistol,
)
from .scenario_kit import (
    at,
    play,
    position,
    stack,
)


@pytest.mark.rule("FI-179", "FI-180", "TF-36")
def test_the_coup_of_the_worked_example() -> None:
    g = clan("IE04", "IE02", hidden=5, tracks={"coup": 2})
    assert ahead(g) == 4
    top = g.s.clan[-1]
    CLAN.end_round(g)
    assert at(g, "coup") == (6,)
    assert g.s.scene.tucked == {"IE02": [top]}
    assert (len(g.s.clan), top in g.s.clan) == (19, False)
    assert [(event.after, event.why) for event in told(g, Tracked)] == [(5, "hidden"), (6, "rebel")]
    assert told(g, Turned) == [Turned(Challenge("IE02"), top)]


@pytest.mark.rule("FI-179")
@pytest.mark.parametrize(("hidden", "by"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (6, 3)])
def test_hidden_rebels_help_the_coup(hidden: int, by: int) -> None:
    g = clan(hidden=hidden)
    assert len(g.s.scene.decks[RESERVE]) == 8 - hidden
    assert ahead(g) == by
    CLAN.end_round(g)
    assert at(g, "coup") == (by,)


@pytest.mark.rule("FI-180")
@pytest.mark.parametrize(
    ("card", "coup", "milled", "tucked"),
    [
        ("IE01", 1, 0, 0),
        ("IE02", 0, 0, 1),
        ("IE03", 0, 0, 1),
        ("IE04", 1, 0, 0),
        ("IE05", 1, 0, 0),
        ("IE06", 0, 2, 0),
        ("IE07", 0, 2, 0),
        ("IE08", 0, 0, 1),
    ],
)
def test_what_each_rebel_does(card: str, coup: int, milled: int, tucked: int) -> None:
    g = clan(card)
    top = g.s.clan[::-1]
    CLAN.end_round(g)
    assert at(g, "coup") == (coup,)
    assert g.s.exhausted == top[:milled]
    assert g.s.scene.tucked == ({card: top[:1]} if tucked else {})
    assert told(g, Milled) == ([Milled(tuple(top[:2]), Challenge(card))] if milled else [])
    assert [event.why for event in told(g, Tracked)] == (["ringleader" if card == "IE01" else "rebel"] * coup)


@pytest.mark.rule("FI-180")
def test_rebels_act_in_card_order_and_only_face_up() -> None:
    g = clan("IE08", "IE06", "IE02", hidden=2)
    top = g.s.clan[::-1]
    CLAN.end_round(g)
    assert g.s.scene.tucked == {"IE02": top[:1], "IE08": top[3:4]}
    assert g.s.exhausted == top[1:3]
    assert at(g, "coup") == (1,)


@pytest.mark.rule("FI-180", "FI-234")
def test_a_short_clan_deck_gives_what_it_has() -> None:
    g = clan("IE06", "IE08", "IE02", clan=["H01"])
    CLAN.end_round(g)
    assert (g.s.scene.tucked, g.s.exhausted, g.s.clan) == ({"IE02": ["H01"]}, [], [])
    g = clan("IE06", "IE08", clan=["H01"])
    CLAN.end_round(g)
    assert (g.s.scene.tucked, g.s.exhausted) == ({}, ["H01"])


@pytest.mark.rule("FI-180", "FI-181")
def test_several_turned_lie_under_one_rebel() -> None:
    g = clan("IE03")
    top = g.s.clan[::-1]
    CLAN.end_round(g)
    CLAN.end_round(g)
    assert g.s.scene.tucked == {"IE03": top[:2]}
    assert view(g.s, None).tucked == (("IE03", tuple(top[:2])),)


@pytest.mark.rule("FI-178")
def test_the_rebels_rest_once_the_goal_is_met() -> None:
    for ringleader, defeated, rest in ((1, 6, True), (1, 5, False), (0, 6, False)):
        g = clan("IE02", "IE04", hidden=3, tracks={"ringleader": ringleader, "defeated": defeated})
        pistol(g)
        foretold = ahead(g)
        CLAN.end_round(g)
        assert (at(g, "coup"), foretold) == (((0,), 0) if rest else ((3,), 3))
        assert (g.s.scene.tucked == {}) == rest
        assert (g.s.scene.rows["pistol"], at(g, "rebel_pistol")) == ([], (0,))


@pytest.mark.rule("FI-181")
def test_the_turned_are_lost_with_their_rebels() -> None:
    g = clan("IE02", "IE03", knocked_out=["H09"])
    g.s.scene.tucked = {"IE03": ["H03"], "IE02": ["H01", "H02"]}  # type: ignore[list-item]
    CLAN.close(g)
    assert g.s.knocked_out == ["H09", "H01", "H02", "H03"]
    assert g.s.scene.tucked == {}
    assert [(event.henchmen, event.why) for event in told(g, KnockedOut)] == [
        (("H01", "H02"), "IE02"),
        (("H03",), "IE03"),
    ]


@pytest.mark.rule("FI-169", "FI-171")
def test_face_down_rebels_are_hidden_from_everybody() -> None:
    """The picture and the events are the same whoever hides where."""
    one = position("intimate_enemies", 3, seed=bytes([1] * 32), round=3)
    two = position("intimate_enemies", 3, seed=bytes([2] * 32), round=3)
    assert one.s.scene.decks != two.s.scene.decks
    for g in (one, two):
        CLAN.start_round(g)
        pistol(g)
        CLAN.end_round(g)
    assert one.told == two.told
    assert view(one.s, 0) == view(two.s, 0)


@pytest.mark.rule("FI-175")
def test_the_top_rebel_is_turned_up_first() -> None:
    g = clan("IE08", hidden=1)
    g.s.scene.decks[pile("IE09")].append("IE01")
    g.s.scene.decks[RESERVE].remove("IE01")
    stack(g, pile("IE09"), "IE01", "IE07")
    play(g, "IE09", "H01", "4 C C")
    assert g.s.scene.rows["play"] == ["IE08", "IE01", "IE07"]
