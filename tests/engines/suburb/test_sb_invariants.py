"""SV-01 to SV-13, SV-16 and SV-17: what holds at every moment of every game."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.core.event import Event
from engines.suburb import SPEC
from engines.suburb.cards import ALL, DECK_OF, DECKS, HOUSES
from engines.suburb.events import (
    EVENTS,
    Bought,
    Closed,
    Dotted,
    Drew,
    Fallen,
    Fell,
    Gave,
    GotShop,
    Held,
    Income,
    Lent,
    Missed,
    Named,
    Passed,
    Rolled,
    Scored,
    Sign,
    Slipped,
    SoldTo,
    Took,
    Tried,
    Turned,
    Upgraded,
    Won,
    Wrecked,
)
from engines.suburb.facts import KIND, limit
from engines.suburb.figures import FAILING, LEVEL, NO_CAP, SAFETY_LINES
from engines.suburb.options import (
    Bid,
    Bribe,
    BuyStock,
    EndTurn,
    Give,
    RobShop,
    TryShop,
    Upgrade,
)
from engines.suburb.state import Player, State
from tests.engines.kit.walking import Play

from .contract import conserved
from .kit import cards_of
from .walk import games, steps


def states() -> list[State]:
    """Every state between two answers."""
    return [step.after for step in steps()]


def followed(game: Play[State]) -> list[tuple[Event, list[int]]]:
    """Every event with everybody's points when it was told, as the events tell them."""
    points = [0] * game.seats
    found = []
    for event in game.events:
        found.append((event, list(points)))
        if isinstance(event, Scored | Fell):
            points[event.seat] = event.points
        if isinstance(event, Sign) and event.sign == "light":
            points[event.seat] = 16
    return found


@pytest.mark.rule("SV-02")
def test_everything_happens_in_these_games() -> None:
    seen = Counter(type(event) for game in games() for event in game.events)
    assert [kind.__name__ for kind in EVENTS if kind not in seen] == []
    assert {game.steps[-1].after.ending for game in games()} >= {"points", "money", "last"}


@pytest.mark.rule("SV-01", "SB-003", "SB-005", "SB-006")
def test_money_is_conserved_and_in_fifties() -> None:
    for s in states():
        assert s.bank + sum(each.cash for each in s.players) == 0
        assert all(each.cash >= 0 and each.cash % 50 == 0 and each.loan % 50 == 0 for each in s.players)
        assert (s.bank % 50, s.claim % 50) == (0, 0)
    for game in games():
        for event in game.events:
            for name in ("money", "amount", "cost", "start", "cash"):
                assert getattr(event, name, 0) % 50 == 0


@pytest.mark.rule("SV-02", "SB-001", "SB-015")
def test_cards_are_conserved() -> None:
    whole = Counter(ALL)
    for s in states():
        count = conserved(s)
        del count["money"]
        assert count == whole
        away = Counter[str](DECK_OF[card] for each in s.players for card in cards_of(each))
        for deck, cards in DECKS.items():
            assert len(s.draws[deck]) + len(s.used[deck]) + away[deck] <= len(cards)
        houses = [each.house for each in s.players if each.house]
        assert len(set(houses)) == len(houses)
        assert set(houses) <= set(HOUSES)


@pytest.mark.rule("SV-03", "SV-04", "SB-103", "SB-105")
def test_points_never_fall_below_the_highest_line_reached() -> None:
    for game in games():
        best = [0] * game.seats
        for event, points in followed(game):
            best = [max(pair) for pair in zip(best, points, strict=True)]
            for seat, at in enumerate(points):
                assert 0 <= at <= 60
                assert at >= max((line for line in SAFETY_LINES if line <= best[seat]), default=0)
                assert LEVEL[at] > 1 or best[seat] < 16
            assert isinstance(event, Event)
        assert [each.points for each in game.steps[-1].after.players] == followed(game)[-1][1]
    for s in states()[::5]:
        for at, each in enumerate(SPEC.view(s, None).players):
            assert each.level == LEVEL[s.players[at].points]


