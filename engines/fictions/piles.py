"""The piles that all Scenarios share: the Clan Deck, the Exhausted, the Problem Deck."""

from __future__ import annotations

from .events import Got, Milled, Recruited, Troubled
from .glossary import Challenge
from .state import G, State, owner


def draw_henchmen(g: G, seat: int, count: int) -> int:
    """A seat draws up to ``count`` from the Clan Deck; how many came."""
    s = g.s
    count = min(count, len(s.clan))
    if count:
        drawn = tuple(g.draw(s.clan) for _ in range(count))
        s.hands[seat].extend(drawn)
        g.tell(Recruited(seat, count))
        g.tell(Got(drawn), owner(s, seat))
    return count


def mill(g: G, count: int, why: str) -> None:
    """The top cards of the Clan Deck are exhausted, as many as there are (FI-234). ``why``: the card."""
    s = g.s
    taken = tuple(g.draw(s.clan) for _ in range(min(count, len(s.clan))))
    if taken:
        s.exhausted.extend(taken)
        g.tell(Milled(taken, Challenge(why)))


def draw_problem(g: G, seat: int) -> Challenge | None:
    """A seat draws a Problem; an empty deck is refilled by the discards first (FI-105)."""
    s = g.s
    if not s.problem_deck:
        if not s.problem_discard:
            return None
        s.problem_deck, s.problem_discard = s.problem_discard, []
        g.chance.shuffle(s.problem_deck, "problems again")
    card: Challenge = g.draw(s.problem_deck)
    s.problems[seat].append(card)
    s.troubled = True
    g.tell(Troubled(seat, card))
    return card


def drop_problem(s: State, card: Challenge) -> None:
    """A Problem leaves play. It has no Cubes: one Triumph solves it (FI-100)."""
    for held in s.problems:
        if card in held:
            held.remove(card)
    s.problem_discard.append(card)


def all_problems(s: State) -> list[Challenge]:
    """Every Problem in play, by seat."""
    return [card for held in s.problems for card in held]
