"""FF-080 to FF-090, WE-02 to WE-09, WE-12, WE-14 to WE-19, WE-33, WE-39: attacks and what they do."""

from __future__ import annotations

import pytest

from engines.fable import combat
from engines.fable.cards import FIGURES, FOES
from engines.fable.contracts import achieved
from engines.fable.day import action
from engines.fable.foes import effective, immunities, needs, weaknesses
from engines.fable.glossary import Card
from engines.fable.state import Modifier

from .kit import A, G, act, ally, drive, fame, field, fought, kinds, run, table, tally, told, top, worth
from .plain import Attack, Attacked, Call, Defeated, Deploy, GiveUp, Hit, Resolve, UseItem


def hit_by(foe: str, *attacks: tuple[str, str], **fields: object) -> G:
    """A foe alone in combat, and basic attacks on it."""
    deployed = " ".join(dict.fromkeys(ally for ally, _ in attacks))
    g = table(combat=foe, a={"deployed": deployed, **fields})
    for by, kind in attacks:
        act(g, Attack(by, foe, kind))
    return g


@pytest.mark.rule("FF-080")
def test_only_the_ready_attack_one_at_a_time() -> None:
    g = table(combat="M39 M16", a={"hand": "A23", "deployed": "A24 A50~"})
    asked = act(g)
    assert asked is not None
    attacks = [option for option in asked.options if isinstance(option, Attack)]
    assert attacks == [Attack("A24", "M39", "we"), Attack("A24", "M16", "we")]


@pytest.mark.rule("FF-081", "FF-082", "FF-083", "WE-02")
def test_paper_strength_is_not_enough() -> None:
    g = hit_by("M39", ("A69", "el"), ("A24", "we"), hand="A45")
    assert tally(g, "M39") == 0
    act(g, Deploy("A45"))
    asked = act(g)
    assert asked is not None
    kinds_ = [option.element for option in asked.options if isinstance(option, Attack)]
    assert kinds_ == ["el", "ma", "po"]
    act(g, Attack("A45", "M39", "ma"))
    assert tally(g, "M39") == 3
    asked = act(g, Resolve())
    assert asked is not None
    assert asked.kind == "discard"


@pytest.mark.rule("FF-087", "FF-090", "WE-03")
def test_one_strong_arm() -> None:
    g = table(combat="M39", a={"deployed": "A32"})
    foe = g.s.combat[0]
    assert worth(g, A, "A32", foe, "pw") == 4
    act(g, Hit("A32", "M39", "pw"))
    assert (fame(g)[A], g.s.combat) == (8, [])
    assert told(g, Attacked)[0].value == 10


@pytest.mark.rule("FF-082", "FF-086", "WE-04")
@pytest.mark.parametrize(("mods", "counts"), [([2, 0], 20), ([0, 2], 16)])
def test_modifiers_count_in_the_order_played(mods: list[int], counts: int) -> None:
    g = table(combat="L14", a={"deployed": "A57"})
    ally(g, "A57").mods = [Modifier(at, add) for at, add in enumerate(mods)]
    act(g, Attack("A57", "L14", "po"))
    assert told(g, Attacked)[0].value == counts
    assert (g.s.players[A].trophies == ["L14"]) == (counts >= 19)


@pytest.mark.rule("FF-082", "WE-05")
def test_armor_comes_before_doubling() -> None:
    g = table(combat="M25", a={"deployed": "A16 A44"})
    act(g, Attack("A16", "M25", "pw"))
    assert tally(g, "M25") == 2
    act(g, Hit("A44", "M25", "pw"))
    assert [event.value for event in told(g, Attacked)] == [2, 8]
    assert told(g, Defeated)[0].foe == "M25"
    # Armor never turns an attack into less than nothing.
    g = hit_by("M25", ("A01", "el"))
    assert tally(g, "M25") == 0


@pytest.mark.rule("FF-082", "WE-06")
@pytest.mark.parametrize(("moon", "value"), [("O12", 8), (None, 6), ("O09", 6)])
def test_the_moon_helps_a_type(moon: str | None, value: int) -> None:
    g = table(combat="M36", moon=moon, a={"deployed": "A23"})
    act(g, Attack("A23", "M36", "pw"))
    assert told(g, Attacked)[0].value == value
    assert bool(told(g, Defeated)) == (value >= 7)


@pytest.mark.rule("FF-053", "FF-082", "WE-07")
def test_an_item_by_itself() -> None:
    g = table(combat="M39", contracts="C18 C01 C02", a={"hand": "I09"})
    steps = action(g)
    asked = drive(steps, UseItem("I09"))
    assert asked is not None
    choice = next(option for option in asked.options if option.element == "pw")
    run(g, steps, choice)
    assert told(g, Attacked)[0].value == 16
    assert fame(g)[A] == 8
    assert achieved(g.s, A, Card("C18"))