@pytest.mark.rule("SV-04", "SB-117")
def test_signs_are_set_off_by_gains_that_end_on_them_alone() -> None:
    signs = {13: "light", 35: "stop", 59: "yield"}
    for game in games():
        story = list(game.events)
        for at, event in enumerate(story):
            if isinstance(event, Scored):
                # A new level, and the upgrade that comes with it, may be told in between.
                after = [each.sign for each in story[at + 1 : at + 4] if isinstance(each, Sign)]
                assert after[:1] == [signs[event.points]] if event.points in signs else True
            if isinstance(event, Sign):
                scored = next(each for each in reversed(story[:at]) if isinstance(each, Scored))
                assert signs[scored.points] == event.sign
                assert scored.seat == event.seat


@pytest.mark.rule("SV-05", "SB-110")
def test_pushes_do_not_move_whom_the_stop_sign_protects() -> None:
    held = 0
    for game in games():
        stops = [0] * game.seats
        for event in game.events:
            if isinstance(event, Sign) and event.sign == "stop":
                stops[event.seat] += 1
            elif isinstance(event, Missed) and event.slot == event.seat and event.cause == "stop":
                stops[event.seat] -= 1
            elif isinstance(event, Fell) and event.pushed and stops[event.seat]:
                assert event.lost == 0
                held += 1
    assert held


@pytest.mark.rule("SV-06", "SB-081", "SB-084")
def test_dots_are_below_the_limit_outside_prison() -> None:
    for game in games():
        wrecked: set[int] = set()
        for step in game.steps:
            wrecked |= {event.seat for event in step.events if isinstance(event, Wrecked)}
            for seat, each in enumerate(step.after.players):
                if "prison" in each.missing or (seat in wrecked and each.dots == 3):
                    continue
                assert each.dots < limit(each)
            for event in step.events:
                if isinstance(event, Missed) and event.free:
                    again = [one for one in step.events if isinstance(one, Dotted) and one.seat == event.seat]
                    assert step.after.players[event.seat].dots == 0 or again


@pytest.mark.rule("SV-07", "SB-131", "SB-142")
def test_loans_change_to_nothing_only_and_come_from_cards_alone() -> None:
    lent = 0
    for step in steps():
        for before, after in zip(step.before.players, step.after.players, strict=True):
            assert after.loan == before.loan or 0 in (before.loan, after.loan)
        if any(isinstance(event, Lent) for event in step.events):
            lent += 1
            bought = Bid | Bribe | BuyStock | EndTurn | Give | RobShop | TryShop | Upgrade
            assert not isinstance(step.choice, bought)
    assert lent


@pytest.mark.rule("SV-08", "SB-180", "SB-181")
def test_who_is_eliminated_had_nothing_and_does_nothing_any_more() -> None:
    for game in games():
        out: set[int] = set()
        for step in game.steps:
            assert step.seat not in out
            for at, event in enumerate(step.events):
                if isinstance(event, Fallen):
                    out.add(event.seat)
                    if not event.left:
                        dotted = next(one for one in reversed(step.events[:at]) if isinstance(one, Dotted))
                        assert (dotted.seat, dotted.dots >= dotted.limit) == (event.seat, True)
                elif isinstance(event, Named):
                    assert event.target not in out
                elif isinstance(event, Passed):
                    assert not out & {event.giver, event.taker}
                elif isinstance(event, Income | Scored | Fell | Rolled | Bought | Dotted):
                    assert event.seat not in out
            for seat in out:
                player = step.after.players[seat]
                assert (player.cash, player.loan, player.dots, player.missing) == (0, 0, 0, [])
                assert seat not in step.asks
                # While the houses are sold they are still the loser's, and so they stay at the very end.
                if step.after.sale is None and step.after.phase != "over":
                    assert seat not in step.after.owners
                    assert cards_of(player) == []


@pytest.mark.rule("SV-09", "SB-033", "SB-165", "SB-175", "SB-176b")
def test_limits_of_a_round() -> None:
    for game in games():
        bought: Counter[int] = Counter()
        tried: Counter[int] = Counter()
        for event in game.events:
            own = isinstance(event, Missed) and event.seat == event.slot
            if own or (isinstance(event, Turned) and event.kind == "own"):
                bought[event.seat] = tried[event.seat] = 0  # type: ignore[attr-defined]
            elif isinstance(event, Turned) and event.kind == "extra":
                # The limits of whoever gives way begin with the slot.
                bought[event.slot] = tried[event.slot] = 0
            elif isinstance(event, Bought):
                bought[event.seat] += 1
            elif isinstance(event, Tried):
                tried[event.seat] += 1
            assert max(bought.values(), default=0) <= 2
            assert max(tried.values(), default=0) <= 1
        for step in game.steps:
            if any(isinstance(event, GotShop) for event in step.events):
                assert len(step.before.players[step.before.seat].shops) < 3


