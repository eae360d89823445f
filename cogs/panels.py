"""Panels as answers to presses."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext
from functools import partial

import msgspec

from db.records import PersonRecord
from host.services import Services
from host.shown import hand_card
from host.shown.card import Card
from host.shown.pictures import Sheets
from host.tables.loaded import LoadedTable
from host.words import host_words

from .reply import Reply

#: Seconds for which an answer waits for the picture of a panel that had one.
PICTURE_PATIENCE = 0.1


async def give_hand(
    services: Services,
    reply: Reply,
    *,
    loaded: LoadedTable,
    seat: int,
    path: str = "",
    note: str = "",
    advice: str = "",
    draw: bool = True,
) -> None:
    """Answer a press with a seat's panel (its page ``path``), and note that its person sees it. Advice that
    was given to the question stays in it.

    A picture that is not there yet follows in a moment: the press does not wait for it. A direct
    message that asks was sent with its picture, and waits a little so that it need not lose it; without
    ``draw`` the picture is left to the publisher.
    """
    pictures = services.pictures
    if loaded.live is None:
        card = hand_card.left(loaded, loaded.record.status, note=note, locale=reply.locale)
        await give_panel(services, reply, loaded=loaded, seat=seat, card=card, note=note)
        return
    sheets = pictures.kept_panel(loaded, seat)
    drawing: asyncio.Task[Sheets] | None = None
    if sheets is None and draw:
        drawing = asyncio.create_task(pictures.panel(loaded, seat))
        if reply.interaction.guild_id is None and loaded.ask(seat) is not None:
            await asyncio.wait({drawing}, timeout=PICTURE_PATIENCE)
            if drawing.done():
                sheets, drawing = drawing.result(), None
    if not advice and loaded.ask(seat) is not None:
        advice = services.panels_seen.advised(loaded.seats[seat], loaded.opened().ids[seat])
    made = partial(
        hand_card.hand,
        loaded,
        seat,
        path=path,
        note=note,
        advice=advice,
        locale=reply.locale,
        board=await services.messages.board(loaded.id),
    )
    card = made(sheets, drawn=draw and drawing is None)
    follows = drawing is not None
    await give_panel(
        services, reply, loaded=loaded, seat=seat, card=card, note=note, advice=advice, follows=follows
    )
    if drawing is not None and reply.shown:
        services.late_pictures.follow(reply, drawing, made=made, given=card)


async def give_panel(
    services: Services,
    reply: Reply,
    *,
    loaded: LoadedTable,
    seat: int,
    card: Card,
    note: str = "",
    advice: str = "",
    follows: bool = False,
    bare: bool = False,
) -> None:
    """Answer a press with a panel that is made already. ``follows``: its picture is under way; ``bare``: it
    is for the publisher to add."""
    pressed = reply.interaction.message if reply.update else None
    asked = loaded.opened().ids[seat] if loaded.ask(seat) is not None else None
    async with nullcontext() if pressed is None else services.messages.lock(pressed.id):
        await reply.give(card)
        if reply.lost:
            return
        if asked is not None:
            services.panels_seen.note(loaded.seats[seat], ask=asked, note=note, advice=advice)
        if pressed is not None and not pressed.flags.ephemeral:
            # So that the publisher leaves alone what the pressed message shows now.
            whole = not bare and (bool(card.pictures) or asked is None or follows)
            row = loaded.record.last_row
            await services.messages.hand_answered(pressed, card, ask=asked, row=row, whole=whole)


async def open_door(services: Services, reply: Reply) -> None:
    """A press in a direct message shows that the door is open again; the reader's language is kept."""
    interaction, locale = reply.interaction, reply.locale
    person = await presser(services, reply)
    closed = person.dms_closed and interaction.guild_id is not None
    if person.locale != locale or person.dms_closed != closed:
        reply.person = msgspec.structs.replace(person, locale=locale, dms_closed=closed)
        await services.store.put_person(reply.person)


async def presser(services: Services, reply: Reply) -> PersonRecord:
    """The one who pressed, read once a press."""
    if reply.person is None:
        reply.person = await services.store.person(reply.interaction.user.id)
    return reply.person


async def closed_note(services: Services, reply: Reply) -> str:
    """Told once: that direct messages do not get through. Empty if there is nothing to tell."""
    person = await presser(services, reply)
    if not person.dms_closed or person.hand == "channel":
        return ""
    scope = f"user:{person.user}"
    if await services.store.remembered(scope, "told-closed"):
        return ""
    await services.store.remember(scope, "told-closed", "yes")
    return host_words(reply.locale)("note-closed")
