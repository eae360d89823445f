"""Traits and items that strike, expose, strip, weaken, dismiss, call and copy (5.2; FF-082, FF-202)."""

from __future__ import annotations

import pytest

from engines.fable import foes
from engines.fable.glossary import Card
from engines.fable.state import Enemy, Modifier

from .kit import A, B, G, act, ally, defaults, fame, field, paid, table, tally, told, top
from .plain import (
    Aim,
    AimAs,
    Attack,
    Attacked,
    CallMonster,
    Copied,
    Exposed,
    Hit,
    React,
    Stripped,
    Target,
    Targets,
    Weakened,
)
from .using import day, item, trait, usable


def foe(g: G, card: str) -> Enemy:
    """A foe in combat."""
    found = foes.enemy(g.s, Card(card))
    assert found is not None
    return found


def values(g: G) -> list[int]:
    """What every attack so far did."""
    return [each.value for each in told(g, Attacked)]


# -- HIT --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "value", "cost"), [("A44", 5, 1), ("A66", 8, 2), ("A67", 12, 3)], ids=["smith", "giant", "queen"]
)
def test_a_plain_strike(card: str, value: int, cost: int) -> None:
    g = table(a={"deployed": card}, combat="L16")
    act(g, Hit(card, "L16", "pw"))
    assert values(g) == [value]
    assert g.s.day.left == 3 - cost
    assert field(g) == f"{card}~"
    assert g.s.day.traits == 1
    # It cannot be paid with less.
    g = table(a={"deployed": card}, combat="L16", left=cost - 1)
    assert not [option for option in day(g) if isinstance(option, Hit)]


@pytest.mark.rule("FF-090", "WE-03")
def test_lone_ox_strikes_alone() -> None:
    g = table(a={"deployed": "A32 A23", "hand": "I04"}, combat="M33 M39")
    act(g, Hit("A32", "M33", "pw"))
    assert tally(g, "M33") == 5
    # No other ally any more, but items.
    assert not [option for option in day(g) if isinstance(option, Attack) and option.foe == "M33"]
    assert item(g, "I04", AimAs("M33", "pw")) is None
    assert fame(g) == [7, 0]
    # After another ally it is too late.
    act(g, Attack("A23", "M39", "pw"))
    g.s.players[A].deployed[0].ready = True
    assert not [option for option in day(g) if isinstance(option, Hit)]
    assert Attack("A32", "M39", "pw") in day(g)


def test_saga_hunter_strikes_legends_harder() -> None:
    g = table(a={"deployed": "A33"}, combat="M33 L16")
    assert [option for option in day(g) if isinstance(option, Hit)] == [
        Hit("A33", "L16", "el"),
        Hit("A33", "L16", "we"),
    ]
    act(g, Hit("A33", "L16", "we"))
    assert tally(g, "L16") == 4


@pytest.mark.rule("FF-062", "WE-39")
def test_prism_adept_counts_the_types_of_others() -> None:
    g = table(a={"deployed": "A45 A49 A23 A31 A70~"}, combat="L16")
    act(g, Hit("A45", "L16", "ma"))
    assert values(g) == [4]


@pytest.mark.rule("FF-062", "WE-33")
def test_maud_ironlarch_counts_the_others() -> None:
    g = table(a={"deployed": "H1 A01 A02 A03 A04 A05~"}, combat="L16 M36")
    act(g, Hit("H1", "L16", "we"))
    assert values(g) == [6]
    g = table(a={"deployed": "H1 A01 A02 A03 A04"}, combat="M36")
    act(g, Hit("H1", "M36", "pw"))
    assert fame(g) == [7, 0]


@pytest.mark.rule("FF-068", "FF-082")
def test_a_strike_uses_what_waits_on_its_ally() -> None:
    g = table(a={"deployed": "A44"}, combat="L16")
    ally(g, "A44").mods = [Modifier(1, 2), Modifier(2, 0)]
    act(g, Hit("A44", "L16", "pw"))
    assert values(g) == [14]
    assert ally(g, "A44").mods == []


# -- items that strike ------------------------------------------------------------------------------------


