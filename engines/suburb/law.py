"""Payments, loans, arrests and prison (3.6, 3.8)."""

from __future__ import annotations

from engines.core.ask import Steps

from .auction import eliminate
from .cards import Card
from .decks import G
from .events import Cleared, Dotted, Gained, Jailed, Late, Lent, Paid, Passed, Repaid, Waived
from .state import BRIBE, LEVEL, LOAN_ROUNDS, limit

#: Who is paid where it is nobody.
BANK = -1


class TurnOver(Exception):
    """The turn ends at once: its player is in prison or out, or the game is over (SB-083)."""


def gain(g: G, seat: int, amount: int, why: str) -> None:
    """The bank pays."""
    if amount:
        g.s.players[seat].cash += amount
        g.s.bank -= amount
        g.tell(Gained(seat, amount, Card(why)))


def spend(g: G, seat: int, amount: int) -> None:
    """Something is bought: no loan pays for it (SB-142). The caller tells of it."""
    g.s.players[seat].cash -= amount
    g.s.bank += amount


def owe(g: G, seat: int, taker: int, amount: int, why: Card, *, own: bool) -> bool:
    """What a card demands is paid, with a loan if need be; to ``taker``, or the BANK. ``own``: the payer's
    own card. Whether a refused loan brings a dot, which is left to the caller (SB-111 to SB-133)."""
    s = g.s
    player = s.players[seat]
    short = amount - player.cash
    waived = 0
    if short > 0:
        if player.loan:
            amount, waived = player.cash, short
        else:
            player.cash += short
            player.loan, player.loan_age, player.loan_late = short, 0, False
            # The slot in which it was taken does not count (SB-135).
            player.loan_fresh = s.phase == "turn" and s.slot == seat == s.owners[seat]
            s.bank -= short
            g.tell(Lent(seat, short))
    player.cash -= amount
    if taker == BANK:
        s.bank += amount
        if amount:
            g.tell(Paid(seat, amount, why))
    else:
        s.players[taker].cash += amount
        if amount:
            g.tell(Passed(seat, taker, amount))
    if waived:
        g.tell(Waived(seat, waived))
    return own and waived > 0


def arrest(g: G, seat: int) -> Steps | None:
    """A dot; the last one leads to prison, or out of the game (SB-080 to SB-086, SB-180). What is to be
    asked then, else None."""
    player = g.s.players[seat]
    if "prison" in player.missing:
        return None
    player.dots += 1
    most = limit(player)
    g.tell(Dotted(seat, player.dots, most))
    if player.dots < most:
        return None
    if player.cash == 0:
        return eliminate(g, seat)
    player.missing.insert(0, "prison")
    g.tell(Jailed(seat))
    return None


def at_large(g: G) -> None:
    """Raises TurnOver if whose turn it is cannot go on."""
    player = g.s.players[g.s.seat]
    if player.out or "prison" in player.missing or g.s.phase == "over":
        raise TurnOver


def bribe(g: G, seat: int, dots: int) -> None:
    """Dots are bought off (SB-087)."""
    player = g.s.players[seat]
    cost = dots * BRIBE[LEVEL[player.points]]
    spend(g, seat, cost)
    player.dots -= dots
    g.tell(Cleared(seat, dots, cost, "bribe"))


def repay(g: G, seat: int, *, collected: bool = False) -> None:
    """The loan, in full (SB-139)."""
    player = g.s.players[seat]
    amount, player.loan, player.loan_age = player.loan, 0, 0
    player.loan_fresh = player.loan_late = False
    spend(g, seat, amount)
    g.tell(Repaid(seat, amount, collected))


def loan_round(g: G, seat: int, *, played: bool) -> Steps | None:
    """The loan's clock at the end of an own slot, collection and penalty (SB-134 to SB-140)."""
    player = g.s.players[seat]
    if not player.loan:
        return None
    if player.loan_fresh:
        player.loan_fresh = False
        return None
    player.loan_age += 1
    if not played or player.loan_age < LOAN_ROUNDS:
        return None
    if player.cash >= player.loan:
        repay(g, seat, collected=True)
    elif not player.loan_late and "prison" not in player.missing:
        player.loan_late = True
        player.missing.append("loan")
        g.tell(Late(seat, player.loan))
        return arrest(g, seat)
    return None
