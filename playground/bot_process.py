"""The real bot as a process of its own, so that it can be killed and started again."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import time
from pathlib import Path

from host.config import settings

from .backend import Backend
from .child import Child, Executed, Launch
from .world import Subject

#: What the bot's log says when it has connected and gone to work.
AT_WORK = b"at work on"
ROOT = Path(__file__).resolve().parent.parent
#: Seconds between two looks at the log of a bot that starts.
_LOOK = 0.02


class BotFailed(RuntimeError):
    """The bot ended, or did not connect; with the end of its log."""


class BotProcess:
    """``python bot.py`` on a database, pointed at a playground.

    ``log``: where it writes. ``pause``: seconds before computer players answer. ``sketches``: games are drawn
    in no time, as blank sheets. ``launch``: how the process comes to be; see :mod:`playground.fork_server`.
    ``settings``: more of its environment.
    """

    def __init__(
        self,
        backend: Backend,
        database: Path,
        *,
        log: Path | None = None,
        pause: float = 0.0,
        sketches: bool = False,
        launch: Launch = Executed.start,
        settings: dict[str, str] | None = None,
    ) -> None:
        self.backend = backend
        self.database = database
        self.log = log or database.with_suffix(".log")
        self.pause = pause
        self.sketches = sketches
        self.launch = launch
        self.settings = settings or {}
        self.child: Child | None = None
        self.starts = 0
        self.seed = b""
        """What fixes the dice of tables that are started; empty: nothing."""
        self._seen = 0
        self._begun = 0
        """How long the log was at the last start."""
        self._control: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._asked = 0
        backend.world.heard.append(self._heard)

    @property
    def pid(self) -> int:
        """Its process id; 0 if it does not run."""
        return self.child.pid if self.child is not None and self.child.runs() else 0

    async def start(self) -> None:
        """Start it; it connects in its own time."""
        if self.pid:
            return
        self._seen = self.backend.gateway.identified
        environment = {
            **os.environ,
            "PLAYGROUND_URL": self.backend.base,
            "PLAYGROUND_SKETCHES": "1" if self.sketches else "",
            "DISCORD_TOKEN": self.backend.address.token,
            "BACKROOM_DATABASE": str(self.database),
            "BACKROOM_PAUSE": str(self.pause),
            "BACKROOM_OWNERS": "",
            "BACKROOM_GAMES": settings().games,
            "BACKROOM_LOG": "INFO",
            "PYTHONPATH": os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH", "")])),
            "COLUMNS": "200",
            **self.settings,
        }
        self.log.parent.mkdir(parents=True, exist_ok=True)
        ours, its = socket.socketpair()
        with its, self.log.open("ab") as out:
            self._begun = out.tell()
            self.child = await self.launch(environment, its, out)
        self._control = await asyncio.open_unix_connection(sock=ours)
        self.starts += 1
        self._tell()

    def fix_dice(self, seed: bytes | None) -> None:
        """Let tables that are started from now on have this seed; None: their own."""
        self.seed = seed or b""
        self._tell()

    def _heard(self, what: str, about: Subject) -> None:
        if what == "time":
            self._tell()

    def _tell(self) -> None:
        if self._control is not None and self.pid:
            told = f"ahead {self.backend.world.clock.ahead}\nseed {self.seed.hex()}\n"
            self._control[1].write(told.encode())

    async def wait_ready(self, timeout: float = 30.0) -> None:
        """Wait until it is connected and at work. Raises BotFailed."""
        until = time.monotonic() + timeout
        while not (self._identified() and self._at_work()):
            if not self.pid or time.monotonic() > until:
                raise BotFailed("The bot did not connect.\n" + self.tail())
            await asyncio.sleep(_LOOK)

    def _identified(self) -> bool:
        return self.backend.gateway.identified > self._seen and self.backend.gateway.online

    def _at_work(self) -> bool:
        with self.log.open("rb") as log:
            log.seek(self._begun)
            return AT_WORK in log.read()

    async def settle(self, timeout: float = 30.0) -> None:
        """Wait until it rests: it knows all that has happened, and has done all that follows from it, but
        for what it will do later, and for what follows from requests that are answered late on purpose.

        Raises BotFailed if it ended, TimeoutError if it does not come to rest.
        """
        if self._control is None or not self.pid:
            raise BotFailed("The bot does not run.\n" + self.tail())
        reader, writer = self._control
        async with asyncio.timeout(timeout):
            while True:
                self._asked += 1
                writer.write(f"rest {self._asked} {self.backend.gateway.sequence}\n".encode())
                number, waiting = -1, 0
                while number != self._asked:
                    if not (told := await reader.readline()):
                        raise BotFailed("The bot ended.\n" + self.tail())
                    number, waiting = (int(word) for word in told.decode().split()[1:])
                if waiting <= self.backend.traffic.delayed:
                    return

    async def kill(self) -> None:
        """SIGKILL: it gets no chance to finish anything."""
        await self._end(signal.SIGKILL)

    async def stop(self, timeout: float = 20.0) -> int:
        """SIGTERM: it finishes what is under way; its exit code."""
        return await self._end(signal.SIGTERM, timeout)

    async def restart(self, *, kill: bool = False) -> None:
        """End it, start it again, and wait until it is connected."""
        await (self.kill() if kill else self.stop())
        await self.start()
        await self.wait_ready()

    async def ended(self) -> int:
        """Wait until it has ended, by itself or by others; its exit code."""
        return 0 if self.child is None else await self.child.wait()

    async def _end(self, number: signal.Signals, timeout: float = 20.0) -> int:
        child, code = self.child, 0
        if child is not None:
            child.signal(number)
            try:
                code = await asyncio.wait_for(child.wait(), timeout)
            except TimeoutError:
                child.signal(signal.SIGKILL)
                code = await child.wait()
        self.hang_up()
        return code

    def hang_up(self) -> None:
        """Close the line to it, as when the playground ends: a bot that runs then ends, too."""
        if self._control is not None:
            self._control[1].close()
            self._control = None

    def memory(self) -> int:
        """Its resident memory in bytes; 0 where that cannot be read."""
        try:
            status = Path(f"/proc/{self.pid}/status").read_text(encoding="utf-8")
        except OSError:
            return 0
        found = [line for line in status.splitlines() if line.startswith("VmRSS:")]
        return int(found[0].split()[1]) * 1024 if found else 0

    def tail(self, lines: int = 30) -> str:
        """The end of its log."""
        if not self.log.exists():
            return ""
        return "\n".join(self.log.read_text(encoding="utf-8", errors="replace").splitlines()[-lines:])
