"""Buttons of lobbies, of offered seats and of the last card: who sits where."""

from __future__ import annotations

from typing import Any

import discord
import msgspec

from db.records import SeatRecord
from host import lobby, seats
from host.errors import Sorry
from host.ids import PressId, verb
from host.layout import hand as hand_layout
from host.layout import lobby as lobby_layout
from host.layout.card import Card, button
from host.sitting import Sitting, options_of
from host.words import desk, safe

from .panels import give_hand
from .presses import press, seat_of
from .reply import Reply


async def lobby_card(bot: Any, sitting: Sitting) -> Card:
    """The lobby as it stands, or one line where it is over."""
    if sitting.record.status != "lobby":
        return lobby_layout.over(sitting)
    return lobby_layout.lobby(sitting, await bot.pictures.cover(sitting))


async def _lobby(bot: Any, reply: Reply, sitting: Sitting) -> None:
    """Answer a lobby press by the lobby itself, as it now stands; a press elsewhere by a word."""
    message = reply.interaction.message
    record = None if message is None else await bot.house.store.message_by(message.channel.id, message.id)
    try:
        if record is None or record.kind != "lobby":
            reply.in_place()
            words = desk(reply.locale)
            text = words("lobby-done" if sitting.record.status == "lobby" else "ended", table=sitting.id)
            await reply.give(Card().say(text))
            return
        reply.update = True
        card = await lobby_card(bot, sitting)
        async with bot.house.changing(record.message):
            await reply.give(card)
            if not reply.lost:
                live = sitting.record.status == "lobby"
                changed = msgspec.structs.replace(record, digest=card.digest(), live=live)
                await bot.house.store.put_message(changed)
    finally:
        bot.house.stir(sitting.id)


@press("join")
async def join(bot: Any, reply: Reply, pressed: PressId, _: str) -> None:
    """Take a seat, and find out whether the door is open."""
    user = reply.interaction.user
    sitting = await lobby.join(bot.house, pressed.table, user.id, user.display_name, reply.interaction.id)
    await _lobby(bot, reply, sitting)
    await greet(bot, reply, sitting)


async def greet(bot: Any, reply: Reply, sitting: Sitting) -> None:
    """One direct message at joining; if it does not get through, a private word says so."""
    user = reply.interaction.user.id
    if (await bot.house.store.person(user)).hand == "channel":
        return
    if await welcome(bot, user, sitting, reply.locale) is False:
        await bot.house.store.remember(f"user:{user}", "told-closed", "yes")
        await reply.whisper(desk(reply.locale)("note-closed"))


async def welcome(bot: Any, user: int, sitting: Sitting, locale: str | None = None) -> bool | None:
    """Tell a person by direct message that they sit at a table, and note whether it got through."""
    got = await bot.publisher.post.tell(user, hand_layout.welcome(sitting, locale))
    person = await bot.house.store.person(user)
    if got is not None and person.dms_closed == got:
        await bot.house.store.put_person(msgspec.structs.replace(person, dms_closed=not got))
    if got:
        await bot.house.store.forget(f"user:{user}", "told-closed")
    return None if got is None else bool(got)


@press("computer")
async def computer(bot: Any, reply: Reply, pressed: PressId, _: str) -> None:
    """Fill a seat with a computer player."""
    sitting = await lobby.add_computer(bot.house, pressed.table, reply.interaction.user.id)
    await _lobby(bot, reply, sitting)


@press("drop")
async def drop(bot: Any, reply: Reply, pressed: PressId, _: str) -> None:
    """Take a computer player out again."""
    sitting = await lobby.drop_computer(bot.house, pressed.table, reply.interaction.user.id)
    await _lobby(bot, reply, sitting)


@press("start")
async def start(bot: Any, reply: Reply, pressed: PressId, _: str) -> None:
    """Begin."""
    user = reply.interaction.user.id
    sitting = await lobby.start(bot.house, pressed.table, user, reply.interaction.id, seed=bot.seed)
    await _lobby(bot, reply, sitting)


@press("cancel")
async def cancel(bot: Any, reply: Reply, pressed: PressId, _: str) -> None:
    """Close the lobby."""
    await _lobby(bot, reply, await lobby.cancel(bot.house, pressed.table, reply.interaction.user.id))


