"""A simulated server with people in it, who use the bot as people do: by what its messages offer."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import discord
import simcord

from cogs.client import Backroom
from db.store import Store
from host.games import Games
from host.shown import press_ids
from host.tables.loaded import LoadedTable
from playground.in_bot.sketches import sketched
from playground.tables import without_forms
from tests.press import Press, channel_of, emit, later
from tests.reading import answers, controls, private, said, text


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

    @property
    def door(self) -> int:
        """The id of their direct messages with the bot."""
        return int(self.user.dm_channel.id)

    def dms(self) -> list[Any]:
        """Direct messages from the bot, oldest first."""
        return list(self.user.dm_channel.history())

    async def slash(self, name: str, at: Any = None, **options: Any) -> Any:
        """Give a command, in the channel or ``at`` another place. Settings may name people."""
        given = {key: value.member if isinstance(value, Person) else value for key, value in options.items()}
        return await self.member.slash(at or self.stage.channel, name, **given)

    async def slash_alone(self, name: str, **options: Any) -> Any:
        """Give a command in their direct messages."""
        return await self.user.slash(name, **options)

    async def offered(self, name: str, option: str, typed: str, **options: Any) -> list[dict[str, Any]]:
        """What is offered while an option of a command is typed."""
        return list(await self.member.autocomplete(self.stage.channel, name, option, typed, **options))

    async def forge(self, custom_id: str, message: Any = None, values: list[str] | None = None) -> str:
        """Press something that no message offers; the private words that come back."""
        [result] = await self.stage.at_once(Press(self, custom_id, message, values))
        return said(result)

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
        for _ in range(12):
            # Forms are left alone: whoever fills one in asks for it by name.
            offered = without_forms(answers(panel))
            assert offered, f"nothing to press in: {text(panel)}"
            selects = [offer for offer in offered if offer[1] is not None]
            raw, values = rng.choice(selects or offered)
            if values is None:
                result = await self.press(panel, custom_id=raw["custom_id"])
            else:
                most = raw.get("max_values", 1)
                result = await self.choose(panel, raw["custom_id"], rng.sample(values, most))
            press = press_ids.decode(raw["custom_id"])
            assert press is not None
            if not isinstance(press, press_ids.Page):
                return result
            panel = self.pressed(panel, result)
        raise AssertionError("pages without end")

    def pressed(self, panel: Any, result: Any) -> Any:
        """The panel after a press that changed it in place."""
        if _is_dm(panel, self):
            return next(message for message in self.dms() if message.id == panel.id)
        return result.response or panel


def _is_dm(message: Any, person: Person) -> bool:
    return channel_of(message) == person.door


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
    games: Games | None = None
    stamina: int = 3
    """Presses between two restarts, where many are wanted."""

    def person(self, name: str, called: str | None = None) -> Person:
        """Somebody by name, made on first mention; ``called``: by others, if not so."""
        if name not in self.people:
            fields = {} if called is None else {"global_name": called}
            self.adopt(name, self.env.create_user(name, **fields))
        return self.people[name]

    def owner(self) -> Person:
        """Whoever owns the bot."""
        keeper = self.person("keeper")
        self.bot.owner_ids, self.bot.owner_id = {keeper.id}, None
        return keeper

    def manager(self, name: str) -> Person:
        """Somebody who manages the server."""
        role = self.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
        user = self.env.create_user(name)
        self.people[name] = Person(self, user, self.guild.add_member(user, roles=[role]))
        return self.people[name]

    def adopt(self, name: str, user: Any) -> Person:
        """Somebody with an account of their own making."""
        self.people[name] = Person(self, user, self.guild.add_member(user))
        return self.people[name]

    @property
    def store(self) -> Store:
        """What the bot keeps."""
        return self.bot.services.store

    def place(self, name: str, *, mute: bool = False) -> Any:
        """One more channel; ``mute``: the bot may not write there."""
        fields = {}
        if mute:
            closed = discord.PermissionOverwrite(send_messages=False)
            fields = {"overwrites": {self.guild.default_role: closed}}
        return self.guild.create_text_channel(name, **fields)

    def last(self, contains: str) -> Any:
        """The newest message in the channel with this text."""
        for message in reversed(self.channel.history()):
            if contains in text(message):
                return message
        raise AssertionError(f"no message says {contains!r}")

    def boards(self, table: str = "", place: Any = None) -> list[Any]:
        """Live boards in the channel (of one table), oldest first."""
        return [
            message
            for message in (place or self.channel).history()
            if any(f":{table}" in c["custom_id"] and ":!hand" in c["custom_id"] for c in controls(message))
            and not private(message)
        ]

    def board(self, table: str = "") -> Any:
        """The live board (of one table); there must be just one."""
        found = self.boards(table)
        assert len(found) == 1, f"{len(found)} live boards"
        return found[0]

    async def load(self, table: str) -> LoadedTable:
        """The table as stored."""
        return await self.bot.services.tables.load(table)

    async def restart(self) -> None:
        """A fresh bot on the same world and the same database; the old one dies without a word."""
        old = self.bot
        await self.env.restart_bot(make_bot(self.database, self.seed, games=self.games))
        await old.services.store.close()
        self.bot = self.env.bot
        await self.env.settle()

    async def as_bot(self, work: Any) -> None:
        """Run something of the bot's own, as its loops do."""
        with self.env._bot_scope():
            task = asyncio.get_running_loop().create_task(work)
        await self.env.settle()
        await task

    async def at_once(self, *presses: Press) -> list[Any]:
        """Presses that arrive in the same instant; all that follows has happened when this returns."""
        results = [emit(self, press) for press in presses]
        await self.env.settle()
        return results

    async def later(self, seconds: float) -> None:
        """So much later, by the clocks that run at tables; what is due has happened."""
        await later(self, seconds)

    async def wait(self, seconds: float) -> None:
        """Let time pass, for the bot and for Discord."""
        await self.env.advance_time(seconds)

    def asked(self) -> list[Any]:
        """All that the bot has asked of Discord, so far: with ``method``, ``path`` and ``json``."""
        return list(self.env.http_requests)

    def requests(self, method: str, contains: str) -> list[Any]:
        """Of these, those to some path."""
        return [r for r in self.asked() if r.method == method and contains in r.path]

    def knocks(self, person: Person) -> int:
        """How often the bot has tried to write to somebody."""
        return len(self.requests("POST", f"/channels/{person.door}/messages"))

    def close_door(self, person: Person) -> None:
        """A person's direct messages are closed to the bot from now on."""
        path = f"/channels/{person.door}/messages"
        self.env.inject_error("POST", path, status=403, code=50007, times=None)

    def depart(self, person: Person) -> None:
        """A person leaves the server; the bot reaches them no more."""
        self.guild.remove_member(person.member)
        self.close_door(person)

    def refuse(self, method: str, path: str, status: int, code: int = 0, times: int | None = 1) -> None:
        """Discord refuses requests to a path, so many times (None: until :meth:`mend`)."""
        self.env.inject_error(method, path, status=status, code=code, times=times)

    def tries(self, status: int) -> int:
        """How often the bot's library asks before the bot hears of a refusal."""
        return 1

    def raised(self) -> set[str]:
        """What was raised and handled, by name."""
        return {type(error).__name__ for error in self.env.errors}

    def mend(self) -> None:
        """Nothing is refused any more."""
        self.env.backend.faults.clear()

    def lose_answer(self) -> None:
        """The next answer to an interaction comes too late."""
        self.refuse("POST", "/interactions/*/callback", 404, 10062)

    def delete(self, message: Any) -> None:
        """A moderator (or who got it) deletes a message."""
        self.env.backend.delete_message(channel_of(message), message.id)

    def delete_place(self, place: Any) -> None:
        """A channel or thread is deleted."""
        self.env.backend.delete_channel(place.id)

    def archive(self, place: Any) -> None:
        """A thread falls asleep: nothing in it can be changed until a new message wakes it."""
        # The simulator lets them be edited; Discord refuses.
        self.refuse("PATCH", f"/channels/{place.id}/messages/*", 400, 50083, times=None)
        messages = self.bot.services.messages

        async def send(*args: Any, **fields: Any) -> Any:
            sent = await type(messages).send(messages, *args, **fields)
            if sent.channel == place.id:
                self.mend()
            return sent

        messages.send = send  # type: ignore[method-assign]

    def rung(self) -> list[int]:
        """For whom the newest message of the channel rings."""
        sent = self.requests("POST", f"/channels/{self.channel.id}/messages")[-1]
        allowed = sent.json["allowed_mentions"]
        assert not allowed.get("parse")
        return [int(user) for user in allowed.get("users", [])]

    def logged(self, caplog: Any) -> list[str]:
        """What the bot has logged."""
        ours = ("host", "cogs", "db", "engines", "render")
        return [r.getMessage() for r in caplog.records if r.name.split(".")[0] in ours]

    async def content(self, message: Any) -> tuple[str, bytes]:
        """Name and content of the one file of a message."""
        [file] = message.attachments
        return file.filename, await file.read()

    async def awaited(self, table: str) -> list[Person]:
        """The people whom the table waits for."""
        users = {seat.user for seat in (await self.load(table)).awaited_people()}
        return [person for person in self.people.values() if person.id in users]

    async def open(
        self,
        host: str,
        *others: str,
        game: str = "fixer",
        computers: int = 0,
        start: bool = True,
        **options: Any,
    ) -> str:
        """Open a table, seat people and computers, and start it; its id."""
        first = self.person(host)
        seats = 1 + len(others) + computers
        result = await first.slash(f"{game} new", seats=max(seats, 2), **options)
        table = text(result.response).split("**")[1]
        for name in others:
            await self.wait(1)
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
            loaded = await self.load(table)
            waiting = loaded.awaited_people()
            if loaded.record.status != "playing" or not waiting:
                return count
            user = rng.choice(waiting).user
            person = next(p for p in self.people.values() if p.id == user)
            await person.act(rng, table)
            count += 1
            if every is not None:
                await every(count)
        raise AssertionError("no end")


def make_bot(
    database: Path, seed: bytes | None = None, *, pause: float = 0.0, games: Games | None = None
) -> Backroom:
    """A bot on a database, as `python bot.py` makes it."""
    return Backroom(database, pause=pause, seed=seed, games=games)


@contextlib.asynccontextmanager
async def stage(
    database: Path,
    *,
    seed: bytes | None = None,
    games: Games | None = None,
    pictures: bool = False,
    **options: Any,
) -> AsyncIterator[Stage]:
    """A server with the bot and one channel; ``games`` are those it hosts (None: all that are found). Without
    ``pictures`` games are drawn as blank sheets."""
    games = games or Games.found()
    if not pictures:
        games = sketched(games)
    bot = make_bot(database, seed, games=games)
    async with simcord.run(bot, **{"settle_timeout": 30.0, **options}) as env:
        made = Stage(env, bot, database, seed=seed, games=games)
        made.guild = env.create_guild()
        made.channel = made.guild.create_text_channel("games")
        await env.settle()
        yield made
