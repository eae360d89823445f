"""FF-030 to FF-068: actions of the day, recruiting, deploying, items, traits and exhaustion."""

from __future__ import annotations

import pytest

from engines.fable import SPEC, hands, prices
from engines.fable.cards import FIGURES, TRAIT
from engines.fable.glossary import Card
from engines.fable.state import Discount, Modifier

from .kit import A, B, G, act, ally, defaults, fame, field, hand, kinds, table, tally, told, top, worth
from .plain import (
    Acted,
    Attack,
    Call,
    CallLegend,
    CallMonster,
    Deploy,
    Deployed,
    Discard,
    Discarded,
    EndDay,
    Hit,
    ItemUsed,
    Recruit,
    Recruited,
    Resolve,
    TraitUsed,
    UseItem,
    UseTrait,
)

MONSTERS = "M03 M12 M16"


def offered(g: G, kind: type) -> list[object]:
    """The options of one kind that the day offers."""
    asked = act(g)
    assert asked is not None
    return [option for option in asked.options if type(option) is kind]


def test_each_action_is_asked_for_anew() -> None:
    """A press that was meant for the question before is not taken for an answer to this one."""
    g = table(a={"deployed": "A23~ A24~"})
    before = act(g)
    act(g, Discard(("A23",)))
    after = act(g)
    assert before is not None
    assert after is not None
    assert len(before.options) == len(after.options)
    assert before.basis != after.basis


# -- 3.4 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-030", "FF-050", "FF-192")
def test_anything_in_any_order_also_in_a_combat() -> None:
    g = table(monsters=MONSTERS, allies="A05 A06 A24", left=4, a={"hand": "A23 I11", "deployed": "A50 A01~"})
    assert kinds(act(g)) >= {Recruit, Deploy, Call, CallMonster, CallLegend, Discard, EndDay}
    act(g, Call("M16"))
    # Everything but another combat.
    inside = kinds(act(g))
    assert inside >= {Recruit, Deploy, Attack, Discard, Resolve, EndDay}
    assert not inside & {Call, CallMonster, CallLegend}
    act(g, Recruit("A05"))
    act(g, Deploy("A23"))
    act(g, Deploy("A05"))
    act(g, Discard(("A01",)))
    act(g, Attack("A50", "M16", "po"))
    assert fame(g)[A] == 4
    assert field(g) == "A50~ A23 A05"


@pytest.mark.rule("FF-031", "FF-032", "FF-040")
def test_what_is_paid() -> None:
    g = table(allies="A23 A49 A68", items="I02 I06 I09", left=2, a={"hand": "A24 I01"})
    # Cards of cost 3 cannot be paid.
    assert offered(g, Recruit) == [Recruit(card) for card in ("A23", "A49", "I02", "I06")]
    act(g, Recruit("A49"))
    assert g.s.day.left == 0
    assert (hand(g), g.s.rows["ally"]) == (["A24", "A49", "I01"], ["A23", None, "A68"])
    assert told(g, Recruited) == [Recruited(A, "A49", 2, "hand")]
    assert not kinds(act(g)) & {Recruit, CallMonster, CallLegend}
    # To deploy and to discard still costs nothing.
    act(g, Deploy("A24"))
    act(g, Discard(("I01",)))
    assert g.s.day.left == 0


@pytest.mark.rule("FF-031", "FF-070")
@pytest.mark.parametrize(
    ("choice", "foe"), [(Call("M12"), "M12"), (CallMonster(), "M33"), (CallLegend(), "L16")]
)
def test_a_combat_costs_one_action(choice: object, foe: str) -> None:
    g = table(monsters=MONSTERS, a={"hand": "I01 I02 I03"})
    top(g, "M33", "L16")
    act(g, choice)  # type: ignore[arg-type]
    assert [each.card for each in g.s.combat][:1] == [foe]
    assert g.s.day.left == 2


@pytest.mark.rule("FF-031")
def test_traits_cost_their_pips() -> None:
    g = table(combat="M39", left=2, a={"deployed": "A44 A66 A67"})
    # Siege Queen's would cost 3.
    assert {option.ally for option in offered(g, Hit)} == {"A44", "A66"}  # type: ignore[attr-defined]
    act(g, Hit("A44", "M39", "pw"))
    assert g.s.day.left == 1
    assert FIGURES["A44"].trait_cost == 1


@pytest.mark.rule("FF-033", "WE-21")
def test_actions_granted_are_never_more_than_six() -> None:
    g = table(left=6)
    g.s.day.left = 5
    hands.gain_actions(g, 1)
    assert (g.s.day.granted, g.s.day.left) == (6, 5)
    assert not told(g, Acted)
    g = table(left=5)
    g.s.day.left = 4
    hands.gain_actions(g, 2)
    assert (g.s.day.granted, g.s.day.left) == (6, 5)
    assert told(g, Acted) == [Acted(A, 1)]


