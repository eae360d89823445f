"""FX-060 to FX-065 and TF-01 to TF-21: who wins, and how the spoils lie."""

from __future__ import annotations

from itertools import permutations

import pytest

from engines.fixer.cards import ALL_CARDS, reply_wins
from engines.fixer.events import Captured
from engines.fixer.options import Put
from engines.fixer.view import view

from .kit import STRONGER, A, B, asked, decided, drop, fight, keep, play, position, table, told

#: Lead, reply, winner, critical, the captured card's face, the marker's face (True: up).
VECTORS = [
    pytest.param("R5", "R3", A, False, False, False, marks=pytest.mark.rule("TF-01")),
    pytest.param("R5", "R8", B, False, False, False, marks=pytest.mark.rule("TF-02")),
    pytest.param("R2", "C9", A, True, False, True, marks=pytest.mark.rule("TF-03")),
    pytest.param("R2", "M9", A, False, False, False, marks=pytest.mark.rule("TF-04")),
    pytest.param("R9", "P1", B, True, True, True, marks=pytest.mark.rule("TF-05")),
    pytest.param("C6", "C1", A, False, False, False, marks=pytest.mark.rule("TF-06")),
    pytest.param("C9", "R1", B, True, True, True, marks=pytest.mark.rule("TF-07")),
    pytest.param("C1", "M9", A, True, False, True, marks=pytest.mark.rule("TF-08")),
    pytest.param("C1", "P9", A, False, False, False, marks=pytest.mark.rule("TF-09")),
    pytest.param("M4", "M7", B, False, False, False, marks=pytest.mark.rule("TF-10")),
    pytest.param("M1", "R9", A, False, False, False, marks=pytest.mark.rule("TF-11")),
    pytest.param("M8", "C2", B, True, True, True, marks=pytest.mark.rule("TF-12")),
    pytest.param("M3", "P7", A, True, False, True, marks=pytest.mark.rule("TF-13")),
    pytest.param("P9", "R2", A, True, False, True, marks=pytest.mark.rule("TF-14")),
    pytest.param("P9", "M1", B, True, True, True, marks=pytest.mark.rule("TF-15")),
    pytest.param("P1", "C9", A, False, False, False, marks=pytest.mark.rule("TF-16")),
    pytest.param("P6", "P5", A, False, False, False, marks=pytest.mark.rule("TF-17")),
]
#: The ledger's table: row = lead, column = reply; who wins, small letter normal, capital critical.
CHART = {
    "R": {"R": "#", "C": "L", "M": "l", "P": "R"},
    "C": {"R": "R", "C": "#", "M": "L", "P": "l"},
    "M": {"R": "l", "C": "R", "M": "#", "P": "L"},
    "P": {"R": "L", "C": "l", "M": "R", "P": "#"},
}


@pytest.mark.rule("FX-070", "FX-071", "FX-072", "FX-073", "FX-074")
@pytest.mark.parametrize(("lead", "reply", "winner", "critical", "card_up", "marker_up"), VECTORS)
def test_worked_examples(
    lead: str, reply: str, winner: int, critical: bool, card_up: bool, marker_up: bool
) -> None:
    live, moved = fight(lead, reply)
    loser, losing, winning = (B, reply, lead) if winner == A else (A, lead, reply)
    (captured,) = live.g.s.piles[winner]
    assert (captured.card, captured.up, captured.marker) == (losing, card_up, marker_up)
    assert live.g.s.piles[loser] == []
    assert live.g.s.lanes[0].left == 2
    (event,) = told(moved, Captured)
    assert (event.winner, event.loser, event.lane) == (winner, loser, "AB1")
    assert (event.winning, event.losing, event.critical, event.lead) == (
        winning,
        losing,
        critical,
        winner == A,
    )
    assert (asked(live).kind, asked(live).seat, asked(live).basis) == ("keep", loser, winning)


@pytest.mark.rule("TF-20")
def test_a_critical_reply_is_seen_by_all() -> None:
    live, _ = fight("R9", "P1")
    for viewer in (A, B, 2, None):
        seen = view(live.g.s, viewer)
        (captured,) = seen.seats[B].pile
        assert (captured.card, captured.up, captured.marker) == ("R9", True, True)
        assert (seen.seats[B].markers_up, seen.seats[B].seen) == (1, 9 + 4)
        assert seen.pending == "P1"
        assert seen.loser == A
    assert (asked(live).seat, asked(live).basis) == (A, "P1")


