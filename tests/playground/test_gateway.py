"""The gateway: identifying, resuming, compression, intents."""

from __future__ import annotations

from collections.abc import AsyncIterator

import aiohttp
import pytest

from playground.server import Playground

from .wire import Line


@pytest.fixture
async def session(server: Playground) -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as made:
        yield made


@pytest.mark.parametrize("compress", [False, True])
async def test_identify_tells_of_the_guild_and_heartbeats_are_answered(
    server: Playground, session: aiohttp.ClientSession, compress: bool
) -> None:
    async with Line(session, server.address.gateway, compress=compress) as line:
        ready = await line.identify(server.address.token)
        assert (ready["t"], ready["s"]) == ("READY", 1)
        assert ready["d"]["resume_gateway_url"] == server.address.gateway
        guild = await line.hear()
        assert guild["t"] == "GUILD_CREATE"
        assert [channel["name"] for channel in guild["d"]["channels"]] == ["card-table"]
        await line.send(1, line.seq)
        assert (await line.hear())["op"] == 11
        assert server.gateway.online
    assert await server.until(lambda: not server.gateway.online, 3)


async def test_resuming_replays_what_was_missed(server: Playground, session: aiohttp.ClientSession) -> None:
    act = server.act
    async with Line(session, server.address.gateway, compress=True) as line:
        ready = await line.identify(server.address.token)
        await line.hear()
        await act.drop_gateway()
        assert (await line.hear()) == {"closed": 4000}
    server.world.add_channel("one")
    server.world.add_channel("two")
    async with Line(session, server.address.gateway, compress=True) as again:
        await again.hear()
        told = {"token": server.address.token, "session_id": ready["d"]["session_id"], "seq": line.seq}
        await again.send(6, told)
        heard = [await again.hear() for _ in range(3)]
        assert [frame["t"] for frame in heard] == ["CHANNEL_CREATE", "CHANNEL_CREATE", "RESUMED"]
        assert [frame["s"] for frame in heard] == [3, 4, 5]
    assert server.gateway.resumed == 1


async def test_a_session_that_is_gone_is_invalid(server: Playground, session: aiohttp.ClientSession) -> None:
    async with Line(session, server.address.gateway, compress=False) as line:
        await line.hear()
        await line.send(6, {"token": server.address.token, "session_id": "nonsense", "seq": 3})
        assert (await line.hear()) == {"op": 9, "d": False, "s": None, "t": None}


@pytest.mark.parametrize(("token", "op", "code"), [("wrong", 2, 4004), ("", 8, 4003)])
async def test_strangers_are_closed_out(
    server: Playground, session: aiohttp.ClientSession, token: str, op: int, code: int
) -> None:
    async with Line(session, server.address.gateway, compress=False) as line:
        await line.hear()
        await line.send(op, {"token": token, "intents": 1})
        assert (await line.hear()) == {"closed": code}


async def test_intents_decide_what_is_told(server: Playground, session: aiohttp.ClientSession) -> None:
    act = server.act
    async with (
        Line(session, server.address.gateway, compress=False) as few,
        Line(session, server.address.gateway, compress=False) as many,
    ):
        for line, intents in ((few, 1), (many, 1 | 1 << 9)):
            await line.identify(server.address.token, intents)
            await line.hear()
        act.say(act.user("Ana"), act.place(), "hello")
        server.world.add_channel("new")
        assert (await many.hear())["t"] == "MESSAGE_CREATE"
        assert (await many.hear())["t"] == "CHANNEL_CREATE"
        assert (await few.hear())["t"] == "CHANNEL_CREATE"
