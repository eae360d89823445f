"""Dots, bribes, prison, and loans that are late (3.6, 3.8)."""

from __future__ import annotations

from engines.core.ask import Steps

from .auction import eliminate
from .cards import PARDONS
from .decks import discard
from .events import Cleared, Dotted, Jailed, Late
from .facts import arrest_means, jailed, limit
from .figures import BRIBE, LEVEL, LOAN_ROUNDS
from .payments import repay, spend
from .state import G


class TurnOver(Exception):
    """The turn ends at once: its player is in prison or out, or the game is over (SB-083)."""


def arrest(g: G, seat: int) -> Steps | None:
    """A dot; the last one leads to prison, or out of the game (SB-080 to SB-086, SB-180). What is to be
    asked then, else None."""
    player = g.s.players[seat]
    if jailed(player):
        return None
    means = arrest_means(player, cash=player.cash)
    player.dots += 1
    g.tell(Dotted(seat, player.dots, limit(player)))
    if means == "out":
        return eliminate(g, seat)
    if means == "prison":
        player.missing.insert(0, "prison")
        g.tell(Jailed(seat))
    return None


def check_at_large(g: G) -> None:
    """Raises TurnOver if whose turn it is cannot go on."""
    player = g.s.players[g.s.seat]
    if player.out or jailed(player) or g.s.phase == "over":
        raise TurnOver


def bribe(g: G, seat: int, *, dots: int) -> None:
    """Dots are bought off (SB-087)."""
    player = g.s.players[seat]
    cost = dots * BRIBE[LEVEL[player.points]]
    spend(g, seat, amount=cost)
    player.dots -= dots
    g.tell(Cleared(seat, dots, cost, "bribe"))


def pardon(g: G, seat: int) -> None:
    """A held card removes a dot (5.4)."""
    player = g.s.players[seat]
    card = next(card for card in player.cards if card in PARDONS)
    player.cards.remove(card)
    discard(g, card)
    player.dots -= 1
    g.tell(Cleared(seat, 1, 0, "pardon"))


def loan_round(g: G, seat: int, *, played: bool) -> Steps | None:
    """The loan at the end of an own slot, played or missed: its clock, collection and penalty (SB-134 to
    SB-140). What is to be asked then, else None."""
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
    elif not player.loan_late and not jailed(player):
        player.loan_late = True
        player.missing.append("loan")
        g.tell(Late(seat, player.loan))
        return arrest(g, seat)
    return None
