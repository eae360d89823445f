"""LI-01 to LI-14: what holds after every answer of every game, for 2 to 6 players."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from engines.lepro.cards import ADVENTURES, BOARD, CARS, DECK, DECKS, Card, men
from engines.lepro.events import (
    Announced,
    Bought,
    Claimed,
    Closing,
    Fallen,
    Fined,
    Gained,
    Paid,
    Passed,
    Refuge,
    Sold,
    Succeeded,
    Turned,
    Victory,
)
from engines.lepro.options import BuyProtection, ReturnProtection
from engines.lepro.state import Player, in_play, strength, target

from .kit import cards_of, table, visit
from .walk import GAMES, places, play, steps


@pytest.mark.rule("LI-01")
def test_cards_are_conserved() -> None:
    printed = {deck: len(cards) for deck, cards in DECKS.items()}
    assert sum(printed.values()) == 372
    for step in steps():
        found = Counter(DECK[card[0]] for card in places(step.after))
        substitutes = [card for card in places(step.after) if card[0] == "T" and int(card[1:]) > 12]
        assert found == printed | {"protection": 12 + len(substitutes)}


@pytest.mark.rule("LI-01")
def test_substitutes_come_and_go() -> None:
    twelve = " ".join(DECKS["protection"])
    g = table(2, a={"protections": twelve, "cash": 20_000})
    visit(g, "protection", BuyProtection())
    assert [card for card in places(g.s) if card[0] == "T"] == [*DECKS["protection"], "T13"]
    visit(g, "collection", ReturnProtection())
    assert sorted(card for card in places(g.s) if card[0] == "T") == list(DECKS["protection"])


@pytest.mark.rule("LI-02")
def test_no_card_is_in_two_places() -> None:
    for step in steps():
        found = places(step.after)
        assert len(found) == len(set(found))


#: What tells of money that the treasury pays or gets.
MONEY = (Gained, Paid, Fined, Sold, Bought, Victory, Succeeded, Refuge, Claimed)


@pytest.mark.rule("LI-03")
def test_money_is_conserved() -> None:
    for step in steps():
        assert sum(p.cash for p in step.after.players) + step.after.treasury == 3_000 * step.after.seats
        wanted, treasury = [p.cash for p in step.before.players], step.before.treasury
        for event in step.events:
            if isinstance(event, MONEY):
                amount = -event.amount if isinstance(event, Paid | Fined | Bought) else event.amount
                if getattr(event, "due", False) or getattr(event, "lost", False):
                    amount = 0
                wanted[event.seat] += amount
                treasury -= amount
            elif isinstance(event, Passed):
                wanted[event.giver] -= event.amount
                wanted[event.taker] += event.amount
            elif isinstance(event, Fallen):
                treasury += wanted[event.seat]
                wanted[event.seat] = 0
        assert [p.cash for p in step.after.players] == wanted
        assert step.after.treasury == treasury


@pytest.mark.rule("LI-04")
def test_cash_is_in_hundreds_and_never_negative() -> None:
    for step in steps():
        assert all(p.cash >= 0 and p.cash % 100 == 0 for p in step.after.players)


@pytest.mark.rule("LI-05", "LI-06", "LI-09")
def test_bounds_of_a_player() -> None:
    for step in steps():
        assert sum(len(p.records) for p in step.after.players) <= 12
        for before, p in zip(step.before.players, step.after.players, strict=True):
            assert len(p.under_car) <= (CARS[p.car].factor if p.car is not None else 0) <= 2
            assert len(p.beaten) <= (2 if p.boxer is not None else 0)
            assert len(p.records) <= 2
            own = 2 if p.character == "captain" else 1
            held = sum(map(men, p.recruits))
            assert strength(p) == own + held >= 1
            assert p.men_acquired >= max(held, before.men_acquired)
    fields = {one.name: one.type for one in msgspec.structs.fields(Player)}
    assert fields["car"] == fields["boxer"] == Card | None


@pytest.mark.rule("LI-07")
def test_hat_cards_lie_on_single_spaces_of_their_type() -> None:
    laid = 0
    for step in steps():
        for at, card in step.after.hats.items():
            laid += 1
            assert BOARD[int(at)] == (ADVENTURES[card].space,)
            assert ADVENTURES[card].when == "hat"
    assert laid


@pytest.mark.rule("LI-08")
def test_adventure_plays_are_counted_by_turn() -> None:
    most = 0
    for step in steps():
        most = max(most, step.after.plays)
        if any(isinstance(event, Turned) for event in step.events) and step.asks:
            assert step.after.plays == 0
    assert most == 2


@pytest.mark.rule("LI-10")
def test_the_eliminated_have_nothing() -> None:
    fallen = 0
    for step in steps():
        out = [seat for seat, p in enumerate(step.after.players) if p.fallen]
        for seat in out:
            fallen += 1
            p = step.after.players[seat]
            assert (p.cash, cards_of(p), p.space, p.buyer, p.claim) == (0, [], -1, False, 0)
            assert seat not in step.asks
            if step.before.players[seat].fallen:
                assert Turned(seat, False) not in step.events
                assert p == step.before.players[seat]
    assert fallen


@pytest.mark.rule("LI-11")
def test_once_a_buyer_always_a_buyer() -> None:
    announced = 0
    for step in steps():
        for seat, (before, p) in enumerate(zip(step.before.players, step.after.players, strict=True)):
            if before.buyer and not p.fallen:
                assert p.buyer
            if p.buyer and not before.buyer:
                announced += 1
                assert before.cash >= target(step.before)
                assert Announced(seat) in step.events
    assert announced


@pytest.mark.rule("LI-12")
def test_how_a_game_ends() -> None:
    endings = set()
    for number in range(len(GAMES)):
        game = play(number)
        last = game.steps[-1]
        s, alive = last.after, in_play(last.after)
        endings.add(s.ending)
        assert all(step.after.phase == "turn" for step in game.steps[:-1])
        assert all(not step.before.closing or step.before.turn == last.before.turn for step in game.steps)
        if s.ending == "buyer":
            (closing,) = {e.seat for step in game.steps for e in step.events if isinstance(e, Closing)}
            assert closing == last.before.turn
        elif s.ending == "limit":
            assert s.round == game.settings.round_limit > 0
        else:
            assert s.ending in ("last", "retired")
            assert len(alive) == 1
        assert len(alive) > 1 or s.ending in ("last", "retired", "buyer")
        assert not any(isinstance(event, Turned) for event in last.events)
    assert {"buyer", "limit"} <= endings


@pytest.mark.rule("LI-13")
def test_out_of_play_are_investments_only() -> None:
    for step in steps():
        assert all(DECK[card[0]] == "investment" for card in step.after.gone)
        assert set(step.before.gone) <= set(step.after.gone)
        assert step.after.used["investment"] == []


@pytest.mark.rule("LI-14")
def test_immediate_cards_are_never_held() -> None:
    for step in steps():
        s = step.after
        for deck in ("bank", "commerce", "collection", "justice"):
            under_way = [card for card in (*s.pair, *s.playing) if DECK[card[0]] == deck]
            assert sorted([*s.draws[deck], *s.used[deck], *under_way]) == list(DECKS[deck])
        assert not s.playing or not {ask.kind for ask in step.asks.values()} & {"roll", "die"}
        assert not s.pair or len(s.pair) == 2
        assert not s.pair or {ask.kind for ask in step.asks.values()} <= {"verdict", "recruit"}
