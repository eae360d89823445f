"""What the house's own buttons do, by verb. A game's answers are the router's."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from host import export, history, lobby, play, seats, undo
from host.errors import Sorry
from host.ids import PressId, verb
from host.layout import board as board_layout
from host.layout import hand as hand_layout
from host.layout import lobby as lobby_layout
from host.layout.card import Card, button
from host.pictures import board_text, hand_text
from host.post import DoorClosed, Later
from host.sitting import Sitting, options_of
from host.words import desk, safe

from .panels import closed_note, hand_card, live_board
from .reply import Reply

Handler = Callable[[Any, Reply, PressId, str], Awaitable[None]]
PRESSES: dict[str, Handler] = {}
#: Seconds between two nudges of a table.
NUDGE_EVERY = 3600


def press(name: str) -> Callable[[Handler], Handler]:
    """Register what a button does."""

    def keep(handler: Handler) -> Handler:
        PRESSES[name] = handler
        return handler

    return keep


def seat_of(sitting: Sitting, user: int) -> int:
    """The seat a person holds; raises Sorry."""
    mine = sitting.seat_of(user)
    if mine is None:
        raise Sorry("not-seated", table=sitting.id)
    return mine.seat


# -- looking ---------------------------------------------------------------------------------


@press("hand")
async def show_hand(bot: Any, reply: Reply, pressed: PressId, _: str) -> None:
    """My hand: the panel, private in the channel."""
    sitting = await bot.house.sit(pressed.table)
    if sitting.record.status == "paused":
        raise Sorry("is-paused", table=pressed.table)
    seat = seat_of(sitting, reply.interaction.user.id)
    note = await closed_note(bot.house, reply.interaction.user.id, reply.locale)
    await reply.give(await hand_card(bot.house, bot.pictures, sitting, seat, reply.locale, note=note))


@press("describe")
async def describe(bot: Any, reply: Reply, pressed: PressId, _: str) -> None:
    """The board as text."""
    sitting = await bot.house.sit(pressed.table)
    if sitting.game is None:
        raise Sorry("is-lobby", table=pressed.table)
    await reply.give(Card().say(board_text(sitting)))


@press("describe-hand")
async def describe_hand(bot: Any, reply: Reply, pressed: PressId, _: str) -> None:
    """The own hand as text."""
    sitting = await bot.house.sit(pressed.table)
    if sitting.game is None:
        raise Sorry("is-lobby", table=pressed.table)
    await reply.give(Card().say(hand_text(sitting, seat_of(sitting, reply.interaction.user.id))))


@press("log")
async def show_log(bot: Any, reply: Reply, pressed: PressId, _: str) -> None:
    """What happened: since the reader's last turn first."""
    await reply.give(await log_card(bot, pressed.table, reply.interaction.user.id, reply.locale))


async def log_card(bot: Any, table: str, user: int, locale: str, *, whole: bool = False) -> Card:
    """The log for one reader: since the own last answer, or all of it."""
    sitting = await bot.house.sit(table)
    words = desk(locale)
    mine = sitting.seat_of(user)
    seat = None if mine is None else mine.seat
    since = -1
    if seat is not None and not whole:
        since = history.last_own(await bot.house.store.rows(table), seat)
    lines = await history.lines(bot.house, sitting, seat, since=since, locale=locale)
    if not lines and since >= 0:
        lines = await history.lines(bot.house, sitting, seat, locale=locale)
        since = -1
    heading = words("log-since" if since >= 0 else "log-all", table=table)
    room, shown = 3500, []
    for line in reversed(lines):
        room -= len(line) + 3
        if room < 0:
            break
        shown.append(f"- {line}")
    text = "\n".join(reversed(shown)) or words("log-empty")
    return Card().say(heading).say(text).row(button(words("button-export"), verb(table, "export")))


@press("more")
async def more(bot: Any, reply: Reply, pressed: PressId, _: str) -> None:
    """The ⋯ menu."""
    sitting = await bot.house.sit(pressed.table)
    await reply.give(board_layout.more(sitting, reply.interaction.user.id, reply.locale))


@press("rules")
async def rules(bot: Any, reply: Reply, pressed: PressId, topic: str) -> None:
    """The rules, a topic at a time."""
    sitting = await bot.house.sit(pressed.table, open_game=False)
    await reply.give(rules_card(sitting.spec.key, sitting.words(reply.locale), topic, pressed.table))


