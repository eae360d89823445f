"""What the world consists of."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

#: An object of JSON, as a bot sends or gets it.
Json = dict[str, Any]
TEXT, DM, THREAD = 0, 1, 11
#: Message flags.
EPHEMERAL, LOADING, SILENT, V2 = 1 << 6, 1 << 7, 1 << 12, 1 << 15


class User(Struct):
    """Somebody, or the bot."""

    id: int
    name: str
    bot: bool = False
    dms_closed: bool = False
    member: bool = True
    """Whether they are in the guild."""
    read: dict[int, int] = field(default_factory=dict)
    """By channel, the last message seen."""


class Channel(Struct):
    """A text channel, a thread, or the direct messages between the bot and one person."""

    id: int
    kind: int
    name: str = ""
    parent: int | None = None
    recipient: int | None = None
    owner: int | None = None
    archived: bool = False
    locked: bool = False
    awake: int = 1440
    """Minutes without a message after which a thread falls asleep."""
    denied: list[str] = field(default_factory=list)
    """Permissions that the bot lacks here."""


class File(Struct):
    """An attachment; its content lies with the blobs."""

    id: int
    channel: int
    name: str
    size: int
    type: str
    description: str | None = None
    width: int | None = None
    height: int | None = None
    shown: bool = False
    """Whether a component shows it: it then is not among the message's attachments."""

    @property
    def path(self) -> str:
        """Its address on this server."""
        return f"/cdn/attachments/{self.channel}/{self.id}/{self.name}"


class Cause(Struct):
    """The interaction that a message answers."""

    id: int
    kind: int
    user: int
    name: str = ""


class Message(Struct):
    """A message as Discord keeps it."""

    id: int
    channel: int
    author: int
    content: str = ""
    flags: int = 0
    kind: int = 0
    components: list[dict[str, Any]] = field(default_factory=list)
    embeds: list[dict[str, Any]] = field(default_factory=list)
    files: list[File] = field(default_factory=list)
    edited: float | None = None
    nonce: str | None = None
    only: int | None = None
    """The one person who sees it, if it is ephemeral."""
    cause: Cause | None = None
    pings: list[int] = field(default_factory=list)
    """Users it rang for."""
    reply_to: int | None = None


class Guild(Struct):
    """The server."""

    id: int
    name: str
    owner: int


class State(Struct):
    """All that is saved."""

    guild: Guild
    bot: int
    owner: int
    """Who owns the application."""
    users: dict[int, User] = field(default_factory=dict)
    channels: dict[int, Channel] = field(default_factory=dict)
    messages: dict[int, dict[int, Message]] = field(default_factory=dict)
    commands: list[dict[str, Any]] = field(default_factory=list)
    ahead: float = 0.0
