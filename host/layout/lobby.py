"""The lobby card: what the game is, who sits where, and how to join."""

from __future__ import annotations

from typing import Any

from .. import ids
from ..lobby import commitment
from ..pictures import Picture
from ..sitting import Sitting, options_of
from ..words import desk, span
from .board import FILE
from .card import Card, button

LETTERS = "ABCDEFGH"


def lobby(sitting: Sitting, picture: Picture | None = None) -> Card:
    """The card of a lobby as it stands."""
    words, game_words = desk(sitting.record.language), sitting.words()
    record, count, spec = sitting.record, len(sitting.seats), sitting.spec
    card = Card()
    card.say(words("lobby-heading", game=game_words("name"), table=sitting.id))
    card.say(f"{game_words('name.tagline')}\n{game_words('name.lobby')}")
    card.show(FILE, picture)
    least, most = spec.minutes
    card.say(words("lobby-facts", least=spec.seats[0], most=record.seats, short=least, long=most))
    card.say("\n".join(described_options(sitting)))
    card.say("\n".join(_seat(sitting, place) for place in range(record.seats)))
    ready = count in spec.seats
    full = count >= record.seats
    state = "lobby-full" if full else "lobby-ready" if ready else "lobby-short"
    card.say(words(state, free=record.seats - count, missing=max(0, spec.seats[0] - count)))
    card.say(words("lobby-fair", hash=commitment(record.secret)[:16]))
    table = sitting.id
    card.row(
        button(words("button-join"), ids.verb(table, "join"), style="success", off=full),
        button(words("button-leave"), ids.verb(table, "leave")),
        button(words("button-computer"), ids.verb(table, "computer"), off=full),
        button(words("button-start"), ids.verb(table, "start"), style="primary", off=not ready),
        button(words("button-more"), ids.verb(table, "more")),
    )
    return card


def _seat(sitting: Sitting, place: int) -> str:
    words = desk(sitting.record.language)
    if place >= len(sitting.seats):
        return words("lobby-empty", letter=LETTERS[place])
    seat = sitting.seats[place]
    name = sitting.safe_names[place]
    if seat.user is None:
        return words("lobby-computer", letter=LETTERS[place], name=name)
    key = "lobby-host" if seat.user == sitting.record.host else "lobby-person"
    return words(key, letter=LETTERS[place], name=name)


def described_options(sitting: Sitting) -> list[str]:
    """The options that differ from the plain game, one line each; the clock among them. A number needs
    words for its value (``setting-<name>.value``)."""
    words, game_words = desk(sitting.record.language), sitting.words()
    options: Any = options_of(sitting.spec, sitting.record)
    plain: Any = sitting.spec.settings()
    lines = []
    for name in options.__struct_fields__:
        value = getattr(options, name)
        if isinstance(value, bool):
            title = game_words(f"setting-{name}")
            if value:
                lines.append(f"**{title}**: {game_words(f'setting-{name}.about')}")
            elif getattr(plain, name):
                lines.append(words("lobby-off", option=title))
        elif value != getattr(plain, name) and game_words.has(f"setting-{name}.value"):
            shown = game_words(f"setting-{name}.value", value=value, span=span(words, value))
            lines.append(f"**{game_words(f'setting-{name}')}**: {shown}")
    lines.append(
        words("lobby-clock", span=span(words, sitting.record.clock))
        if sitting.record.clock
        else words("lobby-no-clock")
    )
    return lines


def over(sitting: Sitting) -> Card:
    """A lobby that led nowhere, or to a game."""
    words = desk(sitting.record.language)
    key = "lobby-started" if sitting.record.status not in ("lobby", "cancelled") else "lobby-cancelled"
    names = words.join(sitting.safe_names)
    return Card().say(words(key, game=sitting.words()("name"), table=sitting.id, names=names))