@pytest.mark.rule("FF-053")
@pytest.mark.parametrize(
    ("card", "value", "kinds"),
    [
        ("I01", 3, ("el",)),
        ("I02", 3, ("ma",)),
        ("I03", 3, ("po",)),
        ("I04", 3, ("pw",)),
        ("I05", 3, ("we",)),
        ("I06", 4, ("el", "ma")),
        ("I08", 4, ("pw", "we")),
        ("I09", 8, ("el", "ma", "po", "pw", "we")),
    ],
)
def test_an_item_strikes_with_one_of_its_types(card: str, value: int, kinds: tuple[str, ...]) -> None:
    for kind in kinds:
        g = table(a={"hand": card}, combat="L16")
        ways = [AimAs("L16", each) for each in kinds]
        answers = [AimAs("L16", kind)] if len(ways) > 1 else []
        asked = item(g, card)
        # A single type, and a single foe, is no question.
        assert (asked is None) is (not answers)
        assert asked is None or (asked.kind, list(asked.options)) == ("strike", ways)
        g = table(a={"hand": card}, combat="L16", left=0)
        assert item(g, card, *answers) is None
        assert (values(g), foe(g, "L16").dealt, foe(g, "L16").items) == ([value], [kind], 1)
        assert g.s.discards["item"] == [card]
        assert g.s.day.items == 1
    assert not usable(table(a={"hand": card}), card)


def test_what_allows_no_items_is_no_target() -> None:
    assert not usable(table(a={"hand": "I01"}, combat="M29"), "I01")
    g = table(a={"hand": "I01"}, combat="M29 L16")
    assert item(g, "I01") is None
    assert tally(g, "L16") == 3


def test_items_have_no_modifiers_but_surges() -> None:
    g = table(a={"hand": "I01", "deployed": "A49"}, combat="L16")
    ally(g, "A49").mods = [Modifier(1, 5)]
    g.s.day.surges = [Modifier(2, 2, "el")]
    item(g, "I01")
    assert values(g) == [5]
    assert ally(g, "A49").mods == [Modifier(1, 5)]


def test_barbed_net_strips_and_strikes() -> None:
    g = table(a={"hand": "I07"}, combat="M34 L16")
    asked = item(g, "I07")
    assert asked is not None
    assert (asked.kind, asked.options) == ("strip_type", (AimAs("M34", "po"), AimAs("M34", "el")))
    g = table(a={"hand": "I07"}, combat="M34 L16")
    assert item(g, "I07", AimAs("M34", "po"), AimAs("M34", "po")) is None
    assert foes.immunities(foe(g, "M34")) == ["el"]
    assert tally(g, "M34") == 3
    # With nothing to strip it strikes all the same; the foe is chosen again.
    g = table(a={"hand": "I07"}, combat="L16")
    assert item(g, "I07", AimAs("L16", "we")) is None
    assert values(g) == [3]


@pytest.mark.rule("FF-064")
def test_barbed_net_on_what_allows_no_items_only_strips() -> None:
    g = table(a={"hand": "I07"}, combat="L14")
    assert item(g, "I07", AimAs("L14", "ma")) is None
    assert foes.immunities(foe(g, "L14")) == ["el"]
    assert values(g) == []


@pytest.mark.rule("WE-08")
def test_kingfall_arrow() -> None:
    g = table(a={"hand": "I10"}, combat="L09")
    assert item(g, "I10") is None
    assert (values(g), fame(g)) == ([24], [15, 0])
    g = table(a={"hand": "I10", "deployed": "A23~"}, combat="M21")
    assert item(g, "I10") is None
    assert (values(g), field(g)) == ([12], "A23")
    # One of each: the foe decides which strike it is.
    g = table(a={"hand": "I10"}, combat="L16 M33")
    assert item(g, "I10", AimAs("M33", "we")) is None
    assert values(g) == [6]
    assert not usable(table(a={"hand": "I10"}), "I10")


# -- expose, strip, weaken, dismiss -----------------------------------------------------------------------


