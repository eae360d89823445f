"""Work that goes on beside a press: noted, so that closing can wait for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

log = logging.getLogger(__name__)


class Background:
    """The tasks of one process."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self.closing = False
        """Whether the process is about to end: nothing new is begun."""

    def run(self, work: Coroutine[Any, Any, Any], name: str) -> asyncio.Task[Any]:
        """Begin ``work`` beside all else; what it raises is logged under ``name``."""
        task = asyncio.get_running_loop().create_task(_guarded(work, name), name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def settle(self, seconds: float) -> None:
        """Wait so long for work under way, then end what is left. Nothing is begun any more."""
        self.closing = True
        current = asyncio.current_task()
        tasks = {task for task in self._tasks if task is not current}
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=seconds)
            for task in late:
                task.cancel()


async def _guarded(work: Coroutine[Any, Any, Any], name: str) -> None:
    try:
        await work
    except asyncio.CancelledError:
        raise
    except Exception:
        log.exception("%s failed", name)
