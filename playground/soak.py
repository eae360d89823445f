"""Many tables at once, the real bot, and people who press at random, rightly and wrongly."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from engines.core.spec import GameSpec
from host.games import Games
from host.words import host_words

from . import soak_checks
from .actors import NotThere, Outcome, controls
from .bot_process import BotProcess
from .child import Executed, Launch
from .server import Playground
from .soak_leaks import Watch
from .tables import Answer, Table, open_table

Progress = Callable[[float, int], None]
#: People and computers of a table, where its game has so many seats.
_SEATINGS = ((1, 1), (2, 0), (2, 1), (3, 0), (2, 2))
#: Of a hundred presses: an old answer again, the same answer twice at once, some other button.
_STALE, _TWICE, _OTHER = 8, 6, 8
_OPENERS, _MOST_BUSY = 6, 60.0


@dataclass
class Tally:
    """What was measured."""

    times: list[float] = field(default_factory=list)
    presses: int = 0
    late: int = 0
    unanswered_while_down: int = 0
    accepted: set[int] = field(default_factory=set)
    games: int = 0
    kills: int = 0
    drops: int = 0
    downs: list[tuple[float, float]] = field(default_factory=list)
    """When the bot was down, in the time of ``perf_counter``."""

    def note(self, outcome: Outcome, patience: float) -> None:
        """Count one press."""
        self.presses += 1
        if outcome.acknowledged is not None:
            self.times.append(outcome.acknowledged)
            return
        start = outcome.interaction.started
        if any(start < up and start + patience > down for down, up in self.downs):
            self.unanswered_while_down += 1
        else:
            self.late += 1


class Crowd:
    """The people of all tables."""

    def __init__(
        self, server: Playground, watch: Watch, think: float, rng: Random, games: Sequence[GameSpec[Any]]
    ) -> None:
        self.server, self.watch, self.think, self.rng, self.games = server, watch, think, rng, games
        self.tally = Tally()
        self.over = False
        self.begun = asyncio.Event()
        """Set when all tables are open: then people begin to play."""
        self.ready: asyncio.Semaphore = asyncio.Semaphore(_OPENERS)
        say = host_words()
        self._refusals = tuple(say(f"sorry-{key}") for key in ("passed", "twice", "unfit"))

    async def table(self, number: int) -> None:
        """Play at one place until it is over, the same game again and again."""
        rng = Random(self.rng.random())
        game = self.games[number % len(self.games)]
        seatings = [(people, more) for people, more in _SEATINGS if people + more in game.seats]
        place = self.server.world.add_channel(f"table-{number}")
        while not self.over:
            people, computers = rng.choice(seatings)
            names = [f"P{number}{letter}" for letter in "abc"[:people]]
            try:
                async with self.ready:
                    table = await open_table(self.server, place, *names, computers=computers, game=game.key)
            except (AssertionError, IndexError):
                # The bot was down in the middle of it.
                await asyncio.sleep(0.5)
                continue
            self.watch.tables[place.id] = table.id
            await self.begun.wait()
            await self._play(table, rng)
            self.tally.games += table.end() is not None

    async def _play(self, table: Table, rng: Random) -> None:
        old: list[tuple[Any, Answer]] = []
        while not self.over and table.end() is None:
            await asyncio.sleep(rng.uniform(0.2, 1.8) * self.think)
            chance = rng.randrange(100)
            if chance < _STALE and old:
                user, answer = rng.choice(old)
                self._judge(await table.give(user, answer))
            elif chance < _STALE + _OTHER:
                await self._other(table, rng)
            elif waiting := table.waiting():
                user = rng.choice(waiting)
                found = await table.find(user, rng)
                if found is None:
                    continue
                old = [*old[-5:], (user, found)]
                times = 2 if chance < _STALE + _OTHER + _TWICE else 1
                for outcome in await asyncio.gather(*(table.give(user, found) for _ in range(times))):
                    self._judge(outcome)

    async def _other(self, table: Table, rng: Random) -> None:
        """Press something on the board that answers nothing."""
        boards = table.boards()
        if not boards:
            return
        user = rng.choice(table.people)
        try:
            part = rng.choice(controls(boards[-1]))
            self._judge(await self.server.act.press(user, boards[-1], part["custom_id"]), counts=False)
        except (NotThere, IndexError):
            return

    def _judge(self, outcome: Outcome, *, counts: bool = True) -> None:
        self.tally.note(outcome, self.server.interactions.patience)
        taken = outcome.interaction.answered in (6, 7) and outcome.said
        if counts and taken and not any(words in outcome.said for words in self._refusals):
            self.tally.accepted.add(outcome.interaction.id)


async def _trouble(
    server: Playground, bot: BotProcess, tally: Tally, kill_every: float, drop_every: float
) -> None:
    """Kill the bot and drop its line, again and again."""
    started = time.monotonic()
    kill, drop = kill_every or float("inf"), drop_every or float("inf")
    while True:
        await asyncio.sleep(0.1)
        gone = time.monotonic() - started
        if gone >= kill:
            kill += kill_every
            down = time.perf_counter()
            tally.downs.append((down, float("inf")))
            tally.kills += 1
            await bot.restart(kill=True)
            tally.downs[-1] = (down, time.perf_counter())
        if gone >= drop:
            drop += drop_every
            await server.act.drop_gateway()
            tally.drops += 1


async def _settled(bot: BotProcess) -> bool:
    """Wait until the bot has nothing more to do; whether it comes to that."""
    try:
        await bot.settle(_MOST_BUSY)
    except TimeoutError:
        return False
    return True


async def soak(
    tables: int,
    seconds: float,
    kill_every: float = 0.0,
    drop_every: float = 0.0,
    rate_limit: bool = False,
    progress: Progress | None = None,
    *,
    think: float = 2.0,
    seed: int = 1,
    folder: Path | None = None,
    games: Sequence[str] = (),
    hosted: Games | None = None,
    launch: Launch = Executed.start,
) -> dict[str, Any]:
    """Play ``tables`` tables for ``seconds``, and measure.

    ``games``: what is played, in turn; none: every game there is. ``hosted``: all that the bot hosts, by its
    environment; None: those that are found.

    ``kill_every``, ``drop_every``: seconds between two kills of the bot, or cuts of its line; 0: never.
    ``rate_limit``: Discord's usual limits are counted. ``progress`` is told the seconds gone and the
    presses so far. ``think``: mean seconds between a table's presses.
    ``launch``: how the bot's process comes to be.
    ``folder``: where the bot's store and log are left; without one they are deleted at the end.
    What must be 0 comes as a count, and as lines under ``why``.
    """
    known = hosted or Games.found()
    wanted = tuple(games) or tuple(known)
    with tempfile.TemporaryDirectory() as temporary:
        place = folder or Path(temporary)
        async with Playground(strict_limits=rate_limit, remember=1000) as server:
            server.world.keep_blobs = False
            bot = BotProcess(server, place / "soak.db", launch=launch)
            watch = Watch(server)
            crowd = Crowd(server, watch, think, Random(seed), [known[game].spec for game in wanted])
            await bot.start()
            try:
                await bot.wait_ready()
                found = await _run(server, bot, crowd, tables, seconds, kill_every, drop_every, progress)
            finally:
                await bot.stop()
            wrong = await soak_checks.check(server, bot.database, watch, crowd.tally.accepted, known)
            errors = [
                line for line in bot.tail(100_000).splitlines() if "ERROR" in line or "Traceback" in line
            ]
            wrong |= {
                "unknown_routes": server.traffic.unknown,
                "server_faults": server.failures,
                "log_errors": errors,
            }
            return {
                "games": wanted,
                **found,
                **{key: len(lines) for key, lines in wrong.items()},
                "why": _few(wrong),
            }


def _few(wrong: dict[str, list[Any]]) -> dict[str, list[Any]]:
    return {key: lines[:10] for key, lines in wrong.items() if lines}


async def _run(
    server: Playground,
    bot: BotProcess,
    crowd: Crowd,
    tables: int,
    seconds: float,
    kill_every: float,
    drop_every: float,
    progress: Progress | None,
) -> dict[str, Any]:
    """Let the crowd play; the figures."""
    tally = crowd.tally
    tasks = [asyncio.create_task(crowd.table(number)) for number in range(tables)]
    opening = time.monotonic()
    await server.until(lambda: len(crowd.watch.tables) >= tables, 30.0 + tables)
    opened = time.monotonic() - opening
    await _settled(bot)
    memory = bot.memory()
    tally.times.clear()
    tally.presses = tally.late = 0
    before, taken = server.traffic.shown, len(tally.accepted)
    uploads, pictures = server.world.uploads, len(server.world.pictures)
    crowd.begun.set()
    trouble = asyncio.create_task(_trouble(server, bot, tally, kill_every, drop_every))
    start = time.monotonic()
    while (gone := time.monotonic() - start) < seconds:
        await asyncio.sleep(min(0.5, seconds - gone + 0.01))
        if trouble.done():
            trouble.result()
        if progress is not None:
            progress(min(gone, seconds), tally.presses)
    measured = time.monotonic() - start
    presses, decisions = tally.presses, len(tally.accepted) - taken
    crowd.over = True
    trouble.cancel()
    results = await asyncio.gather(*tasks, trouble, return_exceptions=True)
    if not bot.pid or not server.gateway.online:
        await bot.start()
        await bot.wait_ready()
    settled = await _settled(bot)
    crashed = [repr(r) for r in results if isinstance(r, Exception)]
    times = sorted(tally.times) or [0.0]
    return {
        "tables": tables,
        "seconds": round(measured, 1),
        "opening_seconds": round(opened, 1),
        "presses": presses,
        "presses_per_second": round(presses / measured, 1),
        "p50_ms": round(times[len(times) // 2], 1),
        "p99_ms": round(times[len(times) * 99 // 100], 1),
        "worst_ms": round(times[-1], 1),
        "late": tally.late,
        "unanswered_while_down": tally.unanswered_while_down,
        "decisions": decisions,
        "sends_per_decision": round((server.traffic.shown - before) / max(1, decisions), 2),
        "pictures": len(server.world.pictures) - pictures,
        "uploads": server.world.uploads - uploads,
        "games_finished": tally.games,
        "rate_limited": server.traffic.limited,
        "kills": tally.kills,
        "drops": tally.drops,
        "memory_start": memory,
        "memory_end": bot.memory(),
        "settled": settled,
        "crashed_players": crashed[:3],
    }
