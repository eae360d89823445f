"""What the web page asks, answered for one person at a time."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from playground.bodies import Body
from playground.server import Playground

from .conftest import Wired
from .wire import PRIVATE, V2, say


class Browser:
    """A tab."""

    def __init__(self, server: Playground, session: aiohttp.ClientSession) -> None:
        self.server, self.session = server, session

    async def get(self, path: str, **query: Any) -> Any:
        async with self.session.get(f"{self.server.base}{path}", params=query) as response:
            return await response.json()

    async def post(self, path: str, **body: Any) -> Any:
        async with self.session.post(f"{self.server.base}{path}", data=json.dumps(body)) as response:
            return await response.json()

    async def status(self, path: str, **headers: str) -> int:
        async with self.session.get(f"{self.server.base}{path}", headers=headers) as response:
            return response.status


@pytest.fixture
async def tab(server: Playground) -> AsyncIterator[Browser]:
    async with aiohttp.ClientSession() as session:
        yield Browser(server, session)


async def test_only_this_page_may_ask(server: Playground, tab: Browser) -> None:
    assert await tab.status("/app/state") == 200
    assert await tab.status("/app/state", Host=f"localhost:{server.address.port}") == 200
    assert await tab.status("/app/state", Host="backroom.example") == 403
    assert await tab.status("/app/state", Origin=f"http://127.0.0.1:{server.address.port}") == 200
    assert await tab.status("/app/state", Origin="http://backroom.example") == 403
    assert await tab.status("/page/..%2Fserver.py") == 404
    assert await tab.status("/page/nothing.js") == 404


async def test_what_one_person_sees(server: Playground, tab: Browser) -> None:
    act, world = server.act, server.world
    ana, bo, place = act.user("Ana"), act.user("Bo"), act.place()
    world.send(place.id, Body({"components": say(f"your turn, <@{ana.id}>"), "flags": V2}))
    world.post(place.id, Body({"components": say("psst"), "flags": V2 | PRIVATE}), only=bo.id)
    world.send(world.dm(ana.id).id, Body({"content": "hand"}))

    mine = await tab.get("/app/state", **{"as": str(ana.id)})
    assert [user["name"] for user in mine["users"]] == ["Ana", "Bo", "Cal", "Dee"]
    assert [(c["kind"], c["unread"], c["pinged"]) for c in mine["channels"]] == [
        ("text", 1, True),
        ("dm", 1, True),
    ]
    theirs = await tab.get("/app/state", **{"as": str(bo.id)})
    assert [(c["kind"], c["unread"], c["pinged"]) for c in theirs["channels"]] == [("text", 2, False)]
    nobody = await tab.get("/app/state", **{"as": ""})
    assert nobody["me"] is None
    assert nobody["bot"]["online"] is False

    query = {"channel": str(place.id), "limit": "1"}
    page = await tab.get("/app/messages", **query, **{"as": str(bo.id)})
    assert page["more"] is True
    assert page["messages"][0]["ephemeral"] is True
    page = await tab.get("/app/messages", **query, **{"as": str(ana.id)})
    note = page["messages"][0]
    assert (page["more"], note["pings_me"], note["mentions"]) == (False, True, {str(ana.id): "Ana"})
    await tab.post("/app/read", channel=str(place.id), **{"as": str(ana.id)})
    mine = await tab.get("/app/state", **{"as": str(ana.id)})
    assert mine["channels"][0]["unread"] == 0
    other = await tab.get("/app/messages", channel=str(world.dm(ana.id).id), **{"as": str(bo.id)})
    assert other["ok"] is False


async def test_new_people_and_closed_doors(server: Playground, tab: Browser) -> None:
    made = await tab.post("/app/user", name="  Eve   Adams ")
    assert made["name"] == "Eve Adams"
    assert (await tab.post("/app/user", name=" "))["ok"] is False
    assert (await tab.post("/app/dms", closed=True, **{"as": made["id"]}))["ok"] is True
    state = await tab.get("/app/state", **{"as": made["id"]})
    assert state["me"]["dms_closed"] is True
    assert (await tab.post("/app/press", nonsense=1))["ok"] is False
    assert (await tab.post("/app/end"))["ok"] is True
    assert server.page.ended.is_set()


async def test_events_are_told_to_those_who_may_know(server: Playground, tab: Browser) -> None:
    act, world, place = server.act, server.world, server.act.place()
    ana, bo = act.user("Ana"), act.user("Bo")
    async with tab.session.get(f"{server.base}/app/events?as={ana.id}") as stream:
        assert await server.until(lambda: bool(server.page.streams), 2) or server.page.streams

        async def next_event() -> dict[str, Any]:
            while not (line := await asyncio.wait_for(stream.content.readline(), 3)).startswith(b"data: "):
                pass
            return dict(json.loads(line[6:]))

        world.post(place.id, Body({"content": "for Bo"}), only=bo.id)
        note = world.post(place.id, Body({"content": "for all"}))
        assert (await next_event())["message"]["text"] == "for all"
        world.edit(note, Body({"content": "changed"}))
        told = await next_event()
        assert (told["type"], told["message"]["edited"]) == ("edit", True)
        world.delete(note)
        assert (await next_event())["id"] == str(note.id)
        world.add_channel("new")
        assert (await next_event())["type"] == "channels"


async def test_a_lobby_is_opened_from_the_page(wired: Wired, tab: Browser) -> None:
    server, act = wired.server, wired.act
    who = {"as": str(act.user("Ana").id), "channel": str(act.place().id)}
    state = await tab.get("/app/state", **{"as": who["as"]})
    assert state["bot"]["online"] is True
    new = next(command for command in state["commands"] if command["name"] == "fixer new")
    seats = next(option for option in new["options"] if option["name"] == "seats")
    assert (seats["type"], seats["min"], seats["max"], seats["required"]) == ("integer", 2, 4, False)
    assert (await tab.post("/app/slash", **who, name="fixer new", options={"seats": "2"})) == {
        "ok": True,
        "modal": None,
    }
    assert (await tab.post("/app/slash", **who, name="fixer new", options={"seats": 9}))["ok"] is False
    await server.until(lambda: any("Fair dice" in str(m.components) for m in act.messages(act.place())))
    page = await tab.get("/app/messages", **who)
    lobby = page["messages"][-1]
    media = next(part for part in lobby["components"] if part["type"] == 12)["items"][0]
    assert media["media"]["url"].startswith("/cdn/")
    assert await tab.status(media["media"]["url"]) == 200
    press = {**who, "message": lobby["id"]}
    join = next(p["custom_id"] for part in lobby["components"] for p in part.get("components", []))
    assert (await tab.post("/app/press", **press, custom_id=join.replace("join", "computer")))["ok"] is True
    assert (await tab.post("/app/press", **press, custom_id="nothing"))["ok"] is False
    found = await tab.post("/app/autocomplete", **who, name="table show", focused="table", options={})
    assert [choice["value"] for choice in found["choices"]] == [join.split(":")[1]]
    await wired.bot.kill()
    server.interactions.patience = 0.5
    assert (await tab.post("/app/slash", **who, name="table list"))["error"] == "The bot did not answer."
