"""A game is one object: its rules, its words and its pictures. Games are found by one walk, or handed in."""

from __future__ import annotations

import importlib
import logging
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property, partial
from pathlib import Path
from typing import Any
from zlib import crc32

from engines.core import discover
from engines.core.content import BrokenContent
from engines.core.spec import GameSpec
from engines.core.table import Table
from engines.core.words import Words
from engines.core.words_check import check_words
from render.kit.painter import Painter

from .errors import Sorry

_log = logging.getLogger(__name__)


class Game:
    """All that the house knows of a game."""

    def __init__(
        self,
        spec: GameSpec[Any],
        words_folder: Path,
        load_painter: Callable[[], Painter[Any]],
        *,
        commands: str = "",
    ) -> None:
        """``load_painter`` is called when the first picture is wanted: fonts and icons are heavy.

        ``commands`` names the module of its slash group, such as "some.package.commands", if a game that is
        handed in has commands of its own; those of games that are found lie in ``cogs``.
        """
        self.spec = spec
        self.words_folder = words_folder
        self._load_painter = load_painter
        self.commands = commands

    @property
    def key(self) -> str:
        """Its name in commands and in the store."""
        return self.spec.key

    def words(self, locale: str = "en") -> Words:
        """Its words in a language, such as "en" or "sv-SE"; what a language lacks is English."""
        return Words(self.words_folder, locale=locale)

    @cached_property
    def lesson_mark(self) -> str:
        """What tells its lesson from what it was before it was rewritten, or its rules changed; empty if it
        has none."""
        lesson = self.spec.lesson
        if lesson is None:
            return ""
        _, moved = Table.start(
            self.spec, lesson.seats, lesson.settings, lesson.dice, position=lesson.position
        )
        return f"{crc32(repr((self.spec.rules_version, moved.row.crc, lesson.script)).encode()):08x}"

    @cached_property
    def painter(self) -> Painter[Any]:
        """What draws and describes it."""
        return self._load_painter()


class Games(Mapping[str, Game]):
    """Games by key, in the order of their keys; those whose files are broken are known by name alone."""

    def __init__(self, games: Iterable[Game], broken: Mapping[str, str] | None = None) -> None:
        self._games: dict[str, Game] = {}
        self.broken = dict(broken or {})
        """Games that do not load, with the reason, for the log."""
        for game in sorted(games, key=lambda game: game.key):
            try:
                check_words(game.words_folder, game.spec)
            except BrokenContent as error:
                _log.error("game %s cannot be loaded: %s", game.key, error)
                self.broken[game.key] = str(error)
            else:
                self._games[game.key] = game

    @classmethod
    def found(cls, extra: Iterable[Game] = ()) -> Games:
        """Every game in the packages ``engines`` and ``render``, and some ``extra`` ones."""
        walked = (
            Game(spec, discover.words_folder(key), partial(_painter, key))
            for key, spec in discover.specs().items()
        )
        return cls([*walked, *extra], discover.broken())

    def __getitem__(self, key: str) -> Game:
        return self._games[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)

    def named(self, key: str) -> Game:
        """A game that loads; raises Sorry if there is none, or its files are broken."""
        if key not in self._games:
            raise Sorry("game-broken" if key in self.broken else "no-such-game", game=key)
        return self._games[key]


def _painter(key: str) -> Painter[Any]:
    """What ``render.<key>`` offers."""
    painter: Painter[Any] = importlib.import_module(f"render.{key}").PAINTER
    return painter


def handed_in(names: str) -> list[Game]:
    """Games that a setting names as ``package.module:ATTRIBUTE``, separated by spaces.

    Raises ValueError with a sentence for a name that leads to no :class:`Game`.
    """
    found = []
    for name in names.split():
        module, _, attribute = name.partition(":")
        try:
            game = getattr(importlib.import_module(module), attribute)
        except (ImportError, AttributeError, ValueError) as error:
            raise ValueError(f"{name} names no game: {error}") from error
        if not isinstance(game, Game):
            raise ValueError(f"{name} is no game but a {type(game).__name__}")
        found.append(game)
    return found
