"""The house's own time, by which clocks run: it stands still while nobody can play."""

from __future__ import annotations

import time


class HouseTime:
    """Seconds since 1970, more or less: it begins at the system's time and goes on by the computer's
    monotonic clock, so that nobody's time is lost or won where the system's clock is set.

    Somebody looks at it every few seconds (:meth:`look`). What passed while the process was stopped, or
    while Discord could not be reached (:meth:`stand_still`), does not count.
    """

    #: Seconds between two looks of which no more can have been lived through: the process was stopped.
    LATE = 60.0

    def __init__(self, begun: float) -> None:
        self._counted = begun
        self._looked = self.ticks()
        self._stands = False

    @staticmethod
    def ticks() -> float:
        """The monotonic clock, in seconds since some moment."""
        return time.monotonic()

    def now(self) -> float:
        """The time, in seconds."""
        return self._counted if self._stands else self._counted + self.ticks() - self._looked

    def begin(self, at: float) -> None:
        """It is ``at`` now, and stays so until it is looked at."""
        self._counted, self._looked, self._stands = at, self.ticks(), True

    def stand_still(self) -> None:
        """Until the next look nothing counts, nor what has passed since the last one."""
        self._stands = True

    def look(self) -> tuple[float, float]:
        """Time goes on from here: the seconds since the last look, and how many of them count."""
        ticks = self.ticks()
        passed = ticks - self._looked
        counts = 0.0 if self._stands else min(passed, self.LATE)
        self._counted, self._looked, self._stands = self._counted + counts, ticks, False
        return passed, counts
