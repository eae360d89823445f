"""Interactions: three seconds to answer, once; fifteen minutes for more."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from playground.actors import NotThere, Outcome, text
from playground.server import Playground
from playground.state import Message

from .wire import PRIVATE, V2, Line, Rest, button, row, say, select


class Bot:
    """Answers the next interaction by hand."""

    def __init__(self, server: Playground, rest: Rest, line: Line) -> None:
        self.server, self.rest, self.line = server, rest, line
        self.got: dict[str, Any] = {}

    async def next(self) -> dict[str, Any]:
        """The next interaction."""
        while (frame := await self.line.hear()).get("t") != "INTERACTION_CREATE":
            pass
        self.got = frame["d"]
        return self.got

    async def answer(self, kind: int, **data: Any) -> tuple[int, Any]:
        """Respond to it."""
        path = f"/interactions/{self.got['id']}/{self.got['token']}/callback?with_response=1"
        return await self.rest.ask("POST", path, {"type": kind, "data": data})

    async def webhook(self, method: str, tail: str = "", **body: Any) -> tuple[int, Any]:
        """Use its token."""
        path = f"/webhooks/{self.server.world.bot.id}/{self.got['token']}{tail}"
        return await self.rest.ask(method, path, body if method != "GET" else None)


@pytest.fixture
async def bot(server: Playground) -> AsyncIterator[Bot]:
    async with Rest(server) as rest, Line(rest.session, server.address.gateway, compress=True) as line:
        await line.identify(server.address.token)
        yield Bot(server, rest, line)


async def board(bot: Bot, *more: dict[str, Any]) -> Message:
    """A message with a button and a menu."""
    place = bot.server.act.place()
    parts = [*say("hello"), row(button("go")), row(select("pick")), *more]
    await bot.rest.post(place.id, components=parts, flags=V2)
    return bot.server.act.messages(place)[-1]


async def pressing(bot: Bot, message: Message, custom_id: str = "go") -> asyncio.Task[Outcome]:
    """A press on its way, the bot having it."""
    act = bot.server.act
    task = asyncio.create_task(act.press(act.user("Ana"), message, custom_id))
    await bot.next()
    return task


async def test_a_press_carries_its_message_and_is_updated_in_place(bot: Bot) -> None:
    message = await board(bot)
    task = await pressing(bot, message)
    assert bot.got["message"]["id"] == str(message.id)
    assert bot.got["data"]["custom_id"] == "go"
    assert bot.got["member"]["user"]["global_name"] == "Ana"
    status, answer = await bot.answer(7, components=say("done"))
    assert status == 200
    assert answer["resource"]["message"]["id"] == str(message.id)
    outcome = await task
    assert outcome.response is message
    assert text(message) == "done"
    assert outcome.acknowledged is not None
    assert outcome.acknowledged < 1000


async def test_private_answers_are_seen_by_one(bot: Bot) -> None:
    task = await pressing(bot, await board(bot))
    assert (await bot.answer(4, components=say("psst"), flags=V2 | PRIVATE))[0] == 200
    outcome = await task
    act, place = bot.server.act, bot.server.act.place()
    assert outcome.response not in act.messages(place)
    assert outcome.response in act.messages(place, act.user("Ana"))
    assert outcome.response not in act.messages(place, act.user("Bo"))
    listed = await bot.rest.ask("GET", f"/channels/{place.id}/messages")
    assert [note["id"] for note in listed[1]] == [str(act.messages(place)[0].id)]


async def test_answered_twice_and_too_late(bot: Bot) -> None:
    message = await board(bot)
    task = await pressing(bot, message)
    assert (await bot.answer(6))[0] == 200
    assert (await bot.answer(6))[1]["code"] == 40060
    assert (await bot.webhook("PATCH", "/messages/@original", components=say("later")))[0] == 200
    assert text((await task).response or message) == "later"
    assert bot.server.interactions.patience == 3.0
    # Whoever presses waits by the computer's clock, the bot answers by the world's.
    bot.server.interactions.patience = 0.3
    task = await pressing(bot, await board(bot))
    bot.server.act.advance(0.4)
    assert (await bot.answer(6))[1]["code"] == 10062
    assert (await bot.webhook("POST", content="x"))[1]["code"] == 10015
    assert (await task).error == "The bot did not answer."


async def test_the_first_follow_up_fills_a_deferred_answer_and_tokens_run_out(bot: Bot) -> None:
    task = await pressing(bot, await board(bot))
    status, answer = await bot.answer(5, flags=PRIVATE)
    assert answer["interaction"]["response_message_loading"] is True
    first = (await bot.webhook("POST", "?wait=true", components=say("one"), flags=V2 | PRIVATE))[1]
    assert first["id"] == answer["interaction"]["response_message_id"]
    second = (await bot.webhook("POST", "?wait=true", components=say("two"), flags=V2 | PRIVATE))[1]
    assert second["id"] != first["id"]
    outcome = await task
    assert outcome.deferred
    await asyncio.sleep(0)
    assert "one" in outcome.words
    bot.server.act.advance(901)
    status, answer = await bot.webhook("PATCH", "/messages/@original", components=say("three"))
    assert (status, answer["code"]) == (401, 50027)


async def test_forms_are_checked_opened_and_sent(bot: Bot) -> None:
    task = await pressing(bot, await board(bot))
    label = {
        "type": 18,
        "label": "How many?",
        "component": {"type": 4, "custom_id": "n", "style": 1, "max_length": 3},
    }
    assert (await bot.answer(9, custom_id="f", title="t" * 46, components=[label]))[1]["code"] == 50035
    assert (await bot.answer(9, custom_id="f", title="T", components=[label] * 6))[1]["code"] == 50035
    assert (await bot.answer(9, custom_id="f", title="T", components=[label]))[0] == 200
    act, opened = bot.server.act, await task
    with pytest.raises(NotThere):
        await act.submit(act.user("Ana"), opened, {"n": "1234"})
    sent = asyncio.create_task(act.submit(act.user("Ana"), opened, {"n": "12"}))
    got = await bot.next()
    assert got["type"] == 5
    assert got["data"]["components"][0]["component"]["value"] == "12"
    assert (await bot.answer(9, custom_id="f", title="T", components=[label]))[1]["code"] == 50035
    assert (await bot.answer(7, components=say("thanks")))[0] == 200
    assert "thanks" in (await sent).words


async def test_what_is_not_there_cannot_be_pressed(bot: Bot) -> None:
    act, message = bot.server.act, await board(bot)
    with pytest.raises(NotThere):
        await act.press(act.user("Ana"), message, "nothing")
    with pytest.raises(NotThere):
        await act.select(act.user("Ana"), message, "pick", ["v9"])
    act.delete_message(message)
    with pytest.raises(NotThere):
        await act.press(act.user("Ana"), message, "go")


async def test_two_presses_at_the_same_instant_both_arrive(bot: Bot) -> None:
    act, message = bot.server.act, await board(bot)
    both = [asyncio.create_task(act.press(act.user(name), message, "go")) for name in ("Ana", "Bo")]
    for _ in both:
        await bot.next()
        await bot.answer(6)
        await bot.webhook("PATCH", "/messages/@original", components=say("x"))
    assert [outcome.error for outcome in await asyncio.gather(*both)] == [None, None]
