"""Slots and rounds: whose turn comes, what it brings at its start, what ends it (3.3, 3.14)."""

from __future__ import annotations

from engines.core.ask import Steps

from . import law, trade
from .asking import free, question
from .auction import win
from .count import due, rent
from .decks import G, discard
from .events import Due, Expired, Held, Lapsed, Missed, Slipped, Turned
from .missions import mission
from .state import CLOSED, GOAL_CASH, MOST_POINTS, Player, Stake, State


def begin(g: G) -> Steps | None:
    """The slot that has come (SB-021 to SB-028)."""
    s = g.s
    slot = s.slot
    seat = s.owners[slot]
    if seat == CLOSED:
        advance(s)
        return None
    player = s.players[seat]
    if seat != slot:
        if player.missing:
            g.tell(Missed(seat, slot, player.missing[0], False))
            advance(s)
        else:
            _start(g, seat, "bought")
            _income(g, seat, *rent(s, slot, player))
        return None
    if not s.opened:
        s.opened = True
        player.stocks_bought, player.shop_tried = 0, False
        if _won(g, seat, player):
            return None
    if player.missing:
        return _missed(g, seat, player)
    if player.yields and not s.gave_way:
        s.gave_way, player.yields = True, False
        follower = _follower(s, seat)
        if follower is not None and not s.players[follower].missing:
            _start(g, follower, "extra")
            return None
    _start(g, seat, "own")
    _income(g, seat, *due(s, seat))
    _round_over(g, seat, player)
    return None


def _start(g: G, seat: int, kind: str) -> None:
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


def _income(g: G, seat: int, money: int, points: int) -> None:
    """Collected at once, or it waits to be claimed (SB-208b to SB-208d)."""
    if not g.s.settings.forgotten_income:
        trade.collect(g, seat, money, points)
    elif money or points:
        g.s.claim, g.s.claim_points = money, points
        g.tell(Due(seat, money, points))


def _round_over(g: G, seat: int, player: Player) -> None:
    """The clocks of stocks and shops (SB-030, SB-209)."""
    if player.stocks:
        player.stocks = _counted(g, seat, player.stocks)
    if player.shops:
        player.shops = _counted(g, seat, player.shops)


def _counted(g: G, seat: int, stakes: list[Stake]) -> list[Stake]:
    kept = []
    for stake in stakes:
        stake.left -= 1
        if stake.left:
            kept.append(stake)
        else:
            discard(g, stake.card)
            g.tell(Expired(seat, stake.card))
    return kept


def _won(g: G, seat: int, player: Player) -> bool:
    """Whether a goal has been held for a round; if not, holds are cleared (SB-210 to SB-217)."""
    points = player.points == MOST_POINTS
    if player.points_held and points:
        win(g, seat, "points")
        return True
    money = player.cash >= GOAL_CASH
    if player.cash_held and money:
        win(g, seat, "money")
        return True
    if player.points_held:
        g.tell(Slipped(seat, "points"))
    if player.cash_held:
        g.tell(Slipped(seat, "money"))
    player.points_held = player.cash_held = False
    return False


def _missed(g: G, seat: int, player: Player) -> Steps | None:
    """A slot without anything in it; the clocks go on (SB-025 to SB-027, SB-084)."""
    s = g.s
    cause = player.missing[0]
    g.tell(Missed(seat, s.slot, cause, cause == "prison"))
    _round_over(g, seat, player)
    law.loan_round(g, seat, played=False)
    player.missing.pop(0)
    if cause == "prison":
        player.dots = 0
    _holds(g, seat, player)
    advance(s)
    return None


def advance(s: State) -> None:
    """The next slot clockwise."""
    s.slot += 1
    if s.slot == s.seats:
        s.slot = 0
    if s.slot == s.first:
        s.round += 1
    s.opened = s.gave_way = False
    s.phase, s.stage = "slot", ""


# -- the turn ----------------------------------------------------------------------------------


def turn(g: G) -> Steps:
    """One step of a turn: the mission with its reward, or all that is done after it."""
    s = g.s

    try:
        if s.stage == "draw":
            yield from mission(g)
            return
        yield from question(g, lambda: free(g))
    except law.TurnOver:
        if s.phase == "over":
            return
    yield from finish(g)


def finish(g: G) -> Steps:
    """The end of a turn (SB-034)."""
    s = g.s
    seat = s.seat
    player = s.players[seat]
    kind = s.kind
    s.stage = "end"
    if kind == "own" and not player.out and (more := law.loan_round(g, seat, played=True)) is not None:
        yield from more
    if s.phase == "over":
        return
    if s.claim or s.claim_points:
        g.tell(Lapsed(seat, s.claim, s.claim_points))
        s.claim = s.claim_points = 0
    if kind == "own" and not player.out:
        _holds(g, seat, player)
    leave(g)


def leave(g: G) -> None:
    """What follows a turn: after an extra one, in the same slot, whoever gave way (SB-119)."""
    s = g.s
    if s.kind == "extra":
        s.phase, s.stage = "slot", ""
    else:
        advance(s)


def _holds(g: G, seat: int, player: Player) -> None:
    """Goals that are reached at the end of an own slot (SB-212)."""
    points, money = player.points == MOST_POINTS, player.cash >= GOAL_CASH
    if points and not player.points_held:
        g.tell(Held(seat, "points"))
    if money and not player.cash_held:
        g.tell(Held(seat, "money"))
    player.points_held, player.cash_held = points, money
