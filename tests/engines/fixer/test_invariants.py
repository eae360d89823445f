"""INV-1 to INV-16: what holds after every answer of every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from random import Random
from traceback import format_exc
from typing import cast

import pytest

from engines.core.ask import fits
from engines.core.table import Refused
from engines.fixer.cards import ALL_CARDS
from engines.fixer.events import Dealt, Scores, Skipped
from engines.fixer.options import DISCARD, KEEP, Exchange, Put
from engines.fixer.state import HAND, Settings, face_up_suits
from engines.fixer.view import view
from tests.engines.kit.walking import goes_the_same_way

from .kit import everywhere, lane, lanes_of, may_play, start, told, waits
from .walk import Run, copy, walk

Check = Callable[[Run], None]
MARKERS = {2: 12, 3: 18, 4: 18}


def cards_are_conserved(run: Run) -> None:
    assert everywhere(run.s) == Counter(ALL_CARDS)
    assert len(run.s.removed) == (12 if run.s.seats == 2 else 0)


def markers_are_conserved(run: Run) -> None:
    s = run.s
    if s.seats == 2:
        taken = sum(len(faces) for found in s.lanes for faces in found.owned)
        assert all(scored.marker is None for pile in s.piles for scored in pile)
    else:
        taken = sum(scored.marker is not None for pile in s.piles for scored in pile)
        assert all(found.owned == [[], []] for found in s.lanes)
    assert sum(found.left for found in s.lanes) + taken == MARKERS[s.seats]
    assert all(0 <= found.left <= 3 for found in s.lanes)
    assert taken == len(run.now.conflicts) == sum(map(len, s.piles))


def waiting_cards_lie_in_open_lanes(run: Run) -> None:
    for found in run.s.lanes:
        assert found.cards.count(None) >= 1
        assert found.left > 0 or found.cards == [None, None]


def hands_follow_plays_and_keeps(run: Run) -> None:
    for seat, hand in enumerate(run.s.hands):
        assert len(hand) == HAND[run.s.seats] - run.now.plays[seat] + run.now.keeps[seat]
        assert run.s.plays[seat] == run.now.plays[seat]


def plays_are_conflicts_and_waiting_cards(run: Run) -> None:
    waiting = sum(card is not None for found in run.s.lanes for card in found.cards)
    assert run.now.plays.total() == 2 * len(run.now.conflicts) + waiting


def no_hand_holds_a_banned_suit(run: Run) -> None:
    for seat, hand in enumerate(run.s.hands):
        banned = {scored.card[0] for scored in run.s.piles[seat] if scored.up}
        assert banned == set(face_up_suits(run.s, seat))
        assert banned.isdisjoint(card[0] for card in hand)


def only_critical_victories_show(run: Run) -> None:
    shown = [scored.card for pile in run.s.piles for scored in pile if scored.up]
    assert sorted(shown) == sorted(run.now.shown)
    if run.s.seats == 2:
        faces = sum(face for found in run.s.lanes for side in found.owned for face in side)
    else:
        faces = sum(bool(scored.marker) for pile in run.s.piles for scored in pile)
    assert faces == run.now.critical


def replies_follow_suit(run: Run) -> None:
    if run.before is None or not isinstance(run.choice, Put):
        return
    seat, put = run.answers[-1][0], run.choice
    found = lane(run.before, put.lane)
    lead = found.cards[1 - found.seats.index(seat)]
    if lead is not None:
        assert put.card[0] == lead[0] or not any(card[0] == lead[0] for card in run.before.hands[seat])


def skips_have_their_reason(run: Run) -> None:
    skipped = told(run.moved, Skipped)
    assert len(skipped) < run.s.seats
    assert not (skipped and run.s.seats == 2)
    for event in skipped:
        for found in lanes_of(run.s, event.seat):
            assert found.left == 0 or waits(run.s, found, event.seat) is not None
    if run.s.phase == "play" and run.live.outcome is None:
        free = [found for found in lanes_of(run.s, run.s.turn) if not waits(run.s, found, run.s.turn)]
        assert any(found.left for found in free)


def rounds_have_their_length(run: Run) -> None:
    for each in run.rounds:
        assert len(each.conflicts) <= MARKERS[run.s.seats]
        closed = each is not run.now or run.live.outcome is not None
        if closed and not (each is run.now and run.s.instant >= 0):
            assert len(each.conflicts) == MARKERS[run.s.seats]
            assert [each.plays[seat] for seat in range(run.s.seats)] == [HAND[run.s.seats]] * run.s.seats
    assert len(run.rounds) <= (2 if run.s.settings.long_game else 1)


def scores_add_up(run: Run) -> None:
    own = [run.seen[seat].seats[seat].score for seat in range(run.s.seats)]
    captured = sum(int(event.losing[1]) for event in run.now.conflicts)
    assert sum(score or 0 for score in own) == captured + 4 * run.now.critical
    for event in told(run.moved, Scores):
        done = run.rounds[event.round - 1]
        captured = sum(int(conflict.losing[1]) for conflict in done.conflicts)
        assert sum(event.scores) == captured + 4 * done.critical


def round_two_begins_with_full_hands(run: Run) -> None:
    if told(run.moved, Dealt):
        assert [len(hand) for hand in run.s.hands] == [HAND[run.s.seats]] * run.s.seats
        assert everywhere(run.s) == Counter(ALL_CARDS)
    if run.live.outcome is not None and run.s.settings.long_game and run.s.instant < 0:
        assert [each.number for each in run.rounds] == [1, 2]


def views_do_not_tell_hidden_cards_apart(run: Run) -> None:
    """Other hands, other face-down piles and (two players) the unknown four change places, for one seat."""
    s, over = run.s, run.live.outcome is not None
    seat = run.rng.randrange(s.seats)
    other = copy(s)
    groups = [other.hands[x] for x in range(s.seats) if x != seat]
    groups += [other.discards[x] for x in range(s.seats) if x != seat]
    piles = [each for x in range(s.seats) if x != seat for each in other.piles[x] if not each.up and not over]
    unknown = other.removed[8:]
    mixed = [card for group in groups for card in group] + [each.card for each in piles] + unknown
    run.rng.shuffle(mixed)
    for group in groups:
        group[:] = [mixed.pop() for _ in group]
    for scored in piles:
        scored.card = mixed.pop()
    other.removed[8:] = mixed
    assert view(other, seat) == run.seen[seat]
    hidden = {slot.card for group in run.live.spec.hidden(s, seat) for slot in group}
    assert hidden.isdisjoint({*run.seen[seat].hand, *run.seen[seat].discards})


def spectators_see_what_all_see(run: Run) -> None:
    seen, seats = view(run.s, None), run.seen
    assert (seen.hand, seen.discards, seen.gave, seen.got) == ((), (), (), ())
    for name in seen.__struct_fields__:
        if name not in ("seat", "hand", "discards", "gave", "got", "seats"):
            assert all(getattr(each, name) == getattr(seen, name) for each in seats), name
    for seat, public in enumerate(seen.seats):
        views = [each.seats[seat] for each in seats]
        for name in public.__struct_fields__:
            if name not in ("score", "pile"):
                assert all(getattr(each, name) == getattr(public, name) for each in views), name
        assert public.score == (views[0].score if len({each.score for each in views}) == 1 else None)
        for place, item in enumerate(public.pile):
            faces = {each.pile[place].card for each in views}
            assert item.card == (faces.pop() if len(faces) == 1 else None)
            assert {(each.pile[place].up, each.pile[place].marker) for each in views} == {
                (item.up, item.marker)
            }


def the_same_answers_give_the_same_game(run: Run) -> None:
    refuse_nonsense(run)
    if run.live.outcome is not None:
        goes_the_same_way(start(run.s.seats, run.s.settings, run.seed), run.live, run.answers)


def refuse_nonsense(run: Run) -> None:
    """A refused answer leaves no trace."""
    before = (run.live.crc(), run.live.n, dict(run.live.ids), run.live.g.chance.used)
    for seat, ask in list(run.live.asks.items()):
        for wrong in (KEEP, DISCARD, Exchange((ALL_CARDS[0],) * 3), Put("ZZ", ALL_CARDS[0])):
            if fits(ask, wrong):
                continue
            with pytest.raises(Refused):
                run.live.answer(seat, wrong)
    assert (run.live.crc(), run.live.n, dict(run.live.ids), run.live.g.chance.used) == before


def list_and_judge_agree(run: Run) -> None:
    for seat, ask in run.live.asks.items():
        if ask.kind != "play":
            continue
        hand = run.s.hands[seat]
        strangers = run.rng.sample([card for card in ALL_CARDS if card not in hand], 4)
        for found in run.s.lanes:
            for card in (*hand, *strangers):
                put = Put(found.key, card)
                allowed = card in hand and may_play(run.s, seat, found, card)
                assert allowed == (put in ask.options) == fits(ask, put), put
        assert len(set(ask.options)) == len(ask.options)


CHECKS = [
    pytest.param(cards_are_conserved, marks=pytest.mark.rule("INV-1")),
    pytest.param(markers_are_conserved, marks=pytest.mark.rule("INV-2")),
    pytest.param(waiting_cards_lie_in_open_lanes, marks=pytest.mark.rule("INV-3", "FX-111")),
    pytest.param(hands_follow_plays_and_keeps, marks=pytest.mark.rule("INV-4")),
    pytest.param(plays_are_conflicts_and_waiting_cards, marks=pytest.mark.rule("INV-5")),
    pytest.param(no_hand_holds_a_banned_suit, marks=pytest.mark.rule("INV-6", "FX-076")),
    pytest.param(only_critical_victories_show, marks=pytest.mark.rule("INV-7")),
    pytest.param(replies_follow_suit, marks=pytest.mark.rule("INV-8", "FX-044")),
    pytest.param(skips_have_their_reason, marks=pytest.mark.rule("INV-9", "FX-048", "FX-100")),
    pytest.param(rounds_have_their_length, marks=pytest.mark.rule("INV-10", "FX-112", "FX-121")),
    pytest.param(scores_add_up, marks=pytest.mark.rule("INV-11", "FX-114")),
    pytest.param(round_two_begins_with_full_hands, marks=pytest.mark.rule("INV-12", "FX-133")),
    pytest.param(views_do_not_tell_hidden_cards_apart, marks=pytest.mark.rule("INV-13", "TF-55")),
    pytest.param(spectators_see_what_all_see, marks=pytest.mark.rule("INV-14")),
    pytest.param(the_same_answers_give_the_same_game, marks=pytest.mark.rule("INV-15")),
    pytest.param(list_and_judge_agree, marks=pytest.mark.rule("INV-16")),
]


#: Games of every size and with every option: by seats, options, and whether odd answers are mixed in.
GAMES = tuple(
    (seats, Settings(exchange=exchange, long_game=long_game))
    for seats in (2, 3, 4)
    for exchange in (False, True)
    for long_game in (False, True)
    for _ in range(4)
)


@cache
def broken() -> dict[str, str]:
    """All games are walked once for all checks: by name of a check that failed, where it did."""
    found: dict[str, str] = {}
    for number, (seats, options) in enumerate(GAMES):
        # Half of the games begin with options picked by place, so that they are unlike each other.
        tape = Random(-number).randbytes(200) if number % 2 else b""
        for at, run in enumerate(walk(seats, options, seed=number, tape=tape)):
            for parameter in CHECKS:
                check = cast("Check", parameter.values[0])
                try:
                    check(run)
                except AssertionError:
                    found.setdefault(check.__name__, f"game {number}, answer {at}\n{format_exc()}")
    return found


@pytest.mark.parametrize("check", CHECKS)
def test_invariants(check: Check) -> None:
    assert broken().get(check.__name__, "") == ""
