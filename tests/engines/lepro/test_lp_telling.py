"""What is told of a game of Le Pro: deeds word for word, headlines of rounds, and what is remembered."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.event import Event, Told
from engines.core.spec import Outcome
from engines.core.table import Table
from engines.core.telling import Weight
from engines.core.words import plain
from engines.lepro import SPEC
from engines.lepro.cards import Card, Character, Deck, Space
from engines.lepro.events import (
    Announced,
    Arrested,
    Bought,
    CarLost,
    Chosen,
    Collided,
    Counted,
    Dealt,
    Drew,
    Fallen,
    Fined,
    Fought,
    Gained,
    Got,
    HatPlayed,
    Judged,
    Lost,
    Moved,
    Paid,
    Passed,
    Planned,
    Recorded,
    Refused,
    Rolled,
    Saved,
    Sold,
    StarPlayed,
    Succeeded,
    Swapped,
    SwappedFor,
    Took,
    Turned,
    Victory,
    Won,
    text_of,
)
from engines.lepro.story import headline, memoir
from host.tables import telling
from host.tables.loaded import LoadedTable
from tests.contract.hosted import loaded_table
from tests.contract.subjects import subject, variants

ANA, BO, SARAH = 0, 1, 2
#: On Robbery (4) after a roll of 4.
ROBBERY = (Space("robbery"),)


@pytest.fixture(scope="module")
def loaded() -> LoadedTable:
    """A table of three."""
    variant = next(each for each in variants(subject("lepro")) if each.seats == 3)
    table, _ = Table.start(SPEC, 3, variant.settings, bytes(32))
    return loaded_table(variant, table)


def told(loaded: LoadedTable, seat: int | None, *events: Event) -> list[str]:
    """What a seat is told of them."""
    return [plain(line.text) for line in telling.of_row(loaded, 3, [*map(Told, events)], seat)]


def on_robbery(seat: int) -> tuple[Event, ...]:
    """A turn that begins with a roll of 4, from Refuge."""
    return Turned(seat, False), Rolled(seat, 4, "rolled"), Moved(seat, 4, ROBBERY)


def card(name: str) -> Card:
    """A card."""
    return Card(name)


# -- deeds -------------------------------------------------------------------------------------------------


def test_a_turn_is_one_sentence(loaded: LoadedTable) -> None:
    shop = Planned(BO, 3, Deck("commerce"))
    loot = Drew(BO, card("S01"), text_of(card("S01"))), Gained(BO, 200, card("S01"))
    prose = "The takings were small, and some of them had four holes."
    turn = *on_robbery(BO), shop, *loot
    rest = f"4, {{}} on Robbery (4), {{}} 3 for a shop, {{}} *Button & Thread* (“{prose}”), {{}} $200."
    others = "Bo-Yun rolls " + rest.format("stops", "rolls", "draws", "receives")
    assert told(loaded, None, *turn) == [others]
    assert told(loaded, ANA, *turn) == [others]
    assert told(loaded, BO, *turn) == ["You roll " + rest.format("stop", "roll", "draw", "receive")]


def test_what_a_press_brought_is_told_by_name(loaded: LoadedTable) -> None:
    bought = Bought(ANA, Deck("pearl"), 500), Got(card("P25"))
    assert told(loaded, ANA, *bought) == [
        "You buy a Pearl for $500, *Jewel: Pearl Half* (half of the Magnificent Jewel)."
    ]
    found = Took(ANA, Deck("adventure")), Got(card("A53"))
    assert told(loaded, ANA, *found) == [
        "You take an Adventure, *The Honest Alibi* (for later: when you are arrested)."
    ]
    assert told(loaded, ANA, Chosen(ANA, Space("recruitment")), Drew(ANA, card("R28"))) == [
        "You choose Recruitment, draw *Chess Club* (3 men)."
    ]
    assert told(loaded, ANA, Refused(ANA)) == ["You walk past."]


def test_the_law_is_a_deed_of_its_own(loaded: LoadedTable) -> None:
    bank = Drew(BO, card("K14"))
    record = Arrested(BO, "bank"), Judged(BO, card("J17")), Drew(BO, card("X01")), Recorded(BO, 2)
    assert told(loaded, ANA, *on_robbery(BO), bank, *record) == [
        "Bo-Yun rolls 4, stops on Robbery (4), draws *Honest Clerk*.",
        "Bo-Yun is arrested: the verdict is *Guilty, by a Nose*, a Criminal Record, the second.",
    ]
    fine = Arrested(BO, "bank"), Judged(BO, card("J08")), Fined(BO, 1_500)
    assert told(loaded, BO, *fine) == [
        "You are arrested: the verdict is *Possession of a Sack*, a fine of $1,500."
    ]
    assert told(loaded, BO, StarPlayed(BO, card("A53"))) == ["You play *The Honest Alibi*."]


def test_who_is_hit_is_told_so(loaded: LoadedTable) -> None:
    lost = Collided(BO, ANA), CarLost(ANA, card("C14"))
    assert told(loaded, ANA, *lost) == ["Bo-Yun crashes into you: *The Ox* is gone."]
    assert told(loaded, BO, *lost) == ["You crash into Ana: *The Ox* is gone."]
    saved = Collided(BO, ANA), Saved(ANA, Deck("recruitment"))
    assert told(loaded, ANA, *saved) == ["Bo-Yun crashes into you: you give up a recruit and keep it."]
    assert told(loaded, BO, *saved) == ["You crash into Ana: Ana gives up a recruit and keeps it."]


def test_after_a_crash_the_turn_goes_on_in_a_sentence_of_its_own(loaded: LoadedTable) -> None:
    crash = Collided(BO, ANA), CarLost(ANA, card("C14"))
    assert told(loaded, None, *on_robbery(BO), *crash, Planned(BO, 6, Deck("bank")), Refused(BO)) == [
        "Bo-Yun rolls 4, stops on Robbery (4).",
        "Bo-Yun crashes into Ana: *The Ox* is gone.",
        "Bo-Yun rolls 6 for a bank, walks past.",
    ]


def test_a_bout_is_told_to_both_corners(loaded: LoadedTable) -> None:
    bout = Fought(BO, ANA, card("B01"), card("B02"), 9, 7), Victory(BO, card("B01"), 2, 3_000)
    corner = f"*{name(loaded, 'B01')}* against *{name(loaded, 'B02')}*"
    assert told(loaded, ANA, *bout) == [
        f"Bo-Yun sends {corner} (you), 9 to 7, wins $3,000, a second victory."
    ]
    home = Fought(BO, ANA, card("B01"), card("B02"), 2, 7), Victory(ANA, card("B02"), 1, 900)
    assert told(loaded, ANA, *home) == [
        f"Bo-Yun sends {corner} (you), 2 to 7, *{name(loaded, 'B02')}* wins you $900."
    ]
    assert told(loaded, BO, *home) == [
        f"You send {corner} (Ana), 2 to 7, *{name(loaded, 'B02')}* wins Ana $900."
    ]


def name(loaded: LoadedTable, of: str) -> str:
    """A card's name."""
    return loaded.words()(f"card-{of}")


