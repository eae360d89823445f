"""Refuge: money for passing it, and the end for a buyer (3.16, 3.20)."""

from __future__ import annotations

from engines.core.ask import UNASKED, Steps, one

from .asks import reaction_ask
from .events import Claimed, Closing, Refuge
from .money import gain
from .options import Claim, LetLie
from .state import G, strength

#: For each man, and for an exact landing (LP-214, LP-215).
PER_MAN, EXACT = 100, 500


def pass_refuge(g: G, seat: int, *, exact: bool) -> Steps:
    """Refuge money, the Driver's new lap, and the end for a buyer (LP-214 to LP-219, LP-254 to LP-258).

    With strict claims its owner is asked before the space is played; not on Refuge itself, where nothing is
    played before the end of the turn asks the same.
    """
    s, player = g.s, g.s.players[seat]
    player.driven = False
    if player.buyer:
        s.closing = True
        g.tell(Closing(seat))
        if not exact:
            return UNASKED
    amount = PER_MAN * strength(player) + EXACT * exact
    due = s.settings.strict_claims
    g.tell(Refuge(seat, amount, exact, due))
    if not due:
        gain(g, seat, amount)
        return UNASKED
    player.claim += amount
    return UNASKED if exact else claim(g, seat)


def claim(g: G, seat: int, *, last: bool = False) -> Steps:
    """What is due to a player may be claimed (LP-219); the ``last`` time it is lost otherwise."""
    return _claim(g, seat, last=last) if g.s.players[seat].claim else UNASKED


def _claim(g: G, seat: int, *, last: bool) -> Steps:
    player = g.s.players[seat]
    amount = player.claim
    choice = yield from one(reaction_ask(seat, "claim", (LetLie(), Claim()), basis=amount))
    claims = isinstance(choice, Claim)
    if not claims and not last:
        return
    g.tell(Claimed(seat, amount, not claims))
    if claims:
        gain(g, seat, amount)
    player.claim = 0
