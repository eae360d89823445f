"""The gateway: sockets, sessions that can be resumed, and the events that intents let through."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
import zlib
from collections import deque
from dataclasses import dataclass, field
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from . import payloads
from .address import Address
from .state import DM, THREAD, Channel, Json, Message
from .traffic import Event, Traffic
from .world import Subject, World

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE = 0, 1, 2, 3, 4
RESUME, RECONNECT, MEMBERS, INVALID, HELLO, ACK = 6, 7, 8, 9, 10, 11
_GUILDS, _GUILD_MESSAGES, _DIRECT_MESSAGES = 1 << 0, 1 << 9, 1 << 12
#: Seconds for which a session without a socket can be taken up again, and events kept for it.
RESUMABLE, KEPT = 120.0, 2000
#: Seconds to the answer of a heartbeat, as over a real line: discord.py, answered within a millisecond, may
#: take the time since the last heartbeat for the time that the answer took, and log that it is far behind.
_DISTANCE = 0.05


@dataclass
class Socket:
    """One connection; frames go out in order."""

    ws: web.WebSocketResponse
    squeeze: Any = None
    """The one zlib stream of this socket, if it asked for compression."""
    queue: asyncio.Queue[bytes | None] = field(default_factory=asyncio.Queue)

    def send(self, frame: bytes) -> None:
        """Put a frame behind those that wait."""
        self.queue.put_nowait(frame)

    async def write(self) -> None:
        """Send frames until the socket ends."""
        with contextlib.suppress(ConnectionError):
            while (frame := await self.queue.get()) is not None:
                if self.squeeze is None:
                    await self.ws.send_str(frame.decode())
                else:
                    packed = self.squeeze.compress(frame) + self.squeeze.flush(zlib.Z_SYNC_FLUSH)
                    await self.ws.send_bytes(packed)


@dataclass
class Session:
    """What the bot identified as; it outlives its socket for a while."""

    id: str
    intents: int
    socket: Socket | None = None
    seq: int = 0
    sent: deque[tuple[int, bytes]] = field(default_factory=lambda: deque(maxlen=KEPT))
    left: float = 0.0

    def tell(self, name: str, data: object) -> None:
        """One event: kept for a resumption, and sent if there is a socket."""
        self.seq += 1
        frame = msgspec.json.encode({"op": DISPATCH, "t": name, "s": self.seq, "d": data})
        self.sent.append((self.seq, frame))
        if self.socket is not None:
            self.socket.send(frame)


class Gateway:
    """All sessions of one playground."""

    def __init__(self, world: World, traffic: Traffic, address: Address) -> None:
        self.world = world
        self.traffic = traffic
        self.address = address
        self.sessions: dict[str, Session] = {}
        self.sockets: list[Socket] = []
        self.identified = 0
        self.resumed = 0
        self.heartbeat = 41_250
        self._told = set(world.state.channels)
        """Channels that the bot knows of."""
        world.heard.append(self._heard)

    @property
    def online(self) -> bool:
        """Whether the bot is connected."""
        return any(session.socket is not None for session in self.sessions.values())

    @property
    def sequence(self) -> int:
        """The number of the last event that was sent to whoever is connected."""
        return max(
            (session.seq for session in self.sessions.values() if session.socket is not None), default=0
        )

    # -- events ------------------------------------------------------------------------------

    def tell(self, name: str, data: Json, intent: int = 0) -> None:
        """An event to every session whose intents let it through (0: always)."""
        now = time.monotonic()
        for session in list(self.sessions.values()):
            if session.socket is None and now - session.left > RESUMABLE:
                del self.sessions[session.id]
            elif not intent or session.intents & intent:
                session.tell(name, data)
        self.traffic.events.append(Event(name, data))

    def _heard(self, what: str, about: Subject) -> None:
        world = self.world
        if isinstance(about, Message):
            if about.only is not None or what not in ("message", "edit", "delete"):
                return
            place = world.state.channels.get(about.channel)
            if place is None:
                return
            intent = _DIRECT_MESSAGES if place.kind == DM else _GUILD_MESSAGES
            if not any(session.intents & intent for session in self.sessions.values()):
                return
            name = {"message": "MESSAGE_CREATE", "edit": "MESSAGE_UPDATE", "delete": "MESSAGE_DELETE"}[what]
            if what == "delete":
                told: Json = {"id": str(about.id), "channel_id": str(about.channel)}
                if place.kind != DM:
                    told["guild_id"] = str(world.state.guild.id)
            else:
                told = payloads.message(world, about, self.address.base)
            self.tell(name, told, intent)
        elif isinstance(about, Channel) and about.kind != DM:
            known = what == "channel" and (about.archived or about.id in self._told)
            verb = "DELETE" if what == "channel gone" else "UPDATE" if known else "CREATE"
            self._told.add(about.id)
            kind = "THREAD" if about.kind == THREAD else "CHANNEL"
            self.tell(f"{kind}_{verb}", payloads.channel(world, about), _GUILDS)

    # -- sockets -----------------------------------------------------------------------------

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """One socket, from HELLO to its end."""
        ws = web.WebSocketResponse(compress=False, max_msg_size=1 << 20)
        await ws.prepare(request)
        compress = request.query.get("compress")
        if compress not in (None, "zlib-stream"):
            await ws.close(code=4002, message=b"Unknown compression")
            return ws
        socket = Socket(ws, zlib.compressobj() if compress else None)
        self.sockets.append(socket)
        writer = asyncio.create_task(socket.write())
        self._send(socket, HELLO, {"heartbeat_interval": self.heartbeat})
        session: Session | None = None
        try:
            async for message in ws:
                if message.type is not WSMsgType.TEXT:
                    break
                try:
                    frame = msgspec.json.decode(message.data)
                    session = await self._take(socket, session, frame["op"], frame.get("d"))
                except (msgspec.DecodeError, KeyError, TypeError):
                    await ws.close(code=4002, message=b"Error while decoding payload.")
        finally:
            self.sockets.remove(socket)
            if session is not None and session.socket is socket:
                session.socket, session.left = None, time.monotonic()
                self.world.tell("bot", False)
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await writer
        return ws

    def _send(self, socket: Socket, op: int, data: object) -> None:
        socket.send(msgspec.json.encode({"op": op, "d": data, "s": None, "t": None}))

    async def _take(self, socket: Socket, session: Session | None, op: int, data: Any) -> Session | None:
        if op == HEARTBEAT:
            asyncio.get_running_loop().call_later(_DISTANCE, self._send, socket, ACK, None)
        elif op == IDENTIFY:
            return await self._identify(socket, session, data)
        elif op == RESUME:
            return await self._resume(socket, session, data)
        elif session is None:
            await socket.ws.close(code=4003, message=b"Not authenticated.")
        elif op == MEMBERS:
            self._members(session, data)
        elif op not in (PRESENCE, VOICE):
            await socket.ws.close(code=4001, message=b"Unknown opcode.")
        return session

    async def _identify(self, socket: Socket, session: Session | None, data: Json) -> Session | None:
        world = self.world
        if session is not None:
            await socket.ws.close(code=4005, message=b"Already authenticated.")
            return session
        if data["token"] != self.address.token:
            await socket.ws.close(code=4004, message=b"Authentication failed.")
            return None
        # Who identifies anew does not come back to what it left.
        self.sessions = {s.id: s for s in self.sessions.values() if s.socket is not None}
        made = Session(secrets.token_hex(16), int(data["intents"]), socket)
        self.sessions[made.id] = made
        shard = data.get("shard", [0, 1])
        guilds = [{"id": str(world.state.guild.id), "unavailable": True}]
        made.tell(
            "READY",
            {
                "v": 10,
                "user": payloads.user(world.bot),
                "guilds": guilds,
                "session_id": made.id,
                "session_type": "normal",
                "resume_gateway_url": self.address.gateway,
                "shard": shard,
                "application": {"id": str(world.bot.id), "flags": 0},
            },
        )
        if made.intents & _GUILDS:
            made.tell("GUILD_CREATE", payloads.guild(world))
        self.identified += 1
        world.tell("bot", True)
        return made

    async def _resume(self, socket: Socket, session: Session | None, data: Json) -> Session | None:
        if data["token"] != self.address.token:
            await socket.ws.close(code=4004, message=b"Authentication failed.")
            return None
        found = self.sessions.get(data["session_id"])
        seq = int(data["seq"] or 0)
        if found is None or seq > found.seq or (found.sent and found.sent[0][0] > seq + 1):
            self._send(socket, INVALID, False)
            return session
        if found.socket is not None:
            found.socket.queue.put_nowait(None)
        for number, frame in found.sent:
            if number > seq:
                socket.send(frame)
        found.socket = socket
        found.tell("RESUMED", {})
        self.resumed += 1
        self.world.tell("bot", True)
        return found

    def _members(self, session: Session, data: Json) -> None:
        """A chunk with the members asked for."""
        world = self.world
        wanted = {int(user) for user in data.get("user_ids") or []}
        found = [u for u in world.state.users.values() if u.member and (not wanted or u.id in wanted)]
        session.tell(
            "GUILD_MEMBERS_CHUNK",
            {
                "guild_id": str(world.state.guild.id),
                "members": [payloads.member(someone) for someone in found],
                "chunk_index": 0,
                "chunk_count": 1,
                "not_found": [],
                **({"nonce": data["nonce"]} if data.get("nonce") else {}),
            },
        )

    # -- trouble -----------------------------------------------------------------------------

    async def drop(self, *, resumable: bool = True, ask: bool = False, code: int = 4000) -> None:
        """Cut every socket. ``ask``: by a RECONNECT; not ``resumable``: the session is gone too; ``code``:
        why."""
        if not resumable:
            self.sessions.clear()
        for socket in list(self.sockets):
            if ask:
                self._send(socket, RECONNECT, None)
            else:
                await socket.ws.close(code=code, message=b"Dropped.")
