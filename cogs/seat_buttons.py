"""Buttons of lobbies, of offered seats and of the last card: who sits where."""

from __future__ import annotations

from functools import partial

import discord
import msgspec

from db.records import PersonRecord, SeatRecord
from host.errors import Sorry
from host.services import Services
from host.shown import hand_card
from host.shown import lobby_card as lobby_cards
from host.shown.card import Card, button
from host.shown.press_ids import Verb, verb
from host.tables import lessons, lobby, seats
from host.tables.hosting import as_host
from host.tables.limits import room_for
from host.tables.loaded import LoadedTable
from host.words import host_words

from .buttons import button_does, seat_of
from .keepers import keeps_order
from .panels import give_hand
from .reply import Reply
from .sight import need_sight


async def lobby_card(services: Services, loaded: LoadedTable) -> Card:
    """The lobby as it stands, or one line where it is over."""
    if loaded.record.status != "lobby":
        return lobby_cards.over(loaded)
    return lobby_cards.lobby(loaded, await services.pictures.cover(loaded))


async def _answer(services: Services, reply: Reply, loaded: LoadedTable) -> None:
    """Answer a lobby press by the lobby itself, as it now stands; a press elsewhere by a word."""
    record = await services.messages.pressed(reply.interaction.message)
    try:
        if record is None or record.message is None or record.kind != "lobby":
            reply.in_place()
            words = host_words(reply.locale)
            text = words("lobby-done" if loaded.record.status == "lobby" else "ended", table=loaded.id)
            await reply.give(Card().say(text))
            return
        reply.update = True
        card = await lobby_card(services, loaded)
        async with services.messages.lock(record.message):
            await reply.give(card)
            if not reply.lost:
                live = loaded.record.status == "lobby"
                await services.messages.lobby_answered(record, card, live=live)
    finally:
        services.tables.changed(loaded.id)


@button_does("join")
async def join(services: Services, reply: Reply, pressed: Verb) -> None:
    """Take a seat, and find out whether the door is open."""
    await need_sight(services, reply, pressed.table)
    user = reply.interaction.user
    async with room_for(services.tables, user.id):
        loaded = await lobby.join(
            services.tables, pressed.table, user=user.id, name=user.display_name, press=reply.interaction.id
        )
    await _answer(services, reply, loaded)
    await greet(services, reply, loaded)


async def greet(services: Services, reply: Reply, loaded: LoadedTable) -> None:
    """One direct message at joining; if it does not get through, a private word says so."""
    user = reply.interaction.user.id
    if (await services.store.person(user)).hand == "channel":
        return
    if await welcome(services, user, loaded=loaded, locale=reply.locale) is False:
        await services.store.remember(f"user:{user}", "told-closed", "yes")
        await reply.whisper(host_words(reply.locale)("note-closed"))


async def welcome(
    services: Services, user: int, *, loaded: LoadedTable, locale: str | None = None
) -> bool | None:
    """Tell a person by direct message that they sit at a table, and note whether it got through."""
    return await _tell(services, user, hand_card.welcome(loaded, locale))


async def _tell(services: Services, user: int, card: Card) -> bool | None:
    """Tell a person something by direct message, and note whether it got through (None: nobody can say)."""
    got = await services.messages.tell(user, card)
    person = await services.store.person(user)
    if got is not None and person.dms_closed == got:
        await services.store.put_person(msgspec.structs.replace(person, dms_closed=not got))
    if got:
        await services.store.forget(f"user:{user}", "told-closed")
    return None if got is None else bool(got)


@button_does("computer")
async def computer(services: Services, reply: Reply, pressed: Verb) -> None:
    """Fill a seat with a computer player."""
    tables, table, user = services.tables, pressed.table, reply.interaction.user.id
    loaded = await as_host(tables, table, user, lambda: lobby.add_computer(tables, table, user))
    await _answer(services, reply, loaded)


@button_does("drop")
async def drop(services: Services, reply: Reply, pressed: Verb) -> None:
    """Take a computer player out again."""
    tables, table, user = services.tables, pressed.table, reply.interaction.user.id
    loaded = await as_host(tables, table, user, lambda: lobby.drop_computer(tables, table, user))
    await _answer(services, reply, loaded)


