"""Rules compute: they know no clock, no machine, no chance but the one handed in."""

from __future__ import annotations

import ast
from collections.abc import Callable

import pytest

from .source import GAMES_ELSEWHERE, Source, house

#: Modules that rules have no business with: clocks, the machine, processes and threads, chance of their own.
#: Packages of the house and libraries are kept out by the directions.
NOT_FOR_RULES = {
    *("time", "datetime", "calendar", "sched", "secrets", "uuid", "numpy"),
    *("os", "io", "shutil", "tempfile", "socket", "subprocess", "threading", "multiprocessing", "asyncio"),
    *("concurrent", "urllib", "http", "pickle", "shelve", "dbm"),
}
_WRITES = {"write_text", "write_bytes", "mkdir", "unlink", "touch", "rename", "rmdir"}
#: Where rules are.
RULES = ("engines", *GAMES_ELSEWHERE)
#: Letters of the modes in which a file is only read.
_READING = set("rbt")


def forbidden_modules(source: Source) -> list[str]:
    """Imports of what rules must not know. Random stands in a signature: who calls brings a seeded one."""
    return [
        f"{module.path}:{one.line} imports {one.module}"
        for module in source.of(*RULES)
        for one in module.imports
        if one.module.split(".")[0] in NOT_FOR_RULES or (one.module == "random" and one.names != ("Random",))
    ]


def unseeded(source: Source) -> list[str]:
    """``Random()``, which seeds itself."""
    return [
        f"{module.path}:{node.lineno} seeds itself"
        for module in source.of(*RULES)
        for node in module.nodes
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("Random") and not node.args
    ]


def writing(source: Source) -> list[str]:
    """Calls that change a file. (A game reads its cards.)"""
    return [
        f"{module.path}:{node.lineno} writes"
        for module in source.of(*RULES)
        for node in module.nodes
        if isinstance(node, ast.Call) and _writes(node)
    ]


def _writes(node: ast.Call) -> bool:
    called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
    if called != "open":
        return called in _WRITES
    modes = [*node.args[1:2], *(key.value for key in node.keywords if key.arg == "mode")]
    return any(not set(str(mode.value)) <= _READING for mode in modes if isinstance(mode, ast.Constant))


@pytest.mark.parametrize("guard", [forbidden_modules, unseeded, writing])
def test_rules_are_alone(guard: Callable[[Source], list[str]]) -> None:
    assert house().of("engines")
    assert guard(house()) == []


def test_the_guards_bite(bad_tree: Callable[[dict[str, str]], Source]) -> None:
    source = bad_tree(
        {
            "engines/a.py": "import time\nfrom os import path\nfrom random import shuffle\nimport random",
            "engines/b.py": "from random import Random\nr = Random()\ns = Random(1)",
            "engines/c.py": "open('a')\nopen('a', 'w')\nopen('a', mode='ab')\nfile.write_text('x')",
            "host/d.py": "import time",
        }
    )
    assert forbidden_modules(source) == [
        "engines/a.py:1 imports time",
        "engines/a.py:2 imports os",
        "engines/a.py:3 imports random",
        "engines/a.py:4 imports random",
    ]
    assert unseeded(source) == ["engines/b.py:2 seeds itself"]
    assert writing(source) == [f"engines/c.py:{line} writes" for line in (2, 3, 4)]
