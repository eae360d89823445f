"""The rules of FIXER, in the rulebook's order."""

from __future__ import annotations

from engines.core.ask import DRAWN, Ask, Pick, Steps, first, one
from engines.core.spec import Context

from .cards import ALL_CARDS, Card, in_order, number, reply_wins
from .moves import (
    DISCARD,
    KEEP,
    Captured,
    Dealt,
    Discard,
    Discarded,
    Exchange,
    Gave,
    Instant,
    Keep,
    Kept,
    Led,
    Locked,
    Passed,
    Put,
    Scores,
    Skipped,
    Won,
    legal_plays,
)
from .state import (
    HAND,
    MARKERS,
    Conflict,
    Lane,
    Scored,
    State,
    banned,
    lane,
    left_of,
    owned_lanes,
    plays_on,
    score,
)

G = Context[State]
EXCHANGED = 3


def step(g: G) -> Steps | None:
    """What comes next by the state alone: the deal, the exchange, one turn, or the end of a round."""
    s = g.s
    if s.phase == "play":
        plays = legal_plays(s, s.turn)
        if plays:
            return turn(g, plays)
        skip(g)
    elif s.phase == "exchange":
        return exchange(g)
    elif s.phase == "deal":
        deal(g)
    else:
        end_round(g)
    return None


# -- set-up ----------------------------------------------------------------------------------


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


def exchange(g: G) -> Steps:
    """Everybody passes three cards to the left, blind and locked (FX-030 to FX-036)."""
    s = g.s
    asks = tuple(
        Ask(
            seat,
            "exchange",
            options=(Exchange(Pick(in_order(s.hands[seat]), EXCHANGED, EXCHANGED)),),
            default=DRAWN,
            final=True,
        )
        for seat in range(s.seats)
    )
    while len(s.ready) < s.seats:
        seat, choice = yield from first(*(ask for ask in asks if ask.seat not in s.ready))
        assert isinstance(choice.cards, tuple)
        s.gave[seat] = list(choice.cards)
        s.ready = sorted((*s.ready, seat))
        g.tell(Locked(seat))
    g.learn()
    for seat in range(s.seats):
        s.hands[seat] = [card for card in s.hands[seat] if card not in s.gave[seat]]
    for seat in range(s.seats):
        s.hands[left_of(s, seat)] += s.gave[seat]
    g.tell(Passed())
    for seat in range(s.seats):
        source = (seat - 1) % s.seats
        g.tell(Gave(seat, left_of(s, seat), tuple(s.gave[seat]), source, tuple(s.gave[source])), seat)
    s.phase = "play"


# -- a turn ----------------------------------------------------------------------------------


def skip(g: G) -> None:
    """No open lane has the own side empty: the turn passes at once (FX-048, FX-049)."""
    s = g.s
    g.tell(Skipped(s.turn))
    pass_turn(s)


def pass_turn(s: State) -> None:
    """The next turn belongs to the seat on the left (FX-053)."""
    s.turn = (s.turn + 1) % s.seats
    s.slots += 1


def turn(g: G, plays: tuple[Put, ...]) -> Steps:
    """One card into one lane; a conflict is resolved at once (FX-041 to FX-053)."""
    s = g.s
    seat = s.turn
    put = yield from one(Ask(seat, "play", options=plays, default=DRAWN, basis=s.slots))
    g.learn()
    s.hands[seat].remove(put.card)
    s.plays[seat] += 1
    where = lane(s, put.lane)
    side = 0 if where.seats[0] == seat else 1
    lead = where.cards[1 - side]
    if s.seats == 2:
        # The second player's first turn is the second play of the round, whoever plays what.
        s.forbidden = put.lane if sum(s.plays) == 1 else ""
    if lead is None:
        where.cards[side] = put.card
        g.tell(Led(seat, put.card, put.lane))
    else:
        conflict(g, where, side, lead, put.card)
        if s.phase == "loser_choice" and s.last is not None:
            loser, card = s.last.loser, s.last.winning
            asked: Ask[Keep | Discard] = Ask(loser, "keep", options=(KEEP, DISCARD), default=KEEP, basis=card)
            choice = yield from one(asked)
            s.phase, s.pending = "play", None
            spoils(g, loser, card, "kept" if isinstance(choice, Keep) else "discarded")
    if s.phase == "play":
        pass_turn(s)
        if not where.left and not any(ln.left for ln in s.lanes):
            s.phase = "round_end"


