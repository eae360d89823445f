"""One suite, two Discords: the simulated one in this process, and the playground over real sockets."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from tests.stage import Stage, stage

from .wire import wire
from .world import World

#: Opens the stage: ``seed`` fixes the dice, ``settle_timeout`` is for the simulated one alone.
Opening = Callable[..., AbstractAsyncContextManager[Stage]]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Scenarios over the wire come last and share a loop: the one in which their world lives."""
    ours: list[Any] = [item for item in items if Path(__file__).parent in item.path.parents]
    for item in ours:
        if _wired(item):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)
    at = sorted(range(len(items)), key=lambda n: _wired(items[n]))
    items[:] = [items[n] for n in at]


def _wired(item: Any) -> bool:
    return getattr(getattr(item, "callspec", None), "params", {}).get("opening") == "wire"


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def world(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[World]:
    """The world of the scenarios over the wire."""
    made = World(tmp_path_factory.mktemp("world"))
    yield made
    await made.close()


@pytest.fixture(params=["simulated", "wire"])
def opening(request: pytest.FixtureRequest, tmp_path: Path) -> Opening:
    """Opens the stage, on either. (The simulated one must be opened and closed by the test itself.)"""
    if request.param == "simulated":
        return lambda **options: stage(tmp_path / "bot.db", **options)
    shared = request.getfixturevalue("world")
    return lambda seed=None, **_: wire(shared, seed)
