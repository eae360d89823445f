from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from db import Store
from tests.db.store_kit import a_table


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """An empty store in a file of its own."""
    store = await Store.open(tmp_path / "backroom.db")
    yield store
    await store.close()


@pytest_asyncio.fixture
async def playing(store: Store) -> Store:
    """The store with the table K7QM about to begin."""
    await store.add_table(a_table())
    return store
