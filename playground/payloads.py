"""Things of the world as Discord writes them in JSON."""

from __future__ import annotations

from typing import Any

from . import checks
from .clock import iso, moment
from .state import DM, THREAD, Channel, Message, User
from .world import World

BITS = {
    "view": 1 << 10,
    "send": 1 << 11,
    "embed": 1 << 14,
    "attach": 1 << 15,
    "history": 1 << 16,
    "commands": 1 << 31,
    "threads": 1 << 35,
    "send_threads": 1 << 38,
}
ALL = sum(BITS.values())
#: What the owner of the bot may as well: to manage the server.
_MANAGE = 1 << 5


def user(someone: User) -> dict[str, Any]:
    """A user."""
    return {
        "id": str(someone.id),
        "username": someone.name.lower(),
        "global_name": None if someone.bot else someone.name,
        "discriminator": "0",
        "avatar": None,
        "bot": someone.bot,
        "system": False,
        "public_flags": 0,
        "flags": 0,
    }


def member(someone: User, *, with_user: bool = True, manages: bool = False) -> dict[str, Any]:
    """A member of the guild; ``manages``: the server too."""
    made: dict[str, Any] = {
        "roles": [],
        "nick": None,
        "avatar": None,
        "joined_at": iso(moment(someone.id)),
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
        "communication_disabled_until": None,
        "permissions": str(ALL | _MANAGE if manages else ALL),
    }
    if with_user:
        made["user"] = user(someone)
    return made


def permissions(world: World, channel: Channel) -> str:
    """What the bot may do in a channel, as Discord's number."""
    denied = set(channel.denied)
    if channel.parent in world.state.channels:
        denied |= set(world.state.channels[channel.parent].denied)
    return str(sum(bit for name, bit in BITS.items() if name not in denied))


def channel(world: World, place: Channel) -> dict[str, Any]:
    """A channel, a thread, or direct messages."""
    last = next(reversed(world.state.messages.get(place.id, {})), None)
    made: dict[str, Any] = {
        "id": str(place.id),
        "type": place.kind,
        "last_message_id": None if last is None else str(last),
        "flags": 0,
    }
    if place.kind == DM:
        someone = world.state.users.get(place.recipient or 0)
        return {**made, "recipients": [user(someone)] if someone else []}
    made |= {"guild_id": str(world.state.guild.id), "name": place.name, "rate_limit_per_user": 0}
    if place.kind != THREAD:
        overwrites = []
        if place.denied:
            deny = sum(BITS.get(name, 0) for name in place.denied)
            overwrites = [{"id": str(world.bot.id), "type": 1, "allow": "0", "deny": str(deny)}]
        return {
            **made,
            "position": 0,
            "parent_id": None,
            "topic": None,
            "nsfw": False,
            "permission_overwrites": overwrites,
        }
    return {
        **made,
        "parent_id": str(place.parent),
        "owner_id": str(place.owner),
        "message_count": len(world.state.messages.get(place.id, {})),
        "member_count": 1,
        "total_message_sent": len(world.state.messages.get(place.id, {})),
        "thread_metadata": {
            "archived": place.archived,
            "locked": place.locked,
            "auto_archive_duration": place.awake,
            "archive_timestamp": iso(moment(place.id)),
            "create_timestamp": iso(moment(place.id)),
        },
    }


def guild(world: World) -> dict[str, Any]:
    """The guild as GUILD_CREATE tells it."""
    state = world.state
    places = state.channels.values()
    everyone = {
        "id": str(state.guild.id),
        "name": "@everyone",
        "permissions": str(ALL),
        "position": 0,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }
    return {
        **dict.fromkeys(("icon", "splash", "banner", "description", "vanity_url_code", "application_id")),
        **dict.fromkeys(("afk_channel_id", "system_channel_id", "rules_channel_id", "discovery_splash")),
        **dict.fromkeys(("mfa_level", "premium_tier", "nsfw_level", "verification_level", "afk_timeout"), 0),
        **dict.fromkeys(
            ("default_message_notifications", "explicit_content_filter", "system_channel_flags"), 0
        ),
        **{key: [] for key in ("features", "emojis", "stickers", "presences", "voice_states")},
        **{key: [] for key in ("stage_instances", "guild_scheduled_events", "soundboard_sounds")},
        "id": str(state.guild.id),
        "name": state.guild.name,
        "owner_id": str(state.guild.owner),
        "preferred_locale": "en-US",
        "public_updates_channel_id": None,
        "premium_subscription_count": 0,
        "joined_at": iso(moment(state.guild.id)),
        "large": False,
        "unavailable": False,
        "member_count": sum(someone.member for someone in state.users.values()),
        "roles": [everyone],
        "members": [member(world.bot)],
        "channels": [channel(world, place) for place in places if place.kind == 0],
        "threads": [channel(world, place) for place in places if place.kind == THREAD and not place.archived],
    }


def application(world: World) -> dict[str, Any]:
    """The application, as its owner set it up."""
    return {
        "id": str(world.bot.id),
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "",
        "flags": 0,
        "owner": user(world.user(world.state.owner)),
        "team": None,
        "integration_types_config": {},
    }


def message(world: World, note: Message, base: str = "") -> dict[str, Any]:
    """A message; ``base`` goes before the addresses of attachments."""
    place = world.state.channels.get(note.channel)
    author = world.state.users.get(note.author) or world.bot
    mentioned = [world.state.users[number] for number in note.pings if number in world.state.users]
    made: dict[str, Any] = {
        "id": str(note.id),
        "channel_id": str(note.channel),
        "author": user(author),
        "content": note.content,
        "timestamp": iso(moment(note.id)),
        "edited_timestamp": None if note.edited is None else iso(note.edited),
        "tts": False,
        "mention_everyone": False,
        "mentions": [user(someone) for someone in mentioned],
        "mention_roles": [],
        "attachments": attachments(note, base),
        "embeds": note.embeds,
        "components": absolute(note.components, base),
        "pinned": False,
        "type": note.kind,
        "flags": note.flags,
    }
    if place is not None and place.kind != DM:
        made["guild_id"] = str(world.state.guild.id)
    if note.nonce is not None:
        made["nonce"] = note.nonce
    if note.cause is not None:
        made["type"] = 20 if note.cause.kind == 2 else 0
        made["application_id"] = made["webhook_id"] = str(world.bot.id)
        made["interaction_metadata"] = {
            "id": str(note.cause.id),
            "type": note.cause.kind,
            "user": user(world.user(note.cause.user)),
            "authorizing_integration_owners": {"0": str(world.state.guild.id)},
            **({"name": note.cause.name} if note.cause.name else {}),
        }
    return made


def attachments(note: Message, base: str = "") -> list[dict[str, Any]]:
    """The attachments of a message that no component shows."""
    return [
        {
            "id": str(file.id),
            "filename": file.name,
            "description": file.description,
            "content_type": file.type,
            "size": file.size,
            "url": base + file.path,
            "proxy_url": base + file.path,
            "width": file.width,
            "height": file.height,
        }
        for file in note.files
        if not file.shown
    ]


def absolute(parts: list[dict[str, Any]], base: str) -> list[dict[str, Any]]:
    """Components with whole addresses instead of paths on this server."""
    if not base or not any(True for _ in checks.media(parts)):
        return parts
    return [_absolute(part, base) for part in parts]


def _absolute(value: Any, base: str) -> Any:
    if isinstance(value, list):
        return [_absolute(item, base) for item in value]
    if isinstance(value, dict):
        return {key: _absolute(item, base) for key, item in value.items()}
    return base + value if isinstance(value, str) and value.startswith("/cdn/") else value
