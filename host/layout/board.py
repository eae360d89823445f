"""The board message: what everyone sees."""

from __future__ import annotations

import logging
from typing import Any

from discord import ui

from db.records import PersonRecord
from engines.core import codec
from engines.core.ask import fits

from .. import ids
from ..ids import PressId
from ..panel import MOST_BUTTONS
from ..pictures import Picture, board_text
from ..sitting import Sitting
from ..words import desk
from .card import Card, button

log = logging.getLogger(__name__)
MOST_LINES = 4
FILE = "board.png"


def heading(sitting: Sitting) -> str:
    """The message's first line."""
    words = desk(sitting.record.language)
    moment = sitting.spec.moment(sitting.live().g.s)
    return words("board-heading", game=sitting.words()("name"), table=sitting.id, round=moment.round)


def waiting(sitting: Sitting, people: dict[int, PersonRecord]) -> tuple[str, list[int]]:
    """The line that says who must do what, and whom it rings for. Kinds and seats alone are told."""
    words, game_words = desk(sitting.record.language), sitting.words()
    awaited = sitting.awaited
    if not awaited:
        return "", []
    kind = sitting.live().asks[awaited[0]].kind
    deed = game_words(f"ask-{kind}.public")
    mentions: list[int] = []
    shown: list[str] = []
    for seat in (sitting.seats[at] for at in awaited):
        if seat.user is None or ((person := people.get(seat.user)) is not None and not person.pings):
            shown.append(sitting.safe_names[seat.seat])
        else:
            shown.append(f"<@{seat.user}>")
            if person is None or person.hand != "dm" or person.dms_closed:
                # The others' phones ring for their hand already.
                mentions.append(seat.user)
    if all(sitting.seats[at].user is None for at in awaited):
        return words("board-thinking", names=words.join(shown), count=len(shown)), []
    if len(shown) > 1:
        return words("board-several", names=words.join(shown), deed=deed), mentions
    return words("board-turn", name=shown[0], deed=deed), mentions


def board(
    sitting: Sitting,
    picture: Picture | None,
    lines: list[str],
    people: dict[int, PersonRecord],
    *,
    live: bool = True,
) -> Card:
    """The board message; not ``live``: as it stays behind, without buttons."""
    card = Card()
    card.say(heading(sitting))
    card.show(FILE, picture)
    if picture is None and live:
        card.say(described(sitting))
    if lines:
        card.say("\n".join(f"-# {line}" for line in lines[-MOST_LINES:]))
    if not live:
        return card
    text, card.mentions = waiting(sitting, people)
    card.say(text)
    offered = on_board(sitting)
    for at in range(0, len(offered), MOST_BUTTONS):
        card.row(*offered[at : at + MOST_BUTTONS])
    card.row(*buttons(sitting))
    return card


def described(sitting: Sitting) -> str:
    """The board as text, where there is no picture; empty if even that fails."""
    try:
        return board_text(sitting)
    except Exception:
        log.exception("the board of table %s cannot be described", sitting.id)
        return ""


def on_board(sitting: Sitting) -> list[ui.Button[Any]]:
    """What the game lets the board itself offer: to press for whoever is asked just that."""
    spec, game, names = sitting.spec, sitting.live(), sitting.placed(safe_names=False)
    made: list[ui.Button[Any]] = []
    if spec.on_board is None:
        return made
    for option in spec.on_board(sitting.view(None)):
        asked = [game.ids[seat] for seat in game.awaited if fits(game.asks[seat], option)]
        if asked:
            label = sitting.words().describe("option", option, names)
            what = PressId(sitting.id, None, max(asked), f"!do.{codec.text(option)}")
            made.append(button(label, str(what), style="success"))
    return made


def buttons(sitting: Sitting) -> list[ui.Button[Any]]:
    """The board's own buttons."""
    words, game_words = desk(sitting.record.language), sitting.words()
    table, awaited = sitting.id, sitting.awaited
    own = f"ask-{sitting.live().asks[awaited[-1]].kind}.button" if awaited else ""
    return [
        button(
            game_words(own) if own and game_words.has(own) else words("button-hand"),
            ids.verb(table, "hand"),
            style="primary",
        ),
        button(words("button-describe"), ids.verb(table, "describe")),
        button(words("button-log"), ids.verb(table, "log")),
        button(words("button-more"), ids.verb(table, "more")),
    ]


def history(sitting: Sitting, picture: Picture | None, lines: list[str]) -> Card:
    """A board of an earlier turn, as it is left behind."""
    return board(sitting, picture, lines, {}, live=False)


def more(sitting: Sitting, user: int, locale: str) -> Card:
    """What the ⋯ button opens, for one person."""
    words = desk(locale)
    table, seated = sitting.id, sitting.seat_of(user) is not None
    card = Card().say(words("more-heading", table=table))
    if sitting.record.status == "lobby":
        if sitting.record.host == user:
            empty = all(seat.user is not None for seat in sitting.seats)
            card.row(
                button(words("button-drop"), ids.verb(table, "drop"), off=empty),
                button(words("button-cancel"), ids.verb(table, "cancel"), style="danger"),
            )
    elif seated:
        card.row(
            button(words("button-undo"), ids.verb(table, "undo")),
            button(words("button-nudge"), ids.verb(table, "nudge")),
            button(words("button-leave"), ids.verb(table, "leave"), style="danger"),
        )
    card.row(
        button(words("button-rules"), ids.verb(table, "rules")),
        button(words("button-settings"), ids.verb(table, "settings")),
        button(words("button-fair"), ids.verb(table, "fair")),
    )
    return card


def offer(sitting: Sitting, seat: int) -> Card:
    """A seat whose person has left, for anyone to take."""
    words = desk(sitting.record.language)
    text = words("offer", name=sitting.safe_names[seat], table=sitting.id, game=sitting.words()("name"))
    return (
        Card()
        .say(text)
        .row(button(words("button-take"), ids.verb(sitting.id, "take", seat), style="success"))
    )


def offer_over(sitting: Sitting, seat: int) -> Card:
    """An offer that is over."""
    words = desk(sitting.record.language)
    return Card().say(words("offer-over", name=sitting.safe_names[seat], table=sitting.id))


def moved(sitting: Sitting) -> Card:
    """A message in a place that the table has left."""
    words = desk(sitting.record.language)
    return Card().say(words("moved", table=sitting.id, game=sitting.words()("name")))


def halted(sitting: Sitting) -> Card:
    """A table that stands still: frozen, paused or ended by its host."""
    words = desk(sitting.record.language)
    text = words(f"halted-{sitting.record.status}", table=sitting.id, game=sitting.words()("name"))
    return Card().say(text)
