"""Somebody in a browser who learns a game: presses what the newest panel of the lesson shows."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from playwright.async_api import Locator

from engines.core.words import plain

from .browser import Visitor

#: The newest message that asks something: its id, its words, and its controls as Discord would send them.
_PANEL = """() => {
  const idOf = node => node.dataset.customId ?? "";
  const answers = node => /^b1:[^:]+:[^:]+:[^:]+:[^!]/.test(idOf(node));
  const found = [...document.querySelectorAll("#list > .msg")].reverse()
    .find(message => [...message.querySelectorAll("[data-custom-id]")].some(answers));
  if (found === undefined) return null;
  const buttons = [...found.querySelectorAll("button.button[data-custom-id]:not(:disabled)")]
    .map(node => ({ type: 2, custom_id: idOf(node), label: node.getAttribute("aria-label") }));
  const selects = [...found.querySelectorAll(".select[data-custom-id]")].map(node => ({
    type: 3, custom_id: idOf(node), min_values: +node.dataset.min, max_values: +node.dataset.max,
    options: [...node.querySelectorAll("[role=option]")].map(option => ({ value: option.dataset.value })),
  }));
  const text = [...found.querySelectorAll(".md")].map(node => node.innerText).join("\\n");
  return { id: found.dataset.messageId, text, components: [...buttons, ...selects] };
}"""
_CHANGED = f"before => JSON.stringify(({_PANEL})()) !== before"
_SAYS = f"said => ({_PANEL})()?.text.includes(said)"


def bare(text: str) -> str:
    """Words alone: neither marks nor breaks of lines."""
    return " ".join(re.findall(r"\w+", plain(text)))


@dataclass(frozen=True)
class Shown:
    """A panel as the page shows it."""

    id: str
    text: str
    components: list[dict[str, Any]]


class Learner:
    """Hands for :func:`tests.scenarios.learning.press_option`; nothing is known but what the page shows."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor

    async def panel(self, said: str) -> Shown:
        """The newest panel, once it says something."""
        await self.visitor.until(_SAYS, said)
        return Shown(**await self.visitor.page.evaluate(_PANEL))

    def _message(self, panel: Shown) -> Locator:
        return self.visitor.page.locator(f'#list > .msg[data-message-id="{panel.id}"]')

    async def press(self, message: Any, label: str | None = None, custom_id: str | None = None) -> Any:
        """Press a button in it, and wait for the panel to change."""
        name = f'[data-custom-id="{custom_id}"]' if label is None else f'[aria-label="{label}"]'
        before = await self._before()
        await self._message(message).locator(f"button.button{name}").click()
        return await self._after(before)

    async def choose(self, message: Any, custom_id: str, values: list[str]) -> Any:
        """The same with a select."""
        select = self._message(message).locator(f'.select[data-custom-id="{custom_id}"]')
        before = await self._before()
        await select.locator(".select-button").click()
        for value in values:
            await select.locator(f'[role=option][data-value="{value}"]').click()
        if await select.locator(".select-confirm").count():
            await select.locator(".select-confirm").click()
        return await self._after(before)

    def pressed(self, message: Any, result: Any) -> Any:
        """The panel after a press."""
        return result

    async def _before(self) -> str:
        return str(await self.visitor.page.evaluate(f"() => JSON.stringify(({_PANEL})())"))

    async def _after(self, before: str) -> Shown | None:
        await self.visitor.until(_CHANGED, before)
        await self.visitor.idle()
        found = await self.visitor.page.evaluate(_PANEL)
        return None if found is None else Shown(**found)
