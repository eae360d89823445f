"""The web page's side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aiohttp import web

if TYPE_CHECKING:
    from .server import Playground


class Page:
    """Serves the page."""

    def __init__(self, server: Playground) -> None:
        self.server = server

    def add_to(self, app: web.Application) -> None:
        """Add its routes."""
