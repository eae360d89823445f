"""A file is read in one sitting, and every game has its rooms."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engines.core.discover import specs

from .source import ROOT, Source, house

#: Lines of a file: in general, and in the contract.
MOST_LINES, MOST_LINES_CORE = 400, 200


def long_files(source: Source) -> list[str]:
    """Files that are longer than one sitting."""
    lines = {module.path: len(module.text.splitlines()) for module in source.modules.values()}
    return [
        f"{path} has {count} lines"
        for path, count in lines.items()
        if count > (MOST_LINES_CORE if path.startswith("engines/core/") else MOST_LINES)
    ]


def test_files_are_read_in_one_sitting() -> None:
    assert long_files(house()) == []


def test_the_guard_bites(bad_tree: Callable[[dict[str, str]], Source]) -> None:
    texts = {"engines/core/a.py": "\n" * 201, "engines/core/b.py": "\n" * 200, "host/c.py": "\n" * 401}
    assert sorted(long_files(bad_tree(texts))) == [
        "engines/core/a.py has 201 lines",
        "host/c.py has 401 lines",
    ]


@pytest.mark.parametrize("key", sorted(specs()))
def test_every_game_has_its_rooms(key: str) -> None:
    assert (ROOT / "engines" / key / "words" / "en.ftl").is_file()
    assert (ROOT / "tests" / "engines" / key).is_dir()
    assert (ROOT / "render" / key).is_dir()
    assert specs()[key].key == key
