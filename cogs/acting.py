"""Buttons at a table under way: taking back, votes, calling the table, a person's settings."""

from __future__ import annotations

from typing import Any

import msgspec

from engines.core.ask import fits
from engines.core.codec import parse
from host import play, undo
from host.errors import Passed, Sorry
from host.ids import PressId, verb
from host.layout.card import Card, button
from host.words import desk

from .answers import answer
from .panels import give_hand
from .presses import press, seat_of
from .reply import Reply

#: Seconds between two nudges of a table.
NUDGE_EVERY = 3600
#: Stands for a table in the ids of settings, which belong to none.
NO_TABLE = "0000"


@press("undo")
async def take_back(bot: Any, reply: Reply, pressed: PressId, _: str) -> None:
    """Take back the last answer, or open a vote."""
    reply.in_place()
    sitting, vote = await undo.undo(bot.house, pressed.table, reply.interaction.user.id, reply.interaction.id)
    words = desk(reply.locale)
    try:
        if vote is not None:
            await reply.whisper(words("undo-vote"))
            return
        seat = seat_of(sitting, reply.interaction.user.id)
        await give_hand(bot, reply, sitting, seat, note=words("undo-done"))
    finally:
        bot.house.stir(pressed.table)


@press("do")
async def choose_on_board(bot: Any, reply: Reply, pressed: PressId, argument: str) -> None:
    """An option that the board offers, chosen by whoever is asked just that."""
    sitting = await bot.house.sit(pressed.table)
    play.playing(sitting)
    seat, game = seat_of(sitting, reply.interaction.user.id), sitting.live()
    ask = game.asks.get(seat)
    if ask is None or game.ids[seat] > (pressed.ask or 0):
        raise Passed
    choice = parse(sitting.spec.options, argument)
    if choice is None or not fits(ask, choice):
        raise Sorry("not-yours-now", table=sitting.id)
    await answer(bot, reply, sitting.id, seat, game.ids[seat], argument)


async def _cast(bot: Any, reply: Reply, argument: str, agree: bool) -> None:
    if not argument.isdecimal():
        raise Sorry("old-button")
    user, number = reply.interaction.user.id, int(argument)
    sitting, vote = await undo.cast(bot.house, number, user, agree, reply.interaction.id)
    try:
        outcome = vote.outcome if vote.closed is not None else "counted"
        await reply.whisper(desk(reply.locale)(f"cast-{outcome}"))
    finally:
        bot.house.stir(sitting.id)


@press("yes")
async def agree(bot: Any, reply: Reply, pressed: PressId, argument: str) -> None:
    """Agree to taking back."""
    await _cast(bot, reply, argument, True)


@press("no")
async def disagree(bot: Any, reply: Reply, pressed: PressId, argument: str) -> None:
    """Let it stand."""
    await _cast(bot, reply, argument, False)


@press("nudge")
async def nudge(bot: Any, reply: Reply, pressed: PressId, _: str) -> None:
    """Call whoever is awaited, at most once an hour; who does not want to be rung for is only named."""
    sitting = await bot.house.sit(pressed.table)
    play.playing(sitting)
    seat_of(sitting, reply.interaction.user.id)
    words, house = desk(sitting.record.language), bot.house
    awaited = [seat for seat in sitting.awaited_people() if seat.user != reply.interaction.user.id]
    scope, at = f"table:{pressed.table}", reply.interaction.created_at.timestamp()
    last = float(await house.store.remembered(scope, "nudged", "0"))
    if not awaited or at - last < NUDGE_EVERY:
        raise Sorry("nudge-later", table=pressed.table)
    await house.store.remember(scope, "nudged", str(at))
    people = {seat.seat: await house.store.person(seat.user or 0) for seat in awaited}
    called = [seat for seat in awaited if people[seat.seat].pings]
    names = [f"<@{seat.user}>" if seat in called else sitting.safe_names[seat.seat] for seat in awaited]
    card = Card().say(words("nudge", names=words.join(names), table=pressed.table))
    card.mentions = [seat.user for seat in called if seat.user is not None]
    reply.public = True
    await reply.give(card)


@press("settings")
async def settings(bot: Any, reply: Reply, pressed: PressId, argument: str) -> None:
    """Where hands come, and whether turns ring."""
    reply.in_place()
    await reply.give(await settings_card(bot, reply.interaction.user.id, reply.locale, argument))


async def settings_card(bot: Any, user: int, locale: str, *changes: str) -> Card:
    """The settings of a person; ``changes`` ("dm", "channel", "both", "ring", "quiet") are made first."""
    house, before = bot.house, await bot.house.store.person(user)
    person = before
    for change in changes:
        if change in ("dm", "channel", "both"):
            person = msgspec.structs.replace(person, hand=change, dms_closed=False)
            await house.store.forget(f"user:{user}", "told-closed")
        elif change in ("ring", "quiet"):
            person = msgspec.structs.replace(person, pings=change == "ring")
    if person != before:
        await house.store.put_person(person)
        for record in await house.store.tables_of(user):
            house.stir(record.id)
    words, pings = desk(locale), "yes" if person.pings else "no"
    card = Card().say(words("settings", hand=words(f"settings-{person.hand}"), pings=pings))
    other = "quiet" if person.pings else "ring"
    return card.row(
        *(
            button(words(f"settings-{place}"), verb(NO_TABLE, f"settings.{place}"), off=place == person.hand)
            for place in ("dm", "channel", "both")
        ),
        button(words("settings-pings", pings=pings), verb(NO_TABLE, f"settings.{other}")),
    )
