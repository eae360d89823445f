"""Faces: vendored files, opened when they are needed, and which of them has a character.

A picture's own face comes as several files, ``latin``, ``latin-ext`` (which holds *only* the extras) and so
on; behind them stand the spare faces of :mod:`render.kit.spares`. Each is a *subset*, known by its name.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from PIL import ImageFont, features

from .spares import JOINERS, Spare, spares_of, weight_of

FONTS = Path(__file__).parent.parent / "assets" / "fonts"
#: The files that a face may have of its own; every one has the first.
SUBSETS = ("latin", "latin-ext", "vietnamese", "cyrillic", "cyrillic-ext", "greek", "greek-ext")
#: Whether letters can be joined, stacked and turned round; without it names that want that are not drawn.
SHAPES = features.check("raqm")
_LAYOUT = ImageFont.Layout.RAQM if SHAPES else ImageFont.Layout.BASIC
_CAP = 1000
"""Size at which a face's cap height is measured."""


class Face(NamedTuple):
    """A vendored face; ``stroke`` px are added around small text where hairlines would vanish, from one
    pixel on around large text too.

    ``features`` are OpenType features to switch on, as ``lnum``: kept to where raqm lays out the text.
    """

    family: str
    weight: int
    stroke: float = 0.0
    features: tuple[str, ...] = ()


def switched_on(face: Face) -> list[str] | None:
    """The features of a face, where there is something to switch them on."""
    return list(face.features) if face.features and SHAPES else None


@cache
def _own(face: Face) -> tuple[str, ...]:
    return tuple(subset for subset in SUBSETS if _path(face, subset).exists())


@cache
def spares(face: Face) -> dict[str, Spare]:
    """The spare faces behind a face, by name; only those whose letters can be shaped here."""
    return {spare.name: spare for spare in spares_of(face.family) if SHAPES or not spare.shaped}


def _path(face: Face, subset: str) -> Path:
    spare = None if subset in SUBSETS else spares(face)[subset]
    if spare is None:
        return FONTS / f"{face.family}-{subset}-{face.weight}-normal.woff2"
    return FONTS / spare.file(weight_of(face.family, face.weight))


@cache
def opened(path: Path, size: int) -> ImageFont.FreeTypeFont:
    """A file at a size in pixels."""
    return ImageFont.truetype(str(path), size, layout_engine=_LAYOUT)


@cache
def font(face: Face, size: int, subset: str = SUBSETS[0]) -> ImageFont.FreeTypeFont:
    """The loaded font of one subset at ``size`` pixels of the face; a spare one has capitals as high."""
    if subset not in SUBSETS:
        size = max(1, round(size * cap_share(face) / spares(face)[subset].cap))
    return opened(_path(face, subset), size)


@cache
def cap_share(face: Face) -> float:
    """Cap height as a share of the size."""
    top = font(face, _CAP).getbbox("H", anchor="ls")[1]
    return -float(top) / _CAP


@cache
def figure_share(face: Face) -> float:
    """Height of the figures as a share of the size."""
    figures = font(face, _CAP).getbbox("0123456789", anchor="ls", features=switched_on(face))
    return -float(figures[1]) / _CAP


# -- which has a character -----------------------------------------------------------------------


@cache
def probe(path: Path) -> ImageFont.FreeTypeFont:
    """A file as it is asked for its characters."""
    return ImageFont.truetype(str(path), 40, layout_engine=ImageFont.Layout.BASIC)


def _picture(path: Path, char: str) -> tuple[object, bytes]:
    mask = probe(path).getmask(char, mode="L")
    return mask.size, bytes(mask)


@cache
def _missing(path: Path) -> tuple[object, bytes]:
    """What a file draws for a character it does not have."""
    return _picture(path, "\U0010fffd")


@lru_cache(8192)
def draws(path: Path, char: str) -> bool:
    """Whether there is something to see of a character in a file, and not its sign for what it lacks."""
    if unicodedata.category(char)[0] in "CZ":
        return False
    drawn = _picture(path, char)
    return any(drawn[1]) and drawn != _missing(path)


def has(face: Face, subset: str, char: str) -> bool:
    """Whether a subset has a character, or does what it is for: joiners show in others."""
    if char in JOINERS:
        return subset not in SUBSETS and spares(face)[subset].shaped
    return draws(_path(face, subset), char)


def own(face: Face, char: str) -> bool:
    """Whether the face itself has a character."""
    return any(has(face, subset, char) for subset in _own(face))


def _candidates(face: Face, char: str) -> Iterator[str]:
    yield from _own(face)
    yield from (name for name, spare in spares(face).items() if spare.holds(char))


@lru_cache(8192)
def subset_of(face: Face, cluster: str) -> str | None:
    """The first subset that has all of a letter with its marks, or None."""
    if cluster == " ":
        return SUBSETS[0]
    if unicodedata.category(cluster[0])[0] in "CZM":
        return None
    found = _candidates(face, cluster[0])
    return next((name for name in found if all(has(face, name, char) for char in cluster)), None)
