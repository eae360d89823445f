"""Presses that no hand could make, and leaps of time, in the simulated Discord."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace
from simcord import interactions
from simcord.backend import serializers
from simcord.enums import InteractionType
from simcord.results import InteractionResult

BUTTON, SELECT = 2, 3


@dataclass
class Press:
    """One press: who, on which message (None: any of the channel), which id, which values."""

    person: Any
    custom_id: str
    message: Any = None
    values: list[str] | None = None
    modal: list[dict[str, Any]] | None = None
    interaction: int | None = None
    """Set to deliver an interaction of this id again."""


def emit(stage: Any, press: Press) -> InteractionResult:
    """Send a press on its way; nothing has happened yet when this returns."""
    env, person = stage.env, press.person
    backend = env.backend
    channel = stage.channel.id if press.message is None else channel_of(press.message)
    in_dm = channel == person.user.dm_channel.id
    data: dict[str, Any] = {"custom_id": press.custom_id, "component_type": BUTTON}
    if press.values is not None:
        data |= {"component_type": SELECT, "values": press.values}
    kind = InteractionType.MESSAGE_COMPONENT
    if press.modal is not None:
        data = {"custom_id": press.custom_id, "components": press.modal}
        kind = InteractionType.MODAL_SUBMIT
    record, payload = interactions.base_payload(
        backend,
        type=kind,
        channel_id=channel,
        guild_id=None if in_dm else stage.guild.id,
        user_id=person.id,
        data=data,
    )
    message = press.message or stage.channel.last_message
    stored = backend.get_message(channel, message.id)
    payload["message"] = dict(serializers.message_payload(backend, stored))
    record.source_message_id = stored.id
    if press.interaction is not None:
        payload["id"] = str(press.interaction)
    backend.emit("INTERACTION_CREATE", payload)
    return InteractionResult(env, record)


def channel_of(message: Any) -> int:
    """The id of a message's channel."""
    return int(getattr(message, "channel_id", None) or message.channel.id)


async def later(stage: Any, seconds: float) -> None:
    """The clock's round as if it were that much later: everything due by then is due now."""
    store = stage.bot.services.store
    for record in await store.tables():
        timers = [replace(timer, due=timer.due - seconds) for timer in await store.timers(record.id)]
        await store.put_timers(record.id, timers)
        for vote in await store.votes(record.id):
            # When it was opened is never changed: the row is written anew.
            await store.connection.execute(
                "UPDATE votes SET opened = opened - ? WHERE id = ?", (seconds, vote.id)
            )
    await stage.as_bot(stage.bot.services.do_what_is_due())
