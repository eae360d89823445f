"""Panels as answers to presses, and what the store remembers of them."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext
from functools import partial
from typing import Any

import msgspec

from db.records import PersonRecord
from host.house import House
from host.layout import hand as hand_layout
from host.layout.card import Card
from host.pictures import Picture
from host.sitting import Sitting
from host.words import desk

from .reply import Reply

#: Seconds for which an answer waits for the picture of a panel that had one.
PICTURE_PATIENCE = 0.1


async def live_board(house: House, table: str) -> int | None:
    """The message id of a table's board."""
    boards = await house.store.messages(table, live=True, kind="board")
    return boards[-1].message if boards else None


async def give_hand(
    bot: Any, reply: Reply, sitting: Sitting, seat: int, *, path: str = "", note: str = "", draw: bool = True
) -> None:
    """Answer a press with a seat's panel, and note that its person sees it.

    A picture that is not there yet follows in a moment: the press does not wait for it. A direct
    message that asks was sent with its picture, and waits a little so that it need not lose it; without
    ``draw`` the picture is left to the publisher.
    """
    house, pictures = bot.house, bot.pictures
    if sitting.game is None:
        card = hand_layout.closed(sitting, note, None, reply.locale)
        await give_panel(house, reply, sitting, seat, card, note)
        return
    picture = pictures.kept(pictures.hand_key(sitting, seat))
    drawing: asyncio.Task[Picture | None] | None = None
    if picture is None and draw:
        drawing = asyncio.create_task(pictures.hand(sitting, seat))
        if reply.interaction.guild_id is None and sitting.ask(seat) is not None:
            await asyncio.wait({drawing}, timeout=PICTURE_PATIENCE)
            if drawing.done():
                picture, drawing = drawing.result(), None
    made = partial(
        hand_layout.hand,
        sitting,
        seat,
        path=path,
        note=note,
        locale=reply.locale,
        board=await live_board(house, sitting.id),
    )
    card = made(picture, drawn=draw and drawing is None)
    await give_panel(house, reply, sitting, seat, card, note, follows=drawing is not None)
    if drawing is not None and reply.shown:
        bot.late.follow(reply, drawing, made, card)


async def give_panel(
    house: House,
    reply: Reply,
    sitting: Sitting,
    seat: int,
    card: Card,
    note: str = "",
    *,
    follows: bool = False,
) -> None:
    """Answer a press with a panel that is made already. ``follows``: its picture is under way."""
    pressed = reply.interaction.message if reply.update else None
    async with nullcontext() if pressed is None else house.changing(pressed.id):
        await reply.give(card)
        if sitting.ask(seat) is not None and not reply.lost:
            house.has_panel(sitting.id, seat, sitting.live().ids[seat], note)
        await remember(house, reply, sitting, seat, card, follows=follows)


async def remember(
    house: House, reply: Reply, sitting: Sitting, seat: int, card: Card, *, follows: bool = False
) -> None:
    """Note what the pressed message shows now, so that the publisher leaves it alone."""
    pressed = reply.interaction.message
    if pressed is None or reply.lost or not reply.update or pressed.flags.ephemeral:
        return
    record = await house.store.message_by(pressed.channel.id, pressed.id)
    if record is None or record.kind != "hand":
        return
    asked = sitting.ask(seat) is not None
    complete = bool(card.pictures) or not asked or follows
    changed = msgspec.structs.replace(
        record,
        live=asked,
        moment=str(sitting.live().ids[seat]) if asked else record.moment,
        digest=card.digest() if complete else "",
        row=sitting.record.last_row,
    )
    await house.store.put_message(changed)


async def open_door(house: House, reply: Reply) -> None:
    """A press in a direct message shows that the door is open again; the reader's language is kept."""
    interaction, locale = reply.interaction, reply.locale
    person = await who(house, reply)
    closed = person.dms_closed and interaction.guild_id is not None
    if person.locale != locale or person.dms_closed != closed:
        reply.person = msgspec.structs.replace(person, locale=locale, dms_closed=closed)
        await house.store.put_person(reply.person)


async def who(house: House, reply: Reply) -> PersonRecord:
    """The one who pressed, read once a press."""
    if reply.person is None:
        reply.person = await house.store.person(reply.interaction.user.id)
    return reply.person


async def closed_note(house: House, reply: Reply) -> str:
    """Told once: that direct messages do not get through. Empty if there is nothing to tell."""
    person = await who(house, reply)
    if not person.dms_closed or person.hand == "channel":
        return ""
    scope = f"user:{person.user}"
    if await house.store.remembered(scope, "told-closed"):
        return ""
    await house.store.remember(scope, "told-closed", "yes")
    return desk(reply.locale)("note-closed")
