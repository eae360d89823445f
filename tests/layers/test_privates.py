"""What begins with an underscore is touched by nobody else, be it another module's or a library's."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator

from .source import Module, Source, house, still

#: Underscored by the libraries that publish them (the first four: of named tuples).
PUBLIC = {"_replace", "_asdict", "_fields", "_make", "_exit"}
#: Calls that reach an attribute by its name.
_BY_NAME = ("getattr", "setattr", "hasattr", "delattr")

EXCUSED = {
    "db/connection.py": "wraps aiosqlite",
    "playground/in_bot/": "turns discord.py and the loop to a playground, which they do not offer",
    "tests/stage.py": "wraps simcord",
    "tests/cogs/test_cases_crash.py": "lets the process die in the middle of what nobody calls",
    "tests/engines/core/test_content.py": "brings made-up games in",
}


def private(name: str) -> bool:
    """Whether a name says: mine alone."""
    return name.startswith("_") and not name.startswith("__") and name != "_"


def own_names(module: Module) -> set[str]:
    """Private names that a module defines: functions, classes, variables, attributes of its objects."""
    found = set()
    for node in module.nodes:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and _is_self(node.value):
            found.add(node.attr)
    return {name for name in found if private(name)}


def _is_self(node: ast.expr, made: frozenset[str] = frozenset()) -> bool:
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id == "super"
    return isinstance(node, ast.Name) and node.id in ("self", "cls", *made)


def _made_by_its_class(module: Module) -> frozenset[str]:
    """Variables for what a class method makes of its own class: ``table = cls(…)``."""
    return frozenset(
        node.targets[0].id
        for node in module.nodes
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and isinstance(node.value, ast.Call)
        and isinstance(node.value.func, ast.Name)
        and node.value.func.id == "cls"
    )


def _touched(module: Module) -> Iterator[tuple[ast.stmt | ast.expr, str, bool]]:
    """Each place that names something private: the place, the name, whether it is an object's own."""
    made = _made_by_its_class(module)
    for node in module.nodes:
        if isinstance(node, ast.Attribute) and private(node.attr):
            if node.attr not in PUBLIC:
                yield node, node.attr, _is_self(node.value, made)
        elif isinstance(node, ast.ImportFrom):
            yield from ((node, alias.name, False) for alias in node.names if private(alias.name))
        elif isinstance(node, ast.Call) and len(node.args) > 1 and isinstance(node.args[1], ast.Constant):
            called, name = ast.unparse(node.func).split(".")[-1], node.args[1].value
            if called in _BY_NAME and isinstance(name, str) and private(name):
                yield node, name, _is_self(node.args[0])


def touched_privates(source: Source) -> list[str]:
    """Privates of others that are touched. An object's own may come from a class of ours that it extends,
    but not from a library's."""
    own = {module.name: own_names(module) for module in source.modules.values()}
    ours = set().union(*own.values())
    return [
        f"{module.path}:{node.lineno} {ast.unparse(node)}"
        for module in source.modules.values()
        for node, name, of_self in _touched(module)
        if name not in (ours if of_self else own[module.name]) or isinstance(node, ast.ImportFrom)
    ]


def test_no_private_of_another_is_touched() -> None:
    assert still(touched_privates(house()), EXCUSED) == []


def test_the_guard_bites(bad_tree: Callable[[dict[str, str]], Source]) -> None:
    source = bad_tree(
        {
            "host/a.py": """
from host.b import _cut, whole
import os
class A(Library):
    def __init__(self): self._mine = 1
    @classmethod
    def new(cls): made = cls(); made._mine = 2
    def f(self, other, thing):
        os._exit(self._mine + other._mine)
        self._librarys()
        super()._librarys()
        return thing._theirs, whole._inner(), getattr(thing, "_hidden")
""",
            "host/b.py": "def _cut(): ...\nclass B(A):\n    def g(self): return self._mine, self.__class__",
            "tests/test_b.py": "def test(monkeypatch, b): monkeypatch.setattr(b, '_cut', 1)",
        }
    )
    assert touched_privates(source) == [
        "host/a.py:2 from host.b import _cut, whole",
        "host/a.py:10 self._librarys",
        "host/a.py:11 super()._librarys",
        "host/a.py:12 thing._theirs",
        "host/a.py:12 whole._inner",
        "host/a.py:12 getattr(thing, '_hidden')",
        "tests/test_b.py:1 monkeypatch.setattr(b, '_cut', 1)",
    ]
