"""What a panel makes of an ask: every option can be pressed, within what Discord takes."""

from __future__ import annotations

from typing import Any

from engines.core import codec
from engines.core.ask import CLOCK
from engines.core.table import Table
from host.shown.hand_card import hand
from host.shown.panel import MOST_BUTTONS, PAGE, Panel, panel
from host.shown.press_ids import Answer, Form, Menu, Page, chosen, encode

from .kit import Game
from .test_two_worlds import loaded_table

#: About so many asks of a game are pressed through.
ASKS = 40
#: Parts of a message that Discord takes, rows and what is in them together.
MOST_PARTS = 40


def pages(loaded: Any, seat: int) -> list[Panel]:
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


def every_option_can_be_pressed(game: Game, table: Table[Any], seat: int) -> None:
    ask = table.asks[seat]
    found = pages(loaded_table(game, table), seat)
    missing = {codec.text(option) for option in ask.options} - pressable(found)
    assert not missing, f"{ask.kind}: no page offers {sorted(missing)[:5]}"
    for page in found:
        ids = [encode(entry.press) for entry in (*page.buttons, *page.turns)]
        ids += [encode(select.press) for select in page.selects]
        assert len(set(ids)) == len(ids), f"{ask.kind}: two parts of a page have the same id"
        assert all(1 <= len(select.lines) <= PAGE for select in page.selects)
        assert len(page.turns) <= MOST_BUTTONS


def test_every_option_can_be_pressed(game: Game) -> None:
    table = game.before(0)
    looked = 0
    for k, given in enumerate(game.given):
        if k % max(1, len(game.given) // ASKS) == 0:
            for seat in table.asks:
                if seat != CLOCK:
                    every_option_can_be_pressed(game, table, seat)
                    parts = list(hand(loaded_table(game, table), seat, None).view().walk_children())
                    assert len(parts) <= MOST_PARTS, f"{len(parts)} parts in a message"
                    looked += 1
        table.answer(given.seat, given.choice, given.shown, by=given.moved.row.by)
    assert looked