@pytest.mark.rule("FF-033")
def test_lost_actions_stay_granted() -> None:
    g = table(left=1, monsters="M06 - -", a={"deployed": "A24"})
    act(g, Call("M06"))
    # Toll Goblin takes an action, and there is none; its defeat brings two.
    assert (g.s.day.granted, g.s.day.left) == (1, 0)
    g = table(left=3)
    hands.lose_actions(g, 2)
    assert (g.s.day.granted, g.s.day.left) == (3, 1)


@pytest.mark.rule("FF-034")
def test_unused_actions_are_lost() -> None:
    g = table(left=3, monsters=MONSTERS)
    act(g, EndDay())
    act(g)
    act(g)
    assert (g.s.turn, g.s.day.left) == (B, 3)


@pytest.mark.rule("FF-035", "FF-098")
def test_the_day_ends_when_its_seat_says_so() -> None:
    g = table(combat="M16", a={"deployed": "A23"})
    act(g, EndDay())
    assert g.s.phase == "dusk"
    act(g)
    assert g.s.combat == []
    assert (g.s.turn, field(g)) == (B, "")


# -- 3.5 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-040")
def test_a_slot_stays_empty_until_the_next_dawn() -> None:
    g = table(allies="A23 A24 A50", left=6)
    act(g, Recruit("A23"))
    assert offered(g, Recruit) == [Recruit("A24"), Recruit("A50")]
    act(g, EndDay())
    act(g)
    assert g.s.rows["ally"][0] is None
    act(g)
    assert g.s.rows["ally"][0] == "A01"


@pytest.mark.rule("FF-041")
def test_contracts_are_never_recruited() -> None:
    g = table(allies="A23 A24 A50", items="I01 I02 I03", contracts="C01 C02 C03", left=6)
    assert {option.card[0] for option in offered(g, Recruit)} == {"A", "I"}  # type: ignore[attr-defined]


@pytest.mark.rule("FF-042", "WE-32")
def test_the_price_is_printed_then_moon_then_discounts() -> None:
    g = table(allies="A68 A49 A23", left=3)
    assert [prices.price(g.s, card) for card in map(Card, ("A68", "A49", "A23"))] == [3, 2, 1]
    g.s.moon = Card("O14")
    # Muster Moon: allies 1 less, at least 1; items as ever.
    assert [prices.price(g.s, card) for card in map(Card, ("A68", "A49", "A23", "I09"))] == [
        2,
        1,
        1,
        3,
    ]
    g.s.day.discounts = [Discount(1, 3)]
    assert [prices.price(g.s, card) for card in map(Card, ("A68", "A49", "A23"))] == [1, 0, 0]
    g.s.moon = None
    for card in ("A68", "A49", "A23"):
        act(g, Recruit(card))
    assert [event.paid for event in told(g, Recruited)] == [2, 1, 0]
    assert (g.s.day.left, g.s.day.discounts) == (0, [])


@pytest.mark.rule("FF-042")
def test_no_price_is_below_nothing() -> None:
    g = table(allies="A23 A68 -", left=0)
    g.s.day.discounts = [Discount(2, 1), Discount(2, 1)]
    assert [prices.price(g.s, Card(card)) for card in ("A23", "A68")] == [0, 0]
    act(g, Recruit("A23"))
    assert g.s.day.left == 0


@pytest.mark.rule("FF-043", "FF-160")
def test_a_full_hand_recruits_nothing() -> None:
    g = table(allies="A23 A24 A50", a={"hand": "A01 A02 A03 A04 I01 I02"})
    assert Recruit not in kinds(act(g))
    act(g, Discard(("I02",)))
    assert Recruit in kinds(act(g))


# -- 3.6 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-050")
def test_an_ally_is_deployed_ready_and_for_nothing() -> None:
    g = table(left=0, a={"hand": "H1 A23"})
    act(g, Deploy("H1"))
    assert (field(g), hand(g)) == ("H1", ["A23"])
    assert told(g, Deployed) == [Deployed(A, "H1")]
    assert Deploy("H1") not in offered(g, Deploy)


@pytest.mark.rule("FF-051", "FF-161")
def test_six_are_deployed_at_most() -> None:
    g = table(a={"hand": "A23", "deployed": "A01 A02~ A03 A04~ A05 A06"})
    assert Deploy not in kinds(act(g))
    act(g, Discard(("A02",)))
    assert told(g, Discarded) == [Discarded(A, ("A02",), "free")]
    act(g, Deploy("A23"))
    assert field(g) == "A01 A03 A04~ A05 A06 A23"


@pytest.mark.rule("FF-052", "FF-065")
def test_an_item_leaves_the_hand_before_its_effect() -> None:
    g = table(a={"hand": "I17 A01 A02 A03 A04 A05"})
    top(g, "A70")
    act(g, UseItem("I17"))
    assert told(g, ItemUsed) == [ItemUsed(A, "I17")]
    assert g.s.discards["item"] == ["I17"]
    # Signal Fire draws an ally into the place that was its own.
    assert hand(g) == ["A01", "A02", "A03", "A04", "A05", "A70"]


@pytest.mark.rule("FF-053")
def test_items_alone_may_fight() -> None:
    g = table(combat="M10", a={"hand": "I01"})
    act(g, UseItem("I01"))
    assert fame(g)[A] == 3


