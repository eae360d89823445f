"""The lobby card: what the game is, who sits where, and how to join."""

from __future__ import annotations

from typing import Any

from engines.players.advice import advises
from host.tables.coach import coached
from host.tables.loaded import LETTERS, LoadedTable
from host.tables.lobby import commitment
from host.words import host_words, span

from .board_card import FILE
from .card import Card, button
from .pictures import Picture
from .press_ids import verb

#: Seconds for a decision with which a game goes on over days.
SLOW = 3_600


def lobby(loaded: LoadedTable, picture: Picture | None = None) -> Card:
    """The card of a lobby as it stands."""
    words, game_words = host_words(loaded.record.language), loaded.words()
    record, count, spec = loaded.record, len(loaded.seats), loaded.spec
    card = Card()
    card.say(words("lobby-heading", game=game_words("name"), table=loaded.id))
    card.say(game_words("name.goal"))
    how = [button(words("button-how"), verb(loaded.id, "rules", f"{spec.key}."))]
    if spec.lesson is not None:
        how.append(button(words("button-learn"), verb(loaded.id, "learn", spec.key)))
    card.row(*how)
    card.show(FILE, picture)
    card.say(f"*{game_words('name.tagline')}*")
    card.say(_facts(loaded))
    card.say("\n".join((*described_settings(loaded), *_coach(loaded))))
    card.say("\n".join(_seat(loaded, place) for place in range(record.seats)))
    ready = count in spec.seats
    full = count >= record.seats
    state = "lobby-full" if full else "lobby-ready" if ready else "lobby-short"
    card.say(words(state, free=record.seats - count, missing=max(0, spec.seats[0] - count)))
    table = loaded.id
    card.row(
        button(words("button-join"), verb(table, "join"), style="success", off=full),
        button(words("button-leave"), verb(table, "leave")),
        button(words("button-computer"), verb(table, "computer"), off=full),
        button(words("button-start"), verb(table, "start"), style="primary", off=not ready),
        button(words("button-more"), verb(table, "more")),
    )
    return card.say(words("lobby-fair", hash=commitment(record.secret)[:16]))


def _facts(loaded: LoadedTable) -> str:
    """How many may sit down here, and how long they will."""
    record, spec = loaded.record, loaded.spec
    least = spec.seats[0] if spec.seats[0] < record.seats else 0
    short, long = spec.minutes
    # Whoever has minutes for a decision does not play for days.
    slow = "yes" if not record.clock or record.clock >= SLOW else "no"
    words = host_words(record.language)
    return words("lobby-facts", least=least, most=record.seats, short=short, long=long, slow=slow)


def _coach(loaded: LoadedTable) -> list[str]:
    """Whether advice may be asked for, in a game that has somebody to ask."""
    if not advises(loaded.spec):
        return []
    words = host_words(loaded.record.language)
    return [
        words("lobby-coach", coach="yes" if coached(loaded) else "no", said=loaded.record.coach or "none")
    ]


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
    lines, clocks = [], loaded.spec.form.clocks()
    for name in settings.__struct_fields__:
        if name in clocks:
            continue
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
    lines.append(_clocks(loaded))
    return lines


def _clocks(loaded: LoadedTable) -> str:
    """How long one may think: by the game's own clocks, if it has some, as far as they run."""
    words, game_words = host_words(loaded.record.language), loaded.words()
    if not loaded.record.clock:
        return words("lobby-no-clock")
    lengths = {name: getattr(loaded.settings, name) for name in loaded.spec.form.clocks()}
    named = [
        f"**{game_words(f'setting-{name}')}**: {span(words, length)}"
        for name, length in lengths.items()
        if length
    ]
    if not named:
        return words("lobby-clock", span=span(words, loaded.record.clock))
    return words("lobby-clocks", first=named[0], others=words.join(named[1:]) or "none")


def over(loaded: LoadedTable) -> Card:
    """A lobby that led nowhere, or to a game."""
    words = host_words(loaded.record.language)
    key = "lobby-started" if loaded.record.status not in ("lobby", "cancelled") else "lobby-cancelled"
    names = words.join(loaded.safe_names)
    return Card().say(words(key, game=loaded.words()("name"), table=loaded.id, names=names))
