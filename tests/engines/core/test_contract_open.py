"""A game in which nothing is hidden passes what every game must keep."""

from __future__ import annotations

import msgspec
import pytest

from engines.core.ask import Ask, Option, Steps, one
from engines.core.event import Event
from engines.core.spec import Context, GameSpec, Moment, Outcome
from engines.core.telling import Tells
from engines.core.words import Seat
from tests.contract import two_worlds
from tests.contract.checks import CHECKS, Check
from tests.contract.kit import play
from tests.contract.subjects import Hooks, Subject, Variant, variants

from .unseen import unseen


class Settings(msgspec.Struct, frozen=True):
    """Stones at the start."""

    many: bool = False


class State(msgspec.Struct):
    """Stones that lie there, and how many were taken in turn."""

    stones: int
    taken: list[int] = msgspec.field(default_factory=list)


class Take(Option, frozen=True):
    """One to three stones."""

    count: int


class Took(Event, frozen=True):
    """Told to all."""

    seat: Seat
    count: int


def step(g: Context[State]) -> Steps:
    """Seats 0 and 1 in turn."""
    seat = len(g.s.taken) % 2
    options = tuple(Take(count) for count in range(1, min(3, g.s.stones) + 1))
    choice = yield from one(Ask(seat, "take", options=options, default=options[0], basis=len(g.s.taken)))
    assert isinstance(choice, Take)
    g.s.stones -= choice.count
    g.s.taken.append(choice.count)
    g.tell(Took(seat, choice.count))


def outcome(s: State) -> Outcome | None:
    """Who takes the last stone wins."""
    winner = (len(s.taken) - 1) % 2
    return None if s.stones else Outcome((winner,), tuple(int(seat == winner) for seat in range(2)))


SPEC = GameSpec(
    key="stones",
    seats=(2,),
    settings=Settings,
    rules_version=1,
    state=State,
    options=(Take,),
    events=(Took,),
    tells={Took: Tells(by="seat")},
    new=lambda seats, settings: State(30 if settings.many else 4),
    step=step,
    view=lambda s, seat: (s.stones, tuple(s.taken)),
    hidden=lambda s, seat: (),
    moment=lambda s: Moment(1, len(s.taken), len(s.taken) % 2),
    outcome=outcome,
)
SUBJECT = Subject(unseen(SPEC), Hooks(open=True))
#: What says and shows the game to people; this one has no words.
FOR_PEOPLE = {
    "a_game_played_has_all_its_words",
    "every_kind_has_its_words",
    "every_option_can_be_pressed",
    "labels_say_what_they_are_for",
    "texts_name_the_number_of_players",
    "the_rules_can_be_read",
    "what_is_shown_can_be_typed",
    "what_happened_is_told",
}


@pytest.mark.parametrize("variant", list(variants(SUBJECT)), ids=lambda variant: variant.name)
@pytest.mark.parametrize("check", [check for check in CHECKS if check.__name__ not in FOR_PEOPLE])
def test_an_open_game_passes(check: Check, variant: Variant) -> None:
    for seed in (1, 2, 3):
        check(play(variant, seed))


def test_a_game_that_names_nothing_hidden_says_that_it_is_open() -> None:
    silent = Subject(unseen(SPEC), Hooks())
    with pytest.raises(AssertionError, match="hardly anything was hidden"):
        two_worlds.a_viewer_gets_the_same(play(next(variants(silent)), 1))
