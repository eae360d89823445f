"""What Penalties do at the end of a turn and of a round, and the choices they ask for (6.3)."""

from __future__ import annotations

from engines.core.ask import Ask, Pick, Steps, first, one

from .cards import LEVEL, PROBLEMS, Challenge, Henchman
from .events import KnockedOut, Spent
from .moves import Exhaust, First, Move
from .scenario import playing
from .scene import G, draw_problem, lowest, mill
from .state import State, around, owner


def _ask(s: State, seat: int, count: int) -> Ask[Exhaust]:
    hand = tuple(sorted(s.hands[seat]))
    default = lowest(s.hands[seat], count)
    return Ask(
        owner(s, seat),
        "exhaust",
        options=(Exhaust(Pick(hand, count, count)),),
        default=Exhaust(tuple(sorted(default))),
        basis=(seat, count),
        clock="choice_timer",
        final=True,
    )


def _exhaust(g: G, seat: int, cards: tuple[Henchman, ...], why: str) -> None:
    if cards:
        for card in cards:
            g.s.hands[seat].remove(card)
        g.s.exhausted.extend(cards)
        g.learn()
        g.tell(Spent(seat, cards, Challenge(why)))


def exhaust_of(g: G, seat: int, count: int, why: str) -> Steps:
    """A seat exhausts ``count`` of its hand, of its own choice; all of a hand that is no larger."""
    s = g.s
    if len(s.hands[seat]) <= count:
        _exhaust(g, seat, tuple(s.hands[seat]), why)
        return
    choice = yield from one(_ask(s, seat, count))
    _exhaust(g, seat, _cards(choice.henchmen), why)


def exhaust_each(g: G, count: int, why: str) -> Steps:
    """Every seat exhausts ``count`` of its hand: asked at the same time, applied together (FI-116)."""
    s = g.s
    order = around(s, s.starter)
    got: dict[int, tuple[Henchman, ...]] = {
        seat: tuple(s.hands[seat]) for seat in order if len(s.hands[seat]) <= count
    }
    while waiting := [seat for seat in order if seat not in got]:
        if s.players == 1:
            waiting = waiting[:1]
        who, choice = yield from first(*(_ask(s, seat, count) for seat in waiting))
        got[next(seat for seat in waiting if owner(s, seat) == who)] = _cards(choice.henchmen)
    for seat in order:
        _exhaust(g, seat, got[seat], why)


def _cards(picked: Pick | tuple[Henchman, ...]) -> tuple[Henchman, ...]:
    assert isinstance(picked, tuple)
    return picked


def knock_out(g: G, seat: int, count: int, why: str) -> Steps:
    """``count`` of the Exhausted Deck go to the KO'd Deck; the Problem's owner says which."""
    s = g.s
    taken = lowest(s.exhausted, count)
    if len(s.exhausted) > count:
        ask = Ask(
            owner(s, seat),
            "knockout",
            options=(Move(Pick(tuple(sorted(s.exhausted)), count, count)),),
            default=Move(tuple(sorted(taken))),
            basis=(seat, count),
            clock="choice_timer",
        )
        taken = _cards((yield from one(ask)).henchmen)
    if taken:
        for card in taken:
            s.exhausted.remove(card)
        s.knocked_out.extend(taken)
        g.tell(KnockedOut(taken, Challenge(why)))


def best(cards: list[Henchman], count: int) -> tuple[Henchman, ...]:
    """The first ``count`` by highest Level, then lowest id (FI-095)."""
    return tuple(sorted(cards, key=lambda card: (-LEVEL[card], card))[:count])


def _acting(s: State, seat: int, *words: str) -> list[Challenge]:
    """A seat's Problems with one of these Penalties, ascending (FI-106)."""
    barred = playing(s).barred
    return sorted(
        card
        for card in s.problems[seat]
        if PROBLEMS[card].penalty.word in words and not (barred and PROBLEMS[card].barred)
    )


def end_turn(g: G) -> Steps:
    """The end-of-turn effects of the active seat's own Problems, in the order it wants (FI-032, FI-033)."""
    s, seat = g.s, g.s.turn
    cards = _acting(s, seat, "end_turn_exhaust", "end_turn_mill")
    while cards:
        card = cards[0]
        if len(cards) > 1:
            options = tuple(First(one) for one in cards)
            ask = Ask(owner(s, seat), "order", options=options, default=options[0], clock="choice_timer")
            card = (yield from one(ask)).challenge
        cards.remove(card)
        penalty = PROBLEMS[card].penalty
        if penalty.word == "end_turn_mill":
            mill(g, penalty.n, card)
        else:
            yield from exhaust_of(g, seat, penalty.n, card)


def end_round(g: G) -> Steps:
    """End-of-round Penalties, clockwise from the Starting Player, ascending ids; what is drawn now does
    not act now (FI-117)."""
    s = g.s
    words = ("exhaust_each", "exhaust_own", "new_problem", "knock_out", "mill")
    due = [(seat, card) for seat in around(s, s.starter) for card in _acting(s, seat, *words)]
    for seat, card in due:
        penalty = PROBLEMS[card].penalty
        if penalty.word == "exhaust_each":
            yield from exhaust_each(g, penalty.n, card)
        elif penalty.word == "exhaust_own":
            yield from exhaust_of(g, seat, penalty.n, card)
        elif penalty.word == "knock_out":
            yield from knock_out(g, seat, penalty.n, card)
        elif penalty.word == "mill":
            mill(g, penalty.n, card)
        else:
            for _ in range(penalty.n):
                draw_problem(g, seat)
