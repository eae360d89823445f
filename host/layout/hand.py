"""A person's hand: in a direct message, or private in the channel. Both are the same panel."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import ui

from engines.core.ask import Option

from .. import ids
from ..ids import PressId
from ..panel import MOST_BUTTONS, Entry, Form, Menu, Panel, panel
from ..pictures import Picture, hand_text
from ..sitting import Sitting
from ..words import clipped, desk
from .card import Card, button, jump, link

log = logging.getLogger(__name__)
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
    drawn: bool = True,
) -> Card:
    """The panel of a seat: its cards, its ask, its options. ``note`` goes first (what just happened).
    Where no picture could be drawn words stand in its place; not ``drawn``: it is still to come."""
    words = desk(locale or sitting.record.language)
    game_words = sitting.words(locale)
    card = Card()
    card.say(words("hand-heading", game=game_words("name"), table=sitting.id))
    card.say(note)
    if picture is None and drawn:
        card.say(described(sitting, seat))
    card.show(FILE, picture)
    ask = sitting.ask(seat)
    if ask is not None:
        text = game_words(f"ask-{ask.kind}")
        spec = sitting.spec
        if spec.briefing is not None and (about := spec.briefing(sitting.view(seat), ask)) is not None:
            text = game_words.describe("about", about, sitting.placed()) + "\n" + text
        card.say(text if ask.must else words("hand-may", ask=text))
        shown = panel(sitting, seat, path, locale)
        if shown is not None:
            controls(card, sitting, shown, locale)
    else:
        card.say(waiting(sitting, locale))
    foot: list[ui.Item[Any]] = []
    if sitting.record.status == "playing":
        foot.append(button(words("button-undo"), ids.verb(sitting.id, "undo")))
        foot.append(button(words("button-describe"), ids.verb(sitting.id, "describe-hand", seat)))
    foot.append(link(words("button-board"), jump(sitting.record.guild, sitting.place, board)))
    return card.row(*foot)


def controls(card: Card, sitting: Sitting, shown: Panel, locale: str | None = None) -> None:
    """The rows of a panel."""
    words = desk(locale or sitting.record.language)

    def made(what: str) -> str:
        return str(PressId(sitting.id, shown.seat, shown.ask, what))

    for at in range(0, len(shown.buttons), MOST_BUTTONS):
        card.row(*(_press(entry, made(entry.what)) for entry in shown.buttons[at : at + MOST_BUTTONS]))
    for menu in shown.menus:
        card.row(_select(menu, made(menu.what)))
    for form in shown.forms:
        if not form.listed:
            label = form.title or words("button-choose" if form.lines else "button-type")
            card.row(button(clipped(label, 80), made(f"~form.{form.what}"), style="primary"))
    if shown.turns:
        card.row(*(_press(entry, made(entry.what)) for entry in shown.turns))


def _select(menu: Menu, custom_id: str) -> ui.Select[Any]:
    return ui.Select(
        custom_id=custom_id,
        placeholder=clipped(menu.prompt, 150) or None,
        min_values=menu.least,
        max_values=menu.most,
        options=[_line(entry) for entry in menu.lines],
    )


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


def described(sitting: Sitting, seat: int) -> str:
    """The hand as text, where there is no picture; empty if even that fails."""
    try:
        return hand_text(sitting, seat)
    except Exception:
        log.exception("the hand of seat %d at table %s cannot be described", seat, sitting.id)
        return ""


def done(sitting: Sitting, choice: Option, locale: str | None = None) -> str:
    """What a person just did, in words."""
    return sitting.words(locale).describe("done", choice, sitting.placed())


def played(sitting: Sitting, note: str, board: int | None, locale: str | None = None) -> Card:
    """After an answer, while others are asked: what was done, who is next, and a way back."""
    words = desk(locale or sitting.record.language)
    card = Card().say(words("hand-heading", game=sitting.words(locale)("name"), table=sitting.id)).say(note)
    foot: list[ui.Item[Any]] = []
    if sitting.record.status == "playing":
        foot.append(button(words("button-undo"), ids.verb(sitting.id, "undo")))
        foot.append(button(words("button-hand"), ids.verb(sitting.id, "hand")))
    foot.append(link(words("button-board"), jump(sitting.record.guild, sitting.place, board)))
    return card.row(*foot)


def closed(sitting: Sitting, note: str = "", board: int | None = None, locale: str | None = None) -> Card:
    """A hand message of an earlier moment: no cards, no buttons but the way to the board."""
    words = desk(locale or sitting.record.language)
    card = Card().say(words("hand-heading", game=sitting.words(locale)("name"), table=sitting.id))
    over = "hand-over" if sitting.record.status == "playing" else f"now-{sitting.record.status}"
    card.say(note or words(over))
    return card.row(link(words("button-board"), jump(sitting.record.guild, sitting.place, board)))


def welcome(sitting: Sitting, locale: str | None = None) -> Card:
    """The first direct message: closed doors are found now, not in turn three."""
    words = desk(locale or sitting.record.language)
    name = sitting.words(locale)("name")
    card = Card().say(words("dm-welcome", game=name, table=sitting.id))
    return card.row(link(words("button-board"), jump(sitting.record.guild, sitting.place, None)))


def form(sitting: Sitting, seat: int, ask: int, what: str, locale: str) -> ui.Modal | None:
    """The form for a hole that no select has room for; stopped, since the router reads its answer."""
    shown = panel(sitting, seat, "", locale)
    found = next((form for form in shown.forms if form.what == what), None) if shown is not None else None
    if found is None:
        return None
    words = desk(locale)
    title = found.title or words("form-choose" if found.lines else "form-number")
    modal = ui.Modal(title=clipped(title, 45), custom_id=str(PressId(sitting.id, seat, ask, what)))
    if found.lines:
        for at, lines in enumerate(found.lines):
            modal.add_item(_part(found, at, lines, locale))
    else:
        label = words("form-range", least=found.least, most=found.most)
        modal.add_item(
            ui.Label(text=clipped(label, 45), component=ui.TextInput(custom_id="number", max_length=12))
        )
    modal.stop()
    return modal


def _part(found: Form, at: int, lines: list[Entry], locale: str) -> ui.Label[Any]:
    """One select of a form; together they hold all lines."""
    words = desk(locale)
    select: ui.Select[Any] = ui.Select(
        custom_id=f"part{at}",
        min_values=0,
        max_values=min(found.most, len(lines)),
        required=False,
        options=[_line(entry) for entry in lines],
    )
    text = words("form-part", first=lines[0].label, last=lines[-1].label)
    about = words("form-count", least=found.least, most=found.most)
    return ui.Label(text=clipped(text, 45), description=clipped(about, 100), component=select)
