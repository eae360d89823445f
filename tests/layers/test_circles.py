"""No module imports itself through others."""

from __future__ import annotations

from collections.abc import Callable
from graphlib import CycleError, TopologicalSorter

from .source import Source, house, still

EXCUSED: dict[str, str] = {}


def circles(source: Source) -> list[str]:
    """Import circles, each as the modules along it. Imports inside functions count; what only a type checker
    sees does not. When one is found, it is cut open to look for the next."""
    graph = {
        module.name: {
            reached
            for one in module.imports
            if not one.types_only
            for reached in source.reached(one)
            if reached in source.modules and reached != module.name
        }
        for module in source.modules.values()
    }
    found = []
    while True:
        try:
            TopologicalSorter(graph).prepare()
        except CycleError as error:
            circle = error.args[1]
            # graphlib names each module before the one that imports it, the first one again at the end.
            graph[circle[1]].discard(circle[0])
            # A circle begins where the alphabet does, so that it is always told the same way.
            way = [*reversed(circle[1:])]
            first = way.index(min(way))
            found.append(" > ".join([*way[first:], *way[: first + 1]]))
        else:
            return sorted(found)


def test_no_import_circle() -> None:
    assert still(circles(house()), EXCUSED) == []


def test_the_guard_bites(bad_tree: Callable[[dict[str, str]], Source]) -> None:
    source = bad_tree(
        {
            "host/a.py": "from . import b",
            "host/b.py": "def late():\n    from host.c import thing",
            "host/c.py": "from .a import other",
            "host/d.py": "import host.e",
            "host/e.py": "if TYPE_CHECKING:\n    from host import d",
            "db/one.py": "import db.two",
            "db/two.py": "import db.one",
        }
    )
    assert circles(source) == ["db.one > db.two > db.one", "host.a > host.b > host.c > host.a"]
