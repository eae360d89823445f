"""A bot's side of the wire, by hand: for looking at single answers and frames."""

from __future__ import annotations

import json
import zlib
from typing import Any, Self

import aiohttp

from playground.server import Playground

V2 = 1 << 15
PRIVATE = 1 << 6


def say(*texts: str) -> list[dict[str, Any]]:
    """Text displays."""
    return [{"type": 10, "content": text} for text in texts]


def button(custom_id: str, label: str = "Press") -> dict[str, Any]:
    """A button."""
    return {"type": 2, "style": 1, "label": label, "custom_id": custom_id}


def row(*parts: dict[str, Any]) -> dict[str, Any]:
    """A row."""
    return {"type": 1, "components": list(parts)}


def select(custom_id: str, count: int = 3, **more: Any) -> dict[str, Any]:
    """A menu."""
    options = [{"label": f"L{n}", "value": f"v{n}"} for n in range(count)]
    return {"type": 3, "custom_id": custom_id, "options": options, **more}


class Rest:
    """Requests with the bot's token."""

    def __init__(self, server: Playground) -> None:
        self.server = server
        self.headers = {"Authorization": f"Bot {server.address.token}"}

    async def __aenter__(self) -> Self:
        self.session = aiohttp.ClientSession()
        return self

    async def __aexit__(self, *_: Any) -> None:
        await self.session.close()

    async def ask(
        self, method: str, path: str, body: Any = None, files: list[tuple[str, bytes]] | None = None
    ) -> tuple[int, Any]:
        """Status and JSON of an answer."""
        data: Any = None if body is None else json.dumps(body)
        headers = {**self.headers, "Content-Type": "application/json"}
        if files is not None:
            headers = self.headers
            data = aiohttp.FormData(quote_fields=False)
            data.add_field("payload_json", json.dumps(body), content_type="application/json")
            for at, (name, content) in enumerate(files):
                data.add_field(f"files[{at}]", content, filename=name, content_type="image/png")
        url = f"{self.server.base}/api/v10{path}"
        async with self.session.request(method, url, data=data, headers=headers) as response:
            self.last = response.headers
            return response.status, await response.json() if response.status != 204 else None

    async def post(self, channel: int, **body: Any) -> tuple[int, Any]:
        """Post a message."""
        return await self.ask("POST", f"/channels/{channel}/messages", body)


class Line:
    """A gateway socket."""

    def __init__(self, session: aiohttp.ClientSession, url: str, *, compress: bool) -> None:
        self.session, self.url, self.compress = session, url, compress
        self.unpack = zlib.decompressobj()
        self.seq = 0

    async def __aenter__(self) -> Self:
        tail = "&compress=zlib-stream" if self.compress else ""
        self.ws = await self.session.ws_connect(f"{self.url}?v=10&encoding=json{tail}")
        return self

    async def __aexit__(self, *_: Any) -> None:
        await self.ws.close()

    async def send(self, op: int, data: Any) -> None:
        """Send a frame."""
        await self.ws.send_json({"op": op, "d": data})

    async def hear(self) -> dict[str, Any]:
        """The next frame; ``{"closed": code}`` at the end."""
        message = await self.ws.receive(5)
        if message.type is aiohttp.WSMsgType.BINARY:
            assert message.data.endswith(b"\x00\x00\xff\xff")
            frame = json.loads(self.unpack.decompress(message.data))
        elif message.type is aiohttp.WSMsgType.TEXT:
            frame = json.loads(message.data)
        else:
            return {"closed": self.ws.close_code}
        self.seq = frame.get("s") or self.seq
        return dict(frame)

    async def identify(self, token: str, intents: int = 1) -> dict[str, Any]:
        """Say HELLO's answer; READY."""
        assert (await self.hear())["op"] == 10
        await self.send(2, {"token": token, "intents": intents, "properties": {}})
        return await self.hear()
