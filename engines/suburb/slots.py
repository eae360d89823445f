"""Slots: whose turn comes, and what begins and ends it (3.3)."""

from __future__ import annotations

from engines.core.ask import Steps

from . import upkeep
from .events import Missed, Turned
from .incomes import due, rent
from .police import loan_round
from .state import CLOSED, G, State
from .winning import check_win, set_holds


def begin_slot(g: G) -> None:
    """The slot that has come: its turn begins, or it is missed, closed, or gives way (SB-021 to SB-028)."""
    s = g.s
    slot, seat = s.slot, s.owners[s.slot]
    if seat == CLOSED:
        advance(s)
    elif seat == slot:
        _begin_own(g, seat)
    elif s.players[seat].missing:
        g.tell(Missed(seat, slot, s.players[seat].missing[0], False))
        advance(s)
    else:
        _start_turn(g, seat, kind="bought")
        money, points = rent(s, house=slot, buyer=s.players[seat])
        upkeep.income(g, seat, money=money, points=points)


def _begin_own(g: G, seat: int) -> None:
    """An own slot: win check, missed round, yield sign, upkeep (SB-022)."""
    s = g.s
    player = s.players[seat]
    if not s.opened:
        s.opened = True
        player.stocks_bought, player.shop_tried, player.received = 0, False, 0
        if check_win(g, seat):
            return
    if player.missing:
        _miss(g, seat)
        return
    if player.yields and not s.gave_way:
        s.gave_way, player.yields = True, False
        follower = _follower(s, seat)
        if follower is not None and not s.players[follower].missing:
            _start_turn(g, follower, kind="extra")
            return
    _start_turn(g, seat, kind="own")
    money, points = due(player)
    upkeep.income(g, seat, money=money, points=points)
    upkeep.run_clocks(g, seat)


def _start_turn(g: G, seat: int, *, kind: str) -> None:
    """A turn begins in the present slot; ``kind``: own, bought or extra."""
    s = g.s
    s.seat, s.kind, s.phase, s.stage = seat, kind, "turn", "draw"
    s.turns += 1
    s.show = s.drawn = s.roll = None
    g.tell(Turned(seat, s.slot, kind))


def _follower(s: State, seat: int) -> int | None:
    """Who owns the next slot of another player (SB-119)."""
    for step in range(1, s.seats):
        owner = s.owners[(seat + step) % s.seats]
        if owner not in (CLOSED, seat):
            return owner
    return None


def _miss(g: G, seat: int) -> None:
    """An own slot without anything in it; the clocks go on (SB-025 to SB-027, SB-084)."""
    s = g.s
    player = s.players[seat]
    cause = player.missing[0]
    g.tell(Missed(seat, s.slot, cause, cause == "prison"))
    upkeep.run_clocks(g, seat)
    loan_round(g, seat, played=False)
    player.missing.pop(0)
    if cause == "prison":
        player.dots = 0
    set_holds(g, seat)
    advance(s)


def end_turn(g: G) -> Steps:
    """The end of a turn: loan, lapsed income, holds (SB-034)."""
    s = g.s
    seat, own = s.seat, s.kind == "own"
    player = s.players[seat]
    s.stage = "end"
    if own and not player.out and (asking := loan_round(g, seat, played=True)) is not None:
        yield from asking
    if s.phase == "over":
        return
    upkeep.lapse(g, seat)
    if own and not player.out:
        set_holds(g, seat)
    leave_turn(g)


def leave_turn(g: G) -> None:
    """What follows a turn: after an extra one, in the same slot, whoever gave way (SB-119)."""
    s = g.s
    if s.kind == "extra":
        s.phase, s.stage = "slot", ""
    else:
        advance(s)


def advance(s: State) -> None:
    """The next slot clockwise."""
    s.slot += 1
    if s.slot == s.seats:
        s.slot = 0
    if s.slot == s.first:
        s.round += 1
    s.opened = s.gave_way = False
    s.phase, s.stage = "slot", ""
