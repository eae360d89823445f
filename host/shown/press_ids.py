"""Component ids: ``b1:<table>:<seat>:<ask>:<what>``, read and written here alone.

What a button, a select or a form means is one of five presses. ``what`` is, in the id:

- an option as text: an :class:`Answer` (in a select's or a form's id with an open hole ``?``, which the
  chosen lines fill);
- ``?`` and perhaps a kind: a :class:`Menu`, whose lines say what is pressed (:func:`line`);
- ``~`` and a path: a :class:`Page` of a panel;
- ``~form.`` and an option with an open hole: a :class:`Form` to be opened;
- ``!`` and a verb, with its argument behind a point: a :class:`Verb`, anything else that a button does.

Ids carry ids only: no state, no secret. Ids of older messages stay readable: a change of meaning needs a new
version.
"""

from __future__ import annotations

import re
from typing import TypeAlias

import msgspec

VERSION = "b1"
_SHAPE = re.compile(r"b(\d+):([0-9A-Z]{4,6}):(-|[0-9]{1,2}):(-|[0-9]{1,9}):([!~]?[A-Za-z0-9_.+?*-]{0,80})")
#: More digits may not fit into 64 bits.
_NUMBER = re.compile(r"[0-9]{1,18}")


class Answer(msgspec.Struct, frozen=True):
    """An option, as text; chosen values fill its hole, if it has one."""

    table: str
    seat: int | None
    ask: int | None
    """The id of the question under which it was offered."""
    option: str


class Menu(msgspec.Struct, frozen=True):
    """A select whose lines are whole options, pages or forms; ``kind`` only tells several apart."""

    table: str
    seat: int | None
    ask: int | None
    kind: str = ""


class Page(msgspec.Struct, frozen=True):
    """Another page of a panel; ``path`` is empty for the first."""

    table: str
    seat: int | None
    ask: int | None
    path: str = ""


class Form(msgspec.Struct, frozen=True):
    """A form for an option whose hole no select has room for."""

    table: str
    seat: int | None
    ask: int | None
    option: str
    """The option as text, with its hole open."""


class Verb(msgspec.Struct, frozen=True):
    """What the house's own buttons do."""

    table: str
    name: str
    """Such as ``hand``, ``undo`` or ``join``."""
    argument: str = ""
    seat: int | None = None
    ask: int | None = None


Press: TypeAlias = Answer | Menu | Page | Form | Verb


def encode(press: Press) -> str:
    """The component id of a press.

    >>> encode(Answer("K7QM", 0, 12, "put.AB1.R5"))
    'b1:K7QM:0:12:put.AB1.R5'
    >>> encode(Page("K7QM", 0, 12, "put.AB1*2"))
    'b1:K7QM:0:12:~put.AB1*2'
    >>> encode(Verb("K7QM", "log", "all"))
    'b1:K7QM:-:-:!log.all'
    """
    if isinstance(press, Verb):
        what = f"!{press.name}.{press.argument}" if press.argument else f"!{press.name}"
    elif isinstance(press, Menu):
        what = f"?{press.kind}"
    else:
        what = line(press)
    seat = "-" if press.seat is None else press.seat
    ask = "-" if press.ask is None else press.ask
    return f"{VERSION}:{press.table}:{seat}:{ask}:{what}"


def line(press: Answer | Page | Form) -> str:
    """What stands for a press in a line of a :class:`Menu`, whose own id says table, seat and ask.

    >>> line(Form("K7QM", 0, 12, "bid.?"))
    '~form.bid.?'
    """
    if isinstance(press, Answer):
        return press.option
    return f"~form.{press.option}" if isinstance(press, Form) else f"~{press.path}"


def is_ours(text: str) -> bool:
    """Whether a component id looks like one of this bot's, of any version."""
    return re.match(r"b\d+:", text) is not None


def decode(text: str) -> Press | None:
    """The press that a component id means; None if it is of another version or forged.

    >>> decode("b1:K7QM:-:-:!log.all")
    Verb(table='K7QM', name='log', argument='all', seat=None, ask=None)
    >>> decode("b1:K7QM:0:12:~form.bid.?")
    Form(table='K7QM', seat=0, ask=12, option='bid.?')
    >>> decode("b0:K7QM:0:12:pass") is None
    True
    """
    found = _SHAPE.fullmatch(text)
    if found is None or f"b{found[1]}" != VERSION:
        return None
    table, what = found[2], found[5]
    seat, ask = (None if part == "-" else int(part) for part in (found[3], found[4]))
    if what.startswith("!"):
        name, _, argument = what[1:].partition(".")
        return Verb(table, name, argument, seat, ask)
    if what.startswith("?"):
        return Menu(table, seat, ask, what[1:])
    return _read(table, seat, ask, what)


def chosen(menu: Menu, value: str) -> Answer | Page | Form:
    """The press that a line of a select means.

    >>> chosen(Menu("K7QM", 0, 12), "~put.AB1")
    Page(table='K7QM', seat=0, ask=12, path='put.AB1')
    """
    return _read(menu.table, menu.seat, menu.ask, value)


def _read(table: str, seat: int | None, ask: int | None, what: str) -> Answer | Page | Form:
    if what.startswith("~form."):
        return Form(table, seat, ask, what.removeprefix("~form."))
    if what.startswith("~"):
        return Page(table, seat, ask, what[1:])
    return Answer(table, seat, ask, what)


#: The id of a form's number; a form's own id says what it is about.
FORM_NUMBER = "number"


def form_part(at: int) -> str:
    """The id of one of the selects of a form, counted from 0.

    >>> form_part(0)
    'part0'
    """
    return f"part{at}"


def number(text: str) -> int | None:
    """A number in an id, such as a vote's; None if it is none, or one that no store holds.

    >>> number("12"), number("9" * 30), number("twelve")
    (12, None, None)
    """
    return int(text) if _NUMBER.fullmatch(text) else None


def verb(
    table: str, name: str, argument: str = "", *, seat: int | None = None, ask: int | None = None
) -> str:
    """The id of one of the house's own buttons."""
    return encode(Verb(table, name, argument, seat, ask))
