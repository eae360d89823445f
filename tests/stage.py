"""A simulated server with people in it, who use the bot as people do: by what its messages offer."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import simcord

from cogs.client import Backroom
from cogs.client import _warm as warm
from engines.core.find import games
from engines.core.words import plain
from host import ids
from host.sitting import Sitting


def walk(parts: Any) -> Iterator[Any]:
    """Every component of a message, nested ones too (payload dicts or discord.py objects)."""
    for part in parts or []:
        yield part
        if isinstance(part, dict):
            yield from walk(part.get("components"))
        else:
            yield from walk(getattr(part, "children", None))


def controls(message: Any) -> list[Any]:
    """Buttons and selects with an id of ours, as payload dicts."""
    found = []
    for part in walk(message.components):
        raw = part if isinstance(part, dict) else part.to_dict()
        if raw.get("custom_id") and not raw.get("disabled"):
            found.append(raw)
    return found


def text(message: Any) -> str:
    """All text of a message."""
    parts = []
    for part in walk(message.components):
        content = part.get("content") if isinstance(part, dict) else getattr(part, "content", None)
        if content:
            parts.append(content)
    return plain("\n".join(parts))


def alts(message: Any) -> list[str]:
    """Alt texts of a message's pictures."""
    found = []
    for part in walk(message.components):
        raw = part if isinstance(part, dict) else part.to_dict()
        found += [item.get("description") or "" for item in raw.get("items", [])]
    return found


def answers(message: Any) -> list[tuple[dict[str, Any], list[str] | None]]:
    """Ways to answer that a panel offers: ``(component, values)``; pages to turn are among them."""
    found: list[tuple[dict[str, Any], list[str] | None]] = []
    for raw in controls(message):
        press = ids.read(raw["custom_id"])
        if press is None or press.verb is not None:
            continue
        if raw["type"] == 2:
            found.append((raw, None))
        else:
            found.append((raw, [option["value"] for option in raw["options"]]))
    return found


@dataclass
class Person:
    """Somebody on the server."""

    stage: Stage
    user: Any
    member: Any

    @property
    def id(self) -> int:
        """Their id."""
        return int(self.user.id)

    def dms(self) -> list[Any]:
        """Direct messages from the bot, oldest first."""
        return list(self.user.dm_channel.history())

    async def slash(self, name: str, **options: Any) -> Any:
        """Give a command in the channel."""
        return await self.member.slash(self.stage.channel, name, **options)

    async def press(self, message: Any, label: str | None = None, custom_id: str | None = None) -> Any:
        """Press a button of a message, wherever it is."""
        who = self.user if _is_dm(message, self) else self.member
        return await who.click(message, label=label, custom_id=custom_id)

    async def choose(self, message: Any, custom_id: str, values: list[str]) -> Any:
        """Choose from a select."""
        who = self.user if _is_dm(message, self) else self.member
        return await who.select(message, values, custom_id=custom_id)

    def asking(self, table: str = "") -> list[Any]:
        """Direct messages with a panel that asks (of one table)."""
        return [m for m in self.dms() if any(f":{table}" in raw["custom_id"] for raw, _ in answers(m))]

    async def panel(self, table: str = "") -> Any:
        """The panel they would use: the newest direct message that asks, else My hand in the channel."""
        found = self.asking(table)
        if found:
            return found[-1]
        board = self.stage.board(table)
        return (await self.press(board, label="My hand")).response

    async def act(self, rng: Random, table: str = "", panel: Any = None) -> Any:
        """Answer what is asked, at random among what is offered; the interaction's result."""
        panel = panel or await self.panel(table)
        for _ in range(6):
            offered = answers(panel)
            assert offered, f"nothing to press in: {text(panel)}"
            selects = [offer for offer in offered if offer[1] is not None]
            raw, values = rng.choice(selects or offered)
            if values is None:
                result = await self.press(panel, custom_id=raw["custom_id"])
            else:
                most = raw.get("max_values", 1)
                result = await self.choose(panel, raw["custom_id"], rng.sample(values, most))
            press = ids.read(raw["custom_id"])
            assert press is not None
            if press.page is None:
                return result
            panel = self.pressed(panel, result)
        raise AssertionError("pages without end")

    def pressed(self, panel: Any, result: Any) -> Any:
        """The panel after a press that changed it in place."""
        if _is_dm(panel, self):
            return next(message for message in self.dms() if message.id == panel.id)
        return result.response or panel


def _is_dm(message: Any, person: Person) -> bool:
    channel = getattr(message, "channel_id", None) or message.channel.id
    return bool(channel == person.user.dm_channel.id)


