"""Each lesson in a browser, from the shelf to the first question of the game that it leads to.

``LEARN_PICTURES`` in the environment: a folder for what the page shows at each step, with real pictures.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from itertools import cycle
from pathlib import Path

import pytest
import pytest_asyncio

from engines.core.lesson import Step
from host.tables import lessons
from host.tables.loaded import LoadedTable
from host.words import host_words
from playground.server import Playground
from playground.shelf import Shelf
from tests.contract.subjects import Subject
from tests.contract.test_lessons import LEARNT, loaded, walked
from tests.scenarios.learning import press_option, reproof, unwanted, wanted

from .browser import Visitor
from .conftest import House
from .learner import Learner, Shown, bare
from .test_shelf import GAMES, SIZES

pytestmark = pytest.mark.asyncio(loop_scope="session")
PICTURES = os.environ.get("LEARN_PICTURES")
#: Waits for all pictures of the page.
_LOADED = "Promise.all([...document.images].map(one => one.decode().catch(() => {})))"
#: Every so many steps a wrong answer is tried.
_ERRS = 3
#: The lesson in the middle of which the bot is killed.
_KILLED = "fixer"
#: The lesson that is learnt at both sizes.
_BOTH = "lepro"


@pytest_asyncio.fixture(loop_scope="session")
async def server() -> AsyncIterator[Playground]:
    """A playground with a shelf."""
    async with Playground(shelf=Shelf(GAMES)) as made:
        yield made


def of_each(size: str) -> list[Subject]:
    """Whose lessons are learnt at a size: desktop and phone take turns."""
    turns = zip(LEARNT, cycle(SIZES))
    return [subject for subject, turn in turns if PICTURES or turn == size or subject.spec.key == _BOTH]


def steps(subject: Subject, name: str) -> Iterator[LoadedTable]:
    """A lesson by its script before each step, as that of somebody of this name."""
    for moment in walked(subject):
        if isinstance(moment.entry, Step):
            yield loaded(subject, moment.table, name)


@pytest.mark.long
async def test_each_lesson_is_learnt_from_the_shelf_to_a_real_game(house: House) -> None:
    """At desktop and phone size at once, each with lessons of its own."""
    names = iter(sorted(user.name for user in house.server.world.state.users.values() if not user.bot))
    tabs = {size: await house.come(next(names), **SIZES[size]) for size in SIZES}
    learning = [_learn_all(house, visitor, size) for size, visitor in tabs.items()]
    if PICTURES:
        for each in learning:
            await each
    else:
        await asyncio.gather(*learning)


async def _learn_all(house: House, visitor: Visitor, size: str) -> None:
    assert of_each(size)
    await _looked_at(house, visitor, f"shelf-{size}")
    for subject in of_each(size):
        await _learn(house, visitor, subject, size)


async def _learn(house: House, visitor: Visitor, subject: Subject, size: str) -> None:
    page, learner, key = visitor.page, Learner(visitor), subject.spec.key
    if not await page.locator("#games").is_visible():
        if await page.locator("#menu").is_visible():
            await page.locator("#menu").click()
        await page.locator("#channels .to-shelf").click()
    name = subject.game.words()("name")
    await page.get_by_role("button", name=f"Learn {name}", exact=True).click()
    notice = page.locator("#toasts .toast-open").filter(has_text=f"{name} · lesson")
    await notice.click()
    await visitor.settled()
    for number, told in enumerate(steps(subject, visitor.name), 1):
        panel = await learner.panel(f"step {number} of")
        await _looked_at(house, visitor, f"{key}-{size}-{number:02}")
        assert bare(lessons.said(told)) in bare(panel.text)
        if number % _ERRS == 1 and (wrong := unwanted(told)) is not None:
            panel = await _errs(learner, panel, told, wrong)
            await _looked_at(house, visitor, f"{key}-{size}-{number:02}-wrong")
        if key == _KILLED and number == 3:
            await house.bot.restart(kill=True)
        await press_option(learner, panel, wanted(told))
    real = page.get_by_role("button", name="Play a real game", exact=True).last
    await real.wait_for()
    await _looked_at(house, visitor, f"{key}-{size}-end")
    await real.click()
    panel = await learner.panel(f"Your hand · {name} ")
    await _looked_at(house, visitor, f"{key}-{size}-real")
    await learner.press(panel, label="Advice")
    await learner.panel("Advice")
    await _looked_at(house, visitor, f"{key}-{size}-advice")


async def _errs(learner: Learner, panel: Shown, told: LoadedTable, wrong: str) -> Shown:
    """A wrong answer is answered in words; the step is the same, and so is what can be pressed."""
    answered: Shown = await press_option(learner, panel, wrong)
    key = reproof(told, wrong)
    names = dict(zip("abcdefgh", told.safe_names, strict=False))
    said = told.words()(key, **names) if key else host_words()("lesson-wrong")
    assert bare(said) in bare(answered.text)
    assert bare(lessons.said(told)) in bare(answered.text)
    return answered


async def _looked_at(house: House, visitor: Visitor, name: str) -> None:
    """Nothing lies on a button, and nothing is to be scrolled sideways."""
    assert await visitor.covered() == [], name
    assert await visitor.fits(), name
    if PICTURES:
        await house.bot.settle()
        Path(PICTURES).mkdir(parents=True, exist_ok=True)
        await visitor.page.evaluate(_LOADED)
        await visitor.page.screenshot(path=Path(PICTURES) / f"{name}.png")
