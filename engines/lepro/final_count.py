"""The final count, ties, and the ranking (3.21)."""

from __future__ import annotations

from .cards import CARS
from .events import Counted, Won
from .holdings import gem_value
from .state import RECORD_COST, G, Player, State, ceil100, gems, in_play


def last_one(g: G, ending: str) -> None:
    """If one player remains, he wins at once, without a count (LP-248, LP-280)."""
    s = g.s
    if s.phase != "over" and len(in_play(s)) == 1:
        s.totals = [[] for _ in range(s.seats)]
        finish(g, ending)


def hold_count(g: G, ending: str) -> None:
    """All is counted, and the richest wins; ``ending`` says why now: buyer or limit."""
    s = g.s
    s.totals = []
    for seat, player in enumerate(s.players):
        if player.fallen:
            s.totals.append([])
            continue
        parts = counted(player)
        s.totals.append([*parts, sum(parts)])
        g.tell(Counted(seat, sum(parts)))
    finish(g, ending)


def counted(player: Player) -> tuple[int, int, int, int]:
    """What a player's total is made of: cash, records (negative), gems, car (LP-264 to LP-271)."""
    records = -RECORD_COST * len(player.records)
    bonus = ceil100(gem_value(gems(player)) / 2)
    car = CARS[player.car].price if player.car is not None else 0
    return player.cash, records, bonus, car


def finish(g: G, ending: str) -> None:
    """The game is over; all is shown."""
    g.s.phase, g.s.ending = "over", ending
    g.learn()
    g.tell(Won(tuple(ranking(g.s)[0]), ending))


def ranking(s: State) -> list[list[int]]:
    """Seats by place: totals, then men acquired; the eliminated behind, the later out the better
    (LP-249, LP-272 to LP-275)."""

    def key(seat: int) -> tuple[int, int, int]:
        player = s.players[seat]
        if player.fallen:
            return 0, player.fallen, 0
        total = s.totals[seat][-1] if s.totals and s.totals[seat] else 0
        return 1, total, player.men_acquired

    order = sorted(range(s.seats), key=key, reverse=True)
    groups: list[list[int]] = []
    for seat in order:
        if groups and key(groups[-1][0]) == key(seat):
            groups[-1].append(seat)
        else:
            groups.append([seat])
    return [sorted(group) for group in groups]
