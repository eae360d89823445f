"""What is done to the shadow, and what fate cards do (6; FF-307, WE-41)."""

from __future__ import annotations

import pytest

from .kit import A, defaults, fame, field, paid, told, top
from .plain import Ambushed, GiveUp, Nothing, React, ShadowMoved, Snatched, Take, TakeSome
from .using import alone, hand, item, night, shadow, trait, usable

# -- hindrance --------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-307")
@pytest.mark.parametrize(
    ("card", "back"),
    [
        ("A22", 2),
        ("I27", 4),
        ("A12", 1),
        ("A58", 3),
        ("I24", 1),
        ("A36", 2),
        ("I26", 2),
        ("A57", 2),
        ("A62", 4),
        ("A60", 6),
        ("A13", 1),
        ("A59", 2),
        ("A61", 4),
        ("A53", 4),
    ],
)
def test_what_would_be_done_to_opponents_holds_it_up(card: str, back: int) -> None:
    mine = {"hand": card} if card[0] == "I" else {"deployed": card}
    use = item if card[0] == "I" else trait
    g = alone(31, a={"fame": 7, **mine}, moons=[])
    assert use(g, card) is None
    assert shadow(g).at == 31 - back
    assert told(g, ShadowMoved) == [ShadowMoved(31 - back)]
    assert field(g) == ("" if card[0] == "I" else f"{card}~")
    assert g.s.combat == []
    # Not below 0, and not where it is 0 already.
    g = alone(1, a={"fame": 7, **mine})
    assert use(g, card) is None
    assert shadow(g).at == 0
    assert not usable(alone(0, a=mine), card)


@pytest.mark.rule("FF-307", "WE-41")
def test_plague_rider_holds_it_up() -> None:
    g = alone(31, tokens="35", a={"deployed": "A62", "fame": 7})
    assert trait(g, "A62") is None
    assert shadow(g).at == 27
    # Somebody on that space: it goes on.
    g = alone(31, a={"deployed": "A62", "fame": 27})
    assert trait(g, "A62") is None
    assert shadow(g).at == 28


@pytest.mark.rule("FF-307")
def test_goading_throws_a_monster_away() -> None:
    g = alone(31, a={"deployed": "A46", "fame": 7}, monsters="M16 M03")
    asked = trait(g, "A46")
    assert asked is not None
    assert asked.options == (Nothing(), Take("M03"), Take("M16"))
    g = alone(31, a={"deployed": "A46", "fame": 7}, monsters="M16 M03")
    assert trait(g, "A46", Take("M16")) is None
    assert (shadow(g).at, g.s.discards["monster"]) == (28, ["M16"])
    assert g.s.rows["monster"][0] is None


@pytest.mark.rule("FF-307")
@pytest.mark.parametrize(
    ("card", "deck", "count"), [("H3", "A", 1), ("A56", "A", 2), ("A30", "I", 1), ("I25", "A", 1)]
)
def test_a_theft_draws(card: str, deck: str, count: int) -> None:
    mine = {"hand": card} if card[0] == "I" else {"deployed": card}
    g = alone(31, a={"fame": 7, "hero": "H3", **mine})
    assert (item if card[0] == "I" else trait)(g, card) is None
    assert [each[0] for each in hand(g)] == [deck] * count
    assert shadow(g).at == 31


@pytest.mark.rule("FF-307")
def test_copying_sees_ones_own_allies() -> None:
    g = alone(31, a={"deployed": "A54 A62", "fame": 7})
    assert trait(g, "A54") is None
    assert shadow(g).at == 27
    assert not usable(alone(31, a={"deployed": "A54 A23"}), "A54")


@pytest.mark.rule("FF-307")
def test_guards_are_never_needed() -> None:
    g = alone(31, a={"deployed": "A05 A06 A07 A62", "hand": "I20 I21", "fame": 7})
    defaults(paid(g, A, "A62"))
    assert shadow(g).at == 27
    assert field(g) == "A05 A06 A07 A62~"


# -- fate cards -------------------------------------------------------------------------------------------


def test_dead_calm_brings_a_legend() -> None:
    g = alone(20, a={"fame": 7})
    top(g, "L10")
    assert night(g, "F01") is None
    assert shadow(g).at == 20
    assert [(each.card, each.shown) for each in g.s.players[A].pending] == [("L10", False)]


