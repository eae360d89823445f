"""Bots that start at once: a process that has loaded all that a bot needs, and forks whenever one is wanted.

To start ``python bot.py`` takes more than a second, nearly all of it for modules and words that are the same
each time. Tests that start many bots do that once. What is forked is a process like any other: it shares
nothing with the bots before it, and can be killed.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import select
import signal
import socket
import subprocess
import sys
from typing import IO

from .child import ROOT
from .in_bot import forked


class ForkServer:
    """The process, started when first needed. It ends with whoever started it."""

    def __init__(self) -> None:
        self._line: socket.socket | None = None

    async def start_bot(self, environment: dict[str, str], control: socket.socket, out: IO[bytes]) -> Forked:
        """Start a bot, as :data:`playground.child.Launch` says."""
        told = json.dumps(environment).encode()
        line = self._opened()
        head = forked.HEAD.pack(forked.START, len(told))
        socket.send_fds(line, [head], [control.fileno(), out.fileno()])
        line.sendall(told)
        # The first time this waits for the process to load everything.
        return Forked(self, self._number())

    def _opened(self) -> socket.socket:
        if self._line is None:
            self._line, its = socket.socketpair()
            path = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH", "")]))
            environment = {**os.environ, "PYTHONPATH": path, "COLUMNS": "200"}
            command = (sys.executable, "-m", forked.__name__)
            with its:
                subprocess.Popen(command, cwd=ROOT, env=environment, stdin=its.fileno())
        return self._line

    def code(self, pid: int) -> int:
        """The exit code of a bot that has ended."""
        line = self._opened()
        line.sendall(forked.HEAD.pack(forked.REAP, pid))
        return self._number()

    def _number(self) -> int:
        [number] = forked.NUMBER.unpack(forked.read(self._opened(), forked.NUMBER.size))
        return int(number)


class Forked:
    """A bot that was forked."""

    def __init__(self, server: ForkServer, pid: int) -> None:
        self.pid = pid
        self._server = server
        self._handle = os.pidfd_open(pid)
        self._code: int | None = None

    def runs(self) -> bool:
        """Whether it has not ended."""
        ended = select.poll()
        if self._code is None:
            ended.register(self._handle, select.POLLIN)
        return self._code is None and not ended.poll(0)

    def signal(self, number: signal.Signals) -> None:
        """Send a signal; nothing if it has ended."""
        if self._code is None:
            with contextlib.suppress(ProcessLookupError):
                signal.pidfd_send_signal(self._handle, number)

    async def wait(self) -> int:
        """Wait until it has ended; its exit code, or minus the signal that ended it."""
        if self._code is None:
            loop, ended = asyncio.get_running_loop(), asyncio.Event()
            loop.add_reader(self._handle, ended.set)
            try:
                await ended.wait()
            finally:
                loop.remove_reader(self._handle)
        if self._code is None:
            self._code = self._server.code(self.pid)
            os.close(self._handle)
        return self._code
