"""Threads that have fallen asleep: nothing in them can be changed until they are woken."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord

from host.tables.loaded import LoadedTable

from .refusals import Later, Outcome, PlaceBarred, PlaceGone, Route, meaning, refused

log = logging.getLogger(__name__)
T = TypeVar("T")


def seems_asleep(client: discord.Client, loaded: LoadedTable) -> bool:
    """Whether a table's place seems to be a thread that sleeps: the gateway tells of all channels, and of
    those threads that are awake."""
    guild = client.get_guild(loaded.record.guild)
    if guild is None or guild.unavailable:
        return False
    place = guild.get_channel_or_thread(loaded.place)
    return place is None or (isinstance(place, discord.Thread) and place.archived)


async def try_to_wake(client: discord.Client, place: int) -> None:
    """Wake a thread, as far as that can be done: whether the place is there is found by posting."""
    try:
        await _wake(client, place)
    except (PlaceGone, Later, discord.HTTPException) as error:
        log.info("channel %d cannot be woken: %s", place, error)


async def awake(client: discord.Client, route: Route, place: int, ask: Callable[[], Awaitable[T]]) -> T:
    """Ask something of a place; if it is a thread that sleeps, wake it and ask once more.

    Raises discord.HTTPException as it comes, and PlaceGone, PlaceBarred or Later where it cannot be woken.
    """
    try:
        return await ask()
    except discord.HTTPException as error:
        if refused(route, error) is not Outcome.WAKE:
            raise
    await _wake(client, place)
    return await ask()


async def _wake(client: discord.Client, place: int) -> None:
    """Let a thread sleep no more. Other places are left as they are."""
    try:
        thread = await client.fetch_channel(place)
        if isinstance(thread, discord.Thread) and thread.archived:
            await thread.edit(archived=False)
    except discord.HTTPException as error:
        meant = meaning(Route.WAKE, error)
        raise (PlaceBarred(str(error), "locked") if isinstance(meant, PlaceBarred) else meant) from error
    except discord.InvalidData as error:
        raise PlaceGone(str(error)) from error
