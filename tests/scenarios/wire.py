"""The stage of the simulated Discord, built over the playground: the same words, real sockets."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from db.store import Store
from host.tables.loaded import LoadedTable
from playground.server import Playground
from playground.state import Channel, Message, User
from tests.press import Press
from tests.reading import controls
from tests.stage import Person, Stage

from .world import PATIENCE, World

#: Seconds that time goes forward at once.
_STEP = 5.0


@dataclass
class Place:
    """A channel, as the stage knows one."""

    server: Playground
    channel: Channel

    @property
    def id(self) -> int:
        """Its id."""
        return self.channel.id

    @property
    def name(self) -> str:
        """Its name."""
        return self.channel.name

    def history(self) -> list[Message]:
        """What everybody sees, oldest first."""
        return self.server.act.messages(self.channel)

    @property
    def last_message(self) -> Message:
        """The newest."""
        return self.history()[-1]

    @property
    def threads(self) -> list[Place]:
        """Its threads."""
        found = self.server.world.state.channels.values()
        return [Place(self.server, channel) for channel in found if channel.parent == self.id]


class WirePerson(Person):
    """Somebody who presses through the playground."""

    stage: WireStage
    user: User

    @property
    def door(self) -> int:
        return self.stage.server.world.dm(self.user.id).id

    def dms(self) -> list[Any]:
        return list(self.stage.server.act.dms(self.user))

    async def slash(self, name: str, at: Any = None, **options: Any) -> Any:
        place = (at or self.stage.channel).channel
        given: dict[str, Any] = {
            key: value.id if isinstance(value, Person) else value for key, value in options.items()
        }
        return await self.stage.done(self.stage.server.act.slash(self.user, place, name, **given))

    async def slash_alone(self, name: str, **options: Any) -> Any:
        return await self.slash(
            name, Place(self.stage.server, self.stage.server.world.dm(self.user.id)), **options
        )

    async def offered(self, name: str, option: str, typed: str, **options: Any) -> list[dict[str, Any]]:
        act, place = self.stage.server.act, self.stage.channel.channel
        found = await act.autocomplete(self.user, place, name, option, **{**options, option: typed or None})
        return list(found)

    async def press(self, message: Any, label: str | None = None, custom_id: str | None = None) -> Any:
        if custom_id is None:
            custom_id = next(part["custom_id"] for part in controls(message) if part.get("label") == label)
        return await self.stage.done(self.stage.server.act.press(self.user, message, custom_id))

    async def choose(self, message: Any, custom_id: str, values: list[str]) -> Any:
        return await self.stage.done(self.stage.server.act.select(self.user, message, custom_id, values))

    def pressed(self, panel: Any, result: Any) -> Any:
        return result.response or panel


class WireStage(Stage):
    """The playground, the bot's process, and a look into its store; a server's corner for one scenario."""

    world: World
    server: Playground
    channel: Place
    places: list[Place]
    since: int
    """Requests before this scenario."""
    log: int
    """Where the log of this scenario begins."""

    @property
    def store(self) -> Store:
        return self.world.house.store

    async def done(self, work: Any) -> Any:
        """A press and all that follows from it."""
        outcome = await work
        self.server.interactions.patience = PATIENCE
        await self.settle()
        return outcome

    async def settle(self) -> None:
        """Wait until the bot rests."""
        await self.world.process.settle()

    def adopt(self, name: str, user: Any) -> Person:
        self.people[name] = WirePerson(self, user, user)
        return self.people[name]

    def person(self, name: str, called: str | None = None) -> Person:
        return self.people.get(name) or self.adopt(name, self.server.world.add_user(called or name))

    def manager(self, name: str) -> Person:
        state = self.server.world.state
        return self.adopt(name, state.users[state.owner])

    def owner(self) -> Person:
        state = self.server.world.state
        return self.adopt("keeper", state.users[state.owner])

    def place(self, name: str, *, mute: bool = False) -> Any:
        made = Place(self.server, self.server.world.add_channel(name))
        if mute:
            self.server.act.deny(made.channel, "send")
        self.places.append(made)
        return made

    async def load(self, table: str) -> LoadedTable:
        return await self.world.house.load(table)

    async def restart(self) -> None:
        await self.world.process.restart(kill=True)
        await self.settle()

    async def at_once(self, *presses: Press) -> list[Any]:
        act = self.server.act

        def press(one: Press) -> Any:
            message = one.message or self.channel.last_message
            if one.values is None:
                return act.press(one.person.user, message, one.custom_id, force=True)
            return act.select(one.person.user, message, one.custom_id, one.values, force=True)

        return list(await self.done(asyncio.gather(*(press(one) for one in presses))))

    async def later(self, seconds: float) -> None:
        self.server.act.advance(seconds)
        await self.settle()

    async def wait(self, seconds: float) -> None:
        # By steps: what is tried again after a while is tried again in that while.
        while seconds > 0:
            await self.later(min(seconds, _STEP))
            seconds -= _STEP

    def asked(self) -> list[Any]:
        return self.server.requests[self.since :]

    def knocks(self, person: Person) -> int:
        door = self.server.world.find_dm(person.id)
        return 0 if door is None else len(self.requests("POST", f"/channels/{door.id}/messages"))

    def close_door(self, person: Person) -> None:
        self.server.act.close_dms(person.user)

    def depart(self, person: Person) -> None:
        self.server.act.leave(person.user)

    def refuse(self, method: str, path: str, status: int, code: int = 0, times: int | None = 1) -> None:
        self.server.act.fail(f"{method} {path}", status, code, times)

    def tries(self, status: int) -> int:
        return 5 if status in (429, 500, 502, 504, 524) else 1

    def raised(self) -> set[str]:
        return set()

    def mend(self) -> None:
        self.server.act.mend()

    def lose_answer(self) -> None:
        self.refuse("POST", "/interactions/*", 404, 10062)
        # Whoever pressed need not wait for it.
        self.server.interactions.patience = 0.2

    def delete(self, message: Any) -> None:
        self.server.act.delete_message(message)

    def delete_place(self, place: Any) -> None:
        self.server.act.delete_channel(place.channel)

    def archive(self, place: Any) -> None:
        self.server.act.archive_thread(place.channel)

    def rung(self) -> list[int]:
        return list(self.channel.last_message.pings)

    def logged(self, caplog: Any = None) -> list[str]:
        return self.world.process.log.read_text(encoding="utf-8", errors="replace")[self.log :].splitlines()

    async def content(self, message: Any) -> tuple[str, bytes]:
        [file] = message.files
        return file.name, self.server.world.blobs[file.path]

    async def clear(self) -> None:
        """Nothing of this scenario goes on in later ones."""
        ours = {place.id for place in self.places}
        people = {person.id for person in self.people.values()}
        for record in await self.store.tables("lobby", "playing", "paused", "frozen"):
            if record.channel in ours or record.host in people:
                await self.store.put_timers(record.id, [])
                await self.store.put_table(replace(record, status="void"))


@contextlib.asynccontextmanager
async def wire(world: World, seed: bytes | None = None) -> AsyncIterator[WireStage]:
    """A corner of the world: a channel, and people of one's own."""
    await world.ready()
    server = world.server
    world.process.fix_dice(seed)
    made = WireStage(env=None, bot=None, database=world.process.database)  # type: ignore[arg-type]
    made.world, made.server, made.places, made.since = world, server, [], len(server.requests)
    # To start a process takes seconds.
    made.channel, made.stamina = made.place("games"), 15
    made.log = len(world.process.log.read_text(encoding="utf-8", errors="replace"))
    try:
        await made.settle()
        yield made
        assert server.traffic.unknown == []
        assert server.failures == []
        assert [r.route for r in made.asked() if r.code == 50035 and not r.on_purpose] == []
        assert not [line for line in made.logged() if "Traceback" in line]
        await made.clear()
    except BaseException:
        world.spoiled = True
        raise
