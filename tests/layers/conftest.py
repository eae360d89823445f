"""Made-up trees that break a guard."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from .source import Source, read


@pytest.fixture
def bad_tree(tmp_path: Path) -> Callable[[dict[str, str]], Source]:
    """A source made of texts by path, such as ``{"host/panel.py": "import cogs"}``."""

    def made(texts: dict[str, str]) -> Source:
        for path, text in texts.items():
            file = tmp_path / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        return read(tmp_path)

    return made
