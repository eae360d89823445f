"""The world: who is there, what was said. It knows no sockets; who listens is told what happens."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable
from hashlib import blake2b
from typing import Literal

from .bodies import Body
from .clock import Clock, moment
from .compose import compose
from .errors import refused
from .state import (
    DM,
    EPHEMERAL,
    LOADING,
    SILENT,
    TEXT,
    THREAD,
    Cause,
    Channel,
    Guild,
    Json,
    Message,
    State,
    User,
)

#: Seconds for which a nonce is remembered.
NONCE_LIFE = 300.0
#: Edits of messages older than an hour: so many in a channel in so many seconds.
OLD, OLD_EDITS, OLD_WINDOW = 3600.0, 3, 20.0

#: What may happen.
What = Literal["message", "edit", "delete", "channel", "channel gone", "user", "commands", "time", "bot"]
#: What it happens to: for "time" the clock, for "commands" the list of them, for "bot" whether it is there.
Subject = Message | Channel | User | Clock | list[Json] | bool
Listener = Callable[[What, Subject], None]


class World:
    """All that exists. ``heard`` are called with what happens: a name and the thing it happened to."""

    def __init__(self, state: State | None = None) -> None:
        self.clock = Clock(state.ahead if state else 0.0)
        self.blobs: dict[str, bytes] = {}
        self.keep_blobs = True
        """Whether contents of attachments are kept; long measurements do without."""
        self.heard: list[Listener] = []
        self._nonces: dict[tuple[int, str], tuple[float, int]] = {}
        self._old_edits: dict[int, deque[float]] = defaultdict(deque)
        self._dms: dict[int, int] = {}
        self.uploads = 0
        self.pictures: set[bytes] = set()
        """Hashes of what was uploaded: the same picture sent again counts once."""
        self.state = state or self._fresh()

    def _fresh(self) -> State:
        new = self.clock.snowflake
        owner, bot, guild = new(), new(), new()
        self.state = State(Guild(guild, "The Backroom", owner), bot, owner)
        self.state.users[owner] = User(owner, "Ana")
        self.state.users[bot] = User(bot, "Backroom", bot=True)
        for name in ("Bo", "Cal", "Dee"):
            self.add_user(name)
        self.add_channel("card-table")
        return self.state

    def tell(self, what: What, about: Subject) -> None:
        """Tell everyone who listens."""
        for listener in list(self.heard):
            listener(what, about)

    # -- people and places -------------------------------------------------------------------

    @property
    def bot(self) -> User:
        """The bot's user."""
        return self.state.users[self.state.bot]

    def user(self, user: int) -> User:
        """Somebody by id; raises Refused."""
        if user not in self.state.users:
            raise refused(10013)
        return self.state.users[user]

    def add_user(self, name: str) -> User:
        """Somebody new in the guild."""
        made = User(self.clock.snowflake(), name)
        self.state.users[made.id] = made
        self.tell("user", made)
        return made

    def channel(self, channel: int) -> Channel:
        """A channel by id; raises Refused."""
        found = self.state.channels.get(channel)
        if found is None:
            raise refused(10003)
        return found

    def channels(self, kind: int) -> list[Channel]:
        """Channels of a kind, oldest first."""
        return [channel for channel in self.state.channels.values() if channel.kind == kind]

    def add_channel(self, name: str) -> Channel:
        """A new text channel."""
        return self._add(Channel(self.clock.snowflake(), TEXT, name))

    def add_thread(self, parent: Channel, name: str, owner: int, awake: int = 1440) -> Channel:
        """A new public thread, with its note in the channel above; it falls asleep after so many minutes."""
        if parent.kind != TEXT:
            raise refused(50024)
        made = self._add(Channel(self.clock.snowflake(), THREAD, name, parent.id, owner=owner, awake=awake))
        note = Message(self.clock.snowflake(), parent.id, owner, name, kind=18)
        self.state.messages[parent.id][note.id] = note
        self.tell("message", note)
        return made

    def dm(self, user: int) -> Channel:
        """The direct messages between the bot and a person."""
        person = self.user(user)
        if person.bot:
            raise refused(50007)
        return self.find_dm(user) or self._add(Channel(self.clock.snowflake(), DM, recipient=user))

    def find_dm(self, user: int) -> Channel | None:
        """The direct messages with a person, if there are any."""
        if not self._dms:
            self._dms = {c.recipient: c.id for c in self.channels(DM) if c.recipient is not None}
        return self.state.channels.get(self._dms.get(user, 0))

    def _add(self, channel: Channel) -> Channel:
        self.state.channels[channel.id] = channel
        self.state.messages[channel.id] = {}
        if channel.recipient is not None:
            self._dms[channel.recipient] = channel.id
        self.tell("channel", channel)
        return channel

    def delete_channel(self, channel: int) -> None:
        """Delete a channel, with its threads and all that was said."""
        gone = self.channel(channel)
        for thread in [c for c in self.state.channels.values() if c.parent == channel]:
            self.delete_channel(thread.id)
        for message in self.state.messages.pop(channel).values():
            self._drop_blobs(message)
        del self.state.channels[channel]
        self.tell("channel gone", gone)

    def archive(self, channel: int, archived: bool = True, locked: bool = False) -> None:
        """Archive a thread, or wake it."""
        thread = self.channel(channel)
        thread.archived, thread.locked = archived, locked
        self.tell("channel", thread)

    def sees(self, user: int, channel: Channel) -> bool:
        """Whether a person sees a channel."""
        return channel.recipient == user if channel.kind == DM else self.user(user).member

    def name(self, channel: Channel) -> str:
        """What a channel is called."""
        return self.bot.name if channel.kind == DM else channel.name

    # -- what the bot may do -----------------------------------------------------------------

    def need(self, channel: Channel, *permissions: str) -> None:
        """Raise Refused unless the bot may do all this in a channel."""
        if channel.kind == DM:
            return
        denied = set(channel.denied)
        if channel.parent is not None and channel.parent in self.state.channels:
            denied |= set(self.state.channels[channel.parent].denied)
        if "view" in denied:
            raise refused(50001)
        if denied & set(permissions):
            raise refused(50013)

    def _open(self, channel: Channel) -> None:
        """Raise Refused if a person takes no direct messages."""
        if channel.recipient is None:
            return
        person = self.user(channel.recipient)
        if not person.member:
            raise refused(50278)
        if person.dms_closed:
            raise refused(50007)

    # -- messages ----------------------------------------------------------------------------

    def message(self, channel: int, message: int) -> Message:
        """A message; raises Refused."""
        self.channel(channel)
        found = self.state.messages[channel].get(message)
        if found is None:
            raise refused(10008)
        return found

    def history(
        self, channel: int, *, before: int | None = None, after: int | None = None, limit: int = 50
    ) -> list[Message]:
        """Messages of a channel, newest first."""
        self.channel(channel)
        found = list(self.state.messages[channel].values())
        if after is not None:
            return [m for m in found if m.id > after][:limit][::-1]
        if before is not None:
            found = [m for m in found if m.id < before]
        return found[::-1][:limit]

    def send(self, channel: int, body: Body) -> Message:
        """The bot posts into a channel; the same nonce posts once. Raises Refused."""
        place = self.channel(channel)
        self.need(
            place, "send" if place.kind == TEXT else "send_threads", *(["attach"] if body.files else [])
        )
        self._open(place)
        if place.locked:
            raise refused(160005)
        nonce = body.json.get("nonce")
        known = self._nonces.get((channel, str(nonce)))
        if nonce is not None and body.json.get("enforce_nonce") and known is not None:
            made, number = known
            if self.clock.now() - made < NONCE_LIFE and number in self.state.messages[channel]:
                return self.state.messages[channel][number]
        message = self.post(channel, body, nonce=None if nonce is None else str(nonce))
        if nonce is not None:
            self._nonces[channel, str(nonce)] = (self.clock.now(), message.id)
        return message

    def post(
        self,
        channel: int,
        body: Body,
        *,
        nonce: str | None = None,
        cause: Cause | None = None,
        only: int | None = None,
        loading: bool = False,
    ) -> Message:
        """Put a message of the bot's there, without asking whether it may. Raises Refused."""
        place = self.channel(channel)
        message = Message(self.clock.snowflake(), channel, self.bot.id, nonce=nonce, cause=cause, only=only)
        if loading:
            message.flags = LOADING
        else:
            self._keep(compose(message, body, new=True, new_id=self.clock.snowflake))
        if only is not None:
            message.flags |= EPHEMERAL
        else:
            message.flags &= ~EPHEMERAL
        if message.flags & (SILENT | LOADING | EPHEMERAL):
            message.pings = []
        if place.archived:
            self.archive(channel, False)
        self.state.messages[channel][message.id] = message
        self.tell("message", message)
        return message

    def edit(self, message: Message, body: Body, *, limited: bool = False) -> Message:
        """Change a message of the bot's; ``limited``: by the channel's route. Raises Refused."""
        if message.author != self.bot.id:
            raise refused(50005)
        place = self.channel(message.channel)
        if limited:
            self.need(place)
            if place.locked:
                raise refused(160005)
            if place.archived:
                raise refused(50083)
            self._old(message)
        was = {file.path for file in message.files}
        fresh = compose(message, body, new=bool(message.flags & LOADING), new_id=self.clock.snowflake)
        self._keep(fresh)
        if message.only is not None:
            message.flags |= EPHEMERAL
        if message.flags & LOADING:
            message.flags &= ~LOADING
        else:
            message.edited = self.clock.now()
        for path in was - {file.path for file in message.files}:
            self.blobs.pop(path, None)
        self.tell("edit", message)
        return message

    def _old(self, message: Message) -> None:
        now = self.clock.now()
        if now - moment(message.id) <= OLD:
            return
        times = self._old_edits[message.channel]
        while times and now - times[0] > OLD_WINDOW:
            times.popleft()
        if len(times) >= OLD_EDITS:
            wait = round(OLD_WINDOW - (now - times[0]), 3)
            raise refused(30046, retry_after=wait, **{"global": False})
        times.append(now)

    def delete(self, message: Message) -> None:
        """Delete a message."""
        self.state.messages[message.channel].pop(message.id, None)
        self._drop_blobs(message)
        self.tell("delete", message)

    def _keep(self, blobs: dict[str, bytes]) -> None:
        self.uploads += len(blobs)
        self.pictures.update(blake2b(content, digest_size=8).digest() for content in blobs.values())
        if self.keep_blobs:
            self.blobs.update(blobs)

    def _drop_blobs(self, message: Message) -> None:
        for file in message.files:
            self.blobs.pop(file.path, None)
