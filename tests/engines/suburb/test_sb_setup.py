"""SB-002 to SB-019: what lies on the table before the first turn."""

from __future__ import annotations

import pytest

from engines.core.ask import DRAWN
from engines.core.spec import Context
from engines.core.table import Table
from engines.suburb import SPEC
from engines.suburb.cards import DECKS, HOUSES, House
from engines.suburb.events import FirstRolls, MovedIn
from engines.suburb.figures import FAILING
from engines.suburb.options import TakeHouse
from engines.suburb.state import Settings, new
from tests.engines.kit.chance import SEED, Loaded

from .kit import A, B, C, Fields, Play, cash, table, told


def opening(seats: int, dice: str, options: Settings | None = None) -> Play:
    """A new table, up to its first question."""
    return Play(Context(new(seats, options or Settings()), Loaded(dice)))


@pytest.mark.rule("SB-002", "SB-018")
def test_every_deck_is_shuffled() -> None:
    play = opening(3, "6 1 1")
    chance = play.g.chance
    assert isinstance(chance, Loaded)
    assert chance.shuffled == list(DECKS)
    assert all(play.g.s.draws[deck] == list(reversed(cards)) for deck, cards in DECKS.items())


@pytest.mark.rule("SB-010")
def test_seats_are_drawn_by_the_house() -> None:
    assert SPEC.keeps_seats is None


@pytest.mark.rule("SB-011", "SB-011b", "SB-013")
def test_the_highest_roll_starts_and_chooses_first() -> None:
    play = opening(4, "5 2 5 1  3 4")
    assert [(each.seats, each.dice) for each in told(play.g, FirstRolls)] == [
        ((A, B, C, 3), (5, 2, 5, 1)),
        ((A, C), (3, 4)),
    ]
    asked = []
    for house in list(HOUSES)[:4]:
        assert play.asked is not None
        assert play.kind == "house"
        asked.append(play.asked.seat)
        play.say(TakeHouse(house))
    assert asked == [C, 3, A, B]
    assert (play.g.s.first, play.g.s.slot, play.kind) == (C, C, "target")


@pytest.mark.rule("SB-012", "SB-014", "SB-015", "SB-016", "SB-017")
def test_any_mix_of_families_and_what_they_start_with() -> None:
    play = opening(3, "6 1 1").say(TakeHouse(House("upper1")), TakeHouse(House("upper2")))
    assert not play.may(TakeHouse(House("upper1")))
    assert play.asked is not None
    assert len(play.asked.options) == 6
    play.say(TakeHouse(House("gangster1")))
    # Old Money (B) has collected nothing yet: its first slot is still to come.
    assert cash(play.g) == [5_000, 5_000, 4_000]
    assert [(each.points, each.floor, each.dots) for each in play.g.s.players] == [(0, 0, 0)] * 3
    assert [(each.house, each.cash) for each in told(play.g, MovedIn)] == [
        ("upper1", 5_000),
        ("upper2", 5_000),
        ("gangster1", 4_000),
    ]
    assert SPEC.view(play.g.s, None).houses == ()


@pytest.mark.rule("SB-003", "SB-004", "SB-005b", "SB-006")
def test_the_bank_is_an_account_without_a_bottom() -> None:
    play = opening(6, "6 1 1 1 1 1")
    for house in list(HOUSES)[:6]:
        play.say(TakeHouse(house))
    assert play.g.s.bank == -sum(cash(play.g)) == -28_000
    rich = table(a={"cash": 1_000_000, "points": 20})
    assert rich.s.bank == -1_000_000 - 3 * 4_000
    six: Fields = {name: {"house": "upper2", "upgraded": True, "dots": 3} for name in "abcdef"}
    crowd = table(6, **six)
    assert sum(each.dots for each in crowd.s.players) == 18


@pytest.mark.rule("SB-015b", "SB-015c", "SB-046")
def test_every_neighbour_can_be_attacked_wherever_the_house_stands() -> None:
    play = Play(table(6))
    assert play.asked is not None
    assert [option.seat for option in play.asked.options[:5]] == [1, 2, 3, 4, 5]
    assert FAILING == {1: (1,), 2: (1, 5), 3: (1, 3, 5)}


@pytest.mark.rule("SB-019")
def test_player_cards_may_be_dealt() -> None:
    dealt = set()
    for number in range(8):
        live, _ = Table.start(SPEC, 4, Settings(random_cards=True), bytes([number]) * 32)
        houses = [each.house for each in live.g.s.players]
        assert len(set(houses)) == 4
        assert set(houses) <= set(HOUSES)
        assert all(ask.kind != "house" for ask in live.asks.values())
        dealt.add(tuple(houses))
    assert len(dealt) == 8


@pytest.mark.rule("SB-260")
def test_by_default_a_free_player_card_is_drawn() -> None:
    live, _ = Table.start(SPEC, 4, Settings(), SEED)
    for _ in range(4):
        (seat,) = live.awaited
        assert live.asks[seat].default == DRAWN
        live.answer(seat, live.default(seat), by="clock")
    assert len({each.house for each in live.g.s.players}) == 4


@pytest.mark.rule("SB-221")
def test_no_gifts_while_families_are_chosen() -> None:
    play = opening(3, "6 1 1")
    assert list(play.asks) == [A]
    assert {type(option) for option in play.asks[A].options} == {TakeHouse}
