"""What stands beside the options of Fame & Fable: damage, prices, what a day would bring."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engines.core.ask import Option
from engines.core.discover import words
from engines.fable import SPEC
from engines.fable.hints.fights import Blow, blow, reach
from engines.fable.passive import NoFailDiscard
from engines.fable.state import Discount, Modifier, State
from tests.engines.kit.walking import Step

from .kit import A, B, act, ally, table, top
from .plain import (
    Against,
    AimAs,
    Attack,
    Attacked,
    Call,
    CallLegend,
    CallMonster,
    Defeated,
    Deploy,
    Discard,
    EndDay,
    Exchange,
    GiveUp,
    Hit,
    NewMarket,
    OfType,
    Recruit,
    Resolve,
    ScoreNone,
    Send,
    SpendMoon,
    Take,
    TakeSome,
    Target,
    UseItem,
    UseTrait,
)
from .saying import MOON, before, beside, moon_that, over, ranked
from .walk import steps

# -- attacks ----------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-082", "FF-083")
@pytest.mark.parametrize(
    ("foe", "attack", "said"),
    [
        ("M10", Attack("A49", "M10", "el"), "8 damage DEFEATS it: 3 fame"),
        ("M10", Attack("A50", "M10", "po"), "immune to this: no damage"),
        ("M28", Attack("A50", "M28", "po"), "4 damage; it would still need 2"),
        ("M25", Attack("A23", "M25", "pw"), "4 damage; it would still need 1"),
        ("M34", Hit("A44", "M34", "pw"), "one action: 5 damage; it would still need 2"),
        ("L16", Attack("A50", "L16", "po"), "4 damage; it would still need 16"),
    ],
)
def test_blows(foe: str, attack: Option, said: str) -> None:
    g = table(a={"deployed": "A49 A50 A23 A44"}, combat=foe)
    assert beside(g, attack) == said


def test_blows_with_what_waits_on_an_ally() -> None:
    g = table(a={"deployed": "A50"}, combat="M28")
    ally(g, "A50").mods = [Modifier(1, 2), Modifier(2, 0)]
    assert beside(g, Attack("A50", "M28", "po")) == "12 damage DEFEATS it: 6 fame"


def test_a_foe_that_wants_several_types() -> None:
    g = table(a={"deployed": "A50"}, combat="L16")
    g.s.combat[0].tally = 18
    g.s.combat[0].dealt = ["el"]
    assert beside(g, Attack("A50", "L16", "po")) == "4 damage; it would still need one more type"


def test_a_blow_of_nothing_is_no_type_more() -> None:
    g = table(a={"deployed": "A01"}, combat="L16")
    g.s.combat[0].tally = 20
    g.s.combat[0].dealt = ["po", "we"]
    assert beside(g, Attack("A01", "L16", "el")) == "0 damage; it would still need one more type"


def test_items_that_strike() -> None:
    g = table(a={"hand": "I10"}, combat="L01 M40")
    asked = act(g, UseItem("I10"))
    assert asked is not None
    assert asked.kind == "strike"
    assert beside(g, AimAs("L01", "we")) == "12 damage DEFEATS it: 11 fame"
    assert beside(g, AimAs("M40", "we")) == "immune to this: no damage"
    assert before(g, asked) == "Best use of Kingfall Arrow: Ember Regent, weapons, for 12, and down it goes."
    assert over(g, AimAs("M40", "we")) == "Hunger Swarm: 0 of 8"


def test_what_only_looks_like_a_blow_is_none() -> None:
    g = table(a={"deployed": "A37"}, combat="M28 M10")
    asked = act(g, UseTrait("A37"))
    assert asked is not None
    assert asked.kind == "expose"
    assert {beside(g, option) for option in asked.options} == {""}
    assert before(g, asked).startswith("Hex Weaver: One foe in combat becomes vulnerable")


def _attacks() -> Iterator[tuple[Step[State], Blow]]:
    """Every attack of the games that a hint foretells."""
    for step in steps():
        if isinstance(step.choice, Attack | Hit | AimAs):
            told = blow(SPEC.view(step.before, step.ask.seat), step.choice)
            if told is not None:
                yield step, told


def test_every_attack_does_what_was_foretold() -> None:
    count = 0
    for step, told in _attacks():
        foe = step.choice.foe  # type: ignore[attr-defined]
        done = next(event for event in step.events if isinstance(event, Attacked))
        assert (done.foe, done.value) == (foe, told.value)
        fell = any(isinstance(event, Defeated) and event.foe == foe for event in step.events)
        assert fell is told.fells
        assert told.left == max(0, done.needs - done.tally)
        count += 1
    assert count > 300


def test_lists_of_attacks() -> None:
    g = table(a={"deployed": "A49 A50"}, combat="M28 M10")
    weak, immune = Attack("A50", "M28", "po"), Attack("A50", "M10", "po")
    fells, none = Attack("A49", "M10", "el"), Attack("A49", "M28", "el")
    assert ranked(g, immune, none, weak, fells) == [fells, weak, immune, none]
    assert over(g, fells) == "Storm Drover: 8 at best, and Cellar Ghoul is done for"
    assert over(g, weak) == "Bog Wrestler: 4 at best"


# -- what stands ready ------------------------------------------------------------------------------------


def test_reach_pays_for_traits() -> None:
    # Two traits for one action each, 5 instead of 3.
    g = table(a={"deployed": "A44 A23 A24~", "hand": "I04"}, combat="M28")
    view = SPEC.view(g.s, A)
    assert [reach(view, view.combat[0], left) for left in (0, 1, 3)] == [9, 11, 11]


def test_reach_minds_what_a_foe_lets_near() -> None:
    g = table(a={"deployed": "A23 A50", "hand": "I04"}, combat="M14 M29")
    view = SPEC.view(g.s, A)
    # One ally alone, 3 or twice 3 with power; twice 3 for the item.
    assert reach(view, view.combat[0], 3) == 12
    # No item.
    assert reach(view, view.combat[1], 3) == 3 + 4


def test_reach_minds_what_an_item_takes_away_first() -> None:
    g = table(a={"hand": "I05 I07"}, combat="M19")
    view = SPEC.view(g.s, A)
    # Immune to weapons and poison: nothing for the one item, 3 for that which strips first.
    assert reach(view, view.combat[0], 3) == 3


def test_calls() -> None:
    g = table(a={"deployed": "A49 A50"}, monsters="M10 M28 M22")
    assert beside(g, Call("M10")) == ("3 fame; you can do up to 8, enough; immune PO; twice EL; no tricks")
    assert beside(g, Call("M28")) == "6 fame; you can do 4 at most; immune EL; twice MA; no tricks"
    assert ranked(g, Call("M28"), Call("M10"), Call("M22"))[0] == Call("M10")
    assert beside(g, CallLegend()) == "one of 16, 11 to 20 fame; you can do up to 8"
    assert beside(g, CallMonster()) == "one of 40"
    g.s.players[A].trophies = [*g.s.decks["legend"][-2:]]
    g.s.decks["legend"] = g.s.decks["legend"][:-2]
    assert beside(g, CallLegend()) == "one of 14, 12 to 20 fame; you can do up to 8"


def test_a_monster_that_one_has_seen() -> None:
    g = table(a={"deployed": "A09"})
    top(g, "M30", "M31")
    assert beside(g, CallMonster()) == "one of 43"
    assert act(g, UseTrait("A09"), TakeSome(("M31", "M30"))) is None
    assert beside(g, CallMonster()) == "it will be Chain Ghast"
    assert beside(g, CallMonster(), B) == "one of 43"


# -- the day ----------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-042")
def test_prices() -> None:
    g = table(allies="A45 A24", items="I10")
    assert beside(g, Recruit("A45")) == (
        "2 actions; attack 3 (EL, MA, PO); for 1, strike 1 +1 per ready type"
    )
    assert beside(g, Recruit("A24")) == "one action; attack 3 (WE); no trait"
    g.s.day.discounts = [Discount(2, 3)]
    assert beside(g, Recruit("A45")).startswith("free; ")
    assert beside(g, Recruit("I10")) == "one action; strike 6 (legend: 12), WE"


def test_recruits_of_an_effect_are_cheaper() -> None:
    g = table(a={"deployed": "A28"}, allies="A52 A66", items="I10")
    asked = act(g, UseTrait("A28"))
    assert asked is not None
    assert asked.kind == "hire"
    assert beside(g, Take("A52")).startswith("one action; attack 1 (EL")
    assert before(g, asked).startswith("Guild Steward: ")


def test_own_cards() -> None:
    g = table(a={"hand": "A44 I07", "deployed": "A24~", "moons": 1})
    assert beside(g, Deploy("A44")) == "attack 3 (PW); one action: strike 5"
    assert beside(g, UseItem("I07")) == "strip 1; strike 3, PO or WE"
    assert beside(g, UseTrait("A44")) == "one action: strike 5"
    assert beside(g, UseTrait("A03")) == "free: boost an ally +2"
    assert beside(g, SpendMoon()) == "ready again: Dock Spear"
    assert beside(g, Discard(("A44",))) == "hand 2 of 6, company 1 of 6"
    assert beside(g, GiveUp("A44")) == "in hand; attack 3 (PW); one action: strike 5"
    assert beside(g, GiveUp("A24")) == "exhausted; attack 3 (WE); no trait"


def test_rows() -> None:
    g = table(allies="A24 A23", contracts="C08")
    assert beside(g, NewMarket("ally")) == "there now: Dock Spear, Orchard Brute"
    assert beside(g, NewMarket("contract")) == f"there now: {words('fable')('card-C08')}"
    assert beside(g, NewMarket("item")) == "nothing lies there"


def test_the_end_of_a_day() -> None:
    g = table(a={"deployed": "A24 A51", "hand": "I01"}, contracts="C05", combat="M10 M28 M34", left=2)
    assert beside(g, EndDay()) == (
        "2 actions are left; contracts for 2 fame; gets away: Cellar Ghoul, Lantern Fiend, Thorn Basilisk"
    )
    # No more than there are.
    assert beside(g, Resolve()) == "3 foes get away, and you lose 2 allies"
    assert beside(g, ScoreNone()) == "2 fame on offer"
    g.s.combat = []
    g.s.rows["contract"] = [None] * 3
    g.s.day.left = 0
    assert beside(g, EndDay()) == "no action is left"


@pytest.mark.rule("FF-096")
def test_a_moon_that_spares_allies() -> None:
    g = table(options=MOON, a={"deployed": "A24"}, combat="M10")
    assert beside(g, Resolve()) == "Cellar Ghoul gets away, and you lose an ally"
    g.s.moon = moon_that(NoFailDiscard)
    assert beside(g, Resolve()) == "Cellar Ghoul gets away, and costs no ally"


# -- opponents --------------------------------------------------------------------------------------------


def test_opponents() -> None:
    g = table(3, a={"deployed": "A24 A23"}, b={"hand": "A01 I02", "deployed": "A49 A50~"}, monsters="M28")
    assert beside(g, Against(B)) == "2 cards in hand; 1 ready with attack 4, 1 exhausted"
    assert beside(g, Target(B, "A50")) == "exhausted; attack 4 (PO); no trait"
    assert beside(g, Send("M28", B)) == "6 fame, against attack 4 ready, 8 in all"
    assert beside(g, Exchange("A24", B, "A49")) == "you give attack 3 (WE), you get 4 (EL); no trait"
    assert beside(g, OfType("we")).startswith("1 of your 2 ")
    assert over(g, Target(B, "A50")) == "Bob: 2 allies"
    assert over(g, Send("M28", B)) == "Lantern Fiend: 6 fame"
    assert over(g, Exchange("A24", B, "A49")) == "Dock Spear: attack 3"