@pytest.mark.rule("SV-10", "SB-151", "SB-155")
def test_who_may_buy_what() -> None:
    for step in steps():
        player: Player = step.before.players[step.seat]
        level = LEVEL[player.points]
        if isinstance(step.choice, BuyStock):
            assert (KIND[player.house], level > 1) == ("upper", True)
        if isinstance(step.choice, TryShop | RobShop):
            assert (KIND[player.house], level > 1) == ("gangster", True)
    for game in games():
        taken = 0
        for event in game.events:
            if isinstance(event, Drew):
                taken = 0
            elif isinstance(event, Took):
                taken += 1
                assert taken == 1
                kind = KIND[game.steps[-1].after.players[event.seat].house]
                assert event.card[0] in ("X" if event.cost else kind[0].upper())


@pytest.mark.rule("SV-11", "SB-210", "SB-211", "SB-217")
def test_one_winner_who_held_the_goal_for_a_round() -> None:
    for game in games():
        story = list(game.events)
        (won,) = (event for event in story if isinstance(event, Won))
        end = game.steps[-1].after
        outcome = SPEC.outcome(end)
        assert outcome is not None
        assert outcome.winners == (won.seat,)
        assert outcome.ranks[won.seat] == 1
        assert outcome.ranks.count(1) == 1
        if won.ending in ("points", "money"):
            goals = [one for one in story if isinstance(one, Held | Slipped) and one.seat == won.seat]
            (last,) = [one for one in goals if one.goal == won.ending][-1:]
            assert isinstance(last, Held)
            winner = end.players[won.seat]
            assert winner.points == 60 if won.ending == "points" else winner.cash >= 12_000


@pytest.mark.rule("SV-12", "SB-020", "SB-119", "SB-195")
def test_slots_come_clockwise_and_each_once_in_a_lap() -> None:
    extras = 0
    for game in games():
        closed: set[int] = set()
        waiting: set[int] = set()
        owner = list(range(game.seats))
        slot, extra = -1, False
        for event in game.events:
            if isinstance(event, Closed):
                closed.add(event.seat)
            elif isinstance(event, SoldTo):
                owner[event.house] = event.seat
            elif isinstance(event, Sign) and event.sign == "yield":
                waiting.add(event.seat)
            elif isinstance(event, Turned | Missed):
                after = (slot + 1) % game.seats if slot >= 0 else event.slot
                while after in closed:
                    after = (after + 1) % game.seats
                if extra and slot not in closed:
                    after = slot
                assert event.slot == after
                slot = event.slot
                extra = isinstance(event, Turned) and event.kind == "extra"
                if extra:
                    extras += 1
                    assert slot in waiting
                    waiting.discard(slot)
                    assert event.seat != slot
                else:
                    assert event.seat == owner[slot]
    assert extras


@pytest.mark.rule("SV-13", "SB-060")
def test_the_faces_that_fail_are_those_of_the_rollers_level() -> None:
    for game in games():
        for event, points in followed(game):
            if isinstance(event, Rolled):
                assert event.good == (event.die not in FAILING[LEVEL[points[event.seat]]])


@pytest.mark.rule("SV-17", "SB-224b")
def test_no_more_is_given_in_a_round_than_the_cap() -> None:
    capped = 0
    for game in games():
        cap = game.settings.gift_cap
        given: Counter[int] = Counter()
        for event in game.events:
            if isinstance(event, Turned) and event.kind != "bought":
                # An own slot has begun, also that of whoever gives way.
                given[event.slot] = 0
            elif isinstance(event, Missed) and event.seat == event.slot:
                given[event.slot] = 0
            elif isinstance(event, Gave):
                given[event.taker] += event.amount
                capped += cap not in (NO_CAP, 0) and given[event.taker] == cap
            assert cap == NO_CAP or max(given.values(), default=0) <= cap
    assert capped


@pytest.mark.rule("SV-16", "SB-205")
def test_no_house_is_upgraded_more_than_twice() -> None:
    most = 0
    for game in games():
        count = Counter(event.seat for event in game.events if isinstance(event, Upgraded))
        assert all(number <= 2 for number in count.values())
        most = max(most, *count.values(), 0)
    assert most
