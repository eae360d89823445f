"""A person's hand: in a direct message, or private in the channel. Both are the same panel."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from engines.core.ask import Option

from .. import ids
from ..ids import PressId
from ..panel import Entry, Panel, panel
from ..pictures import Picture
from ..sitting import Sitting
from ..words import clipped, desk
from .card import Card, button, jump, link

FILE = "hand.png"


def hand(
    sitting: Sitting,
    seat: int,
    picture: Picture | None,
    *,
    path: str = "",
    note: str = "",
    locale: str | None = None,
    board: int | None = None,
) -> Card:
    """The panel of a seat: its cards, its ask, its options. ``note`` goes first (what just happened)."""
    words = desk(locale or sitting.record.language)
    game_words = sitting.words(locale)
    card = Card()
    card.say(words("hand-heading", game=game_words("name"), table=sitting.id))
    card.say(note)
    card.show(FILE, picture)
    ask = sitting.ask(seat)
    if ask is not None:
        text = game_words(f"ask-{ask.kind}")
        spec = sitting.spec
        if spec.about is not None and (about := spec.about(sitting.view(seat), ask)) is not None:
            text = game_words.describe("about", about, sitting.safe_names) + "\n" + text
        card.say(text if ask.must else words("hand-may", ask=text))
        shown = panel(sitting, seat, path, locale)
        if shown is not None:
            controls(card, sitting, shown)
    else:
        card.say(waiting(sitting, locale))
    foot: list[ui.Item[Any]] = []
    if sitting.record.status == "playing":
        foot.append(button(words("button-undo"), ids.verb(sitting.id, "undo")))
        foot.append(button(words("button-describe"), ids.verb(sitting.id, "describe-hand", seat)))
    foot.append(link(words("button-board"), jump(sitting.record.guild, sitting.place, board)))
    return card.row(*foot)


def controls(card: Card, sitting: Sitting, shown: Panel) -> None:
    """The rows of a panel."""

    def made(what: str) -> str:
        return str(PressId(sitting.id, shown.seat, shown.ask, what))

    if shown.buttons:
        card.row(*(_press(entry, made(entry.what)) for entry in shown.buttons))
    if shown.lines:
        select: ui.Select[Any] = ui.Select(
            custom_id=made(shown.hole or "?"),
            placeholder=clipped(shown.prompt, 150) or None,
            min_values=shown.least,
            max_values=shown.most,
            options=[_line(entry) for entry in shown.lines],
        )
        card.row(select)
    if shown.typed is not None:
        words = desk(sitting.record.language)
        card.row(button(words("button-type"), made(f"~type.{shown.typed[0]}"), style="primary"))
    if shown.turns:
        card.row(*(_press(entry, made(entry.what)) for entry in shown.turns))


def _press(entry: Entry, custom_id: str) -> ui.Button[Any]:
    style = "success" if entry.strong else "secondary" if entry.what.startswith("~") else "primary"
    return button(entry.label, custom_id, style=style)


def _line(entry: Entry) -> discord.SelectOption:
    return discord.SelectOption(
        label=clipped(entry.label, 100), value=entry.what, description=entry.detail or None
    )


def waiting(sitting: Sitting, locale: str | None = None) -> str:
    """For a seat that is not asked: who is."""
    words = desk(locale or sitting.record.language)
    if sitting.record.status != "playing":
        return words(f"now-{sitting.record.status}", table=sitting.id)
    names = [sitting.safe_names[seat] for seat in sitting.awaited]
    return words("now-waiting", names=words.join(names))


def done(sitting: Sitting, choice: Option, locale: str | None = None) -> str:
    """What a person just did, in words."""
    return sitting.words(locale).describe("done", choice, sitting.safe_names)


def played(sitting: Sitting, seat: int, note: str, locale: str | None = None) -> Card:
    """After an answer, while others are asked: what was done, who is next, and a way back."""
    words = desk(locale or sitting.record.language)
    card = Card().say(words("hand-heading", game=sitting.words(locale)("name"), table=sitting.id)).say(note)
    foot: list[ui.Item[Any]] = []
    if sitting.record.status == "playing":
        foot.append(button(words("button-undo"), ids.verb(sitting.id, "undo")))
        foot.append(button(words("button-hand"), ids.verb(sitting.id, "hand")))
    foot.append(link(words("button-board"), jump(sitting.record.guild, sitting.place, None)))
    return card.row(*foot)


def closed(sitting: Sitting, note: str = "", board: int | None = None, locale: str | None = None) -> Card:
    """A hand message of an earlier moment: no cards, no buttons but the way to the board."""
    words = desk(locale or sitting.record.language)
    card = Card().say(words("hand-heading", game=sitting.words(locale)("name"), table=sitting.id))
    card.say(note or words("hand-over"))
    return card.row(link(words("button-board"), jump(sitting.record.guild, sitting.place, board)))


def welcome(sitting: Sitting, locale: str | None = None) -> Card:
    """The first direct message: closed doors are found now, not in turn three."""
    words = desk(locale or sitting.record.language)
    name = sitting.words(locale)("name")
    card = Card().say(words("dm-welcome", game=name, table=sitting.id))
    return card.row(link(words("button-board"), jump(sitting.record.guild, sitting.place, None)))


def typed(sitting: Sitting, seat: int, ask: int, what: str, locale: str) -> ui.Modal | None:
    """A modal that asks for a number; stopped, since the router reads its answer."""
    shown = panel(sitting, seat, "", locale)
    if shown is None or shown.typed is None or shown.typed[0] != what:
        return None
    words = desk(locale)
    modal = ui.Modal(title=words("type-title"), custom_id=str(PressId(sitting.id, seat, ask, what)))
    label = words("type-label", least=shown.typed[1], most=shown.typed[2])
    modal.add_item(ui.TextInput(label=clipped(label, 45), custom_id="number", max_length=12))
    modal.stop()
    return modal
