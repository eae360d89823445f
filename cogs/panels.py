"""Panels as answers to presses, and what the store remembers of them."""

from __future__ import annotations

from typing import Any

import discord
import msgspec

from host.house import House
from host.layout import hand as hand_layout
from host.layout.card import Card
from host.pictures import Pictures
from host.sitting import Sitting
from host.words import desk

from .reply import Reply


async def live_board(house: House, table: str) -> int | None:
    """The message id of a table's board."""
    boards = await house.store.messages(table, live=True, kind="board")
    return boards[-1].message if boards else None


async def hand_card(
    house: House,
    pictures: Pictures,
    sitting: Sitting,
    seat: int,
    locale: str,
    *,
    path: str = "",
    note: str = "",
    draw: bool = True,
) -> Card:
    """A seat's panel. Without ``draw`` only a picture that is there already is shown, so that the
    press is answered at once; the publisher adds it to a direct message later."""
    if sitting.game is None:
        return hand_layout.closed(sitting, note, None, locale)
    picture = pictures.kept(pictures.hand_key(sitting, seat))
    if picture is None and draw:
        picture = await pictures.hand(sitting, seat)
    board = await live_board(house, sitting.id)
    return hand_layout.hand(
        sitting, seat, picture, path=path, note=note, locale=locale, board=board, drawn=draw
    )


async def give_hand(
    bot: Any, reply: Reply, sitting: Sitting, seat: int, *, path: str = "", note: str = "", draw: bool = True
) -> None:
    """Answer a press with a seat's panel, and note that its person sees it."""
    card = await hand_card(
        bot.house, bot.pictures, sitting, seat, reply.locale, path=path, note=note, draw=draw
    )
    await give_panel(bot.house, reply, sitting, seat, card, note)


async def give_panel(
    house: House, reply: Reply, sitting: Sitting, seat: int, card: Card, note: str = ""
) -> None:
    """Answer a press with a panel that is made already."""
    await reply.give(card)
    if sitting.ask(seat) is not None and not reply.lost:
        house.has_panel(sitting.id, seat, sitting.live().ids[seat], note)
    await remember(house, reply, sitting, seat, card)


async def remember(house: House, reply: Reply, sitting: Sitting, seat: int, card: Card) -> None:
    """Note what the pressed message shows now, so that the publisher leaves it alone."""
    pressed = reply.interaction.message
    if pressed is None or reply.lost or not reply.update:
        return
    record = await house.store.message_by(pressed.channel.id, pressed.id)
    if record is None or record.kind != "hand":
        return
    asked = sitting.ask(seat) is not None
    complete = bool(card.pictures) or not asked
    changed = msgspec.structs.replace(
        record,
        live=asked,
        moment=str(sitting.live().ids[seat]) if asked else record.moment,
        digest=card.digest() if complete else "",
        row=sitting.record.last_row,
    )
    await house.store.put_message(changed)


async def open_door(house: House, interaction: discord.Interaction) -> None:
    """A press in a direct message shows that the door is open again; the reader's language is kept."""
    person = await house.store.person(interaction.user.id)
    locale = str(interaction.locale)
    closed = person.dms_closed and interaction.guild_id is not None
    if person.locale != locale or person.dms_closed != closed:
        changed = msgspec.structs.replace(person, locale=locale, dms_closed=closed)
        await house.store.put_person(changed)


async def closed_note(house: House, user: int, locale: str) -> str:
    """Told once: that direct messages do not get through. Empty if there is nothing to tell."""
    person = await house.store.person(user)
    if not person.dms_closed or person.hand == "channel":
        return ""
    scope = f"user:{user}"
    if await house.store.setting(scope, "told-closed"):
        return ""
    await house.store.put_setting(scope, "told-closed", "yes")
    return desk(locale)("note-closed")
