"""Structs in words: names, lists, cards, languages that fall back, and marks that keep a line in order."""

from __future__ import annotations

from pathlib import Path
from typing import NewType

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core.fields import given as given_of
from engines.core.words import Seat, Words, plain

Card = NewType("Card", str)
NAMES = ("Ana", "שרה", "Bo *star*")
ENGLISH = """
list-comma = ,{" "}
card-c1 = the Fool
    .short = Fool
suit-r = Red
hello = Hello { $name }.
bold = Go to [{ $name }](https://example.org/{ $name }).
event-gave = { $seat } gives { $cards } to { $others }.
event-laid = { $seat } lays { $card }{ $waits ->
        [none] {""}
       *[other] {" "}on { $waits }
    }.
event-won = { $open ->
        [yes] { $winner } wins
       *[no] { $winner } is ahead
    } with { $score ->
        [one] one point
       *[other] { $score } points
    }.
event-turned = { $suit } is turned: { $unknown }.
only = English
event-lost = { $seat } loses{ $cards }; first { $best }
event-dealt = { $seat } gets { $top } and { $cards-count ->
        [one] nothing else
       *[other] { $cards-count } in all
    }{ $many ->
        [yes] , which is much
       *[no] {""}
    }
event-piece = {" "}{ $card } ({ $worth })
"""
SWEDISH = "hello = Hej { $name }.\n"


class Gave(msgspec.Struct, tag="gave"):
    """Lists of cards and of seats."""

    seat: Seat
    cards: tuple[Card, ...]
    others: tuple[Seat, ...]


class Laid(msgspec.Struct, tag="laid"):
    """A card that may not be there."""

    seat: Seat | None
    card: Card
    waits: Card | None = None


class Dealt(msgspec.Struct, tag="dealt"):
    """What follows from its fields counts as one."""

    seat: Seat
    cards: tuple[Card, ...]

    @property
    def top(self) -> Card:
        """A card with a name."""
        return self.cards[-1]

    @property
    def many(self) -> bool:
        """A bool."""
        return len(self.cards) > 1

    @property
    def _private(self) -> int:
        raise AssertionError("nobody asks")


class Piece(msgspec.Struct, tag="piece"):
    """A thing within a thing."""

    card: Card
    worth: int


class Lost(msgspec.Struct, tag="lost"):
    """Things within a thing."""

    seat: Seat
    cards: tuple[Piece, ...]
    best: Piece


class Won(msgspec.Struct, tag="won"):
    """A truth and a number."""

    winner: Seat
    score: int
    open: bool


class Turned(msgspec.Struct, tag="turned"):
    """Plain strings: the field says what they are."""

    suit: str
    unknown: str


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """English, some Swedish, and a second file."""
    made = tmp_path_factory.mktemp("words")
    (made / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (made / "sv.ftl").write_text(SWEDISH, encoding="utf-8")
    (made / "more.en.ftl").write_text("card-c2 = the Bateleur\n", encoding="utf-8")
    return made


@pytest.fixture(scope="module")
def say(folder: Path) -> Words:
    """English."""
    return Words(folder)


def test_seats_become_names_and_cards_their_titles(say: Words) -> None:
    gave = Gave(Seat(0), (Card("c1"), Card("c2")), (Seat(2), Seat(0)))
    line = say.describe("event", gave, NAMES)
    assert line == "Ana gives the Fool, the Bateleur to Bo *star*, Ana."


def test_none_and_named_types_in_unions(say: Words) -> None:
    assert say.describe("event", Laid(Seat(0), Card("c2")), NAMES) == "Ana lays the Bateleur."
    line = say.describe("event", Laid(Seat(0), Card("c2"), Card("c1")), NAMES)
    assert line == "Ana lays the Bateleur on the Fool."
    assert say.describe("event", Laid(None, Card("c2")), NAMES) == "none lays the Bateleur."


def test_truths_and_numbers_choose(say: Words) -> None:
    assert say.describe("event", Won(Seat(0), 1, True), NAMES) == "Ana wins with one point."
    assert say.describe("event", Won(Seat(2), 0, False), NAMES) == "Bo *star* is ahead with 0 points."


def test_a_string_is_looked_up_by_its_field(say: Words) -> None:
    assert say.describe("event", Turned("r", "c9"), NAMES) == "Red is turned: c9."


def test_things_within_a_thing_have_words_of_their_own(say: Words) -> None:
    fool, bateleur = Piece(Card("c1"), 1), Piece(Card("c2"), 5)
    line = say.describe("event", Lost(Seat(0), (fool, bateleur), fool), NAMES)
    assert line == "Ana loses the Fool (1) the Bateleur (5); first  the Fool (1)"
    assert say.describe("event", Lost(Seat(0), (), fool), NAMES) == "Ana loses; first  the Fool (1)"


def test_names_that_run_the_other_way_are_isolated(say: Words) -> None:
    line = say.describe("event", Won(Seat(1), 2, True), NAMES)
    assert line == "\u2068\u2068שרה\u2069 wins\u2069 with 2 points."
    assert plain(line) == "שרה wins with 2 points."
    assert say("bold", name="Ana") == "Go to [Ana](https://example.org/Ana)."


@given(st.text(st.characters(exclude_characters="\u2066\u2067\u2068\u2069"), max_size=20))
def test_any_name_stands_in_its_line(say: Words, name: str) -> None:
    line = say.describe("event", Won(Seat(0), 2, True), (name,))
    assert plain(line) == f"{name} wins with 2 points."
    assert line.count("\u2068") == line.count("\u2069") == 2 * (not name.isascii() or not name.isprintable())


def test_languages_fall_back_message_by_message(folder: Path) -> None:
    for locale in ("sv", "sv-SE"):
        say = Words(folder, locale=locale)
        assert say("hello", name="Bo") == "Hej Bo."
        assert say("only") == "English"
    assert Words(folder, locale="fr")("hello", name="Bo") == "Hello Bo."


def test_what_is_missing_is_told(say: Words) -> None:
    assert say.has("card-c1.short")
    assert say("card-c1.short") == "Fool"
    assert not say.has("card-c1.long")
    assert not say.has("nothing")
    for key in ("nothing", "card-c1.long", "hello"):
        with pytest.raises(KeyError, match=key.split(".")[0]):
            say(key)
    with pytest.raises(KeyError, match="event-gave"):
        say.describe("event", Gave(Seat(0), (), ()), NAMES, "short")


def test_lists(say: Words, tmp_path: Path) -> None:
    assert say.join(["a"]) == "a"
    assert say.join([]) == ""
    assert say.join("abc") == "a, b, c"
    assert Words(tmp_path / "empty").join("ab") == "a, b"


@pytest.mark.parametrize(
    ("cards", "text"),
    [
        (("c1",), "Ana gets the Fool and nothing else"),
        (("c2", "c1"), "Ana gets the Fool and 2 in all, which is much"),
    ],
)
def test_a_property_counts_as_a_field(say: Words, cards: tuple[str, ...], text: str) -> None:
    dealt = Dealt(0, tuple(map(Card, cards)))
    assert plain(say.describe("event", dealt, NAMES)) == text
    assert given_of(Dealt) == ("seat", "cards", "many", "top", "cards-count")
