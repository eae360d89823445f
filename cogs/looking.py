"""Buttons that change nothing: hands, boards and logs as text, rules, the ⋯ menu."""

from __future__ import annotations

from typing import Any

from engines.core.discover import words as game_words
from engines.core.words import plain
from host import export, history, lobby
from host.errors import Sorry
from host.ids import PressId, verb
from host.layout import board as board_layout
from host.layout.card import Card, button
from host.pictures import PRESSED, board_text, hand_text
from host.sitting import Sitting
from host.words import desk

from .panels import closed_note, give_hand
from .presses import press, seat_of
from .reply import Reply


@press("hand")
async def show_hand(bot: Any, reply: Reply, pressed: PressId, _: str) -> None:
    """My hand: the panel, private in the channel; in a panel that was answered, in its place."""
    reply.in_place()
    sitting = await bot.house.sit(pressed.table)
    if sitting.record.status == "paused":
        raise Sorry("is-paused", table=pressed.table)
    seat = seat_of(sitting, reply.interaction.user.id)
    note = await closed_note(bot.house, reply)
    await give_hand(bot, reply, sitting, seat, note=note and f"-# {note}")


@press("describe")
async def describe(bot: Any, reply: Reply, pressed: PressId, _: str) -> None:
    """The board as text."""
    await reply.give(text_card(await bot.house.sit(pressed.table)))


def text_card(sitting: Sitting) -> Card:
    """The board as text, for anybody."""
    if sitting.game is None:
        raise Sorry(f"is-{sitting.record.status}", table=sitting.id)
    return Card().tell(board_text(sitting), f"{sitting.id}.txt")


@press("describe-hand")
async def describe_hand(bot: Any, reply: Reply, pressed: PressId, _: str) -> None:
    """The own hand as text."""
    sitting = await bot.house.sit(pressed.table)
    if sitting.game is None:
        raise Sorry(f"is-{sitting.record.status}", table=pressed.table)
    text = hand_text(sitting, seat_of(sitting, reply.interaction.user.id))
    await reply.give(Card().tell(text, f"{sitting.id}-hand.txt"))


@press("log")
async def show_log(bot: Any, reply: Reply, pressed: PressId, argument: str) -> None:
    """What happened: since the reader's last turn first, then all of it."""
    whole = argument == "all"
    if whole:
        reply.in_place()
    user = reply.interaction.user.id
    await reply.give(await log_card(bot, pressed.table, user, reply.locale, whole=whole))


async def log_card(bot: Any, table: str, user: int, locale: str, *, whole: bool = False) -> Card:
    """The log for one reader: since the own last answer, or all of it."""
    sitting = await bot.house.sit(table)
    words = desk(locale)
    mine = sitting.seat_of(user)
    seat = None if mine is None else mine.seat
    since = -1
    if seat is not None and not whole and sitting.record.status != "finished":
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
            # All of it goes along as a file: a campaign's log is as long as a story.
            shown.append(f"- {words('log-earlier')}")
            break
        shown.append(f"- {line}")
    text = "\n".join(reversed(shown)) or words("log-empty")
    card = Card().say(heading).say(text)
    if room < 0:
        card.attach(f"{table}-log.txt", plain("\n".join(lines)).encode())
    if since >= 0:
        card.row(button(words("button-log-all"), verb(table, "log.all")))
    if sitting.record.status == "finished":
        card.row(button(words("button-export"), verb(table, "export")))
    return card


@press("more")
async def more(bot: Any, reply: Reply, pressed: PressId, _: str) -> None:
    """The ⋯ menu."""
    sitting = await bot.house.sit(pressed.table)
    await reply.give(board_layout.more(sitting, reply.interaction.user.id, reply.locale))


@press("rules")
async def rules(bot: Any, reply: Reply, pressed: PressId, topic: str) -> None:
    """The rules, a topic at a time."""
    reply.in_place()
    game, _, topic = topic.rpartition(".")
    if not game:
        game = (await bot.house.sit(pressed.table, open_game=False)).spec.key
    elif game not in bot.house.games:
        raise Sorry("no-such-game")
    await reply.give(rules_card(game, game_words(game, reply.locale), topic, pressed.table))


def rules_card(game: str, words: Any, topic: str, table: str) -> Card:
    """One topic of a game's rules, with buttons to the others."""
    topics = words("rules-topics").split()
    topic = topic if topic in topics else topics[0]
    card = Card().say(f"## {words(f'rules-{topic}.title')}").say(words(f"rules-{topic}"))
    made = [
        button(words(f"rules-{name}.title"), verb(table, f"rules.{game}.{name}"), off=name == topic)
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


async def board_card(bot: Any, sitting: Sitting) -> Card:
    """The board as it stands, for one reader."""
    picture = await bot.pictures.board(sitting, PRESSED)
    lines = await history.lines(bot.house, sitting, None, since=max(-1, sitting.record.last_row - 3))
    card = board_layout.board(sitting, picture, lines, {}, live=sitting.record.status == "playing")
    card.mentions = []
    return card
