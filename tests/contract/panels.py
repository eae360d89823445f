"""What a panel makes of an ask: every option can be pressed, within what Discord takes."""

from __future__ import annotations

from typing import Any

from engines.core import codec
from engines.core.ask import CLOCK, Ask
from host.shown.hand_card import hand
from host.shown.panel import MOST_BUTTONS, PAGE, Panel, panel
from host.shown.press_ids import Answer, Form, Menu, Page, chosen, encode
from host.tables.loaded import LoadedTable

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
    return [*(entry.press for entry in (*page.buttons, *page.turns)), *lines]


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
        ids = [encode(entry.press) for entry in (*page.buttons, *page.turns)]
        ids += [encode(select.press) for select in page.selects]
        assert len(set(ids)) == len(ids), f"{ask.kind}: two parts of a page have the same id"
        assert all(1 <= len(select.lines) <= PAGE for select in page.selects)
        assert len(page.turns) <= MOST_BUTTONS


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
