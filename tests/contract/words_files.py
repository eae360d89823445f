"""What a folder of Fluent files must keep: ``<locale>.ftl`` and ``<subject>.<locale>.ftl``."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


def locales(folder: Path) -> list[str]:
    """The languages of a folder, English first."""
    found = {path.name.removesuffix(".ftl").split(".")[-1] for path in folder.glob("*.ftl")}
    return sorted(found, key=lambda name: (name != "en", name))


@cache
def faults(folder: Path) -> list[str]:
    """What is wrong with a folder: lines that Fluent cannot read, messages that stand twice in a language
    or refer to one that is not there, messages of another language that English does not have, and variants
    that are never chosen."""
    found = []
    english: set[str] = set()
    for locale in locales(folder):
        files = sorted((*folder.glob(f"{locale}.ftl"), *folder.glob(f"*.{locale}.ftl")))
        entries = [(file, entry) for file in files for entry in _entries(file)]
        found += [f"{file.name}: {entry.content!r}" for file, entry in entries if isinstance(entry, ast.Junk)]
        named = Counter(name for _, entry in entries for name in _names(entry))
        english = english or set(named)
        found += [f"{locale}: {name} stands {count} times" for name, count in named.items() if count > 1]
        found += [f"{locale}: {name} is not there" for name in _asked_for(entries) if name not in named]
        found += [f"{locale}: English has no {name}" for name in named if name not in english]
        found += [f"{locale}: {what}" for what in _never_chosen([entry for _, entry in entries])]
    return found


def _entries(file: Path) -> list[ast.EntryType]:
    return FluentParser().parse(file.read_text(encoding="utf-8")).body


def _names(entry: ast.EntryType) -> list[str]:
    """A message and its attributes, or a term: "name", "name.tagline", "-brand"."""
    if not isinstance(entry, ast.Message | ast.Term):
        return []
    name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
    return [name, *(f"{name}.{attribute.id.name}" for attribute in entry.attributes)]


class _References(Visitor):
    def __init__(self) -> None:
        self.found: dict[str, None] = {}

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found[f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name] = None

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.found[f"-{node.id.name}"] = None
        self.generic_visit(node)


def _asked_for(entries: list[tuple[Path, ast.EntryType]]) -> list[str]:
    references = _References()
    for _, entry in entries:
        references.visit(entry)
    return list(references.found)


class _Choices(Visitor):
    def __init__(self) -> None:
        self.found: set[tuple[str, str]] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            words = [each.key.name for each in node.variants if isinstance(each.key, ast.Identifier)]
            self.found |= {(node.selector.id.name, word) for word in words}
        self.generic_visit(node)


def _never_chosen(entries: list[ast.EntryType]) -> list[str]:
    """A field's word is given as the message that it has: a variant for the word itself waits in vain, unless
    they are the same."""
    texts = {entry.id.name: _text(entry) for entry in entries if isinstance(entry, ast.Message)}
    choices = _Choices()
    for entry in entries:
        choices.visit(entry)
    return [
        f"${field} is never {word!r}, but {texts[f'{field}-{word}']!r}"
        for field, word in sorted(choices.found)
        if texts.get(f"{field}-{word}", word) != word
    ]


def _text(entry: ast.Message) -> str:
    elements = entry.value.elements if entry.value is not None else []
    return "".join(each.value if isinstance(each, ast.TextElement) else "{}" for each in elements)
