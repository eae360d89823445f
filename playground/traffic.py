"""What went over the wire, and how the wire is made bad on purpose."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any


@dataclass
class Request:
    """One request of the bot's."""

    method: str
    path: str
    body: dict[str, Any]
    files: list[tuple[str, int]]
    """Names and sizes."""
    at: float = field(default_factory=time.perf_counter)
    status: int = 0
    code: int = 0
    """Discord's code, if it was refused."""
    on_purpose: bool = False
    """Whether a fault has struck it."""

    @property
    def json(self) -> dict[str, Any]:
        """Its body, by the name that other libraries have for it."""
        return self.body

    @property
    def route(self) -> str:
        """Method and path, as faults name it."""
        return f"{self.method} {self.path}"


@dataclass
class Event:
    """One event sent to the bot."""

    name: str
    data: dict[str, Any]
    at: float = field(default_factory=time.perf_counter)


@dataclass
class Fault:
    """Something bad that happens to requests whose route matches, so many times (None: always)."""

    route: str
    times: int | None
    delay: float = 0.0
    limited: float = 0.0
    status: int = 0
    code: int = 0
    everywhere: bool = False
    cut: bool = False
    """The connection breaks instead of an answer."""
    garbled: bool = False
    """The request is done, and answered by nonsense."""


class Traffic:
    """All requests and events, newest last; the oldest are dropped beyond ``most``."""

    def __init__(self, most: int = 20_000) -> None:
        self.requests: deque[Request] = deque(maxlen=most)
        self.events: deque[Event] = deque(maxlen=most)
        self.unknown: list[str] = []
        """Routes that the server does not know."""
        self.faults: list[Fault] = []
        self.seen = 0
        self.limited = 0
        """Requests answered by 429."""
        self.shown = 0
        """Messages sent or changed by their channels' routes."""
        self.delayed = 0
        """Requests that are answered late on purpose, and wait."""
        self.watchers: list[Callable[[Request], None]] = []

    def fault(self, request: Request) -> Fault | None:
        """The fault that strikes a request, if any."""
        for fault in self.faults:
            if fnmatchcase(request.route, fault.route):
                if fault.times is not None:
                    fault.times -= 1
                    if fault.times <= 0:
                        self.faults.remove(fault)
                request.on_purpose = True
                return fault
        return None

    def finish(self, request: Request, status: int, code: int = 0) -> None:
        """Note how a request ended."""
        request.status, request.code = status, code
        self.seen += 1
        self.limited += status == 429
        self.shown += (
            status == 200 and request.method in ("POST", "PATCH") and request.path.startswith("/channels/")
        )
        for watcher in self.watchers:
            watcher(request)
