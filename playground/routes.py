"""The routes, and what each does to the world."""

from __future__ import annotations

import re
from collections.abc import Callable

from . import commands, payloads
from .backend import Backend
from .bodies import Body
from .errors import BodyErrors, refused
from .interactions import callback
from .state import TEXT

Answer = tuple[int, object]
Handler = Callable[..., Answer]
_ROUTES: list[tuple[str, re.Pattern[str], Handler, bool]] = []


def route(method: str, path: str, *, free: bool = False) -> Callable[[Handler], Handler]:
    """Register a handler; its arguments are the parts in braces. ``free``: without the bot's token."""
    pattern = re.compile(re.sub(r"\{(\w+)\}", r"([^/]+)", path))

    def keep(handler: Handler) -> Handler:
        _ROUTES.append((method, pattern, handler, free))
        return handler

    return keep


def find(method: str, path: str) -> tuple[Handler | None, tuple[str, ...], bool]:
    """The handler of a request, its arguments, and whether it needs no token."""
    for known, pattern, handler, free in _ROUTES:
        if known == method and (found := pattern.fullmatch(path)):
            return handler, found.groups(), free
    return None, (), False


# -- the bot itself ------------------------------------------------------------------------------


@route("GET", "/users/@me")
def me(backend: Backend, query: dict[str, str], body: Body) -> Answer:
    """Who the bot is."""
    return 200, {
        **payloads.user(backend.world.bot),
        "verified": True,
        "mfa_enabled": False,
        "locale": "en-US",
    }


@route("GET", "/oauth2/applications/@me")
@route("GET", "/applications/@me")
def application(backend: Backend, query: dict[str, str], body: Body) -> Answer:
    """The application."""
    return 200, payloads.application(backend.world)


@route("GET", "/gateway", free=True)
def gateway(backend: Backend, query: dict[str, str], body: Body) -> Answer:
    """Where the gateway is."""
    return 200, {"url": backend.address.gateway}


@route("GET", "/gateway/bot")
def gateway_bot(backend: Backend, query: dict[str, str], body: Body) -> Answer:
    """Where the gateway is, and how often one may identify."""
    limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
    return 200, {"url": backend.address.gateway, "shards": 1, "session_start_limit": limit}


@route("GET", "/applications/{app}/commands")
def list_commands(backend: Backend, query: dict[str, str], body: Body, app: str) -> Answer:
    """The commands as registered."""
    return 200, backend.world.state.commands


@route("PUT", "/applications/{app}/commands")
def put_commands(backend: Backend, query: dict[str, str], body: Body, app: str) -> Answer:
    """Register all commands at once."""
    return 200, commands.register(backend.world, body.listed)


# -- people and guilds ---------------------------------------------------------------------------


@route("GET", "/users/{user}")
def get_user(backend: Backend, query: dict[str, str], body: Body, user: str) -> Answer:
    """Somebody."""
    return 200, payloads.user(backend.world.user(_id(user)))


@route("POST", "/users/@me/channels")
def open_dm(backend: Backend, query: dict[str, str], body: Body) -> Answer:
    """The direct messages with somebody; closed doors show only at sending."""
    place = backend.world.dm(_id(body.json.get("recipient_id")))
    return 200, payloads.channel(backend.world, place)


@route("GET", "/guilds/{guild}")
def get_guild(backend: Backend, query: dict[str, str], body: Body, guild: str) -> Answer:
    """The guild."""
    if _id(guild) != backend.world.state.guild.id:
        raise refused(10004)
    return 200, payloads.guild(backend.world)


@route("GET", "/guilds/{guild}/channels")
def guild_channels(backend: Backend, query: dict[str, str], body: Body, guild: str) -> Answer:
    """The guild's channels."""
    return 200, [payloads.channel(backend.world, place) for place in backend.world.channels(TEXT)]


@route("GET", "/guilds/{guild}/members/{user}")
def get_member(backend: Backend, query: dict[str, str], body: Body, guild: str, user: str) -> Answer:
    """A member."""
    someone = backend.world.user(_id(user))
    if not someone.member:
        raise refused(10013)
    return 200, payloads.member(someone)


# -- channels ------------------------------------------------------------------------------------


@route("GET", "/channels/{channel}")
def get_channel(backend: Backend, query: dict[str, str], body: Body, channel: str) -> Answer:
    """A channel."""
    place = backend.world.channel(_id(channel))
    backend.world.need(place)
    return 200, payloads.channel(backend.world, place)


@route("PATCH", "/channels/{channel}")
def edit_channel(backend: Backend, query: dict[str, str], body: Body, channel: str) -> Answer:
    """Archive, wake or rename a thread."""
    place = backend.world.channel(_id(channel))
    backend.world.need(place)
    if place.locked:
        # That takes the right to manage threads, which the bot is not given.
        raise refused(50013)
    if body.json.get("name"):
        place.name = BodyErrors().text("name", body.json["name"], 100, 1)
    archived, locked = body.json.get("archived", place.archived), body.json.get("locked", place.locked)
    backend.world.archive(place.id, archived, locked)
    return 200, payloads.channel(backend.world, place)


