"""Being told to stop: heard at once, and done in a few seconds whatever hangs."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Coroutine, Iterator
from multiprocessing.process import BaseProcess
from typing import Any

#: Seconds that an end may take: containers kill after ten, and impatient people sooner.
AT_MOST = 4.5
#: Seconds between two looks at whether the parent is there.
_LOOK = 0.5

_log = logging.getLogger(__name__)


@contextlib.contextmanager
def told_to_stop(stop: asyncio.Event, *, at_most: float | None = None) -> Iterator[None]:
    """Set ``stop`` when the process is told to end, by whatever signals the platform has.

    ``at_most``: seconds after which it then ends even so, with exit code 0. The store is safe at any moment,
    so that is better than to be killed. Enter it in the event loop of the main thread.
    """
    loop = asyncio.get_running_loop()
    watch: list[threading.Timer] = []

    def heard(number: int, frame: object) -> None:
        loop.call_soon_threadsafe(stop.set)
        if at_most is not None and not watch:
            watch.append(threading.Timer(at_most, _end))
            watch[0].daemon = True
            watch[0].start()

    before = {}
    for name in ("SIGINT", "SIGTERM", "SIGBREAK"):
        # Not by the loop's own signal handlers: Windows has none, nor all of these signals.
        if (number := getattr(signal, name, None)) is not None:
            before[number] = signal.signal(number, heard)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


async def until(stop: asyncio.Event, work: Coroutine[Any, Any, object]) -> bool:
    """Do ``work``, but only until ``stop`` is set: then it is cancelled. Whether it was done to its end.

    What it raises is raised here.
    """
    task, stopping = asyncio.ensure_future(work), asyncio.ensure_future(stop.wait())
    try:
        await asyncio.wait({task, stopping}, return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            task.result()
            return True
        task.cancel()
        await asyncio.wait({task}, timeout=1.0)
        return False
    finally:
        task.cancel()
        stopping.cancel()


async def orphaned() -> None:
    """Wait until the process that started this one has ended."""
    parent = os.getppid()
    while os.getppid() == parent:  # noqa: ASYNC110  (nothing tells of it)
        await asyncio.sleep(_LOOK)


def end_with_parent() -> None:
    """Let this process, one that :mod:`multiprocessing` has started, end when its parent does, even if that
    is killed: such processes wait for their next work for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_outlive, args=(parent,), daemon=True).start()


def _outlive(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)


def _end() -> None:
    _log.warning("what is still under way is left: the end has taken long enough")
    logging.shutdown()
    os._exit(0)
