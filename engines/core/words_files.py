"""The files that sentences are read from."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import ast

from .content import BrokenContent, read


def locales_of(folder: Path) -> list[str]:
    """The languages of a folder of words."""
    return sorted({_locale(path) for path in folder.glob("*.ftl")})


def files_of(folder: Path, locale: str) -> list[Path]:
    """The files of a language, in their order."""
    return [path for path in sorted(folder.glob("*.ftl")) if _locale(path) == locale]


def _locale(file: Path) -> str:
    return file.name.removesuffix(".ftl").split(".")[-1]


@cache
def resource(file: Path) -> tuple[str, ast.Resource]:
    """A file's text, and what it means. Raises BrokenContent where it cannot be read."""
    text = read(file)
    parsed = FluentResource(text)
    for entry in parsed.body:
        if isinstance(entry, ast.Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            why = entry.annotations[0].message if entry.annotations else ""
            raise BrokenContent(file, line, f"this is no message: {why}")
    return text, parsed
