"""Whole games in a browser: everything known is what the page shows, everything done is done on it."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from random import Random

import pytest
from playwright.async_api import expect

from host.tables import export

from .browser import Visitor
from .conftest import House

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def the_exported_scores(visitor: Visitor, folder: Path) -> list[int]:
    """What the table's file says, fetched by the page's own button and link."""
    await visitor.press(visitor.end().last, "Export")
    link = visitor.page.locator("#list > .msg a.file").last
    await link.wait_for()
    async with visitor.page.expect_download() as coming:
        await link.click()
    path = folder / "table.json"
    await (await coming.value).save_as(path)
    return list(export.verify(path.read_bytes()).scores)


@pytest.mark.long
async def test_one_person_plays_two_computers_to_the_final_score(house: House, tmp_path: Path) -> None:
    """The page is loaded anew in the middle, and the bot is killed and comes back."""
    ana, rng = await house.come(), Random(3)
    assert await ana.here() == "text"
    await ana.open_table(3)
    for _ in range(2):
        await ana.press(ana.lobby(), "Add computer")
    await ana.start()
    # The hand is announced where one is, and it is in the direct messages.
    await ana.page.locator("#toasts").get_by_text("Direct message from").wait_for()
    await ana.go("dm")
    assert await ana.asked(10)
    hand = await ana.panel()
    assert hand is not None
    assert "Your hand" in await hand.inner_text()
    assert await hand.locator("figure img").count() == 1
    assert await ana.play(rng, most=3) == 3
    await reloaded(ana)
    await ana.play(rng, most=2)
    await the_bot_is_away_for_a_while(ana, house)
    assert await ana.play(rng) > 3
    scores = await ana.scores()
    assert len(scores) == 3
    # Old boards are their story: the last card alone has a picture.
    boards = ana.messages(re.compile(r"FIXER · table \w+ · (round|the end)"))
    assert await boards.count() > 3
    assert await boards.locator("figure img").count() == await ana.end().locator("figure img").count() == 1
    assert ana.name in scores
    assert sorted(scores.values()) == sorted(await the_exported_scores(ana, tmp_path))


async def reloaded(ana: Visitor) -> None:
    """A reload: the same person, the same place, the same question."""
    assert await ana.here() == "dm"
    assert await ana.asked(10)
    before = await ana.shown()
    await ana.page.reload()
    await ana.settled()
    assert await ana.page.locator("#my-name").inner_text() == ana.name
    assert await ana.here() == "dm"
    # An older panel may still have been on its way out.
    assert max(before, key=int) in await ana.shown()
    assert await ana.asked(10)


async def the_bot_is_away_for_a_while(ana: Visitor, house: House) -> None:
    """The bot is killed: the page says so, and a press is told that nobody answered. Then it comes back."""
    assert await ana.asked(10)
    await house.bot.kill()
    await ana.page.locator("#bot-away").wait_for(state="visible")
    panel = await ana.panel()
    assert panel is not None
    await panel.get_by_role("button", name="Describe", exact=True).click()
    await panel.locator(".msg-error").wait_for(state="visible")
    await house.bot.start()
    await house.bot.wait_ready()
    await ana.page.locator("#bot-away").wait_for(state="hidden")


@pytest.mark.long
async def test_two_persons_in_two_tabs(house: House) -> None:
    ana, bo = await house.come(), await house.come(width=380, height=760)
    names = [await node.inner_text() for node in await ana.page.locator("#people a > span:last-child").all()]
    await bo.be(next(name for name in names if name != ana.name))
    await ana.open_table(2)
    await bo.lobby().wait_for()
    await bo.press(bo.lobby(), "Join")
    await ana.start()
    for visitor in (ana, bo):
        await visitor.go("dm")
    counts, rng = {ana.name: 0, bo.name: 0}, Random(1)
    while min(counts.values()) < 3:
        asked = await asyncio.gather(ana.asked(0.3), bo.asked(0.3))
        for visitor, waits in zip((ana, bo), asked, strict=True):
            counts[visitor.name] += waits and await visitor.answer(rng)
    # Both see the same board.
    await house.bot.settle()
    await ana.go("text")
    await bo.go("text")
    await expect(bo.board()).to_have_text(await ana.board().inner_text(), use_inner_text=True)
    # Nobody is shown the other's messages.
    for visitor in (ana, bo):
        await visitor.go("dm")
    assert await ana.shown()
    assert await bo.shown()
    assert not await ana.shown() & await bo.shown()
