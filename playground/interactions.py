"""Interactions: made by what people do, answered by the bot through a token."""

from __future__ import annotations

import asyncio
import copy
import secrets
import time
from dataclasses import dataclass, field
from typing import Any

from . import checks, payloads
from .bodies import Body
from .errors import BodyErrors, refused
from .state import DM, EPHEMERAL, Cause, Channel, Message, User
from .world import World

COMMAND, COMPONENT, AUTOCOMPLETE, SUBMIT = 2, 3, 4, 5
_REPLY, _DEFER, _DEFER_UPDATE, _UPDATE, _CHOICES, _MODAL = 4, 5, 6, 7, 8, 9
#: Seconds to the first answer; seconds for which a token works.
PATIENCE, TOKEN_LIFE = 3.0, 900.0


@dataclass
class Interaction:
    """One press, command or form, with all that became of it."""

    id: int
    token: str
    kind: int
    user: int
    channel: int
    made: float
    source: Message | None = None
    name: str = ""
    started: float = field(default_factory=time.perf_counter)
    answered: int | None = None
    """The type of the first response."""
    ms: float | None = None
    """Milliseconds until it."""
    original: Message | None = None
    waiting: bool = False
    """Deferred, and nothing shown so far."""
    only: int | None = None
    followups: list[Message] = field(default_factory=list)
    said: Message | None = None
    """A copy of the first message that was shown, as it was then."""
    modal: dict[str, Any] | None = None
    choices: list[dict[str, Any]] | None = None
    refusals: list[int] = field(default_factory=list)
    """Codes that late or doubled answers were given."""
    acknowledged: asyncio.Event = field(default_factory=asyncio.Event)
    shown: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def cause(self) -> Cause:
        """What its messages say of it."""
        return Cause(self.id, self.kind, self.user, self.name)


