"""FX-030 to FX-036: Expert A, the exchange."""

from __future__ import annotations

from random import Random

import pytest

from engines.core.ask import Pick, fits
from engines.core.table import NotAsked, Table
from engines.fixer import SPEC
from engines.fixer.cards import Card
from engines.fixer.events import Gave, Locked, Passed
from engines.fixer.options import DISCARD, KEEP, Exchange, Put
from engines.fixer.state import Settings, State
from engines.fixer.view import view
from tests.engines.kit.telling import hears

from .kit import (
    BOTH,
    EXCHANGE,
    LONG,
    STANDARD,
    A,
    B,
    C,
    Cards,
    cards,
    finish,
    heard,
    named_in,
    position,
    refused,
    start,
    table,
    told,
)

DEALT: dict[int, Cards] = {
    A: "R1 R2 R3 R4 R5 R6 R7 R8 R9 P1 P2 P3",
    B: "C1 C2 C3 C4 C5 C6 C7 C8 C9 P4 P5 P6",
    C: "M1 M2 M3 M4 M5 M6 M7 M8 M9 P7 P8 P9",
}


def dealt(options: Settings = EXCHANGE) -> Table[State]:
    """Three players, dealt suit by suit, before the exchange."""
    return table(position(3, hands=DEALT, phase="exchange", options=options))


def three(words: Cards) -> Exchange:
    return Exchange(tuple(cards(words)))


def passed(choice: object) -> set[Card]:
    """The cards that an answer passes on."""
    assert isinstance(choice, Exchange)
    assert isinstance(choice.cards, tuple)
    return set(choice.cards)


def chosen(live: Table[State], seat: int, rng: Random) -> Exchange:
    """Three random cards of a seat's hand as an answer."""
    (offer,) = live.asks[seat].options
    taken = rng.sample(offer.cards.of, 3)
    return Exchange(tuple(sorted(taken, key=offer.cards.of.index)))


@pytest.mark.rule("FX-030", "FX-160")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_are_asked_at_once_for_exactly_three(seats: int) -> None:
    live = start(seats, EXCHANGE)
    assert live.awaited == tuple(range(seats))
    for seat, ask in live.asks.items():
        assert (ask.kind, ask.must) == ("exchange", True)
        (offer,) = ask.options
        assert isinstance(offer.cards, Pick)
        assert (offer.cards.least, offer.cards.most) == (3, 3)
        assert sorted(offer.cards.of) == sorted(live.g.s.hands[seat])


@pytest.mark.rule("FX-030")
def test_without_the_option_nobody_is_asked() -> None:
    for options in (STANDARD, LONG):
        live = start(3, options)
        assert [ask.kind for ask in live.asks.values()] == ["play"]


@pytest.mark.rule("FX-030", "TF-45")
@pytest.mark.parametrize("order", [(A, B, C), (C, B, A), (B, C, A)])
def test_three_cards_pass_to_the_left(order: tuple[int, ...]) -> None:
    live = dealt()
    choices = {A: three("R1 R2 R3"), B: three("C1 C2 C3"), C: three("M1 M2 M3")}
    for seat in order:
        moved = live.answer(seat, choices[seat])
    hands = [set(hand) for hand in live.g.s.hands]
    assert [len(hand) for hand in live.g.s.hands] == [12, 12, 12]
    assert hands[A] == {*cards(DEALT[A]), "M1", "M2", "M3"} - {"R1", "R2", "R3"}
    assert hands[B] == {*cards(DEALT[B]), "R1", "R2", "R3"} - {"C1", "C2", "C3"}
    assert hands[C] == {*cards(DEALT[C]), "C1", "C2", "C3"} - {"M1", "M2", "M3"}
    assert [each.seats for each in heard(moved, Passed)] == [None]
    for each in heard(moved, Gave):
        assert isinstance(each.event, Gave)
        assert each.seats == (each.event.seat,)
        assert named_in(each.event) == passed(choices[each.event.seat]) | passed(choices[each.event.source])
    seen = view(live.g.s, B)
    assert (set(seen.gave), set(seen.got)) == ({"C1", "C2", "C3"}, {"R1", "R2", "R3"})


