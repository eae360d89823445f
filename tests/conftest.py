"""What holds for all tests."""

from __future__ import annotations

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests begin first, so that none of them is what everything waits for in the end."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