@pytest.mark.parametrize(("card", "steps"), [("F02", 1), ("F12", 7)])
def test_thin_fog_and_burning_road_ready(card: str, steps: int) -> None:
    g = alone(20, a={"fame": 7, "deployed": "A50~ A23~ A01~"}, moons=[])
    asked = night(g, card)
    assert asked is not None
    assert asked.kind == "ready"
    assert asked.default == (Take("A50") if card == "F02" else TakeSome(("A50", "A23")))
    g = alone(20, a={"fame": 7, "deployed": "A50~ A23~ A01~"}, moons=[])
    assert night(g, card, Take("A23") if card == "F02" else TakeSome(("A23", "A01"))) is None
    assert field(g) == ("A50~ A23 A01~" if card == "F02" else "A50~ A23 A01")
    assert shadow(g).at == 20 + steps


@pytest.mark.rule("FF-307")
def test_torn_notice_takes_the_best_contract() -> None:
    g = alone(20, a={"fame": 7, "deployed": "A40"}, contracts="C07 C13 C14")
    assert night(g, "F03", React("A40")) is None
    # Of two equal ones the lower slot.
    assert g.s.rows["contract"] == ["C07", None, "C14"]
    assert told(g, Snatched) == [Snatched("contract", "C13")]
    assert fame(g) == [8]


def test_snapped_twig_lies_in_wait() -> None:
    g = alone(20, a={"fame": 7})
    top(g, "M16")
    assert night(g, "F04") is None
    assert [(each.card, each.shown) for each in g.s.players[A].pending] == [("M16", False)]
    assert told(g, Ambushed) == [Ambushed(A)]
    assert shadow(g).at == 22


def test_hired_away_takes_the_dearest_ally() -> None:
    g = alone(20, a={"fame": 7, "deployed": "A15"}, allies="A50 A71 A70")
    assert night(g, "F05") is None
    assert g.s.rows["ally"] == ["A50", None, "A70"]
    assert g.s.discards["ally"] == ["A71"]


@pytest.mark.rule("FF-307")
def test_bought_out_takes_the_dearest_item() -> None:
    g = alone(20, a={"fame": 7, "deployed": "A15"}, items="I06 I08 I01")
    top(g, "I05")
    assert night(g, "F06", React("A15")) is None
    assert g.s.rows["item"] == [None, "I08", "I01"]
    assert hand(g) == ["I05"]


@pytest.mark.rule("FF-307")
def test_fresh_tracks_take_the_smallest_monster() -> None:
    g = alone(20, a={"fame": 7, "deployed": "A39"}, monsters="M32 M36 M33")
    assert night(g, "F07", React("A39")) is None
    assert g.s.rows["monster"] == [None, "M36", "M33"]
    assert fame(g) == [8]
    # Of less than six fame nobody is jealous.
    g = alone(20, a={"fame": 7, "deployed": "A39"}, monsters="M32 M16 M33")
    assert night(g, "F07") is None


def test_cold_camp_exhausts_one() -> None:
    g = alone(20, a={"fame": 7, "deployed": "A50 A23 A01~"})
    assert night(g, "F08", GiveUp("A50")) is None
    assert field(g) == "A50~ A23 A01~"


@pytest.mark.parametrize(("card", "steps"), [("F09", 5), ("F11", 6)])
def test_long_stride_and_night_march_only_walk(card: str, steps: int) -> None:
    g = alone(11, a={"fame": 7, "deployed": "A50", "hand": "I01"}, monsters="M16", contracts="C01")
    assert night(g, card) is None
    assert (shadow(g).at, field(g), hand(g)) == (11 + steps, "A50", ["I01"])
    assert (g.s.rows["monster"][0], g.s.rows["contract"][0]) == ("M16", "C01")


def test_frayed_pack_costs_a_hand_card() -> None:
    g = alone(20, a={"fame": 7, "deployed": "A50", "hand": "I01 A23"})
    assert night(g, "F10", GiveUp("I01")) is None
    assert (hand(g), field(g)) == (["A23"], "A50")
    assert night(alone(20, a={"fame": 7, "deployed": "A50"}), "F10") is None


def test_passing_ends_with_the_shadow() -> None:
    g = alone(18, a={"fame": 60, "deployed": "A14~", "passing": True}, moons=[20])
    assert night(g, "F09") is None
    assert not g.s.players[A].passing
