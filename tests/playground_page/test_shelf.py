"""The shelf that the page opens on, and a page that is older than its server."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, expect

from host.games import Games
from playground.bodies import Body
from playground.server import Playground
from playground.shelf import Shelf
from playground.state import Channel

from .browser import Visitor
from .conftest import House

pytestmark = pytest.mark.asyncio(loop_scope="session")

#: Found once for all tests.
GAMES = cache(Games.found)
SIZES = {"desktop": {"width": 1280, "height": 820}, "phone": {"width": 390, "height": 844}}


@pytest_asyncio.fixture(loop_scope="session")
async def server() -> AsyncIterator[Playground]:
    """A playground with a shelf."""
    async with Playground(shelf=Shelf(GAMES)) as made:
        yield made


def _say(server: Playground, channel: Channel, text: str) -> None:
    """The bot says something."""
    server.world.post(channel.id, Body({"content": text}))


async def _play(visitor: Visitor, name: str) -> None:
    await visitor.page.get_by_role("button", name=f"Play {name}", exact=True).click()
    await visitor.page.locator("#list button[aria-label=Start]:enabled").last.wait_for()
    await visitor.settled()


@pytest.mark.parametrize("size", SIZES)
async def test_from_the_shelf_to_the_first_move(house: House, size: str) -> None:
    ana = await house.come(**SIZES[size])
    page = ana.page
    await expect(page.locator("#games .game")).to_have_count(5)
    for game in (await Shelf(GAMES).games()).values():
        words, spec = game.words(), game.spec
        card = page.locator(f"#games .game[data-game={game.key}]")
        await card.scroll_into_view_if_needed()
        said = await card.inner_text()
        assert words("name") in said
        assert words("name.goal").replace("**", "") in said
        assert f"{spec.seats[0]}–{spec.seats[-1]} players" in said
        assert f"{spec.minutes[0]}–{spec.minutes[1]} minutes" in said
        await ana.until(
            "key => document.querySelector(`[data-game=${key}] img`).naturalWidth === 1280", game.key
        )
        assert await ana.covered() == []
    assert await ana.fits()
    assert not await page.locator("#composer").is_visible()

    # Three presses: the game, Start, and the notice that the hand has come; the fourth is the move.
    await _play(ana, "FIXER")
    assert (await ana.lobby().inner_text()).count("(computer)") == 2
    await ana.start()
    notice = page.locator("#toasts .toast-open").filter(has_text="Your hand")
    await notice.wait_for()
    assert await ana.covered() == []
    await notice.click()
    await ana.settled()
    assert await ana.here() == "dm"
    assert await ana.asked(10)
    assert await ana.answer(Random(1))
    # And back, by the list at the side.
    if await page.locator("#menu").is_visible():
        await page.locator("#menu").click()
    await page.locator("#channels .to-shelf").click()
    await page.locator("#games").wait_for()
    await page.reload()
    await page.locator("#games").wait_for()


async def test_learn_is_there_where_the_bot_has_a_command_for_it(house: House) -> None:
    commands = house.server.world.state.commands
    for group in commands:
        group["options"] = [each for each in group["options"] if each["name"] != "learn"]
    ana = await house.come()
    assert await ana.page.get_by_role("button", name=re.compile("^Learn ")).count() == 0
    [suburb] = [group for group in commands if group["name"] == "suburb"]
    suburb["options"].append({"type": 1, "name": "learn", "description": "A first game"})
    house.server.world.tell("commands", commands)
    learn = ana.page.get_by_role("button", name=re.compile("^Learn "))
    await expect(learn).to_have_accessible_name("Learn Suburb 1931")
    sent = ana.sent("/app/slash")
    await learn.click()
    await ana.until("() => document.querySelector('#games .error:not([hidden]), #list > .msg') !== null")
    assert [asked["name"] for asked in sent] == ["suburb learn"]


async def test_commands_for_the_owner_come_last(house: House) -> None:
    ana = await house.come()
    await ana.go("text")
    line = ana.page.get_by_role("combobox", name="Command", exact=True)
    await line.fill("/")
    await ana.page.locator("#composer .proposals [role=option]").first.wait_for()
    listed = await ana.page.locator("#composer .proposals [role=option] b").all_inner_texts()
    owners = [name.startswith("/backroom ") for name in listed]
    assert any(owners)
    assert owners == sorted(owners)
    # Whoever looks for them finds them.
    await line.fill("/backroom")
    await expect(ana.page.locator("#composer .proposals [role=option] b").first).to_contain_text("/backroom")


async def test_the_answer_to_ones_own_command_is_scrolled_to(house: House) -> None:
    ana = await house.come()
    await ana.go("text")
    channel = house.server.act.place()
    for number in range(40):
        _say(house.server, channel, f"line {number}\nand more\nand more")
    await ana.messages("line 39").wait_for()
    scroll = ana.page.locator("#messages")
    await scroll.hover()
    await ana.page.mouse.wheel(0, -1500)
    await ana.page.locator("#pill").wait_for()
    # Another's message leaves the reader where they are.
    _say(house.server, channel, "somebody else")
    await ana.page.locator("#pill.loud").wait_for()
    await ana.command("/table list")
    await ana.messages("You sit at no table").wait_for()
    await expect(ana.messages("You sit at no table")).to_be_in_viewport(ratio=1)
    # A long one is shown from its beginning.
    await ana.page.set_viewport_size({"width": 390, "height": 600})
    await ana.command("/fictions rules topic:attempts")
    heading = ana.page.locator("#list > .msg").last.get_by_text("Attempts", exact=True).first
    await expect(heading).to_be_in_viewport(ratio=1)


async def _another(port: int, folder: Path) -> Playground:
    server = Playground(folder, port=port, shelf=Shelf(GAMES))
    await server.start()
    return server


async def _marked(page: Page) -> bool:
    return bool(await page.evaluate("window.marked === true"))


async def test_an_old_tab_finds_the_server_that_was_started_again(started: Browser, tmp_path: Path) -> None:
    first = await _another(0, tmp_path)
    port = first.address.port
    ana = await Visitor.come(started, first.base)
    page, place = ana.page, first.act.place()
    await ana.go("text")
    await page.evaluate("window.marked = true")
    await first.stop()
    await page.locator("#lost").wait_for(state="visible")
    second = await _another(port, tmp_path)
    await page.locator("#lost").wait_for(state="hidden")
    _say(second, place, "here again")
    await ana.messages("here again").wait_for()
    assert await _marked(page), "the same page goes on with the same server"
    await second.stop()
    await page.locator("#lost").wait_for(state="visible")

    third = Playground(tmp_path, port=port, shelf=Shelf(GAMES))
    third.page.version = "another"
    async with page.expect_event("load"):
        await third.start()
    await ana.settled()
    await ana.messages("here again").wait_for()
    assert not await _marked(page)
    assert await ana.here() == "text", "a new page, in the same place"
    # Ended from the page, it waits for the next one.
    await page.locator("#end").click()
    await page.get_by_role("button", name="Close it").click()
    await page.get_by_text("The back room is closed.").wait_for()
    await third.page.ended.wait()
    await third.stop()
    async with page.expect_event("load"):
        fourth = await _another(port, tmp_path)
    await ana.settled()
    await ana.messages("here again").wait_for()
    await fourth.stop()
    await page.context.close()


async def test_what_comes_above_moves_nothing_that_is_read(house: House) -> None:
    ana: Any = await house.come()
    await ana.go("text")
    act = house.server.act
    for number in range(40):
        _say(house.server, act.place(), f"line {number}\nand more\nand more")
    await ana.messages("line 39").wait_for()
    await ana.page.locator("#messages").hover()
    await ana.page.mouse.wheel(0, -1500)
    await ana.page.locator("#pill").wait_for()
    line = ana.messages(re.compile(r"line 2\d")).first
    await line.scroll_into_view_if_needed()
    before = await line.bounding_box()
    dm = house.server.world.dm(act.user(ana.name).id)
    _say(house.server, dm, "psst")
    await ana.page.locator("#toasts .toast").wait_for()
    after = await line.bounding_box()
    assert abs(before["y"] - after["y"]) < 2
