"""The Python files of the house as syntax trees: what they import and what they say.

Every guard is a function over a :class:`Source` that returns the lines that break it, so that it can be tried
on a made-up tree as well (``bad_tree`` in conftest).
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

ROOT = Path(__file__).parents[2]
#: The packages of the house, and the command.
PACKAGES = ("bot", "cogs", "host", "engines", "render", "db", "playground", "bench", "tests")
#: Games that are handed in. What holds for the house's games holds for them.
GAMES_ELSEWHERE = ("tests.games.nim", "tests.games.bluff")


@dataclass(frozen=True)
class Import:
    """One import of a module: ``from host.ids import read`` is ``Import("host.ids", ("read",), …)``."""

    module: str
    """Its full name, also where the import is relative."""
    names: tuple[str, ...]
    line: int
    types_only: bool
    """It stands under ``if TYPE_CHECKING``."""


@dataclass(frozen=True)
class Module:
    """One Python file."""

    name: str
    """As it is imported: "host.ids"; a package's ``__init__`` has the package's name."""
    path: str
    """From the root: "host/ids.py"."""
    text: str

    @cached_property
    def tree(self) -> ast.Module:
        """Its syntax tree."""
        return ast.parse(self.text, self.path)

    @cached_property
    def nodes(self) -> tuple[ast.AST, ...]:
        """All nodes of the tree, in the order in which they are read."""
        return tuple(
            sorted(
                ast.walk(self.tree),
                key=lambda node: (getattr(node, "lineno", 0), getattr(node, "col_offset", 0)),
            )
        )

    @property
    def package(self) -> str:
        """The first part of its name."""
        return self.name.split(".")[0]

    @cached_property
    def imports(self) -> tuple[Import, ...]:
        """All its imports, those inside functions as well."""
        return tuple(self._imports(self.tree, types_only=False))

    def _imports(self, node: ast.AST, *, types_only: bool) -> Iterator[Import]:
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            for branch, hidden in ((node.body, True), (node.orelse, types_only)):
                for statement in branch:
                    yield from self._imports(statement, types_only=hidden)
            return
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(alias.name, (), node.lineno, types_only)
        elif isinstance(node, ast.ImportFrom):
            names = tuple(alias.name for alias in node.names)
            yield Import(self._absolute(node), names, node.lineno, types_only)
        for child in ast.iter_child_nodes(node):
            yield from self._imports(child, types_only=types_only)

    def _absolute(self, node: ast.ImportFrom) -> str:
        if not node.level:
            return node.module or ""
        here = self.name.split(".") if self.path.endswith("__init__.py") else self.name.split(".")[:-1]
        base = here[: len(here) - node.level + 1]
        return ".".join([*base, *([node.module] if node.module else [])])


@dataclass(frozen=True)
class Source:
    """The files of some packages, by module name."""

    modules: dict[str, Module]

    def of(self, *packages: str) -> list[Module]:
        """The modules of packages or of packages inside them: ``of("db", "engines.core")``."""
        inside = tuple(f"{package}." for package in packages)
        return [
            each for each in self.modules.values() if each.name in packages or each.name.startswith(inside)
        ]

    def reached(self, one: Import) -> Iterator[str]:
        """What an import reaches: ``from host import ids, play`` reaches two modules of a package."""
        for name in one.names:
            inner = f"{one.module}.{name}"
            yield inner if inner in self.modules else one.module
        if not one.names:
            yield one.module


def read(root: Path, packages: tuple[str, ...] = PACKAGES) -> Source:
    """The source under a folder."""
    found = {}
    for package in packages:
        for file in sorted([*root.glob(f"{package}.py"), *(root / package).rglob("*.py")]):
            path = file.relative_to(root).as_posix()
            name = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
            found[name] = Module(name, path, file.read_text(encoding="utf-8"))
    return Source(found)


@cache
def house() -> Source:
    """The source of this checkout."""
    return read(ROOT)


def still(found: list[str], excused: dict[str, str]) -> list[str]:
    """What breaks a guard and is not excused, and excuses that nothing needs any more.

    ``excused`` maps the beginning of a line, such as "host/post.py", to the reason; without one, it waits
    to be mended.
    """
    broken = [line for line in found if not line.startswith(tuple(excused))]
    idle = [
        f"take away the excuse: {start}" for start in excused if not any(f.startswith(start) for f in found)
    ]
    return broken + idle
