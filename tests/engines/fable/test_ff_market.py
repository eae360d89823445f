"""Traits and items that recruit and refresh, and those that gain (5.2)."""

from __future__ import annotations

import pytest

from engines.fable.dusk import dusk
from engines.fable.state import Modifier

from .kit import A, B, act, ally, defaults, fame, field, table, told, top
from .plain import Discounted, Famed, GiveUp, Nothing, Recruit, Recruited, Refreshed, Row, Take, TakeSome
from .using import day, hand, item, trait, usable

# -- recruit ----------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-043")
def test_banner_aunt_recruits_one_ready() -> None:
    g = table(a={"deployed": "A26"}, allies="A23 A50 A71", items="I01")
    asked = trait(g, "A26")
    assert asked is not None
    assert (asked.kind, asked.default) == ("hire", Nothing())
    # 2 left after the trait, and 2 off: all can be paid.
    assert asked.options == (Nothing(), Take("A23"), Take("A50"), Take("A71"))
    g = table(a={"deployed": "A26"}, allies="A23 A50 A71", items="I01")
    assert trait(g, "A26", Take("A71")) is None
    assert field(g) == "A26~ A71"
    assert g.s.day.left == 1
    assert told(g, Recruited) == [Recruited(A, "A71", 1, "ready")]
    assert g.s.day.recruits == 1


@pytest.mark.rule("FF-032")
def test_what_cannot_be_paid_is_not_offered() -> None:
    g = table(a={"deployed": "A26"}, allies="A23 A50 A71", left=1)
    asked = trait(g, "A26")
    assert asked is not None
    assert asked.options == (Nothing(), Take("A23"), Take("A50"))
    assert not usable(table(a={"deployed": "A26"}, allies="A71", left=1), "A26")


@pytest.mark.rule("FF-193", "FF-043")
def test_who_is_hired_ready_may_need_a_place() -> None:
    g = table(a={"deployed": "A26 A02 A03 A04 A05 A06"}, allies="A23")
    assert trait(g, "A26", Take("A23"), GiveUp("A26")) is None
    assert field(g) == "A02 A03 A04 A05 A06 A23"
    g = table(a={"deployed": "A26 A02 A03 A04 A05 A06"}, allies="A23")
    assert trait(g, "A26", Take("A23"), Nothing()) is None
    assert g.s.rows["ally"][0] == "A23"


def test_guild_steward_recruits_two_one_after_the_other() -> None:
    g = table(a={"deployed": "A28"}, allies="A71 A50 -", items="I09 - -", left=4)
    asked = trait(g, "A28")
    assert asked is not None
    assert asked.options == (Nothing(), Take("A50"), Take("A71"), Take("I09"))
    # Each costs 3 less 2.
    g = table(a={"deployed": "A28"}, allies="A71 A50 -", items="I09 - -", left=4)
    assert trait(g, "A28", Take("I09"), Take("A71")) is None
    assert hand(g) == ["I09", "A71"]
    assert g.s.day.left == 0
    g = table(a={"deployed": "A28"}, allies="A71 A50 -", items="I09 - -")
    assert trait(g, "A28", Nothing(), Take("A71")) is None
    assert hand(g) == ["A71"]


def test_ilex_farrow_recruits_and_boosts() -> None:
    g = table(a={"hero": "H2", "deployed": "H2 A23"}, b={"hero": "H1"}, items="I09")
    assert trait(g, "H2", Take("I09")) is None
    assert hand(g) == ["I09"]
    assert g.s.day.left == 1
    assert ally(g, "A23").mods == [Modifier(1, 1)]


@pytest.mark.rule("FF-064")
def test_with_a_full_hand_ilex_farrow_boosts_alone() -> None:
    full = {"hero": "H2", "deployed": "H2 A23", "hand": "A01 A02 A03 A04 A05 A06"}
    g = table(a=full, b={"hero": "H1"}, items="I09")
    assert trait(g, "H2") is None
    assert ally(g, "A23").mods == [Modifier(1, 1)]


def test_royal_writ_recruits_and_gains_an_action() -> None:
    g = table(a={"hand": "I19"}, allies="A71")
    assert item(g, "I19", Take("A71")) is None
    assert field(g) == "A71"
    assert (g.s.day.granted, g.s.day.left) == (4, 3)


@pytest.mark.rule("FF-042", "WE-32")
def test_toll_clerk_makes_three_recruits_cheaper() -> None:
    g = table(a={"deployed": "A04"}, allies="A71 A50 A23", left=4)
    assert trait(g, "A04") is None
    assert told(g, Discounted) == [Discounted(A, 1, 3)]
    for card in ("A71", "A50", "A23"):
        act(g, Recruit(card))
    assert g.s.day.left == 0
    assert g.s.day.discounts == []


def test_merchant_oath_makes_them_cheaper_still() -> None:
    g = table(a={"hand": "I16"}, allies="A71 A50 A23", items="I09", left=1)
    assert item(g, "I16") is None
    for card in ("A50", "A71"):
        act(g, Recruit(card))
    assert g.s.day.left == 0
    assert Recruit("I09") not in day(g)


