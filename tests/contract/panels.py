"""What a panel makes of an ask: every option can be pressed, within what Discord takes, and is called so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from engines.core import codec
from engines.core.ask import CLOCK, Ask, Option
from engines.core.fields import item_type
from host.shown.hand_card import hand
from host.shown.panel import MOST_BUTTONS, PAGE, Panel, panel
from host.shown.press_ids import Answer, Form, Menu, Page, chosen, encode
from host.tables.loaded import LoadedTable
from host.words import host_words

from .hosted import loaded_table
from .kit import PlayedGame

#: About so many asks of a game are pressed through.
ASKS = 40
#: Parts of a message that Discord takes, rows and what is in them together.
MOST_PARTS = 40


def pages(loaded: LoadedTable, seat: int) -> list[Panel]:
    """All pages of a seat's panel, each reached by what another offers."""
    todo, done, found = [""], set(), []
    while todo:
        path = todo.pop()
        if path in done:
            continue
        done.add(path)
        shown = panel(loaded, seat, path)
        assert shown is not None
        found.append(shown)
        todo += [press.path for press in offered(shown) if isinstance(press, Page)]
    return found


def offered(page: Panel) -> list[Answer | Page | Form]:
    """What the buttons of a page and the lines of its menus mean."""
    lines = [
        chosen(select.press, line.value)
        for select in page.selects
        if isinstance(select.press, Menu)
        for line in select.lines
    ]
    return [*(entry.press for entry in (*page.buttons, *page.closing, *page.turns)), *lines]


def pressable(found: list[Panel]) -> set[str]:
    """All answers that pages offer, as text; those with a hole as they are offered."""
    answers = {press.option for page in found for press in offered(page) if isinstance(press, Answer)}
    holes = {each.press.option for page in found for each in page.selects if isinstance(each.press, Answer)}
    return answers | holes | {form.press.option for page in found for form in page.forms}


def every_option_of_one(loaded: LoadedTable, ask: Ask[Any]) -> None:
    """What a seat is asked, page by page."""
    found = pages(loaded, ask.seat)
    missing = {codec.text(option) for option in ask.options} - pressable(found)
    assert not missing, f"{ask.kind}: no page offers {sorted(missing)[:5]}"
    for page in found:
        ids = [encode(entry.press) for entry in (*page.buttons, *page.closing, *page.turns)]
        ids += [encode(select.press) for select in page.selects]
        assert len(set(ids)) == len(ids), f"{ask.kind}: two parts of a page have the same id"
        assert all(1 <= len(select.lines) <= PAGE for select in page.selects)
        assert len(page.turns) <= MOST_BUTTONS
        assert len(page.closing) <= MOST_BUTTONS


def every_option_can_be_pressed(game: PlayedGame) -> None:
    """At many moments of a game, for every seat that is asked."""
    table = game.before(0)
    looked = 0
    for k, given in enumerate(game.given):
        if k % max(1, len(game.given) // ASKS) == 0:
            loaded = loaded_table(game.variant, table)
            for seat, ask in table.asks.items():
                if seat != CLOCK:
                    every_option_of_one(loaded, ask)
                    parts = list(hand(loaded, seat, None).view().walk_children())
                    assert len(parts) <= MOST_PARTS, f"{len(parts)} parts in a message"
                    looked += 1
        table.answer(given.seat, given.choice, given.shown, by=given.moved.row.by)
    assert looked


def labels_of_one(loaded: LoadedTable, ask: Ask[Any]) -> Iterator[str]:
    """What is wrong with the labels of a seat's panel."""
    todo, done = [("", "")], set()
    while todo:
        path, context = todo.pop()
        if path in done:
            continue
        done.add(path)
        shown = panel(loaded, ask.seat, path)
        assert shown is not None
        buttons = [(entry.label, entry.press) for entry in (*shown.buttons, *shown.closing, *shown.turns)]
        forms = [(form.title, form.press) for form in shown.forms if not form.listed]
        yield from _read_the_same(label for label, _ in (*buttons, *forms))
        yield from _purposes(loaded, ask, shown)
        opened = [(context, label, press) for label, press in buttons]
        kinds = {type(_option(loaded, press)) for _, press in buttons if isinstance(press, Answer)}
        for label, press in buttons if len(kinds) > 1 else ():
            if isinstance(press, Answer) and _is_bare(loaded, _option(loaded, press), label):
                yield f"{label!r} is a button beside other verbs"
        for select in shown.selects:
            yield from _read_the_same(line.label for line in select.lines)
            if isinstance(select.press, Menu):
                into = f"{context} {select.prompt}"
                opened += [(into, line.label, chosen(select.press, line.value)) for line in select.lines]
            elif not select.prompt:
                yield f"{[line.label for line in select.lines]} are for nothing that is said"
        for into, label, press in opened:
            if isinstance(press, Answer):
                yield from _unnamed(loaded, _option(loaded, press), f"{into} {label}")
            elif isinstance(press, Page):
                todo.append((press.path, f"{into} {label}" if "." in press.path else context))


def _purposes(loaded: LoadedTable, ask: Ask[Any], shown: Panel) -> Iterator[str]:
    """What is wrong with what the lists of a page are for."""
    words = host_words()
    said = [select.prompt for select in shown.selects]
    yield from _read_the_same(said)
    if words("menu-choose") in said and len(said) > 1:
        yield f"one of {said} does not say what it is for"
    if loaded.words()(f"ask-{ask.kind}") in said:
        yield "a list repeats the question"


def _option(loaded: LoadedTable, press: Answer) -> Option:
    option = codec.parse(loaded.spec.options, press.option)
    assert option is not None
    return option


def _read_the_same(labels: Iterable[str]) -> Iterator[str]:
    for label, count in Counter(labels).items():
        if count > 1:
            yield f"{count} read {label!r}"


def _names(loaded: LoadedTable, option: Option) -> dict[str, str]:
    """What an option is about and has a name of its own: ids, and what they are called."""
    words, found = loaded.words(), {}
    for field in type(option).__struct_fields__:
        value = getattr(option, field)
        for item in value if isinstance(value, tuple) else (value,):
            key = f"{item_type(type(option), field)}-{item}"
            if words.has(key):
                found[item] = words(key)
    return found


def _is_bare(loaded: LoadedTable, option: Option, label: str) -> bool:
    """Whether nothing but names and numbers is in a label."""
    for name in (*loaded.placed(safe_names=False), *_names(loaded, option).values()):
        label = label.replace(name, "")
    return not any(char.isalpha() for char in label)


def _unnamed(loaded: LoadedTable, option: Option, said: str) -> Iterator[str]:
    for item, name in _names(loaded, option).items():
        if name not in said:
            yield f"{name!r} ({item}) is not named in {said!r}"


def labels_that_are_wrong(game: PlayedGame) -> set[tuple[str, str]]:
    """At many moments of a game, for every seat that is asked: the kind of question, and what is wrong."""
    table, wrong = game.before(0), set()
    for k, given in enumerate(game.given):
        if k % max(1, len(game.given) // ASKS) == 0:
            loaded = loaded_table(game.variant, table)
            for seat, ask in table.asks.items():
                if seat != CLOCK:
                    wrong |= {(ask.kind, what) for what in labels_of_one(loaded, ask)}
        table.answer(given.seat, given.choice, given.shown, by=given.moved.row.by)
    return wrong


def labels_say_what_they_are_for(game: PlayedGame) -> None:
    """Those of one menu are distinct, buttons beside others say a verb, what has a name is called by it
    wherever it is offered, and a list says what it is for, which is not the question again."""
    assert labels_that_are_wrong(game) == set()
