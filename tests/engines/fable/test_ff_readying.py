"""Traits and items that ready, boost, and teach types (5.2; FF-060 to FF-068, FF-085, FF-086)."""

from __future__ import annotations

import pytest

from engines.core.ask import Pick
from engines.fable.cards import FIGURES
from engines.fable.effects.own import Ready
from engines.fable.foes import types_of
from engines.fable.state import Modifier

from .kit import A, act, ally, defaults, field, paid, table, tally, told
from .plain import (
    AimAs,
    Attack,
    Attacked,
    Boosted,
    Nothing,
    OfType,
    Readied,
    Surged,
    Take,
    TakeSome,
    TraitUsed,
    TypeAdded,
    UseTrait,
)
from .using import day, item, trait, usable

# -- ready ------------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-060", "FF-061", "FF-063")
def test_kettle_sprite_readies_one() -> None:
    g = table(a={"deployed": "A01 A23~ A50~"})
    asked = trait(g, "A01")
    assert asked is not None
    assert (asked.kind, asked.seat, asked.options) == ("ready", A, (Nothing(), Take("A23"), Take("A50")))
    g = table(a={"deployed": "A01 A23~ A50~"})
    assert trait(g, "A01", Take("A50")) is None
    assert field(g) == "A01~ A23~ A50"
    assert g.s.day.left == 2
    assert told(g, TraitUsed) == [TraitUsed(A, "A01")]
    assert told(g, Readied) == [Readied(A, ("A50",))]


@pytest.mark.rule("FF-063")
@pytest.mark.parametrize("card", ["A52", "I14"])
def test_every_one_is_more_than_three(card: str) -> None:
    """``ready(n=all)`` asks nobody and leaves nobody out."""
    held = {"hand": card} if card[0] == "I" else {}
    own = "" if card[0] == "I" else f"{card} "
    g = table(a={"deployed": own + "A23~ A24~ A49~ A50~ A51~", **held}, left=3)
    assert (item if held else trait)(g, card) is None
    assert field(g) == ("" if held else f"{card}~ ") + "A23 A24 A49 A50 A51"


@pytest.mark.rule("FF-060")
def test_an_exhausted_ally_has_no_use() -> None:
    g = table(a={"deployed": "A01~ A23~"}, combat="M16")
    assert not [option for option in day(g) if isinstance(option, UseTrait | Attack)]


@pytest.mark.rule("FF-062", "FF-064")
def test_it_does_not_ready_itself() -> None:
    g = table(a={"deployed": "A01 A23"}, b={"deployed": "A50~"})
    assert not usable(g, "A01")


@pytest.mark.rule("FF-061")
def test_two_who_ready_each_other_pay_each_time() -> None:
    g = table(a={"deployed": "A01 A17~"})
    for left, card in ((2, "A01"), (1, "A17"), (0, "A01")):
        assert trait(g, card) is None
        assert g.s.day.left == left
    assert field(g) == "A01~ A17"
    assert not usable(g, "A17")


@pytest.mark.rule("FF-183")
def test_silence_readies_nobody() -> None:
    g = table(a={"deployed": "A01 A23~ A50~"})
    defaults(paid(g, A, "A01"))
    assert field(g) == "A01~ A23~ A50~"


def test_marsh_midwife_readies_two_weak_ones() -> None:
    g = table(a={"deployed": "A17 A01~ A05~ A23~ A27~"})
    asked = trait(g, "A17")
    assert asked is not None
    assert asked.options == (Nothing(), TakeSome(Pick(("A01", "A05", "A27"), 1, 2)))
    g = table(a={"deployed": "A17 A01~ A05~ A23~ A27~"})
    assert trait(g, "A17", TakeSome(("A05", "A27"))) is None
    assert field(g) == "A17~ A01~ A05 A23~ A27"


def test_hearth_singer_readies_up_to_three() -> None:
    g = table(a={"deployed": "A25 A01~ A05~ A23~ A50~"})
    asked = trait(g, "A25")
    assert asked is not None
    assert asked.options[1] == TakeSome(Pick(("A01", "A05", "A23", "A50"), 1, 3))
    g = table(a={"deployed": "A25 A01~ A05~ A23~ A50~"})
    assert trait(g, "A25", TakeSome(("A23",))) is None
    assert field(g) == "A25~ A01~ A05~ A23 A50~"
    assert g.s.day.left == 1


def test_rune_nurse_readies_magic_ones() -> None:
    g = table(a={"deployed": "A34 A71~ A02~ A23~"})
    ally(g, "A23").types = ["ma"]
    ally(g, "A71").types = ["pw"]
    asked = trait(g, "A34")
    assert asked is not None
    # One that has learned the type today counts as well.
    assert asked.options[1] == TakeSome(Pick(("A02", "A23", "A71"), 1, 2))
    g = table(a={"deployed": "A34 A71~ A02~ A23~"})
    assert trait(g, "A34", TakeSome(("A02", "A71"))) is None
    assert field(g) == "A34~ A71 A02 A23~"


