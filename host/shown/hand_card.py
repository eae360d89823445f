"""A person's hand: in a direct message, or private in the channel. Both are the same panel."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import ui

from engines.core.words import Words
from host.tables import lessons
from host.tables.coach import coached
from host.tables.loaded import LoadedTable
from host.words import clipped, host_words, safe

from . import press_ids
from .card import Card, button, jump, link
from .panel import MOST_BUTTONS, REST, Entry, Form, Line, Panel, Select, panel
from .pictures import Sheets, hand_text
from .places import places
from .press_ids import Answer, encode, verb

log = logging.getLogger(__name__)
FILE, BOARD_FILE = "hand.png", "board.png"


def hand(
    loaded: LoadedTable,
    seat: int,
    sheets: Sheets | None,
    *,
    path: str = "",
    note: str = "",
    advice: str = "",
    locale: str | None = None,
    board: int | None = None,
    drawn: bool = True,
) -> Card:
    """The panel of a seat: its cards, its ask, its options. ``note`` goes first (what just happened),
    ``advice`` below what is asked. Where no picture could be drawn words stand in its place; not ``drawn``:
    it is still to come."""
    words = host_words(locale or loaded.record.language)
    game_words = loaded.words(locale)
    if loaded.lesson is not None and loaded.step is None:
        return lesson_over(loaded, note, locale)
    card = _headed(loaded, locale).say(note)
    _show(card, loaded, seat, sheets, drawn=drawn)
    if loaded.step is not None:
        card.say(lessons.said(loaded, locale))
    ask = loaded.ask(seat)
    if ask is not None:
        text = game_words(f"ask-{ask.kind}")
        spec = loaded.spec
        if spec.briefing is not None and (about := spec.briefing(loaded.view(seat), ask)) is not None:
            text = game_words.describe("about", about, loaded.placed()) + "\n" + text
        card.say(text if ask.must else words("hand-may", ask=text))
        card.say(advice)
        shown = panel(loaded, seat, path, locale)
        if shown is not None:
            controls(card, loaded, shown, locale)
    else:
        card.say(waiting(loaded, seat, locale))
    foot: list[ui.Item[Any]] = []
    if ask is not None and coached(loaded):
        number = loaded.opened().ids[seat]
        foot.append(button(words("button-advice"), verb(loaded.id, "advice", seat=seat, ask=number)))
    if loaded.lesson is not None:
        foot.append(button(words("button-lesson-leave"), verb(loaded.id, "leave")))
    elif loaded.record.status == "playing":
        foot.append(button(words("button-undo"), _of_now(loaded, seat, "undo")))
    if loaded.record.status == "playing":
        foot.append(button(words("button-describe"), _of_now(loaded, seat, "describe-hand")))
    return card.row(*foot, *_ways(loaded, board, words))


def _show(card: Card, loaded: LoadedTable, seat: int, sheets: Sheets | None, *, drawn: bool) -> None:
    """Add the pictures of a panel, or what stands in their place."""
    sheets = sheets or Sheets()
    card.show(BOARD_FILE, sheets.board)
    if sheets.hand is None and drawn:
        card.say(described(loaded, seat))
    card.show(FILE, sheets.hand)


def _ways(loaded: LoadedTable, board: int | None, words: Words) -> list[ui.Item[Any]]:
    """The way to the board, or what stands for it where it has no place."""
    if not loaded.private:
        return [link(words("button-board"), jump(loaded.record.guild, loaded.place, board))]
    log = [] if loaded.lesson is not None else [button(words("button-log"), verb(loaded.id, "log"))]
    return [*log, button(words("button-more"), verb(loaded.id, "more"))]


def lesson_over(loaded: LoadedTable, note: str = "", locale: str | None = None) -> Card:
    """The last panel of a lesson, all of which was answered: what it leads to."""
    if loaded.record.status == "void":
        return left(loaded, "void", locale=locale)
    return _lesson_end(_headed(loaded, locale).say(note), loaded, locale)


def _lesson_end(card: Card, loaded: LoadedTable, locale: str | None) -> Card:
    """Add what a lesson that is over leads to."""
    words = host_words(locale or loaded.record.language)
    card.say(lessons.said(loaded, locale))
    return card.row(
        button(words("button-practise"), verb(loaded.id, "practise"), style="success"),
        button(words("button-lesson-anew"), verb(loaded.id, "learn", f"{loaded.spec.key}.anew")),
        button(words("button-more"), verb(loaded.id, "more")),
    )


def controls(card: Card, loaded: LoadedTable, shown: Panel, locale: str | None = None) -> None:
    """Add the rows of a panel to a card."""
    words = host_words(locale or loaded.record.language)
    # A button has no room for what stands beside a line of a list.
    plain = (*shown.buttons, *shown.closing)
    hints = ((safe(entry.label), safe(entry.detail)) for entry in plain if entry.detail)
    card.say("\n".join(words("hand-beside", option=option, hint=hint) for option, hint in hints))
    for at in range(0, len(shown.buttons), MOST_BUTTONS):
        card.row(*map(_button, shown.buttons[at : at + MOST_BUTTONS]))
    for select in shown.selects:
        card.row(_select(select))
    for form in shown.forms:
        if not form.listed:
            label = form.title or words("button-choose" if form.lines else "button-type")
            card.row(button(clipped(label, 80), encode(form.press), style="primary"))
    if shown.closing:
        card.row(*map(_button, shown.closing))
    if shown.turns:
        card.row(*map(_button, shown.turns))


def _select(select: Select) -> ui.Select[Any]:
    return ui.Select(
        custom_id=encode(select.press),
        placeholder=clipped(select.prompt, 150) or None,
        min_values=select.least,
        max_values=select.most,
        options=[_line(line) for line in select.lines],
    )


def _button(entry: Entry) -> ui.Button[Any]:
    style = "success" if entry.strong else "primary" if isinstance(entry.press, Answer) else "secondary"
    return button(entry.label, encode(entry.press), style=style)


def _line(line: Line) -> discord.SelectOption:
    return discord.SelectOption(
        label=clipped(line.label, 100), value=line.value, description=line.detail or None
    )


def _of_now(loaded: LoadedTable, seat: int, name: str) -> str:
    """The id of a button that is meant for the moment at which it is shown, and for its seat alone."""
    return verb(loaded.id, name, seat=seat, ask=loaded.record.last_row)


def waiting(loaded: LoadedTable, seat: int, locale: str | None = None) -> str:
    """For a seat whose question is not shown: who is asked."""
    words = host_words(locale or loaded.record.language)
    if loaded.record.status != "playing":
        return words(f"now-{loaded.record.status}", table=loaded.id)
    if seat in loaded.awaited:
        return words("now-yours")
    names = [loaded.safe_names[seat] for seat in loaded.awaited]
    return words("now-waiting", names=words.join(names))


def described(loaded: LoadedTable, seat: int) -> str:
    """The hand as text, where there is no picture; empty if even that fails."""
    try:
        return hand_text(loaded, seat)
    except Exception:
        log.exception("the hand of seat %d at table %s cannot be described", seat, loaded.id)
        return ""


def resting(
    loaded: LoadedTable, seat: int, note: str, *, board: int | None, locale: str | None = None
) -> Card:
    """The panel of a seat that is asked nothing in it: what came of its answer, who is next, a way back."""
    words = host_words(locale or loaded.record.language)
    if loaded.lesson is not None and loaded.entry is None:
        return lesson_over(loaded, note, locale)
    card = _headed(loaded, locale).say("\n".join(filter(None, (note, waiting(loaded, seat, locale)))))
    foot: list[ui.Item[Any]] = []
    if loaded.record.status == "playing":
        if loaded.lesson is None:
            foot.append(button(words("button-undo"), _of_now(loaded, seat, "undo")))
        foot.append(button(words("button-hand"), _of_now(loaded, seat, "hand")))
    return card.row(*foot, *_ways(loaded, board, words))


def final(
    loaded: LoadedTable,
    seat: int,
    sheets: Sheets | None,
    note: str,
    *,
    board: int | None,
    locale: str | None = None,
    drawn: bool = True,
) -> Card:
    """The panel of a seat when the game is over: its place, what came last, what it had, and all places."""
    words, outcome = host_words(locale or loaded.record.language), loaded.opened().outcome
    assert outcome is not None
    card = Card().say(words("end-heading", game=loaded.words(locale)("name"), table=loaded.id))
    ranks = {at: rank for rank, at in outcome.order()}
    if loaded.spec.cooperative:
        card.say(words("final-together", won="yes" if outcome.winners else "no"))
    else:
        shared = "yes" if list(ranks.values()).count(ranks[seat]) > 1 else "no"
        score = outcome.scores[seat]
        card.say(words("final-place", rank=ranks[seat], of=len(ranks), score=score, shared=shared))
    card.say(note)
    _show(card, loaded, seat, sheets, drawn=drawn)
    card.say(places(loaded, locale))
    if loaded.lesson is not None:
        return _lesson_end(card, loaded, locale)
    foot: list[ui.Item[Any]] = [button(words("button-log"), verb(loaded.id, "log", seat=seat))]
    if loaded.private:
        return card.row(*foot, button(words("button-export"), verb(loaded.id, "export")))
    return card.row(*foot, *_ways(loaded, board, words))


def left(loaded: LoadedTable, why: str, *, note: str = "", locale: str | None = None) -> Card:
    """What stays of a panel in which nothing can be done any more. ``why``: "newer" (another panel has taken
    its place), "seat" (its person does not sit there any more), or the table's status."""
    words = host_words(locale or loaded.record.language)
    if loaded.lesson is not None and why == "void":
        note = words("lesson-ended", command=f"/{loaded.spec.key} learn")
    card = _headed(loaded, locale).say(note or words(f"now-{why}", table=loaded.id))
    if loaded.private:
        return card
    return card.row(*_ways(loaded, None, words))


