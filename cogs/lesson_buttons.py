"""Learning a game: its lesson begun, gone on with, and left for a real game."""

from __future__ import annotations

import discord

from host.games import Game
from host.services import Services
from host.shown import hand_card
from host.shown.card import Card, button, jump, link
from host.shown.hands import by_dm
from host.shown.press_ids import Verb, verb
from host.tables import lessons
from host.tables.limits import room_for
from host.tables.loaded import LoadedTable
from host.words import host_words

from .buttons import button_does
from .panels import give_hand, presser
from .reply import Reply
from .table_buttons import NO_TABLE

#: What a press of *Learn* may say of a lesson that is under way.
_ON, _ANEW = "on", "anew"


@button_does("learn")
async def learn_by_button(services: Services, reply: Reply, pressed: Verb) -> None:
    """Learn the game that the button names."""
    key, _, how = pressed.argument.partition(".")
    old = await services.store.table(pressed.table)
    ended = None if old is None or not old.lesson else await services.tables.load(old.id, open_game=False)
    await learn(services, reply, services.games.named(key), how=how, after=ended)


async def learn(
    services: Services, reply: Reply, game: Game, *, how: str = "", after: LoadedTable | None = None
) -> None:
    """Begin the lesson in a game, or ask whether one that is under way goes on (``how``: that is answered).
    ``after``: the lesson in whose panel that was pressed."""
    user, tables = reply.interaction.user, services.tables
    known = await lessons.under_way(tables, user.id, game.key)
    if known is not None and known.step is not None and how != _ANEW:
        if how != _ON and known.progress[0] > 1:
            await reply.give(_question(known, reply.locale))
            return
        reply.in_place()
        await _give_panel(services, reply, known)
        return
    async with room_for(tables, user.id, opens=True):
        begun = await lessons.begin(
            tables,
            game,
            user=user.id,
            name=user.display_name,
            language=reply.locale,
            press=reply.interaction.id,
        )
    await _hand_out(services, reply, begun, after)


@button_does("practise")
async def practise(services: Services, reply: Reply, pressed: Verb) -> None:
    """The real game that a lesson leads to."""
    user, tables = reply.interaction.user, services.tables
    loaded = await tables.load(pressed.table)
    async with room_for(tables, user.id, opens=True):
        begun = await lessons.practise(tables, loaded, user=user.id, press=reply.interaction.id)
    await _hand_out(services, reply, begun, loaded)


def _question(loaded: LoadedTable, locale: str) -> Card:
    words, key, (step, steps) = host_words(locale), loaded.spec.key, loaded.progress
    text = words("lesson-known", game=loaded.words(locale)("name"), step=step, steps=steps)
    return (
        Card()
        .say(text)
        .row(
            button(words("button-lesson-on"), verb(NO_TABLE, "learn", f"{key}.{_ON}"), style="success"),
            button(words("button-lesson-anew"), verb(NO_TABLE, "learn", f"{key}.{_ANEW}")),
        )
    )


async def _hand_out(services: Services, reply: Reply, begun: LoadedTable, after: LoadedTable | None) -> None:
    """Bring a person the first panel of a private table: by direct message if they take hands so, else where
    they have pressed. ``after``: the lesson in whose panel they did."""
    person, message = await presser(services, reply), reply.interaction.message
    private = message is not None and message.flags.ephemeral
    if by_dm(person) and not private:
        if after is not None and message is not None:
            # Its panel is done with; the new one comes below.
            reply.in_place()
            await reply.give(hand_card.left(after, "void", locale=reply.locale))
        await services.publisher.publish(begun.id)
        sent = [each for each in await services.messages.live_hands(begun.id) if each.message is not None]
        if sent:
            if after is None:
                await reply.give(_by_dm(begun, sent[-1].channel, sent[-1].message, reply.locale))
            if person.hand == "dm" or after is not None:
                return
    if private:
        reply.in_place()
    await _give_panel(services, reply, begun)


def _by_dm(loaded: LoadedTable, channel: int, message: int | None, locale: str) -> Card:
    words = host_words(locale)
    text = words("lesson-by-dm", game=loaded.words(locale)("name"))
    return Card().say(text).row(link(words("button-open"), jump(0, channel, message)))


async def _give_panel(services: Services, reply: Reply, loaded: LoadedTable) -> None:
    """Answer a press with the panel of a private table."""
    user: discord.User | discord.Member = reply.interaction.user
    mine = loaded.seat_of(user.id)
    assert mine is not None
    person = await services.store.person(user.id)
    closed = person.dms_closed and person.hand != "channel"
    command = f"/{loaded.spec.key} learn"
    note = f"-# {host_words(reply.locale)('lesson-closed', command=command)}" if closed else ""
    try:
        await give_hand(services, reply, loaded=loaded, seat=mine.seat, note=note)
    finally:
        services.tables.changed(loaded.id)
