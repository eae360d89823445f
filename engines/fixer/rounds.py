"""The deal and the end of a round (FX-020 to FX-026, FX-110 to FX-139)."""

from __future__ import annotations

from .cards import ALL_CARDS, number
from .events import Dealt, Scores, Won
from .lanes import MARKERS
from .scoring import score, totals, winners
from .state import HAND, G


def deal(g: G) -> None:
    """Shuffle and deal up to the starting hand (FX-020 to FX-026; round 2: FX-131 to FX-138)."""
    s, full = g.s, HAND[g.s.seats]
    if s.round == 1:
        deck = list(ALL_CARDS)
        if s.two:
            s.removed = [card for card in deck if number(card) >= 8]
            deck = [card for card in deck if number(card) < 8]
        named = s.settings.first_player
        s.first = named if named >= 0 else g.chance.below(s.seats, "first player")
    else:
        deck = [scored.card for pile in s.piles for scored in pile]
        deck += [card for cards in s.discards for card in cards]
        s.piles = [[] for _ in range(s.seats)]
        s.discards = [[] for _ in range(s.seats)]
    g.chance.shuffle(deck, f"deal of round {s.round}")
    for hand in s.hands:
        hand += g.deal(deck, full - len(hand))
    if s.round == 1:
        s.removed += deck
    s.turn = s.first
    s.phase = "exchange" if s.settings.exchange and s.round == 1 else "play"
    g.tell(Dealt(s.round, s.first))


def end_round(g: G) -> None:
    """No lane holds a marker: score, and play a second round in a Long Game (FX-110 to FX-139)."""
    s = g.s
    scores = [score(s, seat) for seat in range(s.seats)]
    if s.rounds > 1:
        g.tell(Scores(s.round, tuple(scores)))
    if s.round == s.rounds:
        finish(g, scores)
        return
    s.round_scores.append(scores)
    # The best begins; of several the next clockwise from who began (FX-136, FX-137).
    clockwise = [(s.first + at) % s.seats for at in range(s.seats)]
    s.first = max(clockwise, key=scores.__getitem__)
    s.round += 1
    for lane in s.lanes:
        lane.left, lane.owned = MARKERS, [[], []]
    s.plays = [0] * s.seats
    # The exchanged cards are shuffled away: nobody knows any more where they are.
    s.gave = [[] for _ in range(s.seats)]
    s.last = None
    s.phase = "deal"


def finish(g: G, scores: list[int]) -> None:
    """The game is over; ``scores`` are those of its last round (FX-096, FX-119, FX-120, FX-139)."""
    s = g.s
    s.round_scores.append(scores)
    s.phase, s.forbidden = "game_over", ""
    best = winners(s)
    g.learn()
    g.tell(Won(best, totals(s)[best[0]]))
