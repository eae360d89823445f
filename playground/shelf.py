"""The shelf that the page opens on: the games that the bot here offers, each with its cover."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from host.games import Game, Games
from host.shown import press_ids
from host.shown.pictures import sample_cover

from . import commands
from .actors import Actors, NotThere, Outcome, controls, text
from .checks import walk
from .state import Channel, Json, Message, User
from .world import World

#: Computer players that are asked to a new table, with room left for people.
COMPUTERS = 2
#: Seconds between two looks for what the bot does after its answer, and how many of them.
_LOOK, _LOOKS = 0.1, 100


class Shelf:
    """Games by key, as the bot's own commands offer them.

    ``load``: finds the games; it takes seconds, and is called on another thread, once.
    """

    def __init__(self, load: Callable[[], Games]) -> None:
        self._load = load
        self._games: asyncio.Task[Games] | None = None
        self._covers: dict[str, asyncio.Task[bytes]] = {}

    async def games(self) -> Games:
        """All games of the house."""
        if self._games is None:
            self._games = asyncio.create_task(asyncio.to_thread(self._load))
        return await asyncio.shield(self._games)

    async def offered(self, world: World) -> list[Json]:
        """For the page, those that can be opened, short games first: ``learn`` where there is a command
        for it."""
        known = {name for name, _, _ in commands.leaves(world)}
        games = sorted((await self.games()).values(), key=lambda game: game.spec.minutes)
        return [
            _described(game, learn=f"{game.key} learn" in known)
            for game in games
            if f"{game.key} new" in known
        ]

    async def cover(self, key: str) -> bytes | None:
        """A game's cover as PNG; None if there is no such game."""
        game = (await self.games()).get(key)
        if game is None:
            return None
        if key not in self._covers:
            self._covers[key] = asyncio.create_task(asyncio.to_thread(sample_cover, game))
        return await asyncio.shield(self._covers[key])

    async def set_table(
        self, act: Actors, host: User, place: Channel, key: str
    ) -> tuple[Outcome | None, Message | None]:
        """Open a table of a game and ask computers to it, so that it can start. A lobby of it that waits for
        this host already will do: then nothing is opened. What opening came to, if it was tried, and the
        lobby, if there is one."""
        if key not in await self.games():
            raise NotThere(f"There is no game {key} here.")
        opened, lobby = None, _lobby(act, host, place, key)
        if lobby is None:
            opened = await act.slash(host, place, f"{key} new", patient=False)
            for _ in range(_LOOKS if opened.error is None else 0):
                lobby = _lobby(act, host, place, key)
                if lobby is not None:
                    break
                await asyncio.sleep(_LOOK)
        for _ in range(COMPUTERS):
            if lobby is None or (opened is None and _button(lobby, "start") is not None):
                break
            more = _button(lobby, "computer")
            if more is None:
                # All seats are taken: it is a game for two.
                break
            await act.press(host, lobby, more, patient=False)
            lobby = _lobby(act, host, place, key)
        return opened, lobby


def _lobby(act: Actors, host: User, place: Channel, key: str) -> Message | None:
    """The newest lobby of a game that waits for a host."""
    for message in reversed(act.messages(place)):
        for_key = any(press.argument.startswith(f"{key}.") for press in _verbs(message, "rules"))
        if for_key and _verbs(message, "start") and f"**{host.name}** (host)" in text(message):
            return message
    return None


def _verbs(message: Message, name: str) -> list[press_ids.Verb]:
    presses = (press_ids.decode(str(part.get("custom_id", ""))) for part in walk(message.components))
    return [press for press in presses if isinstance(press, press_ids.Verb) and press.name == name]


def _button(message: Message, name: str) -> str | None:
    """The id of a button that can be pressed, by its verb."""
    for part in controls(message):
        press = press_ids.decode(part["custom_id"])
        if isinstance(press, press_ids.Verb) and press.name == name:
            return str(part["custom_id"])
    return None


def _described(game: Game, *, learn: bool) -> Json:
    words, spec = game.words(), game.spec
    return {
        "key": game.key,
        "name": words("name"),
        "goal": words("name.goal"),
        "players": [spec.seats[0], spec.seats[-1]],
        "minutes": list(spec.minutes),
        "cover": f"/app/cover/{game.key}",
        "learn": learn,
    }
