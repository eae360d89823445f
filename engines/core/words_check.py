"""Words are checked when their game is loaded, as cards are: a broken file is refused, with its line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from . import fields
from .codec import tag
from .content import BrokenContent
from .spec import GameSpec
from .words import FALLBACK
from .words_files import files_of, locales_of, resource

#: What Fluent's own functions are called.
_FUNCTIONS = {"NUMBER", "DATETIME"}


@dataclass
class _Pattern:
    """A message's value, an attribute or a term, and what it needs."""

    file: Path
    line: int
    refers: set[str] = field(default_factory=set)
    variables: set[str] = field(default_factory=set)
    functions: set[str] = field(default_factory=set)


class _Needs(Visitor):
    """Collects what a pattern refers to."""

    def __init__(self, into: _Pattern) -> None:
        self.into = into

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.into.refers.add(node.id.name + attribute)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.into.refers.add(f"-{node.id.name}{attribute}")
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.into.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.into.functions.add(node.id.name)
        self.generic_visit(node)


def check_words(folder: Path, spec: GameSpec[Any]) -> None:
    """Raise BrokenContent unless every language of a game's words can be read, refers only to what is there,
    and English has what the rules tell, ask and offer."""
    if folder.is_dir() and not locales_of(folder):
        # A game that says nothing is nobody's damage: it is played by programs alone.
        return
    _check(folder, tuple(_described(spec)), tuple(_wanted(spec)))


@cache
def _check(folder: Path, described: tuple[tuple[str, tuple[str, ...]], ...], wanted: tuple[str, ...]) -> None:
    found = {locale: _patterns(folder, locale) for locale in (*locales_of(folder), FALLBACK)}
    for patterns in found.values():
        for name in patterns:
            _follow(patterns, name, ())
        for name, given in described:
            for pattern in patterns:
                # In all its forms.
                if pattern.partition(".")[0] == name:
                    _filled(patterns, pattern, given)
    for name in wanted:
        if name not in found[FALLBACK]:
            raise BrokenContent(folder / f"{FALLBACK}.ftl", None, f"the message {name} is missing")


def _wanted(spec: GameSpec[Any]) -> Iterator[str]:
    """The messages that a game cannot be played without."""
    yield from ("name", "name.tagline", "name.goal", "rules-begins", "rules-clock")
    for family, things in spec.says.items():
        message, point, attribute = family.partition(".")
        ids = (thing for thing in things if isinstance(thing, str))
        yield from (f"{message}-{each}{point}{attribute}" for each in ids)
    yield from (name for name, _ in _described(spec))
    for kind in spec.asks:
        yield from (f"ask-{kind}", f"ask-{kind}.public")
    if spec.lesson is not None:
        yield from spec.lesson.messages()
    for parameter in spec.form.parameters:
        yield from (f"setting-{parameter.setting}", f"setting-{parameter.setting}.about")


def _described(spec: GameSpec[Any]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Messages that are filled from a struct's fields, with these."""
    for family, things in spec.says.items():
        for thing in things:
            if not isinstance(thing, str):
                yield f"{family}-{thing.__struct_config__.tag}", fields.given(thing)
    for kind in spec.events:
        yield f"event-{tag(kind)}", fields.given(kind)
    for option in spec.options:
        if tag(option) != "elapsed":
            for name in ("option-{}", "done-{}"):
                yield name.format(tag(option)), fields.given(option)
    if spec.lesson is not None:
        for name in spec.lesson.messages():
            if "." not in name:
                yield name, tuple("abcdefgh"[: spec.lesson.seats])


def _patterns(folder: Path, locale: str) -> dict[str, _Pattern]:
    """All patterns of a language by name: "name", "name.tagline", "-brand"."""
    found: dict[str, _Pattern] = {}
    for file in files_of(folder, locale):
        text, parsed = resource(file)
        for entry in parsed.body:
            if isinstance(entry, ast.Message | ast.Term):
                name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
                parts = [(name, entry.value)] if entry.value is not None else []
                parts += [(f"{name}.{one.id.name}", one.value) for one in entry.attributes]
                for named, value in parts:
                    start = value.span.start if value.span else 0
                    made = _Pattern(file, text.count("\n", 0, start) + 1)
                    if not all(isinstance(part, ast.TextElement) for part in value.elements):
                        _Needs(made).visit(value)
                    found.setdefault(named, made)
    return found


def _follow(patterns: dict[str, _Pattern], name: str, through: tuple[str, ...]) -> None:
    """Raise BrokenContent if a pattern, or one that it refers to, needs what is not there."""
    found = patterns[name]
    for function in found.functions - _FUNCTIONS:
        raise BrokenContent(found.file, found.line, f"{name} calls {function}, which is not there")
    for other in sorted(found.refers):
        if other not in patterns:
            raise BrokenContent(found.file, found.line, f"{name} refers to {other}, which is not there")
        if other in (*through, name):
            raise BrokenContent(found.file, found.line, f"{name} refers to itself")
        _follow(patterns, other, (*through, name))


def _filled(patterns: dict[str, _Pattern], name: str, given: Iterable[str]) -> None:
    """Raise BrokenContent if a message wants a value that nobody gives."""
    todo, seen = [name], {name}
    while todo:
        found = patterns[todo.pop()]
        for variable in sorted(found.variables - set(given)):
            raise BrokenContent(found.file, found.line, f"{name} wants ${variable}, which nobody gives")
        # A term has only what it is given itself.
        more = {other for other in found.refers if not other.startswith("-")} - seen
        seen |= more
        todo += more
