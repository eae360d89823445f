"""What a learner does: finds a lesson's panel, and presses a certain answer in it, page by page.

``python -m tests.scenarios.learning KEY`` tells a game's lesson as its learner reads it.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Protocol

import typer

from engines.core import codec
from engines.core.ask import Option
from engines.core.lesson import Lesson, Step
from host.shown import press_ids
from host.shown.press_ids import Answer, Menu, Page
from host.tables.loaded import LoadedTable
from tests.reading import answers, labels, text
from tests.stage import Person, Stage, stage


class Hand(Protocol):
    """Whoever presses what a panel shows."""

    async def press(self, message: Any, label: str | None = None, custom_id: str | None = None) -> Any:
        """Press a button; what came of it."""

    async def choose(self, message: Any, custom_id: str, values: list[str]) -> Any:
        """Choose from a select; what came of it."""

    def pressed(self, message: Any, result: Any) -> Any:
        """The panel as it is after a press."""


async def lesson(stage: Stage, person: Person) -> LoadedTable:
    """The lesson that a person is at."""
    [found] = [each for each in await stage.store.tables_of(person.id) if each.lesson]
    return await stage.load(found.id)


def panel_in(person: Person, table: str) -> Any:
    """The panel of a table among somebody's direct messages; there must be just one."""
    found = []
    for message in person.dms():
        presses = [press_ids.decode(raw["custom_id"]) for raw, _ in answers(message)]
        if any(press is not None and press.table == table for press in presses):
            found.append(message)
    assert len(found) == 1, f"{len(found)} panels"
    return found[0]


async def press_option(person: Hand, panel: Any, option: str) -> Any:
    """Press an answer (as text), turning pages until it is there; the press's result."""
    todo: list[Page] = []
    done: set[Page] = set()
    for _ in range(40):
        for raw, values in answers(panel):
            press = press_ids.decode(raw["custom_id"])
            if isinstance(press, Answer) and press.option == option:
                return await person.press(panel, custom_id=raw["custom_id"])
            if isinstance(press, Answer) and values is not None:
                head, hole, tail = press.option.partition(codec.OPEN)
                if hole and option.startswith(head) and option.endswith(tail):
                    chosen = option.removeprefix(head).removesuffix(tail).split("+")
                    if set(chosen) <= set(values):
                        return await person.choose(panel, raw["custom_id"], chosen)
            if isinstance(press, Menu) and values is not None:
                if option in values:
                    return await person.choose(panel, raw["custom_id"], [option])
                todo += [page for value in values if isinstance(page := press_ids.chosen(press, value), Page)]
            if isinstance(press, Page):
                todo.append(press)
        # What leads to the answer first: a page is called by how its answers begin.
        todo = sorted({*todo} - done, key=lambda page: not (page.path and option.startswith(page.path)))
        assert todo, f"nothing leads to {option}"
        panel = await _turned(person, panel, todo[0])
        done.add(todo.pop(0))
    raise AssertionError(f"{option} is too far away")


async def _turned(person: Hand, panel: Any, page: Page) -> Any:
    """A panel, turned to one of the pages that it offers."""
    for raw, values in answers(panel):
        press = press_ids.decode(raw["custom_id"])
        if press == page:
            return person.pressed(panel, await person.press(panel, custom_id=raw["custom_id"]))
        if isinstance(press, Menu) and press_ids.line(page) in (values or ()):
            result = await person.choose(panel, raw["custom_id"], [press_ids.line(page)])
            return person.pressed(panel, result)
    # It was offered a page ago.
    first = Page(page.table, page.seat, page.ask)
    assert page != first, "the first page is nowhere offered"
    return await _turned(person, await _turned(person, panel, first), page)


def wanted(loaded: LoadedTable) -> str:
    """An answer that the step under way wants."""
    step, ask = loaded.step, loaded.ask(_of(loaded).learner)
    assert step is not None
    assert ask is not None
    plain = [codec.text(option) for option in ask.options if step.takes(option)]
    return plain[0] if plain else step.wants[0]


def unwanted(loaded: LoadedTable) -> str | None:
    """One that it does not want, if there is any without a hole."""
    step, ask = loaded.step, loaded.ask(_of(loaded).learner)
    assert step is not None
    assert ask is not None
    found = [option for option in ask.options if _is_whole(option) and not step.takes(option)]
    return codec.text(found[-1]) if found else None


def reproof(loaded: LoadedTable, option: str) -> str | None:
    """The key of what is said to a wrong answer; None: the general sentence."""
    choice = codec.parse(loaded.spec.options, option)
    step = loaded.step
    assert choice is not None
    assert isinstance(step, Step)
    name = step.names(choice)
    return f"lesson-{step.key}.{name}" if name else None


def _is_whole(option: Option) -> bool:
    return codec.OPEN not in codec.text(option)


def _of(loaded: LoadedTable) -> Lesson[Any]:
    assert loaded.lesson is not None
    return loaded.lesson


# -- told ------------------------------------------------------------------------------------------


async def tell(key: str, pictures: Path | None) -> None:
    """Print a lesson panel by panel, with a wrong answer to each step; then what is asked after it."""
    with TemporaryDirectory() as folder:
        async with stage(Path(folder) / "bot.db", pictures=pictures is not None) as made:
            ana = made.person("Ana")
            await ana.slash(f"{key} learn")
            table = (await lesson(made, ana)).id
            while (loaded := await made.load(table)).step is not None:
                await _print_panel(loaded, ana.dms()[-1], pictures)
                if (wrong := unwanted(loaded)) is not None:
                    await press_option(ana, panel_in(ana, table), wrong)
                    print(f"\n({wrong} would read: {text(panel_in(ana, table)).splitlines()[1]})")
                await press_option(ana, panel_in(ana, table), wanted(loaded))
            await _print_panel(loaded, ana.dms()[-1], pictures)
            for seat, ask in loaded.opened().asks.items():
                print(f"\nseat {seat}, {ask.kind}: {' '.join(map(codec.text, ask.options))}")


async def _print_panel(loaded: LoadedTable, message: Any, pictures: Path | None) -> None:
    print(f"\n{'-' * 40}\n{text(message)}\n[ {' | '.join(labels(message))} ]")
    for file in message.attachments if pictures is not None else ():
        assert pictures is not None
        pictures.mkdir(parents=True, exist_ok=True)
        name = f"{loaded.spec.key}-{loaded.opened().n:02}-{file.filename}"
        (pictures / name).write_bytes(await file.read())


def main(key: str, pictures: Path | None = None) -> None:
    """Tell a game's lesson; ``pictures``: a folder for what its panels show."""
    asyncio.run(tell(key, pictures))


if __name__ == "__main__":
    typer.run(main)
