"""Attachments by address."""

from __future__ import annotations

import mimetypes

from aiohttp import web

from .backend import Backend


class Cdn:
    """Hands out what messages show."""

    def __init__(self, backend: Backend) -> None:
        self.backend = backend

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """One file; 404 if its message is gone."""
        content = self.backend.world.blobs.get(request.path)
        if content is None:
            raise web.HTTPNotFound(text="There is no such file.")
        kind = mimetypes.guess_type(request.path)[0] or "application/octet-stream"
        shown = kind if kind.startswith("image/") else "application/octet-stream"
        headers = {
            "Cache-Control": "private, max-age=31536000, immutable",
            "X-Content-Type-Options": "nosniff",
        }
        return web.Response(body=content, content_type=shown, headers=headers)