def rules_card(game: str, words: Any, topic: str, table: str | None) -> Card:
    """One topic of a game's rules, with buttons to the others where a table is there to name."""
    topics = words("rules-topics").split()
    topic = topic if topic in topics else topics[0]
    card = Card().say(f"## {words(f'rules-{topic}.title')}").say(words(f"rules-{topic}"))
    if table is not None:
        made = [
            button(words(f"rules-{name}.title"), verb(table, f"rules.{name}"), off=name == topic)
            for name in topics[:20]
        ]
        for start in range(0, len(made), 5):
            card.row(*made[start : start + 5])
    return card


@press("fair")
async def fair(bot: Any, reply: Reply, pressed: PressId, _: str) -> None:
    """How to check that nobody loaded the dice."""
    sitting = await bot.house.sit(pressed.table, open_game=False)
    words = desk(reply.locale)
    text = words("fair", table=pressed.table, hash=lobby.commitment(sitting.record.secret))
    await reply.give(Card().say(text))


@press("export")
async def send_export(bot: Any, reply: Reply, pressed: PressId, _: str) -> None:
    """The table's export, once it is over."""
    name, content = await export.of_table(bot.house, pressed.table)
    words = desk(reply.locale)
    await reply.give(Card().say(words("export-ready", table=pressed.table)).attach(name, content))


# -- the lobby -------------------------------------------------------------------------------


async def lobby_card(bot: Any, sitting: Sitting) -> Card:
    """The lobby as it stands, or one line where it is over."""
    if sitting.record.status != "lobby":
        return lobby_layout.over(sitting)
    return lobby_layout.lobby(sitting, await bot.pictures.cover(sitting))


async def _lobby(bot: Any, reply: Reply, sitting: Sitting) -> None:
    """Answer a lobby press by the lobby itself, as it now stands."""
    reply.update = True
    card = await lobby_card(bot, sitting)
    await reply.give(card)
    message = reply.interaction.message
    record = None if message is None else await bot.house.store.message_by(message.channel.id, message.id)
    if record is not None and not reply.lost:
        await bot.house.store.put_message(
            _changed(record, digest=card.digest(), live=sitting.record.status == "lobby")
        )
    bot.house.stir(sitting.id)


def _changed(record: Any, **fields: Any) -> Any:
    import msgspec

    return msgspec.structs.replace(record, **fields)


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
    person = await bot.house.store.person(user)
    if person.hand == "channel":
        return
    poster = bot.publisher.post
    try:
        channel = await poster.dm(user)
        await poster.place(channel).send(view=hand_layout.welcome(sitting, reply.locale).view())
        closed = False
    except Later:
        return
    except Exception as error:
        if not isinstance(error, DoorClosed) and getattr(error, "status", 0) not in (400, 403):
            raise
        closed = True
    await bot.house.store.put_person(_changed(person, dms_closed=closed))
    if closed:
        await bot.house.store.put_setting(f"user:{user}", "told-closed", "yes")
        await reply.whisper(desk(reply.locale)("note-closed"))
    else:
        await bot.house.store.put_setting(f"user:{user}", "told-closed", None)


@press("computer")
async def computer(bot: Any, reply: Reply, pressed: PressId, _: str) -> None:
    """Fill a seat with a computer player."""
    sitting = await lobby.add_computer(bot.house, pressed.table, reply.interaction.user.id)
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


@press("again")
async def again(bot: Any, reply: Reply, pressed: PressId, _: str) -> None:
    """A new lobby with the same options; the same people have but to join."""
    old = await bot.house.sit(pressed.table, open_game=False)
    user = reply.interaction.user
    seat_of(old, user.id)
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
        press=reply.interaction.id,
    )
    for seat in old.seats:
        if seat.user is None:
            new = await lobby.add_computer(bot.house, new.id, user.id)
    bot.house.stir(new.id)
    await reply.whisper(desk(reply.locale)("again-opened", table=new.id))


@press("thanks")
async def thanks(bot: Any, reply: Reply, pressed: PressId, _: str) -> None:
    """A word of thanks to the table, on its last card."""
    sitting = await bot.house.sit(pressed.table, open_game=False)
    user = reply.interaction.user
    seat_of(sitting, user.id)
    await bot.house.store.put_setting(f"thanks:{pressed.table}", str(user.id), safe(user.display_name))
    await reply.whisper(desk(reply.locale)("thanks-noted"))
    bot.house.stir(pressed.table)


# -- the table under way ---------------------------------------------------------------------


@press("undo")
async def take_back(bot: Any, reply: Reply, pressed: PressId, _: str) -> None:
    """Take back the last answer, or open a vote."""
    sitting, vote = await undo.undo(bot.house, pressed.table, reply.interaction.user.id, reply.interaction.id)
    words = desk(reply.locale)
    if vote is not None:
        bot.house.stir(pressed.table)
        await reply.whisper(words("undo-vote"))
        return
    seat = seat_of(sitting, reply.interaction.user.id)
    await reply.give(
        await hand_card(bot.house, bot.pictures, sitting, seat, reply.locale, note=words("undo-done"))
    )
    bot.house.stir(pressed.table)


