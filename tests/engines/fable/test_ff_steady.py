"""The computer player of Fame & Fable: a legal answer to every question, and sound ones where it matters."""

from __future__ import annotations

from random import Random
from typing import Any, get_args

import pytest

from engines.core.ask import Ask, Option
from engines.fable import SPEC, felling
from engines.fable.cards import FIGURES, TRAIT, HandVerb
from engines.fable.glossary import Card
from engines.fable.printed import CONTRACTS
from engines.fable.state import Beaten, Settings
from engines.fable.steady import choose
from engines.fable.steady.lines import NOW
from engines.fable.steady.reactions import OUT_OF_TURN
from engines.fable.steady.wishes import Wishes
from engines.fable.steady.worth import USE
from engines.players.random import choose as choose_random
from tests.engines.kit import computer

from .kit import A, B, C, G, act, table, top
from .plain import (
    AimAs,
    Begin,
    Call,
    CallAndFell,
    CallLegend,
    Decline,
    Deploy,
    EndAndScore,
    EndDay,
    Enlist,
    Fell,
    GiveUp,
    GiveUpSome,
    Hit,
    Nothing,
    OfType,
    React,
    Recruit,
    Replace,
    Resolve,
    Score,
    Send,
    SpendMoon,
    Take,
    TakeSome,
    Target,
    UseItem,
    UseTrait,
)
from .using import item, trait
from .walk import LIKELY

PLAIN = Settings(new_market=False)


def answer(g: G, ask: Ask[Any] | None) -> Option:
    """What the player says; the same each time."""
    return computer.answer(SPEC, g, ask, choose)


def goes_on(g: G, most: int = 40) -> list[Option]:
    """The whole day as the player plays it; it asks for nobody else."""
    said: list[Option] = []
    asked = act(g)
    while asked is not None and g.s.phase == "day" and len(said) < most:
        said.append(answer(g, asked))
        asked = act(g, said[-1])
        while asked is not None and asked.kind != "day":
            said.append(answer(g, asked))
            asked = act_on(g, said[-1])
        asked = act(g) if g.s.phase == "day" and asked is None else asked
    return said


def act_on(g: G, said: Option) -> Ask[Any] | None:
    """The step under way goes on."""
    raise AssertionError(f"{said} answers a question inside an effect")


# -- every answer fits ---------------------------------------------------------------------------------------


def choose_lively(ask: Ask[Any], rng: Random) -> Option:
    """At random, but fond of fights: else little would ever come up."""
    weights = [LIKELY.get(type(option), 3) for option in ask.options]
    (option,) = rng.choices(ask.options, weights)
    kept = Ask(ask.seat, ask.kind, options=(option,), default=None, must=ask.must)
    return choose_random(kept, rng)


def test_every_answer_fits() -> None:
    kinds: set[str] = set()
    for number in range(36):
        options = Settings(
            moon_deck=number % 3 > 0,
            new_market=number % 5 > 0,
            legend_spaces=number % 4,
            short_game=number % 2 == 0,
            solo_level=number % 3,
            round_cap=20,
        )
        kinds |= computer.asked_everything(
            SPEC, 1 + number % 4, options, number, choose, astray=0.4, lost=choose_lively
        )
    assert kinds >= {
        *("day", "dawn", "order", "contracts", "discard", "exhaust_own", "convert_own", "ready", "boost"),
        *("add_type", "who_learns", "make_place", "strike", "expose", "strip", "strip_type", "hire", "row"),
        *("refresh", "dig", "peek", "recover", "copy", "kill", "exhaust", "convert", "steal_ally", "swap"),
        *("steal_card", "goad", "force_discard", "pass_left", "react", "dismiss", "weaken"),
    }


# -- fights --------------------------------------------------------------------------------------------------


