"""Loading ahead what pictures need, so that nobody waits for it at the first of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from engines.core.words import Words

from . import lettering as t
from .icons import mask

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"


def words_of(game: str) -> Words:
    """The words of a game of the house, in English."""
    return Words(Path(__file__).parents[2] / "engines" / game / "words")


def load(faces: Iterable[t.Face], signs: str, icons: Mapping[int, Iterable[str]]) -> None:
    """Load ``faces`` with letters, figures and ``signs``, and ``icons`` by their size in pixels."""
    for face in faces:
        t.runs(LETTERS + signs, face)
    for size, names in icons.items():
        for name in names:
            mask(name, size)
