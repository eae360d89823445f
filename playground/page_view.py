"""What the web page is told, as one person sees it."""

from __future__ import annotations

import re
from typing import Any

from . import checks, commands, payloads
from .clock import iso, moment
from .gateway import Gateway
from .state import DM, LOADING, TEXT, THREAD, Channel, Message, User
from .world import World

_KINDS = {TEXT: "text", THREAD: "thread", DM: "dm"}
_NAMED = re.compile(r"<(@!?|#)(\d{15,20})>")
_THREAD_NOTE = 18


def state(world: World, gateway: Gateway, me: User | None) -> dict[str, Any]:
    """Everything but messages."""
    people = [someone for someone in world.state.users.values() if not someone.bot and someone.member]
    places = world.channels(TEXT) + world.channels(THREAD) + world.channels(DM)
    return {
        "users": [person(someone) for someone in people],
        "me": None if me is None else {**person(me), "dms_closed": me.dms_closed},
        "guild": {"id": str(world.state.guild.id), "name": world.state.guild.name},
        "channels": [_channel(world, place, me) for place in places if visible(world, place, me)],
        "commands": commands.described(world),
        "bot": {"id": str(world.bot.id), "online": gateway.online, "name": world.bot.name},
    }


def person(someone: User) -> dict[str, Any]:
    """A person by id and name."""
    return {"id": str(someone.id), "name": someone.name}


def visible(world: World, place: Channel, me: User | None) -> bool:
    """Whether a channel is there for a person."""
    return place.kind != DM if me is None else world.sees(me.id, place)


def seen(note: Message, me: User | None) -> bool:
    """Whether a message is there for a person."""
    return note.only is None or (me is not None and note.only == me.id)


def _channel(world: World, place: Channel, me: User | None) -> dict[str, Any]:
    fresh: list[Message] = []
    if me is not None:
        since = max(me.read.get(place.id, 0), me.id)
        for note in reversed(world.state.messages[place.id].values()):
            if note.id <= since:
                break
            if seen(note, me) and note.author != me.id:
                fresh.append(note)
    return {
        "id": str(place.id),
        "name": world.name(place),
        "kind": _KINDS[place.kind],
        "parent": None if place.parent is None else str(place.parent),
        "unread": len(fresh),
        "pinged": any(rings(place, note, me) for note in fresh),
        "archived": place.archived,
    }


def rings(place: Channel | None, note: Message, me: User | None) -> bool:
    """Whether a message rings for a person."""
    return me is not None and (me.id in note.pings or (place is not None and place.recipient == me.id))


def message(world: World, note: Message, me: User | None) -> dict[str, Any]:
    """One message."""
    author = world.state.users.get(note.author, world.bot)
    cause, told = None, note.content
    if note.cause is not None and note.cause.user in world.state.users:
        cause = {"user": person(world.state.users[note.cause.user]), "name": note.cause.name}
    if note.flags & LOADING:
        told = f"-# {author.name} is thinking…"
    elif note.kind == _THREAD_NOTE:
        told = f"-# A thread begins: **{note.content}**"
    return {
        "id": str(note.id),
        "channel": str(note.channel),
        "author": {**person(author), "bot": author.bot},
        "time": iso(moment(note.id)),
        "edited": note.edited is not None,
        "text": told,
        "components": note.components,
        "attachments": [
            {
                "url": file["url"],
                "filename": file["filename"],
                "description": file["description"],
                "size": file["size"],
                "type": file["content_type"],
            }
            for file in payloads.attachments(note)
        ],
        "embeds": note.embeds,
        "ephemeral": note.only is not None,
        "interaction": cause,
        "mentions": _mentions(world, note),
        "pings_me": me is not None and me.id in note.pings,
    }


def _mentions(world: World, note: Message) -> dict[str, str]:
    """Names of the people and channels that a message names."""
    found: dict[str, str] = {}
    for text in (note.content, *(str(part.get("content") or "") for part in checks.walk(note.components))):
        for sign, number in _NAMED.findall(text):
            if sign == "#" and int(number) in world.state.channels:
                found[number] = world.name(world.state.channels[int(number)])
            elif sign != "#" and int(number) in world.state.users:
                found[number] = world.state.users[int(number)].name
    return found


def messages(world: World, place: Channel, me: User | None, before: int | None, limit: int) -> dict[str, Any]:
    """A channel's messages, oldest first, and whether there are older ones."""
    notes = [note for note in world.state.messages[place.id].values() if seen(note, me)]
    if before is not None:
        notes = [note for note in notes if note.id < before]
    return {"messages": [message(world, note, me) for note in notes[-limit:]], "more": len(notes) > limit}