@button_does("coach")
async def coach(services: Services, reply: Reply, pressed: Verb) -> None:
    """Say whether people may ask for advice at the table."""
    tables, table, user = services.tables, pressed.table, reply.interaction.user.id
    allow = partial(lobby.coach, tables, table, user, allowed=pressed.argument == "on")
    loaded = await as_host(tables, table, user, allow)
    await _answer(services, reply, loaded)


@button_does("start")
async def start(services: Services, reply: Reply, pressed: Verb) -> None:
    """Begin."""
    tables, table, user = services.tables, pressed.table, reply.interaction.user.id
    press, seed = reply.interaction.id, services.seed
    start = partial(lobby.start, tables, table, user=user, press=press, seed=seed)
    loaded = await as_host(tables, table, user, start)
    await _answer(services, reply, loaded)


@button_does("cancel")
async def cancel(services: Services, reply: Reply, pressed: Verb) -> None:
    """Close the lobby."""
    tables, table, user = services.tables, pressed.table, reply.interaction.user.id
    loaded = await as_host(tables, table, user, lambda: lobby.cancel(tables, table, user))
    await _answer(services, reply, loaded)


#: What the button says that confirms each meaning of leaving: what was asked is what is done.
_SURE = {"last": "last", "out": "out", "offered": "yes"}


def _leave_question(loaded: LoadedTable, locale: str | None) -> Card:
    """What leaving a game under way means, and the button that does it."""
    words, what = host_words(locale), seats.leaving(loaded)
    sure = button(words("button-leave-yes"), verb(loaded.id, "leave", _SURE[what]), style="danger")
    return Card().say(words("leave-sure", table=loaded.id, what=what)).row(sure)


@button_does("leave")
async def leave(services: Services, reply: Reply, pressed: Verb) -> None:
    """Leave a lobby or a lesson at once; a game after one more press, which says what it means."""
    user = reply.interaction.user.id
    loaded = await services.tables.load(pressed.table, open_game=False)
    words = host_words(reply.locale)
    if loaded.lesson is not None:
        reply.in_place()
        await lessons.end(services.tables, pressed.table, user)
        await reply.give(hand_card.left(loaded, "void", locale=reply.locale))
        return
    if loaded.record.status == "lobby":
        left = await lobby.leave(services.tables, pressed.table, user)
        if reply.interaction.message is not None:
            await _answer(services, reply, left)
            return
        services.tables.changed(pressed.table)
        await reply.give(Card().say(words("leave-done", table=pressed.table)))
        return
    reply.in_place()
    if loaded.record.status in ("playing", "paused") and pressed.argument != _SURE[seats.leaving(loaded)]:
        # Not asked yet, or somebody else has left since and it means something else now.
        seat_of(loaded, user)
        await reply.give(_leave_question(loaded, reply.locale))
        return
    await seats.leave(services.tables, pressed.table, user)
    await reply.give(Card().say(words("leave-done", table=pressed.table)))


@button_does("end")
async def end(services: Services, reply: Reply, pressed: Verb) -> None:
    """End a lobby at once, a game after one more press: its host may, and whoever keeps order there."""
    tables, by = services.tables, reply.interaction.user.id
    record = await services.store.table(pressed.table)
    if record is None:
        raise Sorry("no-such-table", table=pressed.table)
    reply.in_place()
    words = host_words(reply.locale)
    keeper = record.host != by and await keeps_order(reply.interaction, record.guild)
    if not keeper:
        await need_sight(services, reply, record.id)
    if record.status == "lobby":
        await as_host(tables, record.id, by, partial(lobby.cancel, tables, record.id, None if keeper else by))
    elif pressed.argument:
        await as_host(tables, record.id, by, partial(seats.end, tables, record.id, by, keeper=keeper))
    else:
        await as_host(tables, record.id, by, partial(seats.may_end, tables, record.id, by, keeper=keeper))
        sure = button(words("button-end-yes"), verb(record.id, "end", "yes"), style="danger")
        await reply.give(Card().say(words("end-sure", table=record.id)).row(sure))
        return
    tables.changed(record.id)
    await reply.give(Card().say(words("ended", table=record.id)))


