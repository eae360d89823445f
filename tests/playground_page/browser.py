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
BESIDE = {
    *("Undo", "Advice", "Describe", "My hand", "Open the board", "Dismiss", "Log", "More", "Export", "Rules"),
    "Leave the lesson",
}
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
#: Seconds without a question after which a game has come to a halt.
_UNASKED = 90.0
#: The id of the newest message with a select or with buttons that are not beside the matter.
_NEWEST = """beside => {
  const asks = message => message.querySelector(".select-button:not(:disabled)") !== null
    || [...message.querySelectorAll("button.button:not(:disabled)")]
      .some(node => !beside.includes(node.getAttribute("aria-label")));
  const found = [...document.querySelectorAll("#list > .msg")].reverse().find(asks);
  return found === undefined ? null : found.dataset.messageId;
}"""
#: Buttons that something else lies on, by label: what is under their middle is neither they nor in them.
_COVERED = """() => [...document.querySelectorAll("button.button, a.button, .select-button")].filter(node => {
  const box = node.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const frame = node.closest("#messages, #shelf")?.getBoundingClientRect();
  if (!frame || box.width === 0 || y < frame.top || y > frame.bottom) return false;
  return !node.contains(document.elementFromPoint(x, y));
}).map(node => node.getAttribute("aria-label"))"""
#: Whether nothing is wider than the page.
_FITS = """() => ["html", "#messages", "#shelf"].map(name => document.querySelector(name))
  .every(node => node.scrollWidth <= node.clientWidth)"""
#: Whether a function says yes before so many milliseconds have gone: asked at every change of the page.
_UNTIL = """([about, most]) => new Promise(done => {
  const test = TEST;
  const look = () => test(about) && finish(true);
  const finish = found => {
    observer.disconnect();
    clearInterval(often);
    clearTimeout(end);
    done(found);
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const often = setInterval(look, 150), end = setTimeout(() => finish(false), most);
  look();
})"""