@pytest.mark.rule("FX-031")
def test_no_card_moves_before_the_last_lock() -> None:
    live = dealt()
    before = view(live.g.s, B)
    live.answer(A, three("R1 R2 R3"))
    live.answer(C, three("M1 M2 M3"))
    assert live.awaited == (B,)
    assert {seat: set(live.g.s.hands[seat]) for seat in DEALT} == {s: set(cards(h)) for s, h in DEALT.items()}
    after = view(live.g.s, B)
    assert (after.hand, after.got, after.seats) == (before.hand, (), before.seats)
    live.answer(B, three("C1 C2 C3"))
    assert "R1" in live.g.s.hands[B]


@pytest.mark.rule("FX-031")
def test_a_choice_is_made_without_knowledge_of_the_others() -> None:
    """B's question and view are the same whatever A locked."""
    seen = []
    for words in ("R1 R2 R3", "R9 P1 P2"):
        live = dealt()
        moved = live.answer(A, three(words))
        events = [each.event for each in moved.events if hears(each, B)]
        seen.append((view(live.g.s, B), live.asks[B], live.ids[B], events))
    assert seen[0] == seen[1]


@pytest.mark.rule("FX-031", "TF-46")
def test_the_table_sees_who_is_ready_and_nothing_more() -> None:
    live = dealt()
    moved = [live.answer(A, three("R1 R2 R3")), live.answer(B, three("C1 C2 C3"))]
    assert [event.seat for each in moved for event in told(each, Locked)] == [A, B]
    for each in moved:
        assert not named_in(*each.events)
        assert all(event.seats is None for event in each.events)
    for viewer in (A, B, C, None):
        seen = view(live.g.s, viewer)
        assert seen.ready == (A, B)
        assert seen.phase == "exchange"
        assert seen.got == ()
        assert named_in(seen) == (set() if viewer is None else set(cards(DEALT[viewer])))
    assert view(live.g.s, A).gave == ("R1", "R2", "R3")
    assert view(live.g.s, C).gave == view(live.g.s, None).gave == ()


@pytest.mark.rule("FX-032")
def test_a_locked_choice_stays() -> None:
    live = dealt()
    moved = live.answer(A, three("R1 R2 R3"))
    assert moved.row.fenced
    assert A not in live.asks
    with pytest.raises(NotAsked):
        live.answer(A, three("R4 R5 R6"))
    live.answer(B, three("C1 C2 C3"))
    live.answer(C, three("M1 M2 M3"))
    assert set(live.g.s.gave[A]) == {"R1", "R2", "R3"}


@pytest.mark.rule("FX-033")
def test_two_players_swap() -> None:
    live = start(2, EXCHANGE)
    before = [set(hand) for hand in live.g.s.hands]
    choices = [chosen(live, seat, Random(seat)) for seat in (A, B)]
    live.answer(B, choices[B])
    live.answer(A, choices[A])
    for seat, other in ((A, B), (B, A)):
        expected = (before[seat] - passed(choices[seat])) | passed(choices[other])
        assert set(live.g.s.hands[seat]) == expected
        assert len(expected) == 12


@pytest.mark.rule("FX-030")
def test_with_four_everybody_gets_from_the_right() -> None:
    live = start(4, EXCHANGE)
    choices = [chosen(live, seat, Random(seat)) for seat in range(4)]
    for seat in range(4):
        live.answer(seat, choices[seat])
    for seat in range(4):
        assert passed(choices[seat]) <= set(live.g.s.hands[(seat + 1) % 4])
        assert len(live.g.s.hands[seat]) == 9


@pytest.mark.rule("FX-034", "TF-54")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_long_game_has_one_exchange(seats: int) -> None:
    live = start(seats, BOTH, seed=3)
    kinds = []
    for _, choice, _ in finish(live, Random(3)):
        kinds.append((live.g.s.round, isinstance(choice, Exchange)))
    assert sum(exchange for _, exchange in kinds) == seats
    assert all(exchange for _, exchange in kinds[:seats])
    assert kinds[-1][0] == 2


