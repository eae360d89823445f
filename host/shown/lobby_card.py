"""The lobby card: what the game is, who sits where, and how to join."""

from __future__ import annotations

from typing import Any

from host.tables.loaded import LETTERS, LoadedTable
from host.tables.lobby import commitment
from host.words import host_words, span

from .board_card import FILE
from .card import Card, button
from .pictures import Picture
from .press_ids import verb


def lobby(loaded: LoadedTable, picture: Picture | None = None) -> Card:
    """The card of a lobby as it stands."""
    words, game_words = host_words(loaded.record.language), loaded.words()
    record, count, spec = loaded.record, len(loaded.seats), loaded.spec
    card = Card()
    card.say(words("lobby-heading", game=game_words("name"), table=loaded.id))
    card.say(f"{game_words('name.tagline')}\n{game_words('name.lobby')}")
    card.show(FILE, picture)
    least, most = spec.minutes
    people = {"least": spec.seats[0], "most": spec.seats[-1], "here": record.seats}
    fewer = "yes" if record.seats < spec.seats[-1] else "no"
    card.say(words("lobby-facts", **people, fewer=fewer, short=least, long=most))
    card.say("\n".join(described_settings(loaded)))
    card.say("\n".join(_seat(loaded, place) for place in range(record.seats)))
    ready = count in spec.seats
    full = count >= record.seats
    state = "lobby-full" if full else "lobby-ready" if ready else "lobby-short"
    card.say(words(state, free=record.seats - count, missing=max(0, spec.seats[0] - count)))
    card.say(words("lobby-fair", hash=commitment(record.secret)[:16]))
    table = loaded.id
    card.row(
        button(words("button-join"), verb(table, "join"), style="success", off=full),
        button(words("button-leave"), verb(table, "leave")),
        button(words("button-computer"), verb(table, "computer"), off=full),
        button(words("button-start"), verb(table, "start"), style="primary", off=not ready),
        button(words("button-more"), verb(table, "more")),
    )
    if spec.lesson is not None:
        # A row of its own: the other is full.
        card.row(button(words("button-learn"), verb(table, "learn", spec.key)))
    return card


def _seat(loaded: LoadedTable, place: int) -> str:
    words = host_words(loaded.record.language)
    if place >= len(loaded.seats):
        return words("lobby-empty", letter=LETTERS[place])
    seat = loaded.seats[place]
    name = loaded.safe_names[place]
    if seat.user is None:
        return words("lobby-computer", letter=LETTERS[place], name=name)
    key = "lobby-host" if seat.user == loaded.record.host else "lobby-person"
    return words(key, letter=LETTERS[place], name=name)


def described_settings(loaded: LoadedTable) -> list[str]:
    """The settings that differ from the plain game, one line each; the clock among them. A number needs
    words for its value (``setting-<name>.value``)."""
    words, game_words = host_words(loaded.record.language), loaded.words()
    settings = loaded.settings
    plain: Any = loaded.spec.settings()
    lines = []
    for name in settings.__struct_fields__:
        value = getattr(settings, name)
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
        words("lobby-clock", span=span(words, loaded.record.clock))
        if loaded.record.clock
        else words("lobby-no-clock")
    )
    return lines


def over(loaded: LoadedTable) -> Card:
    """A lobby that led nowhere, or to a game."""
    words = host_words(loaded.record.language)
    key = "lobby-started" if loaded.record.status not in ("lobby", "cancelled") else "lobby-cancelled"
    names = words.join(loaded.safe_names)
    return Card().say(words(key, game=loaded.words()("name"), table=loaded.id, names=names))
