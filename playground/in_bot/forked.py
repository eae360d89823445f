"""The process that forks bots: see :mod:`playground.fork_server`, which speaks to its standard input.

Asked are :data:`START` with an environment as JSON, the bot's line and its log, answered by a process id, and
:data:`REAP` with a process id, answered by the exit code.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import pkgutil
import socket
import struct
import sys
import threading
from typing import NoReturn

#: What is asked, and a number: the length of what follows, or a process id.
HEAD = struct.Struct("=BI")
NUMBER = struct.Struct("=i")
START, REAP = 1, 2


def read(line: socket.socket, count: int) -> bytes:
    """So many bytes; raises EOFError at the end of the line."""
    found = b""
    while len(found) < count:
        more = line.recv(count - len(found))
        if not more:
            raise EOFError("the other side has ended")
        found += more
    return found


def load() -> None:
    """Load all that a bot needs and that is the same for every bot."""
    import cogs
    from host.games import Games

    from . import launch  # noqa: F401

    for module in pkgutil.iter_modules(cogs.__path__, "cogs."):
        importlib.import_module(module.name)
    for game in Games.found().values():
        game.words()


def _run(environment: dict[str, str], control: int, out: int) -> NoReturn:
    """Be a bot."""
    code = 1
    try:
        for ours, its in ((control, 0), (out, 1), (out, 2)):
            os.dup2(ours, its)
        os.environ.clear()
        os.environ.update(environment)
        from .launch import main

        main()
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:
        sys.excepthook(*sys.exc_info())
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def serve(line: socket.socket) -> None:
    """Fork bots until the line ends."""
    load()
    assert threading.active_count() == 1, "a thread would be lost in every fork"
    gc.freeze()
    while True:
        head, handles, _, _ = socket.recv_fds(line, HEAD.size, 2)
        if not head:
            return
        asked, number = HEAD.unpack(head + read(line, HEAD.size - len(head)))
        if asked == START:
            environment = json.loads(read(line, number))
            pid = os.fork()
            if pid == 0:
                line.close()
                _run(environment, *handles)
            for handle in handles:
                os.close(handle)
            line.sendall(NUMBER.pack(pid))
        else:
            _, status = os.waitpid(number, 0)
            line.sendall(NUMBER.pack(os.waitstatus_to_exitcode(status)))


if __name__ == "__main__":
    serve(socket.socket(fileno=os.dup(0)))