@pytest.mark.rule("FX-034", "TF-54")
def test_round_two_starts_with_a_play() -> None:
    piles = {A: "R1 R2 R3 R4 R5 R6 R7 R8 R9 P1 P2 P3", B: "", C: ""}
    over = position(3, hands=piles, discards={B: DEALT[B], C: DEALT[C]}, options=BOTH, phase="round_end")
    live = table(over)
    assert live.g.s.round == 2
    assert [ask.kind for ask in live.asks.values()] == ["play"]


@pytest.mark.rule("FX-034", "FX-132")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_exchanged_cards_are_forgotten_in_round_two(seats: int) -> None:
    """Whoever passed a card on knew where it was; shuffled and dealt anew it may be anywhere."""
    live = start(seats, BOTH, seed=3)
    given: dict[int, set[Card]] = {}
    for seat, choice, _ in finish(live, Random(3)):
        if isinstance(choice, Exchange):
            given[seat] = passed(choice)
        elif live.g.s.round == 2:
            break
    moved = 0
    for seat in given:
        seen = view(live.g.s, seat)
        assert (seen.gave, seen.got) == ((), ())
        unknown = {slot.card for group in SPEC.hidden(live.g.s, seat) for slot in group}
        elsewhere = {card for other, hand in enumerate(live.g.s.hands) if other != seat for card in hand}
        assert elsewhere <= unknown
        moved += len(elsewhere & given[seat])
    assert moved


@pytest.mark.rule("FX-035")
@pytest.mark.parametrize("first", [A, B, C])
def test_then_the_first_player_begins_a_usual_game(first: int) -> None:
    live = start(3, Settings(exchange=True, first_player=first))
    for seat in range(3):
        live.answer(seat, chosen(live, seat, Random(seat)))
    state = live.g.s
    assert (state.phase, state.turn, live.awaited) == ("play", first, (first,))
    assert {put.lane for put in live.asks[first].options if isinstance(put, Put)} == {
        found.key for found in state.lanes if first in found.seats
    }
    assert [found.left for found in state.lanes] == [3] * 6
    assert state.plays == [0, 0, 0]


@pytest.mark.rule("FX-036", "FX-160")
def test_the_default_is_three_of_the_own_cards_drawn_aside() -> None:
    live = start(3, EXCHANGE)
    used = live.g.chance.used
    for seat in range(3):
        choice = live.default(seat)
        assert choice == live.default(seat)
        assert fits(live.asks[seat], choice)
        assert len(passed(choice) & set(live.g.s.hands[seat])) == 3
        moved = live.answer(seat, choice, by="clock")
        assert moved.row.draws == ()
    assert live.g.chance.used == used
    assert live.g.s.phase == "play"


@pytest.mark.rule("FX-036", "FX-160")
def test_every_card_may_be_the_defaults() -> None:
    places = [0] * 12
    for seed in range(400):
        live = start(3, EXCHANGE, seed)
        for card in passed(live.default(B)):
            places[live.g.s.hands[B].index(card)] += 1
    assert sum(places) == 1200
    assert all(65 < count < 140 for count in places)


@pytest.mark.rule("TF-47")
@pytest.mark.parametrize(
    "words",
    [
        pytest.param("R1 R2", id="two cards"),
        pytest.param("R1 R2 R3 R4", id="four cards"),
        pytest.param("R1 R2 C1", id="not in the hand"),
        pytest.param("R1 R1 R2", id="the same twice"),
        pytest.param("", id="none"),
    ],
)
def test_a_wrong_choice_is_refused(words: Cards) -> None:
    refused(dealt(), A, three(words))


@pytest.mark.rule("TF-47")
def test_only_an_exchange_answers_the_exchange() -> None:
    live = dealt()
    for choice in (KEEP, DISCARD, Put("AB1", cards("R1")[0])):
        refused(live, A, choice)