def test_a_swap_is_told_whole_to_the_two_alone(loaded: LoadedTable) -> None:
    swap = Swapped(BO, ANA, Deck("investment"))
    assert told(loaded, None, swap) == ["Bo-Yun and Ana swap: one Investment card for another, both unseen."]
    mine = SwappedFor(card("I03a"), card("I01a"))
    assert told(loaded, ANA, Chosen(BO, Space("exchange")), swap, mine) == [
        "Bo-Yun chooses Exchange, swaps a share with you, sight unseen, "
        f"you give *{name(loaded, 'I03a')}* and get *{name(loaded, 'I01a')}*."
    ]


def test_money_between_players_follows_what_brought_it(loaded: LoadedTable) -> None:
    debt = StarPlayed(BO, card("A67")), Passed(ANA, BO, 1_500)
    assert told(loaded, ANA, *debt) == ["Bo-Yun plays *An Old IOU*, you pay Bo-Yun $1,500."]
    assert told(loaded, BO, *debt) == ["You play *An Old IOU*, Ana pays you $1,500."]
    round_ = Drew(BO, card("A38")), Passed(BO, ANA, 200), Passed(BO, SARAH, 200)
    assert told(loaded, ANA, *round_)[0].endswith("*, pays you $200, pays שרה $200.")
    taken = Drew(BO, card("A40")), Lost(ANA, card("R28"), BO)
    assert told(loaded, ANA, *taken)[0].endswith("*, you lose *Chess Club* to Bo-Yun.")
    assert told(loaded, BO, *taken)[0].endswith("*, Ana loses *Chess Club* to you.")


