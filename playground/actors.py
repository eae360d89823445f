"""People who use the bot, and the troubles that may befall it: what tests say."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass
from itertools import islice
from typing import Any

from . import checks, commands
from .backend import Backend
from .interactions import AUTOCOMPLETE, COMMAND, COMPONENT, SUBMIT, Interaction
from .state import DM, Channel, Message, User
from .traffic import Fault

#: Seconds that an actor waits for what a deferred answer shows.
LONG_PATIENCE = 15.0


class NotThere(ValueError):
    """What should be pressed is not there."""


@dataclass
class Outcome:
    """What became of an interaction, as the person sees it."""

    interaction: Interaction

    @property
    def acknowledged(self) -> float | None:
        """Milliseconds until the first response; None if there was none in time."""
        return self.interaction.ms

    @property
    def deferred(self) -> bool:
        """Whether the first response was a promise of a later one."""
        return self.interaction.answered in (5, 6)

    @property
    def response(self) -> Message | None:
        """The message that answers: a new one, or the one that was pressed."""
        found = self.interaction
        return found.original or (found.followups[0] if found.followups else None)

    @property
    def followups(self) -> list[Message]:
        """Messages after the first."""
        return self.interaction.followups

    @property
    def modal(self) -> dict[str, Any] | None:
        """The form that opened."""
        return self.interaction.modal

    @property
    def choices(self) -> list[dict[str, Any]]:
        """What autocomplete offers."""
        return self.interaction.choices or []

    @property
    def error(self) -> str | None:
        """What the person reads if nothing came."""
        return None if self.interaction.answered is not None else "The bot did not answer."

    @property
    def said(self) -> str:
        """All text of the first that was shown, as it was then."""
        return text(self.interaction.said) if self.interaction.said is not None else ""

    @property
    def words(self) -> str:
        """All text of the answer."""
        notes = [self.response, *self.followups]
        return "\n".join(text(note) for note in notes if note is not None)


def text(message: Message) -> str:
    """All text of a message."""
    parts = [message.content, *(str(part.get("content") or "") for part in checks.walk(message.components))]
    return "\n".join(part for part in parts if part)


def controls(message: Message) -> list[dict[str, Any]]:
    """Buttons and selects that can be used, oldest first."""
    return [p for p in checks.walk(message.components) if p.get("custom_id") and not p.get("disabled")]


class Actors:
    """What people and fate do to one playground. Users and channels go by object."""

    def __init__(self, backend: Backend) -> None:
        self.backend = backend
        self.world = backend.world

    # -- finding -----------------------------------------------------------------------------

    def user(self, name: str) -> User:
        """Somebody by name; made if there is none."""
        for someone in self.world.state.users.values():
            if someone.name == name and not someone.bot:
                return someone
        return self.world.add_user(name)

    def place(self, name: str = "card-table") -> Channel:
        """A channel or thread by name; a channel is made if there is none."""
        for channel in self.world.state.channels.values():
            if channel.name == name and channel.kind != DM:
                return channel
        return self.world.add_channel(name)

    def messages(self, channel: Channel, user: User | None = None) -> list[Message]:
        """What a person sees in a channel, oldest first; without one, what everybody sees."""
        found = self.world.state.messages.get(channel.id, {})
        return [m for m in found.values() if m.only is None or (user is not None and m.only == user.id)]

    def dms(self, user: User) -> list[Message]:
        """The direct messages of a person, oldest first."""
        place = self.world.find_dm(user.id)
        return [] if place is None else self.messages(place)

    def newest(self, channel: Channel, most: int = 40) -> list[Message]:
        """What everybody saw last in a channel, newest first."""
        found = reversed(self.world.state.messages.get(channel.id, {}).values())
        return [message for message in islice(found, most) if message.only is None]

    # -- doing -------------------------------------------------------------------------------

    async def slash(
        self, user: User, channel: Channel, name: str, /, *, patient: bool = True, **options: Any
    ) -> Outcome:
        """Give a command such as ``fixer new``. Raises Unusable for what no client would send.

        Here and below: not ``patient`` waits for the first response alone, not for what a deferred one shows.
        """
        data = commands.invocation(self.world, channel, name, options)
        return await self._send(COMMAND, user, channel, data, name=name, patient=patient)

    async def autocomplete(
        self, user: User, channel: Channel, name: str, focused: str, /, **options: Any
    ) -> list[dict[str, Any]]:
        """Type into an option; what is offered."""
        data = commands.invocation(self.world, channel, name, options, focused)
        return (await self._send(AUTOCOMPLETE, user, channel, data, name=name)).choices

    async def press(
        self, user: User, message: Message, custom_id: str, *, force: bool = False, patient: bool = True
    ) -> Outcome:
        """Press a button; ``force``: even if it is gone by now. Raises NotThere."""
        if not force:
            self._part(message, custom_id, {checks.BUTTON})
        data = {"component_type": checks.BUTTON, "custom_id": custom_id}
        return await self._component(user, message, data, patient)

    async def press_label(self, user: User, message: Message, label: str) -> Outcome:
        """Press the button that says this. Raises NotThere."""
        for part in controls(message):
            if part.get("label") == label:
                return await self.press(user, message, part["custom_id"])
        raise NotThere(f"no button says {label!r} in: {text(message)}")

    async def select(
        self,
        user: User,
        message: Message,
        custom_id: str,
        values: list[str],
        *,
        force: bool = False,
        patient: bool = True,
    ) -> Outcome:
        """Choose from a menu. Raises NotThere for what it does not offer."""
        kind = checks.SELECT
        if not force:
            part = self._part(message, custom_id, checks.SELECTS)
            kind = part["type"]
            offered = {option["value"] for option in part.get("options") or []}
            fits = part.get("min_values", 1) <= len(values) <= part.get("max_values", 1)
            if not fits or (kind == checks.SELECT and not set(values) <= offered):
                raise NotThere(f"{values} cannot be chosen there")
        data = {"component_type": kind, "custom_id": custom_id, "values": values}
        return await self._component(user, message, data, patient)

    async def submit(
        self, user: User, modal: Interaction | Outcome, fields: dict[str, str], *, patient: bool = True
    ) -> Outcome:
        """Send a form. Raises NotThere if it lacks a field, or the text does not fit it."""
        opened = modal.interaction if isinstance(modal, Outcome) else modal
        if opened.modal is None:
            raise NotThere("no form is open")
        channel = self.world.channel(opened.channel)
        parts = [_filled(part, fields) for part in opened.modal["components"]]
        data = {"custom_id": opened.modal["custom_id"], "components": parts}
        return await self._send(SUBMIT, user, channel, data, source=opened.source, patient=patient)

    def _part(self, message: Message, custom_id: str, kinds: set[int]) -> dict[str, Any]:
        live = self.world.state.messages.get(message.channel, {}).get(message.id)
        for part in controls(live) if live is not None else []:
            if part["custom_id"] == custom_id and part["type"] in kinds:
                return part
        raise NotThere(f"{custom_id} is not there to be pressed")

    async def _component(self, user: User, message: Message, data: dict[str, Any], patient: bool) -> Outcome:
        channel = self.world.channel(message.channel)
        return await self._send(COMPONENT, user, channel, data, source=message, patient=patient)

    async def _send(
        self,
        kind: int,
        user: User,
        channel: Channel,
        data: dict[str, Any],
        *,
        source: Message | None = None,
        name: str = "",
        patient: bool = True,
    ) -> Outcome:
        """Send an interaction; wait until it is answered, and shown, or the person gives up."""
        backend = self.backend
        if source is not None:
            source = self.world.state.messages.get(source.channel, {}).get(source.id, source)
        made, payload = backend.interactions.open(
            kind, user, channel, data, source=source, name=name, base=backend.base
        )
        backend.gateway.tell("INTERACTION_CREATE", payload)
        if not backend.gateway.sessions:
            return Outcome(made)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(made.acknowledged.wait(), backend.interactions.patience)
            if patient:
                await asyncio.wait_for(made.shown.wait(), LONG_PATIENCE)
        return Outcome(made)

    # -- trouble -----------------------------------------------------------------------------

    def close_dms(self, user: User, closed: bool = True) -> None:
        """Take no direct messages any more, or again."""
        user.dms_closed = closed
        self.world.tell("user", user)

    def leave(self, user: User) -> None:
        """Leave the guild."""
        user.member = False
        self.world.tell("user", user)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel."""
        self.world.delete_channel(channel.id)

    def delete_message(self, message: Message) -> None:
        """Delete a message, as a moderator may."""
        self.world.delete(message)

    def archive_thread(self, channel: Channel, *, locked: bool = False) -> None:
        """Archive a thread."""
        self.world.archive(channel.id, True, locked)

    def deny(self, channel: Channel, *permissions: str) -> None:
        """Take permissions from the bot: view, send, send_threads, attach, history, threads.

        None named: give all back.
        """
        channel.denied = list(permissions)
        self.world.tell("channel", channel)

    def rate_limit(self, route: str, seconds: float, times: int = 1, *, everywhere: bool = False) -> None:
        """Answer 429 to a route such as ``POST /channels/*/messages``, so many times."""
        self.backend.traffic.faults.append(Fault(route, times, limited=seconds, everywhere=everywhere))

    def fail(self, route: str, status: int, code: int = 0, times: int | None = 1) -> None:
        """Refuse requests to a route."""
        self.backend.traffic.faults.append(Fault(route, times, status=status, code=code))

    def cut(self, route: str, times: int | None = 1) -> None:
        """Break the connection when it is asked for a route; what was asked is not done."""
        self.backend.traffic.faults.append(Fault(route, times, cut=True, status=500))

    def garble(self, route: str, times: int | None = 1) -> None:
        """Do what a route asks for, and answer by nonsense."""
        self.backend.traffic.faults.append(Fault(route, times, garbled=True))

    def delay(self, route: str, seconds: float, times: int | None = None) -> Fault:
        """Answer late; the fault, to be given to :meth:`mend`."""
        fault = Fault(route, times, delay=seconds)
        self.backend.traffic.faults.append(fault)
        return fault

    def mend(self, fault: Fault | None = None) -> None:
        """End a fault, or all of them."""
        faults = self.backend.traffic.faults
        faults[:] = [f for f in faults if fault is not None and f is not fault]

    async def drop_gateway(self, *, resumable: bool = True, ask: bool = False) -> None:
        """Cut the bot's connection."""
        await self.backend.gateway.drop(resumable=resumable, ask=ask)

    def advance(self, seconds: float) -> None:
        """Let the world's time pass: messages grow old, tokens run out, clocks of tables ring."""
        self.world.clock.advance(seconds)
        self.world.tell("time", self.world.clock)

    def say(self, user: User, channel: Channel, content: str) -> Message:
        """Write something, as people do."""
        note = Message(self.world.clock.snowflake(), channel.id, user.id, content)
        self.world.state.messages[channel.id][note.id] = note
        self.world.tell("message", note)
        return note


def _filled(part: dict[str, Any], fields: dict[str, str]) -> dict[str, Any]:
    """One part of a form, as it is sent."""
    made: dict[str, Any] = {"type": part["type"], "id": part.get("id", 0)}
    if part["type"] == checks.ROW:
        return {**made, "components": [_filled(child, fields) for child in part["components"]]}
    if part["type"] == checks.LABEL:
        return {**made, "component": _filled(part["component"], fields)}
    if "custom_id" not in part:
        return made
    value = fields.get(part["custom_id"], part.get("value") or "")
    least, most = part.get("min_length") or 0, part.get("max_length") or 4000
    if part.get("required", True) and not value:
        raise NotThere(f"{part['custom_id']} must be filled in")
    if value and not least <= len(value) <= most:
        raise NotThere(f"{part['custom_id']} takes {least} to {most} characters")
    if part["type"] in checks.SELECTS:
        return {**made, "custom_id": part["custom_id"], "values": value.split(",") if value else []}
    return {**made, "custom_id": part["custom_id"], "value": value}