async def _cast(bot: Any, reply: Reply, argument: str, agree: bool) -> None:
    if not argument.isdecimal():
        raise Sorry("old-button")
    user, number = reply.interaction.user.id, int(argument)
    sitting, vote = await undo.cast(bot.house, number, user, agree, reply.interaction.id)
    outcome = vote.outcome if vote.closed is not None else "counted"
    await reply.whisper(desk(reply.locale)(f"cast-{outcome}"))
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
    """Call whoever is awaited, at most once an hour."""
    sitting = await bot.house.sit(pressed.table)
    play.playing(sitting)
    seat_of(sitting, reply.interaction.user.id)
    words = desk(sitting.record.language)
    users = [seat.user for seat in sitting.awaited_people() if seat.user is not None]
    scope, at = f"table:{pressed.table}", reply.interaction.created_at.timestamp()
    last = float(await bot.house.store.setting(scope, "nudged", "0"))
    if not users or at - last < NUDGE_EVERY:
        raise Sorry("nudge-later", table=pressed.table)
    await bot.house.store.put_setting(scope, "nudged", str(at))
    card = Card().say(words("nudge", names=words.join(f"<@{user}>" for user in users), table=pressed.table))
    card.mentions = users
    reply.public = True
    await reply.give(card)


@press("leave")
async def leave(bot: Any, reply: Reply, pressed: PressId, argument: str) -> None:
    """Leave a lobby at once; a game after one more press, which says what it means."""
    user = reply.interaction.user.id
    sitting = await bot.house.sit(pressed.table, open_game=False)
    if sitting.record.status == "lobby":
        await _lobby(bot, reply, await lobby.leave(bot.house, pressed.table, user))
        return
    words = desk(reply.locale)
    if argument != "yes":
        seat_of(sitting, user)
        ask = Card().say(words("leave-sure", table=pressed.table))
        sure = button(words("button-leave-yes"), verb(pressed.table, "leave.yes"), style="danger")
        await reply.give(ask.row(sure))
        return
    reply.update = True
    await seats.leave(bot.house, pressed.table, user)
    await reply.give(Card().say(words("leave-done", table=pressed.table)))


@press("take")
async def take(bot: Any, reply: Reply, pressed: PressId, _: str) -> None:
    """Take an offered seat."""
    if pressed.seat is None:
        raise Sorry("old-button")
    user = reply.interaction.user
    sitting = await seats.take(bot.house, pressed.table, pressed.seat, user.id, user.display_name)
    await reply.give(
        await hand_card(bot.house, bot.pictures, sitting, pressed.seat, reply.locale)
    )
    await greet(bot, reply, sitting)
    bot.house.stir(pressed.table)


@press("settings")
async def settings(bot: Any, reply: Reply, pressed: PressId, argument: str) -> None:
    """Where hands come, and whether turns ring."""
    await reply.give(await settings_card(bot, reply.interaction.user.id, reply.locale, pressed.table, argument))


async def settings_card(bot: Any, user: int, locale: str, table: str, change: str = "") -> Card:
    """The settings of a person; ``change`` ("dm", "channel", "both", "pings") is made first."""
    person = await bot.house.store.person(user)
    if change in ("dm", "channel", "both"):
        person = _changed(person, hand=change, dms_closed=False)
        await bot.house.store.put_setting(f"user:{user}", "told-closed", None)
    elif change == "pings":
        person = _changed(person, pings=not person.pings)
    if change:
        await bot.house.store.put_person(person)
        for record in await bot.house.store.tables_of(user):
            bot.house.stir(record.id)
    words = desk(locale)
    card = Card().say(words("settings", hand=words(f"settings-{person.hand}"), pings="yes" if person.pings else "no"))
    return card.row(
        *(
            button(words(f"settings-{place}"), verb(table, f"settings.{place}"), off=place == person.hand)
            for place in ("dm", "channel", "both")
        ),
        button(words("settings-pings", pings="yes" if person.pings else "no"), verb(table, "settings.pings")),
    )


async def board_card(bot: Any, sitting: Sitting) -> Card:
    """The board as it stands, for one reader."""
    picture = await bot.pictures.board(sitting)
    lines = await history.lines(bot.house, sitting, None, since=max(-1, sitting.record.last_row - 3))
    card = board_layout.board(sitting, picture, lines, {})
    card.mentions = []
    return card


__all__ = ["PRESSES", "board_card", "live_board", "log_card", "rules_card", "settings_card"]