@pytest.mark.rule("FF-083")
def test_hex_weaver_exposes() -> None:
    g = table(a={"deployed": "A37 A23"}, combat="M20")
    asked = trait(g, "A37")
    assert asked is not None
    assert (asked.kind, len(asked.options)) == ("expose", 5)
    g = table(a={"deployed": "A37 A23"}, combat="M39 M33")
    assert trait(g, "A37", AimAs("M33", "pw")) is None
    assert told(g, Exposed) == [Exposed(A, "M33", "pw")]
    act(g, Attack("A23", "M33", "pw"))
    assert tally(g, "M33") == 6
    # Where it is immune, immunity wins.
    g = table(a={"deployed": "A37 A24"}, combat="M39")
    assert trait(g, "A37", AimAs("M39", "we")) is None
    act(g, Attack("A24", "M39", "we"))
    assert tally(g, "M39") == 0


@pytest.mark.rule("FF-202")
@pytest.mark.parametrize("card", ["A37", "A43"])
def test_without_a_combat_nothing_is_weakened(card: str) -> None:
    assert not usable(table(a={"deployed": card}), card)


@pytest.mark.rule("FF-202")
def test_without_a_combat_nothing_is_dismissed() -> None:
    assert not usable(table(a={"hand": "I22"}), "I22")


def test_shackle_breaker_strips_one_and_weakens_one() -> None:
    g = table(a={"deployed": "A43"}, combat="M39 M34 M16")
    asked = trait(g, "A43")
    assert asked is not None
    assert (asked.kind, asked.options) == ("strip", (Aim("M34"), Aim("M39")))
    g = table(a={"deployed": "A43"}, combat="M39 M34 M16")
    assert trait(g, "A43", Aim("M39"), Aim("M16")) is None
    assert foes.immunities(foe(g, "M39")) == []
    assert told(g, Stripped) == [Stripped(A, "M39", ("we", "el"))]
    assert told(g, Weakened) == [Weakened(A, "M16", 1)]
    assert foes.needs(g.s, foe(g, "M16")) == 3


def test_stripping_takes_what_it_adapted_to() -> None:
    g = table(a={"deployed": "A43 A71 A50"}, combat="L10")
    act(g, Attack("A71", "L10", "ma"))
    assert foes.immunities(foe(g, "L10")) == ["ma"]
    assert trait(g, "A43") is None
    assert foes.immunities(foe(g, "L10")) == []
    # It learns again.
    act(g, Attack("A50", "L10", "po"))
    assert foes.immunities(foe(g, "L10")) == ["po"]


@pytest.mark.rule("FF-087")
def test_a_requirement_that_falls_to_the_tally_defeats() -> None:
    g = table(a={"deployed": "A43 A23"}, combat="M16")
    act(g, Attack("A23", "M16", "pw"))
    assert tally(g, "M16") == 3
    assert trait(g, "A43") is None
    # The printed fame all the same (FF-088).
    assert fame(g) == [4, 0]
    assert not g.s.combat


def test_smoke_pearl_sends_a_foe_home() -> None:
    g = table(a={"hand": "I22 A01"}, combat="M16 L16")
    assert item(g, "I22", Aim("L16")) is None
    assert [each.card for each in g.s.combat] == ["M16"]
    assert "L16" in g.s.decks["legend"]
    # The last one closes the combat; nothing is gained or paid.
    g = table(a={"hand": "I22 A01"}, combat="M16")
    assert item(g, "I22") is None
    assert (g.s.combat, fame(g), g.s.players[A].hand) == ([], [0, 0], ["A01"])
    assert "M16" in g.s.decks["monster"]


@pytest.mark.rule("FF-087")
def test_sending_one_home_may_be_enough_for_its_master() -> None:
    g = table(a={"hand": "I22"}, combat="L08 M05")
    foe(g, "L08").tally = 14
    assert item(g, "I22", Aim("M05")) is None
    assert fame(g) == [14, 0]


@pytest.mark.rule("FF-099")
def test_a_converted_ally_goes_to_the_discard_pile() -> None:
    g = table(a={"hand": "I22"}, combat="A50")
    assert item(g, "I22") is None
    assert g.s.discards["ally"] == ["A50"]


# -- call -------------------------------------------------------------------------------------------------


