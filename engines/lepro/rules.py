"""What comes next, by the state alone."""

from __future__ import annotations

from engines.core.ask import Steps
from engines.core.spec import Moment, Outcome

from .cards import CHARACTERS
from .count import ranking
from .events import Dealt, FirstRolls
from .law import fall
from .state import State
from .till import G, keep, take
from .turn import pass_on, turn


def step(g: G) -> Steps | None:
    """The deal, or one turn."""
    if g.s.phase == "turn":
        return turn(g)
    deal(g)
    return None


def deal(g: G) -> None:
    """Decks, characters, first cards, first player (LP-003 to LP-015)."""
    s = g.s
    for name, pile in s.draws.items():
        g.chance.shuffle(pile, name)
    characters = list(CHARACTERS)
    g.chance.shuffle(characters, "characters")
    for seat, player in enumerate(s.players):
        player.character = characters[seat]
        g.tell(Dealt(seat, player.character))
    for deck in ("investment", "boxe"):
        for seat in range(s.seats):
            take(g, seat, deck)
    s.first = s.turn = _first(g)
    for seat, player in enumerate(s.players):
        if player.character == "chaperone":
            keep(g, seat, g.draw(s.draws["protection"]))
    s.shown = None
    s.phase = "turn"


def _first(g: G) -> int:
    """The highest roll starts; the tied roll again (LP-011 to LP-013)."""
    seats = list(range(g.s.seats))
    while len(seats) > 1:
        dice = [g.chance.die(6, "first player") for _ in seats]
        g.tell(FirstRolls(tuple(seats), tuple(dice)))
        best = max(dice)
        seats = [seat for seat, die in zip(seats, dice, strict=True) if die == best]
    return seats[0]


def retire(g: G, seat: int) -> Steps | None:
    """A leaver goes like an eliminated player, but without a record (LP-279)."""
    s = g.s
    if s.phase != "turn" or s.players[seat].fallen:
        return None
    fall(g, seat, retired=True)
    if s.phase == "turn" and s.turn == seat:
        pass_on(g)
    return None


def moment(s: State) -> Moment:
    """Round and turn."""
    return Moment(s.round, s.turns, s.turn if s.phase == "turn" else None)


def outcome(s: State) -> Outcome | None:
    """The richest win; the eliminated score nothing."""
    if s.phase != "over":
        return None
    totals = tuple(parts[-1] if parts else s.players[at].cash for at, parts in enumerate(s.totals))
    groups = ranking(s)
    ranks = [0] * s.seats
    first = 1
    for group in groups:
        for seat in group:
            ranks[seat] = first
        first += len(group)
    return Outcome(tuple(groups[0]), totals, s.ending, tuple(ranks))
