"""Presses that no hand could make: at the same instant, forged, or of a message long gone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace
from simcord import interactions
from simcord.backend import serializers
from simcord.enums import InteractionType
from simcord.results import InteractionResult

from host.clockwork import tick
from tests.stage import Person, Stage, text

BUTTON, SELECT = 2, 3


@dataclass
class Press:
    """One press: who, on which message (None: any of the channel), which id, which values."""

    person: Person
    custom_id: str
    message: Any = None
    values: list[str] | None = None
    modal: list[dict[str, Any]] | None = None
    interaction: int | None = None
    """Set to deliver an interaction of this id again."""


def emit(stage: Stage, press: Press) -> InteractionResult:
    """Send a press on its way; nothing has happened yet when this returns."""
    env, person = stage.env, press.person
    backend = env.backend
    channel = stage.channel.id if press.message is None else _channel(press.message)
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


def _channel(message: Any) -> int:
    return int(getattr(message, "channel_id", None) or message.channel.id)


async def at_once(stage: Stage, *presses: Press) -> list[InteractionResult]:
    """Presses that arrive in the same instant."""
    results = [emit(stage, press) for press in presses]
    await stage.env.settle()
    return results


async def forged(stage: Stage, person: Person, custom_id: str, message: Any = None, **fields: Any) -> str:
    """Press something that no message offers; the private words that come back."""
    [result] = await at_once(stage, Press(person, custom_id, message, **fields))
    return said(result)


def said(result: InteractionResult) -> str:
    """Everything that a press was answered with."""
    parts = [result.response, *result.followups]
    return "\n".join(text(part) for part in parts if part is not None)


async def later(stage: Stage, seconds: float) -> None:
    """The clock's round as if it were that much later: everything due by then is due now."""
    store = stage.bot.house.store
    for record in await store.tables():
        timers = [replace(timer, due=timer.due - seconds) for timer in await store.timers(record.id)]
        await store.put_timers(record.id, timers)
        for vote in await store.votes(record.id):
            # When it was opened is never changed: the row is written anew.
            await store._connection.execute_fetchall(
                "UPDATE votes SET opened = opened - ? WHERE id = ?", (seconds, vote.id)
            )
    await stage.as_bot(tick(stage.bot.house, stage.bot.publisher.post))