def leave_question(sitting: Sitting, locale: str | None) -> Card:
    """What leaving a game under way means, and the button that does it."""
    words = desk(locale)
    last = sum(seat.user is not None for seat in sitting.seats) == 1
    what = "last" if last else "out" if seats.for_good(sitting) else "offered"
    sure = button(words("button-leave-yes"), verb(sitting.id, "leave.yes"), style="danger")
    return Card().say(words("leave-sure", table=sitting.id, what=what)).row(sure)


@press("leave")
async def leave(bot: Any, reply: Reply, pressed: PressId, argument: str) -> None:
    """Leave a lobby at once; a game after one more press, which says what it means."""
    user = reply.interaction.user.id
    sitting = await bot.house.sit(pressed.table, open_game=False)
    if sitting.record.status == "lobby":
        await _lobby(bot, reply, await lobby.leave(bot.house, pressed.table, user))
        return
    words = desk(reply.locale)
    reply.in_place()
    if argument != "yes":
        seat_of(sitting, user)
        await reply.give(leave_question(sitting, reply.locale))
        return
    await seats.leave(bot.house, pressed.table, user)
    await reply.give(Card().say(words("leave-done", table=pressed.table)))


@press("take")
async def take(bot: Any, reply: Reply, pressed: PressId, _: str) -> None:
    """Take an offered seat."""
    if pressed.seat is None:
        raise Sorry("old-button")
    user = reply.interaction.user
    sitting = await seats.take(bot.house, pressed.table, pressed.seat, user.id, user.display_name)
    await give_hand(bot, reply, sitting, pressed.seat)
    await greet(bot, reply, sitting)
    bot.house.stir(pressed.table)


@press("again")
async def again(bot: Any, reply: Reply, pressed: PressId, _: str) -> None:
    """A new lobby with the same options; whoever of the same people presses next joins it."""
    house, user = bot.house, reply.interaction.user
    async with house.lock(f"again {pressed.table}"):
        old = await house.sit(pressed.table, open_game=False)
        if old.record.status != "finished":
            raise Sorry(f"is-{old.record.status}", table=pressed.table)
        new = await _lobby_after(bot, old)
        if new is not None:
            new = await lobby.join(house, new.id, user.id, user.display_name, reply.interaction.id)
            key = "again-joined"
        else:
            seat_of(old, user.id)
            new, key = await _open_again(bot, old, user, reply.interaction.id), "again-opened"
            await house.store.remember(f"table:{pressed.table}", "again", new.id)
    await reply.whisper(desk(reply.locale)(key, table=new.id))
    house.stir(new.id)


async def _lobby_after(bot: Any, old: Sitting) -> Sitting | None:
    """The lobby that Play again has opened already, while it is one."""
    name = await bot.house.store.remembered(f"table:{old.id}", "again")
    if name is None:
        return None
    record = await bot.house.store.table(name)
    found = record is not None and record.status == "lobby"
    sitting: Sitting | None = await bot.house.sit(name) if found else None
    return sitting


async def _open_again(bot: Any, old: Sitting, user: discord.User | discord.Member, press_id: int) -> Sitting:
    record = old.record
    new = await lobby.open_table(
        bot.house,
        record.game,
        options_of(old.spec, record),
        seats=max(len(old.seats), old.spec.seats[0]),
        guild=record.guild,
        channel=old.place,
        host=user.id,
        host_name=user.display_name,
        language=record.language,
        clock=record.clock,
        press=press_id,
    )
    computers: list[SeatRecord] = [seat for seat in old.seats if seat.user is None]
    for _ in computers:
        new = await lobby.add_computer(bot.house, new.id, user.id)
    return new


@press("thanks")
async def thanks(bot: Any, reply: Reply, pressed: PressId, _: str) -> None:
    """A word of thanks to the table, on its last card."""
    sitting = await bot.house.sit(pressed.table, open_game=False)
    user = reply.interaction.user
    seat_of(sitting, user.id)
    await bot.house.store.remember(f"thanks:{pressed.table}", str(user.id), safe(user.display_name))
    await reply.whisper(desk(reply.locale)("thanks-noted"))
    bot.house.stir(pressed.table)