def test_goods_are_sold_by_name(loaded: LoadedTable) -> None:
    pair = Sold(BO, (card("I01a"), card("I01b")), 6_000)
    assert told(loaded, None, pair) == [f"Bo-Yun sells both shares of *{name(loaded, 'I01a')}* for $6,000."]
    assert told(loaded, BO, Sold(BO, (card("P25"), card("D25")), 12_000)) == [
        "You sell the Magnificent Jewel for $12,000."
    ]
    assert told(loaded, None, Sold(BO, (card("C14"),), 900)) == ["Bo-Yun sells *The Ox* for $900."]


def test_a_card_that_only_changes_a_space_says_how(loaded: LoadedTable) -> None:
    assert told(loaded, None, StarPlayed(BO, card("T01"))) == [
        "Bo-Yun plays *Ribboned Card* (no Collection)."
    ]
    assert told(loaded, None, HatPlayed(BO, card("A51"))) == [
        "Bo-Yun plays *Godfather's Nap*, which lay there (no Collection)."
    ]


def test_a_mission_is_named_once(loaded: LoadedTable) -> None:
    job = Drew(BO, card("M04")), Succeeded(BO, card("M04"), 4_000)
    assert told(loaded, None, *job) == ["Bo-Yun carries out *Piano, Third Floor*, paid with $4,000."]


def test_everybody_learns_who_is_who_in_one_line(loaded: LoadedTable) -> None:
    people = [Dealt(at, Character(who)) for at, who in enumerate(("driver", "captain", "dealer"))]
    deal = *people, Took(ANA, Deck("boxe")), Took(BO, Deck("boxe")), Got(card("B01"))
    assert told(loaded, BO, *deal)[0] == (
        "Ana is The Driver, you The Captain (You count as two men instead of one.), שרה The Dealer."
    )
    assert told(loaded, BO, *deal)[1].startswith("You take a boxer, *")
    assert len(told(loaded, None, *deal[:-1])) == 1


def test_moments_stand_alone(loaded: LoadedTable) -> None:
    moments = Announced(BO), Fallen(SARAH, cards=(card("C14"),)), Won((ANA,), "buyer")
    events = moments[0], Counted(ANA, 52_000), Counted(BO, 40_100), *moments[1:]
    lines = telling.of_row(loaded, 3, [*map(Told, events)], ANA)
    assert [(plain(line.text), line.weight == Weight.HEADLINE) for line in lines] == [
        ("Bo-Yun is a BUYER. The game ends when a buyer comes round to Refuge.", True),
        ("You count $52,000, Bo-Yun $40,100.", False),
        ("שרה is out of the game: the law has the last word, and turns out all pockets: The Ox.", True),
        ("You are the richest, and master of the neighbourhood.", True),
    ]


