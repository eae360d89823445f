"""FX-020 to FX-026: the deal and who begins."""

from __future__ import annotations

from random import Random

import pytest

from engines.core.chance import wrong_draw
from engines.fixer import SPEC
from engines.fixer.events import Dealt
from engines.fixer.state import Settings
from engines.fixer.view import view

from .kit import EXCHANGE, LONG, STANDARD, begin, finish, named_in, start, told


@pytest.mark.rule("FX-021")
@pytest.mark.parametrize(("seats", "hand"), [(3, 12), (4, 9)])
def test_three_or_four_share_the_whole_deck(seats: int, hand: int) -> None:
    state = start(seats).g.s
    assert [len(cards) for cards in state.hands] == [hand] * seats
    assert len({card for cards in state.hands for card in cards}) == 36
    assert state.removed == []


@pytest.mark.rule("FX-022", "TF-39")
def test_two_play_without_the_highest_and_without_four_more() -> None:
    state = start(2).g.s
    assert [len(cards) for cards in state.hands] == [12, 12]
    assert all(1 <= int(card[1]) <= 7 for cards in state.hands for card in cards)
    assert len(state.removed) == 12
    high, unknown = state.removed[:8], state.removed[8:]
    assert sorted(high) == sorted(f"{suit}{n}" for suit in "RCMP" for n in (8, 9))
    assert all(int(card[1]) <= 7 for card in unknown)
    assert len({*state.removed, *state.hands[0], *state.hands[1]}) == 36


@pytest.mark.rule("FX-022")
def test_the_four_differ_from_game_to_game() -> None:
    fours = {tuple(sorted(start(2, seed=seed).g.s.removed[8:])) for seed in range(20)}
    assert len(fours) > 15


@pytest.mark.rule("FX-023")
@pytest.mark.parametrize("options", [STANDARD, EXCHANGE, LONG], ids=["standard", "exchange", "long"])
def test_nothing_ever_shows_the_four(options: Settings) -> None:
    for seed in range(3):
        live, opening = begin(2, options, seed)
        unknown = live.g.s.removed[8:]
        shown: list[object] = [opening.events]
        shown += [view(live.g.s, viewer) for viewer in (0, 1, None)]
        for _, _, moved in finish(live, Random(seed)):
            shown += [moved.events, list(live.asks.values())]
            shown += [view(live.g.s, viewer) for viewer in (0, 1, None)]
        assert live.outcome is not None
        assert live.g.s.removed[8:] == unknown
        named = named_in(*shown)
        assert len(named) == 24
        assert named.isdisjoint(unknown)


@pytest.mark.rule("FX-023", "FX-026")
def test_the_seed_gives_the_shuffle_away() -> None:
    live, opening = begin(2, STANDARD, 5)
    (shuffle,) = [draw for draw in opening.row.draws if draw.size == 28]
    deck = [f"{suit}{n}" for suit in "RCMP" for n in range(1, 8)]
    order = [deck[place] for place in shuffle.result]
    assert sorted(order) == sorted({*live.g.s.hands[0], *live.g.s.hands[1], *live.g.s.removed[8:]})
    assert set(order[:4]) == set(live.g.s.removed[8:])
    assert wrong_draw((5).to_bytes(32, "big"), opening.row.draws) is None


@pytest.mark.rule("FX-024", "FX-163")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_picks_the_first_player(seats: int) -> None:
    firsts = [start(seats, seed=seed).g.s.first for seed in range(240)]
    for seat in range(seats):
        assert 240 / seats * 0.6 < firsts.count(seat) < 240 / seats * 1.4


@pytest.mark.rule("FX-024", "FX-163")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_host_may_name_the_first_player(seats: int) -> None:
    for seat in range(seats):
        for seed in range(5):
            live, opening = begin(seats, Settings(first_player=seat), seed)
            assert (live.g.s.first, live.g.s.turn, live.awaited) == (seat, seat, (seat,))
            assert [event.first for event in told(opening, Dealt)] == [seat]
            assert [draw.size for draw in opening.row.draws] == [28 if seats == 2 else 36]
    assert SPEC.settings_fit is not None
    assert SPEC.settings_fit(seats, Settings(first_player=seats - 1)) is None
    assert SPEC.settings_fit(seats, Settings()) is None
    assert SPEC.settings_fit(seats, Settings(first_player=seats)) is not None


@pytest.mark.rule("FX-025")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_hand_is_seen_by_its_owner_alone(seats: int) -> None:
    live, opening = begin(seats)
    hands = live.g.s.hands
    for seat in range(seats):
        assert sorted(view(live.g.s, seat).hand) == sorted(hands[seat])
        assert named_in(view(live.g.s, seat), opening.events) == set(hands[seat])
    assert named_in(view(live.g.s, None)) == set()


@pytest.mark.rule("FX-026")
def test_the_deal_comes_from_the_seed_alone() -> None:
    for seats in (2, 3, 4):
        hands = [start(seats, seed=seed).g.s.hands for seed in (1, 1, 2)]
        assert hands[0] == hands[1]
        assert hands[0] != hands[2]
        _, opening = begin(seats, seed=1)
        assert [draw.size for draw in opening.row.draws] == [seats, 28 if seats == 2 else 36]
        assert wrong_draw((1).to_bytes(32, "big"), opening.row.draws) is None
        assert wrong_draw((2).to_bytes(32, "big"), opening.row.draws) is not None


@pytest.mark.rule("FX-021", "FX-026")
def test_every_card_may_come_to_every_seat() -> None:
    where = [start(4, seed=seed).g.s.hands for seed in range(400)]
    for seat in range(4):
        times = sum("R1" in hands[seat] for hands in where)
        assert 60 < times < 140
