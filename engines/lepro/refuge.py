"""Refuge: money for passing it, and the end for a buyer (3.16, 3.20)."""

from __future__ import annotations

from engines.core.ask import Steps, one

from .asks import reaction_ask
from .events import Claimed, Closing, Refuge
from .money import gain
from .options import Claim, LetLie
from .state import G, strength

#: For each man, and for an exact landing (LP-214, LP-215).
PER_MAN, EXACT = 100, 500


def pass_refuge(g: G, seat: int, *, exact: bool) -> None:
    """Refuge money, the Driver's new lap, and the end for a buyer (LP-214 to LP-219, LP-254 to LP-258)."""
    s, player = g.s, g.s.players[seat]
    player.driven = False
    if player.buyer:
        s.closing = True
        g.tell(Closing(seat))
        if not exact:
            return
    amount = PER_MAN * strength(player) + EXACT * exact
    due = s.settings.strict_claims
    g.tell(Refuge(seat, amount, exact, due))
    if due:
        player.claim += amount
    else:
        gain(g, seat, amount)


def claim(g: G, seat: int) -> Steps:
    """With strict claims the owner must claim before the end of his turn (LP-219)."""
    player = g.s.players[seat]
    if not player.claim:
        return
    choice = yield from one(reaction_ask(seat, "claim", (LetLie(), Claim()), basis=player.claim))
    claims = isinstance(choice, Claim)
    g.tell(Claimed(seat, player.claim, not claims))
    if claims:
        gain(g, seat, player.claim)
    player.claim = 0