# -- refresh ----------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-024")
def test_bait_peddler_replaces_a_monster() -> None:
    g = table(a={"deployed": "A10"}, monsters="M16 M03 M20", left=0)
    top(g, "M07")
    assert trait(g, "A10", Take("M03")) is None
    # A spotted one that comes so waits for the next dawn.
    assert g.s.rows["monster"] == ["M16", "M07", "M20"]
    assert g.s.discards["monster"] == ["M03"]
    assert told(g, Refreshed) == [Refreshed(A, "monster", ("M03",))]
    assert not g.s.players[A].pending


def test_notice_scribe_replaces_contracts() -> None:
    g = table(a={"deployed": "A11"}, contracts="C01 C02 C03", left=0)
    top(g, "C20", "C21")
    assert trait(g, "A11", TakeSome(("C01", "C03"))) is None
    assert g.s.rows["contract"] == ["C20", "C02", "C21"]
    assert sorted(g.s.discards["contract"]) == ["C01", "C03"]
    assert not usable(table(a={"deployed": "A11"}), "A11")


def test_tavern_board_replaces_up_to_a_row() -> None:
    g = table(a={"hand": "I15"}, allies="A01 A02 A03", items="I01", monsters="M16", contracts="C01 C02 C03")
    asked = item(g, "I15")
    assert asked is not None
    # The board of monsters is no market row.
    assert (asked.kind, asked.options) == ("row", (Row("ally"), Row("item"), Row("contract")))
    g = table(a={"hand": "I15"}, allies="A01 A02 A03", items="I01", contracts="C01 C02 C03")
    top(g, "A50", "A51", "A68")
    assert item(g, "I15", Row("ally"), TakeSome(("A01", "A02", "A03"))) is None
    assert g.s.rows["ally"] == ["A50", "A51", "A68"]


# -- fame, contracts --------------------------------------------------------------------------------------


def test_crowned_exile_gains_fame() -> None:
    g = table(a={"deployed": "A64", "fame": 3})
    assert trait(g, "A64") is None
    assert fame(g) == [7, 0]
    assert told(g, Famed) == [Famed(A, 4, 7, "effect")]


def test_ditch_prophet_prophesies_only_from_the_ditch() -> None:
    g = table(a={"deployed": "A47", "fame": 3}, b={"fame": 4})
    assert trait(g, "A47") is None
    assert fame(g) == [5, 4]
    assert not usable(table(a={"deployed": "A47", "fame": 5}, b={"fame": 4}), "A47")
    # Not with company.
    assert not usable(table(a={"deployed": "A47"}), "A47")
    assert not usable(table(3, a={"deployed": "A47", "fame": 4}, b={"fame": 9}, c={"fame": 3}), "A47")


def test_ditch_prophet_alone_looks_at_the_shadow() -> None:
    g = table(1, a={"deployed": "A47", "fame": 3})
    assert g.s.shadow is not None
    assert not usable(g, "A47")
    g.s.shadow.at = 4
    assert usable(g, "A47")


def test_ledger_judge_makes_contracts_dearer() -> None:
    g = table(a={"deployed": "A38 A23 A24"}, contracts="C04 C05 -")
    assert trait(g, "A38") is None
    assert g.s.day.purse == 2
    defaults(dusk(g))
    # Night Patrol wants two with weapons: the Judge is exhausted, so nothing is achieved.
    assert fame(g) == [0, 0]
    g = table(a={"deployed": "A38 A24 A51"}, contracts="C05 - -")
    trait(g, "A38")
    defaults(dusk(g))
    assert fame(g) == [4, 0]


def test_rumour_moth_talks_the_leader_down() -> None:
    g = table(3, a={"deployed": "A22", "fame": 40}, b={"fame": 22}, c={"fame": 30})
    assert trait(g, "A22") is None
    assert fame(g) == [40, 22, 28]
    assert not usable(table(a={"deployed": "A22", "fame": 4}), "A22")


@pytest.mark.rule("FF-131", "FF-132", "FF-133", "WE-29")
def test_usurper_seal() -> None:
    g = table(3, a={"hand": "I27"}, b={"fame": 22}, c={"fame": 18})
    assert item(g, "I27") is None
    assert fame(g) == [0, 19, 18]
    assert g.s.players[B].low == 19
    g = table(3, a={"hand": "I27"}, b={"fame": 3})
    assert item(g, "I27") is None
    assert fame(g) == [0, 0, 0]


@pytest.mark.rule("FF-197")
def test_what_was_taken_from_a_space_stays_taken() -> None:
    g = table(3, a={"hand": "I27"}, b={"fame": 21, "moons": 1, "pending": "?L01"}, moons=[30])
    item(g, "I27")
    assert fame(g) == [0, 17, 0]
    assert g.s.moons == [30]
    assert g.s.players[B].moons == 1
    assert [waiting.card for waiting in g.s.players[B].pending] == ["L01"]
