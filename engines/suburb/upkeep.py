"""Upkeep: what a slot brings at its start, and the clocks of stocks and shops (3.3, 3.13)."""

from __future__ import annotations

from .decks import discard
from .events import Due, Expired, Income, Lapsed
from .state import G, Stake
from .track import score


def income(g: G, seat: int, *, money: int, points: int) -> None:
    """What a slot brings is collected at once, or waits to be claimed (SB-208b to SB-208d)."""
    if not g.s.settings.forgotten_income:
        _collect(g, seat, money=money, points=points)
    elif money or points:
        g.s.claim, g.s.claim_points = money, points
        g.tell(Due(seat, money, points))


def claim(g: G, seat: int) -> None:
    """All income of this turn is claimed at once (SB-208c)."""
    s = g.s
    money, points = s.claim, s.claim_points
    s.claim = s.claim_points = 0
    _collect(g, seat, money=money, points=points)


def lapse(g: G, seat: int) -> None:
    """Income that nobody claimed in this turn is lost (SB-208)."""
    s = g.s
    if s.claim or s.claim_points:
        g.tell(Lapsed(seat, s.claim, s.claim_points))
        s.claim = s.claim_points = 0


def _collect(g: G, seat: int, *, money: int, points: int) -> None:
    if not (money or points):
        return
    g.s.players[seat].cash += money
    g.s.bank -= money
    g.tell(Income(seat, money, points))
    if points:
        score(g, seat, points)


def run_clocks(g: G, seat: int) -> None:
    """A round of the player's stocks and shops has passed (SB-030, SB-209)."""
    player = g.s.players[seat]
    if player.stocks:
        player.stocks = _counted_down(g, seat, player.stocks)
    if player.shops:
        player.shops = _counted_down(g, seat, player.shops)


def _counted_down(g: G, seat: int, stakes: list[Stake]) -> list[Stake]:
    """Those of the stakes that go on; the others return to their piles."""
    kept = []
    for stake in stakes:
        stake.left -= 1
        if stake.left:
            kept.append(stake)
        else:
            discard(g, stake.card)
            g.tell(Expired(seat, stake.card))
    return kept
