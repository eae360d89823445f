"""What stands in one place only, and what stands nowhere."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator

from .source import Module, Source, house, still

#: The one module that writes message records, and the one that encodes and decodes component ids.
RECORDS_OWNER = "host/shown/messages.py"
IDS_OWNER = "host/shown/press_ids.py"

RECORDS_EXCUSED = {
    "bench/fill.py": "fills a store without a host",
}
IDS_EXCUSED: dict[str, str] = {}
UNTYPED_EXCUSED: dict[str, str] = {}
#: Methods of the store, and queries, that write message records.
_WRITES = {"add_message", "put_message", "drop_message"}
#: The beginning of what a press does, as ids spell it: a page "~…", a verb "!…", a form "~form.…", an option
#: from the board "!do.…"; also behind the colon of a whole id.
_SPELT = re.compile(r"[~!](?:$|[a-z.])|(?:form|do)\.|.*:[~!]")


def record_writers(source: Source) -> list[str]:
    """Calls that write message records, and records made, outside their owner, the store and the tests."""
    return [
        f"{module.path}:{node.lineno} writes message records"
        for module in source.of("bot", "cogs", "host", "playground", "bench", "render", "engines")
        if module.path != RECORDS_OWNER
        for node in module.nodes
        if isinstance(node, ast.Call) and _writes_records(node)
    ]


def _writes_records(node: ast.Call) -> bool:
    called = getattr(node.func, "attr", getattr(node.func, "id", ""))
    queries = {arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)}
    return called in {*_WRITES, "MessageRecord"} or bool(queries & _WRITES)


def ids_spelt(source: Source) -> list[str]:
    """Strings that spell a part of a component id, and ids put together, outside their owner."""
    return [
        f"{module.path}:{line} spells an id: {text}"
        for module in source.of("bot", "cogs", "host", "playground", "bench")
        if module.path != IDS_OWNER
        for line, text in _spelt(module)
    ]


_BUILT = (ast.JoinedStr, ast.BinOp)


def _spelt(module: Module) -> Iterator[tuple[int, str]]:
    for node in module.nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and _SPELT.match(node.value):
            yield node.lineno, node.value
        elif isinstance(node, ast.keyword) and node.arg == "custom_id":
            yield from ((part.lineno, ast.unparse(part)) for part in [node.value] if isinstance(part, _BUILT))


def untyped_bots(source: Source) -> list[str]:
    """``bot: Any``: the path of a press, unseen by the type checker."""
    return [
        f"{module.path}:{node.lineno} bot: Any"
        for module in source.modules.values()
        for node in module.nodes
        if isinstance(node, ast.arg | ast.AnnAssign) and _untyped_bot(node)
    ]


def _untyped_bot(node: ast.arg | ast.AnnAssign) -> bool:
    name = node.arg if isinstance(node, ast.arg) else ast.unparse(node.target).split(".")[-1]
    return (
        name == "bot"
        and node.annotation is not None
        and ast.unparse(node.annotation) in ("Any", "typing.Any")
    )


def test_message_records_have_one_owner() -> None:
    assert RECORDS_OWNER in {module.path for module in house().modules.values()}
    assert still(record_writers(house()), RECORDS_EXCUSED) == []


def test_component_ids_are_spelt_in_one_file() -> None:
    assert IDS_OWNER in {module.path for module in house().modules.values()}
    assert still(ids_spelt(house()), IDS_EXCUSED) == []


def test_nobody_holds_an_untyped_bot() -> None:
    assert still(untyped_bots(house()), UNTYPED_EXCUSED) == []


def test_the_guards_bite(bad_tree: Callable[[dict[str, str]], Source]) -> None:
    records = """
async def f(store):
    await store.put_message(record)
    MessageRecord(table="K7QM")
    run(connection, "add_message", [])
    await store.messages("K7QM")
"""
    ids = """
if what.startswith("~"): turn()
made = f"!do.{option}", "form.", f"{table}:-:!computer"
button(label, custom_id=f"part{at}")
menu(custom_id=str(press), label="a ~ b!")
"""
    source = bad_tree(
        {
            "cogs/a.py": records,
            RECORDS_OWNER: records,
            "tests/a.py": records,
            "host/b.py": ids,
            IDS_OWNER: ids,
            "cogs/c.py": "def f(bot: Any, a: Any): ...\nclass C:\n    bot: Any\n    def g(bot: Bot): ...",
        }
    )
    assert record_writers(source) == [f"cogs/a.py:{line} writes message records" for line in (3, 4, 5)]
    assert sorted(ids_spelt(source)) == [
        "host/b.py:2 spells an id: ~",
        "host/b.py:3 spells an id: !do.",
        "host/b.py:3 spells an id: :-:!computer",
        "host/b.py:3 spells an id: form.",
        "host/b.py:4 spells an id: f'part{at}'",
    ]
    assert untyped_bots(source) == ["cogs/c.py:1 bot: Any", "cogs/c.py:3 bot: Any"]
