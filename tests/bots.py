"""Bots of the playground, as tests start them."""

from __future__ import annotations

from pathlib import Path

from playground.backend import Backend
from playground.bot_process import BotProcess
from playground.fork_server import ForkServer

#: Starts bots at once; one for all tests of a worker.
forked = ForkServer().start_bot


def quick_bot(backend: Backend, database: Path, *, sketches: bool = True, games: str = "") -> BotProcess:
    """The bot, not started yet; it starts at once. Its pictures are sketches, unless a test looks at them.

    ``games``: those that are handed in, as the setting BACKROOM_GAMES names them.
    """
    settings = {"BACKROOM_GAMES": games}
    return BotProcess(backend, database, sketches=sketches, launch=forked, settings=settings)