@route("POST", "/channels/{channel}/threads")
def open_thread(backend: Backend, query: dict[str, str], body: Body, channel: str) -> Answer:
    """A public thread without a first message."""
    world = backend.world
    place = world.channel(_id(channel))
    world.need(place, "threads")
    errors = BodyErrors()
    name = errors.text("name", body.json.get("name"), 100, 1)
    if body.json.get("type", 12) not in (11, 12):
        errors.bad("type", "BASE_TYPE_CHOICES", "Value must be one of (11, 12).")
    awake = body.json.get("auto_archive_duration") or 1440
    if awake not in (60, 1440, 4320, 10080):
        message = "Value must be one of (60, 1440, 4320, 10080)."
        errors.bad("auto_archive_duration", "BASE_TYPE_CHOICES", message)
    errors.done()
    return 201, payloads.channel(world, world.add_thread(place, name, world.bot.id, awake))


@route("GET", "/channels/{channel}/messages")
def history(backend: Backend, query: dict[str, str], body: Body, channel: str) -> Answer:
    """Messages, newest first; what one person alone sees is not among them."""
    world = backend.world
    place = world.channel(_id(channel))
    world.need(place, "history")
    limit = int(query.get("limit", 50))
    if not 1 <= limit <= 100:
        errors = BodyErrors()
        errors.bad("limit", "NUMBER_TYPE_MAX", "int value should be between 1 and 100.")
        errors.done()
    before, after = (int(query[key]) if key in query else None for key in ("before", "after"))
    found = world.history(place.id, before=before, after=after, limit=limit)
    return 200, [payloads.message(world, note, backend.base) for note in found if note.only is None]


@route("POST", "/channels/{channel}/messages")
def send(backend: Backend, query: dict[str, str], body: Body, channel: str) -> Answer:
    """Post."""
    note = backend.world.send(_id(channel), body)
    return 200, payloads.message(backend.world, note, backend.base)


@route("GET", "/channels/{channel}/messages/{message}")
def get_message(backend: Backend, query: dict[str, str], body: Body, channel: str, message: str) -> Answer:
    """One message."""
    world = backend.world
    world.need(world.channel(_id(channel)), "history")
    note = world.message(_id(channel), _id(message))
    if note.only is not None:
        raise refused(10008)
    return 200, payloads.message(world, note, backend.base)


@route("PATCH", "/channels/{channel}/messages/{message}")
def edit(backend: Backend, query: dict[str, str], body: Body, channel: str, message: str) -> Answer:
    """Change a message."""
    world = backend.world
    note = world.message(_id(channel), _id(message))
    if note.only is not None:
        raise refused(10008)
    return 200, payloads.message(world, world.edit(note, body, limited=True), backend.base)


@route("DELETE", "/channels/{channel}/messages/{message}")
def delete(backend: Backend, query: dict[str, str], body: Body, channel: str, message: str) -> Answer:
    """Delete a message of the bot's."""
    world = backend.world
    note = world.message(_id(channel), _id(message))
    world.need(world.channel(note.channel))
    if note.author != world.bot.id:
        raise refused(50013)
    world.delete(note)
    return 204, None


# -- interactions --------------------------------------------------------------------------------


@route("POST", "/interactions/{interaction}/{token}/callback", free=True)
def respond(backend: Backend, query: dict[str, str], body: Body, interaction: str, token: str) -> Answer:
    """The first response to an interaction."""
    found, note = backend.interactions.respond(_id(interaction), token, body)
    if query.get("with_response", "") not in ("1", "true"):
        return 204, None
    shown = None if note is None else payloads.message(backend.world, note, backend.base)
    return 200, callback(found, shown)


@route("POST", "/webhooks/{app}/{token}", free=True)
def follow_up(backend: Backend, query: dict[str, str], body: Body, app: str, token: str) -> Answer:
    """One more message."""
    note = backend.interactions.follow_up(token, body)
    if query.get("wait") == "false":
        return 204, None
    return 200, payloads.message(backend.world, note, backend.base)


@route("GET", "/webhooks/{app}/{token}/messages/{message}", free=True)
def get_own(
    backend: Backend, query: dict[str, str], body: Body, app: str, token: str, message: str
) -> Answer:
    """A message of an interaction."""
    return 200, payloads.message(backend.world, backend.interactions.mine(token, message), backend.base)


@route("PATCH", "/webhooks/{app}/{token}/messages/{message}", free=True)
def edit_own(
    backend: Backend, query: dict[str, str], body: Body, app: str, token: str, message: str
) -> Answer:
    """Change a message of an interaction."""
    return 200, payloads.message(backend.world, backend.interactions.edit(token, message, body), backend.base)


@route("DELETE", "/webhooks/{app}/{token}/messages/{message}", free=True)
def delete_own(
    backend: Backend, query: dict[str, str], body: Body, app: str, token: str, message: str
) -> Answer:
    """Delete a message of an interaction."""
    backend.world.delete(backend.interactions.mine(token, message))
    return 204, None


def _id(text: object) -> int:
    """An id; raises Refused."""
    if not str(text).isdecimal():
        errors = BodyErrors()
        errors.bad("id", "NUMBER_TYPE_COERCE", f'Value "{text}" is not snowflake.')
        errors.done()
    return int(str(text))
