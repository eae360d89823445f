"""The playground's Discord without its sockets: all that its doors (REST, gateway, page, people) share."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

from .address import Address
from .buckets import Buckets
from .gateway import Gateway
from .interactions import Interactions
from .traffic import Request, Traffic
from .world import Subject, World


class Backend:
    """A world, what is asked of it, and who is connected.

    ``port``: where it will be found; 0 until it is known. ``strict_limits``: Discord's usual rate limits
    are counted. ``remember``: requests and events that are recorded; older ones are forgotten.
    """

    def __init__(
        self, world: World, *, port: int = 0, strict_limits: bool = False, remember: int = 20_000
    ) -> None:
        self.address = Address(port)
        self.world = world
        self.traffic = Traffic(remember)
        self.buckets = Buckets(strict=strict_limits)
        self.interactions = Interactions(world)
        self.gateway = Gateway(world, self.traffic, self.address)
        self.failures: list[str] = []
        """Faults of the playground itself."""
        self._waiters: list[asyncio.Future[None]] = []
        world.heard.append(self._wake)

    @property
    def base(self) -> str:
        """Its address."""
        return self.address.base

    @property
    def requests(self) -> list[Request]:
        """Every request that is remembered, oldest first."""
        return list(self.traffic.requests)

    def _wake(self, what: str, about: Subject) -> None:
        waiters, self._waiters = self._waiters, []
        for waiter in waiters:
            if not waiter.done():
                waiter.set_result(None)

    async def until(self, test: Callable[[], bool], timeout: float = 10.0) -> bool:
        """Wait until something is so, looking again whenever the world changes; whether it is."""
        loop = asyncio.get_running_loop()
        end = loop.time() + timeout
        while not test():
            left = end - loop.time()
            if left <= 0:
                return False
            waiter: asyncio.Future[None] = loop.create_future()
            self._waiters.append(waiter)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(waiter, left)
        return True
