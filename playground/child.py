"""A process that was started: to be signalled, and waited for."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import IO, Protocol, Self

#: The module that runs the bot.
MODULE = "playground.in_bot.launch"
ROOT = Path(__file__).resolve().parent.parent


class Child(Protocol):
    """A process of the bot's."""

    @property
    def pid(self) -> int:
        """Its process id."""

    def runs(self) -> bool:
        """Whether it has not ended."""

    def signal(self, number: signal.Signals) -> None:
        """Send a signal; nothing if it has ended."""

    async def wait(self) -> int:
        """Wait until it has ended; its exit code, or minus the signal that ended it."""


#: Starts the bot: with this environment, this socket as its standard input, and its output into this file.
Launch = Callable[[dict[str, str], socket.socket, IO[bytes]], Awaitable[Child]]


class Executed:
    """A new interpreter that runs the bot."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, environment: dict[str, str], control: socket.socket, out: IO[bytes]) -> Self:
        """Start it."""
        command = (sys.executable, "-m", MODULE)
        process = await asyncio.create_subprocess_exec(
            *command, cwd=ROOT, env=environment, stdin=control.fileno(), stdout=out, stderr=out
        )
        return cls(process)

    @property
    def pid(self) -> int:
        """Its process id."""
        return self._process.pid

    def runs(self) -> bool:
        """Whether it has not ended."""
        return self._process.returncode is None

    def signal(self, number: signal.Signals) -> None:
        """Send a signal; nothing if it has ended."""
        with contextlib.suppress(ProcessLookupError):
            self._process.send_signal(number)

    async def wait(self) -> int:
        """Wait until it has ended; its exit code, or minus the signal that ended it."""
        return await self._process.wait()
