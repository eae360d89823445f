"""The bot itself: what it opens at the start and closes at the end."""

from __future__ import annotations

import hashlib
import json
import logging
import pkgutil
import re
from pathlib import Path
from typing import Any

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
#: Seconds that work under way gets at closing.
_LAST_WORDS = 10.0


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
        self._opened = False

    async def setup_hook(self) -> None:
        """Open the store, load the cogs, start the loops, and finish what a crash left undone."""
        store = await Store.open(self.database)
        games = self.games or Games.found()
        self.services = Services(store, self, games, pause=self.pause, seed=self.seed)
        self._opened = True
        await self.load_cogs()
        await self.sync_if_changed()
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
        await self.services.store.remember(scope, "commands", digest)
        return True

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
        self._clock.cancel()
        if self._opened:
            await self.services.close(_LAST_WORDS)
        try:
            await super().close()
        finally:
            if self._opened:
                self._opened = False
                await self.services.store.close()
