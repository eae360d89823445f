"""Games are found by walking the package, never from a list."""

from __future__ import annotations

import importlib
import logging
import pkgutil
from functools import cache
from pathlib import Path
from typing import Any

import engines

from .spec import GameSpec
from .words import Words

_log = logging.getLogger(__name__)
_NOT_GAMES = {"core", "players"}


@cache
def _found() -> tuple[dict[str, GameSpec[Any]], dict[str, str]]:
    games: dict[str, GameSpec[Any]] = {}
    broken: dict[str, str] = {}
    for module in sorted(pkgutil.iter_modules(engines.__path__), key=lambda module: module.name):
        if not module.ispkg or module.name in _NOT_GAMES:
            continue
        try:
            spec = importlib.import_module(f"engines.{module.name}").SPEC
        except Exception as error:
            # One broken card file must not take the other games down with it.
            _log.error("game %s cannot be loaded: %s", module.name, error)
            broken[module.name] = f"{type(error).__name__}: {error}"
        else:
            games[spec.key] = spec
    return games, broken


def specs() -> dict[str, GameSpec[Any]]:
    """The rules of all games that load, by key."""
    return _found()[0]


def broken() -> dict[str, str]:
    """Folders that should be a game but do not load, with the reason."""
    return _found()[1]


def words_folder(key: str) -> Path:
    """Where a game's words lie."""
    return Path(engines.__path__[0]) / key / "words"


def words(key: str, locale: str = "en") -> Words:
    """A game's words in a language."""
    return Words(words_folder(key), locale=locale)
