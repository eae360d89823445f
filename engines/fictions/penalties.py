"""What Penalties do at the end of a turn and of a round, and the choices they ask for (6.3).

Those that hold at all times are read by :mod:`.problems`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engines.core.ask import Ask, Pick, Steps, first, one

from .cards import PROBLEMS, lowest
from .events import KnockedOut, Spent
from .glossary import Challenge, Henchman
from .options import Exhaust, First, Move
from .piles import draw_problem, mill
from .printed import PenaltyWord
from .scenario import playing
from .state import G, State, around, owner

#: ``effect(g, seat, n, card)``: what the Penalty on ``card`` with the number ``n`` does to the seat that
#: holds it. May ask.
Effect = Callable[[G, int, int, Challenge], Steps | None]


# -- cards that are exhausted --------------------------------------------------------------------


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


def _exhaust(g: G, seat: int, cards: tuple[Henchman, ...], why: Challenge) -> None:
    if cards:
        for card in cards:
            g.s.hands[seat].remove(card)
        g.s.exhausted.extend(cards)
        g.learn()
        g.tell(Spent(seat, cards, why))


def exhaust_of(g: G, seat: int, count: int, why: Challenge) -> Steps:
    """A seat exhausts ``count`` of its hand, of its own choice; all of a hand that is no larger (FI-234)."""
    s = g.s
    if len(s.hands[seat]) <= count:
        _exhaust(g, seat, tuple(s.hands[seat]), why)
        return
    choice = yield from one(_ask(s, seat, count))
    _exhaust(g, seat, _picked(choice.henchmen), why)


def exhaust_each(g: G, count: int, why: Challenge) -> Steps:
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
        got[next(seat for seat in waiting if owner(s, seat) == who)] = _picked(choice.henchmen)
    for seat in order:
        _exhaust(g, seat, got[seat], why)


def _picked(cards: Pick | tuple[Henchman, ...]) -> tuple[Henchman, ...]:
    assert isinstance(cards, tuple)
    return cards


# -- what the words do ---------------------------------------------------------------------------


def _exhaust_each(g: G, seat: int, n: int, card: Challenge) -> Steps:
    return exhaust_each(g, n, card)


def _mill(g: G, seat: int, n: int, card: Challenge) -> None:
    mill(g, n, card)


def _new_problem(g: G, seat: int, n: int, card: Challenge) -> None:
    for _ in range(n):
        draw_problem(g, seat)


def _knock_out(g: G, seat: int, n: int, card: Challenge) -> Steps:
    """So many of the Exhausted Deck go to the KO'd Deck; the Problem's owner says which."""
    s = g.s
    taken = lowest(s.exhausted, n)
    if len(s.exhausted) > n:
        ask = Ask(
            owner(s, seat),
            "knockout",
            options=(Move(Pick(tuple(sorted(s.exhausted)), n, n)),),
            default=Move(tuple(sorted(taken))),
            basis=(seat, n),
            clock="choice_timer",
        )
        taken = _picked((yield from one(ask)).henchmen)
    if taken:
        for each in taken:
            s.exhausted.remove(each)
        s.knocked_out.extend(taken)
        g.tell(KnockedOut(taken, card))


END_OF_TURN: dict[PenaltyWord, Effect] = {"end_turn_exhaust": exhaust_of, "end_turn_mill": _mill}
END_OF_ROUND: dict[PenaltyWord, Effect] = {
    "exhaust_each": _exhaust_each,
    "exhaust_own": exhaust_of,
    "new_problem": _new_problem,
    "knock_out": _knock_out,
    "mill": _mill,
}


# -- when they act -------------------------------------------------------------------------------


def acting(s: State, seat: int, words: Iterable[PenaltyWord]) -> list[Challenge]:
    """A seat's Problems with one of these Penalties, ascending (FI-106)."""
    barred = playing(s).barred
    return sorted(
        card
        for card in s.problems[seat]
        if PROBLEMS[card].penalty.word in words and not (barred and PROBLEMS[card].barred)
    )


def acts_at_end_of_turn(s: State) -> bool:
    """Whether a Problem of the active seat will act at the end of its turn."""
    return bool(acting(s, s.turn, END_OF_TURN))


def _act(g: G, effects: dict[PenaltyWord, Effect], seat: int, card: Challenge) -> Steps:
    penalty = PROBLEMS[card].penalty
    steps = effects[penalty.word](g, seat, penalty.n, card)
    if steps is not None:
        yield from steps


def end_turn(g: G) -> Steps:
    """The end-of-turn effects of the active seat's own Problems, in the order it wants (FI-032, FI-033)."""
    s, seat = g.s, g.s.turn
    cards = acting(s, seat, END_OF_TURN)
    while cards:
        card = cards[0]
        if len(cards) > 1:
            options = tuple(map(First, cards))
            ask = Ask(owner(s, seat), "order", options=options, default=options[0], clock="choice_timer")
            card = (yield from one(ask)).challenge
        cards.remove(card)
        yield from _act(g, END_OF_TURN, seat, card)


def end_round(g: G) -> Steps:
    """End-of-round Penalties, clockwise from the Starting Player, ascending ids; what is drawn now does
    not act now (FI-117)."""
    s = g.s
    due = [(seat, card) for seat in around(s, s.starter) for card in acting(s, seat, END_OF_ROUND)]
    for seat, card in due:
        yield from _act(g, END_OF_ROUND, seat, card)