def chromium() -> str:
    """Where Debian's Chromium is. These tests are never skipped: a missing browser is a failure."""
    found = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None and Path("/usr/bin/chromium").exists():
        found = "/usr/bin/chromium"
    if found is None:
        raise RuntimeError(
            "Chromium is missing, and the playground's page is tested in it. On Debian: "
            "apt-get install chromium; elsewhere set CHROMIUM to its program."
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
    async def come(
        cls, browser: Browser, base: str, name: str = "", *, width: int = 1280, height: int = 820
    ) -> Visitor:
        """Open the page in a tab of its own; as ``name``, if one is given."""
        size: Any = {"width": width, "height": height}
        context = await browser.new_context(viewport=size, reduced_motion="reduce")
        context.set_default_timeout(_PATIENCE)
        page = await context.new_page()
        made = cls(page, base.rstrip("/"))
        page.on("pageerror", lambda error: made.wrong.append(f"error: {error}"))
        page.on("console", lambda said: made._said(said.type, said.text, said.location.get("url", "")))
        page.on("request", lambda request: made._asked(request.url))
        await page.goto(f"{made.base}/")
        await made.settled()
        if name:
            await made.be(name)
        made.name = await page.locator("#my-name").inner_text()
        return made

    def _said(self, kind: str, text: str, url: str) -> None:
        # A hand that is answered at once is replaced while its picture is still being fetched, and the
        # browser notes the 404 in its console. Nothing else may be missing.
        if kind == "error" and not url.startswith(f"{self.base}/cdn/"):
            self.wrong.append(f"{text} {url}")

    def _asked(self, url: str) -> None:
        if not url.startswith((self.base, "data:", "blob:")):
            self.wrong.append(f"request to {url}")

    async def until(self, test: str, about: Any = None, timeout: float = _PATIENCE / 1000) -> None:
        """Wait until a function in the page says yes. (Playwright's own way is stopped by the page's CSP.)"""
        if not await self.becomes(test, about, timeout):
            raise AssertionError(f"not within {timeout} s: {test}")

    async def becomes(self, test: str, about: Any, timeout: float) -> bool:
        """Whether a function in the page says yes within so many seconds. The page itself looks, whenever it
        changes: to ask it from here again and again keeps four processes busy."""
        return bool(await self.page.evaluate(_UNTIL.replace("TEST", test), [about, timeout * 1000]))

    async def settled(self) -> None:
        """Wait until the page knows who and where it is."""
        await self.until("() => /&in=/.test(location.hash) && !document.querySelector('.scroll[aria-busy]')")

    async def be(self, name: str) -> None:
        """Switch to a person."""
        label = re.compile(rf"(You are|Be) {re.escape(name)}$")
        await self.page.locator("#people").get_by_role("link", name=label).click()
        await self.until("name => document.getElementById('my-name').textContent === name", name)
        await self.settled()
        self.name = name

    # -- places ------------------------------------------------------------------------------

    def channel(self, kind: str = "text") -> Locator:
        """The first channel of a kind in the list at the side."""
        return self.page.locator(f"#channels a[data-kind={kind}]").first

    async def go(self, kind: str) -> None:
        """Open the channel ("text", "thread") or the direct messages ("dm")."""
        if await self.here() == kind:
            return
        link = self.channel(kind)
        await link.wait_for(state="attached")
        if await self.page.locator("#menu").is_visible():
            await self.page.locator("#menu").click()
        await link.click()
        await self.channel(kind).and_(self.page.locator("[aria-current=page]")).wait_for(state="attached")
        await self.settled()

    async def covered(self) -> list[str]:
        """The labels of buttons in view that something else lies on."""
        found: list[str] = await self.page.evaluate(_COVERED)
        return found

    async def fits(self) -> bool:
        """Whether nothing has to be scrolled sideways."""
        return bool(await self.page.evaluate(_FITS))

    async def here(self) -> str:
        """The kind of the open channel ("text", "thread", "dm")."""
        return await self.page.locator("#channels a[aria-current=page]").get_attribute("data-kind") or ""

    def messages(self, text: str | re.Pattern[str] = "") -> Locator:
        """Messages of the open channel that say something."""
        return self.page.locator("#list > .msg").filter(has_text=text)

    async def shown(self) -> set[str]:
        """The ids of all messages in the open channel."""
        found = self.page.locator("#list > .msg")
        return set(await found.evaluate_all("all => all.map(node => node.dataset.messageId)"))

    def sent(self, path: str) -> list[Any]:
        """What the page sends to an address from now on, as a list that grows."""
        found: list[Any] = []
        self.page.on(
            "request", lambda asked: found.append(asked.post_data_json) if path in asked.url else None
        )
        return found

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
        found = await self.page.evaluate(_NEWEST, sorted(BESIDE))
        return None if found is None else self.page.locator(f'#list > .msg[data-message-id="{found}"]')

    async def answer(self, rng: Random) -> bool:
        """Do one thing that the newest panel here offers, at random; False if nothing is asked."""
        panel = await self.panel()
        if panel is None:
            return False
        last = await self._last()
        select = panel.locator(".select").first
        node = await panel.element_handle()
        try:
            if await panel.locator(".select").count():
                await self._choose(select, rng)
            else:
                labels = await panel.locator("button.button:enabled").evaluate_all(
                    "nodes => nodes.map(node => node.getAttribute('aria-label'))"
                )
                offered = [label for label in labels if label not in BESIDE]
                if not offered:
                    return True
                label = rng.choice(offered)
                await panel.get_by_role("button", name=label, exact=True).first.click(timeout=3000)
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
        count = await options.count()
        if count < max(least, 1):
            return  # drawn anew meanwhile
        for at in rng.sample(range(count), rng.randint(max(least, 1), min(most, count))):
            await options.nth(at).click(timeout=3000)
        if (least, most) != (1, 1):
            await select.get_by_role("button", name="Confirm").click(timeout=3000)

    # -- a table -----------------------------------------------------------------------------

    def lobby(self) -> Locator:
        """The newest lobby card of the open channel."""
        return self.page.locator("#list > .msg:has(button[aria-label=Start])").last

    async def open_table(self, seats: int) -> None:
        """Open a table of FIXER by its command."""
        await self.go("text")
        await self.command(f"/fixer new seats:{seats}")
        await self.lobby().wait_for()

    async def start(self) -> None:
        """Start the newest lobby."""
        start = self.lobby().get_by_role("button", name="Start", exact=True)
        await start.and_(self.page.locator(":enabled")).click()
        await self.board().wait_for()

    def board(self) -> Locator:
        """The newest board of the open channel."""
        return self.page.locator("#list > .msg:has(button[aria-label='My hand'])").last

    def end(self) -> Locator:
        """The last card of a game."""
        return self.messages(re.compile(r"FIXER · table \w+ · the end"))

    async def scores(self) -> dict[str, int]:
        """The result, as the last card tells it."""
        text = await self.end().last.locator(".body").inner_text()
        text = re.sub(r"[\u2066-\u2069]", "", text)  # names are kept apart from what stands around them
        found = re.findall(r"^\d+\.?[^\S\n]*(\S.*?) (-?\d+)$", text, re.MULTILINE)
        return {name: int(score) for name, score in found}

    async def asked(self, seconds: float = 1.0) -> bool:
        """Wait a while for something to be asked here."""
        return await self.becomes(_NEWEST, sorted(BESIDE), seconds)

    async def play(self, rng: Random, most: int = 400) -> int:
        """Answer in the direct messages whenever they ask, until the channel shows the end or ``most``
        things were done; their number."""
        loop = asyncio.get_running_loop()
        for count in range(most):
            if await self.here() != "dm":
                await self.go("dm")
            end = loop.time() + _UNASKED
            while not await self.asked():
                assert loop.time() < end, f"nothing is asked of {self.name}, and the game is not over"
                await self.go("text")
                if await self.end().count():
                    return count
                await self.go("dm")
            await self.answer(rng)
        return most