@pytest.mark.rule("FF-083")
def test_strikes_weak_spots_with_no_more_than_it_takes() -> None:
    """M21 needs 4: 3 with weapons are twice that, and 5 with power are 5."""
    g = table(a={"deployed": "A24 A68"}, combat="M21", left=0)
    assert answer(g, act(g)) == Fell("M21")
    assert [blow.card for blow in felling.way(g.s, A, g.s.combat[0]) or ()] == ["A24"]
    # Against the immune the other is needed: M19 needs 4 and minds no weapons.
    g = table(a={"deployed": "A24 A68"}, combat="M19", left=0)
    assert answer(g, act(g)) == Fell("M19")
    assert [blow.card for blow in felling.way(g.s, A, g.s.combat[0]) or ()] == ["A68"]


@pytest.mark.rule("FF-095", "FF-096")
def test_spends_nothing_on_what_it_cannot_beat() -> None:
    g = table(a={"deployed": "A24 A50"}, combat="L15", left=0)
    assert answer(g, act(g)) == EndDay()
    # With something to do in the evening it does not end with the fight.
    g = table(a={"deployed": "A24 A50"}, combat="L15", allies="A05", left=1)
    assert answer(g, act(g)) == Resolve()
    # Of two foes the one that can be had.
    g = table(a={"deployed": "A24 A50"}, combat="L15 M03", left=0)
    assert answer(g, act(g)) == Fell("M03")


@pytest.mark.rule("FF-050", "FF-053")
def test_deploys_and_throws_where_that_wins() -> None:
    g = table(a={"hand": "A69"}, combat="M23", left=0)
    assert answer(g, act(g)) == Deploy("A69")
    g = table(a={"hand": "I09"}, combat="M34", left=0)
    assert answer(g, act(g)) == Fell("M34")
    # Any type will do but poison and elemental, to which it is immune.
    asked = item(g, "I09")
    said = answer(g, asked)
    assert isinstance(said, AimAs)
    assert said.element not in ("po", "el")


@pytest.mark.rule("FF-086")
def test_boosts_whom_it_needs() -> None:
    """M32 needs 6 and minds no power: 4 and 2 more."""
    g = table(a={"deployed": "A03 A50 A23"}, combat="M32", left=0)
    assert answer(g, act(g)) == UseTrait("A03")
    assert answer(g, trait(g, "A03")) == Take("A50")


def test_uses_traits_that_attack_or_weaken() -> None:
    # 5 as the only ally; 2 as anybody.
    g = table(a={"deployed": "A32"}, combat="M16", left=0)
    assert answer(g, act(g)) == Hit("A32", "M16", "pw")
    # M32 needs 6: 3 twice, once it is vulnerable.
    g = table(a={"deployed": "A37 A24"}, combat="M32", left=1)
    assert answer(g, act(g)) == UseTrait("A37")
    assert answer(g, trait(g, "A37")) == AimAs("M32", "we")
    # M39 is immune to both of them; stripped and weakened it needs 7.
    g = table(a={"deployed": "A43 A49 A51"}, combat="M39", left=1)
    assert answer(g, act(g)) == UseTrait("A43")


def test_readies_in_the_middle_of_a_fight() -> None:
    """M32 needs 6, of which 4 are done: the tired one is readied."""
    g = table(a={"deployed": "A50~", "hand": "I11"}, combat="M32", left=0)
    g.s.combat[0].tally = 4
    assert answer(g, act(g)) == UseItem("I11")


def test_sends_home_what_is_too_strong() -> None:
    g = table(a={"deployed": "A50 A51 A68", "hand": "I22"}, combat="L15 M03", left=0)
    steps = [answer(g, act(g))]
    act(g, steps[0])
    steps.append(answer(g, act(g)))
    assert steps[0] == Fell("M03")
    assert steps[1] == UseItem("I22")


@pytest.mark.rule("FF-070")
def test_calls_a_legend_when_it_is_strong_enough() -> None:
    """Legends need 15 on average, 20 at most."""
    strong = "A67 A68 A69 A70 A71 A66"
    g = table(a={"deployed": strong}, left=1, options=PLAIN)
    assert answer(g, act(g)) == CallLegend()
    g = table(a={"deployed": "A23 A24 A50"}, left=1, options=PLAIN)
    assert answer(g, act(g)) == EndDay()


# -- the rest of the day -------------------------------------------------------------------------------------


