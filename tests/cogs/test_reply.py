"""Answers in time: what is slow is deferred, what Discord does not take is noted.

In this process alone: answers are held back and refused by hand.
"""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.reply import Reply
from host.errors import Sorry
from host.shown.card import Card


class Line:
    """The end of the line to Discord: notes what it is told, and may refuse."""

    def __init__(self, *, ephemeral: bool = False, refuses: int = 0, times: int = 99) -> None:
        self.told: list[str] = []
        self.done, self.refuses, self.times = False, refuses, times
        self.id, self.locale, self.guild_id = 7, "en-US", 1
        flags = SimpleNamespace(ephemeral=ephemeral)
        self.message = SimpleNamespace(flags=flags, id=1, channel=SimpleNamespace(id=2))
        self.response: Any = self
        self.followup = SimpleNamespace(send=self._noted("followup"))
        self.edit_original_response = self._noted("edit original")
        self.delete_original_response = self._noted("delete original")
        self.send_message = self._noted("send", answers=True)
        self.edit_message = self._noted("update", answers=True)
        self.defer = self._noted("defer", answers=True)
        self.send_modal = self._noted("form", answers=True)

    def is_done(self) -> bool:
        return self.done

    def _noted(self, what: str, *, answers: bool = False) -> Any:
        async def call(*_: Any, **fields: Any) -> None:
            if self.refuses and self.times:
                self.times -= 1
                raw = SimpleNamespace(status=404, reason="")
                raise discord.NotFound(raw, {"code": self.refuses, "message": ""})
            self.done = self.done or answers
            self.told.append(what + (" privately" if fields.get("ephemeral") else ""))

        return call


async def work(line: Line, seconds: float, *, update: bool = False, sorry: bool = False) -> Reply:
    """A press whose work takes a while."""
    async with Reply(line, update=update) as reply:  # type: ignore[arg-type]
        await asyncio.sleep(seconds)
        if sorry:
            raise Sorry("try-again")
        await reply.give(Card().say("Done."))
    return reply


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.reply.PATIENCE", 0.05)


async def test_quick_work_is_answered_at_once() -> None:
    line = Line()
    await work(line, 0)
    assert line.told == ["send privately"]


async def test_slow_work_is_deferred_and_then_answered() -> None:
    line = Line()
    await work(line, 0.15)
    assert line.told == ["defer privately", "edit original"]
    line = Line()
    await work(line, 0.15, update=True)
    assert line.told == ["defer", "edit original"]


async def test_a_slow_refusal_never_touches_the_message_pressed() -> None:
    line = Line()
    await work(line, 0.15, update=True, sorry=True)
    assert line.told == ["defer", "followup privately"]
    line = Line()
    await work(line, 0, update=True, sorry=True)
    assert line.told == ["send privately"]


@pytest.mark.parametrize("code", [10062, 40060])
async def test_an_answer_that_is_not_taken_is_noted_and_raises_nothing(code: int) -> None:
    reply = await work(Line(refuses=code), 0)
    assert reply.lost
    reply = await work(Line(refuses=code), 0.15)
    assert reply.lost


async def test_a_word_after_a_deferral_is_what_the_person_waits_for() -> None:
    line = Line()
    await work(line, 0.15, sorry=True)
    assert line.told == ["defer privately", "edit original"]
    # What comes after an answer stands beside it.
    line = Line()
    async with Reply(line) as reply:  # type: ignore[arg-type]
        await asyncio.sleep(0.15)
        await reply.give(Card().say("Done."))
        await reply.whisper("One thing more.")
    assert line.told == ["defer privately", "edit original", "followup privately"]


async def test_a_refusal_stays_private_where_all_wait_for_the_answer() -> None:
    line = Line()
    async with Reply(line, public=True) as reply:  # type: ignore[arg-type]
        await asyncio.sleep(0.15)
        raise Sorry("try-again")
    assert reply.public
    assert line.told == ["defer", "delete original", "followup privately"]


async def test_an_answer_for_all_is_for_all_after_a_deferral() -> None:
    line = Line()
    async with Reply(line) as reply:  # type: ignore[arg-type]
        await asyncio.sleep(0.15)
        reply.public = True
        await reply.give(Card().say("Done."))
    assert line.told == ["defer privately", "delete original", "followup"]


async def test_an_answer_that_nobody_foresaw_to_be_refused_becomes_a_sentence() -> None:
    line = Line(refuses=50035, times=1)
    reply = await work(line, 0)
    assert reply.lost
    assert line.told == ["send privately"]
    line = Line(refuses=10062, times=1)
    await work(line, 0)
    assert line.told == []


async def test_answers_change_only_what_one_person_sees() -> None:
    for ephemeral in (False, True):
        reply = Reply(Line(ephemeral=ephemeral))  # type: ignore[arg-type]
        reply.in_place()
        assert reply.update == ephemeral


async def test_a_form_comes_first_or_not_at_all() -> None:
    line = Line()
    reply = Reply(line)  # type: ignore[arg-type]
    form = discord.ui.Modal(title="x")
    await reply.form(form)
    assert line.told == ["form"]
    with pytest.raises(Sorry):
        await reply.form(form)