@pytest.mark.rule("FF-083", "WE-08")
@pytest.mark.parametrize(("foe", "value"), [("L09", 24), ("M21", 12)])
def test_an_arrow_for_kings(foe: str, value: int) -> None:
    g = table(combat=foe, a={"hand": "I10", "deployed": "A23~ A24~"})
    asked = act(g, UseItem("I10"))
    assert told(g, Attacked)[0].value == value
    assert told(g, Defeated)[0].foe == foe
    # Moss Boar readies one, Sleepless Queen up to two.
    assert asked is not None
    assert asked.kind == "ready"


@pytest.mark.rule("FF-084", "WE-09")
def test_excess_is_wasted_and_tallies_are_apart() -> None:
    g = table(combat="M08 M10", a={"deployed": "A24"})
    act(g, Attack("A24", "M08", "we"))
    assert fought(g) == ["M10"]
    assert tally(g, "M10") == 0
    assert fame(g)[A] == 2


@pytest.mark.rule("FF-084")
def test_different_cards_and_types_add_up() -> None:
    g = table(combat="M33", a={"deployed": "A23 A51"})
    act(g, Attack("A23", "M33", "pw"))
    assert tally(g, "M33") == 3
    act(g, Attack("A51", "M33", "we"))
    assert fame(g)[A] == 7


@pytest.mark.rule("FF-083")
def test_immunity_wins_over_weakness() -> None:
    g = table(combat="M39", a={"deployed": "A24"})
    g.s.combat[0].exposed = ["we"]
    act(g, Attack("A24", "M39", "we"))
    assert tally(g, "M39") == 0
    g = table(combat="M39", a={"deployed": "A24"})
    g.s.combat[0].exposed, g.s.combat[0].stripped = ["we"], ["we"]
    act(g, Attack("A24", "M39", "we"))
    assert tally(g, "M39") == 6
    # Vulnerable twice over is still doubled once.
    g = table(combat="M39", a={"deployed": "A16"})
    g.s.combat[0].exposed = ["pw"]
    act(g, Attack("A16", "M39", "pw"))
    assert tally(g, "M39") == 4


@pytest.mark.rule("FF-085")
def test_a_surge_helps_its_type_alone() -> None:
    g = table(combat="L10", a={"deployed": "A69 A24", "hand": "I01"})
    g.s.day.surges = [Modifier(1, 1, "el")]
    act(g, Attack("A24", "L10", "we"))
    act(g, Attack("A69", "L10", "el"))
    assert [event.value for event in told(g, Attacked)] == [3, 6]
    assert effective(g.s, g.s.combat[0], "ma", 5, None) == 5


@pytest.mark.rule("FF-087")
def test_a_combat_closes_with_its_last_foe() -> None:
    g = table(combat="M08 M10", monsters="M03 - -", a={"deployed": "A24 A69"})
    act(g, Attack("A24", "M08", "we"))
    assert Call not in kinds(act(g))
    act(g, Attack("A69", "M10", "el"))
    assert Call in kinds(act(g))


@pytest.mark.rule("FF-087")
def test_a_foe_falls_too_when_its_requirement_does() -> None:
    g = table(combat="M33", a={"deployed": "A51"})
    act(g, Attack("A51", "M33", "we"))
    g.s.combat[0].less = 3
    run(g, combat.check(g))
    assert fame(g)[A] == 7


@pytest.mark.rule("FF-087", "FF-088")
def test_fame_then_win_effects() -> None:
    g = table(combat="M02", a={"deployed": "A24"})
    g.s.combat[0].less = 1
    top(g, "I09")
    act(g, Attack("A24", "M02", "we"))
    names = [type(each.event).__name__ for each in g.told]
    assert names[:5] == ["Attacked", "Defeated", "Famed", "Drew", "DrewCards"]
    # Printed fame, whatever it had come down to.
    assert fame(g)[A] == 1


@pytest.mark.rule("FF-089")
def test_where_the_defeated_go() -> None:
    g = table(combat="M08 L01", a={"deployed": "A24 A71"})
    act(g, Attack("A24", "M08", "we"))
    g.s.combat[0].tally = 8
    act(g, Attack("A71", "L01", "ma"))
    assert g.s.discards["monster"] == ["M08"]
    assert g.s.players[A].trophies == ["L01"]
    assert "legend" not in g.s.discards


@pytest.mark.rule("FF-090")
def test_only_ally_means_alone() -> None:
    g = table(combat="L01 M33", left=6, a={"deployed": "A32 A24", "hand": "I04"})
    act(g, Hit("A32", "L01", "pw"))
    asked = act(g)
    assert asked is not None
    # Nobody else may attack that legend, but for items; the other foe anybody may.
    assert [option for option in asked.options if isinstance(option, Attack)] == [Attack("A24", "M33", "we")]
    assert UseItem("I04") in asked.options
    g = table(combat="L01", left=6, a={"deployed": "A32 A24"})
    act(g, Attack("A24", "L01", "we"))
    assert Hit not in kinds(act(g))
    # Its basic attack locks nothing.
    g = table(combat="L01", left=6, a={"deployed": "A32 A24"})
    act(g, Attack("A32", "L01", "pw"))
    assert Attack in kinds(act(g))


# -- auras and conversions ---------------------------------------------------------------------------------


