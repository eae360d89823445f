"""Sentences for people stand in Fluent files, none in Python."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator

from .source import GAMES_ELSEWHERE, Module, Source, house

#: Three words in a row, in a text that begins as a sentence does or ends as one.
_WORDS = re.compile(r"[A-Za-z’']+[,;:]? [a-z’']+[,;:]? [A-Za-z’']+")
_BEGINS, _ENDS = re.compile(r"\W*[A-Z][a-z]*\b"), re.compile(r"[.!?…]\W*$")
#: Calls whose texts are for whoever keeps the bot.
_FOR_KEEPERS = re.compile(
    r"(_?log(ging|ger)?|warnings)\.|.*(Error|Exception|Broken|Failed|Unavailable)$", re.IGNORECASE
)


def sentences(source: Source) -> list[str]:
    """Texts in what people are shown that read as sentences. Not docstrings, nor what goes to a log or into
    an error: those are for whoever keeps the bot, as is all that bot.py, bench and playground print."""
    return [
        f"{module.path}:{line} {text!r}"
        for module in source.of("host", "cogs", "engines", "render", *GAMES_ELSEWHERE)
        for line, text in _texts(module)
        if _WORDS.search(text) and (_BEGINS.match(text) or _ENDS.search(text))
    ]


def _texts(module: Module) -> Iterator[tuple[int, str]]:
    todo: list[ast.AST] = [module.tree]
    while todo:
        node = todo.pop(0)
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, node.value
        elif not _for_keepers(node):
            todo += ast.iter_child_nodes(node)


def _for_keepers(node: ast.AST) -> bool:
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    if isinstance(node, ast.Call):
        return _FOR_KEEPERS.match(ast.unparse(node.func)) is not None
    return isinstance(node, ast.Assert)


def test_no_sentence_for_people_in_python() -> None:
    assert sentences(house()) == []


def test_the_guard_bites(bad_tree: Callable[[dict[str, str]], Source]) -> None:
    text = '''"""A docstring is no sentence for players."""
card.say("It is your turn")
card.say(f"{name} has to wait.")
log.warning("The table %s is gone", table)
raise ValueError("Seats are counted from 0")
assert seats, "There must be some seats"
g.chance.shuffle(deck, "back into the deck")
'''
    found = ["host/a.py:2 'It is your turn'", "host/a.py:3 ' has to wait.'"]
    assert sentences(bad_tree({"host/a.py": text, "bot.py": text})) == found
