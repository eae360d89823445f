"""People in a browser, who know of the bot only what the page shows them."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import shutil
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from playwright.async_api import Browser, Locator, Page, async_playwright
from playwright.async_api import Error as BrowserError

#: Buttons of a hand that answer nothing.
BESIDE = {"Undo", "Describe", "My hand", "Open the board", "Dismiss", "Log", "More", "Export", "Rules"}
_SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
_PATIENCE = 20_000


def chromium() -> str:
    """Where Debian's Chromium is. These tests are never skipped: a missing browser is a failure."""
    found = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None and Path("/usr/bin/chromium").exists():
        found = "/usr/bin/chromium"
    if found is None:
        raise RuntimeError(
            "Chromium is missing, and the playground's page is tested in it. On Debian: apt-get install chromium; "
            "elsewhere set CHROMIUM to its program."
        )
    return found


@contextlib.asynccontextmanager
async def browser() -> AsyncIterator[Browser]:
    """A browser without a window."""
    async with async_playwright() as driver:
        started = await driver.chromium.launch(executable_path=chromium(), args=_SWITCHES)
        try:
            yield started
        finally:
            await started.close()


@dataclass
class Visitor:
    """One tab."""

    page: Page
    base: str
    name: str = ""
    wrong: list[str] = field(default_factory=list)
    """Errors of the page's scripts, and requests to elsewhere: there must be none."""

    @classmethod
    async def come(cls, browser: Browser, base: str, name: str = "", *, width: int = 1280, height: int = 820) -> Visitor:
        """Open the page in a tab of its own; as ``name``, if one is given."""
        context = await browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
        context.set_default_timeout(_PATIENCE)
        page = await context.new_page()
        made = cls(page, base.rstrip("/"))
        page.on("pageerror", lambda error: made.wrong.append(f"error: {error}"))
        page.on("console", lambda said: made.wrong.append(said.text) if said.type == "error" else None)
        page.on("request", lambda request: made._asked(request.url))
        await page.goto(f"{made.base}/")
        await made.settled()
        if name:
            await made.be(name)
        made.name = await page.locator("#my-name").inner_text()
        return made

    def _asked(self, url: str) -> None:
        if not url.startswith((self.base, "data:", "blob:")):
            self.wrong.append(f"request to {url}")

    async def until(self, test: str, about: Any = None, timeout: float = _PATIENCE / 1000) -> None:
        """Wait until a function in the page says yes. (Playwright's own way is stopped by the page's CSP.)"""
        loop = asyncio.get_running_loop()
        end = loop.time() + timeout
        while not await self.page.evaluate(test, about):
            if loop.time() > end:
                raise AssertionError(f"not within {timeout} s: {test}")
            await asyncio.sleep(0.03)

    async def settled(self) -> None:
        """Wait until the page knows who and where it is."""
        await self.until("() => /[#&]in=/.test(location.hash) && !document.querySelector('.scroll[aria-busy]')")

    async def be(self, name: str) -> None:
        """Switch to a person."""
        await self.page.locator("#people").get_by_role("link", name=re.compile(rf"(You are|Be) {re.escape(name)}$")).click()
        await self.until("name => document.getElementById('my-name').textContent === name", name)
        await self.settled()
        self.name = name

    # -- places ------------------------------------------------------------------------------

    def channel(self, kind: str = "text") -> Locator:
        """The first channel of a kind in the list at the side."""
        return self.page.locator(f"#channels a[data-kind={kind}]").first

    async def go(self, kind: str) -> None:
        """Open the channel ("text", "thread") or the direct messages ("dm")."""
        link = self.channel(kind)
        await link.wait_for(state="attached")
        if not await link.is_visible():
            await self.page.locator("#menu").click()
        await link.click()
        await self.channel(kind).and_(self.page.locator("[aria-current=page]")).wait_for(state="attached")
        await self.settled()

    async def here(self) -> str:
        """The kind of the open channel."""
        return await self.page.locator("#channels a[aria-current=page]").get_attribute("data-kind") or ""

    def messages(self, text: str | re.Pattern[str] = "") -> Locator:
        """Messages of the open channel that say something."""
        return self.page.locator("#list > .msg").filter(has_text=text)

    # -- deeds -------------------------------------------------------------------------------

    async def press(self, message: Locator, label: str) -> None:
        """Press a button of a message, and wait until the page has dealt with it."""
        await message.get_by_role("button", name=label, exact=True).click()
        await self.idle()

    async def idle(self) -> None:
        """Wait until nothing that was pressed is on its way."""
        await self.until("() => !document.querySelector('#list [aria-busy=true], .send[aria-busy=true]')")

    async def command(self, text: str) -> None:
        """Type a command and send it."""
        line = self.page.get_by_role("combobox", name="Command", exact=True)
        await line.fill(text)
        await line.press("Enter")
        await self.idle()

    async def panel(self) -> Locator | None:
        """The newest message here that asks something of its reader."""
        found = self.page.locator("#list > .msg")
        for at in reversed(range(await found.count())):
            message = found.nth(at)
            if await message.locator(".select").count() or await self._answers(message):
                return message
        return None

    async def _answers(self, message: Locator) -> list[str]:
        labels = await message.locator("button.button:not(:disabled)").evaluate_all(
            "nodes => nodes.map(node => node.getAttribute('aria-label'))"
        )
        return [label for label in labels if label not in BESIDE]

    async def answer(self, rng: Random) -> bool:
        """Do one thing that the newest panel here offers, at random; False if nothing is asked."""
        panel = await self.panel()
        if panel is None:
            return False
        node = await panel.element_handle()
        last = await self._last()
        select = panel.locator(".select").first
        try:
            if await panel.locator(".select").count():
                await self._choose(select, rng)
            else:
                label = rng.choice(await self._answers(panel))
                await panel.get_by_role("button", name=label, exact=True).first.click()
            await self.idle()
            await self.until(
                "([node, last]) => !node.isConnected"
                " || document.querySelector('#list > .msg:last-child').dataset.messageId !== last",
                [node, last],
            )
        except BrowserError:
            if node is not None and await node.evaluate("node => node.isConnected"):
                raise
            # The panel was drawn anew under the hand that reached for it: look again.
        return True

    async def _last(self) -> str:
        return await self.page.locator("#list > .msg").last.get_attribute("data-message-id") or ""

    async def _choose(self, select: Locator, rng: Random) -> None:
        """Open a select and choose as many lines as it wants."""
        await select.locator(".select-button").click(timeout=3000)
        least = int(await select.get_attribute("data-min") or 1)
        most = int(await select.get_attribute("data-max") or 1)
        options = select.get_by_role("option")
        for at in rng.sample(range(await options.count()), rng.randint(max(least, 1), most)):
            await options.nth(at).click(timeout=3000)
        if (least, most) != (1, 1):
            await select.get_by_role("button", name="Confirm").click(timeout=3000)
