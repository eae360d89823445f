"""The REST side: every route that the bot uses. Any other fails loudly."""

from __future__ import annotations

import asyncio
import logging
import re
from typing import Any

import msgspec
from aiohttp import web

from .backend import Backend
from .bodies import Body, decode, take_apart
from .errors import Refused, refused
from .routes import find
from .traffic import Fault, Request

log = logging.getLogger(__name__)
#: Only its being there matters: without it discord.py thinks that its address is banned.
_VIA = {"Via": "1.1 playground"}
_BOUNDARY = re.compile(r'boundary="?([^";]+)"?')


def answer(status: int, content: object, headers: dict[str, str] | None = None) -> web.Response:
    """A JSON answer, with the content type that discord.py looks for."""
    if content is None:
        return web.Response(status=status, headers=headers)
    told = {"Content-Type": "application/json", **(headers or {})}
    return web.Response(status=status, body=msgspec.json.encode(content), headers=told)


async def read(request: web.Request) -> Body:
    """The JSON and the files of a request. Raises Refused."""
    if not request.can_read_body:
        return Body()
    try:
        raw = await request.read()
    except web.HTTPRequestEntityTooLarge:
        raise refused(40005) from None
    kind = request.headers.get("Content-Type", "")
    if not kind.startswith("multipart/form-data"):
        return decode(raw)
    found = _BOUNDARY.search(kind)
    if found is None:
        raise refused(50109)
    return take_apart(raw, found[1])


class Rest:
    """Answers requests for one playground."""

    def __init__(self, backend: Backend) -> None:
        self.backend = backend

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """One request, from the record to the answer."""
        backend = self.backend
        path = "/" + request.match_info["tail"]
        try:
            body = await read(request)
        except Refused as error:
            return answer(error.status, error.body())
        files = [(file.name, len(file.content)) for file in body.files]
        noted = Request(
            request.method, path, body.json if not body.listed else {"listed": body.listed}, files
        )
        backend.traffic.requests.append(noted)
        try:
            response = await self._answer(request, noted, body)
        except Refused as error:
            bucket = backend.buckets.take("")[0]
            more = {"Retry-After": str(error.more.get("retry_after", 1))} if error.status == 429 else {}
            response = answer(error.status, error.body(), {**_VIA, **bucket.headers(), **more})
            noted.code = error.code
        except Exception as error:
            log.exception("%s failed", noted.route)
            backend.failures.append(f"{noted.route}: {error!r}")
            response = answer(500, {"message": "500: Internal Server Error", "code": 0})
        backend.traffic.finish(noted, response.status, noted.code)
        return response

    async def _answer(self, request: web.Request, noted: Request, body: Body) -> web.Response:
        backend = self.backend
        fault = backend.traffic.fault(noted)
        if fault is not None:
            if fault.delay:
                backend.traffic.delayed += 1
                try:
                    await asyncio.sleep(fault.delay)
                finally:
                    backend.traffic.delayed -= 1
            if fault.limited:
                return self._too_many(noted, fault)
            if fault.cut and request.transport is not None:
                request.transport.abort()
            if fault.status:
                # A 429 always says how long to wait; clients rely on it.
                more: dict[str, Any] = {"retry_after": 0.01, "global": False} if fault.status == 429 else {}
                raise Refused(fault.status, fault.code, "The playground was told to refuse this.", **more)
        handler, args, free = find(request.method, noted.path)
        if handler is None:
            backend.traffic.unknown.append(noted.route)
            log.error("the playground does not know %s", noted.route)
            raise Refused(404, 0, f"404: Not Found: the playground does not know {noted.route}")
        if not free and request.headers.get("Authorization") != f"Bot {backend.address.token}":
            raise Refused(401, 0, "401: Unauthorized")
        bucket, wait, everywhere = backend.buckets.take(noted.route)
        if wait:
            return self._too_many(
                noted, Fault("", None, limited=wait, everywhere=everywhere), bucket.headers()
            )
        status, content = handler(backend, dict(request.query), body, *args)
        if fault is not None and fault.garbled:
            content = "<html>Something else.</html>"
        return answer(status, content, {**_VIA, **bucket.headers()})

    def _too_many(self, noted: Request, fault: Fault, headers: dict[str, str] | None = None) -> web.Response:
        """429, with all that a client needs to wait."""
        wait = fault.limited
        told = headers or self.backend.buckets.take("")[0].headers()
        told |= {"Retry-After": str(max(1, round(wait))), "X-RateLimit-Reset-After": str(wait)}
        told["X-RateLimit-Scope"] = "global" if fault.everywhere else "user"
        if fault.everywhere:
            told["X-RateLimit-Global"] = "true"
        body = {"message": "You are being rate limited.", "retry_after": wait, "global": fault.everywhere}
        return answer(429, body, {**_VIA, **told})