async def tell_of_replacing(
    services: Services, old: SeatRecord, called: str, *, table: str, to: int | None
) -> None:
    """Tell whom it concerns that a seat has changed hands: who held it (``old``, whose name was ``called``),
    who holds it now (``to``, by user id; None: nobody, and the seat's offer tells everybody) and everybody at
    the table."""
    loaded = await services.tables.load(table, open_game=False)
    new = None if to is None else loaded.seat_of(to)
    named = {"table": table, "game": loaded.words()("name"), "old": called, "new": "", "taken": "no"}
    if new is not None:
        named |= {"new": loaded.safe_names[new.seat], "taken": "yes"}
    missed: dict[str, PersonRecord] = {}
    for key, user in (("old", old.user), ("new", to)):
        if user is None:
            continue
        person = await services.store.person(user)
        locale = person.locale or loaded.record.language
        text = host_words(locale)("seat-lost" if key == "old" else "seat-got", **named)
        card = hand_card.news_of_seat(loaded, text, locale)
        if person.hand == "channel" or not await _tell(services, user, card):
            missed[key] = person
    if new is None or (loaded.record.status == "lobby" and not missed):
        return
    named |= {key: f"<@{person.user}>" for key, person in missed.items()}
    card = Card().say(host_words(loaded.record.language)("seat-changed", **named))
    card.mentions = [person.user for person in missed.values() if person.pings]
    await services.messages.announce(loaded, card)


@button_does("take")
async def take(services: Services, reply: Reply, pressed: Verb) -> None:
    """Take an offered seat."""
    if pressed.seat is None:
        raise Sorry("old-button")
    await need_sight(services, reply, pressed.table)
    user = reply.interaction.user
    async with room_for(services.tables, user.id):
        loaded = await seats.take(
            services.tables, pressed.table, seat=pressed.seat, user=user.id, name=user.display_name
        )
    await give_hand(services, reply, loaded=loaded, seat=pressed.seat)
    await greet(services, reply, loaded)
    services.tables.changed(pressed.table)


@button_does("again")
async def again(services: Services, reply: Reply, pressed: Verb) -> None:
    """A new lobby with the same options; whoever of the same people presses next joins it."""
    await need_sight(services, reply, pressed.table)
    tables, user = services.tables, reply.interaction.user
    async with tables.lock(f"again {pressed.table}"):
        old = await services.tables.load(pressed.table, open_game=False)
        if old.record.status != "finished":
            raise Sorry(f"is-{old.record.status}", table=pressed.table)
        new = await _lobby_after(services, old)
        if new is not None:
            async with room_for(tables, user.id):
                new = await lobby.join(
                    tables, new.id, user=user.id, name=user.display_name, press=reply.interaction.id
                )
            key = "again-joined"
        else:
            seat_of(old, user.id)
            async with room_for(tables, user.id, opens=True):
                new = await _open_again(services, old, user=user, press=reply.interaction.id)
            key = "again-opened"
            await services.store.remember(f"table:{pressed.table}", "again", new.id)
    await reply.whisper(host_words(reply.locale)(key, table=new.id))
    services.tables.changed(new.id)


async def _lobby_after(services: Services, old: LoadedTable) -> LoadedTable | None:
    """The lobby that Play again has opened already, while it is one."""
    name = await services.store.remembered(f"table:{old.id}", "again")
    if name is None:
        return None
    record = await services.store.table(name)
    found = record is not None and record.status == "lobby"
    loaded: LoadedTable | None = await services.tables.load(name) if found else None
    return loaded


async def _open_again(
    services: Services, old: LoadedTable, *, user: discord.User | discord.Member, press: int
) -> LoadedTable:
    record = old.record
    new = await lobby.open_table(
        services.tables,
        record.game,
        old.settings,
        seats=max(len(old.seats), old.spec.seats[0]),
        guild=record.guild,
        channel=old.place,
        host=user.id,
        host_name=user.display_name,
        language=record.language,
        clock=record.clock,
        press=press,
        coach=record.coach,
    )
    computers: list[SeatRecord] = [seat for seat in old.seats if seat.user is None]
    for _ in computers:
        new = await lobby.add_computer(services.tables, new.id, user.id)
    return new


@button_does("thanks")
async def thanks(services: Services, reply: Reply, pressed: Verb) -> None:
    """A word of thanks to the table, on its last card."""
    loaded = await services.tables.load(pressed.table, open_game=False)
    user = reply.interaction.user.id
    called = loaded.safe_names[seat_of(loaded, user)]
    await services.store.remember(f"thanks:{pressed.table}", str(user), called)
    await reply.whisper(host_words(reply.locale)("thanks-noted"))
    services.tables.changed(pressed.table)
