"""What went wrong, as one sentence for the person and one line for the operator."""

from __future__ import annotations

import logging

import discord
from discord import app_commands

from db.errors import StoreError
from host.errors import Sorry
from host.words import host_words

from .reply import Reply

log = logging.getLogger(__name__)


async def explain(interaction: discord.Interaction[discord.Client], error: BaseException) -> None:
    """Answer a failed command."""
    cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
    if interaction.type is discord.InteractionType.autocomplete:
        log.error("suggestions for interaction %d failed", interaction.id, exc_info=cause)
        return
    number = str(interaction.id)[-6:]
    if isinstance(cause, Sorry):
        sorry = cause
    elif isinstance(cause, StoreError):
        log.error("interaction %d: %s", interaction.id, cause)
        sorry = Sorry("store")
    elif isinstance(cause, app_commands.CheckFailure):
        sorry = Sorry("not-allowed")
    elif isinstance(cause, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
        sorry = Sorry("old-command")
    else:
        log.error("interaction %d failed", interaction.id, exc_info=cause)
        sorry = Sorry("bug", number=number)
    reply = Reply(interaction)
    text = host_words(reply.locale)(f"sorry-{sorry.key}", **sorry.args_for_words)
    await reply.whisper(text)
