"""Payments, and the loan that comes by itself where a card asks for more than there is (3.8)."""

from __future__ import annotations

from .cards import Card
from .events import Gained, Lent, Paid, Passed, Repaid, Waived
from .facts import payment
from .state import G

#: Who is paid where it is nobody.
BANK = -1


def gain(g: G, seat: int, *, amount: int, why: str) -> None:
    """The bank pays; ``why``: a card, or a word for it."""
    if amount:
        g.s.players[seat].cash += amount
        g.s.bank -= amount
        g.tell(Gained(seat, amount, Card(why)))


def spend(g: G, seat: int, *, amount: int) -> None:
    """Something is bought: no loan pays for it (SB-142). The caller tells of it."""
    g.s.players[seat].cash -= amount
    g.s.bank += amount


def owe(g: G, seat: int, *, to: int, amount: int, why: Card) -> bool:
    """What a card demands of ``seat`` is paid to another seat or the BANK, with a loan if need be. True: a
    second loan was refused and the rest let go, which is a dot if it was the payer's own card; that is left
    to the caller (SB-111 to SB-133)."""
    s = g.s
    player = s.players[seat]
    pays = payment(player, amount)
    waived = amount - pays
    if pays > player.cash:
        _lend(g, seat, amount=pays - player.cash)
    player.cash -= pays
    if to == BANK:
        s.bank += pays
        if pays:
            g.tell(Paid(seat, pays, why))
    else:
        s.players[to].cash += pays
        if pays:
            g.tell(Passed(seat, to, pays))
    if waived:
        g.tell(Waived(seat, waived))
    return waived > 0


def _lend(g: G, seat: int, *, amount: int) -> None:
    """A loan of just what is missing (SB-130)."""
    s = g.s
    player = s.players[seat]
    player.cash += amount
    s.bank -= amount
    player.loan = amount
    # The slot in which it was taken does not count (SB-135).
    player.loan_fresh = s.phase == "turn" and s.slot == seat == s.owners[seat]
    g.tell(Lent(seat, amount))


def repay(g: G, seat: int, *, collected: bool = False) -> None:
    """The loan is paid back in full (SB-139); ``collected``: the bank takes it, by itself."""
    player = g.s.players[seat]
    amount, player.loan, player.loan_age = player.loan, 0, 0
    player.loan_fresh = player.loan_late = False
    spend(g, seat, amount=amount)
    g.tell(Repaid(seat, amount, collected))
