"""What a view shows of an auction."""

from __future__ import annotations

import msgspec

from ..state import State


class SaleView(msgspec.Struct, frozen=True):
    """An auction under way."""

    seat: int
    """Whose house it was; where it stands."""
    start: int
    high: int
    """0: no bid yet."""
    bidder: int | None
    queue: tuple[int, ...]
    """Who is still in, the next to bid first."""
    whole: bool
    """With all that the loser owned; else an empty house."""
    least: int
    """The least bid that counts now."""


def sale_view(s: State) -> SaleView | None:
    """The auction under way; None: there is none."""
    sale = s.sale
    if sale is None:
        return None
    return SaleView(
        seat=sale.seat,
        start=sale.start,
        high=sale.high,
        bidder=None if sale.bidder < 0 else sale.bidder,
        queue=tuple(sale.queue),
        whole=sale.whole,
        least=sale.least,
    )