@pytest.mark.rule("FF-066")
def test_squire_tam_readies_a_hero_and_gains_an_action() -> None:
    g = table(a={"deployed": "A35 H1~ A23~"})
    assert trait(g, "A35") is None
    assert field(g) == "A35~ H1 A23~"
    assert (g.s.day.granted, g.s.day.left) == (4, 3)


@pytest.mark.rule("FF-033", "WE-21")
def test_squire_tam_with_all_actions_granted() -> None:
    g = table(a={"deployed": "A35 H1~"}, left=6)
    assert trait(g, "A35") is None
    assert (g.s.day.granted, g.s.day.left) == (6, 5)
    g = table(a={"deployed": "A35 H1~"}, left=5)
    assert trait(g, "A35") is None
    assert (g.s.day.granted, g.s.day.left) == (6, 5)
    # With nobody to ready either, there would be nothing in it.
    assert not usable(table(a={"deployed": "A35 H1"}, left=6), "A35")
    assert usable(table(a={"deployed": "A35 H1"}, left=5), "A35")


def test_dawn_matriarch_readies_all() -> None:
    g = table(a={"deployed": "A52 A01~ A23~ A50 A69~"})
    assert trait(g, "A52") is None
    assert field(g) == "A52~ A01 A23 A50 A69"
    assert g.s.day.left == 0


def test_bram_oldthunder_readies_two_of_the_weaker_half() -> None:
    g = table(a={"hero": "H4", "deployed": "H4 A01~ A15~ A23~ A50~"})
    assert trait(g, "H4", TakeSome(("A01", "A15"))) is None
    assert field(g) == "H4~ A01 A15 A23~ A50~"
    # A hero has an attack of 2.
    g = table(a={"hero": "H4", "deployed": "H4 H1~ A23~"}, b={"hero": "H1"})
    assert trait(g, "H4") is None
    assert field(g) == "H4~ H1 A23~"


def test_smelling_salts_ready_one() -> None:
    g = table(a={"hand": "I11", "deployed": "A01~ A23~"})
    assert item(g, "I11", Take("A23")) is None
    assert field(g) == "A01~ A23"
    assert g.s.discards["item"] == ["I11"]
    assert g.s.day.left == 3
    assert not usable(table(a={"hand": "I11", "deployed": "A01"}, b={"deployed": "A23~"}), "I11")


def test_war_horn_readies_two() -> None:
    g = table(a={"hand": "I12", "deployed": "A01~ A23~ A50~"})
    assert item(g, "I12", TakeSome(("A01", "A50"))) is None
    assert field(g) == "A01 A23~ A50"


def test_who_may_ready_may_leave_it() -> None:
    g = table(a={"hand": "I12", "deployed": "A01~ A23~ A50~"})
    assert item(g, "I12", Nothing()) is None
    assert field(g) == "A01~ A23~ A50~"


@pytest.mark.rule("FF-054", "FF-064")
def test_loyal_standard_readies_a_hero_and_boosts() -> None:
    g = table(a={"hand": "I13", "deployed": "H2~ A23"})
    assert item(g, "I13", Take("H2")) is None
    assert field(g) == "H2 A23"
    assert ally(g, "H2").mods == [Modifier(1, 3)]
    # Without a tired hero the other part is done.
    g = table(a={"hand": "I13", "deployed": "A23 A24~"})
    assert item(g, "I13") is None
    assert ally(g, "A23").mods == [Modifier(1, 3)]
    assert not usable(table(a={"hand": "I13", "deployed": "A24~"}), "I13")


def test_phoenix_ash_readies_all() -> None:
    g = table(a={"hand": "I14", "deployed": "A01~ A23~ A50"})
    assert item(g, "I14") is None
    assert field(g) == "A01 A23 A50"


# -- modifiers --------------------------------------------------------------------------------------------


def test_drum_page_boosts() -> None:
    g = table(a={"deployed": "A03 A23 A24 A50~"}, combat="M16", left=0)
    asked = trait(g, "A03")
    assert asked is not None
    assert (asked.kind, asked.options) == ("boost", (Take("A23"), Take("A24")))
    assert asked.default == Take("A23")
    g = table(a={"deployed": "A03 A23 A24 A50~"}, combat="M42", left=0)
    assert trait(g, "A03", Take("A24")) is None
    assert told(g, Boosted) == [Boosted(A, "A24", 2)]
    act(g, Attack("A24", "M42", "we"))
    assert tally(g, "M42") == 5
    assert ally(g, "A24").mods == []