class Interactions:
    """Holds the interactions of a world."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.patience = PATIENCE
        """Seconds to the first answer; slow machines under test may take more."""
        self.by_token: dict[str, Interaction] = {}
        self._many = 5000
        self.modals: dict[str, Interaction] = {}

    # -- made by people ----------------------------------------------------------------------

    def open(
        self,
        kind: int,
        user: User,
        channel: Channel,
        data: dict[str, Any],
        *,
        source: Message | None = None,
        name: str = "",
        base: str = "",
    ) -> tuple[Interaction, dict[str, Any]]:
        """A new interaction, and what the gateway tells of it."""
        world = self.world
        made = Interaction(
            world.clock.snowflake(),
            secrets.token_urlsafe(48),
            kind,
            user.id,
            channel.id,
            world.clock.now(),
            source,
            name,
        )
        self._sweep()
        self.by_token[made.token] = made
        payload: dict[str, Any] = {
            "id": str(made.id),
            "application_id": str(world.bot.id),
            "type": kind,
            "token": made.token,
            "version": 1,
            "data": data,
            "channel_id": str(channel.id),
            "channel": payloads.channel(world, channel),
            "locale": "en-US",
            "entitlements": [],
            "authorizing_integration_owners": {"0": str(world.state.guild.id)},
            "attachment_size_limit": 10 * 1024 * 1024,
            "app_permissions": payloads.permissions(world, channel),
        }
        if channel.kind == DM:
            payload |= {"context": 1, "user": payloads.user(user)}
        else:
            payload |= {
                "context": 0,
                "member": payloads.member(user, manages=user.id == world.state.owner),
                "guild_id": str(world.state.guild.id),
                "guild": {"id": str(world.state.guild.id), "locale": "en-US", "features": []},
                "guild_locale": "en-US",
            }
        if source is not None:
            payload["message"] = payloads.message(world, source, base)
        return made, payload

    def _sweep(self) -> None:
        if len(self.by_token) < self._many:
            return
        late = self.world.clock.now() - TOKEN_LIFE
        self.by_token = {t: i for t, i in self.by_token.items() if i.made > late}
        self.modals = {t: i for t, i in self.modals.items() if i.made > late}
        self._many = max(5000, 2 * len(self.by_token))

    # -- answered by the bot -----------------------------------------------------------------

    def respond(self, number: int, token: str, body: Body) -> tuple[Interaction, Message | None]:
        """The first response. Raises Refused."""
        found = self.by_token.get(token)
        if found is None or found.id != number:
            raise refused(10062)
        age = self.world.clock.now() - found.made
        if age > TOKEN_LIFE or (found.answered is None and age > self.patience):
            found.refusals.append(10062)
            raise refused(10062)
        if found.answered is not None:
            found.refusals.append(40060)
            raise refused(40060)
        kind, data = int(body.json.get("type", 0)), dict(body.json.get("data") or {})
        message = self._first(found, kind, Body(data, files=body.files))
        found.answered = kind
        found.ms = (time.perf_counter() - found.started) * 1000
        found.acknowledged.set()
        if not found.waiting:
            found.said = copy.copy(message)
            found.shown.set()
        return found, message

    def _first(self, found: Interaction, kind: int, body: Body) -> Message | None:
        allowed = {
            COMMAND: {_REPLY, _DEFER, _MODAL},
            AUTOCOMPLETE: {_CHOICES},
            COMPONENT: {_REPLY, _DEFER, _DEFER_UPDATE, _UPDATE, _MODAL},
            SUBMIT: {_REPLY, _DEFER} | ({_DEFER_UPDATE, _UPDATE} if found.source is not None else set()),
        }[found.kind]
        if kind not in allowed:
            errors = BodyErrors()
            errors.bad(
                "type",
                "INTERACTION_TYPE_INVALID",
                f"Type {kind} is no answer to an interaction of type {found.kind}.",
            )
            errors.done()
        if kind == _CHOICES:
            found.choices = checks.choices(body.json)
        elif kind == _MODAL:
            checks.modal(body.json)
            found.modal = body.json
            self.modals[str(found.id)] = found
        elif kind in (_REPLY, _DEFER):
            private = int(body.json.get("flags") or 0) & EPHEMERAL
            found.only = found.user if private else None
            found.waiting = kind == _DEFER
            found.original = self.world.post(
                found.channel, body, cause=found.cause, only=found.only, loading=found.waiting
            )
            return found.original
        else:
            assert found.source is not None
            found.original = self.world.message(found.channel, found.source.id)
            found.waiting = kind == _DEFER_UPDATE
            if kind == _UPDATE:
                return self.world.edit(found.original, body)
        return None

    def _token(self, token: str) -> Interaction:
        found = self.by_token.get(token)
        if found is None:
            raise refused(50027)
        if self.world.clock.now() - found.made > TOKEN_LIFE:
            raise refused(50027)
        if found.answered is None:
            raise refused(10015)
        return found

    def original(self, token: str) -> Message:
        """The message that the response made or changed. Raises Refused."""
        found = self._token(token)
        if found.original is None:
            raise refused(10008)
        return self.world.message(found.channel, found.original.id)

    def mine(self, token: str, message: str) -> Message:
        """A message of an interaction: ``@original`` or a follow-up. Raises Refused."""
        if message == "@original":
            return self.original(token)
        found = self._token(token)
        known = [*found.followups, *([found.original] if found.original else [])]
        if not any(str(note.id) == message for note in known):
            raise refused(10008)
        return self.world.message(found.channel, int(message))

    def edit(self, token: str, message: str, body: Body) -> Message:
        """Change a message of an interaction. Raises Refused."""
        changed = self.world.edit(self.mine(token, message), body)
        self._shown(token, changed)
        return changed

    def follow_up(self, token: str, body: Body) -> Message:
        """One more message; the first after a deferral fills the message that waits. Raises Refused."""
        found = self._token(token)
        if found.waiting and found.answered == _DEFER and found.original is not None:
            made = self.world.edit(self.original(token), body)
        else:
            private = int(body.json.get("flags") or 0) & EPHEMERAL
            made = self.world.post(
                found.channel, body, cause=found.cause, only=found.user if private else None
            )
            found.followups.append(made)
        self._shown(token, made)
        return made

    def _shown(self, token: str, message: Message) -> None:
        found = self.by_token[token]
        found.said = found.said or copy.copy(message)
        found.waiting = False
        found.shown.set()


def callback(found: Interaction, message: dict[str, Any] | None) -> dict[str, Any]:
    """What a response is answered with, if asked for."""
    told: dict[str, Any] = {"id": str(found.id), "type": found.kind}
    if found.original is not None and found.answered in (_REPLY, _DEFER, _UPDATE, _DEFER_UPDATE):
        told |= {
            "response_message_id": str(found.original.id),
            "response_message_loading": found.answered == _DEFER,
            "response_message_ephemeral": found.original.only is not None,
        }
    made: dict[str, Any] = {"interaction": told}
    if message is not None:
        made["resource"] = {"type": found.answered, "message": message}
    return made