@pytest.mark.rule("TF-21")
def test_a_critical_lead_scores_card_and_marker() -> None:
    live, _ = fight("P9", "R2")
    assert asked(live).seat == B
    assert asked(live).basis == "P9"
    seen = view(live.g.s, A)
    assert seen.seats[A].score == 2 + 4
    assert view(live.g.s, B).seats[A].seen == 4
    keep(live, B)
    assert "P9" in live.g.s.hands[B]
    again, _ = fight("P9", "R2")
    drop(again, B)
    assert again.g.s.discards[B] == ["P9"]


@pytest.mark.rule("FX-060")
@pytest.mark.parametrize("suit", "RCMP")
def test_one_suit_the_higher_number_wins(suit: str) -> None:
    for low, high in ((1, 2), (3, 7), (8, 9), (1, 9)):
        for lead, reply, winner in ((low, high, B), (high, low, A)):
            live, _ = fight(f"{suit}{lead}", f"{suit}{reply}")
            assert live.g.s.last is not None
            assert (live.g.s.last.winner, live.g.s.last.critical) == (winner, False)


@pytest.mark.rule("FX-061")
@pytest.mark.parametrize(("stronger", "weaker"), list(STRONGER.items()))
@pytest.mark.parametrize(("small", "big"), [(1, 9), (9, 1), (5, 5)])
def test_the_stronger_suit_wins_whatever_the_numbers(
    stronger: str, weaker: str, small: int, big: int
) -> None:
    for lead, reply, winner in (
        (f"{stronger}{small}", f"{weaker}{big}", A),
        (f"{weaker}{big}", f"{stronger}{small}", B),
    ):
        live, _ = fight(lead, reply)
        assert live.g.s.last is not None
        assert (live.g.s.last.winner, live.g.s.last.critical) == (winner, True)


@pytest.mark.rule("FX-062")
@pytest.mark.parametrize("suits", ["RM", "MR", "CP", "PC"])
@pytest.mark.parametrize(("small", "big"), [(1, 9), (9, 1), (5, 5)])
def test_without_a_relation_the_lead_wins(suits: str, small: int, big: int) -> None:
    live, _ = fight(f"{suits[0]}{small}", f"{suits[1]}{big}")
    assert live.g.s.last is not None
    assert (live.g.s.last.winner, live.g.s.last.critical) == (A, False)


@pytest.mark.rule("FX-060", "FX-061", "FX-062")
def test_the_ledgers_chart() -> None:
    for lead, reply in permutations(ALL_CARDS, 2):
        cell = CHART[lead[0]][reply[0]]
        expected = {"L": (False, True), "l": (False, False), "R": (True, True)}.get(
            cell, (int(reply[1]) > int(lead[1]), False)
        )
        assert reply_wins(lead, reply) == decided(lead, reply) == expected


@pytest.mark.rule("FX-063")
def test_every_pair_has_one_winner() -> None:
    for lead, reply in permutations(ALL_CARDS, 2):
        won = reply_wins(lead, reply)[0]
        if lead[0] == reply[0] or reply[0] in (STRONGER[lead[0]], _hunter(lead)):
            assert won != reply_wins(reply, lead)[0]
        else:
            assert not won


@pytest.mark.rule("FX-064")
def test_a_reply_wins_by_following_higher_or_critically() -> None:
    for lead, reply in permutations(ALL_CARDS, 2):
        won, critical = reply_wins(lead, reply)
        followed = reply[0] == lead[0]
        assert won == (
            (followed and int(reply[1]) > int(lead[1])) or (critical and reply[0] == _hunter(lead))
        )
        assert not (followed and critical)


@pytest.mark.rule("FX-065")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_at_every_table(seats: int) -> None:
    cards = [card for card in ALL_CARDS if seats > 2 or card[1] in "1234567"]
    for lead, reply in permutations(cards[::2] if seats > 2 else cards[::3], 2):
        live, _ = fight(lead, reply, seats)
        last = live.g.s.last
        assert last is not None
        assert (last.winner == B, last.critical) == decided(lead, reply)


@pytest.mark.rule("FX-052", "FX-065")
def test_the_first_card_is_the_lead_whoever_has_side_one() -> None:
    """In CA1 side 0 is C's: the order of the cards decides, not the side."""
    for first, second in ((0, 2), (2, 0)):
        live = table(position(3, turn=second, waiting={"CA1": (first, "R1")}, hands={second: "M9 M8"}))
        assert {put.card for put in asked(live).options if isinstance(put, Put)} == {"M9", "M8"}
        play(live, second, "CA1", "M9")
        assert live.g.s.last is not None
        assert (live.g.s.last.lead_seat, live.g.s.last.winner) == (first, first)


def _hunter(card: str) -> str:
    """The suit that beats a card's suit."""
    return next(stronger for stronger, weaker in STRONGER.items() if weaker == card[0])
