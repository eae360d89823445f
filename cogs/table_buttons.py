"""Buttons at a table under way: taking back, votes, calling the table, a person's settings."""

from __future__ import annotations

import msgspec

from engines.core.ask import fits
from engines.core.codec import parse
from host.errors import Passed, Sorry
from host.services import Services
from host.shown.card import Card, button
from host.shown.press_ids import Verb, number, verb
from host.tables import servers, takeback
from host.tables.tables import playing
from host.words import host_words

from .answers import answer
from .buttons import button_does, seat_of
from .keepers import manages
from .panels import give_hand
from .reply import Reply

#: Seconds between two nudges of a table.
NUDGE_EVERY = 3600
#: Stands for a table in the ids of settings, which belong to none.
NO_TABLE = "0000"


@button_does("undo")
async def take_back(services: Services, reply: Reply, pressed: Verb) -> None:
    """Take back the last answer, or open a vote."""
    reply.in_place()
    user, press = reply.interaction.user.id, reply.interaction.id
    loaded, vote = await takeback.undo(
        services.tables, pressed.table, user=user, press=press, shown=pressed.ask
    )
    words = host_words(reply.locale)
    try:
        if vote is not None:
            await reply.whisper(words("undo-vote"))
            return
        seat = seat_of(loaded, reply.interaction.user.id)
        await give_hand(services, reply, loaded=loaded, seat=seat, note=words("undo-done"))
    finally:
        services.tables.changed(pressed.table)


@button_does("do")
async def choose_on_board(services: Services, reply: Reply, pressed: Verb) -> None:
    """An option that the board offers, chosen by whoever is asked just that."""
    loaded = await services.tables.load(pressed.table)
    playing(loaded)
    seat, game = seat_of(loaded, reply.interaction.user.id), loaded.opened()
    ask = game.asks.get(seat)
    if ask is None or game.ids[seat] > (pressed.ask or 0):
        raise Passed
    choice = parse(loaded.spec.options, pressed.argument)
    if choice is None or not fits(ask, choice):
        raise Sorry("not-yours-now", table=loaded.id)
    await answer(services, reply, table=loaded.id, seat=seat, ask=game.ids[seat], option=pressed.argument)


async def _cast(services: Services, reply: Reply, pressed: Verb, *, agree: bool) -> None:
    vote_id = number(pressed.argument)
    if vote_id is None:
        raise Sorry("old-button")
    user = reply.interaction.user.id
    loaded, vote = await takeback.cast(
        services.tables, vote_id, user=user, agree=agree, press=reply.interaction.id
    )
    try:
        outcome = vote.outcome if vote.closed is not None else "counted"
        await reply.whisper(host_words(reply.locale)(f"cast-{outcome}"))
    finally:
        services.tables.changed(loaded.id)


@button_does("yes")
async def agree(services: Services, reply: Reply, pressed: Verb) -> None:
    """Agree to taking back."""
    await _cast(services, reply, pressed, agree=True)


@button_does("no")
async def disagree(services: Services, reply: Reply, pressed: Verb) -> None:
    """Let it stand."""
    await _cast(services, reply, pressed, agree=False)


@button_does("nudge")
async def nudge(services: Services, reply: Reply, pressed: Verb) -> None:
    """Call whoever is awaited, at most once an hour; who does not want to be rung for is only named."""
    loaded = await services.tables.load(pressed.table)
    playing(loaded)
    seat_of(loaded, reply.interaction.user.id)
    words = host_words(loaded.record.language)
    awaited = [seat for seat in loaded.awaited_people() if seat.user != reply.interaction.user.id]
    scope, at = f"table:{pressed.table}", reply.interaction.created_at.timestamp()
    last = float(await services.store.remembered(scope, "nudged", "0"))
    if not awaited or at - last < NUDGE_EVERY:
        raise Sorry("nudge-later", table=pressed.table)
    await services.store.remember(scope, "nudged", str(at))
    people = {seat.seat: await services.store.person(seat.user or 0) for seat in awaited}
    called = [seat for seat in awaited if people[seat.seat].pings]
    names = [f"<@{seat.user}>" if seat in called else loaded.safe_names[seat.seat] for seat in awaited]
    card = Card().say(words("nudge", names=words.join(names), table=pressed.table))
    card.mentions = [seat.user for seat in called if seat.user is not None]
    reply.public = True
    await reply.give(card)


@button_does("settings")
async def settings(services: Services, reply: Reply, pressed: Verb) -> None:
    """Where hands come, and whether turns ring; for who manages a server, what its old boards show."""
    reply.in_place()
    await reply.give(await settings_card(services, reply, pressed.argument))


async def settings_card(services: Services, reply: Reply, *changes: str) -> Card:
    """The settings of a person, and of the server that they manage; ``changes`` ("dm", "channel", "both",
    "ring", "quiet"; "story", "pictures") are made first."""
    user, locale, server = reply.interaction.user.id, reply.locale, manages(reply.interaction)
    for change in changes:
        if change in ("story", "pictures"):
            if server is None:
                raise Sorry("not-manager" if reply.interaction.guild_id else "no-server")
            await servers.keep_pictures(services.store, server, change == "pictures")
    before = await services.store.person(user)
    person = before
    for change in changes:
        if change in ("dm", "channel", "both"):
            person = msgspec.structs.replace(person, hand=change, dms_closed=False)
            await services.store.forget(f"user:{user}", "told-closed")
        elif change in ("ring", "quiet"):
            person = msgspec.structs.replace(person, pings=change == "ring")
    if person != before:
        await services.store.put_person(person)
        for record in await services.store.tables_of(user):
            await services.publisher.show_hand(record.id, user)
    words, pings = host_words(locale), "yes" if person.pings else "no"
    card = Card().say(words("settings", hand=words(f"settings-{person.hand}"), pings=pings))
    other = "quiet" if person.pings else "ring"
    card.row(
        *(
            button(words(f"settings-{place}"), verb(NO_TABLE, "settings", place), off=place == person.hand)
            for place in ("dm", "channel", "both")
        ),
        button(words("settings-pings", pings=pings), verb(NO_TABLE, "settings", other)),
    )
    if server is not None:
        keeps = "yes" if await servers.keeps_pictures(services.store, server) else "no"
        card.say(words("settings-old-boards", keeps=keeps))
        other = "story" if keeps == "yes" else "pictures"
        card.row(button(words("settings-keep", keeps=keeps), verb(NO_TABLE, "settings", other)))
    return card
