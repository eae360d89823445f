"""The line to the playground: its standard input, a socket that goes both ways.

What comes, a line each: ``ahead SECONDS``, ``seed HEX``, ``rest NUMBER SEQUENCE``; what goes is
``rests NUMBER REQUESTS``. See :class:`playground.bot_process.BotProcess`.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import stat
import sys
from collections.abc import Awaitable, Callable

Hear = Callable[[str], Awaitable[str | None]]


def line() -> socket.socket | None:
    """The line; None if it is somebody else who started the bot."""
    number = sys.stdin.fileno()
    return socket.socket(fileno=os.dup(number)) if stat.S_ISSOCK(os.fstat(number).st_mode) else None


async def listen(hear: Hear) -> None:
    """Let ``hear`` take every line, and send what it says to it.

    When the playground has gone, the bot is told to go, too.
    """
    taken = line()
    if taken is None:
        return
    reader, writer = await asyncio.open_unix_connection(sock=taken)
    while told := await reader.readline():
        reply = await hear(told.decode().removesuffix("\n"))
        if reply is not None:
            writer.write(f"{reply}\n".encode())
    os.kill(os.getpid(), signal.SIGTERM)
