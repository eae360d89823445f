"""What can go wrong at a table."""

from __future__ import annotations


class TableError(Exception):
    """A table could not do as told; it stands as it stood."""


class NotAsked(TableError):
    """This seat has no question now."""


class Stale(TableError):
    """The answer belongs to a question that has passed."""


class Refused(TableError):
    """The choice does not fit the question."""


class Diverged(TableError):
    """Opening led elsewhere than the journal says."""
