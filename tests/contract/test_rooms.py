"""The rooms of the house: imports point one way, and a file is read in one loaded."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from engines.core.discover import specs

ROOT = Path(__file__).parents[2]
ROOMS = ("bot", "cogs", "host", "engines", "render", "db", "tests", "bench", "tools")
#: Lines of a file: in general, and in the contract.
MOST_LINES, MOST_LINES_CORE = 400, 200
#: What rules have no business with: Discord, pictures, databases, clocks, the machine, chance of their own.
NOT_FOR_RULES = {
    *("discord", "PIL", "sqlite3", "aiosqlite", "aiosql", "resvg_py", "pydantic_settings", "typer", "rich"),
    *("time", "datetime", "calendar", "sched", "secrets", "uuid", "numpy"),
    *("os", "io", "shutil", "tempfile", "socket", "subprocess", "threading", "multiprocessing", "asyncio"),
    *("concurrent", "urllib", "http", "pickle", "shelve", "dbm"),
    *("host", "render", "db", "cogs", "bot", "bench", "tools", "tests"),
}
_WRITES = {"write_text", "write_bytes", "mkdir", "unlink", "touch", "rename", "rmdir"}


@cache
def tree(path: Path) -> ast.Module:
    """A file's syntax tree."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def files(*rooms: str) -> list[Path]:
    """The Python files of some rooms."""
    found = [path for room in rooms for path in (ROOT / room).rglob("*.py")]
    return sorted([*found, *(ROOT / f"{room}.py" for room in rooms if (ROOT / f"{room}.py").exists())])


def package(path: Path) -> list[str]:
    """The package that a file's relative imports start from."""
    return list(path.relative_to(ROOT).parent.parts)


def imports(path: Path) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each module that a file imports, by its full name, with the names taken from it. Imports that
    only a type checker sees count as well: they are dependencies of whoever reads."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from ((alias.name, ()) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            names = tuple(alias.name for alias in node.names)
            here = package(path)
            base = here[: len(here) - node.level + 1] if node.level else []
            yield ".".join([*base, *([node.module] if node.module else [])]), names


def reached(path: Path) -> Iterator[str]:
    """Every module that a file may reach: ``from a import b`` may mean ``a.b``."""
    for module, names in imports(path):
        yield module
        yield from (f"{module}.{name}" for name in names)


def room(module: str) -> str:
    """The room, or the library, of a module."""
    return module.split(".")[0]


def name(path: Path) -> str:
    """A file's name for people."""
    return str(path.relative_to(ROOT))


def test_rules_reach_nothing_but_rules() -> None:
    for path in files("engines"):
        used = {room(module) for module, _ in imports(path)}
        assert not used & NOT_FOR_RULES, name(path)


def test_rules_have_no_chance_of_their_own() -> None:
    """Random stands in a signature; whoever calls brings one that was seeded."""
    for path in files("engines"):
        for module, names in imports(path):
            if module == "random":
                assert names == ("Random",), name(path)
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Random":
                assert node.args, f"{name(path)}:{node.lineno} seeds itself"


def test_rules_write_nothing() -> None:
    for path in files("engines"):
        for node in ast.walk(tree(path)):
            if not isinstance(node, ast.Call):
                continue
            called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            assert called not in _WRITES, f"{name(path)}:{node.lineno}"
            modes = [*node.args[1:2], *(key.value for key in node.keywords if key.arg == "mode")]
            if called == "open":
                written = [mode.value for mode in modes if isinstance(mode, ast.Constant)]
                assert all(set(str(mode)) <= set("rbt") for mode in written), f"{name(path)}:{node.lineno}"


def test_pictures_know_views_cards_and_words() -> None:
    for path in files("render"):
        for module, _ in imports(path):
            assert room(module) not in {"host", "db", "cogs", "bot", "discord"}, name(path)
            if room(module) == "engines":
                game = path.relative_to(ROOT / "render").parts[0].removesuffix(".py")
                allowed = ("engines.core.words", f"engines.{game}.view", f"engines.{game}.cards")
                assert module.startswith(allowed), f"{name(path)} imports {module}"


@pytest.mark.parametrize(
    ("inner", "outer"),
    [
        ("db", {"engines", "host", "render", "cogs", "bot", "discord"}),
        ("host", {"cogs", "bot"}),
        ("cogs", {"bot"}),
    ],
)
def test_imports_point_one_way(inner: str, outer: set[str]) -> None:
    assert files(inner)
    for path in files(inner):
        used = {room(module) for module, _ in imports(path)}
        assert not used & (outer | {"tests", "bench"}), name(path)


def test_nothing_in_common_rooms_names_a_game() -> None:
    """A game more is folders more, and not one edit elsewhere."""
    own = tuple(f"{place}.{key}" for key in specs() for place in ("engines", "render", "cogs"))
    for path in files("engines", "render", "host", "db", "cogs", "bot"):
        parts = path.relative_to(ROOT).with_suffix("").parts
        if len(parts) > 1 and parts[1] in specs():
            continue
        found = [module for module in reached(path) if module.startswith(own)]
        assert not found, f"{name(path)} imports {found}"


def test_files_are_read_in_one_sitting() -> None:
    long = {}
    for path in files(*ROOMS):
        most = MOST_LINES_CORE if path.parent == ROOT / "engines" / "core" else MOST_LINES
        lines = len(path.read_text(encoding="utf-8").splitlines())
        if lines > most:
            long[name(path)] = lines
    assert long == {}


def test_every_game_has_its_rooms() -> None:
    for key in specs():
        assert (ROOT / "engines" / key / "words" / "en.ftl").is_file()
        assert (ROOT / "tests" / "engines" / key).is_dir()
        assert (ROOT / "render" / key).is_dir() or (ROOT / "render" / f"{key}.py").is_file()
        assert (ROOT / "cogs" / f"{key}.py").is_file()
        assert specs()[key].key == key