def _headed(loaded: LoadedTable, locale: str | None) -> Card:
    words, game = host_words(locale or loaded.record.language), loaded.words(locale)("name")
    if loaded.lesson is None:
        return Card().say(words("hand-heading", game=game, table=loaded.id))
    if loaded.step is None or loaded.live is None:
        return Card().say(words("lesson-heading", game=game))
    step, steps = loaded.progress
    return Card().say(words("lesson-step", game=game, step=step, steps=steps))


def welcome(loaded: LoadedTable, locale: str | None = None) -> Card:
    """The first direct message: closed doors are found now, not in turn three."""
    words = host_words(locale or loaded.record.language)
    name = loaded.words(locale)("name")
    return news_of_seat(loaded, words("dm-welcome", game=name, table=loaded.id), locale)


def news_of_seat(loaded: LoadedTable, text: str, locale: str | None = None) -> Card:
    """A word about somebody's seat, with the way to the table."""
    words = host_words(locale or loaded.record.language)
    target = jump(loaded.record.guild, loaded.place, None)
    return Card().say(text).row(link(words("button-board"), target))


def form(loaded: LoadedTable, pressed: press_ids.Form, locale: str) -> ui.Modal | None:
    """The form for a hole that no select has room for; stopped, since the router reads its answer. None if
    it is not offered now."""
    if pressed.seat is None:
        return None
    pages = [panel(loaded, pressed.seat, path, locale) for path in ("", REST)]
    forms = [form for page in pages if page is not None for form in page.forms]
    found = next((form for form in forms if form.press.option == pressed.option), None)
    if found is None:
        return None
    words = host_words(locale)
    title = found.title or words("form-choose" if found.lines else "form-number")
    answer = Answer(loaded.id, pressed.seat, pressed.ask, pressed.option)
    modal = ui.Modal(title=clipped(title, 45), custom_id=encode(answer))
    if found.lines:
        for at, lines in enumerate(found.lines):
            modal.add_item(_part(found, at, lines=lines, locale=locale))
    else:
        label = words("form-range", least=found.least, most=found.most, step=found.step)
        modal.add_item(
            ui.Label(
                text=clipped(label, 45),
                component=ui.TextInput(custom_id=press_ids.FORM_NUMBER, max_length=12),
            )
        )
    modal.stop()
    return modal


def _part(found: Form, at: int, *, lines: list[Line], locale: str) -> ui.Label[Any]:
    """One select of a form; together they hold all lines."""
    words = host_words(locale)
    select: ui.Select[Any] = ui.Select(
        custom_id=press_ids.form_part(at),
        min_values=0,
        max_values=min(found.most, len(lines)),
        required=False,
        options=[_line(line) for line in lines],
    )
    text = words("form-part", first=lines[0].label, last=lines[-1].label)
    about = words("form-count", least=found.least, most=found.most)
    return ui.Label(text=clipped(text, 45), description=clipped(about, 100), component=select)