@pytest.mark.rule("FF-062", "FF-202")
def test_a_boost_needs_another_ready_ally_but_no_combat() -> None:
    assert not usable(table(a={"deployed": "A03 A23~"}), "A03")
    assert usable(table(a={"deployed": "A03 A23"}), "A03")


@pytest.mark.rule("FF-086", "WE-04")
def test_twin_chanter_doubles_at_its_place() -> None:
    for first, second, then in (("A03", "A27", 20), ("A27", "A03", 16)):
        g = table(a={"deployed": "A57 A03 A27"}, combat="L14")
        trait(g, first, Take("A57"))
        trait(g, second)
        act(g, Attack("A57", "L14", "po"))
        assert told(g, Boosted) == [Boosted(A, "A57", 2 if card == "A03" else 0) for card in (first, second)]
        assert [attack.value for attack in told(g, Attacked)] == [then]
        assert (g.s.players[A].trophies == ["L14"]) is (then == 20)


@pytest.mark.rule("FF-068")
def test_a_boost_is_lost_by_what_exhausts_without_an_attack() -> None:
    g = table(a={"deployed": "A03 A02 A23"}, combat="M16")
    trait(g, "A03", Take("A02"))
    trait(g, "A02")
    assert ally(g, "A02").mods == []


@pytest.mark.rule("FF-085", "FF-086")
def test_ember_fiddler_surges_elemental_attacks() -> None:
    g = table(a={"deployed": "A20 A49 A66 A24", "hand": "I01 I05"}, combat="M16 M33 L16")
    assert trait(g, "A20") is None
    assert told(g, Surged) == [Surged(A, "el", 2)]
    act(g, Attack("A49", "L16", "el"))
    assert tally(g, "L16") == 6
    act(g, Attack("A66", "L16", "pw"))
    assert tally(g, "L16") == 11
    # Items as well, and only of that type.
    item(g, "I01", AimAs("L16", "el"))
    assert tally(g, "L16") == 16
    item(g, "I05", AimAs("L16", "we"))
    assert tally(g, "L16") == 19


# -- types ------------------------------------------------------------------------------------------------


def test_mask_maker_teaches_a_type() -> None:
    g = table(a={"deployed": "A21 A23 A24~ A50"}, combat="M34")
    asked = trait(g, "A21")
    assert asked is not None
    assert asked.kind == "add_type"
    assert asked.options == tuple(map(OfType, ("el", "ma", "po", "pw", "we")))
    g = table(a={"deployed": "A21 A23 A24~ A50"}, combat="M34")
    asked = trait(g, "A21", OfType("we"))
    assert asked is not None
    # The one who has it needs not learn it, nor does the teacher.
    assert asked.options == (Nothing(), TakeSome(Pick(("A23", "A50"), 1, 2)))
    g = table(a={"deployed": "A21 A23 A24~ A50"}, combat="M28")
    assert trait(g, "A21", OfType("ma"), TakeSome(("A23", "A24"))) is None
    assert told(g, TypeAdded) == [TypeAdded(A, "ma", ("A23", "A24"))]
    assert types_of(ally(g, "A23")) == ("pw", "ma")
    assert types_of(ally(g, "A24")) == ("we", "ma")
    g.s.combat[0].less = -9
    act(g, Attack("A23", "M28", "ma"))
    assert tally(g, "M28") == 6


@pytest.mark.rule("FF-062")
def test_mask_maker_needs_a_pupil() -> None:
    assert not usable(table(a={"deployed": "A21"}, b={"deployed": "A23"}), "A21")


# -- no loops ---------------------------------------------------------------------------------------------


@pytest.mark.rule("FV-16")
def test_whatever_readies_or_gains_actions_spends_something() -> None:
    """A trait that readies allies costs an action, or waits for a foe's defeat; and of the actions, no more
    than six are granted in a turn."""
    for card, figure in FIGURES.items():
        line = figure.trait
        if line is None or not any(isinstance(step, Ready) for step in line.do):
            continue
        assert figure.trait_cost >= 1 or line.trigger == "own_defeat", card
    # Who copies such a line pays as well.
    assert FIGURES["A54"].trait_cost >= 1


@pytest.mark.rule("FV-16")
def test_the_tightest_circle_ends() -> None:
    """A hero who readies the squire who readies the hero, and gains an action each time."""
    g = table(a={"hero": "H4", "deployed": "H4 A35~"})
    turns = 0
    while usable(g, "H4"):
        assert trait(g, "H4") is None
        turns += 1
        if usable(g, "A35"):
            assert trait(g, "A35") is None
    assert turns == 3
    assert (g.s.day.granted, g.s.day.left) == (5, 0)
