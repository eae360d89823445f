"""Which panels people were just given as the answer to a press."""

from __future__ import annotations

from collections import OrderedDict

from db.records import SeatRecord

#: Panels kept in mind at most.
_MOST = 4096
#: A seat as one person holds it, from sitting down to getting up: whoever comes next has seen nothing.
Held = tuple[str, int, int | None, float]
_NOTHING = (-1, "", "")


class PanelsSeen:
    """By seat and who holds it: the question whose panel that person sees, the note on it and the advice in
    it.

    It only spares a message that would ring: who is not in it gets one more. One a process; what another
    process showed is not in it.
    """

    def __init__(self) -> None:
        self._seen: OrderedDict[Held, tuple[int, str, str]] = OrderedDict()

    def note(self, seat: SeatRecord, *, ask: int, note: str = "", advice: str = "") -> None:
        """A seat's person sees the panel of ``ask``."""
        self._seen[_held(seat)] = (ask, note, advice)
        while len(self._seen) > _MOST:
            self._seen.popitem(last=False)

    def sees(self, seat: SeatRecord, since: int) -> bool:
        """Whether a seat's person sees a panel of what has been asked since row ``since``."""
        return self._seen.get(_held(seat), _NOTHING)[0] >= since

    def noted(self, seat: SeatRecord, ask: int) -> str:
        """The note on the panel of ``ask``, if it is seen."""
        seen, note, _ = self._seen.get(_held(seat), _NOTHING)
        return note if seen == ask else ""

    def advised(self, seat: SeatRecord, ask: int) -> str:
        """The advice on the panel of ``ask``, if it is seen and gives any."""
        seen, _, advice = self._seen.get(_held(seat), _NOTHING)
        return advice if seen == ask else ""

    def closed(self, seat: SeatRecord, ask: int | None) -> None:
        """The panel of ``ask`` is there no more."""
        if ask is not None and self._seen.get(_held(seat), _NOTHING)[0] == ask:
            del self._seen[_held(seat)]


def _held(seat: SeatRecord) -> Held:
    return (seat.table, seat.seat, seat.user, seat.joined)
