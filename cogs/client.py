"""The bot itself: what it opens at the start and closes at the end."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import pkgutil
import re
from itertools import chain, repeat
from pathlib import Path
from typing import Any

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands, tasks

import cogs
from db.errors import StoreError
from db.store import Store
from host.games import Games
from host.schedule.clockwork import EVERY
from host.services import Services

from .failures import explain

log = logging.getLogger(__name__)
#: Seconds by which a round of the clock may come late.
_PACE = 1.0
#: Seconds that work under way gets at closing, then the line to Discord: with what the store needs, less than
#: :data:`host.stopping.AT_MOST`.
_LAST_WORDS, _GOODBYE = 2.0, 1.0
#: Seconds that telling the commands may take, and after which it is tried again where it failed.
_TELLING = 10.0
_AGAIN = (15.0, 60.0, 300.0, 900.0)


def keep_pace(loop: tasks.Loop[Any]) -> None:
    """Let a loop go by the monotonic clock; to be called in each round.

    It plans its rounds by the system's clock and waits by the monotonic one. Where the system's clock is set,
    it would run through all the rounds it believes to have missed, or run none for hours: it begins anew.
    """
    planned = loop.next_iteration
    if planned is None:
        return
    waits = discord.utils.compute_timedelta(planned)
    if not 0 < waits <= (loop.seconds or 0.0) + _PACE:
        loop.restart()


class Tree(app_commands.CommandTree["Backroom"]):
    """Commands; what they raise becomes one sentence."""

    async def on_error(
        self, interaction: discord.Interaction[Backroom], error: app_commands.AppCommandError
    ) -> None:
        """Tell the person; log what is ours."""
        await explain(interaction, error)


class Backroom(commands.Bot):
    """The bot. ``database`` is the store's file; ``pause`` the computer seats' pause in seconds.

    ``seed`` fixes the dice of every table that is started: for local play and tests alone. ``games`` are
    those it hosts; None: all that are found.
    """

    def __init__(
        self,
        database: Path,
        *,
        pause: float = 1.2,
        seed: bytes | None = None,
        owners: set[int] | None = None,
        games: Games | None = None,
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
            tree_cls=Tree,
            owner_ids=owners or None,
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=False
            ),
        )
        self.database = database
        self.seed = seed
        self.pause = pause
        self.games = games
        self.services: Services
        self._store: Store | None = None
        self._serving = self._ended = False

    async def open_store(self) -> None:
        """Open the store for this process alone, before anything is asked of Discord. Raises StoreError."""
        self._store = await Store.open(self.database, sole=True)

    async def setup_hook(self) -> None:
        """Open the store, load the cogs, start the loops, and finish what a crash left undone."""
        if self._store is None:
            self._store = await Store.open(self.database)
        games = self.games or Games.found()
        self.services = Services(self._store, self, games, pause=self.pause, seed=self.seed)
        self._serving = True
        await self.load_cogs()
        if not await self._told_commands():
            self.services.background.run(self._tell_commands_later(), "telling the commands")
        await self.services.begin()
        self._clock.start()

    async def load_cogs(self) -> None:
        """Load every cog found, and those that games handed in bring along; one that fails is logged and the
        others go on."""
        names = []
        for module in pkgutil.iter_modules(cogs.__path__, "cogs."):
            spec = module.module_finder.find_spec(module.name, None)
            source = Path(spec.origin).read_text(encoding="utf-8") if spec and spec.origin else ""
            if re.search(r"^async def setup\(", source, re.MULTILINE) is None:
                continue
            names.append(module.name)
        names += [game.commands for game in self.services.games.values() if game.commands]
        for name in names:
            try:
                await self.load_extension(name)
            except commands.ExtensionError:
                log.exception("cog %s cannot be loaded", name)

    async def sync_if_changed(self, *, force: bool = False) -> bool:
        """Tell Discord our commands, if they are not the ones it knows. Whether it was told."""
        payload = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        digest = hashlib.sha256(json.dumps(payload, sort_keys=True, default=str).encode()).hexdigest()
        scope = f"app:{self.application_id}"
        if not force and await self.services.store.remembered(scope, "commands") == digest:
            return False
        await self.tree.sync()
        try:
            await self.services.store.remember(scope, "commands", digest)
        except StoreError as error:
            log.warning("that Discord knows the commands could not be noted: %s", error)
        return True

    async def _told_commands(self) -> bool:
        """Tell Discord our commands; False if that fails: it still knows those from before."""
        try:
            async with asyncio.timeout(_TELLING):
                await self.sync_if_changed()
        except (OSError, TimeoutError, aiohttp.ClientError, discord.DiscordException) as error:
            log.warning("Discord was not told the commands: %s", error or type(error).__name__)
            return False
        return True

    async def _tell_commands_later(self) -> None:
        for pause in chain(_AGAIN, repeat(_AGAIN[-1])):
            await asyncio.sleep(pause)
            if await self._told_commands():
                return

    @tasks.loop(seconds=EVERY)
    async def _clock(self) -> None:
        # A loop of this kind ends for good at any exception: none may leave its body.
        try:
            await self.services.do_what_is_due()
        except StoreError as error:
            log.warning("the clock cannot use the store: %s", error)
        except Exception:
            log.exception("the clock failed; it goes on")
        keep_pace(self._clock)

    @_clock.before_loop
    async def _before_clock(self) -> None:
        await self.wait_until_ready()
        log.info("at work on %d servers", len(self.guilds))

    async def close(self) -> None:
        """Finish what is under way, then close the store: its thread would keep the process alive."""
        if self._ended:
            return
        self._ended = True
        self._clock.cancel()
        if self._serving:
            await self.services.close(_LAST_WORDS)
        try:
            async with asyncio.timeout(_GOODBYE):
                await super().close()
        except TimeoutError:
            log.warning("Discord did not answer the goodbye")
            await self.http.close()
        finally:
            if self._store is not None:
                await self._store.close()