@pytest.mark.rule("FF-022")
def test_spends_a_moon_on_three_who_are_tired() -> None:
    for deployed, spends in (("A23~ A24~ A50~", True), ("A23~ A24 A50~", False), ("A01~ A02~ A03~", False)):
        g = table(a={"deployed": deployed, "moons": 1}, moons=[20, 30])
        g.s.day.begun = False
        assert (answer(g, act(g)) == SpendMoon()) is spends


@pytest.mark.rule("FF-022", "FF-024")
def test_is_ready_for_what_comes_at_dawn() -> None:
    tired = {"deployed": "A23~ A24~ A50~", "moons": 1}
    g = table(a=tired, monsters="M07 M33 -", moons=[20], phase="dawn")
    asked = act(g)
    assert asked is not None
    assert asked.kind == "dawn"
    assert answer(g, asked) == SpendMoon()
    g = table(a={"fresh": True, "market": "N1", "deployed": "A23 A24"}, monsters="M07", phase="dawn")
    top(g, "A71", "A70", "A69")
    assert answer(g, act(g)) == Begin()


def test_recruits_strong_arms_first() -> None:
    g = table(a={"deployed": ""}, allies="A05 A50 A13", items="I20", left=2)
    assert answer(g, act(g)) == Enlist("A50")
    g = table(a={"deployed": ""}, allies="A05 A71 A68", items="I20 I01", left=3)
    said = answer(g, act(g))
    assert said in (Enlist("A71"), Enlist("A68"))


@pytest.mark.rule("FF-051")
def test_a_tired_ally_makes_room_for_a_better_one() -> None:
    full = "A01~ A68 A69 A70 A50 A51"
    g = table(a={"deployed": full, "hand": "A71"}, left=0)
    assert answer(g, act(g)) == Replace("A71", "A01")
    # A worse one waits.
    g = table(a={"deployed": full.replace("A01~", "A66~"), "hand": "A05"}, left=0)
    assert answer(g, act(g)) == EndDay()


@pytest.mark.rule("FF-121")
def test_keeps_those_who_fulfil_a_contract() -> None:
    """M03 gives 1; with both ready at dusk C16 gives 4."""
    three = {"deployed": "A23 A68 A16"}
    g = table(a=three, monsters="M03", contracts="C16", left=1, options=PLAIN)
    assert answer(g, act(g)) == EndAndScore()
    g = table(a=three, monsters="M03", contracts="C15", left=1, options=PLAIN)
    assert answer(g, act(g)) == CallAndFell("M03")


@pytest.mark.rule("FF-120")
def test_scores_all_it_can() -> None:
    g = table(a={"deployed": "A31 A35 A24 A44"}, contracts="C17 C16 C06", phase="dusk", moons=[])
    assert answer(g, act(g)) == Score(("C17", "C16", "C06"))


def test_prefers_what_contracts_ask_for() -> None:
    """Both monsters give 4; one alone would be ambushed."""
    g = table(a={"deployed": "A50 A69"}, monsters="M16 M18", contracts="C20", left=1)
    assert answer(g, act(g)) == CallAndFell("M18")
    g = table(a={"deployed": "A50 A69"}, monsters="M16 M18", contracts="C30", left=1)
    assert answer(g, act(g)) == CallAndFell("M16")


# -- what must be given up -----------------------------------------------------------------------------------


@pytest.mark.rule("FF-075")
def test_discards_nothing_that_the_fight_needs() -> None:
    """M36 is beaten by the one arm that it has; the others are no help."""
    g = table(a={"deployed": "A23 A68", "hand": "I20"}, monsters="M36", left=1)
    asked = act(g, Call("M36"))
    assert answer(g, asked) in (GiveUp("I20"), GiveUp("A68"))
    g = table(a={"deployed": "A01 A02 A68"}, monsters="M35", left=1)
    g.s.players[A].deployed += table(a={"deployed": "A70"}).s.players[A].deployed
    assert answer(g, act(g, Call("M35"))) in (
        GiveUpSome(("A01", "A02", "A68")),
        GiveUpSome(("A01", "A02", "A70")),
    )


