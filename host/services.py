"""The front that Discord's events meet: everything of the host, one of each a process."""

from __future__ import annotations

from functools import partial

import discord

from db.store import Store

from .background import Background
from .games import Games
from .membership import is_member
from .schedule.clockwork import Clockwork
from .schedule.recovery import recover
from .shown.late_pictures import LatePictures
from .shown.messages import Messages
from .shown.panels_seen import PanelsSeen
from .shown.pictures import Pictures
from .shown.publisher import Publisher
from .tables.computers import tables_with_computers


class Services:
    """What cogs hold. ``seed`` fixes the dice of every table that is started: for local play and tests."""

    def __init__(
        self,
        store: Store,
        client: discord.Client,
        games: Games,
        *,
        pause: float = 1.2,
        seed: bytes | None = None,
    ) -> None:
        self.store = store
        self.games = games
        self.seed = seed
        self.background = Background()
        self.tables = tables_with_computers(store, games, self.background, pause=pause)
        self.tables.is_member = partial(is_member, client)
        self.pictures = Pictures()
        self.messages = Messages(store, client, self._changed)
        self.late_pictures = LatePictures(self.messages, self.background)
        self.panels_seen = PanelsSeen()
        self.publisher = Publisher(self.tables, self.messages, self.pictures, self.panels_seen)
        self.clockwork = Clockwork(self.tables, self.messages, self.publisher, client)

    def _changed(self, table: str) -> None:
        self.tables.changed(table)

    async def begin(self) -> None:
        """Take up the house's time, and finish what a crash left undone, beside all else."""
        await self.clockwork.begin()
        self.background.run(recover(self.tables, self.publisher), "recovery")

    async def do_what_is_due(self) -> int:
        """Look at the clocks once; the number of things begun."""
        return await self.clockwork.look()

    async def close(self, seconds: float) -> None:
        """Give work under way so long to end, then end it. The store stays open."""
        await self.clockwork.close()
        await self.background.settle(seconds)