# -- a conflict ------------------------------------------------------------------------------


def conflict(g: G, where: Lane, side: int, lead: Card, reply: Card) -> None:
    """Decide, capture, take the marker; then the loser's choice is due, unless it is made already
    (FX-060 to FX-086)."""
    s = g.s
    replier, leader = where.seats[side], where.seats[1 - side]
    replied, critical = reply_wins(lead, reply)
    winner, loser = (replier, leader) if replied else (leader, replier)
    winning, losing = (reply, lead) if replied else (lead, reply)
    where.cards = [None, None]
    where.left -= 1
    s.last = Conflict(where.key, leader, lead, replier, reply, winner, critical)
    # Only a reply that wins critically shows the card: the loser led it, the winner could not
    # follow (FX-073 to FX-076).
    two = s.seats == 2
    s.piles[winner].append(Scored(losing, critical and replied, None if two else critical))
    if two:
        where.owned[winner].append(critical)
    g.tell(Captured(winner, loser, where.key, winning, losing, critical, not replied))
    if two and owned_lanes(s, winner) >= 2:
        s.instant = winner
        s.last.fate = "none"
        s.discards[loser].append(winning)
        g.tell(Instant(winner))
        finish(g, [score(s, seat) for seat in range(s.seats)])
    elif banned(s, loser, winning):
        spoils(g, loser, winning, "forced")
    elif s.round == s.rounds and not plays_on(s, loser):
        spoils(g, loser, winning, "idle")
    else:
        s.phase, s.pending = "loser_choice", winning


def spoils(g: G, loser: int, card: Card, fate: str) -> None:
    """The winning card goes to the loser: ``fate`` is kept, discarded, forced or idle (FX-077 to
    FX-083)."""
    s = g.s
    assert s.last is not None
    s.last.fate = fate
    if fate == "kept":
        s.hands[loser].append(card)
        g.tell(Kept(loser, card))
    else:
        s.discards[loser].append(card)
        g.tell(Discarded(loser, card, "chosen" if fate == "discarded" else fate))


# -- the end of a round ----------------------------------------------------------------------


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
    best = max(scores)
    s.first = next(
        seat for k in range(s.seats) if scores[seat := (s.first + k) % s.seats] == best
    )  # FX-136, FX-137
    s.round += 1
    for ln in s.lanes:
        ln.left, ln.owned = MARKERS, [[], []]
    s.plays = [0] * s.seats
    s.gave = [[] for _ in range(s.seats)]  # shuffled away: nobody knows any more where they are
    s.last = None
    s.phase = "deal"


def finish(g: G, scores: list[int]) -> None:
    """The game is over; ``scores`` are those of its last round (FX-096, FX-119, FX-120, FX-139)."""
    s = g.s
    s.round_scores.append(scores)
    s.phase, s.pending, s.forbidden = "game_over", None, ""
    best = winners(s)
    g.learn()
    g.tell(Won(best, totals(s)[best[0]]))


def totals(s: State) -> tuple[int, ...]:
    """Scores of all finished rounds together, by seat."""
    return tuple(map(sum, zip(*s.round_scores, strict=True)))


def winners(s: State) -> tuple[int, ...]:
    """The seats that share the first place."""
    if s.instant >= 0:
        return (s.instant,)
    all_scores = totals(s)
    best = max(all_scores)
    return tuple([seat for seat in range(s.seats) if all_scores[seat] == best])