# -- others --------------------------------------------------------------------------------------------------


def test_harms_the_leader() -> None:
    both = {"b": {"deployed": "A68~", "fame": 20}, "c": {"deployed": "A69~", "fame": 40}}
    g = table(3, a={"deployed": "A36"}, **both)
    assert answer(g, trait(g, "A36")) == Target(C, "A69")
    g = table(3, a={"deployed": "A46"}, monsters="M43 M03", **both)
    assert answer(g, trait(g, "A46")) == Send("M43", C)


def test_takes_the_best_that_is_offered() -> None:
    g = table(a={"deployed": "A29"})
    top(g, "A05", "A71", "A01")
    assert answer(g, trait(g, "A29")) == Take("A71")
    g = table(a={"deployed": "A18"}, discards="A05 A23 A01")
    assert answer(g, trait(g, "A18")) == Take("A23")
    g = table(a={"deployed": "A25 A05~ A68~ A69~ A50~"})
    assert answer(g, trait(g, "A25")) == TakeSome(("A50", "A68", "A69"))
    g = table(a={"deployed": "A21 A23 A50"}, contracts="C05")
    assert answer(g, trait(g, "A21")) == OfType("we")
    g = table(a={"deployed": "H2"}, allies="A05 A50", items="I20", left=1)
    assert answer(g, trait(g, "H2")) in (Take("A50"), Nothing())


@pytest.mark.rule("FF-105", "FF-108")
def test_guards_what_is_worth_more_than_the_guard() -> None:
    g = table(a={"deployed": "A36"}, b={"deployed": "A68~ A05"}, left=1)
    asked = trait(g, "A36")
    assert asked is not None
    assert asked.seat == B
    assert answer(g, asked) == React("A05")
    g = table(a={"deployed": "A36"}, b={"deployed": "A02~ A05", "fame": 97, "low": 97}, left=1)
    assert answer(g, trait(g, "A36")) == Decline()


def test_reacts_to_what_is_to_be_had() -> None:
    g = table(a={"deployed": "A69"}, b={"deployed": "A15", "hand": ""}, items="I01", left=1)
    assert answer(g, act(g, Recruit("I01"))) == React("A15")


# -- what it knows of cards ----------------------------------------------------------------------------------


def test_one_more_foe_is_worth_something_to_contracts_that_count_foes() -> None:
    def worth(contracts: str, *beaten: Beaten) -> float:
        g = table(contracts=contracts)
        g.s.day.beaten = [*beaten]
        return Wishes(SPEC.view(g.s, A)).wants_defeat()

    # Recruits, and a foe beaten exactly; then two foes, for 3 fame, as well.
    assert worth("C09 C12 -") == 0
    assert 0 < worth("C08 C09 C12") < 3
    assert worth("C08 C09 C12", Beaten(Card("M16"), 4, False, False, False, 1, 0, False)) == 3


def test_every_line_has_a_worth() -> None:
    from engines.fable.steady.worth import item_worth, per_use, use_of

    for card in FIGURES:
        assert per_use(Card(card)) >= FIGURES[card].attack * 0.3
    for card, line in TRAIT.items():
        wordless = card in ("A48",)
        assert (use_of(Card(card)) > 0) is not wordless, card
        assert card[0] != "I" or item_worth(Card(card)) > 0
        assert line.do
    assert len(CONTRACTS) == 30


def test_every_verb_of_hand_cards_has_its_worth() -> None:
    """A verb more is a verb that the computer player must be told of."""
    verbs = set(get_args(HandVerb))
    assert set(USE) == verbs
    # Worth only what they do in a fight or in a window.
    assert {verb.__name__ for verb in verbs - set(NOW)} == {
        *("Strike", "Boost", "Double", "Surge", "Expose", "Strip", "Weaken", "Dismiss", "Guard", "Nothing")
    }
    assert verbs >= set(NOW)
    heard = {type(verb) for line in TRAIT.values() if line.kind == "re" for verb in line.do}
    assert heard <= set(OUT_OF_TURN)
