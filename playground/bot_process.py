"""The real bot as a process of its own, so that it can be killed and started again."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from pathlib import Path
from typing import IO

from .backend import Backend
from .world import Subject

#: What the bot's log says when it has connected and gone to work.
AT_WORK = b"at work on"
ROOT = Path(__file__).resolve().parent.parent


class BotFailed(RuntimeError):
    """The bot ended, or did not connect; with the end of its log."""


class BotProcess:
    """``python bot.py`` on a database, pointed at a playground. ``log`` is where it writes."""

    def __init__(
        self, backend: Backend, database: Path, *, log: Path | None = None, pause: float = 0.0
    ) -> None:
        self.backend = backend
        self.database = database
        self.log = log or database.with_suffix(".log")
        self.pause = pause
        self.process: asyncio.subprocess.Process | None = None
        self.starts = 0
        self.seed = b""
        """What fixes the dice of tables that are started; empty: nothing."""
        self._seen = 0
        self._begun = 0
        """How long the log was at the last start."""
        self._out: IO[bytes] | None = None
        backend.world.heard.append(self._heard)

    @property
    def pid(self) -> int:
        """Its process id; 0 if it does not run."""
        return self.process.pid if self.process is not None and self.process.returncode is None else 0

    async def start(self) -> None:
        """Start it; it connects in its own time."""
        if self.pid:
            return
        self._seen = self.backend.gateway.identified
        environment = {
            **os.environ,
            "PLAYGROUND_URL": self.backend.base,
            "DISCORD_TOKEN": self.backend.address.token,
            "BACKROOM_DATABASE": str(self.database),
            "BACKROOM_PAUSE": str(self.pause),
            "BACKROOM_OWNERS": "",
            "BACKROOM_LOG": "INFO",
            "PYTHONPATH": os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH", "")])),
            "COLUMNS": "200",
        }
        self.log.parent.mkdir(parents=True, exist_ok=True)
        self._out = self.log.open("ab")
        self._begun = self._out.tell()
        command = (sys.executable, "-m", "playground.launch")
        self.process = await asyncio.create_subprocess_exec(
            *command,
            cwd=ROOT,
            env=environment,
            stdin=asyncio.subprocess.PIPE,
            stdout=self._out,
            stderr=self._out,
        )
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
        line = self.process.stdin if self.process is not None and self.pid else None
        if line is not None:
            line.write(f"ahead {self.backend.world.clock.ahead}\nseed {self.seed.hex()}\n".encode())

    async def wait_ready(self, timeout: float = 30.0) -> None:
        """Wait until it is connected and at work. Raises BotFailed."""
        until = time.monotonic() + timeout
        while not (self._identified() and self._at_work()):
            if not self.pid or time.monotonic() > until:
                raise BotFailed("The bot did not connect.\n" + self.tail())
            await asyncio.sleep(0.02)

    def _identified(self) -> bool:
        return self.backend.gateway.identified > self._seen and self.backend.gateway.online

    def _at_work(self) -> bool:
        with self.log.open("rb") as log:
            log.seek(self._begun)
            return AT_WORK in log.read()

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

    async def _end(self, number: signal.Signals, timeout: float = 20.0) -> int:
        process = self.process
        if process is None:
            return 0
        if process.returncode is None:
            process.send_signal(number)
            try:
                await asyncio.wait_for(process.wait(), timeout)
            except TimeoutError:
                process.kill()
                await process.wait()
        if self._out is not None:
            self._out.close()
            self._out = None
        return process.returncode or 0

    def work(self) -> tuple[int, bool]:
        """Nanoseconds that its threads have run, and whether none of them runs or waits for a disk now;
        (-1, True) where that cannot be read."""
        ran, rests = 0, True
        try:
            for thread in Path(f"/proc/{self.pid}/task").iterdir():
                ran += int((thread / "schedstat").read_text(encoding="utf-8").split()[0])
                state = (thread / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
                rests = rests and state == "S"
        except (OSError, IndexError):
            return (-1, True)
        return ran, rests

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
