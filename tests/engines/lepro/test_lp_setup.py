"""LP-001 to LP-015: seats, decks, the deal, the first player."""

from __future__ import annotations

import pytest

from engines.core.spec import Context
from engines.core.stored import pack
from engines.lepro import SPEC
from engines.lepro.cards import CHARACTERS, DECKS
from engines.lepro.events import Dealt, FirstRolls, Got, Took
from engines.lepro.rules import step
from engines.lepro.state import Settings, new
from render.lepro.style import SEATS

from .kit import A, B, C, D, G, Loaded, cards_of, heard, play, told, whole

#: Four to whom none starts with more than the others.
FOUR = ("fence", "driver", "dealer", "captain")


def dealt(seats: int, dice: str = "", characters: tuple[str, ...] = FOUR) -> G:
    """A game after its set-up; the lowest seat rolls a 6 for the first turn unless told otherwise."""
    chance = Loaded(dice or "6" + " 1" * (seats - 1), {"characters": characters})
    g: G = Context(new(seats, Settings()), chance)
    assert step(g) is None
    assert not chance.numbers, "more dice were written than rolled"
    assert g.s.phase == "turn"
    return g


@pytest.mark.rule("LP-001")
def test_two_to_six_take_part() -> None:
    assert SPEC.seats == (2, 3, 4, 5, 6)
    for seats in SPEC.seats:
        g = dealt(seats)
        assert len(g.s.players) == seats
        whole(g)


@pytest.mark.rule("LP-002")
def test_seats_are_drawn_and_clockwise_is_rising() -> None:
    assert SPEC.keeps_seats is None
    g = dealt(3, "1 1 6")
    order = []
    for _ in range(4):
        order.append(g.s.turn)
        g.s.players[g.s.turn].missed = 1
        play(g)
    assert order == [C, A, B, C]


@pytest.mark.rule("LP-003")
def test_every_deck_is_shuffled_on_its_own() -> None:
    g = dealt(2)
    assert isinstance(g.chance, Loaded)
    assert sorted(g.chance.shuffled) == sorted([*DECKS, "characters"])
    assert len(DECKS) == 14
    for deck, cards in DECKS.items():
        assert set(g.s.draws[deck]) <= set(cards)
        assert g.s.draws[deck] == [card for card in reversed(cards) if card in g.s.draws[deck]]
        assert g.s.used[deck] == []
    assert all(count == len(g.s.draws[deck]) for deck, count in SPEC.view(g.s, A).draws)


@pytest.mark.rule("LP-004", "LP-015", "EX-01")
@pytest.mark.parametrize("seats", SPEC.seats)
def test_each_gets_a_character_a_share_and_a_boxer(seats: int) -> None:
    g = dealt(seats)
    for player in g.s.players:
        assert player.character in CHARACTERS
        assert len(player.shares) == 1
        assert player.boxer in DECKS["boxe"]
        extra = 1 if player.character == "chaperone" else 0
        assert len(cards_of(player)) == 2 + extra
        assert len(player.protections) == extra
    assert len({player.character for player in g.s.players}) == seats
    if seats == 4:
        assert sum(player.cash for player in g.s.players) == 12_000
        assert sum(map(len, g.s.draws.values())) == 364


@pytest.mark.rule("LP-004")
def test_faces_of_the_deal_are_the_owners_alone() -> None:
    g = dealt(2)
    for seat in (A, B):
        mine = g.s.players[seat]
        assert {event.card for event in heard(g, seat) if isinstance(event, Got)} == {
            mine.shares[0],
            mine.boxer,
        }
    assert not [event for event in heard(g, None) if isinstance(event, Got)]


@pytest.mark.rule("LP-005")
def test_the_deal_goes_in_seat_order() -> None:
    g = dealt(3)
    assert [(event.seat, event.character) for event in told(g, Dealt)] == list(enumerate(FOUR[:3]))
    assert [(event.seat, event.deck) for event in told(g, Took)] == [
        *((seat, "investment") for seat in (A, B, C)),
        *((seat, "boxe") for seat in (A, B, C)),
    ]
    first = [type(each.event) for each in g.told]
    assert first.index(Took) > max(at for at, kind in enumerate(first) if kind is Dealt)
    # A shuffle turns the pile over: its first card is the topmost.
    assert [player.shares for player in g.s.players] == [["I01a"], ["I01b"], ["I02a"]]


@pytest.mark.rule("LP-006")
def test_unused_characters_leave_the_game() -> None:
    g = dealt(4)
    assert tuple(player.character for player in g.s.players) == FOUR
    assert b"recruiter" not in pack(g.s)
    assert b"dealer" in pack(g.s)


@pytest.mark.rule("LP-007", "LP-008")
@pytest.mark.parametrize("seats", SPEC.seats)
def test_everybody_starts_with_the_same_cash(seats: int) -> None:
    g = dealt(seats)
    assert [player.cash for player in g.s.players] == [3_000] * seats
    assert all(type(player.cash) is int for player in g.s.players)


@pytest.mark.rule("LP-009")
def test_the_treasury_is_nobodys_seat() -> None:
    g = dealt(3)
    assert g.s.treasury == 0
    assert len(g.s.players) == g.s.seats == 3


@pytest.mark.rule("LP-010")
def test_all_pawns_start_on_refuge_each_in_its_colour() -> None:
    g = dealt(6)
    assert [player.space for player in g.s.players] == [0] * 6
    assert len(set(SEATS)) == 6


@pytest.mark.rule("LP-011", "LP-012")
def test_the_highest_roll_starts() -> None:
    g = dealt(4, "2 5 3 4")
    assert told(g, FirstRolls) == [FirstRolls((A, B, C, D), (2, 5, 3, 4))]
    assert g.s.first == g.s.turn == B
    assert g.s.round == 1


@pytest.mark.rule("LP-013", "EX-02")
def test_only_the_tied_roll_again() -> None:
    g = dealt(4, "5 5 3 2 2 4")
    assert told(g, FirstRolls) == [FirstRolls((A, B, C, D), (5, 5, 3, 2)), FirstRolls((A, B), (2, 4))]
    assert g.s.first == g.s.turn == B


@pytest.mark.rule("LP-013")
def test_a_second_tie_is_rolled_again_too() -> None:
    g = dealt(3, "4 4 4 6 1 6 2 3")
    assert [event.seats for event in told(g, FirstRolls)] == [(A, B, C), (A, B, C), (A, C)]
    assert g.s.turn == C


@pytest.mark.rule("LP-014")
def test_the_chaperone_gets_a_protection_last_of_all() -> None:
    g = dealt(3, characters=("fence", "chaperone", "dealer"))
    assert [len(player.protections) for player in g.s.players] == [0, 1, 0]
    kinds = [type(each.event).__name__ for each in g.told]
    assert kinds[-1] == "Drew"
    assert kinds[-2] == "FirstRolls"
    assert len(g.s.draws["protection"]) == 11
    assert g.s.shown is None, "no card of the deal is the last one that all saw in play"
    whole(g)
