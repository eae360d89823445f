"""Which panels people were just given as the answer to a press."""

from __future__ import annotations

from collections import OrderedDict

#: Panels kept in mind at most.
_MOST = 4096


class PanelsSeen:
    """By table and seat: the question whose panel its person sees, and the note on it.

    It only spares a message that would ring: who is not in it gets one more. One a process; what another
    process showed is not in it.
    """

    def __init__(self) -> None:
        self._seen: OrderedDict[tuple[str, int], tuple[int, str]] = OrderedDict()

    def note(self, table: str, seat: int, *, ask: int, note: str = "") -> None:
        """A seat's person sees the panel of ``ask``."""
        self._seen[(table, seat)] = (ask, note)
        while len(self._seen) > _MOST:
            self._seen.popitem(last=False)

    def sees(self, table: str, seat: int, since: int) -> bool:
        """Whether a seat's person sees a panel of what has been asked since row ``since``."""
        return self._seen.get((table, seat), (-1, ""))[0] >= since

    def noted(self, table: str, seat: int, ask: int) -> str:
        """The note on the panel of ``ask``, if it is seen."""
        seen, note = self._seen.get((table, seat), (-1, ""))
        return note if seen == ask else ""

    def closed(self, table: str, seat: int, ask: int | None) -> None:
        """The panel of ``ask`` is there no more."""
        if ask is not None and self._seen.get((table, seat), (-1, ""))[0] == ask:
            del self._seen[(table, seat)]
