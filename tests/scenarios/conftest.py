"""One suite, two Discords: the simulated one in this process, and the playground over real sockets."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from tests.stage import Stage, stage

from .wire import wire

Opening = Callable[[], AbstractAsyncContextManager[Stage]]


@pytest.fixture(params=["simulated", "wire"])
def opening(request: pytest.FixtureRequest, tmp_path: Path) -> Opening:
    """Opens the stage, on either. (The simulated one must be opened and closed by the test itself.)"""
    database = tmp_path / "bot.db"
    return lambda: stage(database) if request.param == "simulated" else wire(database)
