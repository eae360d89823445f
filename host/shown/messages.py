"""The messages of tables: sent, changed, found again, and what the store knows of them.

This is the only module that writes message records. Whoever answers a press by changing a message tells it
here; everybody else asks it to send, to edit, or to leave a message behind.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

import aiohttp
import discord
import msgspec

from db.records import MessageKind, MessageRecord
from db.store import Store
from host.tables.loaded import LoadedTable
from host.tables.tables import now

from . import threads
from .attached import Attached
from .card import Card
from .marks import is_of
from .refusals import DoorClosed, Later, Outcome, PlaceBarred, PlaceGone, Route, meaning, refused

log = logging.getLogger(__name__)
#: How many messages back an unfinished sending is looked for.
_LOOK_BACK = 50
#: Seconds for which a message is held while Discord changes it: whoever presses in it waits as long.
_HOLD = 15.0


class Messages:
    """Messages to Discord, each noted in the store before and after. One a process.

    ``changed`` is called with a table's id where its messages must be looked at anew.
    """

    def __init__(self, store: Store, client: discord.Client, changed: Callable[[str], None]) -> None:
        self.store = store
        self.client = client
        self._changed = changed
        self.attached = Attached()
        self.sent = 0
        """Messages sent by this process."""
        self.edited = 0
        """Messages changed by this process, answers to presses aside."""
        self._sending: set[int] = set()
        """Records whose message is on its way."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def lock(self, message: int) -> asyncio.Lock:
        """Held while a message (by Discord's id) is changed and the change noted. A press answers in it, its
        picture follows, the publisher edits it: what Discord shows in the end must be what the store says."""
        found = self._locks.get(message)
        if found is None:
            found = self._locks[message] = asyncio.Lock()
        return found

    # -- asking --------------------------------------------------------------------------------

    async def of(self, table: str) -> list[MessageRecord]:
        """All messages of a table, oldest first."""
        return await self.store.messages(table)

    async def live_hands(self, table: str) -> list[MessageRecord]:
        """Hands of a table that still have their buttons."""
        return await self.store.messages(table, live=True, kind="hand")

    async def board(self, table: str) -> int | None:
        """Discord's id of a table's board."""
        boards = await self.store.messages(table, live=True, kind="board")
        return boards[-1].message if boards else None

    async def pressed(self, message: discord.Message | None) -> MessageRecord | None:
        """What the store knows of a message that was pressed; None if nothing, as of private ones."""
        return None if message is None else await self.store.message_by(message.channel.id, message.id)

    # -- sending and changing ------------------------------------------------------------------

    def place(self, channel: int, guild: int = 0) -> discord.PartialMessageable:
        """A channel by id; nothing is asked of Discord for it."""
        return self.client.get_partial_messageable(channel, guild_id=guild or None)

    async def door(self, user: int) -> int:
        """The id of the direct-message channel with a person; raises DoorClosed or Later."""
        try:
            channel = await self.client.create_dm(discord.Object(id=user))
        except discord.HTTPException as error:
            raise meaning(Route.DOOR, error) from error
        return channel.id

    async def tell(self, user: int, card: Card) -> bool | None:
        """One direct message that nothing has to remember: whether it got through; None if that
        cannot be said, as when Discord is unwell. Raises nothing of Discord's."""
        try:
            channel = await self.door(user)
            await self.place(channel).send(view=card.view(), allowed_mentions=card.allowed())
        except discord.HTTPException as error:
            found = refused(Route.DM_POST, error)
            if found is Outcome.DOOR:
                return False
            level = logging.INFO if found is Outcome.LATER else logging.WARNING
            log.log(level, "a direct message to %d is not taken: %s", user, error)
            return None
        except DoorClosed:
            return False
        except (Later, aiohttp.ClientError, OSError):
            return None
        except Exception:
            log.exception("a direct message to %d failed", user)
            return None
        self.sent += 1
        return True

    async def announce(self, loaded: LoadedTable, card: Card) -> None:
        """One message in a table's place that nothing has to remember; quiet, if it mentions nobody. Raises
        nothing of Discord's."""
        try:
            place = self.place(loaded.place, loaded.record.guild)
            quiet = not card.mentions
            await place.send(view=card.view(), allowed_mentions=card.allowed(), silent=quiet)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.warning("table %s: an announcement is not taken: %s", loaded.id, error)
            return
        self.sent += 1

    async def tell_all(self, users: Iterable[int], card: Card) -> None:
        """The same word to several people, each for themselves."""
        await asyncio.gather(*(self.tell(user, card) for user in users))

    async def send(
        self,
        loaded: LoadedTable,
        kind: MessageKind,
        card: Card,
        *,
        channel: int | None = None,
        quiet: bool = False,
        **shows: Any,
    ) -> MessageRecord:
        """Post a message of a table, in its place or another ``channel``: the intent is stored first, its id
        after. ``quiet``: no phone rings. ``shows``: fields of its record (seat, user, ask, turn, …).

        Raises PlaceGone (PlaceBarred, if it may be used again), DoorClosed, Later, or discord.HTTPException
        for what nobody foresaw.
        """
        intent = MessageRecord(
            table=loaded.id,
            kind=kind,
            channel=channel or loaded.place,
            row=loaded.record.last_row,
            made=now(),
            nonce=secrets.token_hex(8),
            digest=card.digest(),
            **shows,
        )
        record = msgspec.structs.replace(intent, id=await self.store.add_message(intent))
        self._sending.add(record.id)
        try:
            message = await self._post(loaded, record, card, quiet=quiet)
        finally:
            self._sending.discard(record.id)
        self.sent += 1
        self.attached.note(message.id, card, message)
        record = msgspec.structs.replace(record, message=message.id)
        await self.store.put_message(record)
        return record

    async def _post(
        self, loaded: LoadedTable, record: MessageRecord, card: Card, *, quiet: bool
    ) -> discord.Message:
        """Post what a record is about; where it certainly was not posted, the record is dropped."""
        direct = record.user is not None
        target = self.place(record.channel, 0 if direct else loaded.record.guild)

        async def post() -> discord.Message:
            return await target.send(
                view=card.view(),
                files=card.attachments(),
                allowed_mentions=card.allowed(),
                nonce=record.nonce,
                silent=quiet,
            )

        route = Route.DM_POST if direct else Route.POST
        try:
            if not direct and threads.seems_asleep(self.client, loaded):
                await threads.try_to_wake(self.client, record.channel)
            return await threads.awake(self.client, route, record.channel, post)
        except discord.HTTPException as error:
            # After any other failure the message may be there: the intent stays, and is looked for.
            if error.status < 500:
                await self.store.drop_message(record.id)
            raise meaning(route, error) from error
        except (PlaceGone, Later):
            # The thread could not be woken.
            await self.store.drop_message(record.id)
            raise

    async def edit(self, record: MessageRecord, card: Card, **shows: Any) -> MessageRecord | None:
        """Change a message, unless it shows just this; None if it is gone or too old to change.

        If a press has answered in it since ``record`` was read, it is left alone, and looked at anew.
        Raises as :meth:`send`.
        """
        if record.message is None:
            return None
        async with self.lock(record.message):
            known = await self.store.message_by(record.channel, record.message)
            if known is not None and known.id == record.id and known != record:
                self._changed(record.table)
                return known
            return await self._edit(record, card, shows)

    async def _edit(self, record: MessageRecord, card: Card, shows: dict[str, Any]) -> MessageRecord | None:
        digest = card.digest()
        changed = msgspec.structs.replace(record, digest=digest, **shows)
        if digest != record.digest and record.message is not None:
            route = Route.DM_EDIT if record.user is not None else Route.EDIT if changed.live else Route.LEAVE
            change = partial(self._change, record, record.message, card)
            try:
                # In a thread that slept a new message is seen, a change is not: only what is left behind is
                # changed there.
                async with asyncio.timeout(_HOLD):
                    if changed.live:
                        await change()
                    else:
                        await threads.awake(self.client, route, record.channel, change)
            except discord.HTTPException as error:
                if refused(route, error) in (Outcome.ANEW, Outcome.WAKE):
                    return None
                raise meaning(route, error) from error
            except PlaceBarred:
                # A thread that cannot be woken: whether it takes a new message is found by sending one.
                return None
            self.edited += 1
        if changed != record:
            await self.store.put_message(changed)
        return changed

    async def _change(self, record: MessageRecord, message: int, card: Card) -> None:
        """Let a message show a card; pictures that hang on it are not sent again."""
        target = self.place(record.channel).get_partial_message(message)

        async def edit() -> discord.Message:
            files = self.attached.files(message, card)
            return await target.edit(view=card.view(), attachments=files, allowed_mentions=card.allowed())

        try:
            shown = await edit()
        except discord.HTTPException as error:
            # Another process may have changed what hangs on it.
            if error.status != 400 or refused(Route.EDIT, error) is not Outcome.ODD:
                raise
            if not self.attached.forget(message):
                raise
            shown = await edit()
        self.attached.note(message, card, shown)

    async def delete(self, record: MessageRecord) -> bool:
        """Take a message away, and what is known of it; False if Discord keeps it. Raises Later."""
        if record.message is None:
            return False
        async with self.lock(record.message):
            target = self.place(record.channel).get_partial_message(record.message)
            try:
                async with asyncio.timeout(_HOLD):
                    await target.delete()
            except discord.NotFound:
                pass
            except discord.HTTPException as error:
                if refused(Route.DELETE, error) is Outcome.LATER:
                    raise Later(str(error)) from error
                return False
            await self.store.drop_message(record.id)
            self.attached.forget(record.message)
        return True

    async def leave_behind(self, record: MessageRecord, card: Card, *, patient: bool = False) -> bool:
        """Change a message for the last time; False if it cannot be changed any more. Raises Later;
        ``patient``: also PlaceBarred, for another try."""
        try:
            changed = await self.edit(record, card, live=False)
        except (PlaceGone, DoorClosed) as error:
            if patient and isinstance(error, PlaceBarred):
                raise
            changed = None
        if changed is None:
            await self.forget(record)
        return changed is not None

    async def forget(self, record: MessageRecord) -> None:
        """A message that cannot be changed any more: its buttons say that the moment has passed."""
        await self.store.put_message(msgspec.structs.replace(record, live=False))

    async def knows(self, table: str, user: int) -> None:
        """Somebody knows that a table waits for them: its board need not ring for that."""
        for board in await self.store.messages(table, live=True, kind="board"):
            async with self.lock(board.message or 0):
                record = next((each for each in await self.of(table) if each.id == board.id), None)
                if record is not None:
                    rang = ",".join(dict.fromkeys([*filter(None, record.rang.split(",")), str(user)]))
                    await self.store.put_message(msgspec.structs.replace(record, rang=rang))

    async def newest(self, table: str) -> MessageRecord | None:
        """The message in which a table stands in its place: its last card, its board or its lobby."""
        public = ("lobby", "board", "end")
        found = [record for record in await self.of(table) if record.kind in public and record.message]
        return found[-1] if found else None

    async def recheck(self, table: str) -> None:
        """The public message of a table may be gone: it is sent again with the next showing, if so."""
        for record in await self.store.messages(table, live=True):
            if record.kind in ("lobby", "board"):
                await self.store.put_message(msgspec.structs.replace(record, digest=""))

    # -- answers to presses --------------------------------------------------------------------

    async def hand_answered(
        self, message: discord.Message | None, card: Card, *, ask: int | None, row: int, whole: bool
    ) -> None:
        """A press was answered in a hand: it shows ``card`` now, with the question ``ask`` (None: nothing is
        asked any more). Not ``whole``: its picture is for the publisher to add. Hold its lock."""
        record = await self.pressed(message)
        if record is None or record.kind != "hand":
            return
        changed = msgspec.structs.replace(
            record,
            live=ask is not None,
            ask=record.ask if ask is None else ask,
            digest=card.digest() if whole else "",
            row=row,
        )
        await self.store.put_message(changed)

    async def lobby_answered(self, record: MessageRecord, card: Card, *, live: bool) -> None:
        """A press was answered in a lobby: it shows ``card`` now. Hold its lock."""
        await self.store.put_message(msgspec.structs.replace(record, digest=card.digest(), live=live))

    async def picture_followed(self, record: MessageRecord, card: Card) -> None:
        """The answer to a press got its picture: it shows ``card`` now. Hold its lock."""
        await self.store.put_message(msgspec.structs.replace(record, digest=card.digest()))

    # -- after a crash, or a line that broke ----------------------------------------------------

    async def found(self, records: list[MessageRecord]) -> list[MessageRecord]:
        """Records as they are now; what was half sent is looked for first. Raises Later."""
        if all(record.message is not None for record in records):
            return records
        for record in records:
            if record.id in self._sending:
                raise Later(f"the {record.kind} is on its way")
            if record.message is None:
                await self._adopt(record)
        ids = {record.id for record in records}
        return [record for record in await self.of(records[0].table) if record.id in ids]

    async def _adopt(self, intent: MessageRecord) -> None:
        """Look for the message that an intent was about, and note it, or that there is none; raises Later."""
        try:
            async for message in self.place(intent.channel).history(limit=_LOOK_BACK):
                if message.author.id != getattr(self.client.user, "id", 0):
                    continue
                if await self.store.message_by(intent.channel, message.id) is not None:
                    continue
                if is_of(message, intent):
                    found = msgspec.structs.replace(intent, message=message.id, digest="")
                    await self.store.put_message(found)
                    return
        except discord.HTTPException as error:
            if refused(Route.LOOK, error) is Outcome.LATER:
                raise Later(str(error)) from error
            log.warning(
                "table %s: nothing can be found in channel %d: %s", intent.table, intent.channel, error
            )
        await self.store.drop_message(intent.id)
