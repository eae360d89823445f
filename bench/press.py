"""Milliseconds from a press to its answer, through the real router, cogs and store.

Discord is simulated; a press counts from the bot's listener to the moment its answer is handed to
the network. The simulator follows every task and callback of the bot, which is inside the figure.
"""

from __future__ import annotations

import asyncio
import contextlib
import resource
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any

import discord
import msgspec
from discord.ext import commands
from discord.webhook.async_ import AsyncWebhookAdapter

from host.games import Games
from host.schedule.recovery import recover
from host.shown import press_ids
from tests.stage import Stage, stage

from .figures import Figures, figure, percentile
from .fill import fill

#: Aims: milliseconds of the slowest press but one in a hundred; messages sent for a decision.
_MS, _SENT = 50, 2
#: Of so many decisions one is followed by a look at My hand, by anyone at the table.
_LOOKS = 4


class Press(msgspec.Struct):
    """One press that was answered."""

    kind: str
    """answer, page (of a panel), or a button's verb."""
    ms: float
    cpu: float
    """Milliseconds of work by this process meanwhile, drawing beside it too: what others on the
    machine take does not count."""
    deferred: bool


def run(folder: Path, tables: int, presses: int) -> Figures:
    """:func:`measure`, for a process of its own."""
    return asyncio.run(measure(folder, tables, presses))


async def measure(folder: Path, tables: int, presses: int) -> Figures:
    """At ``tables`` stored tables, all but one of them filled in: people at the last one answer
    ``presses`` times, game after game, and look at their hands in between."""
    database = folder / f"press-{tables}.db"
    # The simulator gives a start five seconds: what takes long is done before or after.
    await asyncio.to_thread(Games.found()["fixer"].painter.warm)
    async with stage(database) as made:
        fill(database, tables - 1)
        begun = perf_counter()
        await recover(made.bot.services.tables, made.bot.services.publisher)
        awake, idle = perf_counter() - begun, _rss()
        post, rng = made.bot.services.messages, Random(tables)
        decisions = sent = edited = game = 0
        with _stopwatch(made.bot) as found:
            while _answers(found) < presses:
                made.channel = made.guild.create_text_channel(f"game-{game}")
                table = await made.open(*(f"{name}{game}" for name in ("ana", "bo", "cal")))
                before = post.sent, post.edited
                decisions += await _play(made, table, rng, found, presses)
                sent, edited = sent + post.sent - before[0], edited + post.edited - before[1]
                # So that as many are stored all the time.
                await made.bot.services.store.delete_table(table)
                game += 1
        result = {
            **_times("press", found, _MS),
            **_times("answer", [press for press in found if press.kind == "answer"], _MS),
            **_times("my_hand", [press for press in found if press.kind == "hand"], None),
            "deferred": figure(sum(press.deferred for press in found), "presses"),
            "sent_per_decision": figure(sent / decisions, "messages sent, callbacks apart", most=_SENT),
            "edited_per_decision": figure(edited / decisions, "messages edited, callbacks apart"),
            "start": figure(awake, "s, until every table is awake"),
            "memory_at_rest": figure(idle, "MiB resident"),
            "memory_after": figure(_rss(), "MiB resident, with what the simulator keeps"),
        }
    return result


async def _play(made: Stage, table: str, rng: Random, found: list[Press], presses: int) -> int:
    """One game, cut short when there are enough presses; the decisions taken."""
    people = list(made.people.values())[-3:]
    decisions = 0

    class Enough(Exception):
        pass

    async def after(count: int) -> None:
        nonlocal decisions
        decisions = count
        if count % _LOOKS == 0 and made.boards():
            await rng.choice(people).press(made.board(), label="My hand")
        if _answers(found) >= presses:
            raise Enough

    with contextlib.suppress(Enough):
        await made.play(table, rng, every=after)
    return decisions


def _answers(found: list[Press]) -> int:
    return sum(press.kind == "answer" for press in found)


@contextlib.contextmanager
def _stopwatch(bot: commands.Bot) -> Iterator[list[Press]]:
    """Times every press that the bot answers meanwhile."""
    arrived: dict[int, tuple[str, float, float]] = {}
    found: list[Press] = []
    answer = AsyncWebhookAdapter.create_interaction_response

    async def arrive(interaction: discord.Interaction[Any]) -> None:
        press = press_ids.decode(str(dict(interaction.data or {}).get("custom_id", "")))
        if press is not None:
            kind = "answer"
            if isinstance(press, press_ids.Verb):
                kind = press.name
            elif isinstance(press, press_ids.Page | press_ids.Form):
                kind = "page"
            arrived[interaction.id] = kind, perf_counter(), process_time()

    def answered(self: Any, interaction_id: int, *args: Any, params: Any, **kwargs: Any) -> Any:
        if interaction_id in arrived:
            kind, begun, worked = arrived.pop(interaction_id)
            ms, cpu = (perf_counter() - begun) * 1000, (process_time() - worked) * 1000
            deferred = params.payload is not None and params.payload.get("type") in (5, 6)
            found.append(Press(kind, ms, cpu, deferred))
        return answer(self, interaction_id, *args, params=params, **kwargs)

    # First of all listeners, so that its clock starts when theirs are called.
    bot.extra_events.setdefault("on_interaction", []).insert(0, arrive)
    AsyncWebhookAdapter.create_interaction_response = answered  # type: ignore[method-assign]
    try:
        yield found
    finally:
        AsyncWebhookAdapter.create_interaction_response = answer  # type: ignore[method-assign]
        bot.extra_events["on_interaction"].remove(arrive)


def _times(name: str, found: list[Press], most: float | None) -> Figures:
    times, cpu = [press.ms for press in found], [press.cpu for press in found]
    return {
        f"{name}_p50": figure(percentile(times, 50), "ms"),
        f"{name}_p99": figure(percentile(times, 99), "ms", most=most),
        f"{name}_most": figure(max(times, default=0.0), f"ms, of {len(times)}"),
        f"{name}_cpu_p50": figure(percentile(cpu, 50), "ms of work"),
        f"{name}_cpu_p99": figure(percentile(cpu, 99), "ms of work"),
    }


def _rss() -> float:
    """Memory of this process in MiB: what is resident now, or where that is not told, at most."""
    status = Path("/proc/self/status")
    if status.exists():
        for line in status.read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1024 if sys.platform != "darwin" else 1024**2)