def test_wyrm_baiter_calls_a_legend_and_weakens_it() -> None:
    g = table(a={"deployed": "A63"})
    top(g, "L10")
    assert trait(g, "A63") is None
    assert [each.card for each in g.s.combat] == ["L10"]
    assert foes.needs(g.s, foe(g, "L10")) == 10
    assert g.s.day.left == 1
    # Not in a combat, and not without legends.
    assert not usable(table(a={"deployed": "A63"}, combat="M16"), "A63")
    g = table(a={"deployed": "A63"})
    g.s.players[A].trophies, g.s.decks["legend"] = g.s.decks["legend"], []
    assert not usable(g, "A63")


def test_it_is_the_legend_that_is_weakened_whatever_it_brings() -> None:
    g = table(a={"deployed": "A63"})
    top(g, "L15", "M16")
    assert trait(g, "A63") is None
    assert [(each.card, foes.needs(g.s, each)) for each in g.s.combat] == [("L15", 15), ("M16", 4)]


# -- copy -------------------------------------------------------------------------------------------------


def test_mirror_sage_copies_a_trait_for_its_own_price() -> None:
    g = table(a={"deployed": "A54 A01 A23~ A69~"}, b={"deployed": "A52~ A05"})
    asked = trait(g, "A54")
    assert asked is not None
    # No reaction; whose it is and whether it is ready does not matter.
    assert (asked.kind, asked.options) == ("copy", (Target(A, "A01"), Target(B, "A52")))
    g = table(a={"deployed": "A54 A01 A23~ A69~"}, b={"deployed": "A52~ A05"})
    assert trait(g, "A54", Target(B, "A52")) is None
    assert told(g, Copied) == [Copied(A, "A52")]
    assert field(g) == "A54~ A01 A23 A69"
    assert field(g, B) == "A52~ A05"
    assert g.s.day.left == 1


def test_mirror_sage_strikes_with_its_own_types() -> None:
    g = table(a={"deployed": "A54"}, b={"deployed": "A66~"}, combat="M33 L16")
    ally(g, "A54").mods = [Modifier(1, 1)]
    asked = trait(g, "A54")
    assert asked is not None
    assert (asked.kind, len(asked.options)) == ("strike", 6)
    g = table(a={"deployed": "A54"}, b={"deployed": "A66~"}, combat="M33 L16")
    ally(g, "A54").mods = [Modifier(1, 1)]
    assert trait(g, "A54", AimAs("L16", "ma")) is None
    assert values(g) == [9]
    assert ally(g, "A54").mods == []


@pytest.mark.rule("FF-090")
def test_mirror_sage_as_the_only_ally() -> None:
    g = table(a={"deployed": "A54 A23"}, b={"deployed": "A32"}, combat="L16")
    assert trait(g, "A54", AimAs("L16", "pw")) is None
    assert foe(g, "L16").lone == "A54"
    assert not [option for option in day(g) if isinstance(option, Attack)]


@pytest.mark.rule("FF-064")
def test_mirror_sage_copies_only_what_would_do_something() -> None:
    # The Sprite would ready nobody but the Sage itself; a strike needs a combat.
    g = table(a={"deployed": "A54 A01"}, b={"deployed": "A66"})
    assert not usable(g, "A54")
    g.s.players[B].deployed[0].card = Card("A64")
    assert usable(g, "A54")


def test_mirror_sage_borrows_what_is_done_to_opponents() -> None:
    g = table(3, a={"deployed": "A54 A58"}, b={"deployed": "A23 A24 A50"}, c={"deployed": "A51"})
    assert trait(g, "A54", Targets(B, ("A23", "A50"))) is None
    assert field(g, B) == "A23~ A24 A50~"


# -- what a weakened foe does to windows ------------------------------------------------------------------


@pytest.mark.rule("FF-107", "FF-087")
def test_a_foe_that_a_reaction_defeats_opens_no_window() -> None:
    g = table(a={"deployed": "A41 A31 A01~"})
    top(g, "M03")
    assert act(g, CallMonster(), React("A41")) is None
    assert fame(g) == [1, 0]
    assert field(g) == "A41~ A31 A01~"


def test_silence_takes_the_first_target() -> None:
    g = table(a={"hand": "I09"}, combat="M33 M16")
    defaults(paid(g, A, "I09"))
    assert tally(g, "M33") == 0
    assert fame(g) == [4, 0]