@dataclass
class Stage:
    """The server."""

    env: Any
    bot: Backroom
    database: Path
    guild: Any = None
    channel: Any = None
    people: dict[str, Person] = field(default_factory=dict)
    seed: bytes | None = None

    def person(self, name: str, **fields: Any) -> Person:
        """Somebody by name, made on first mention."""
        if name not in self.people:
            self.adopt(name, self.env.create_user(name, **fields))
        return self.people[name]

    def adopt(self, name: str, user: Any) -> Person:
        """Somebody with an account of their own making."""
        self.people[name] = Person(self, user, self.guild.add_member(user))
        return self.people[name]

    def last(self, contains: str) -> Any:
        """The newest message in the channel with this text."""
        for message in reversed(self.channel.history()):
            if contains in text(message):
                return message
        raise AssertionError(f"no message says {contains!r}")

    def boards(self, table: str = "") -> list[Any]:
        """Live boards in the channel (of one table), oldest first."""
        return [
            message
            for message in self.channel.history()
            if any(f":{table}" in c["custom_id"] and ":!hand" in c["custom_id"] for c in controls(message))
            and not message.flags.ephemeral
        ]

    def board(self, table: str = "") -> Any:
        """The live board (of one table); there must be just one."""
        found = self.boards(table)
        assert len(found) == 1, f"{len(found)} live boards"
        return found[0]

    async def sit(self, table: str) -> Sitting:
        """The table as stored."""
        return await self.bot.house.sit(table)

    async def restart(self) -> None:
        """A fresh bot on the same world and the same database; the old one dies without a word."""
        old = self.bot
        await self.env.restart_bot(make_bot(self.database, self.seed))
        await old.house.store.close()
        self.bot = self.env.bot
        await self.env.settle()

    async def as_bot(self, work: Any) -> None:
        """Run something of the bot's own, as its loops do."""
        with self.env._bot_scope():
            task = asyncio.get_running_loop().create_task(work)
        await self.env.settle()
        await task

    def requests(self, method: str, contains: str) -> list[Any]:
        """What the bot has asked of Discord, so far."""
        return [r for r in self.env.http_requests if r.method == method and contains in r.path]

    def close_door(self, person: Person, times: int | None = None) -> None:
        """A person's direct messages are closed to the bot from now on."""
        path = f"/channels/{person.user.dm_channel.id}/messages"
        self.env.inject_error("POST", path, status=403, code=50007, times=times)

    async def awaited(self, table: str) -> list[Person]:
        """The people whom the table waits for."""
        users = {seat.user for seat in (await self.sit(table)).awaited_people()}
        return [person for person in self.people.values() if person.id in users]

    async def open(
        self, host: str, *others: str, computers: int = 0, start: bool = True, **options: Any
    ) -> str:
        """Open a table, seat people and computers, and start it; its id."""
        first = self.person(host)
        seats = 1 + len(others) + computers
        result = await first.slash("fixer new", seats=max(seats, 2), **options)
        table = text(result.response).split("**")[1]
        for name in others:
            await self.env.advance_time(1)
            await self.person(name).press(self.last(f"table {table}"), label="Join")
        for _ in range(computers):
            await first.press(self.last(f"table {table}"), label="Add computer")
        if start:
            await first.press(self.last(f"table {table}"), label="Start")
        return table

    async def play(self, table: str, rng: Random, *, every: Any = None, limit: int = 400) -> int:
        """Let everybody answer whenever asked, until the table is over; the number of answers."""
        count = 0
        while count < limit:
            sitting = await self.sit(table)
            waiting = sitting.awaited_people()
            if sitting.record.status != "playing" or not waiting:
                return count
            user = rng.choice(waiting).user
            person = next(p for p in self.people.values() if p.id == user)
            await person.act(rng, table)
            count += 1
            if every is not None:
                await every(count)
        raise AssertionError("no end")


def make_bot(database: Path, seed: bytes | None = None, pause: float = 0.0) -> Backroom:
    """A bot on a database, as `python bot.py` makes it."""
    return Backroom(database, pause=pause, seed=seed)


@contextlib.asynccontextmanager
async def stage(database: Path, *, seed: bytes | None = None, **options: Any) -> AsyncIterator[Stage]:
    """A server with the bot and one channel."""
    for key in games():
        # Once a process, and not within the few seconds that a start may take.
        warm(key)
    bot = make_bot(database, seed)
    async with simcord.run(bot, **{"settle_timeout": 30.0, **options}) as env:
        made = Stage(env, bot, database, seed=seed)
        made.guild = env.create_guild()
        made.channel = made.guild.create_text_channel("games")
        await env.settle()
        yield made