@pytest.mark.rule("FF-099", "WE-12")
def test_a_converted_ally_of_no_attack_falls_at_once() -> None:
    g = table(monsters="M20 M03 M12", a={"deployed": "A01 A24"})
    act(g, Call("M20"), GiveUp("A01"))
    assert (fought(g), field(g)) == (["M20"], "A24")
    assert [(beaten.card, beaten.fame) for beaten in g.s.day.beaten] == [("A01", 0)]
    assert g.s.discards["ally"] == ["A01"]
    assert fame(g)[A] == 0


@pytest.mark.rule("WE-15")
def test_a_cap_counts_allies_alone() -> None:
    g = table(combat="M14", a={"deployed": "A05 A23", "hand": "I04"})
    act(g, Attack("A05", "M14", "pw"))
    assert tally(g, "M14") == 2
    assert Attack not in kinds(act(g))
    act(g, UseItem("I04"))
    assert fame(g)[A] == 3


@pytest.mark.rule("WE-16")
def test_what_hurts_the_idol_once() -> None:
    g = table(combat="L10", a={"deployed": "A71 A69 A70"})
    act(g, Attack("A71", "L10", "ma"))
    act(g, Attack("A69", "L10", "el"))
    assert immunities(g.s.combat[0]) == ["ma", "el"]
    assert worth(g, A, "A71", g.s.combat[0], "ma") == 0
    act(g, Attack("A70", "L10", "po"))
    assert fame(g)[A] == 15


@pytest.mark.rule("FF-088", "WE-17")
def test_a_pack_falls_with_its_foes() -> None:
    g = table(combat="L08 M05 M04", a={"deployed": "A24 A69"})
    duke = g.s.combat[0]
    assert needs(g.s, duke) == 16
    act(g, Attack("A69", "M04", "el"))
    assert needs(g.s, duke) == 15
    act(g, Attack("A24", "M05", "we"))
    assert needs(g.s, duke) == 14
    duke.tally = 14
    run(g, combat.check(g))
    assert fame(g)[A] == 1 + 2 + 14


@pytest.mark.rule("FF-087", "WE-17")
def test_the_last_of_a_pack_may_bring_the_duke_down() -> None:
    g = table(combat="L08 M05", a={"deployed": "A24"})
    g.s.combat[0].tally = 14
    act(g, Attack("A24", "M05", "we"))
    assert g.s.combat == []
    assert fame(g)[A] == 16


@pytest.mark.rule("WE-18")
def test_the_crown_wants_three_types() -> None:
    g = table(combat="L16", a={"deployed": "A06"})
    crown = g.s.combat[0]
    crown.tally, crown.dealt = 22, ["ma", "pw"]
    run(g, combat.check(g))
    assert fought(g) == ["L16"]
    act(g, Attack("A06", "L16", "we"))
    assert told(g, Attacked)[0].tally == 23
    assert fame(g)[A] == 20


@pytest.mark.rule("WE-19")
@pytest.mark.parametrize(("moon", "value"), [(None, 5), ("O12", 6)])
def test_no_boosts_but_the_moon(moon: str | None, value: int) -> None:
    g = table(combat="M41", moon=moon, a={"deployed": "A68"})
    ally(g, "A68").mods = [Modifier(1, 2)]
    g.s.day.surges = [Modifier(2, 3, "pw")]
    act(g, Attack("A68", "M41", "pw"))
    assert tally(g, "M41") == value


@pytest.mark.rule("FF-082")
def test_no_items_on_some() -> None:
    g = table(combat="M29", a={"hand": "I03"})
    assert UseItem not in kinds(act(g))
    g.s.combat.append(type(g.s.combat[0])(Card("M16")))
    g.s.decks["monster"].remove(Card("M16"))
    act(g, UseItem("I03"))
    assert told(g, Attacked)[0].foe == "M16"


@pytest.mark.rule("WE-33")
def test_the_ironlarch_counts_others() -> None:
    g = table(combat="M36", a={"deployed": "H1 A01 A02 A03 A04 A05~"})
    act(g, Hit("H1", "M36", "pw"))
    assert told(g, Attacked)[0].value == 12
    assert told(g, Defeated)[0].foe == "M36"


@pytest.mark.rule("WE-39")
def test_hidden_strength() -> None:
    g = table(combat="L10", a={"deployed": "A45 A49 A23 A31 A69~"})
    act(g, Hit("A45", "L10", "ma"))
    assert told(g, Attacked)[0].value == 4


@pytest.mark.rule("FF-082")
def test_market_moon_helps_items() -> None:
    g = table(combat="M33", moon="O15", a={"hand": "I01"})
    act(g, UseItem("I01"))
    assert tally(g, "M33") == 5


@pytest.mark.rule("FF-099")
def test_a_converted_ally_is_plain() -> None:
    g = table(combat="A67 L01", a={"deployed": "A71"})
    foe = g.s.combat[0]
    assert needs(g.s, foe) == FIGURES["A67"].attack == 5
    assert (immunities(foe), weaknesses(foe)) == ([], [])
    act(g, Attack("A71", "A67", "ma"))
    assert g.s.discards["ally"] == ["A67"]
    assert fame(g)[A] == 5
    assert "A67" not in FOES