def test_whose_turn_it_is_and_bare_dice_are_left_to_the_picture(loaded: LoadedTable) -> None:
    assert told(loaded, ANA, Turned(BO, False), Rolled(BO, 3, "rolled"), Took(BO, Deck("mission"))) == []
    assert told(loaded, BO, Rolled(BO, 3, "rolled")) == ["You roll 3."]


# -- headlines -------------------------------------------------------------------------------------------


WRECKED = Collided(BO, ANA), CarLost(ANA, card("C14"))
BOUT = Fought(BO, ANA, card("B01"), card("B02"), 2, 7), Victory(ANA, card("B02"), 1, 2_500)


@pytest.mark.parametrize(
    ("events", "kind"),
    [
        ((Gained(BO, 4_000, card("K05")),), "heist"),
        ((Gained(BO, 4_000, card("A07")),), "luck"),
        ((Succeeded(BO, card("M04"), 4_000),), "job"),
        ((Sold(BO, (card("D24"),), 10_000),), "sale"),
        ((Paid(BO, 4_500, card("L28")),), "toll"),
        ((Paid(BO, 100, card("collection")), Refused(BO)), None),
        ((Recorded(BO, 1), Gained(BO, 3_000, card("K03"))), "court"),
        ((Recorded(BO, 1, True),), None),
        (WRECKED, "wreck"),
        (BOUT, "knockout"),
        ((Passed(ANA, BO, 2_000),), "squeezed"),
        ((Gained(BO, 9_000, card("K12")), Announced(BO)), "buyer"),
        ((Announced(BO), Fallen(ANA)), "out"),
        ((Planned(BO, 6, Deck("bank")), Refused(BO)), "coward"),
        ((Drew(BO, card("R28")), Bought(ANA, Deck("pearl"), 500)), "hired"),
        ((Bought(ANA, Deck("pearl"), 500),), "shopping"),
        ((*on_robbery(BO), Took(BO, Deck("adventure"))), "quiet"),
        ((Turned(BO, False),), None),
        ((), None),
    ],
)
def test_the_papers_print_the_biggest_news(events: tuple[Event, ...], kind: str | None) -> None:
    found = headline(events)
    assert (None if found is None else type(found).__struct_config__.tag) == kind


def test_who_loses_a_bout_is_told_by_who_wins() -> None:
    found: Any = headline(BOUT)
    assert (found.seat, found.loser, found.card, found.beaten) == (ANA, BO, "B02", "B01")


# -- memoirs ---------------------------------------------------------------------------------------------


def test_a_game_is_remembered_by_what_stood_out() -> None:
    events: list[Event] = [Dealt(at, Character(who)) for at, who in enumerate(("driver", "captain"))]
    events += [Arrested(BO, "bank"), Fined(BO, 600)] * 3
    events += [Gained(ANA, 5_000, card("K07")), *BOUT, *BOUT, *WRECKED]
    things = memoir(events, Outcome((ANA,), (50_000, 42_000), "buyer"))
    tags = [type(thing).__struct_config__.tag for thing in things]
    assert tags == ["margin", "heist", "lawless", "feud", "books"]
    margin, heist, lawless, feud, books = map(vars_of, things)
    assert margin == (ANA, BO, 8_000)
    assert heist == (ANA, "K07", 5_000)
    assert lawless == (BO, 3, 1_800)
    assert feud == (ANA, BO, 2, 1)
    assert books == (5_000, 1_800, 3)


def test_of_a_game_without_events_the_end_and_the_cast_are_remembered() -> None:
    events = [Dealt(at, Character(who)) for at, who in enumerate(("driver", "captain"))]
    alone = memoir(events, Outcome((BO,), (0, 3_000), "retired"))
    assert [type(thing).__struct_config__.tag for thing in alone] == ["alone", "cast", "books"]


def vars_of(thing: Any) -> tuple[Any, ...]:
    """A thing's fields."""
    return tuple(getattr(thing, field) for field in thing.__struct_fields__)
