"""What is told of a day of Fame & Fable: one sentence for one deed, to whoever reads it; what is sung of a
round, and what is remembered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engines.core.event import Told
from engines.core.spec import Outcome
from engines.core.story import Feud, Lead
from engines.core.telling import Weight
from engines.core.words import plain
from engines.fable import SPEC, story
from engines.fable.cards import FIGURES
from engines.fable.story import headline, memoir
from host.tables import telling
from host.tables.loaded import LoadedTable
from tests.contract.hosted import loaded_table
from tests.contract.subjects import NAMES, subject, variants

from .kit import A, B, C
from .plain import (
    Acted,
    AllyStolen,
    Attacked,
    Called,
    CardsStolen,
    ChampionTaken,
    Converted,
    Dawn,
    Dealt,
    Defeated,
    Deployed,
    Discarded,
    Drew,
    DrewCards,
    Entered,
    Famed,
    FateDrawn,
    Guarded,
    Killed,
    LegendBonus,
    MarketRenewed,
    MoonTaken,
    Peeked,
    PeekedCards,
    Pulled,
    Readied,
    Recruited,
    Refilled,
    Scored,
    ShadowMoved,
    StolenCards,
    TraitUsed,
    Undefeated,
)

#: What is worth a sentence, for tests that write cards as plain ids.
THINGS: Any = story


@pytest.fixture(scope="module")
def loaded() -> LoadedTable:
    """Fame & Fable for three."""
    variant = next(each for each in variants(subject("fable")) if each.seats == 3)
    table, _ = variant.start(1)
    return loaded_table(variant, table)


def told(loaded: LoadedTable, seat: int | None, *events: Any) -> list[str]:
    """What a seat is told, isolation marks taken out."""
    found = [event if isinstance(event, Told) else Told(event) for event in events]
    return [plain(line.text) for line in telling.of_row(loaded, 3, found, seat)]


#: A legend is called, takes an ally, is hit twice, and falls.
FIGHT = (
    Called(A, "L11", "legend"),
    Entered(A, "L11", 7),
    Acted(A, -1),
    Discarded(A, ("A02",), "foe"),
    Attacked(A, "A24", "L11", "pw", 5, 5, 7),
    Attacked(A, "A50", "L11", "po", 2, 7, 7),
    Defeated(A, "L11", 16),
    Famed(A, 16, 24, "foe"),
    Drew(A, "item", 1),
)


def test_a_fight_is_one_sentence(loaded: LoadedTable) -> None:
    assert told(loaded, B, *FIGHT) == [
        "Ana calls a legend: Glacier Heart (7 to beat), one action less, Satchel Imp lost to it, "
        "Dock Spear 5, Bog Wrestler 2, Glacier Heart falls, 16 fame, now on 24, an item drawn."
    ]
    assert told(loaded, None, *FIGHT) == told(loaded, B, *FIGHT)


def test_a_fight_is_told_to_whoever_fights_it_blow_by_blow(loaded: LoadedTable) -> None:
    assert told(loaded, A, *FIGHT[:2]) == ["You call a legend: Glacier Heart (7 to beat)."]
    assert told(loaded, A, FIGHT[4]) == ["Your Dock Spear hits Glacier Heart for 5 (power): 5 of 7."]
    last = (*FIGHT[5:], Told(DrewCards(("I25",)), (A,)))
    assert told(loaded, A, *last) == [
        "Your Bog Wrestler hits Glacier Heart for 2 (poison), 7 of 7: Glacier Heart falls, "
        "you gain 16 fame and stand on 24, you draw an item, Magpie Glove."
    ]


def test_a_fight_goes_on_after_something_else(loaded: LoadedTable) -> None:
    """Who is deployed in the middle of it did not strike the blow that follows."""
    events = (*FIGHT[:2], Deployed(A, "A50"), *FIGHT[5:8])
    assert told(loaded, B, *events) == [
        "Ana calls a legend: Glacier Heart (7 to beat).",
        "Ana deploys Bog Wrestler.",
        "Ana's Bog Wrestler hits Glacier Heart for 2 (poison), 7 of 7: "
        "Glacier Heart falls, 16 fame, now on 24.",
    ]


def test_a_fight_that_is_lost(loaded: LoadedTable) -> None:
    lost = (
        Pulled(B, ("M18", "M11")),
        Entered(B, "M18", 4),
        Entered(B, "M11", 3),
        Undefeated(B, ("M18", "M11")),
        Discarded(B, ("A02", "A24"), "fail"),
        Famed(B, -2, 7, "fail"),
    )
    assert told(loaded, A, *lost) == [
        "Bo-Yun has been spotted: Rope Spider (4 to beat), Fog Hound (3 to beat), Rope Spider and Fog Hound "
        "get away, paid for with Satchel Imp and Dock Spear, 2 fame lost, now on 7."
    ]
    assert told(loaded, B, lost[3]) == ["You do not defeat Rope Spider and Fog Hound."]


def test_a_trait_that_came_to_nothing_calls_nobody(loaded: LoadedTable) -> None:
    used = TraitUsed(A, "A59"), *FIGHT[:2]
    assert len(told(loaded, B, *used)) == 2
    caller = next(card for card in FIGURES if "fight a legend" in loaded.words()(f"card-{card}.text"))
    [line] = told(loaded, B, TraitUsed(A, caller), *FIGHT[:2])
    assert line.endswith(": a legend is called, Glacier Heart (7 to beat).")


def test_what_is_done_to_the_reader(loaded: LoadedTable) -> None:
    theft = (
        TraitUsed(B, "A03"),
        CardsStolen(B, A, 1, "any"),
        Told(StolenCards(B, A, ("I01",)), (A, B)),
        Killed(B, A, ("A02", "A24")),
        Converted(B, C, "A50"),
    )
    text = loaded.words()("card-I01")
    assert told(loaded, A, *theft) == [
        f"Bo-Yun's Drum Page: a card stolen from you, {text}, your Satchel Imp and Dock Spear sent away "
        "for good, שרה's Bog Wrestler changes sides and is a foe now."
    ]
    [line] = telling.of_row(loaded, 3, [each if isinstance(each, Told) else Told(each) for each in theft], A)
    assert (line.weight, line.circle) == (Weight.MATTERS, 1)
    assert text not in told(loaded, C, *theft)[0], "which card it was is between two"


def test_a_guard_is_a_deed_of_its_own(loaded: LoadedTable) -> None:
    guarded = TraitUsed(A, "A05"), Guarded(A, "A05", ("A02",)), Killed(B, A, ("A24",))
    assert told(loaded, A, *guarded) == [
        "Your Gate Granny: nothing comes of it in the matter of Satchel Imp, "
        "Bo-Yun sends your Dock Spear away for good."
    ]


def test_the_keeping_of_a_company_is_one_line(loaded: LoadedTable) -> None:
    kept = (
        Recruited(A, "A02", 1, "hand"),
        Discarded(A, ("A24",), "free"),
        Deployed(A, "A02"),
        Recruited(A, "I25", 0, "hand"),
    )
    assert told(loaded, B, *kept, Deployed(B, "A50")) == [
        "Ana recruits Satchel Imp for one action, discards Dock Spear, deploys Satchel Imp, "
        "recruits Magpie Glove for nothing.",
        "You deploy Bog Wrestler.",
    ]


def test_a_moon_wakes_the_others(loaded: LoadedTable) -> None:
    taken = MoonTaken(A, 10), Readied(B, ("A02",)), Readied(C, ("A24", "A50"))
    begins = "takes the moon token of 10, and everybody else wakes up"
    assert told(loaded, B, *taken) == [
        f"Ana {begins}: your Satchel Imp ready again, Dock Spear and Bog Wrestler ready again for שרה."
    ]
    assert told(loaded, A, MoonTaken(A, 10)) == [
        "You take the moon token of 10. Everybody else wakes up ready."
    ]


def test_what_a_seat_begins_with(loaded: LoadedTable) -> None:
    dealt = Dealt(A, "H1", "B1"), Drew(A, "ally", 2), Told(DrewCards(("A02", "A24")), (A,))
    [own] = told(loaded, A, *dealt)
    assert own.startswith("You are Maud Ironlarch, of ")
    assert own.endswith(", and with you come: Satchel Imp and Dock Spear.")
    [other] = told(loaded, B, *dealt)
    assert other.startswith("Ana is Maud Ironlarch, of ")
    assert "draws" not in other, "everybody draws the same"


def test_what_is_looked_at_is_told_once(loaded: LoadedTable) -> None:
    looked = TraitUsed(A, "A09"), Told(PeekedCards(("M11", "M18")), (A,)), Peeked(A, "monster", 2)
    assert told(loaded, A, *looked) == ["Your Fen Scout: you see Fog Hound and Rope Spider."]
    assert told(loaded, B, *looked) == ["Ana's Fen Scout: the top 2 cards of the monster deck looked at."]


def test_a_row_is_filled_at_once_or_at_dawn(loaded: LoadedTable) -> None:
    renewed = MarketRenewed(A, "ally"), Refilled(("A02", "A24"))
    [line] = told(loaded, B, *renewed, Dawn(B, 3, 0), Refilled(("A50",)))
    assert line == "Ana has the ally row of the market swept and laid anew: Satchel Imp and Dock Spear come."


def test_the_shadow_walks(loaded: LoadedTable) -> None:
    [line] = told(loaded, None, FateDrawn("F01", 3), ShadowMoved(14))
    assert line == "The shadow's night: Dead Calm, 3 steps; the shadow stands on 14."


def test_contracts_are_told_with_their_fame(loaded: LoadedTable) -> None:
    scored = Scored(A, ("C01",), 4), Famed(A, 4, 8, "contracts")
    assert told(loaded, B, *scored) == ["Ana scores Chimney Watch: 4 fame, now on 8."]
    assert told(loaded, A, *scored) == ["You score Chimney Watch: you gain 4 fame and stand on 8."]


def test_moments_are_the_great_legends_and_the_champion() -> None:
    def weight(event: Any) -> Weight:
        return SPEC.tells[type(event)].weighs(event)

    assert weight(Defeated(A, "L16", 20)) == weight(ChampionTaken(A)) == Weight.HEADLINE
    assert weight(Defeated(A, "L01", 11)) == weight(Defeated(A, "M43", 10)) == Weight.MATTERS
    assert weight(TraitUsed(A, "A44")) == Weight.NOISE, "a strike is told as the attack that it is"
    assert weight(TraitUsed(A, "A03")) == Weight.DETAIL


# -- what is sung, and remembered ------------------------------------------------------------------------

HIRED = Recruited(A, "A02", 1, "hand")


@pytest.mark.parametrize(
    ("events", "thing"),
    [
        ([HIRED, Recruited(A, "A24", 1, "hand")], THINGS.Hires(A, 2)),
        ([HIRED, Scored(B, ("C01",), 2)], THINGS.Promises(B, 1, 2)),
        ([Scored(B, ("C01",), 2), Defeated(A, "M01", 1)], THINGS.Beast(A, "M01", 1)),
        ([Defeated(A, "M01", 1), CardsStolen(B, A, 1, "any")], THINGS.Pockets(B, A, 1)),
        ([CardsStolen(B, A, 1, "any"), Famed(A, 4, 4, "foe"), Famed(A, 5, 9, "foe")], THINGS.Leap(A, 9, 9)),
        ([Famed(A, 9, 9, "foe"), Famed(B, -2, 1, "effect")], THINGS.Tumble(B, 2)),
        ([Famed(B, -2, 1, "effect"), Defeated(C, "M43", 10)], THINGS.Beast(C, "M43", 10)),
        ([Defeated(C, "M43", 10), Undefeated(A, ("M01", "M02"))], THINGS.Rout(A, "M01", 2)),
        ([Undefeated(A, ("M01",)), AllyStolen(B, A, "A02")], THINGS.Turncoat(B, A, "A02")),
        ([AllyStolen(B, A, "A02"), Killed(C, B, ("A24",))], THINGS.Chairs(C, B, ("A24",))),
        ([Killed(C, B, ("A24",)), Defeated(B, "L01", 11)], THINGS.Trophy(B, "L01", 11)),
        ([Defeated(B, "L01", 11), ChampionTaken(C)], THINGS.Champion(C)),
        ([Dawn(A, 3, 0)], None),
    ],
)
def test_the_greatest_of_a_round_is_its_headline(events: Sequence[Any], thing: Any) -> None:
    assert headline(events) == thing


def test_an_own_ally_that_turns_is_nobodys_work() -> None:
    assert headline([Converted(A, A, "A02"), HIRED]) == THINGS.Hires(A, 1)


def test_a_game_is_remembered() -> None:
    leads = [each for _ in range(5) for each in (Dawn(B, 3, 0), Famed(A, 1, 9, "foe"))]
    feud = [Killed(A, B, ("A02", "A24")), CardsStolen(B, A, 1, "any"), CardsStolen(B, C, 1, "any")]
    ran = [Undefeated(C, ("M01",)), Undefeated(C, ("M02",)), Discarded(C, ("A50",), "fail")]
    events = [*leads, *feud, *ran, Defeated(A, "M43", 10), Scored(B, ("C01",), 2), LegendBonus(A, 10)]
    assert memoir(events, Outcome((A,), (19, 9, 0))) == [
        THINGS.Margin(A, B, 10),
        THINGS.Beast(A, "M43", 10),
        Feud(A, B, 2, 1),
        Lead(A, 4, True),
        THINGS.Count(1, 0, 3),
    ]
    rest = memoir([*ran, Scored(B, ("C01",), 2)], Outcome((A,), (9, 9, 0)))
    assert rest == [
        THINGS.Margin(A, B, 0),
        THINGS.Runner(C, 2),
        THINGS.Promises(B, 1, 2),
        THINGS.Count(0, 0, 1),
    ]


def test_a_game_in_which_little_happened_is_remembered_all_the_same() -> None:
    days = [Dawn(A, 3, 0)] * 4
    assert memoir([*days, HIRED], Outcome((B,), (5, 3), "left")) == [
        THINGS.Days(4),
        THINGS.Hires(A, 1),
        THINGS.Count(0, 0, 0),
    ]


@pytest.mark.parametrize(
    ("at", "shadow", "kind", "how"),
    [(50, 40, "won", "won"), (60, 50, "lost", "few"), (30, 50, "lost", "slow")],
)
def test_who_walked_alone(at: int, shadow: int, kind: str, how: str) -> None:
    events = [Famed(A, at, at, "foe"), ShadowMoved(shadow)]
    assert memoir(events, Outcome((), (0,), kind))[0] == THINGS.Alone(A, at, shadow, how)


@pytest.mark.parametrize(
    "name",
    [
        "champion",
        "trophy",
        "beast",
        "rout",
        "chairs",
        "turncoat",
        "pockets",
        "leap",
        "tumble",
        "promises",
        "hires",
    ],
)
def test_a_headline_can_be_told_in_three_ways(loaded: LoadedTable, name: str) -> None:
    assert all(loaded.words().has(f"headline-{name}{way}") for way in ("", ".b", ".c"))


def test_names_are_those_of_the_table(loaded: LoadedTable) -> None:
    said = loaded.words().one_of("headline", THINGS.Chairs(A, B, ()), loaded.placed(), 1)
    assert NAMES[B] in plain(said)
