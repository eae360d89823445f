"""Shortcuts: one answer does what a series of them does, and no more (FF-036, FF-092)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.ask import Option
from engines.core.stored import pack
from engines.fable import SPEC, felling
from engines.fable.state import Enemy, Modifier

from .kit import A, G, act, fame, field, table, told
from .plain import (
    AimAs,
    Attack,
    Attacked,
    Call,
    CallAndFell,
    Deploy,
    DeployAll,
    Discard,
    EndAndScore,
    EndDay,
    Enlist,
    EnlistFor,
    Fell,
    Recruit,
    RecruitAndUse,
    Replace,
    Score,
    Scored,
    UseItem,
)
from .using import day
from .walk import steps


def same(made: dict[str, Any], short: list[Any], series: list[list[Any]]) -> G:
    """In a position a shortcut (with the answers that it leads to) comes to the very state of the series, by
    the very events; each of that is an action with what it leads to. The table after it."""
    one, other = table(**made), table(**made)
    assert act(one, *short) is None
    for answers in series:
        assert act(other, *answers) is None
    assert pack(one.s) == pack(other.s)
    assert [(each.event, each.seats) for each in one.told] == [
        (each.event, each.seats) for each in other.told
    ]
    return one


def way(g: G, card: str) -> list[tuple[str, str]]:
    """Who fells a foe in combat, with which types."""
    foe = next(foe for foe in g.s.combat if foe.card == card)
    return [(blow.card, blow.type) for blow in felling.way(g.s, A, foe) or ()]


# -- each is its series --------------------------------------------------------------------------------------


@pytest.mark.rule("FF-036", "FF-092")
def test_who_fells_a_foe_together_does_what_each_blow_does() -> None:
    """M22 needs 5: two with 3 do it, and the one with 4 stays ready."""
    made = {"a": {"deployed": "A24 A50 A23"}, "combat": "M22", "left": 0}
    blows = way(table(**made), "M22")
    assert blows == [("A23", "pw"), ("A24", "we")]
    g = same(made, [Fell("M22")], [[Attack(card, "M22", kind)] for card, kind in blows])
    assert not g.s.combat
    assert fame(g)[A] == 5
    assert field(g) == "A24~ A50 A23~"


@pytest.mark.rule("FF-036", "FF-092", "FF-053")
def test_items_strike_where_allies_are_not_enough() -> None:
    """The item is aimed at the foe, without a question."""
    made = {"a": {"deployed": "A24", "hand": "I09"}, "combat": "M36 M34", "left": 0}
    blows = way(table(**made), "M36")
    assert [card for card, _ in blows] == ["I09"]
    kind = blows[0][1]
    same(made, [Fell("M36")], [[UseItem("I09"), AimAs("M36", kind)]])


@pytest.mark.rule("FF-036", "FF-092", "FF-070")
def test_a_foe_is_called_and_felled() -> None:
    made = {"a": {"deployed": "A68 A24"}, "monsters": "M21", "left": 1}
    g = same(made, [CallAndFell("M21")], [[Call("M21")], [Attack("A24", "M21", "we")]])
    assert g.s.day.left == 0
    assert [attack.source for attack in told(g, Attacked)] == ["A24"]


@pytest.mark.rule("FF-036", "FF-092", "FF-072")
def test_what_a_foe_does_on_coming_stops_the_series() -> None:
    """M35 exhausts three: who was to fight is tired, and the fight is open."""
    g = table(a={"deployed": "A68 A69 A70"}, monsters="M35", left=1)
    assert CallAndFell("M35") in day(g)
    assert act(g, CallAndFell("M35")) is None
    assert [foe.card for foe in g.s.combat] == ["M35"]
    assert not told(g, Attacked)
    assert field(g) == "A68~ A69~ A70~"


@pytest.mark.rule("FF-036", "FF-050")
def test_the_whole_hand_is_deployed() -> None:
    made = {"a": {"deployed": "A24", "hand": "A68 I09 A23 H1"}}
    g = same(made, [DeployAll()], [[Deploy(card)] for card in ("A68", "A23", "H1")])
    assert field(g) == "A24 A68 A23 H1"
    # Not where there is no room for all, nor for one alone.
    assert DeployAll() not in day(table(a={"deployed": "A01 A02 A03 A04 A05", "hand": "A23 A24"}))
    assert DeployAll() not in day(table(a={"hand": "A23 I09"}))


@pytest.mark.rule("FF-036", "FF-040", "FF-050")
def test_a_recruit_is_deployed_at_once() -> None:
    g = same({"allies": "A23", "a": {}}, [Enlist("A23")], [[Recruit("A23")], [Deploy("A23")]])
    assert field(g) == "A23"
    # Whoever may react to the recruiting does so in between.
    made = {"a": {}, "b": {"deployed": "A15"}, "allies": "A23"}
    g = table(**made)
    asked = act(g, Enlist("A23"))
    if asked is not None:
        assert asked.seat != A


@pytest.mark.rule("FF-036", "FF-051", "FF-161")
def test_somebody_tired_makes_room() -> None:
    full = "A01~ A68 A69 A70 A50 A51"
    made = {"a": {"deployed": full, "hand": "A71"}, "allies": "A23", "left": 3}
    same(made, [Replace("A71", "A01")], [[Discard(("A01",))], [Deploy("A71")]])
    same(made, [EnlistFor("A23", "A01")], [[Recruit("A23")], [Discard(("A01",))], [Deploy("A23")]])
    # Whoever is ready is discarded by a choice of its own.
    places = [option for option in day(table(**made)) if isinstance(option, Replace | EnlistFor)]
    assert {option.gone for option in places} == {"A01"}
    assert not [option for option in day(table(a={"hand": "A71"})) if isinstance(option, Replace)]


@pytest.mark.rule("FF-036", "FF-052")
def test_an_item_is_recruited_and_used() -> None:
    made = {"a": {"deployed": "A68~ A69"}, "items": "I11", "left": 3}
    g = same(made, [RecruitAndUse("I11")], [[Recruit("I11")], [UseItem("I11")]])
    assert g.s.day.items == g.s.day.recruits == 1
    # Not where it would do nothing.
    assert RecruitAndUse("I11") not in day(table(a={"deployed": "A69"}, items="I11"))


@pytest.mark.rule("FF-036", "FF-120")
def test_the_day_ends_with_all_contracts() -> None:
    made = {"a": {"deployed": "A31 A35 A24 A44"}, "contracts": "C17 C16 C06", "moons": []}
    one, other = table(**made), table(**made)
    assert act(one, EndAndScore()) is None
    act(other, EndDay())
    assert act(other, Score(("C17", "C16", "C06"))) is None
    assert pack(one.s) == pack(other.s)
    assert len(told(one, Scored)) == 1
    # In a fight, which may change what is kept, it is asked at dusk.
    assert EndAndScore() not in day(table(**made, combat="M03"))
    assert EndAndScore() not in day(table(a={"deployed": "A24"}, contracts="C17"))


# -- the least -----------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-092")
@pytest.mark.parametrize(
    ("deployed", "hand", "foe", "cards"),
    [
        # 3 with weapons count twice against M21, which needs 4: 5 would be wasted.
        ("A68 A24", "", "M21", ["A24"]),
        # M19 minds no weapons.
        ("A68 A24", "", "M19", ["A68"]),
        # Allies before items.
        ("A68 A24", "I09", "M19", ["A68"]),
        ("A24", "I09", "M34", ["I09"]),
        # Nobody who is exhausted.
        ("A68~ A24", "", "M19", []),
    ],
)
def test_it_takes_the_least(deployed: str, hand: str, foe: str, cards: list[str]) -> None:
    g = table(a={"deployed": deployed, "hand": hand}, combat=foe, left=0)
    assert [card for card, _ in way(g, foe)] == cards
    assert (Fell(foe) in day(g)) is bool(cards)


@pytest.mark.rule("FF-092")
def test_what_waits_on_an_ally_counts() -> None:
    g = table(a={"deployed": "A24"}, combat="M39", left=0)
    assert not way(g, "M39")
    g.s.players[A].deployed[0].mods = [Modifier(1, 9)]
    assert bool(way(g, "M39")) is (Fell("M39") in day(g))


def test_what_is_offered_can_be_done_and_panels_name_who_does_it() -> None:
    """In whole games: what is reckoned quickly for offers, from the state, and from a view is the same."""
    seen = 0
    for step in steps():
        if step.ask.kind != "day":
            continue
        s, seat = step.before, step.ask.seat
        view = SPEC.view(s, seat)
        foes: dict[Option, Any] = {Fell(foe.card): foe for foe in s.combat}
        if not s.combat and s.day.left:
            board = [card for card in s.rows["monster"] if card is not None]
            foes = {CallAndFell(card): Enemy(card) for card in board}
        for option, foe in foes.items():
            found = felling.way(s, seat, foe)
            assert (found is not None) is (option in step.ask.options), option
            if found is not None:
                assert SPEC.label is not None
                said: Any = SPEC.label(view, option)
                assert said.cards == tuple(blow.card for blow in found)
                assert said.value >= said.needs
                seen += 1
    assert seen > 200
