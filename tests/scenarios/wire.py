"""The stage of the simulated Discord, built over the playground: the same words, real sockets."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from db.store import Store
from host.house import House
from host.sitting import Sitting
from playground import soak_checks
from playground.actors import controls
from playground.bot_process import BotProcess
from playground.people import shows
from playground.records import Channel, Message, User
from playground.server import Playground
from tests.stage import Person, Stage

#: Seconds without a request, after which nothing more is expected if all is shown; if not; and the most
#: that is waited.
_QUIET, _LONG_QUIET, _PATIENCE = 0.2, 4.0, 20.0


@dataclass
class Place:
    """A channel, as the stage knows one."""

    server: Playground
    channel: Channel

    @property
    def id(self) -> int:
        """Its id."""
        return self.channel.id

    def history(self) -> list[Message]:
        """What everybody sees, oldest first."""
        return self.server.act.messages(self.channel)

    @property
    def last_message(self) -> Message:
        """The newest."""
        return self.history()[-1]


class WirePerson(Person):
    """Somebody who presses through the playground."""

    stage: WireStage
    user: User

    def dms(self) -> list[Any]:
        return list(self.stage.server.act.dms(self.user))

    async def slash(self, name: str, **options: Any) -> Any:
        server = self.stage.server
        return await self.stage.done(server.act.slash(self.user, self.stage.channel.channel, name, **options))

    async def press(self, message: Any, label: str | None = None, custom_id: str | None = None) -> Any:
        if custom_id is None:
            custom_id = next(part["custom_id"] for part in controls(message) if part.get("label") == label)
        return await self.stage.done(self.stage.server.act.press(self.user, message, custom_id))

    async def choose(self, message: Any, custom_id: str, values: list[str]) -> Any:
        return await self.stage.done(self.stage.server.act.select(self.user, message, custom_id, values))

    def pressed(self, panel: Any, result: Any) -> Any:
        return result.response or panel


class WireStage(Stage):
    """The playground, the bot's process, and a look into its store."""

    server: Playground
    process: BotProcess
    house: House
    channel: Place

    async def done(self, work: Any) -> Any:
        """A press and all that follows from it."""
        outcome = await work
        await self.settle()
        return outcome

    async def settle(self) -> None:
        """Wait until everything shows what the store says, and the bot is quiet."""
        loop, record = asyncio.get_running_loop(), self.server.record
        end = loop.time() + _PATIENCE
        seen, since = record.seen, loop.time()
        while loop.time() < end:
            await asyncio.sleep(0.05)
            if record.seen != seen:
                seen, since = record.seen, loop.time()
            elif loop.time() - since >= _LONG_QUIET or (
                loop.time() - since >= _QUIET and await self._settled()
            ):
                return

    async def _settled(self) -> bool:
        if await soak_checks.disagreements(self.server, self.house):
            return False
        for table in await self.house.store.tables("lobby", "playing"):
            if table.status == "lobby":
                if not any(shows(m, f":{table.id}:-:-:!join") for m in self.channel.history()):
                    return False
                continue
            sitting = await self.house.sit(table.id)
            if sitting.awaited_computers():
                return False
            hands = await self.house.store.messages(table.id, live=True, kind="hand")
            shown = {hand.seat: hand for hand in hands if hand.message is not None and hand.digest}
            for seat in sitting.awaited_people():
                person = await self.house.store.person(seat.user or 0)
                hand = shown.get(seat.seat)
                asked = str(sitting.live().ids[seat.seat])
                if (
                    person.hand != "channel"
                    and not person.dms_closed
                    and (hand is None or hand.moment != asked)
                ):
                    return False
        return True

    def adopt(self, name: str, user: Any) -> Person:
        self.people[name] = WirePerson(self, user, user)
        return self.people[name]

    def person(self, name: str, **fields: Any) -> Person:
        return self.people.get(name) or self.adopt(name, self.server.act.user(name))

    def boards(self, table: str = "") -> list[Any]:
        return [
            message
            for message in self.channel.history()
            if any(f":{table}" in c["custom_id"] and ":!hand" in c["custom_id"] for c in controls(message))
        ]

    async def sit(self, table: str) -> Sitting:
        return await self.house.sit(table)

    async def restart(self) -> None:
        await self.process.restart(kill=True)
        await self.settle()

    def requests(self, method: str, contains: str) -> list[Any]:
        return [r for r in self.server.requests if r.method == method and contains in r.path]

    def close_door(self, person: Person, times: int | None = None) -> None:
        self.server.act.close_dms(person.user)

    async def advance(self, seconds: float) -> None:
        """Let Discord's time pass."""
        self.server.act.advance(seconds)


@contextlib.asynccontextmanager
async def wire(database: Path) -> AsyncIterator[WireStage]:
    """A playground with the bot and one channel."""
    async with Playground() as server:
        server.desk.patience = 10.0  # other tests may hold the processor
        bot = BotProcess(server, database)
        await bot.start()
        try:
            await bot.wait_ready()
            store = await Store.open(database)
            made = WireStage(env=_Env(server), bot=None, database=database)  # type: ignore[arg-type]
            made.server, made.process, made.house = server, bot, House(store, pause=0.0)
            made.channel = Place(server, server.act.place())
            try:
                yield made
            finally:
                await store.close()
            assert server.record.unknown == []
            assert server.failures == []
        finally:
            await bot.stop()


@dataclass
class _Env:
    """What the stage asks of its surroundings."""

    server: Playground

    async def advance_time(self, seconds: float) -> None:
        self.server.act.advance(seconds)
