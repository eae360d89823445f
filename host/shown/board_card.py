"""The board message: what everyone sees."""

from __future__ import annotations

import logging
from typing import Any

from discord import ui

from db.records import PersonRecord
from engines.core import codec
from engines.core.ask import fits
from engines.players.advice import advises
from host.tables.coach import coached
from host.tables.loaded import LoadedTable
from host.words import host_words

from .card import Card, button
from .panel import MOST_BUTTONS
from .pictures import Picture, board_text
from .press_ids import verb

log = logging.getLogger(__name__)
FILE = "board.png"


def heading(loaded: LoadedTable, number: int | None = None) -> str:
    """The message's first line; ``number``: of the round, if not the one under way."""
    words = host_words(loaded.record.language)
    number = loaded.spec.moment(loaded.opened().g.s).round if number is None else number
    return words("board-heading", game=loaded.words()("name"), table=loaded.id, round=number)


def waiting(loaded: LoadedTable, people: dict[int, PersonRecord]) -> tuple[str, list[int]]:
    """The line that says who must do what, and whom it rings for. Kinds and seats alone are told."""
    words, game_words = host_words(loaded.record.language), loaded.words()
    awaited = loaded.awaited
    if not awaited:
        return "", []
    kind = loaded.opened().asks[awaited[0]].kind
    deed = game_words(f"ask-{kind}.public")
    mentions: list[int] = []
    shown: list[str] = []
    for seat in (loaded.seats[at] for at in awaited):
        if seat.user is None or ((person := people.get(seat.user)) is not None and not person.pings):
            shown.append(loaded.safe_names[seat.seat])
        else:
            shown.append(f"<@{seat.user}>")
            if person is None or person.hand != "dm" or person.dms_closed:
                # The others' phones ring for their hand already.
                mentions.append(seat.user)
    if all(loaded.seats[at].user is None for at in awaited):
        return words("board-thinking", names=words.join(shown), count=len(shown)), []
    if len(shown) > 1:
        return words("board-several", names=words.join(shown), deed=deed), mentions
    return words("board-turn", name=shown[0], deed=deed), mentions


def board(
    loaded: LoadedTable,
    picture: Picture | None,
    lines: list[str],
    people: dict[int, PersonRecord],
    *,
    live: bool = True,
) -> Card:
    """The board message; not ``live``: without buttons, to look at."""
    card = Card()
    card.say(heading(loaded))
    card.show(FILE, picture)
    if picture is None and live:
        card.say(described(loaded))
    card.say("\n".join(lines))
    if not live:
        return card
    text, card.mentions = waiting(loaded, people)
    card.say(text)
    offered = on_board(loaded)
    for at in range(0, len(offered), MOST_BUTTONS):
        card.row(*offered[at : at + MOST_BUTTONS])
    card.row(*buttons(loaded))
    return card


def described(loaded: LoadedTable) -> str:
    """The board as text, where there is no picture; empty if even that fails."""
    try:
        return board_text(loaded)
    except Exception:
        log.exception("the board of table %s cannot be described", loaded.id)
        return ""


def on_board(loaded: LoadedTable) -> list[ui.Button[Any]]:
    """What the game lets the board itself offer: to press for whoever is asked just that."""
    spec, game, names = loaded.spec, loaded.opened(), loaded.placed(safe_names=False)
    made: list[ui.Button[Any]] = []
    if spec.on_board is None:
        return made
    for option in spec.on_board(loaded.view(None)):
        asked = [game.ids[seat] for seat in game.awaited if fits(game.asks[seat], option)]
        if asked:
            label = loaded.words().describe("option", option, names)
            pressed = verb(loaded.id, "do", codec.text(option), ask=max(asked))
            made.append(button(label, pressed, style="success"))
    return made


def buttons(loaded: LoadedTable) -> list[ui.Button[Any]]:
    """The board's own buttons."""
    words, game_words = host_words(loaded.record.language), loaded.words()
    table, awaited = loaded.id, loaded.awaited
    own = f"ask-{loaded.opened().asks[awaited[-1]].kind}.button" if awaited else ""
    return [
        button(
            game_words(own) if own and game_words.has(own) else words("button-hand"),
            verb(table, "hand"),
            style="primary",
        ),
        button(words("button-describe"), verb(table, "describe")),
        button(words("button-log"), verb(table, "log")),
        button(words("button-more"), verb(table, "more")),
    ]


def history(loaded: LoadedTable, picture: Picture | None, lines: list[str], *, number: int | None) -> Card:
    """A board of an earlier turn, of round ``number``, as it is left behind: its story, with the picture if
    that is kept."""
    return Card().say(heading(loaded, number)).show(FILE, picture).say("\n".join(lines))


def more(loaded: LoadedTable, user: int, locale: str) -> Card:
    """What the ⋯ button opens, for one person."""
    words = host_words(locale)
    table, seated = loaded.id, loaded.seat_of(user) is not None
    heading = "more-heading" if loaded.lesson is None else "more-lesson"
    card = Card().say(words(heading, table=table, game=loaded.words(locale)("name")))
    if loaded.record.status == "lobby":
        if loaded.record.host == user:
            empty = all(seat.user is not None for seat in loaded.seats)
            card.row(
                button(words("button-drop"), verb(table, "drop"), off=empty),
                button(words("button-cancel"), verb(table, "cancel"), style="danger"),
            )
            if advises(loaded.spec):
                on = coached(loaded)
                said = words("button-coach", coach="yes" if on else "no")
                card.row(button(said, verb(table, "coach", "off" if on else "on")))
    elif seated and loaded.lesson is None:
        undo = button(words("button-undo"), verb(table, "undo", ask=loaded.record.last_row))
        leave = button(words("button-leave"), verb(table, "leave"), style="danger")
        nudge = [] if loaded.private else [button(words("button-nudge"), verb(table, "nudge"))]
        card.row(undo, *nudge, leave)
    last = [
        button(words("button-rules"), verb(table, "rules")),
        button(words("button-settings"), verb(table, "settings")),
    ]
    if loaded.lesson is None:
        # The dice of a lesson are the same for everybody.
        last.append(button(words("button-fair"), verb(table, "fair")))
    return card.row(*last)


def offer(loaded: LoadedTable, seat: int) -> Card:
    """A seat whose person has left, for anyone to take."""
    words = host_words(loaded.record.language)
    text = words("offer", name=loaded.safe_names[seat], table=loaded.id, game=loaded.words()("name"))
    return (
        Card()
        .say(text)
        .row(button(words("button-take"), verb(loaded.id, "take", seat=seat), style="success"))
    )


def offer_over(loaded: LoadedTable, seat: int) -> Card:
    """An offer that is over."""
    words = host_words(loaded.record.language)
    return Card().say(words("offer-over", name=loaded.safe_names[seat], table=loaded.id))


def moved(loaded: LoadedTable) -> Card:
    """A message in a place that the table has left."""
    words = host_words(loaded.record.language)
    return Card().say(words("moved", table=loaded.id, game=loaded.words()("name")))


def halted(loaded: LoadedTable) -> Card:
    """A table that stands still: frozen, paused or ended by its host."""
    words = host_words(loaded.record.language)
    text = words(f"halted-{loaded.record.status}", table=loaded.id, game=loaded.words()("name"))
    return Card().say(text)