@pytest.mark.rule("FF-054", "FF-202")
def test_an_item_with_no_use_is_not_offered() -> None:
    # No exhausted ally, and no combat.
    g = table(a={"hand": "I11 I01", "deployed": "A23"})
    assert UseItem not in kinds(act(g))
    # Loyal Standard: nobody is exhausted, but somebody is ready to be boosted.
    g = table(a={"hand": "I13", "deployed": "A23"})
    assert offered(g, UseItem) == [UseItem("I13")]


# -- 3.7 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-060", "FF-061")
def test_one_use_is_an_attack_or_the_trait() -> None:
    g = table(combat="M39", left=6, a={"deployed": "A44 A43"})
    assert {type(option) for option in offered(g, Attack)} == {Attack}
    act(g, Hit("A44", "M39", "pw"))
    assert field(g) == "A44~ A43"
    assert not [option for option in (*offered(g, Attack), *offered(g, Hit)) if option.ally == "A44"]  # type: ignore[attr-defined]
    g = table(combat="M39", left=6, a={"deployed": "A44"})
    act(g, Attack("A44", "M39", "pw"))
    assert Hit not in kinds(act(g))


@pytest.mark.rule("FF-061", "WE-14")
def test_who_is_readied_in_a_combat_may_be_used_again() -> None:
    g = table(combat="M33", a={"deployed": "A68", "hand": "I11"})
    act(g, Attack("A68", "M33", "pw"))
    assert (tally(g, "M33"), field(g)) == (5, "A68~")
    act(g, UseItem("I11"))
    assert field(g) == "A68"
    act(g, Attack("A68", "M33", "pw"))
    assert fame(g)[A] == 7


@pytest.mark.rule("FF-061")
def test_a_trait_exhausts_before_its_effect() -> None:
    # Kettle Sprite readies another: itself it finds exhausted, and may not be chosen (FF-062).
    g = table(a={"deployed": "A01 A23~"})
    act(g, UseTrait("A01"))
    assert field(g) == "A01~ A23"
    assert told(g, TraitUsed) == [TraitUsed(A, "A01")]


@pytest.mark.rule("FF-062", "FF-064")
def test_a_trait_that_would_do_nothing_is_not_offered() -> None:
    g = table(a={"deployed": "A01 A23"})
    assert UseTrait not in kinds(act(g))


@pytest.mark.rule("FF-063")
def test_nobody_is_readied_by_time() -> None:
    g = table(monsters=MONSTERS, a={"deployed": "A23~"}, b={"deployed": "A24~"})
    for _ in range(2):
        act(g, EndDay())
        act(g)
        act(g)
    assert (g.s.turn, field(g, A), field(g, B)) == (A, "A23~", "A24~")


@pytest.mark.rule("FF-065", "FF-164", "FF-066")
def test_discarded_heroes_lie_among_allies_and_come_back() -> None:
    g = table(allies="A23 A24 -", a={"deployed": "H1"}, monsters=MONSTERS)
    act(g, Discard(("H1",)))
    assert g.s.discards["ally"] == ["H1"]
    g.s.discards["ally"] += g.s.decks["ally"]
    g.s.decks["ally"] = []
    g.chance.order = {"ally deck": ["H1"]}  # type: ignore[attr-defined]
    act(g, EndDay())
    act(g)
    act(g)
    assert g.s.rows["ally"] == ["A23", "A24", "H1"]
    assert Recruit("H1") in offered(g, Recruit)


@pytest.mark.rule("FF-067")
def test_every_reaction_is_free() -> None:
    assert all(
        figure.trait_cost == 0
        for figure in FIGURES.values()
        if figure.trait is not None and figure.trait.kind in ("re", "fr")
    )
    assert sum(line.kind in ("re", "fr") for line in TRAIT.values()) == 17


@pytest.mark.rule("FF-068")
def test_what_waits_on_an_ally_is_lost_unless_it_attacks() -> None:
    g = table(combat="M33", left=6, a={"deployed": "A01 A23~ A24 A68"})
    for card in ("A01", "A24", "A68"):
        ally(g, card).mods = [Modifier(1, 2)]
    act(g, UseTrait("A01"))
    assert ally(g, "A01").mods == []
    act(g, Attack("A24", "M33", "we"))
    assert (tally(g, "M33"), ally(g, "A24").mods) == (5, [])
    act(g, EndDay())
    defaults(SPEC.step(g))
    assert g.s.phase == "dawn"
    left = [each for player in g.s.players for each in player.deployed]
    assert all(each.mods == [] for each in left)


@pytest.mark.rule("FF-068", "FF-085", "FF-086")
def test_a_hit_uses_what_waits_on_its_ally() -> None:
    g = table(combat="M39", left=6, a={"deployed": "A44"})
    ally(g, "A44").mods = [Modifier(1, 2)]
    assert worth(g, A, "A44", g.s.combat[0], "pw", TRAIT["A44"].do[0]) == 14  # type: ignore[arg-type]
    act(g, Hit("A44", "M39", "pw"))
    assert fame(g)[A] == 8
