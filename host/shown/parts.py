"""What is shown of a table, part by part: each for itself, so that one that Discord refuses, or that hangs,
keeps none of the others."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Container, Coroutine
from dataclasses import dataclass
from typing import Any

from host.background import Background

log = logging.getLogger(__name__)
#: Seconds that a part which failed waits at least: whoever is refused must not knock faster.
LEAST = 2.0
Work = Callable[[], Coroutine[Any, Any, Any]]


@dataclass(frozen=True)
class Again:
    """A part that failed is tried again."""

    after: float
    """Seconds."""
    firm: bool = False
    """Whether a change of the table does not bring it forward."""


@dataclass(frozen=True)
class Failure:
    """A part of a table that could not be shown."""

    table: str
    part: str
    error: Exception
    times: int
    """In a row."""
    before: Exception | None
    """What was raised the time before."""


#: Says what becomes of a part that failed; None: it is given up until the table changes.
Failed = Callable[[Failure], Awaitable[Again | None]]


@dataclass
class _Part:
    """A part that is worked on, waits for its next try, or was given up."""

    task: asyncio.Task[Any] | None = None
    late: bool = False
    """Whether the table has changed since the work was begun."""
    fails: int = 0
    """In a row."""
    error: Exception | None = None
    """What was raised last of all."""
    given_up: bool = False
    nap: asyncio.Task[None] | None = None
    """Waits for the next try."""
    rest: asyncio.Task[None] | None = None
    """What of it a change cuts short."""


class Parts:
    """One work at a time for each part of each table. ``again`` is called with a table's id when a part of
    it is due once more: then all of it is begun anew, and what stands already costs nothing."""

    def __init__(self, background: Background, again: Callable[[str], None], failed: Failed) -> None:
        self.background, self._again, self._failed = background, again, failed
        self._parts: dict[tuple[str, str], _Part] = {}

    def begin(self, table: str, part: str, work: Work, *, changed: bool) -> asyncio.Task[Any] | None:
        """Begin to show a part of a table, unless it is being shown (then it is looked at again afterwards),
        waits for its next try, or was given up and nothing has ``changed``. The task under way, if any; what
        the work raises is not raised by it."""
        found = self._parts.setdefault((table, part), _Part())
        if found.task is not None:
            found.late = True
        elif found.nap is not None:
            if changed and found.rest is not None:
                found.rest.cancel()
        elif not self.background.closing and (changed or not found.given_up):
            found.task = self.background.run(self._run(table, part, found, work), f"{part} of {table}")
        return found.task

    def look_again(self, table: str, besides: Container[str]) -> None:
        """What is being shown of a table, ``besides`` some parts, may be over: it is looked at afterwards;
        what was given up is forgotten."""
        for (of, part), found in list(self._parts.items()):
            if of != table or part in besides:
                continue
            if found.task is not None:
                found.late = True
            elif found.nap is None:
                del self._parts[of, part]

    async def wait(self, table: str, part: str, seconds: float) -> None:
        """Wait so long for a part that is being shown."""
        found = self._parts.get((table, part))
        if found is not None and found.task is not None:
            await asyncio.wait({found.task}, timeout=seconds)

    def failing(self, kinds: Container[str]) -> set[str]:
        """Tables of which a part of some kinds (the first words of their names) failed and is tried again."""
        return {
            table
            for (table, part), found in self._parts.items()
            if found.fails and not found.given_up and part.partition(" ")[0] in kinds
        }

    def forget(self, table: str) -> None:
        """What failed at a table so far counts no more: it is shown elsewhere, or no longer played."""
        for (of, part), found in list(self._parts.items()):
            if of != table:
                continue
            if found.nap is not None:
                found.nap.cancel()
            if found.task is None:
                del self._parts[of, part]
            else:
                found.fails, found.error, found.given_up = 0, None, False

    async def _run(self, table: str, part: str, found: _Part, work: Work) -> None:
        verdict: Again | None = None
        try:
            try:
                await work()
                found.fails, found.error, found.given_up = 0, None, False
            except Exception as error:
                found.fails += 1
                verdict = await self._failed(Failure(table, part, error, found.fails, found.error))
                if found.fails:
                    found.error, found.given_up = error, verdict is None
        finally:
            found.task = None
        if verdict is not None and not self.background.closing:
            # Not of the background: whoever closes need not wait for it.
            found.nap = asyncio.get_running_loop().create_task(self._nap(table, found, verdict, found.late))
            found.late = False
        elif found.late:
            found.late = False
            self._again(table)
        elif not found.given_up:
            self._parts.pop((table, part), None)

    async def _nap(self, table: str, found: _Part, verdict: Again, hurried: bool) -> None:
        """Wait for the next try."""
        loop = asyncio.get_running_loop()
        least = loop.create_task(asyncio.sleep(min(verdict.after, LEAST)))
        rest = loop.create_task(asyncio.sleep(verdict.after))
        if not verdict.firm:
            found.rest = rest
            if hurried:
                rest.cancel()
        try:
            await asyncio.wait({least, rest}, return_when=asyncio.ALL_COMPLETED)
        finally:
            least.cancel()
            rest.cancel()
            found.nap = found.rest = None
        self._again(table)
