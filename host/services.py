"""The front that Discord's events meet: everything of the host, one of each a process."""

from __future__ import annotations

import discord

from db.store import Store

from .background import Background
from .games import Games
from .schedule.due import do_what_is_due
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
        self.pictures = Pictures()
        self.messages = Messages(store, client, self._changed)
        self.late_pictures = LatePictures(self.messages, self.background)
        self.panels_seen = PanelsSeen()
        self.publisher = Publisher(self.tables, self.messages, self.pictures, self.panels_seen)

    def _changed(self, table: str) -> None:
        self.tables.changed(table)

    def begin(self) -> None:
        """Finish what a crash left undone, beside all else."""
        self.background.run(recover(self.tables, self.publisher), "recovery")

    async def do_what_is_due(self) -> int:
        """Look at the clocks once; the number of things done."""
        return await do_what_is_due(self.tables, self.messages)

    async def close(self, seconds: float) -> None:
        """Give work under way so long to end, then end it. The store stays open."""
        await self.background.settle(seconds)
