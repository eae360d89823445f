"""What is told of an evening in Fictions: one sentence for one deed, to whoever reads it; what the papers
print of a round, and what the memoirs keep."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.chance import Chance
from engines.core.event import Told
from engines.core.spec import Outcome
from engines.core.telling import Weight
from engines.core.words import plain
from engines.fictions import events, story
from engines.fictions.briefings import Ready, briefing
from engines.fictions.cards import PROBLEMS
from engines.fictions.glossary import Challenge
from engines.fictions.hints import Dice, Odds, hint
from engines.fictions.options import Act, ActNow
from engines.fictions.story import headline, memoir
from engines.fictions.view import view
from host.tables import telling
from host.tables.loaded import LoadedTable
from host.tables.teller import Line
from tests.contract.hosted import loaded_table
from tests.contract.subjects import subject, variants
from tests.engines.kit.chance import SEED

from .kit import A, B, Live, commit, laid, lay, next_turn, settle, table

#: Events and things worth a sentence, for tests that write cards as plain ids.
E: Any = events
THINGS: Any = story
C = 2
#: Of the long words on the Red Die.
IN_FULL = "a warning, which is a Problem"


@pytest.fixture(scope="module")
def loaded() -> LoadedTable:
    """Fictions for three."""
    variant = next(each for each in variants(subject("fictions")) if each.seats == 3)
    table, _ = variant.start(1)
    return loaded_table(variant, table)


def lines(loaded: LoadedTable, seat: int | None, *found: Any) -> list[Line]:
    """What a seat is told."""
    each = [event if isinstance(event, Told) else Told(event) for event in found]
    return telling.of_row(loaded, 3, each, seat)


def told(loaded: LoadedTable, seat: int | None, *found: Any) -> list[str]:
    """The same in words, names as letters, isolation marks taken out."""
    texts = [plain(line.text) for line in lines(loaded, seat, *found)]
    for letter, name in zip("ABC", loaded.placed(), strict=True):
        texts = [text.replace(plain(name), letter) for text in texts]
    return texts


def test_an_attempt_is_one_sentence_from_crew_to_consequence(loaded: LoadedTable) -> None:
    deed = (
        E.Committed(A, "HU06", ("H01", "H03"), "plain"),
        E.Rolled(A, ("w0-3", "w1-3", "w2-C")),
        E.Helped(B, "H29", "add", 2),
        E.Resolved(A, "HU06", 8, 4, 2),
        E.Overcome("HU06"),
        E.Hurt("H01", 1),
    )
    card, one, two, helper = (
        loaded.words()(key) for key in ("challenge-HU06", "henchman-H01", "henchman-H03", "henchman-H29")
    )
    rest = f"a roll of 3, 3 and clover, with {helper} from B (Result +2), in all 8 against 4 for 2 Triumphs"
    ends = f"{card} overcome, {one} exhausted."
    assert told(loaded, C, *deed) == [f"A puts {one} and {two} on {card}: {rest}, {ends}"]
    assert told(loaded, A, *deed) == [f"You put {one} and {two} on {card}: {rest}, {ends}"]
    helped = rest.replace(f"{helper} from B", f"your {helper}")
    assert told(loaded, B, *deed) == [f"A puts {one} and {two} on {card}: {helped}, {ends}"]
    assert told(loaded, A, *deed[1:2], *deed[3:5]) == [
        f"You roll 3, 3 and clover: in all 8 against 4 for 2 Triumphs, {card} overcome."
    ]


def test_what_the_round_brings_is_not_of_the_last_attempt(loaded: LoadedTable) -> None:
    found = told(
        loaded,
        None,
        E.Resolved(A, "HU06", 2, 4, 0),
        E.Tracked("hands_up-clock", 6, 7, "round"),
        E.PoliceMoved("uncontrolled"),
    )
    assert [text.split(":")[0].split(",")[0] for text in found] == [
        f"A has 2 against 4 on {loaded.words()('challenge-HU06')}",
        "Clock 6 → 7 (the round)",
    ]
    assert "the Police want paying again" in found[1]


def test_that_the_police_are_paid_is_told_once(loaded: LoadedTable) -> None:
    [line] = told(loaded, B, E.Resolved(B, "HU01", 8, 4, 1), E.Overcome("HU01"), E.PoliceMoved("controlled"))
    assert line.endswith("for one Triumph: the Police are taken care of until the round ends.")


def test_a_vote_names_seats(loaded: LoadedTable) -> None:
    deed = E.Voted("starter", (A, B), ("0", "0")), E.Starter(A), E.Troubled(A, "P05")
    problem = loaded.words()("challenge-P05")
    assert told(loaded, C, *deed) == [
        "Votes on the Starting Player, A and A (from A and B): A to start the round, "
        f"a Problem for A ({problem})."
    ]
    assert told(loaded, A, *deed) == [
        "Votes on the Starting Player, you and you (from you and B): you to start the round, "
        f"a Problem for you ({problem})."
    ]


def test_who_draws_sees_what_and_recruits_apart_from_a_skill(loaded: LoadedTable) -> None:
    found = (
        E.Helped(A, "H05", "draw", 2),
        E.Given(A, 2),
        E.Recruited(A, 2),
        Told(E.Got(("H01", "H03")), (A,)),
        E.Recruited(A, 1),
    )
    card, one, two = (loaded.words()(f"henchman-{key}") for key in ("H05", "H01", "H03"))
    assert told(loaded, A, *found) == [
        f"You play {card}: 2 Henchmen for you, {one} and {two}.",
        "You draw one Henchman.",
    ]
    assert told(loaded, B, *found) == [f"A plays {card}: 2 Henchmen drawn.", "A draws one Henchman."]


def test_a_penalty_follows_the_card_that_does_it(loaded: LoadedTable) -> None:
    words = loaded.words()
    found = told(loaded, B, E.Troubled(A, "P05"), E.Spent(B, ("H01",), "P05"), E.Spent(A, ("H03",), "P06"))
    assert found[0] == f"A draws {words('challenge-P05')}: your {words('henchman-H01')} exhausted."
    assert len(found) == 2


def test_a_chapter_opens_and_closes_as_a_moment(loaded: LoadedTable) -> None:
    opened = lines(loaded, None, E.Chosen(1, "hands_up"), E.Opened(1, "hands_up", 20), E.Intro("hands_up"))
    assert [line.weight for line in opened] == [Weight.HEADLINE]
    ended = lines(
        loaded,
        None,
        E.Convicted(5),
        E.Ended(1, "hands_up", "evidence", 0),
        E.Lost(("H01",)),
        E.Finished("evidence"),
    )
    assert [line.weight for line in ended] == [Weight.HEADLINE]
    assert ended[0].text.endswith("the evidence has closed the book.")


@pytest.mark.parametrize(
    ("found", "thing"),
    [
        ([E.Convicted(5), E.Ended(1, "hands_up", "evidence", 0)], "Sentence"),
        ([E.Ended(1, "hands_up", "success", 6), E.Hurt("H01", 2)], "Curtain"),
        ([E.Hurt("H01", 2), E.Resolved(A, "HU06", 20, 4, 5)], "Floored"),
        ([E.Resolved(A, "HU06", 12, 4, 3), E.Resolved(B, "HU06", 1, 4, 0)], "Feat"),
        ([E.PoliceMoved("removed"), E.Judged(2, 3)], "Unpaid"),
        ([E.Judged(2, 3), E.Resolved(B, "HU06", 1, 4, 0)], "Smudges"),
        ([E.Resolved(B, "HU06", 1, 4, 0), E.Overcome("HU06")], "Flop"),
        ([E.Overcome("HU06"), E.Troubled(A, "P05")], "Fallen"),
        ([E.Troubled(A, "P05"), E.Recruited(A, 2)], "Trouble"),
        ([E.Recruited(A, 2), E.KnockedOut(("H01",), "skill")], "Hiring"),
        ([E.Rounded(3)], "NoneType"),
    ],
)
def test_the_papers_print_the_greatest_thing(found: list[Any], thing: str) -> None:
    assert type(headline(found)).__name__ == thing


def test_the_memoirs_keep_what_was_most() -> None:
    found = [
        *[E.Helped(B, "H29", "add", 2)] * 3,
        *[E.Resolved(C, "HU06", 1, 4, 0)] * 2,
        E.Resolved(A, "HU06", 21, 4, 5),
        E.Hurt("H01", 2),
        E.Ended(1, "hands_up", "success", 6),
        E.Finished("success"),
    ]
    assert memoir(found, Outcome((A, B, C), (6, 6, 6), "success")) == [
        THINGS.Ending("success", 1, 6),
        THINGS.Record(A, "HU06", 21, 4),
        THINGS.Miser(C, 2),
        THINGS.Friend(B, 3),
        THINGS.Ledger(3, 1, 1),
    ]


@pytest.mark.parametrize(
    ("chips", "way", "last"), [(1, "stake1", True), (2, "stake1", False), (2, "stake2", True)]
)
def test_a_bet_of_the_last_chips_says_so(chips: int, way: str, last: bool) -> None:
    live = lay("no_more_bets", hands={A: "H03 H04"})
    live.s.scene.tracks["chips"] = chips
    said = hint(view(live.s, A), Act(Challenge("NB02"), way, ("H03",)))  # type: ignore[arg-type]
    assert isinstance(said, Dice | Odds)
    assert said.last is last


def about(loaded: LoadedTable, live: Live, seat: int) -> str:
    """What a seat should know before it answers."""
    said = briefing(view(live.s, seat), live.ask(seat))
    assert said is not None
    return loaded.words().describe("about", said, [])


def test_the_red_die_says_what_it_may_do(loaded: LoadedTable) -> None:
    live = lay(hands={A: "H01", B: "H03"})
    assert IN_FULL in about(loaded, live, A), "it may be rolled at once"
    commit(live, "hu-door1", "H01")
    assert briefing(view(live.s, A), live.ask(A)) == Ready(red="first", last=False)
    assert IN_FULL in about(loaded, live, A)


def test_who_has_rolled_needs_few_words_on_the_red_die(loaded: LoadedTable) -> None:
    live = table(laid(hands={A: "H01 H02 H04", B: "H03"}), chance=Chance(SEED))
    live.answer(A, live.options(A, ActNow)[0])
    settle(live)
    assert IN_FULL not in about(loaded, live, A)
    commit(live, "hu-door1", live.s.hands[A][0])
    short = about(loaded, live, A)
    assert IN_FULL not in short
    assert "a lock, a Problem" in short
    assert len(short) < 100
    next_turn(live)
    assert IN_FULL in about(loaded, live, B), "another reader has not rolled yet"


def test_where_no_red_die_may_be_rolled_nothing_is_said_of_it(loaded: LoadedTable) -> None:
    problem = next(key for key, one in PROBLEMS.items() if one.penalty.word == "no_red_die")
    live = lay(hands={A: "H01", B: "H03"}, problems={A: problem})
    assert "Red Die" not in about(loaded, live, A)
